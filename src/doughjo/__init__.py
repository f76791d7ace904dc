"""Doughjo: a digital tabletop for four bakery and kitchen board games."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import doughjo.games as _folder  # first, so that the function of the same name below keeps the name
from doughjo.core import registry
from doughjo.core.components import Source
from doughjo.core.errors import (
    BadComponents,
    BadPosition,
    BadRecord,
    BadSetup,
    CannotUndo,
    DoughjoError,
    IllegalMove,
    UnknownGame,
)
from doughjo.match import Match, PlayableGame
from doughjo.match import replay as _replay

__version__ = "0.2.0"
del _folder


def games() -> list[str]:
    """The names of all games."""
    return list(registry.names())


@cache
def game(name: str) -> PlayableGame:
    """The game of that name."""
    return PlayableGame(registry.find(name))


def replay(
    record: Mapping[str, Any],
    components: Source = None,
    moves: int | None = None,
    seed: int | None = None,
) -> Match:
    """The match of a record, played again without randomness; `moves` stops it early, a seed lets luck go on."""
    return _replay(game, record, components, moves, seed)


__all__ = [
    "BadComponents",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "CannotUndo",
    "DoughjoError",
    "IllegalMove",
    "Match",
    "PlayableGame",
    "UnknownGame",
    "__version__",
    "game",
    "games",
    "replay",
]
