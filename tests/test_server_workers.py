"""The workers that bots think in: shared fairly by all tables."""

import asyncio
from pathlib import Path

import doughjo
from doughjo.server.workers import Choice, Workers
from tests.server import settings

BUSY, OTHER = 1, 2


def test_a_table_that_asks_much_does_not_keep_others_waiting(tmp_path: Path) -> None:
    match = doughjo.game("go-nuts").start(players=3, seed=7)
    legal = [match.notation.action_ids[text] for text in match.legal(0)]
    choice = Choice("go-nuts", match.components.digest, 0, match.asked(0).tobytes(), "apprentice", seed=1)
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
