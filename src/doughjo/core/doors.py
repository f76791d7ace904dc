"""The rules behind doors that Python opens cheaply: generic, loaded once per game.

Handing numba a single record costs Python ten times what an array of one record costs, so whoever plays move by move
keeps an array of one table and goes through here.
"""

from typing import TYPE_CHECKING, Any

from doughjo.core.codes import clear
from doughjo.core.compile import compiled

if TYPE_CHECKING:
    from doughjo.core.names import (
        advance,
        apply,
        ask,
        chance,
        derive,
        hide,
        imagine,
        legal,
        lines,
        refuse,
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
def decide(tables: Any, boxes: Any, seat: int, action: int, events: Any) -> bool:
    """Do a seat's action; answer whether it showed anybody something hidden."""
    shown = reveals(tables[0], boxes[0], seat, action)
    clear(events)
    apply(tables[0], boxes[0], seat, action, events)
    return shown


@compiled
def roll(tables: Any, boxes: Any, rng: Any) -> int:
    """Draw an outcome of luck, without doing it."""
    return sample(tables[0], boxes[0], rng)


@compiled
def settle(tables: Any, boxes: Any, outcome: int, events: Any) -> None:
    """Do what luck drew."""
    clear(events)
    resolve(tables[0], boxes[0], outcome, events)


@compiled
def pass_time(tables: Any, boxes: Any, milliseconds: int, events: Any) -> int:
    """Let time pass; answer how much of it did."""
    clear(events)
    return advance(tables[0], boxes[0], milliseconds, events)


@compiled
def cover(tables: Any, boxes: Any, seat: int) -> None:
    """Take out what the seat may not know."""
    hide(tables[0], boxes[0], seat)


@compiled
def follow(tables: Any, boxes: Any, seat: int, facts: Any) -> None:
    """Write what follows from a hidden table for the seat's board."""
    derive(tables[0], boxes[0], seat, facts[0])


@compiled
def look(
    tables: Any, boxes: Any, seat: int, hidden: Any, facts: Any, points: Any, standings: Any, actions: Any, asked: Any
) -> int:
    """Write all that a seat may know: its table, what follows from it, everybody's points; then what it is asked.

    Answers how many actions it may choose from.
    """
    clear(asked)
    hidden[0] = tables[0]
    hide(hidden[0], boxes[0], seat)
    derive(hidden[0], boxes[0], seat, facts[0])
    score(hidden[0], boxes[0], points, standings)
    who = to_act(tables[0], boxes[0])
    if seat < 0 or who <= 0 or not who >> seat & 1:
        return 0
    ask(hidden[0], boxes[0], seat, asked)
    return legal(tables[0], boxes[0], seat, actions)


@compiled
def question(tables: Any, boxes: Any, seat: int, asked: Any) -> None:
    """Write what the seat is asked, of a hidden table."""
    clear(asked)
    ask(tables[0], boxes[0], seat, asked)


@compiled
def reason(tables: Any, boxes: Any, seat: int, action: int, why: Any) -> None:
    """Write why the seat cannot do that, of a hidden table."""
    clear(why)
    refuse(tables[0], boxes[0], seat, action, why)


@compiled
def sheet(tables: Any, boxes: Any, out: Any) -> None:
    """Write the lines of all score sheets."""
    clear(out)
    lines(tables[0], boxes[0], out)


@compiled
def guess(tables: Any, boxes: Any, seat: int, rng: Any) -> None:
    """Fill in what the seat does not know with something that fits."""
    imagine(tables[0], boxes[0], seat, rng)


@compiled
def rate(tables: Any, boxes: Any, points: Any, standings: Any) -> None:
    """Write points and standings."""
    score(tables[0], boxes[0], points, standings)
