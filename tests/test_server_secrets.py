"""Non-interference at the wire: what a seat may not know changes no byte it is sent before the reveal."""

import asyncio
import json
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server import FRIEND, ME, Browser, Line, everybody_sees, serving, settings

ROUNDS = 4
PASSING_SEED = 104  # with this luck a Cinnamon Twist is taken when everybody has cards to choose from
EVERYBODY = (0, 1, 2, -1)  # the seats, and a spectator


async def frames(address: str, secret_seat: int, twist: int) -> list[list[str]]:
    """All frames of everybody in a few rounds; in the last one the secret seat picks what `twist` says."""
    browsers = [Browser(address) for _ in EVERYBODY]
    table = browsers[0].make(ME, FRIEND, FRIEND)
    for browser, name in zip(browsers[1:3], ("Bob", "Cat"), strict=True):
        browser.join(table, name)
    async with AsyncExitStack() as stack:
        lines: list[Line] = []
        for browser in browsers:
            lines.append(await stack.enter_async_context(browser.at(table)))
            await everybody_sees(lines, lambda state: state["seq"] == lines[-1].state["seq"])
        for _ in range(ROUNDS):
            await resolve(lines)
            for seat in range(3):
                await step(lines, seat, f"pick {seat + 1}")
        await resolve(lines)
        await step(lines, secret_seat, f"pick {twist}")
        await refusals(lines, secret_seat)
        await step(lines, (secret_seat + 1) % 3, "pick 1")
        return [line.frames for line in lines]


async def resolve(lines: list[Line]) -> None:
    """Play until everybody picks."""
    while len(lines[0].state["to_act"]) < 3:
        seat = lines[0].state["to_act"][0]
        await step(lines, seat, lines[seat].legal(seat)[0])


async def step(lines: list[Line], seat: int, move: str) -> None:
    """A move, seen by everybody before anything else happens."""
    before = lines[0].state["seq"]
    await lines[seat].play(seat, move)
    await everybody_sees(lines, lambda state: state["seq"] > before)
    await everybody_sees(lines, lambda state: state["seq"] == max(line.state["seq"] for line in lines))


async def refusals(lines: list[Line], secret_seat: int) -> None:
    """Whatever others may try or look at before the reveal is answered alike, too."""
    for seat, line in zip(EVERYBODY, lines, strict=True):
        if seat == secret_seat:
            continue
        tries: list[tuple[str, dict[str, Any]]] = [
            ("move", {"seat": secret_seat, "move": "pick 1"}),
            ("undo", {"seat": secret_seat}),
            ("move", {"seat": max(seat, 0), "move": "pick 7"}),
            ("undo", {"seat": max(seat, 0)}),
            ("look", {"move": line.state["moves"]}),
            ("look", {"move": line.state["moves"] - 1}),
        ]
        for kind, facts in tries:
            line.frames.append(json.dumps(await line.do(kind, **facts) | {"id": ""}))


@pytest.mark.parametrize("secret_seat", [0, 1, 2])
def test_a_pick_changes_no_byte_that_others_get_before_the_reveal(tmp_path: Path, secret_seat: int) -> None:
    told = []
    for twist in (1, 4):
        folder = tmp_path / str(twist)
        folder.mkdir()
        with serving(settings(folder, chance=random.Random(11))) as server:
            told.append(asyncio.run(frames(server.address, secret_seat, twist)))
    for seat, one, other in zip(EVERYBODY, *told, strict=True):
        assert (one == other) == (seat != secret_seat), f"seat {seat}"
    assert any('"revealed"' in frame for frame in told[0][3])  # the rounds before were seen


async def passing_frames(address: str, secret_seat: int, last: bool) -> list[list[str]]:
    """All frames of everybody until somebody passes the first or the last card on offer for a Cinnamon Twist."""
    browsers = [Browser(address) for _ in range(5)]  # four at the table, and a spectator
    table = browsers[0].make(ME, FRIEND, FRIEND, FRIEND)
    for browser, name in zip(browsers[1:4], ("Bob", "Cat", "Dan"), strict=True):
        browser.join(table, name)
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(browser.at(table)) for browser in browsers]
        await everybody_sees(lines, lambda state: all(person["here"] for person in state["people"]))
        for line in lines:
            line.frames.clear()
        while not "".join(lines[secret_seat].legal(secret_seat)).startswith("pass "):
            assert not lines[0].state["over"], "nobody took a Cinnamon Twist; choose another seed"
            seat = lines[0].state["to_act"][0]
            legal = lines[seat].legal(seat)
            await step(lines, seat, legal[seat % len(legal)])
        offered = lines[secret_seat].legal(secret_seat)
        assert len(offered) > 1, "there was nothing to choose; choose another seed"
        await step(lines, secret_seat, offered[-1 if last else 0])
        return [line.frames for line in lines]


@pytest.mark.parametrize("secret_seat", [0, 1, 2, 3])
def test_a_card_passed_in_secret_changes_no_byte_that_others_get(tmp_path: Path, secret_seat: int) -> None:
    told = []
    for last in (False, True):
        folder = tmp_path / str(last)
        folder.mkdir()
        with serving(settings(folder, chance=random.Random(PASSING_SEED))) as server:
            told.append(asyncio.run(passing_frames(server.address, secret_seat, last)))
    for seat, one, other in zip((0, 1, 2, 3, -1), *told, strict=True):
        assert (one == other) == (seat != secret_seat), f"seat {seat}"


def test_my_games_and_the_record_tell_nothing_before_the_reveal(tmp_path: Path) -> None:
    async def play(address: str, pick: str) -> list[object]:
        ann, bob = Browser(address), Browser(address)
        table = ann.make(ME, FRIEND)
        bob.join(table, "Bob")
        async with ann.at(table) as line:
            await line.play(0, pick)
        answers = [bob.get("/api/mine")]
        for path in (f"/api/tables/{table}/record", f"/api/replays/{table}/3", f"/api/replays/{table}/3?eyes=0"):
            answer = bob.ask("GET", path)
            answers.append((answer.status, answer.body))
        return answers

    told = []
    for pick in ("pick 1", "pick 3"):
        folder = tmp_path / pick
        folder.mkdir()
        with serving(settings(folder, chance=random.Random(5))) as server:
            told.append(asyncio.run(play(server.address, pick)))
    assert told[0] == told[1]
