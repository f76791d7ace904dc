"""Kill the server at random moments under load, again and again:  python -m tests.soak --runs 200

After every kill, whatever was acknowledged must be in the log exactly once, what was refused must not be in it, and the
sequence numbers shown must not come again; what was sent without an answer is sent again under its old id and must not
happen twice. What the tables looked like is not compared.
"""

import argparse
import asyncio
import json
import random
import signal
import sqlite3
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from tests.server import BOTS, FRIEND, ME, Browser, Line, Process

TABLES = 4
LONGEST = 1.5  # seconds of load before a kill


@dataclass
class Player:
    """Somebody at a table, and what they know for certain."""

    browser: Browser
    table: str
    seat: int
    unanswered: dict[str, dict[str, Any]] = field(default_factory=dict)
    accepted: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)
    seq: int = 0

    async def play(self) -> None:
        """Play until the line breaks, or the game is over."""
        since = self.seq or None
        with suppress(WebSocketException, ConnectionError, EOFError):  # a table that stalls is not among them
            async with self.browser.at(self.table, since) as line:
                assert line.state["seq"] > self.seq, "a sequence number was used twice"
                self.see(line)
                for command in [*self.unanswered.values()]:
                    await self.send(line, command)
                while not line.state["over"]:
                    await self.turn(line)

    async def turn(self, line: Line) -> None:
        """Make a move or take one back where possible, else wait for news."""
        command: dict[str, Any] | None = None
        if self.seat in line.state["to_act"]:
            move = random.choice(line.legal(self.seat))
            command = {"type": "move", "seat": self.seat, "move": move, "at": line.state["moves"]}
        elif line.view(self.seat)["undo"] is None and random.random() < 0.3:
            command = {"type": "undo", "seat": self.seat}
        if command is None:
            await line.hear()
            self.see(line)
        else:
            await self.send(line, {**command, "id": next(line.ids)})

    async def send(self, line: Line, command: dict[str, Any]) -> None:
        """Send a command and note its answer; after a yes, see what came of it."""
        name = command["id"]
        self.unanswered[name] = command
        await line.socket.send(json.dumps(command))
        answer = await line.answer(name)
        (self.accepted if answer["type"] == "accepted" else self.refused).add(name)
        del self.unanswered[name]
        if answer["type"] == "accepted":
            with suppress(TimeoutError):  # nothing follows what had happened before
                async with asyncio.timeout(0.2):
                    await line.news()
        self.see(line)

    def see(self, line: Line) -> None:
        """Remember what was shown."""
        self.seq = max(self.seq, line.state["seq"])


def seat_players(address: str) -> list[Player]:
    """A table with two people and a bot."""
    ann, bob = Browser(address), Browser(address)
    table = ann.make(ME, FRIEND, *BOTS)
    bob.join(table, "Bob")
    return [Player(ann, table, 0), Player(bob, table, 1)]


def wait_until_ready(address: str) -> None:
    """Wait until tables can be opened without delay."""
    while not Browser(address).get("/api/health")["ready"]:
        time.sleep(0.02)


async def load(players: list[Player], server: Process, seconds: float) -> None:
    """Let everybody play, and kill the server in the middle of it."""
    for player in players:
        player.browser.address = server.address
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(seconds)
    server.end(signal.SIGKILL)
    await asyncio.gather(*playing)


def check(data: Path, players: list[Player]) -> None:
    """Everything acknowledged is in the log once, and nothing refused is."""
    connection = sqlite3.connect(f"file:{data}?mode=ro", uri=True)
    rows = connection.execute("SELECT command, count(*) FROM log WHERE command IS NOT NULL GROUP BY who, command")
    times = dict(rows.fetchall())
    (whole,) = connection.execute("PRAGMA integrity_check").fetchone()
    connection.close()
    assert whole == "ok", whole
    for player in players:
        lost = [name for name in player.accepted if times.get(name) != 1]
        assert not lost, f"acknowledged, but in the log {[times.get(name, 0) for name in lost]} times: {lost}"
        assert not [name for name in player.refused if name in times], "refused, and yet it happened"
        assert all(times.get(name, 0) <= 1 for name in player.unanswered), "a move happened twice"


def soak(runs: int, folder: Path) -> None:
    """The whole test; says what was done."""
    data = folder / "tables.sqlite"
    everybody: list[Player] = []
    playing: list[Player] = []
    start = time.monotonic()
    for run in range(1, runs + 1):
        server = Process(data, generous=True)
        while len(playing) < 2 * TABLES:
            new = seat_players(server.address)
            playing += new
            everybody += new
        if run % 10:  # else it is killed while it starts
            wait_until_ready(server.address)
        asyncio.run(load(playing, server, random.uniform(0.0, LONGEST)))
        check(data, everybody)
        playing = [player for player in playing if not is_over(data, player.table)]
        if run % 20 == 0 or run == runs:
            kept = sum(len(player.accepted) for player in everybody)
            seconds = time.monotonic() - start
            print(f"{run} kills, {kept} moves acknowledged, none lost, none twice ({seconds:.0f} s)", flush=True)


def is_over(data: Path, table: str) -> bool:
    """Whether a table's game has ended."""
    connection = sqlite3.connect(f"file:{data}?mode=ro", uri=True)
    (over,) = connection.execute("SELECT over FROM tables WHERE key = ?", (table,)).fetchone()
    connection.close()
    return bool(over)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Kill the server at random moments, and check that nothing is lost.")
    parser.add_argument("--runs", type=int, default=200, help="how many kills (default: 200)")
    with tempfile.TemporaryDirectory(prefix="doughjo-soak-") as name:
        soak(parser.parse_args().runs, Path(name))
