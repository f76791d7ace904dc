"""Doughnut Drive-Thru: everybody tries all choices, with the exact odds of the die, and what is left of the turn."""

from typing import Any

import numpy as np

from bench.self_play import Desk, Options, Play, Player, plain_options
from doughjo.core.chance import Rng, below, fraction, weighted
from doughjo.core.compile import compiled
from doughjo.core.contract import Record
from doughjo.core.shares import share_out, share_win
from doughjo.games.drive_thru import GAME, foresight, heuristics, rules
from doughjo.games.drive_thru.moves import REFRESH, ROLL, decode, encode_luck
from doughjo.games.drive_thru.state import DRAWING, FACES, FINISHED, KEEPING, ROLLING, SPENDING, TURN

DRAWS = 2  # times that cards are drawn to see what learning brings
BAKERS = (0, 0, 2)  # the option, from game to game: off, off, random


@compiled
def begins_turn(s: Record) -> bool:
    """Whether somebody is asked what to do with a whole turn."""
    return bool(s.phase == TURN and s.refreshed == 0)


@compiled
def worth(desk: Desk, network: Any, at: int, seat: int) -> float:
    """What a table is worth to a seat, between turns."""
    s, box = desk.tables[at], desk.boxes[0]
    if s.phase == FINISHED:
        rules.score(s, box, desk.points, desk.standings)
        share_win(desk.standings, s.players, desk.shares)
    else:
        foresight.forecast(s, box, network, desk.scratch, desk.shares)
    return float(desk.shares[seat])


@compiled
def worth_of_luck(desk: Desk, network: Any, seat: int, rng: Rng) -> float:
    """What the second table is worth to the seat whose turn may still be going on: luck on average, then its best."""
    total, weight = 0.0, 0.0
    for number in range(max(FACES, DRAWS)):
        times = try_luck(desk, seat, number, rng)
        if times > 0:
            total += times * worth_of_choice(desk, network, seat)
            weight += times
    return total / weight


@compiled
def try_luck(desk: Desk, seat: int, number: int, rng: Rng) -> int:
    """Lay the third table: the second after one of the things luck may do; answer how often it counts."""
    s, box = desk.tables[1], desk.boxes[0]
    desk.tables[2] = s
    if s.phase == ROLLING:
        if number >= FACES:
            return 0
        rules.resolve(desk.tables[2], box, encode_luck(ROLL, number + 1, 0, 0), None)
        return same_faces(s, box, seat, number + 1)
    if s.phase == DRAWING and number < DRAWS:
        while desk.tables[2].phase == DRAWING:
            rules.resolve(desk.tables[2], box, rules.sample(desk.tables[2], box, rng), None)
        return 1
    return 1 if number == 0 else 0


@compiled
def worth_of_choice(desk: Desk, network: Any, seat: int) -> float:
    """The same of the third table, where nothing is left to luck: what is kept or spent, at best."""
    s, box = desk.tables[2], desk.boxes[0]
    chooses = (s.phase == KEEPING or s.phase == SPENDING) and s.actor == seat
    best = 0.0
    for i in range(rules.legal(s, box, seat, desk.actions[2]) if chooses else 1):
        desk.tables[3] = s
        if chooses:
            rules.apply(desk.tables[3], box, seat, desk.actions[2, i], None)
        best = max(best, worth(desk, network, 3, seat))
    return best


@compiled
def same_faces(s: Record, box: Record, seat: int, face: int) -> int:
    """How many faces of the die come to the same as this one; 0 if another one stands for it.

    The highest stands for all that are good enough, 1 for all that are not if there is no Recognition to mend them.
    """
    bonus = rules.roll_bonus(s, box, seat, int(s.work), int(s.placed))
    good = rules.good_faces(int(box.numbers[s.work, s.recipe]), bonus)
    mendable = s.upright[seat] > 0
    if face == FACES and good > 0:
        return int(good)
    if face > FACES - good:
        return 0
    if face == 1:
        return 1 if mendable else int(FACES - good)
    return 1 if mendable else 0


@compiled
def weigh(desk: Desk, network: Any, seat: int, rng: Rng) -> int:
    """Write what every choice at the first table is worth to a seat; answer how many there are."""
    s, box = desk.tables[0], desk.boxes[0]
    n = rules.legal(s, box, seat, desk.actions[0])
    for i in range(n):
        desk.tables[1] = s
        rules.apply(desk.tables[1], box, seat, desk.actions[0, i], None)
        desk.values[i] = worth_of_luck(desk, network, seat, rng)
    return n


@compiled
def choose(desk: Desk, network: Any, likes: bool, play: Play, rng: Rng) -> int:
    """The action that is taken on the first table: by preference, or by what the network says."""
    s, box = desk.tables[0], desk.boxes[0]
    n = rules.legal(s, box, int(s.actor), desk.actions[0])
    first, _, _, _ = decode(desk.actions[0, 0])
    if n == 1 or first == REFRESH:  # it costs nothing
        return int(desk.actions[0, 0])
    if s.phase == TURN and fraction(rng) < play.slips:
        return int(desk.actions[0, below(rng, n)])
    if likes:
        heuristics.prefer(s, box, int(s.actor), desk.actions[0], n, desk.weights)
    else:
        weigh(desk, network, int(s.actor), rng)
        for i in range(n):
            desk.weights[i] = desk.values[i] / play.temperature
        share_out(desk.weights, n)
    return int(desk.actions[0, weighted(rng, desk.weights, n)])


def options(games: int) -> Options:
    """With and without bakers."""
    found = plain_options(GAME, games)
    found[:, 0] = np.resize(BAKERS, games)
    return found


PLAYER = Player(
    game=GAME,
    features=foresight.FEATURES,
    network=foresight.NETWORK,
    forecast=foresight.forecast,
    begins_turn=begins_turn,
    choose=choose,
    options=options,
    every=3,
    temperature=0.005,
)
