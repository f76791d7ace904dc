"""A small game whose words go wrong when they are told to, and that has no page of rules: eat until all is eaten."""

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

import doughjo
from doughjo.core import registry
from doughjo.core.codes import Event
from doughjo.core.compile import compiled
from doughjo.core.contract import OVER, Components, Game, Line, new_tables, record_of

CRUMBS = 12
EAT = 0

HURT: set[str] = (
    set()
)  # what goes wrong now: an event, a number in one, the story of a move but the first, the view, the sheet, a sentence

State = np.dtype([("players", "i1"), ("turn", "i1"), ("eaten", "i1")])


class Stale(Exception):
    """What a game's words may fail with."""


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
    out[0] = EAT
    return 1


@compiled
def apply(s: Any, box: Any, seat: int, action: int, events: Any) -> None:
    s.eaten += 1
    s.turn = (s.turn + 1) % s.players


@compiled
def score(s: Any, box: Any, points: Any, standings: Any) -> None:
    for seat in range(s.players):
        points[seat] = s.eaten // s.players
        standings[seat] = points[seat]


def fail_if(what: str) -> None:
    if what in HURT:
        raise Stale(what)


def story(before: Any, components: Components, seat: int, action: int) -> list[Event]:
    if before.eaten:
        fail_if("story")
    left: Any = CRUMBS - 1 - int(before.eaten)
    if "number" in HURT:
        left = np.int16(left)
    return [Event("eaten", {"seat": seat, "left": object() if "event" in HURT else left})]


def sentence(facts: dict[str, Any], components: Components, names: Any) -> str:
    fail_if("sentence")
    return f"{names[facts['seat']]} eats a crumb."


def sheet(s: Any, components: Components) -> list[list[Line]]:
    fail_if("sheet")
    return [[Line("Crumbs", int(s.eaten // s.players))] for _ in range(s.players)]


def describe(s: Any, components: Components) -> dict[str, Any]:
    fail_if("view")
    return {name: int(s[name]) for name in ("players", "turn", "eaten")}


def lay(position: dict[str, Any], components: Components) -> Any:
    tables = new_tables(State)
    s = record_of(tables)
    for name in ("players", "turn", "eaten"):
        s[name] = position[name]
    return tables


GAME = Game(
    name="crumbs",
    title="Crumbs",
    summary="Eat until all is eaten.",
    seats=range(2, 3),
    minutes=1,
    version=1,
    folder=Path(__file__).parent / "shelf/crumbs",
    state=State,
    actions=1,
    outcomes=1,
    most_choices=1,
    setup=setup,
    to_act=to_act,
    legal=legal,
    apply=apply,
    score=score,
    story=story,
    sentence=sentence,
    sheet=sheet,
    action_text=lambda components, action: "eat",
    describe=describe,
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
