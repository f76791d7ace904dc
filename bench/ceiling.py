"""How much can be won from two random players at Go Nuts for Donuts, by somebody who knows that they are random.

    python -m bench.ceiling --games 300 --tries 300

The same table as in `bench/against_random.py`: three seats, the cards for two, 1 for the winner, -1 for the last. Every
choice is tried so often on tables imagined from what the seat may know, all choices with the same luck and the same
moves of the others, going on by the best card to the end of the game; the one that brought most is made.
"""

import argparse
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from bench.against_random import PLAYERS, box_for_two, told
from doughjo.core.chance import Rng, below, seeded
from doughjo.core.compile import compiled
from doughjo.core.contract import CHANCE, MOST_SEATS, OVER, Record
from doughjo.games.go_nuts import GAME
from doughjo.games.go_nuts.heuristics import gain
from doughjo.games.go_nuts.rules import apply, hide, imagine, legal, resolve, sample, score, setup, to_act

Numbers: TypeAlias = npt.NDArray[np.float64]


class Desk(NamedTuple):
    """The tables of a game: the real one, one that is imagined, and one on which a choice is tried."""

    real: Any
    imagined: Any
    tried: Any
    boxes: Any
    actions: Any
    moves: Any  # what may be done on the table where a choice is tried
    brought: Any  # by choice: what came of it, in sum
    points: Any
    standings: Any


def new_desk() -> Desk:
    """An empty one."""
    actions, moves = (np.zeros(GAME.most_choices, np.int32) for _ in range(2))
    points, standings = (np.zeros(MOST_SEATS, np.int32) for _ in range(2))
    real, imagined, tried = (GAME.new_tables() for _ in range(3))
    brought = np.zeros(GAME.most_choices)
    return Desk(real, imagined, tried, box_for_two().boxes, actions, moves, brought, points, standings)


@compiled
def played(desk: Desk, seat: int, options: Any, tries: int, rng: Rng) -> float:
    """Play a game, and answer what the seat of whoever tries got."""
    s, box = desk.real[0], desk.boxes[0]
    setup(s, box, PLAYERS, options)
    while is_asked(s, box, seat, desk.actions, rng):
        apply(s, box, seat, best_choice(desk, seat, tries, rng), None)
    return reward(desk, s, seat)


@compiled
def best_choice(desk: Desk, seat: int, tries: int, rng: Rng) -> int:
    """What brings most on average."""
    box, actions, brought = desk.boxes[0], desk.actions, desk.brought
    n = legal(desk.real[0], box, seat, actions)
    brought[:n] = 0.0
    for _ in range(tries):
        desk.imagined[0] = desk.real[0]
        hide(desk.imagined[0], box, seat)
        imagine(desk.imagined[0], box, seat, rng)
        luck = rng[0]
        for i in range(n):
            rng[0] = luck  # the same for all choices
            brought[i] += attempt(desk, seat, actions[i], rng)
    return int(actions[np.argmax(brought[:n])])


@compiled
def attempt(desk: Desk, seat: int, action: int, rng: Rng) -> float:
    """What comes of a choice on the imagined table."""
    desk.tried[0] = desk.imagined[0]
    s, box, moves = desk.tried[0], desk.boxes[0], desk.moves
    apply(s, box, seat, action, None)
    while is_asked(s, box, seat, moves, rng):
        best, most = 0, -1e9
        for i in range(legal(s, box, seat, moves)):
            brings = gain(s, box, seat, moves[i])
            if brings > most:
                best, most = i, brings
        apply(s, box, seat, moves[best], None)
    return reward(desk, s, seat)


@compiled
def is_asked(s: Record, box: Record, seat: int, actions: Any, rng: Rng) -> bool:
    """Let luck and the others, who move by lot, go on until the seat is asked; False if the game ends before."""
    while True:
        who = to_act(s, box)
        if who == OVER:
            return False
        if who == CHANCE:
            resolve(s, box, sample(s, box, rng), None)
        elif who >> seat & 1:
            return True
        else:
            other = 0
            while not who >> other & 1:
                other += 1
            apply(s, box, other, actions[below(rng, legal(s, box, other, actions))], None)


@compiled
def reward(desk: Desk, s: Record, seat: int) -> float:
    """What a seat gets at the end of a game; those who share a place share what it brings."""
    score(s, desk.boxes[0], desk.points, desk.standings)
    behind, beside = 0, 0
    for other in range(PLAYERS):
        behind += desk.standings[other] < desk.standings[seat]
        beside += desk.standings[other] == desk.standings[seat]
    return behind - 1.0 + (beside - 1.0) / 2.0


def rewards(games: int, tries: int) -> Numbers:
    """Of so many games; the one who tries sits in every seat in turn."""
    desk, rng, options = new_desk(), seeded(1), GAME.option_indexes(GAME.check_options(None, PLAYERS))
    return np.array([played(desk, game % PLAYERS, options, tries, rng) for game in range(games)])


def main() -> None:
    """Play, and tell the mean reward."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="default: 300")
    parser.add_argument("--tries", type=int, default=300, help="of every choice (default: 300)")
    given = parser.parse_args()
    found = told(rewards(given.games, given.tries).tolist())
    print(f"{given.tries} tries of every choice: {found} in {given.games} games")


if __name__ == "__main__":
    main()
