"""What the conformance kit says of a game that does not keep the contract, and a game whose every mistake is named."""

import traceback
from collections.abc import Callable
from dataclasses import fields, replace
from functools import cache, wraps
from pathlib import Path
from typing import Any

import numba

from doughjo.core.contract import Game
from doughjo.core.errors import DoughjoError

DOORS = {  # the ways into the rules, and what of the contract lies behind them
    "begin": "setup",
    "owed": "to_act",
    "choices": "legal",
    "odds": "chance",
    "decide": "apply",
    "roll": "sample",
    "settle": "resolve",
    "pass_time": "advance",
    "cover": "hide",
    "follow": "derive",
    "look": "derive or ask",
    "question": "ask",
    "reason": "refuse",
    "sheet": "lines",
    "guess": "imagine",
    "rate": "score",
}
CALLED = (  # what is called without a door
    "lay",
    "kinds",
    "names",
    "printed",
    "tallied",
    "picture",
    "page",
    "reveals",
    "prefer",
    "prefer_at",
    "hunch",
    "lot",
    "foresee",
    "asks_anybody",
)
NUMBA = Path(numba.__file__).parent


class BrokenGame(AssertionError):
    """A game does not keep the contract."""


@cache
def watched(game: Game) -> Game:
    """The same game; whatever goes wrong in it is reported with the name of what it brought for that."""
    usual = {field.name: field.default for field in fields(game)}
    brought = {name: getattr(game, name) for name in CALLED if getattr(game, name) is not usual[name]}
    changes: dict[str, Any] = {name: named(name, function) for name, function in brought.items()}
    copy = replace(game, **changes)
    vars(copy)["doors"] = Doors(game.doors)
    return copy


class Doors:
    """The ways into a game's rules, each named after what lies behind it."""

    def __init__(self, doors: Any) -> None:
        for door, name in DOORS.items():
            setattr(self, door, named(name, getattr(doors, door)))


def named(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """The function; what goes wrong in it says where."""

    @wraps(function)
    def call(*args: Any) -> Any:
        try:
            return function(*args)
        except (DoughjoError, BrokenGame):
            raise
        except Exception as error:
            raise BrokenGame(f"{name}: {type(error).__name__}: {error}{place(error)}") from error

    return call


def place(error: Exception) -> str:
    """Where in the sources it happened; compiled code does not tell."""
    steps = traceback.extract_tb(error.__traceback__)[1:]
    known = [step for step in steps if not Path(step.filename).is_relative_to(NUMBA)]
    return f" ({Path(known[-1].filename).name}:{known[-1].lineno})" if known else ""
