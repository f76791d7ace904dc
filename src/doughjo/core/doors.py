"""The rules behind doors that Python opens cheaply: generic, loaded once per game.

Handing numba a single record costs Python ten times what an array of one record costs, so whoever plays move by move
keeps an array of one table and goes through here.
"""

from typing import TYPE_CHECKING, Any

from doughjo.core.compile import compiled

if TYPE_CHECKING:
    from doughjo.core.names import (
        advance,
        apply,
        chance,
        hide,
        imagine,
        legal,
        resolve,
        reveals,
        sample,
        score,
        setup,
        to_act,
    )


@compiled
def begin(tables: Any, boxes: Any, players: int, options: Any) -> None:
    """Set up the table."""
    setup(tables[0], boxes[0], players, options)


@compiled
def owed(tables: Any, boxes: Any) -> int:
    """Who owes a decision."""
    return to_act(tables[0], boxes[0])


@compiled
def choices(tables: Any, boxes: Any, seat: int, out: Any) -> int:
    """Write what a seat may do; nothing when it owes no decision."""
    who = to_act(tables[0], boxes[0])
    if who <= 0 or not who >> seat & 1:
        return 0
    return legal(tables[0], boxes[0], seat, out)


@compiled
def odds(tables: Any, boxes: Any, outcomes: Any, weights: Any) -> int:
    """Write what luck may do, with weights; nothing when it is not luck's turn."""
    if to_act(tables[0], boxes[0]) != -1:
        return 0
    return chance(tables[0], boxes[0], outcomes, weights)


@compiled
def decide(tables: Any, boxes: Any, seat: int, action: int) -> bool:
    """Do a seat's action; answer whether it showed anybody something hidden."""
    shown = reveals(tables[0], boxes[0], seat, action)
    apply(tables[0], boxes[0], seat, action)
    return shown


@compiled
def roll(tables: Any, boxes: Any, rng: Any) -> int:
    """Draw an outcome of luck, without doing it."""
    return sample(tables[0], boxes[0], rng)


@compiled
def settle(tables: Any, boxes: Any, outcome: int) -> None:
    """Do what luck drew."""
    resolve(tables[0], boxes[0], outcome)


@compiled
def pass_time(tables: Any, boxes: Any, milliseconds: int) -> int:
    """Let time pass; answer how much of it did."""
    return advance(tables[0], boxes[0], milliseconds)


@compiled
def cover(tables: Any, boxes: Any, seat: int) -> None:
    """Take out what the seat may not know."""
    hide(tables[0], boxes[0], seat)


@compiled
def guess(tables: Any, boxes: Any, seat: int, rng: Any) -> None:
    """Fill in what the seat does not know with something that fits."""
    imagine(tables[0], boxes[0], seat, rng)


@compiled
def rate(tables: Any, boxes: Any, points: Any, standings: Any) -> None:
    """Write points and standings."""
    score(tables[0], boxes[0], points, standings)
