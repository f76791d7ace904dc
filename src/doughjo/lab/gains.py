"""What luck is worth to everybody: generic, loaded once for each game that foresees who wins.

Whatever luck does brings everybody something, or costs it: their share of the win as foreseen after it, less what all
that might have happened would have brought on average. That average is exact, so what luck brings is nothing in the
long run, however well or badly a game foresees: taking it from a share of wins leaves the share right, and less noisy.
"""

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from doughjo.core.chance import seeded
from doughjo.core.compile import compiled
from doughjo.core.contract import CHANCE, MOST_SEATS, OVER, Components, Game, new_tables
from doughjo.core.shares import share_win

if TYPE_CHECKING:
    from doughjo.core.names import apply, chance, foresee, legal, resolve, sample, score, to_act

LOTS = 4  # ways in which luck may go on, where more of it follows at once


class Desk(NamedTuple):
    """The tables that are looked at, and room for lists."""

    tables: Any  # the one there is; after an outcome; after more of luck; after a choice
    boxes: Any
    players: int
    outcomes: Any
    odds: Any
    actions: Any
    weights: Any
    looked: Any  # everybody's share of the win after a choice
    best: Any  # after the best one
    shares: Any  # after an outcome
    points: Any
    standings: Any
    lot: Any  # a generator, and where it starts
    gains: Any  # what luck has brought so far, by seat


def new_desk(game: Game, components: Components, players: int) -> Desk:
    """Room for one game."""
    room = game.most_choices + MOST_SEATS
    return Desk(
        tables=new_tables(game.state, 4),
        boxes=components.boxes,
        players=players,
        outcomes=np.zeros(room, np.int32),
        odds=np.zeros(room, np.int32),
        actions=np.zeros(room, np.int32),
        weights=np.zeros(game.room),
        looked=np.zeros(MOST_SEATS),
        best=np.zeros(MOST_SEATS),
        shares=np.zeros(MOST_SEATS),
        points=np.zeros(MOST_SEATS, np.int32),
        standings=np.zeros(MOST_SEATS, np.int32),
        lot=np.concatenate([seeded(0), seeded(0)]),
        gains=np.zeros(MOST_SEATS),
    )


@compiled
def gain(desk: Desk, seat: int, at: int) -> None:
    """Note what it brings everybody if, after a seat's decision, luck does what stands at that place of its list."""
    s, box = desk.tables[0], desk.boxes[0]
    n = chance(s, box, desk.outcomes, desk.odds)
    total = desk.odds[:n].sum()
    for i in range(n):
        desk.tables[1] = s
        resolve(desk.tables[1], box, desk.outcomes[i], None)
        appraise(desk, seat)
        more = (1.0 if i == at else 0.0) - desk.odds[i] / total
        for each in range(desk.players):
            desk.gains[each] += more * desk.shares[each]


@compiled
def appraise(desk: Desk, seat: int) -> None:
    """Write what the table after an outcome is worth to everybody; always the same for the same table."""
    desk.tables[2] = desk.tables[1]
    desk.shares[:] = 0.0
    if to_act(desk.tables[1], desk.boxes[0]) != CHANCE:
        look_further(desk, seat, 1.0)
        return
    desk.lot[0] = desk.lot[1]
    for _ in range(LOTS):
        desk.tables[2] = desk.tables[1]
        while to_act(desk.tables[2], desk.boxes[0]) == CHANCE:
            resolve(desk.tables[2], desk.boxes[0], sample(desk.tables[2], desk.boxes[0], desk.lot), None)
        look_further(desk, seat, 1.0 / LOTS)


@compiled
def look_further(desk: Desk, seat: int, weight: float) -> None:
    """Add what a table is worth where luck has done its part; if the seat's turn goes on, after its best choice."""
    s, box = desk.tables[2], desk.boxes[0]
    if seat < 0 or to_act(s, box) != 1 << seat:
        look(desk, 2, desk.best)
    else:
        desk.best[seat] = -1.0
        for i in range(legal(s, box, seat, desk.actions)):
            desk.tables[3] = s
            apply(desk.tables[3], box, seat, desk.actions[i], None)
            look(desk, 3, desk.looked)
            if desk.looked[seat] > desk.best[seat]:
                desk.best[:] = desk.looked
    for each in range(desk.players):
        desk.shares[each] += weight * desk.best[each]


@compiled
def look(desk: Desk, at: int, shares: Any) -> None:
    """Write everybody's share of the win: as it is, or as it is foreseen."""
    s, box = desk.tables[at], desk.boxes[0]
    if to_act(s, box) == OVER:
        score(s, box, desk.points, desk.standings)
        share_win(desk.standings, desk.players, shares)
    else:
        foresee(s, box, desk.weights, shares)
