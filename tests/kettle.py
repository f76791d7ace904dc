"""A small game with a clock, for the kit: pour when the water boils, not before, and before time is up."""

from pathlib import Path
from typing import Any

import numpy as np

from doughjo.core.chance import below
from doughjo.core.codes import Event
from doughjo.core.compile import compiled
from doughjo.core.contract import CHANCE, OVER, TIME, Components, Game, new_tables, record_of
from doughjo.core.errors import BadPosition

SEATS = 2
LONG = 5000  # milliseconds a round lasts
BOILING = (1000, 3000)  # luck decides when
WAIT, POUR = 0, 1
LIGHTING, HEATING, FINISHED = 0, 1, 2

State = np.dtype(
    [
        ("players", "i8"),
        ("phase", "i1"),
        ("rounds_left", "i1"),
        ("clock", "i4"),
        ("boils", "i4"),
        ("poured", "i1", (SEATS,)),  # this round
        ("cups", "i1", (SEATS,)),  # of good tea
    ]
)


@compiled
def setup(s: Any, box: Any, players: int, options: Any) -> None:
    s.players = players
    s.phase = LIGHTING
    s.rounds_left = 2
    s.clock = 0
    s.boils = 0
    s.poured[:] = 0
    s.cups[:] = 0


@compiled
def to_act(s: Any, box: Any) -> int:
    if s.phase == FINISHED:
        return OVER
    return CHANCE if s.phase == LIGHTING else (1 << int(s.players)) - 1


@compiled
def legal(s: Any, box: Any, seat: int, out: Any) -> int:
    out[0] = WAIT
    out[1] = POUR
    return 1 if s.poured[seat] else 2


@compiled
def apply(s: Any, box: Any, seat: int, action: int, events: Any) -> None:
    if action == POUR:
        s.poured[seat] = 1
        s.cups[seat] += 1 if s.clock >= s.boils else 0


@compiled
def advance(s: Any, box: Any, milliseconds: int, events: Any) -> int:
    if s.phase != HEATING:
        return 0
    passed = min(milliseconds, LONG - int(s.clock))
    s.clock += passed
    if s.clock == LONG:
        end_round(s)
    return passed


@compiled
def end_round(s: Any) -> None:
    s.clock = 0
    s.boils = 0
    s.poured[:] = 0
    s.rounds_left -= 1
    s.phase = LIGHTING if s.rounds_left > 0 else FINISHED


@compiled
def chance(s: Any, box: Any, outcomes: Any, weights: Any) -> int:
    for i in range(2):
        outcomes[i] = i
        weights[i] = 1
    return 2


@compiled
def sample(s: Any, box: Any, rng: Any) -> int:
    return below(rng, 2)


@compiled
def resolve(s: Any, box: Any, outcome: int, events: Any) -> None:
    s.boils = BOILING[outcome]
    s.phase = HEATING


@compiled
def score(s: Any, box: Any, points: Any, standings: Any) -> None:
    for seat in range(s.players):
        points[seat] = s.cups[seat]
        standings[seat] = s.cups[seat]


def story(before: Any, components: Components, seat: int, action: int) -> list[Event]:
    if seat == TIME and before.clock < before.boils <= before.clock + action:
        return [Event("boils", {"time": int(before.boils)})]
    return []


def describe(s: Any, components: Components) -> dict[str, Any]:
    numbers = {name: int(s[name]) for name in ("players", "phase", "rounds_left", "clock", "boils")}
    return {**numbers, "options": {}, "poured": s.poured.tolist(), "cups": s.cups.tolist()}


def lay(position: dict[str, Any], components: Components) -> Any:
    tables = new_tables(State)
    s = record_of(tables)
    for name in ("players", "phase", "rounds_left", "clock", "boils"):
        s[name] = position[name]
    s.poured[:], s.cups[:] = position["poured"], position["cups"]
    if not 0 <= s.clock < LONG:
        raise BadPosition(f"clock is {s.clock}")
    return tables


GAME = Game(
    name="kettle",
    title="Kettle",
    summary="Pour when the water boils.",
    seats=range(1, SEATS + 1),
    minutes=1,
    version=1,
    folder=Path(__file__).parent,
    state=State,
    actions=2,
    outcomes=2,
    most_choices=2,
    setup=setup,
    to_act=to_act,
    legal=legal,
    apply=apply,
    advance=advance,
    chance=chance,
    sample=sample,
    resolve=resolve,
    score=score,
    story=story,
    sentence=lambda facts, components, names: f"The water boils after {facts['time']} ms.",
    action_text=lambda components, action: ("wait", "pour")[action],
    outcome_text=lambda components, outcome: f"boil at {BOILING[outcome]}",
    describe=describe,
    lay=lay,
    secrets=False,
    tick=500,
)
