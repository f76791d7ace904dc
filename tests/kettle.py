"""A small game with a clock, for the kit: pour when the water boils, not before, and before time is up."""

from pathlib import Path
from typing import Any

import numpy as np

from doughjo.core.chance import below
from doughjo.core.codes import EVERYBODY, SEAT, Codes, emit
from doughjo.core.compile import compiled
from doughjo.core.contract import CHANCE, OVER, Components, Game, new_tables, record_of
from doughjo.core.errors import BadPosition
from doughjo.core.moves import NUMBER, Arg, Moves
from doughjo.core.schema import Group, Many, One, Schema

SEATS = 2
LONG = 5000  # milliseconds a round lasts
BOILING = (1000, 3000)  # luck decides when
LIGHTING, HEATING, FINISHED = 0, 1, 2

MOVES = Moves()
WAIT = MOVES.verb("wait", "wait")
POUR = MOVES.verb("pour", "pour")
encode, decode = MOVES.compiled()

LUCK = Moves()
LUCK.verb("light", "boil at {time}", time=Arg(len(BOILING), "time"))  # the only one: an outcome is the time

EVENTS = Codes()
POURED = EVENTS.add("poured", {"seat": SEAT})
BOILS = EVENTS.add("boils", {"time": NUMBER})

ENGLISH = """
summary = Pour when the water boils.
move-wait = Wait
move-pour = Pour
event-poured = { $seat } { $seat-you ->
    [yes] pour
   *[no] pours
}.
event-boils = The water boils after { NUMBER($time, useGrouping: 0) } ms.
"""

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
    out[0] = encode(WAIT, 0, 0, 0)
    out[1] = encode(POUR, 0, 0, 0)
    return 1 if s.poured[seat] else 2


@compiled
def apply(s: Any, box: Any, seat: int, action: int, events: Any) -> None:
    verb, _, _, _ = decode(action)
    if verb == POUR:
        emit(events, POURED, EVERYBODY, seat, 0, 0)
        s.poured[seat] = 1
        s.cups[seat] += 1 if s.clock >= s.boils else 0
    elif verb != WAIT:
        raise ValueError("apply has no branch for a verb")


@compiled
def advance(s: Any, box: Any, milliseconds: int, events: Any) -> int:
    if s.phase != HEATING:
        return 0
    passed = min(milliseconds, LONG - int(s.clock))
    if s.clock < s.boils <= s.clock + passed:
        emit(events, BOILS, EVERYBODY, s.boils, 0, 0)
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


VIEW = Schema(
    (State,),
    {
        **{name: One(name) for name in ("players", "phase", "rounds_left", "clock", "boils")},
        "options": Group({}),
        "poured": Many("poured"),
        "cups": Many("cups"),
    },
)


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
    seats=range(1, SEATS + 1),
    minutes=1,
    version=1,
    folder=Path(__file__).parent,
    state=State,
    most_choices=2,
    moves=MOVES,
    luck=LUCK,
    kinds=lambda components: {"time": BOILING},
    view=VIEW,
    events=EVENTS,
    catalogues={"en": ENGLISH},
    setup=setup,
    to_act=to_act,
    legal=legal,
    apply=apply,
    advance=advance,
    chance=chance,
    sample=sample,
    resolve=resolve,
    score=score,
    lay=lay,
    secrets=False,
    tick=500,
)
