"""Many tables at once on this machine: moves a second, and milliseconds from a send to the last seat's frame.

    python bench/tables.py
    python bench/tables.py --tables 100 --seconds 20 --games 10000

At every table four people sit, each with a socket of their own; one move is made at a time, and the next when all four
have seen it. The same pattern is then played at a boardgame.io server (two players and two who look on, tic-tac-toe,
kept in memory only), if npm can install it. `--games` lets bots play whole games afterwards, and watches the server's
memory.
"""

import argparse
import asyncio
import http.client
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from doughjo.server.run import Listening
from doughjo.server.settings import Limits, Settings

HERE = Path(__file__).parent / "boardgame_io"
MANY = 1e9
PEOPLE = [{"kind": "me", "name": "Ann"}, *[{"kind": "friend"}] * 3]
WARM_UP = 1.0  # seconds between the last table's first move and the start of the clock


class Look(msgspec.Struct):
    """As much of a view as a player needs; what is not in it is as it was."""

    legal: list[int] | None = None


class Frame(msgspec.Struct):
    """As much of a message as a player needs."""

    type: str
    seq: int = 0
    to_act: list[int] | None = None
    over: bool | None = None
    views: list[Look] = []


DECODER = msgspec.json.Decoder(Frame)


@dataclass
class Measured:
    """What came of it."""

    delays: list[float] = field(default_factory=list)  # seconds
    begun: int = 0
    games: int = 0
    processor: float = 0.0  # seconds

    def told(self, name: str, seconds: float) -> str:
        """In a line."""
        cuts = statistics.quantiles(self.delays, n=100)
        cpu = self.processor / len(self.delays) * 1000
        return line(name, len(self.delays) / seconds, cuts[49] * 1000, cuts[98] * 1000, cpu)


def line(name: str, rate: float, p50: float, p99: float, cpu: float) -> str:
    times = f"p50 {p50:7.1f} ms   p99 {p99:7.1f} ms   {cpu:5.2f} ms of the server's processor a move"
    return f"{name:<14} {rate:8,.0f} moves/s   {times}"


def processor_seconds(process: int) -> float:
    """How long a process has been computing."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# --- The server


def serve(data: Path) -> None:
    """A server that lets everybody ask as much as they like, and puts tables away soon."""
    limits = Limits(
        messages=MANY,
        messages_burst=MANY,
        address_messages=MANY,
        address_messages_burst=MANY,
        requests=MANY,
        requests_burst=MANY,
        address_connections=100_000,
    )
    listening = Listening(Settings(port=0, data=data, bot_pause=0.0, idle=2.0, log_level="warning", limits=limits))
    print(listening.address, flush=True)
    listening.run()


class Served:
    """The server in a process of its own."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, __file__, "--serve", str(folder / "tables.sqlite")]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        while not self.ask("GET", "/api/health")[0]["ready"]:
            time.sleep(0.1)

    def ask(self, method: str, path: str, body: Any = None, cookie: str | None = None) -> tuple[Any, str]:
        """The answer to a request, and the cookie."""
        connection = http.client.HTTPConnection(urlsplit(self.address).netloc)
        headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
        connection.request(method, path, json.dumps(body), headers)
        response = connection.getresponse()
        answer = json.loads(response.read())
        connection.close()
        assert response.status == 200, answer
        return answer, (response.headers["set-cookie"] or cookie or "").split(";")[0]

    @property
    def memory(self) -> float:
        """Megabytes in use."""
        for text in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if text.startswith("VmRSS"):
                return int(text.split()[1]) / 1024
        return 0.0

    def end(self) -> None:
        self.process.terminate()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


# --- Four people at a table


class Seat:
    """A socket and the latest frame on it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seq, self.over = 0, False
        self.to_act: list[int] = []
        self.legal: list[int] = []
        self.sizes: list[int] = []  # of frames

    async def seen(self, seq: int) -> None:
        """Wait for a frame at least as new as that."""
        while self.seq < seq:
            text = await self.socket.recv()
            frame = DECODER.decode(text)
            if frame.type in ("state", "news"):
                self.sizes.append(len(text))
                self.take(frame)

    def take(self, frame: Frame) -> None:
        self.seq = frame.seq
        self.to_act = self.to_act if frame.to_act is None else frame.to_act
        self.over = self.over if frame.over is None else frame.over
        for view in frame.views:
            self.legal = self.legal if view.legal is None else view.legal


async def play_table(served: Served, measured: Measured, number: int) -> None:
    """Game after game at one table."""
    table, cookies = await asyncio.to_thread(seated, served)
    for game in range(10_000):
        async with AsyncExitStack() as stack:
            where = f"{served.address.replace('http', 'ws')}/ws/{table}"
            opened = [connect(where, additional_headers={"Cookie": cookie}, max_size=None) for cookie in cookies]
            seats = [Seat(await stack.enter_async_context(each)) for each in opened]
            await seats[-1].seen(1)
            await asyncio.gather(*(seat.seen(seats[-1].seq) for seat in seats))
            await play_game(seats, measured, f"{number}-{game}")
        rematch = await asyncio.to_thread(served.ask, "POST", f"/api/tables/{table}/rematch", {}, cookies[0])
        table = rematch[0]["table"]


def seated(served: Served) -> tuple[str, list[str]]:
    """A table, and the cookies of four people at it."""
    made, first = served.ask("POST", "/api/tables", {"game": "go-nuts", "seats": PEOPLE})
    path = f"/api/tables/{made['table']}/join"
    return made["table"], [first, *(served.ask("POST", path, {"name": name})[1] for name in ("Bob", "Cat", "Dan"))]


async def play_game(seats: list[Seat], measured: Measured, name: str) -> None:
    """One game, one move at a time."""
    measured.begun += 1
    count = 0
    while not seats[0].over:
        number = random.choice(seats[0].to_act)
        mover, seq = seats[number], max(seat.seq for seat in seats)
        move = random.choice(mover.legal)
        command = {"type": "move", "id": f"{name}-{count}", "seat": number, "move": move}
        start = time.perf_counter()
        await mover.socket.send(json.dumps(command))
        await asyncio.gather(*(seat.seen(seq + 1) for seat in seats))
        measured.delays.append(time.perf_counter() - start)
        await asyncio.gather(*(seat.seen(max(seat.seq for seat in seats)) for seat in seats))
        count += 1
    measured.games += 1


async def measure(served: Served, tables: int, seconds: float) -> Measured:
    """All tables for so long."""
    measured = Measured()
    playing = [asyncio.create_task(play_table(served, measured, number)) for number in range(tables)]
    while measured.begun < tables:
        await asyncio.sleep(0.1)
    await asyncio.sleep(WARM_UP)
    measured.delays.clear()
    processor = processor_seconds(served.process.pid)
    await asyncio.wait(playing, timeout=seconds)
    processor = processor_seconds(served.process.pid) - processor
    counted = Measured(list(measured.delays), measured.begun, measured.games, processor)
    for task in playing:
        task.cancel()
    failures = await asyncio.gather(*playing, return_exceptions=True)
    for failure in failures:
        if not isinstance(failure, asyncio.CancelledError):
            raise AssertionError("a table ended early") from failure
    return counted


# --- boardgame.io


def boardgame_io(tables: int, seconds: float) -> dict[str, float] | None:
    """The same pattern at a boardgame.io server; None if it cannot be had."""
    if shutil.which("npm") is None:
        return None
    if not (HERE / "node_modules").is_dir():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=HERE, check=False)
    port = random.randrange(20_000, 30_000)
    server = subprocess.Popen(["node", "server.cjs", str(port)], cwd=HERE, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        if not server.stdout.readline():
            return None
        command = ["node", "clients.cjs", str(port), str(tables), str(seconds), str(server.pid)]
        played = subprocess.run(command, cwd=HERE, capture_output=True, text=True, check=True)
        found: dict[str, float] = json.loads(played.stdout)
        return found
    finally:
        server.kill()
        server.communicate()


# --- Memory


def play_many(served: Served, games: int) -> None:
    """Let bots play so many games, and tell the server's memory on the way."""
    bots = {"game": "go-nuts", "seats": [{"kind": "bot", "bot": "greedy"}] * 4}
    keys: list[str] = []
    for number in range(1, games + 1):
        keys.append(served.ask("POST", "/api/tables", bots)[0]["table"])
        while len(keys) >= 32:
            keys = [key for key in keys if not is_over(served, key)]
        if number % max(games // 10, 1) == 0:
            print(f"{number:7,} games of bots: {served.memory:6.0f} MB", flush=True)


def is_over(served: Served, key: str) -> bool:
    """Whether a game has ended."""
    with suppress(AssertionError):
        served.ask("GET", f"/api/tables/{key}/record")
        return True
    return False


def main(arguments: argparse.Namespace) -> None:
    """Measure, and print the numbers."""
    if arguments.serve:
        serve(arguments.serve)
        return
    with tempfile.TemporaryDirectory(prefix="doughjo-bench-") as folder:
        served = Served(Path(folder))
        try:
            before = served.memory
            measured = asyncio.run(measure(served, arguments.tables, arguments.seconds))
            print(f"{arguments.tables} tables of four, every move on the disk before it is shown")
            print(measured.told("doughjo", arguments.seconds))
            print(f"{'':<14} {measured.games} games ended; memory {before:.0f} MB before, {served.memory:.0f} MB after")
            if arguments.games:
                play_many(served, arguments.games)
        finally:
            served.end()
    if other := boardgame_io(arguments.tables, arguments.seconds):
        cpu = other["ticks"] / os.sysconf("SC_CLK_TCK") / other["moves"] * 1000
        print(line("boardgame.io", other["moves"] / other["seconds"], other["p50"], other["p99"], cpu))
        rate = len(measured.delays) / arguments.seconds
        print(f"ratio          {rate / (other['moves'] / other['seconds']):.2f} times its moves a second")
    else:
        print("boardgame.io is left out: npm cannot install it here")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Many tables at once, and the same at a boardgame.io server.")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--games", type=int, default=0, help="whole games of bots afterwards, for the memory")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    main(parser.parse_args())
