"""What lasts: kills, restarts, eviction, full disks, lost workers, backups, files that are not ours."""

import asyncio
import json
import os
import random
import signal
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket

from doughjo.cli import main
from doughjo.server.connection import Connection
from doughjo.server.hall import Hall
from doughjo.server.rehearsal import Rehearsal
from doughjo.server.run import CannotListen, Listening
from doughjo.server.schemas import NewTable, SeatWish
from doughjo.server.settings import Settings, from_environment
from doughjo.server.store import BadStore, NotWritten, Store, back_up
from doughjo.server.table import Arrived
from doughjo.server.workers import Workers
from tests.server import BOTS, FRIEND, ME, PATIENCE, Browser, Process, serving, settings

# --- Killed and restarted

MOVE = json.dumps({"type": "move", "id": "once", "seat": 0, "move": "pick 2"})


def test_every_acknowledged_move_survives_a_kill(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"

    async def begin(address: str) -> tuple[str, str | None, dict[str, object]]:
        ann = Browser(address)
        table = ann.make(ME, FRIEND, *BOTS)
        bob = Browser(address)
        bob.join(table, "Bob")
        async with ann.at(table) as line:
            await line.socket.send(MOVE)
            assert (await line.answer("once"))["type"] == "accepted"
            await line.until(lambda state: state["to_act"] == [1])
            await line.do("chat", seat=0, text="before")
            return table, ann.cookie, await line.until(lambda state: state["chat"])

    async def go_on(ann: Browser, before: dict[str, object]) -> None:
        async with ann.at(table, since=int(str(before["seq"]))) as line:
            state = line.state
            for key in ("moves", "to_act", "chat", "log", "views", "sheet", "options", "code"):
                assert state[key] == before[key], key
            assert state["seq"] > before["seq"]
            assert state["events"] == []
            await line.socket.send(MOVE)
            assert (await line.answer("once"))["type"] == "accepted"  # as the first time, and not again
            assert line.state["moves"] == before["moves"]
            undone = await line.do("undo", seat=0)
            assert undone.get("why") == state["views"][0]["undo"]

    first = Process(data)
    table, cookie, before = asyncio.run(begin(first.address))
    assert first.end(signal.SIGKILL) == -signal.SIGKILL
    second = Process(data)
    try:
        asyncio.run(go_on(Browser(second.address, cookie), before))
    finally:
        assert second.end() == 0


def test_after_a_kill_in_mid_round_nothing_is_lost_and_the_clock_goes_on_as_written(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    moves = ["place 1 at waiter 1", "take 1", "place 2 at storage-a 1", "place helper at maitre 1", "bring orders"]

    async def begin(address: str) -> tuple[str, str | None, list[str], int]:
        ann = Browser(address)
        table = ann.make(ME, {"kind": "bot", "bot": "greedy"}, game="kitchen-rush", options={"events": "off"})
        async with ann.at(table) as line:
            await line.play(0, "ready")
            await line.until(lambda state: state["clock"]["runs"])
            made = [move for move in moves if (await line.do("move", seat=0, move=move))["type"] == "accepted"]
            return table, ann.cookie, made, int(line.state["views"][0]["table"]["time"])

    async def go_on(ann: Browser, shown: int, written: int) -> None:
        async with ann.at(table) as line:
            seen = line.state["views"][0]["table"]
            assert seen["phase"] == "action"
            assert shown <= seen["time"] == written, "time did not pass while nobody served it"
            places = [seen["hourglasses"][glass].get("at") for glass in ("0-1", "0-2")]
            assert [f"place {number} at {place}" for number, place in enumerate(places, 1)] == [moves[0], moves[2]]
            await line.until(lambda state: state["clock"]["runs"])

    first = Process(data)
    table, cookie, made, shown = asyncio.run(begin(first.address))
    assert first.end(signal.SIGKILL) == -signal.SIGKILL
    with closing(sqlite3.connect(data)) as file:
        entries = file.execute("SELECT kind, seat, text FROM log ORDER BY n").fetchall()
    mine = [text for kind, seat, text in entries if kind == "move" and seat == 0]
    assert mine == ["ready", *made] and len(made) >= 3, "what was acknowledged, and nothing else"
    second = Process(data)
    try:
        written = sum(int(text) for kind, _, text in entries if kind == "time")
        asyncio.run(go_on(Browser(second.address, cookie), shown, written))
    finally:
        assert second.end() == 0


def test_a_signal_ends_the_server_in_good_order(tmp_path: Path) -> None:
    for how in (signal.SIGINT, signal.SIGTERM):
        server = Process(tmp_path / "tables.sqlite")
        Browser(server.address).get("/api/health")
        assert server.end(how) == 0


def test_an_idle_table_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        ann = Browser(address)
        table = ann.make(ME, FRIEND)
        Browser(address).join(table, "Bob")
        async with ann.at(table) as line:
            await line.play(0, "pick 1")
            for _ in range(9):  # comings and goings that are in no log, but have sequence numbers
                async with Browser(address).at(table):
                    await line.news()
            before = line.state
        await until(lambda: ann.get("/api/health")["tables"] == 0)
        async with ann.at(table, since=before["seq"]) as line:
            assert line.state["views"] == before["views"]
            assert line.state["seq"] > before["seq"]
            assert (await line.do("undo", seat=0))["type"] == "accepted"

    with serving(settings(tmp_path, idle=0.05)) as server:
        asyncio.run(play(server.address))


class LastMoment(asyncio.SelectorEventLoop):
    """A loop that lets something happen just before a time-out, in the same turn."""

    before: Callable[[], None] | None = None

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Any = None
    ) -> asyncio.TimerHandle:
        def first_the_other() -> None:
            before, self.before = self.before, None
            if before is not None:
                before()
            callback(*args)

        ends_a_wait = getattr(callback, "__name__", "") == "_on_timeout"
        given = (first_the_other,) if ends_a_wait else (callback, *args)
        return super().call_at(when, *given, context=context)


def test_whoever_comes_in_the_moment_in_which_a_table_would_leave_memory_is_served(tmp_path: Path) -> None:
    async def play(loop: LastMoment) -> None:
        store = Store(tmp_path / "t.sqlite")
        chosen = settings(tmp_path, idle=1.0)
        hall = Hall(chosen, store, Workers(chosen), Rehearsal())
        hall.rehearsal.start()
        wish = NewTable("go-nuts", [SeatWish(**ME), SeatWish(**FRIEND)])  # type: ignore[arg-type]
        table = await hall.find((await hall.create(wish, "ann")).table)
        connection = Connection(WebSocket({"type": "websocket"}, nothing, nothing), "ann", "here", chosen.limits)
        loop.before = lambda: table.inbox.put_nowait(Arrived(connection, None))
        while loop.before is not None or not (table.connections or table.closed):
            await asyncio.sleep(0)
        assert (table.connections, connection.closing, table.closed) == ({connection}, None, False)
        await hall.close()
        await hall.workers.close()
        store.close()

    async def nothing(*_: Any) -> Any:
        raise AssertionError("nobody listens")

    with asyncio.Runner(loop_factory=LastMoment) as runner:
        loop = runner.get_loop()
        assert isinstance(loop, LastMoment)
        runner.run(play(loop))


async def until(fine: Callable[[], bool]) -> None:
    """Wait for something that will come about."""
    end = time.monotonic() + PATIENCE
    while not fine():
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


def test_what_cannot_be_written_did_not_happen(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        ann = Browser(address)
        table = ann.make(ME, FRIEND)
        Browser(address).join(table, "Bob")
        thief = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        async with ann.at(table) as line:
            before = line.view(0)
            # somebody else writes the entry that comes next: this server's own must fail, whole
            (entries,) = thief.execute("SELECT count(*) FROM log").fetchone()
            thief.execute("INSERT INTO log VALUES (1, ?, 1, 'chat', 0, 'boo', NULL, NULL)", (entries,))
            refused = await line.do("move", seat=0, move="pick 1")
            assert refused["type"] == "refused"
            assert "could not save" in refused["reason"]
            await line.until(lambda state: state["chat"])  # the table is as its log has it
            assert line.view(0) == before
            await line.play(0, "pick 1")
        thief.close()

    with serving(settings(tmp_path)) as server:
        asyncio.run(play(server.address))


# --- Workers


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_table_goes_on_when_a_worker_dies_or_hangs(tmp_path: Path, how: signal.Signals) -> None:
    async def play(address: str) -> None:
        ann = Browser(address)
        table = ann.make(ME, *BOTS)
        async with ann.at(table) as line:
            await line.play(0, line.legal(0)[0])
            await line.until(lambda state: 0 in state["to_act"])
            victim = worker()
            os.kill(victim, how)
            await line.play_out(0)
            assert worker() != victim

    with serving(settings(tmp_path, bot_deadline=0.5, start_deadline=10.0)) as server:
        asyncio.run(play(server.address))


def worker() -> int:
    (only,) = [child.pid for child in active_children() if child.name == "doughjo-bot"]
    assert only is not None
    return only


def test_a_table_goes_on_without_any_worker(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        ann = Browser(address)
        table = ann.make(ME, *BOTS)
        async with ann.at(table) as line:
            await line.play(0, line.legal(0)[0])
            await line.until(lambda state: 0 in state["to_act"])

    with serving(settings(tmp_path, start_deadline=0.0, bot_deadline=0.0)) as server:
        asyncio.run(play(server.address))


# --- The file


def test_one_job_that_fails_does_not_harm_those_written_with_it(tmp_path: Path) -> None:
    async def write() -> None:
        store = Store(tmp_path / "t.sqlite")
        sql = "INSERT INTO replays (key, record) VALUES (?, ?)"
        jobs = [store.write([(sql, (key, b"1")), (sql, (key + "'", b"2"))]) for key in ("a", "b", "a", "c")]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        rows = await store.read("SELECT key FROM replays ORDER BY key")
        store.close()
        assert [type(result) for result in results] == [type(None), type(None), NotWritten, type(None)]
        assert [row[0] for row in rows] == ["a", "a'", "b", "b'", "c", "c'"]

    asyncio.run(write())


def write_text(path: Path) -> None:
    path.write_text("This is not a database. " * 100)


def write_other(path: Path) -> None:
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE cats (name)")
    other.close()


def write_newer(path: Path) -> None:
    asyncio.run(opened_once(path))
    newer = sqlite3.connect(path)
    newer.execute("PRAGMA user_version=99")
    newer.close()


async def opened_once(path: Path) -> None:
    Store(path).close()


@pytest.mark.parametrize(
    ("write", "words"),
    [
        (write_text, "not a database"),
        (write_other, "database of another program"),
        (write_newer, "written by another version (format 99"),
        (Path.mkdir, "cannot be"),
    ],
)
def test_a_file_that_is_not_ours_is_refused_and_left_alone(
    tmp_path: Path, write: Callable[[Path], None], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    write(data)
    before = data.read_bytes() if data.is_file() else b""
    assert main(["serve", "--port", "0", "--data", str(data)]) == 2
    assert words in capsys.readouterr().err
    assert (data.read_bytes() if data.is_file() else b"") == before


def test_two_servers_never_share_a_file(tmp_path: Path) -> None:
    with serving(settings(tmp_path)), pytest.raises(BadStore, match="in use by another"):
        Listening(settings(tmp_path))


def test_a_port_in_use_is_refused_in_words(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as server, pytest.raises(CannotListen, match="another server may be running"):
        Listening(Settings(port=server.settings.port, data=tmp_path / "other"))


def test_settings_come_from_the_environment_and_are_checked(tmp_path: Path) -> None:
    chosen = from_environment({"DOUGHJO_HOST": "::1", "DOUGHJO_PORT": "99", "DOUGHJO_DATA": str(tmp_path)})
    assert (chosen.host, chosen.port, chosen.data) == ("::1", 99, tmp_path)
    for name, value in [("PORT", "http"), ("PORT", "70000"), ("BOT_PAUSE", "soon"), ("LOG", "loud")]:
        with pytest.raises(Exception, match=f"DOUGHJO_{name} is '{value}'; expected"):
            from_environment({f"DOUGHJO_{name}": value})


def test_a_backup_of_a_running_server_can_be_played_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.sqlite"

    async def begin(address: str) -> tuple[str, str | None, list[object]]:
        ann = Browser(address)
        table = ann.make(ME, *BOTS)
        async with ann.at(table) as line:
            await line.play(0, "pick 1")
            state = await line.until(lambda state: 0 in state["to_act"])
            assert main(["backup", "--data", str(tmp_path / "tables.sqlite"), str(copy)]) == 0
            assert "1 table" in capsys.readouterr().out
            return table, ann.cookie, state["log"]

    async def go_on(ann: Browser) -> None:
        async with ann.at(table) as line:
            assert line.state["log"][: len(log)] == log
            await line.play_out(0)

    with serving(settings(tmp_path)) as server:
        table, cookie, log = asyncio.run(begin(server.address))
        with pytest.raises(BadStore, match="exists already"):
            back_up(tmp_path / "tables.sqlite", copy)
    with serving(settings(tmp_path, data=copy)) as server:
        asyncio.run(go_on(Browser(server.address, cookie)))
    with pytest.raises(BadStore, match="no tables to back up"):
        back_up(tmp_path / "nothing", tmp_path / "new")


def test_the_file_holds_no_secret_and_the_log_no_key(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async def play(address: str) -> tuple[str, str]:
        ann = Browser(address)
        table = ann.make(ME, *BOTS)
        async with ann.at(table) as line:
            await line.play(0, "pick 1")
        assert ann.cookie is not None
        return table, ann.cookie.split("=")[1]

    with serving(settings(tmp_path, log_level="debug", chance=random.Random(3))) as server:
        table, secret = asyncio.run(play(server.address))
    said = capfd.readouterr().err
    lines = [json.loads(line) for line in said.splitlines()]
    assert {"started", "table made", "stopped"} <= {line["event"] for line in lines}
    assert not any(word in said for word in (secret, table, "pick 1"))
    assert secret.encode() not in (tmp_path / "tables.sqlite").read_bytes()
