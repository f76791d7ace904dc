"""The workers that bots think in: shared fairly by all tables."""

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

import doughjo
from doughjo import bots
from doughjo.core.chance import Rng
from doughjo.server.workers import SPAWN, WARMING, Workers, choice_of, choose, work
from tests.server import settings

BUSY, OTHER = 1, 2
A_MOVE_APART = 1.0  # seconds


def test_nothing_is_compiled_between_two_moves() -> None:
    match = doughjo.game("kitchen-rush").start(players=2, seed=7)
    choice = choice_of(match, 0, match.asked(0), "greedy", seed=1)
    line, theirs = SPAWN.Pipe()
    line.send_bytes(msgspec.msgpack.encode(choice))
    worker = SPAWN.Process(target=work, args=(theirs,), daemon=True)
    worker.start()
    heard = [line.recv_bytes() for _ in range(3)]  # it warms up, is warm, and answers
    time.sleep(A_MOVE_APART)
    line.send_bytes(msgspec.msgpack.encode(choice))
    again = line.recv_bytes()
    worker.kill()
    worker.join()
    assert heard[0] == WARMING != again == heard[2]


def test_a_bot_is_told_what_its_seat_remembers(monkeypatch: pytest.MonkeyPatch) -> None:
    match = doughjo.game("go-nuts").start_from({"players": 2, "row": ["plain"] * 3})
    before = match.asked(0).tobytes()
    match.play(0, "pick 1")
    match.play(1, "pick 3")
    heard: list[tuple[bytes, int, int]] = []

    def spy(seen: bots.Seen, rng: Rng) -> int:
        heard.extend((choice.hidden.tobytes(), choice.seat, choice.action) for choice in seen.shown)
        return 0

    monkeypatch.setattr(bots, "find", lambda name: spy)
    choose(choice_of(match, 0, match.asked(0), "master", seed=1))
    assert heard == [(before, 1, match.notation.action_ids["pick 3"])]


def test_a_table_that_asks_much_does_not_keep_others_waiting(tmp_path: Path) -> None:
    match = doughjo.game("go-nuts").start(players=3, seed=7)
    legal = [match.notation.action_ids[text] for text in match.legal(0)]
    choice = choice_of(match, 0, match.asked(0), "apprentice", seed=1)
    answered: list[int] = []

    async def ask(workers: Workers, table: int) -> None:
        assert await workers.choose(table, choice, legal) in legal
        answered.append(table)

    async def play() -> None:
        workers = Workers(settings(tmp_path, workers=1))
        try:
            await asyncio.gather(*[ask(workers, BUSY) for _ in range(6)], ask(workers, OTHER), ask(workers, OTHER))
        finally:
            await workers.close()

    asyncio.run(play())
    assert answered == [
        BUSY,
        BUSY,
        OTHER,
        BUSY,
        OTHER,
        BUSY,
        BUSY,
        BUSY,
    ]  # the second was next before anybody else came
