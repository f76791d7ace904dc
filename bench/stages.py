"""What a move costs the server without sockets and writes, stage by stage, and how long the messages are.

python -m bench.stages
python -m bench.stages dollars --games 5

Four people play at random, each at a screen of their own; in Kitchen Rush 0.7 seconds pass after every move.
"""

import argparse
import gc
import random
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

import doughjo
from doughjo.server.frames import Presence, Seen, SheetNow, Snapshot, Surroundings
from doughjo.server.run import spare_collections
from doughjo.server.schemas import NewTable, SeatWish
from doughjo.server.sitting import CLOCK, Entry, Sitting, new_setup

PLAYERS = 4
MOST_MOVES = 300  # of a game
PASSING = "700"  # milliseconds after a move
HERE = Presence([True] * PLAYERS, [False] * PLAYERS)


class Stages:
    """The processor's seconds by stage, and the lengths of messages."""

    def __init__(self) -> None:
        self.spent: defaultdict[str, float] = defaultdict(float)
        self.lengths: list[int] = []
        self.moves = 0

    @contextmanager
    def stage(self, name: str) -> Iterator[None]:
        """What is done inside belongs to this stage."""
        begun = time.thread_time()
        yield
        self.spent[name] += time.thread_time() - begun

    def told(self, game: str) -> str:
        """In a line."""
        micros = {name: 1e6 * seconds / self.moves for name, seconds in self.spent.items()}
        parts = ", ".join(f"{name} {each:.0f}" for name, each in micros.items())
        lengths = sorted(self.lengths)
        middle, most = lengths[len(lengths) // 2], lengths[-1]
        return f"{game:<14} {sum(micros.values()):4.0f} µs a move ({parts}); messages {middle} bytes, at most {most:,}"


def main() -> None:
    """Measure every game, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=doughjo.games(), metavar="GAME")
    parser.add_argument("--games", dest="number", type=int, default=5, help="how many of each (default: 5)")
    arguments = parser.parse_args()
    for name in arguments.games:
        play(name, 1, Stages())  # what is compiled or made once
        spare_collections()
        stages = Stages()
        play(name, arguments.number, stages)
        print(stages.told(name))
        gc.unfreeze()


def play(name: str, games: int, stages: Stages) -> None:
    """Play so many games."""
    chance = random.Random(1)
    for number in range(games):
        play_once(seated(name, chance), chance, stages, f"game {number}")


def seated(name: str, chance: random.Random) -> Sitting:
    """A table at which four people have sat down."""
    setup = new_setup(NewTable(game=name, seats=[SeatWish("me", "A"), *[SeatWish("friend")] * (PLAYERS - 1)]))
    sitting = Sitting("key", "CODE", setup)
    for seat, person in enumerate("ABCD"):
        sitting.happen(Entry("sit", seat, person, f"browser {person}"), chance)
    return sitting


def play_once(sitting: Sitting, chance: random.Random, stages: Stages, game: str) -> None:
    sheet = SheetNow()
    last: Snapshot | None = None
    for number in range(MOST_MOVES):
        match = sitting.match
        if sitting.over or match is None:
            return
        seat = chance.choice(sitting.to_act)
        move = Entry("move", seat, chance.choice(match.legal(seat)), "browser", f"{game}, {number}")
        with stages.stage("rules"):
            sitting.happen(move, chance)
            if match.time_runs:
                sitting.happen(Entry("time", CLOCK, PASSING), chance)
        with stages.stage("what all share"):
            snapshot = Snapshot(sitting, Surroundings(HERE, sheet.of(sitting), None, 200))
        with stages.stage("four views"):
            for seat in range(PLAYERS):
                snapshot.prepare((seat,))
        with stages.stage("four messages"):
            seen = Seen(0, 0) if last is None else last.seen
            frames = [snapshot.frame((seat,), seen, last) or "" for seat in range(PLAYERS)]
        stages.lengths += map(len, frames)
        stages.moves += 1
        last = snapshot


if __name__ == "__main__":
    main()
