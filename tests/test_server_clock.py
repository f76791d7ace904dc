"""Games in real time at the server: it alone holds the clock, and what it has shown is never lost."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import doughjo
from tests.server import FRIEND, ME, Browser, Line, State, everybody_sees, serving, settings

KITCHEN: dict[str, Any] = {"game": "kitchen-rush", "options": {"round_seconds": "60", "events": "off"}}
COOK = {"kind": "bot", "bot": "greedy"}


def runs(state: State) -> bool:
    return bool(state["clock"]["runs"])


def time_of(line: Line) -> int:
    return int(line.state["views"][0]["table"]["time"])


def glasses_at(state: State, space: str) -> int:
    return [glass.get("at") for glass in state["views"][0]["table"]["hourglasses"].values()].count(space)


async def shown_time(line: Line) -> int:
    """What the clock says now: time that passes is no news by itself, but anything said brings it."""
    said = len(line.state["chat"])
    await line.do("chat", seat=0, text="What time is it?")
    await line.until(lambda state: len(state["chat"]) > said)
    return time_of(line)


def seated(address: str, *more: dict[str, Any]) -> tuple[str, Browser, Browser]:
    """Two people at a kitchen table, and whoever else."""
    ann, bob = Browser(address), Browser(address)
    table = ann.make(ME, FRIEND, *more, **KITCHEN)
    bob.join(table, "Bob")
    return table, ann, bob


async def begin(*lines: Line) -> None:
    """Everybody is ready, and the clock runs."""
    for seat, line in enumerate(lines):
        await line.until(lambda state: state["started"])
        if "ready" in line.legal(seat):
            await line.do("move", seat=seat, move="ready")
    await everybody_sees(list(lines), runs)


def test_the_clock_runs_when_everybody_is_ready_and_stops_when_nobody_is_here(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        table, ann, bob = seated(address)
        async with ann.at(table) as one:
            async with bob.at(table) as two:
                assert not runs(one.state)
                await begin(one, two)
                while await shown_time(one) < 2_000:
                    pass
            await one.until(lambda state: not state["people"][1]["here"])
            assert runs(one.state)
        async with ann.at(table) as again:
            stopped = time_of(again)
            assert again.state["views"][0]["table"]["phase"] == "action"
        await asyncio.sleep(0.5)  # sixty seconds of the kitchen, if the clock went on
        async with ann.at(table) as again:
            assert again.state["views"][0]["table"]["phase"] == "action"
            assert time_of(again) < stopped + 30_000

    with serving(settings(tmp_path, clock_rate=100.0)) as server:
        asyncio.run(play(server.address))


def test_a_whole_game_ends_by_the_clock_and_its_record_replays(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        table, ann, bob = seated(address, COOK, COOK)
        async with ann.at(table) as one, bob.at(table) as two:
            lines = [one, two]
            while not one.state["over"]:
                for seat, line in enumerate(lines):
                    urgent = [move for move in line.legal(seat) if move == "ready" or move.startswith("leave ")]
                    if urgent:
                        await line.do("move", seat=seat, move=urgent[0])
                await one.hear()
                await two.until(lambda state: state["seq"] >= one.state["seq"] or state["over"])
            record = ann.get(f"/api/tables/{table}/record")
        times = [int(move["move"]) for move in record["moves"] if move["seat"] == "time"]
        assert sum(times) == 4 * 60_000
        assert any(move["seat"] in (2, 3) and move["move"].startswith("place ") for move in record["moves"])
        assert doughjo.replay(record).over

    with serving(settings(tmp_path, clock_rate=20.0)) as server:
        asyncio.run(play(server.address))


def test_the_first_on_a_space_has_it_and_the_other_is_told(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        table, ann, bob = seated(address)
        async with ann.at(table) as one, bob.at(table) as two:
            await begin(one, two)
            names = [
                await line.send("move", seat=seat, move="place 1 at oven 1") for seat, line in enumerate((one, two))
            ]
            answers = [await line.answer(name) for line, name in zip((one, two), names, strict=True)]
            assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
            (refused,) = [answer for answer in answers if answer["type"] == "refused"]
            assert refused["clause"] and refused["reason"].endswith("hourglass 1 is already on Oven 1.")
            await everybody_sees([one, two], lambda state: glasses_at(state, "oven 1"))
            assert glasses_at(one.state, "oven 1") == 1

    with serving(settings(tmp_path)) as server:
        asyncio.run(play(server.address))


def test_the_clock_is_stopped_by_agreement_only(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        table, ann, bob = seated(address)
        async with ann.at(table) as one, bob.at(table) as two:
            await begin(one, two)
            await one.do("pause", seat=0, on=True)
            await two.until(lambda state: state["clock"]["wishes"] == [0])
            assert runs(two.state)
            await two.do("pause", seat=1, on=True)
            await everybody_sees([one, two], lambda state: state["clock"]["paused"])
            assert not runs(one.state)
            refused = await one.do("move", seat=0, move="place 1 at oven 1")
            assert refused["type"] == "refused" and "stopped" in refused["reason"]
            stopped = time_of(one)
            await one.do("chat", seat=0, text="Where is the soup?")
            await one.until(lambda state: state["chat"])
            assert time_of(one) == stopped
            await one.do("pause", seat=0, on=False)
            await one.do("pause", seat=0, on=True)  # thought better of it
            await one.do("pause", seat=0, on=False)
            await two.do("pause", seat=1, on=False)
            await everybody_sees([one, two], runs)
            await one.play(0, "place 1 at oven 1")

    with serving(settings(tmp_path)) as server:
        asyncio.run(play(server.address))


def test_a_game_without_a_clock_has_nothing_to_stop(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        ann = Browser(address)
        table = ann.make(ME, {"kind": "bot", "bot": "random"})
        async with ann.at(table) as line:
            assert line.state["clock"] is None
            refused = await line.do("pause", seat=0, on=True)
            assert refused["reason"] == "This game has no clock."

    with serving(settings(tmp_path)) as server:
        asyncio.run(play(server.address))


@pytest.mark.parametrize("paused", [False, True])
def test_a_restarted_server_goes_on_from_the_last_written_moment(tmp_path: Path, paused: bool) -> None:
    async def first(address: str) -> tuple[str, Browser, int]:
        table, ann, bob = seated(address)
        async with ann.at(table) as one, bob.at(table) as two:
            await begin(one, two)
            await one.play(0, "place 1 at oven 1")
            if paused:
                for seat, line in enumerate((one, two)):
                    await line.do("pause", seat=seat, on=True)
                await one.until(lambda state: state["clock"]["paused"])
            return table, ann, time_of(one)

    async def second(address: str, table: str, ann: Browser, shown: int) -> None:
        ann.address = address
        async with ann.at(table) as one:
            assert time_of(one) >= shown
            assert one.state["clock"]["paused"] == paused
            assert one.state["views"][0]["table"]["hourglasses"]["0-1"]["at"] == "oven 1"
            while not paused and await shown_time(one) <= shown:
                pass

    with serving(settings(tmp_path, clock_rate=20.0)) as server:
        table, ann, shown = asyncio.run(first(server.address))
    with serving(settings(tmp_path, clock_rate=20.0)) as server:
        asyncio.run(second(server.address, table, ann, shown))


def test_people_decide_who_goes_unpaid_and_bots_leave_it_to_them(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        ann = Browser(address)
        table = ann.make(ME, COOK, COOK, **KITCHEN)
        async with ann.at(table) as line:
            while not line.state["over"]:
                wanted = ("leave ", "ready", "bring orders", "place 1 at maitre 1")  # a coin, so that somebody is paid
                if moves := [move for start in wanted for move in line.legal(0) if move.startswith(start)]:
                    await line.do("move", seat=0, move=moves[0])
                await line.hear()
            record = ann.get(f"/api/tables/{table}/record")
        unpaid = [move for move in record["moves"] if move["move"].startswith("leave ")]
        assert unpaid and {move["seat"] for move in unpaid} == {0}

    with serving(settings(tmp_path, clock_rate=60.0)) as server:
        asyncio.run(play(server.address))


def test_when_the_time_is_up_people_and_bots_finish_what_is_under_way(tmp_path: Path) -> None:
    def phase(state: State) -> str:
        return str(state["views"][0]["table"]["phase"])

    async def play(address: str) -> None:
        ann = Browser(address)
        table = ann.make(ME, COOK, COOK, **{**KITCHEN, "options": {**KITCHEN["options"], "finish_under_way": True}})
        async with ann.at(table) as line:
            await line.do("move", seat=0, move="ready")
            await line.until(runs)
            await line.do("move", seat=0, move="place 1 at office 1")  # and nothing is done there
            await line.until(lambda state: phase(state) == "closing")
            assert not runs(line.state)
            assert "ready" in line.legal(0)
            await line.do("move", seat=0, move="ready")
            await line.until(lambda state: phase(state) not in ("action", "closing"))
            assert line.state["views"][0]["table"]["time"] == 0

    with serving(settings(tmp_path, clock_rate=20.0)) as server:
        asyncio.run(play(server.address))


# --- Practice: the clock goes on with the moves only

PRACTICE: dict[str, Any] = {"game": "kitchen-rush", "options": {"objective": "easy"}, "practice": True}


def test_at_a_practice_table_time_passes_with_the_moves_only(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        ann = Browser(address)
        table = ann.make(ME, **PRACTICE)
        async with ann.at(table) as line:
            assert line.state["clock"]["practice"]
            await line.play(0, "ready")
            await line.until(lambda state: state["views"][0]["table"]["phase"] == "action")
            await asyncio.sleep(0.2)  # twenty seconds of the kitchen, if the clock ran
            assert (await shown_time(line), runs(line.state)) == (0, False)
            for move, time in (("place 1 at waiter 1", 1_000), ("take 1", 2_000), ("wait", 30_000)):
                await line.play(0, move)
                assert await shown_time(line) == time, move
            assert "place 1 at oven 1" in line.legal(0), "its sand has run out"
            for _ in range(9):
                await line.play(0, "place 1 at maitre 1")
                await line.do("move", seat=0, move="wait")
                await shown_time(line)
                if line.state["views"][0]["table"]["phase"] != "action":
                    break
            assert line.state["views"][0]["table"]["round"] == 2, "the round ends by waiting"

    with serving(settings(tmp_path, clock_rate=100.0)) as server:
        asyncio.run(play(server.address))


@pytest.mark.parametrize(
    ("seats", "changes"),
    [((ME, COOK), {}), ((ME, FRIEND), {"game": "go-nuts", "options": {}})],
    ids=["bots", "no clock"],
)
def test_practice_is_for_people_and_games_with_a_clock(
    tmp_path: Path, seats: tuple[dict[str, Any], ...], changes: dict[str, Any]
) -> None:
    with serving(settings(tmp_path)) as server:
        wish = {"seats": [*seats], **PRACTICE, **changes}
        answer = Browser(server.address).ask("POST", "/api/tables", wish)
        assert (answer.status, "practice is for people" in str(answer.body)) == (400, True), answer
