"""A small game that goes wrong when it is told to, and that has no page of rules: eat until all is eaten."""

import importlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

import doughjo
from doughjo.core import registry
from doughjo.core.codes import EVERYBODY, SEAT, Codes, emit
from doughjo.core.compile import compiled
from doughjo.core.components import open_box
from doughjo.core.contract import OVER, Components, Game, new_tables, record_of
from doughjo.core.moves import NUMBER, Moves
from doughjo.core.schema import One, Schema

CRUMBS = 12
UNKNOWN_EVENT = 99

MOVES = Moves()
EAT = MOVES.verb("eat", "eat")
encode, decode = MOVES.compiled()

EVENTS = Codes()
EATEN = EVENTS.add("eaten", {"seat": SEAT, "left": NUMBER})

SCORE_LINES = Codes()
CRUMBS_LINE = SCORE_LINES.add("crumbs", {"points": NUMBER})

ENGLISH = """
summary = Eat until all is eaten.
move-eat = Eat
event-eaten = { $seat } { $seat-you ->
    [yes] eat
   *[no] eats
} a crumb.
line-crumbs = Crumbs
"""

State = np.dtype([("players", "i1"), ("turn", "i1"), ("eaten", "i1")])
Facts = np.dtype([("left", "i1")])
Box = np.dtype([("bad_story", "i1"), ("bad_event", "i1"), ("bad_view", "i1"), ("bad_sheet", "i1")])


class Hurt:
    """What goes wrong now: every move but the first, an event, what follows from the table, the sheet."""

    def add(self, what: str) -> None:
        """From now on this goes wrong."""
        open_box(GAME).box[f"bad_{what}"] = 1

    def clear(self) -> None:
        """Nothing goes wrong any more."""
        for column in Box.names or ():
            open_box(GAME).box[column] = 0


HURT = Hurt()


@compiled
def setup(s: Any, box: Any, players: int, options: Any) -> None:
    s.players = players
    s.turn = 0
    s.eaten = 0


@compiled
def to_act(s: Any, box: Any) -> int:
    return OVER if s.eaten == CRUMBS else 1 << int(s.turn)


@compiled
def legal(s: Any, box: Any, seat: int, out: Any) -> int:
    out[0] = encode(EAT, 0, 0, 0)
    return 1


@compiled
def apply(s: Any, box: Any, seat: int, action: int, events: Any) -> None:
    if box.bad_story and s.eaten > 0:
        raise ValueError("a move went wrong")
    s.eaten += 1
    emit(events, UNKNOWN_EVENT if box.bad_event else EATEN, EVERYBODY, seat, CRUMBS - s.eaten, 0)
    s.turn = (s.turn + 1) % s.players


@compiled
def score(s: Any, box: Any, points: Any, standings: Any) -> None:
    for seat in range(s.players):
        points[seat] = s.eaten // s.players
        standings[seat] = points[seat]


@compiled
def derive(s: Any, box: Any, viewer: int, facts: Any) -> None:
    if box.bad_view:
        raise ValueError("a view went wrong")
    facts.left = CRUMBS - s.eaten


@compiled
def lines(s: Any, box: Any, out: Any) -> None:
    if box.bad_sheet:
        raise ValueError("a sheet went wrong")
    for seat in range(s.players):
        emit(out, CRUMBS_LINE, seat, s.eaten // s.players, 0, 0)


def components(data: Mapping[str, Any]) -> Components:
    return Components(new_tables(Box), ())


def lay(position: dict[str, Any], components: Components) -> Any:
    tables = new_tables(State)
    s = record_of(tables)
    for name in ("players", "turn", "eaten"):
        s[name] = position[name]
    return tables


GAME = Game(
    name="crumbs",
    title="Crumbs",
    seats=range(2, 3),
    minutes=1,
    version=1,
    folder=Path(__file__).parent / "shelf/crumbs",
    state=State,
    most_choices=1,
    moves=MOVES,
    events=EVENTS,
    score_lines=SCORE_LINES,
    view=Schema((State, Facts), {name: One(name) for name in ("players", "turn", "eaten")}),
    facts=Facts,
    catalogues={"en": ENGLISH},
    read_components=components,
    setup=setup,
    to_act=to_act,
    legal=legal,
    apply=apply,
    score=score,
    derive=derive,
    lines=lines,
    lay=lay,
    secrets=False,
)


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """Crumbs is a game among the others, and well."""
    shelf = str(Path(__file__).parent / "shelf")
    path = importlib.import_module(registry.GAMES).__path__
    HURT.clear()
    path.append(shelf)
    look_again()
    try:
        yield
    finally:
        HURT.clear()
        path.remove(shelf)
        look_again()


def look_again() -> None:
    """Forget which games there are."""
    for known in (registry.names, registry.find, doughjo.game):
        known.cache_clear()
