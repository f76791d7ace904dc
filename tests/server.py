"""A real server and real browsers' manners, for the server's tests, the soak and the bench."""

import asyncio
import base64
import contextlib
import http.client
import itertools
import json
import os
import re
import secrets
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import numpy as np
from websockets.asyncio.client import ClientConnection, connect

import doughjo
from doughjo.core.changes import changed
from doughjo.core.contract import news
from doughjo.core.edition import usual_teller
from doughjo.core.words import ENGLISH, catalogue_in, language
from doughjo.server.refusals import WORDS
from doughjo.server.run import Listening
from doughjo.server.settings import Limits, Settings

MOST_BYTES = 20_000  # of a record
PATIENCE = 90  # seconds; enough to compile on a busy machine
BOTS = [{"kind": "bot", "bot": "greedy"}]
ME = {"kind": "me", "name": "Ann"}
FRIEND = {"kind": "friend"}

State: TypeAlias = dict[str, Any]


class Answer(NamedTuple):
    """What came back over HTTP."""

    status: int
    body: Any
    headers: Mapping[str, str]


@contextlib.contextmanager
def serving(settings: Settings) -> Iterator[Listening]:
    """A server in a thread of this process."""
    listening = Listening(settings)
    thread = threading.Thread(target=listening.run)
    thread.start()
    try:
        yield listening
    finally:
        listening.stop()
        thread.join()


def settings(folder: Path, **changes: Any) -> Settings:
    """Settings for tests: any port, bots that do not dawdle."""
    usual: dict[str, Any] = {
        "port": 0,
        "data": folder / "tables.sqlite",
        "bot_pause": 0.0,
        "workers": 1,
        "log_level": "error",
    }
    return Settings(**usual | changes)


class Process:
    """A server in a process of its own, that can be killed."""

    def __init__(self, data: Path, generous: bool = False) -> None:
        usual = ["-m", "doughjo", "serve", "--port", "0", "--data", str(data)]
        self.process = subprocess.Popen(
            [sys.executable, *(["-m", "tests.server", str(data)] if generous else usual)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "DOUGHJO_BOT_PAUSE": "0"},
        )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found is not None
        self.address = found[0]

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Send it a signal and wait until it is gone."""
        self.process.send_signal(how)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.wait(PATIENCE)


def new_ids() -> Iterator[str]:
    """Ids nobody else has."""
    start = secrets.token_hex(6)
    return (f"{start}-{number}" for number in itertools.count())


@dataclass
class Browser:
    """Somebody with a cookie."""

    address: str
    cookie: str | None = None
    ids: Iterator[str] = field(default_factory=new_ids)

    def ask(
        self, method: str, path: str, body: Any = None, raw: bytes | None = None, headers: Mapping[str, str] = {}
    ) -> Answer:
        """A request and its answer."""
        connection = http.client.HTTPConnection(urlsplit(self.address).netloc, timeout=PATIENCE)
        sent = {"Content-Type": "application/json", **self.cookies, **headers}
        data = raw if raw is not None else None if body is None else json.dumps(body).encode()
        try:
            connection.request(method, path, data, sent)
            response = connection.getresponse()
            text = response.read()
        finally:
            connection.close()
        if given := response.headers.get("set-cookie"):
            self.cookie = given.split(";")[0]
        kind = response.headers.get("content-type", "")
        answer = json.loads(text) if kind.startswith("application/json") else text.decode()
        return Answer(response.status, answer, {key.lower(): value for key, value in response.headers.items()})

    def get(self, path: str) -> Any:
        """What a path gives, which must be there."""
        answer = self.ask("GET", path)
        assert answer.status == 200, answer.body
        return answer.body

    def post(self, path: str, body: Any) -> Any:
        """What a request gives, which must be granted."""
        answer = self.ask("POST", path, body)
        assert answer.status == 200, answer.body
        return answer.body

    def make(self, *seats: Mapping[str, Any], **rest: Any) -> str:
        """The key of a new table."""
        return str(self.post("/api/tables", {"game": "go-nuts", "seats": seats, **rest})["table"])

    def join(self, table: str, name: str) -> int:
        """The seat this browser has now."""
        return int(self.post(f"/api/tables/{table}/join", {"name": name})["seats"][0])

    @property
    def cookies(self) -> dict[str, str]:
        return {} if self.cookie is None else {"Cookie": self.cookie}

    @contextlib.asynccontextmanager
    async def at(self, table: str, since: int | None = None, json: bool = True) -> AsyncIterator["Line"]:
        """A socket at a table, with its first state."""
        query = ("format=json" if json else "") + ("" if since is None else f"&since={since}")
        where = f"ws://{urlsplit(self.address).netloc}/ws/{table}?{query}"
        async with connect(where, additional_headers=self.cookies, max_size=None) as socket:
            line = Line(socket, self.ids)
            await line.until(lambda state: True)
            yield line


class Line:
    """A socket at a table, and everything that came over it."""

    def __init__(self, socket: ClientConnection, ids: Iterator[str]) -> None:
        self.socket, self.ids = socket, ids
        self.state: State = {}
        self.frames: list[str] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.troubles: list[str] = []

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("told", "state", "news"):
            assert message["seq"] >= self.state.get("seq", 0), "the sequence number went backwards"
            read = brought_up_to_date if message["type"] == "told" else unpacked
            self.state = read(self.state, message)
            self.frames.append(text)
        elif message["type"] == "trouble":
            self.troubles.append(message["why"]["message"])
        else:
            if message.get("why"):
                message["reason"] = in_words(self.state, message["why"])
            self.answers[message["id"]] = message
        return message

    async def until(self, fine: Callable[[State], Any]) -> State:
        """The first state that is fine, from the latest on."""
        while not self.state or not fine(self.state):
            await self.hear()
        return self.state

    async def news(self) -> State:
        """The next state."""
        before = self.state["seq"]
        return await self.until(lambda state: state["seq"] > before)

    async def send(self, kind: str, **facts: Any) -> str:
        """Send a command; its id."""
        command = {"type": kind, "id": next(self.ids), **facts}
        await self.socket.send(json.dumps(command))
        return str(command["id"])

    async def answer(self, name: str) -> dict[str, Any]:
        """The answer to a command."""
        while name not in self.answers:
            await self.hear()
        return self.answers.pop(name)

    async def do(self, kind: str, **facts: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        return await self.answer(await self.send(kind, **facts))

    async def play(self, seat: int, move: str, **facts: Any) -> None:
        """Make a move that must be accepted, and see the table after it."""
        answer = await self.do("move", seat=seat, move=move, **facts)
        assert answer["type"] == "accepted", answer
        before = self.state["seq"]  # the answer comes first, the table after it
        await self.until(lambda state: state["seq"] > before)

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees now."""
        return next(view for view in self.state["views"] if view["seat"] == seat)

    def legal(self, seat: int) -> list[str]:
        moves: list[str] = self.view(seat)["legal"]
        return moves

    async def play_out(self, *seats: int) -> State:
        """Play these seats to the end of the game."""
        while not self.state["over"]:
            owed = [seat for seat in seats if seat in self.state["to_act"]]
            if owed:
                await self.play(owed[0], self.legal(owed[0])[-1], at=self.state["moves"])
            else:
                await self.news()
        return self.state


def brought_up_to_date(state: State, told: dict[str, Any]) -> State:
    """What was told, with all that happened so far: `log` are the lines that a reader would find."""
    everything = state.get("everything", [])[: told["kept"]] + told["events"]
    teller = usual_teller(doughjo.game(told["game"]).rules, people=[person["name"] for person in told["people"]])
    log = [{"move": facts["move"], "text": teller.event(facts)} for facts in news(everything)]
    return {**told, "everything": everything, "events": everything[told["fresh"] :], "log": log}


def unpacked(state: State, sent: dict[str, Any]) -> State:
    """What is sent to a browser: the record of every seat as it is now, and every row that was told."""
    rows = (state["rows"] if sent["type"] == "news" else []) + sent.get("events", [])
    before = {view["seat"]: view for view in state["views"]} if sent["type"] == "news" else {}
    views = {**before, **{look["seat"]: looked(before.get(look["seat"]), look) for look in sent.get("views", [])}}
    fresh = sent["fresh"] if sent["type"] == "state" else len(state["rows"])
    return {**state, **sent, "views": [*views.values()], "rows": rows, "events": rows[fresh:]}


def looked(before: dict[str, Any] | None, look: dict[str, Any]) -> dict[str, Any]:
    """What a seat may know, with what changed."""
    known = before or {"record": b"", "legal": [], "asked": None, "undo": None}
    changes = base64.b64decode(look.get("changes", ""))
    old = np.frombuffer(known["record"].ljust(MOST_BYTES, b"\0"), np.uint8)
    return {**known, **look, "changes": None, "record": changed(old, changes).tobytes()}


def in_words(state: State, why: dict[str, Any]) -> str:
    """A refusal as a reader would find it."""
    words = language(ENGLISH, catalogue_in(WORDS, ENGLISH))
    if words.has(why["message"]):
        args = {name: value for name, value in why.items() if name not in ("message", "seats")}
        return words.say(why["message"], **args, seats="", count=0, question="", whose="")
    teller = usual_teller(doughjo.game(state["game"]).rules, people=[person["name"] for person in state["people"]])
    return teller.speaker.tell("why", teller.game.reasons.named(why["kind"]), why)


async def everybody_sees(lines: list[Line], fine: Callable[[State], Any]) -> None:
    """Wait until all have a state that is fine."""
    for line in lines:
        await line.until(fine)


def serve_generously(data: Path) -> None:
    """A server that lets everybody ask as much as they like."""
    many = 1e9
    limits = Limits(
        messages=many,
        messages_burst=many,
        address_messages=many,
        address_messages_burst=many,
        requests=many,
        requests_burst=many,
        address_connections=100_000,
    )
    listening = Listening(Settings(port=0, data=data, bot_pause=0.0, log_level="warning", limits=limits))
    print(listening.address, flush=True)
    listening.run()


if __name__ == "__main__":
    serve_generously(Path(sys.argv[1]))
