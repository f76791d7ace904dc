"""Bots and whole games of them, compiled: generic, loaded once per game.

Every table is an array of records, so that this is also the way in from Python; nothing here allocates.
"""

from typing import TYPE_CHECKING, Any

from doughjo.core.chance import below, weighted
from doughjo.core.compile import compiled
from doughjo.core.contract import CHANCE, MOST_DECISIONS, OVER
from doughjo.core.shares import share_win

if TYPE_CHECKING:
    from doughjo.core.names import (
        advance,
        apply,
        has_lot,
        hide,
        legal,
        levelled,
        lot,
        prefer,
        prefer_at,
        resolve,
        sample,
        score,
        setup,
        tally,
        tick,
        to_act,
    )

RANDOM, GREEDY, APPRENTICE, BAKER, CHEF, MASTER = range(6)
NOT_FINISHED = -1  # instead of a number of decisions
LAPSE = 0.3  # how much of a preference an apprentice feels: its logarithm times this


@compiled
def choose(bot: int, tables: Any, boxes: Any, seat: int, rng: Any, actions: Any, weights: Any) -> int:
    """The action a bot takes on a table it sees through a seat's eyes."""
    if bot == RANDOM:
        return by_lot(tables, boxes, seat, rng, actions)
    n = legal(tables[0], boxes[0], seat, actions)
    if n == 1:
        return int(actions[0])
    if levelled and bot >= APPRENTICE:
        prefer_at(tables[0], boxes[0], seat, bot - APPRENTICE, actions, n, weights)
        return int(actions[weighted(rng, weights, n)])
    prefer(tables[0], boxes[0], seat, actions, n, weights)
    if bot == APPRENTICE:
        for i in range(n):
            weights[i] = weights[i] ** LAPSE
    return int(actions[weighted(rng, weights, n)])


@compiled
def by_lot(tables: Any, boxes: Any, seat: int, rng: Any, actions: Any) -> int:
    """Any of the legal actions, all equally likely."""
    if has_lot:
        return int(lot(tables[0], boxes[0], seat, actions, rng))
    n = legal(tables[0], boxes[0], seat, actions)
    return int(actions[below(rng, n)])


@compiled
def play_game(tables: Any, boxes: Any, rng: Any, bots: Any, seen: Any, actions: Any, weights: Any, counts: Any) -> int:
    """Play a table to its end, or without a clock at most as far as MOST_DECISIONS; answer the number of decisions."""
    decisions = 0
    asked = 0  # where there is a clock: the seats that have decided since it last ticked
    while True:
        who = to_act(tables[0], boxes[0])
        if who == OVER or (tick == 0 and decisions >= MOST_DECISIONS):
            return decisions
        if who == CHANCE:
            resolve(tables[0], boxes[0], sample(tables[0], boxes[0], rng), None)
            continue
        if tick > 0:
            who &= ~asked
            if who == 0:
                advance(tables[0], boxes[0], tick, None)
                asked = 0
                continue
        seat = first_seat(who)
        asked |= 1 << seat
        if bots[seat] == RANDOM:
            action = choose(RANDOM, tables, boxes, seat, rng, actions, weights)
        else:
            seen[0] = tables[0]
            hide(seen[0], boxes[0], seat)
            action = choose(bots[seat], seen, boxes, seat, rng, actions, weights)
        tally(tables[0], boxes[0], seat, action, counts)
        apply(tables[0], boxes[0], seat, action, None)
        decisions += 1


@compiled
def play_games(
    tables: Any,
    boxes: Any,
    players: int,
    options: Any,
    rng: Any,
    bots: Any,
    seen: Any,
    actions: Any,
    weights: Any,
    counts: Any,
    points: Any,
    shares: Any,
    lengths: Any,
) -> None:
    """Play as many games as `points` has rows; write each game's points, shares of the win and number of decisions.

    A game that is broken off has nothing written but NOT_FINISHED.
    """
    for game in range(points.shape[0]):
        setup(tables[0], boxes[0], players, options)
        lengths[game] = play_game(tables, boxes, rng, bots, seen, actions, weights, counts)
        if to_act(tables[0], boxes[0]) != OVER:
            lengths[game] = NOT_FINISHED
            continue
        standings = actions  # of no more use in this game
        score(tables[0], boxes[0], points[game], standings)
        share_win(standings, players, shares[game])


@compiled
def count_decisions(tables: Any, boxes: Any, players: int, options: Any, rng: Any, actions: Any, games: int) -> int:
    """Play random games and count the decisions: nothing but the rules, for measuring them."""
    decisions = 0
    asked = 0
    for _ in range(games):
        setup(tables[0], boxes[0], players, options)
        most = decisions + MOST_DECISIONS
        while True:
            who = to_act(tables[0], boxes[0])
            if who == OVER or (tick == 0 and decisions >= most):
                break
            if who == CHANCE:
                resolve(tables[0], boxes[0], sample(tables[0], boxes[0], rng), None)
            elif tick > 0 and who & ~asked == 0:
                advance(tables[0], boxes[0], tick, None)
                asked = 0
            else:
                seat = first_seat(who & ~asked if tick > 0 else who)
                asked |= 1 << seat
                apply(tables[0], boxes[0], seat, by_lot(tables, boxes, seat, rng, actions), None)
                decisions += 1
    return decisions


@compiled
def first_seat(seats: int) -> int:
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat
