"""Whatever comes over the wire: a clean refusal, the table untouched, the server up."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as examples
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

import doughjo
from doughjo.server.settings import Limits
from tests.server import FRIEND, ME, Browser, Line, serving, settings

GENEROUS = Limits(
    messages=1e6, messages_burst=1e6, address_messages=1e6, address_messages_burst=1e6, requests=1e6, requests_burst=1e6
)
FEW = examples(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


class Place:
    """A table where it is Ann's and Bob's turn, and stays so."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.ann, bob = Browser(address), Browser(address)
        self.table = self.ann.make(ME, FRIEND)
        bob.join(self.table, "Bob")

    async def untouched(self, line: Line, before: dict[str, Any]) -> None:
        """The table is as it was, and answers."""
        looked = await line.do("look", move=before["moves"], seat=0)
        assert looked["type"] == "looked-json"
        kept = ("moves", "to_act", "views", "log", "chat", "people")
        async with self.ann.at(self.table) as fresh:
            assert {key: fresh.state[key] for key in kept} == {key: before[key] for key in kept}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with serving(settings(tmp_path_factory.mktemp("server"), limits=GENEROUS)) as server:
        yield Place(server.address)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
# Commands that are nearly right: none of them may be carried out.
wrong_seats = st.sampled_from([1, 2, 7, 8, -1, 2**70, "0", None, 0.5, [0]])
moves = st.one_of(
    st.text(max_size=100), st.sampled_from(["pick 0", "pick 4", "PICK 1", "pick 1 ", "draw plain", "done"])
)
nearly = st.one_of(
    st.fixed_dictionaries({"type": st.just("move"), "id": st.text(max_size=50), "seat": wrong_seats, "move": moves}),
    st.fixed_dictionaries(
        {"type": st.just("move"), "id": st.text(max_size=50), "seat": st.just(0), "move": moves, "at": anything}
    ).filter(lambda command: command["move"] not in ("pick 1", "pick 2", "pick 3")),
    st.fixed_dictionaries({"type": st.just("undo"), "id": st.text(max_size=50), "seat": st.just(0) | wrong_seats}),
    st.fixed_dictionaries({"type": st.just("chat"), "id": st.text(), "seat": wrong_seats, "text": st.text()}),
    st.fixed_dictionaries({"type": st.text(max_size=8), "id": anything, "seat": anything}),
    anything,
)
messages = st.lists(
    st.one_of(nearly.map(json.dumps), st.text(max_size=200), st.binary(max_size=200)), min_size=1, max_size=8
)


@FEW
@given(messages)
def test_malformed_and_foreign_messages_are_refused_and_change_nothing(place: Place, sent: list[str | bytes]) -> None:
    async def play() -> None:
        async with place.ann.at(place.table) as line:
            before = line.state
            for message in sent:
                await line.socket.send(message)
                answer = await line.hear()
                assert answer["type"] == "refused", (message, answer)
                assert answer["why"]["message"]
            await place.untouched(line, before)

    asyncio.run(play())


@FEW
@given(st.integers(4097, 100_000), st.booleans())
def test_oversized_messages_close_the_line_and_nothing_else(place: Place, size: int, binary: bool) -> None:
    async def play() -> None:
        async with place.ann.at(place.table) as line:
            before = line.state
            with pytest.raises(ConnectionClosed) as closed:
                await line.socket.send(b"x" * size if binary else "x" * size)
                await line.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        async with place.ann.at(place.table) as line:
            await place.untouched(line, before)

    asyncio.run(play())


@FEW
@given(st.one_of(st.text(max_size=30), st.integers().map(str)))
def test_any_since_is_fine(place: Place, since: str) -> None:
    async def play() -> None:
        async with place.ann.at(place.table, since=since) as line:  # type: ignore[arg-type]
            assert line.state["moves"]

    if since.isascii() and since.isprintable() and not set(since) & set("#&% "):
        asyncio.run(play())


@FEW
@given(anything, st.sampled_from(["/api/tables", "/api/replays", "join", "rematch"]))
def test_any_body_is_refused_in_words(place: Place, body: Any, path: str) -> None:
    where = path if path.startswith("/") else f"/api/tables/{place.table}/{path}"
    answer = Browser(place.address).ask("POST", where, body)
    assert 400 <= answer.status < 500, answer
    assert set(answer.body) == {"reason", "clause"}


record_keys = ["format", "game", "version", "seats", "options", "components", "start", "moves", "end"]


@FEW
@given(st.dictionaries(st.sampled_from(record_keys), anything, min_size=1))
def test_any_change_to_a_record_is_refused_in_words(place: Place, change: dict[str, Any]) -> None:
    record = doughjo.game("go-nuts").start(players=2, seed=1).record()
    answer = Browser(place.address).ask("POST", "/api/replays", record | change)
    if answer.status != 200:  # other names, or the same thing
        assert 400 <= answer.status < 500, answer
        assert set(answer.body) == {"reason", "clause"}


@FEW
@given(st.text(max_size=40), st.sampled_from(["GET", "POST", "PUT", "DELETE", "PATCH"]))
def test_any_address_is_answered(place: Place, path: str, method: str) -> None:
    quoted = "".join(f"%{byte:02x}" for byte in path.encode("utf-8", "surrogatepass"))
    for start in ("/", "/api/", "/api/tables/", "/api/replays/", "/api/codes/", "/assets/"):
        status = Browser(place.address).ask(method, start + quoted).status
        assert status < 500 or status == 503  # the app may not have been built
    assert Browser(place.address).get("/api/health")["version"]
