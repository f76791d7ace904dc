"""When a game's words are at fault: it is written down, people are told in plain words, and the table stays."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from doughjo.cli import main
from tests.crumbs import HURT, on_the_shelf
from tests.server import FRIEND, ME, Browser, Line, everybody_sees, serving, settings

Play = Callable[[Browser, str, Line, Line], Awaitable[None]]


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with on_the_shelf(), serving(settings(tmp_path, idle=0.05)) as server:
        yield server.address


class Pages(logging.Handler):
    """A log that can be read."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    @property
    def events(self) -> list[str]:
        return [record.getMessage() for record in self.records]


@pytest.fixture
def log(address: str) -> Iterator[Pages]:
    """The errors that the server writes down."""
    log, loggers = Pages(), [logging.getLogger(name) for name in ("doughjo.server", "uvicorn")]
    for logger in loggers:
        logger.addHandler(log)
    yield log
    for logger in loggers:
        logger.removeHandler(log)


def at_a_table(address: str, play: Play) -> str:
    """Ann and Bob eat crumbs; the key of their table."""
    ann, bob = Browser(address), Browser(address)
    table = ann.make(ME, FRIEND, game="crumbs")
    bob.join(table, "Bob")

    async def sit() -> None:
        async with ann.at(table) as one, bob.at(table) as two:
            await everybody_sees([one, two], lambda state: all(person["here"] for person in state["people"]))
            await play(ann, table, one, two)

    asyncio.run(sit())
    return table


async def told(line: Line) -> str:
    """The words of the next trouble."""
    while not line.troubles:
        await line.hear()
    return line.troubles.pop(0)


async def eat_up(lines: list[Line]) -> None:
    """Play to the end."""
    while not lines[0].state["over"]:
        seat, moves = lines[0].state["to_act"][0], lines[0].state["moves"]
        await lines[seat].play(seat, "eat", at=moves)
        await everybody_sees(lines, lambda state, moves=moves: state["moves"] > moves)  # type: ignore[misc]


def test_an_event_that_cannot_be_told_is_left_out_and_the_game_goes_on(address: str, log: Pages) -> None:
    async def play(ann: Browser, table: str, one: Line, two: Line) -> None:
        HURT.add("event")
        await one.play(0, "eat")
        await everybody_sees([one, two], lambda state: state["moves"] == 1)
        for line in (one, two):
            assert line.state["views"][0]["table"]["eaten"] == 1
            assert (line.state["events"], line.state["to_act"]) == ([], [1])
        HURT.clear()
        await two.play(1, "eat")
        await everybody_sees([one, two], lambda state: state["moves"] == 2)
        for line in (one, two):
            assert [event["left"] for event in line.state["events"]] == [10]
            assert line.troubles == []

    at_a_table(address, play)
    assert {*log.events} == {"an event cannot be told"}


@pytest.mark.parametrize(("what", "event"), [("view", "a view failed"), ("sheet", "a table cannot be shown")])
def test_a_table_that_cannot_be_shown_stays_and_is_shown_when_it_can_be(
    address: str, log: Pages, what: str, event: str
) -> None:
    async def play(ann: Browser, table: str, one: Line, two: Line) -> None:
        HURT.add(what)
        await one.do("move", seat=0, move="eat")
        assert [await told(line) for line in (one, two)] == ["trouble-not-shown"] * 2
        assert one.state["moves"] == 0
        assert ("look" in (await one.do("look", move=1))["type"]) == (what != "view")
        HURT.clear()
        await two.play(1, "eat")
        await everybody_sees([one, two], lambda state: state["moves"] == 2)
        assert one.state["views"][0]["table"]["eaten"] == 2
        assert [line["text"] for line in one.state["log"]] == ["Ann eats a crumb.", "Bob eats a crumb."]

    at_a_table(address, play)
    assert event in log.events


def test_a_move_whose_story_cannot_be_told_did_not_happen(address: str, log: Pages) -> None:
    async def play(ann: Browser, table: str, one: Line, two: Line) -> None:
        await one.play(0, "eat")
        HURT.add("story")
        refused = await two.do("move", seat=1, move="eat")
        assert (refused["type"], refused["why"] == {"message": "refused-went-wrong"}) == ("refused", True)
        HURT.clear()
        assert [await told(line) for line in (one, two)] == ["trouble-set-back"] * 2
        assert (two.state["moves"], two.state["to_act"]) == (1, [1])
        await two.play(1, "eat")
        await one.until(lambda state: state["moves"] == 2)
        await eat_up([one, two])
        assert len(ann.get(f"/api/tables/{table}/record")["moves"]) == 12

    at_a_table(address, play)
    assert "something could not be carried out" in log.events


def test_a_table_that_cannot_be_opened_says_so_with_its_close_code(address: str, log: Pages) -> None:
    async def play(ann: Browser, table: str, one: Line, two: Line) -> None:
        await one.play(0, "eat")
        await two.play(1, "eat")

    async def come(table: str) -> int:
        async with connect(f"{address.replace('http', 'ws')}/ws/{table}") as socket:
            try:
                await socket.recv()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0
        return 0

    async def gone() -> None:
        while Browser(address).get("/api/health")["tables"]:
            await asyncio.sleep(0.02)

    table = at_a_table(address, play)
    asyncio.run(gone())
    HURT.add("story")
    assert asyncio.run(come(table)) == 1011
    HURT.clear()
    assert "a table cannot be opened" in log.events
    assert asyncio.run(come(table)) == 0, "it is there again"


def test_a_replay_that_cannot_be_told_is_a_problem_in_words(address: str, log: Pages) -> None:
    async def play(ann: Browser, table: str, one: Line, two: Line) -> None:
        await eat_up([one, two])

    table = at_a_table(address, play)
    HURT.add("view")
    answer = Browser(address).ask("GET", f"/api/replays/{table}/3")
    assert (answer.status, "went wrong" in answer.body["reason"]) == (500, True)
    assert log.events == ["request failed"]


def test_a_game_whose_rules_nobody_wrote_down_says_so_and_has_its_pieces(address: str) -> None:
    rules = Browser(address).get("/api/games/crumbs/rules")
    assert rules == {"game": "crumbs", "title": "Crumbs", "page": None, "clauses": [], "pieces": []}


TOO_LARGE = b"\x81\xfe" + (5000).to_bytes(2) + bytes(4)  # how a browser begins to send 5,000 letters


def test_a_line_that_is_cut_while_something_is_sent_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """uvicorn closes it by itself when a frame is too large, and refuses to send from then on."""
    log, send, cut = Pages(), WebSocketsSansIOProtocol.send, [0]

    async def send_too_late(protocol: Any, message: Any) -> None:
        if b"hello" in str(message.get("text")).encode():
            cut[0] += 1
            protocol.data_received(TOO_LARGE)  # comes in just before
        await send(protocol, message)

    async def play(ann: Browser) -> None:
        table = ann.make(ME, FRIEND)
        async with ann.at(table) as line:
            await line.send("chat", seat=0, text="hello")
            with pytest.raises(ConnectionClosed):
                while True:
                    await line.hear()
        monkeypatch.undo()
        async with ann.at(table) as line:
            assert line.state["chat"]

    with serving(settings(tmp_path)) as server:
        monkeypatch.setattr(WebSocketsSansIOProtocol, "send", send_too_late)
        logging.getLogger("uvicorn").addHandler(log)
        asyncio.run(play(Browser(server.address)))
    assert (cut[0], log.events) == (1, [])


def test_a_page_of_another_site_leaves_no_error_in_the_log(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async def play(address: str) -> None:
        with pytest.raises(InvalidStatus):
            async with connect(f"{address.replace('http', 'ws')}/ws/x", additional_headers={"Origin": "https://a.b"}):
                pass

    with serving(settings(tmp_path, log_level="warning")) as server:
        asyncio.run(play(server.address))
    assert capfd.readouterr().err == ""


def test_the_command_line_says_it_too(capsys: pytest.CaptureFixture[str]) -> None:
    with on_the_shelf():
        assert main(["rules", "crumbs"]) == 2
    assert "Crumbs has no page of rules" in capsys.readouterr().err
