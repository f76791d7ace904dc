"""The words Gymnasium has for what can be seen and done. It is needed for these alone, so it need not be there."""

import importlib
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from doughjo.core.contract import Game
from doughjo.core.errors import BadSetup


def _installed(module: str) -> Any:
    """The module, or None."""
    try:
        return importlib.import_module(module)
    except ImportError:
        return None


gymnasium: Any = _installed("gymnasium")
GymnasiumVectorEnv: Any = gymnasium.vector.VectorEnv if gymnasium else object  # what wrappers ask an environment to be


class Spaces(NamedTuple):
    """Of one table, and of all."""

    single_observation: Any
    single_action: Any
    observations: Any
    actions: Any


@lru_cache(maxsize=32)
def spaces_of(game: Game, players: int, count: int, dtype: np.dtype[Any]) -> Spaces:
    """The spaces of so many tables; the bounds are those of the record's numbers."""
    if gymnasium is None:
        raise BadSetup("spaces are made by Gymnasium, which is not installed; run:  pip install gymnasium")
    low, high = bounds(game, players)
    low, high = low.astype(dtype), high.astype(dtype)
    return Spaces(
        gymnasium.spaces.Box(low, high, dtype=dtype.type),
        gymnasium.spaces.Discrete(game.actions),
        gymnasium.spaces.Box(np.tile(low, (count, 1)), np.tile(high, (count, 1)), dtype=dtype.type),
        gymnasium.spaces.MultiDiscrete(np.full(count, game.actions)),
    )


def bounds(game: Game, players: int) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """The least and the most that every number of an observation can be, as wide as its field is."""
    least, most = [0], [players - 1]
    for kind, *_ in (game.state.fields or {}).values():
        size, span = int(np.prod(kind.shape, dtype=int)), np.iinfo(kind.base)
        least += [int(span.min)] * size
        most += [int(span.max)] * size
    return np.array(least, np.int64), np.array(most, np.int64)


def autoreset_mode(name: str) -> Any:
    """Gymnasium's own word for it, where it is there."""
    return gymnasium.vector.AutoresetMode(name) if gymnasium else name
