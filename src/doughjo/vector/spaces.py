"""The words Gymnasium has for what can be seen and done. It is needed for these alone, so it need not be there."""

import importlib
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from doughjo.core.contract import Game
from doughjo.core.errors import BadSetup
from doughjo.core.observation import spans


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
    least, most = spans(game)
    low, high = np.array([0, *least], dtype), np.array([players - 1, *most], dtype)
    return Spaces(
        gymnasium.spaces.Box(low, high, dtype=dtype.type),
        gymnasium.spaces.Discrete(game.actions),
        gymnasium.spaces.Box(np.tile(low, (count, 1)), np.tile(high, (count, 1)), dtype=dtype.type),
        gymnasium.spaces.MultiDiscrete(np.full(count, game.actions)),
    )


def autoreset_mode(name: str) -> Any:
    """Gymnasium's own word for it, where it is there."""
    return gymnasium.vector.AutoresetMode(name) if gymnasium else name
