"""Verbs that a function forgets: whoever tells verbs apart has a branch for each of them."""

from collections.abc import Iterator
from dis import get_instructions
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from doughjo.core.contract import COMPILED, Game
from doughjo.core.defaults import no_reason
from doughjo.testing.broken import BrokenGame

COMPLETE = ("legal", "apply", "refuse")  # what must know every verb; others must if they know most of them,
CHOOSY = ("tally",)  # but for what counts this and that


def check_branches(game: Game) -> None:
    """Complain about a verb that is never mentioned where the others are, with the place."""
    for hook in COMPILED:
        function = getattr(game, hook)
        if function is no_reason or hook in CHOOSY:
            continue
        known = mentioned(game, function)
        if hook not in COMPLETE and 2 * len(known) <= len(game.moves.verbs):
            continue
        for number, verb in enumerate(game.moves.verbs):
            if number not in known:
                where = place_of(ladder(game, function))
                raise BrokenGame(f"{game.name}: {hook} has no branch for the verb {verb.name!r}; see {where}")


def mentioned(game: Game, function: Any) -> set[int]:
    """The verbs whose constants a function or anything it calls mentions."""
    return {number for each in (function, *all_called_by(function)) for number in mentioned_by(game, each)}


def mentioned_by(game: Game, function: Any) -> set[int]:
    """The verbs whose constants a function mentions itself; every constant is an object of its own."""
    named = [*names_of(function)]
    return {n for n, constant in enumerate(game.moves.constants) if any(constant is each for each in named)}


def ladder(game: Game, function: Any) -> Any:
    """The function, of all that one calls, that tells most verbs apart."""
    return max((function, *all_called_by(function)), key=lambda each: len(mentioned_by(game, each)))


def place_of(function: Any) -> str:
    """A function's name, file and line."""
    code = plain(function).__code__
    return f"{code.co_name} in {Path(code.co_filename).name}:{code.co_firstlineno}"


# --- What functions name


@cache
def all_called_by(function: Any) -> tuple[Any, ...]:
    """The functions that one calls, and those that these call."""
    found: dict[Any, None] = {}
    waiting = [function]
    while waiting:
        new = [each for each in called_by(waiting.pop()) if each not in found]
        found.update(dict.fromkeys(new))
        waiting += new
    return tuple(found)


@cache
def called_by(function: Any) -> tuple[Any, ...]:
    """The functions that one calls: by its own names, or as parts of modules it names."""
    calls = (each for each in names_of(function) if isinstance(plain(each), FunctionType))
    return tuple(dict.fromkeys(calls))


def names_of(function: Any) -> Iterator[Any]:
    """What the global names in a function stand for, and the parts of modules it names."""
    code = plain(function)
    named: Any = None
    for step in get_instructions(code):
        if step.opname == "LOAD_GLOBAL":
            named = code.__globals__.get(step.argval)
        else:
            named = getattr(named, str(step.argval), None) if isinstance(named, ModuleType) else None
        if named is not None:
            yield named


def plain(function: Any) -> Any:
    """The Python function of a compiled one."""
    return getattr(function, "py_func", function)
