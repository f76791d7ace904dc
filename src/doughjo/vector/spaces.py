"""The words Gymnasium has for what can be seen and done. It is needed for these alone, so it need not be there."""

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from doughjo.core.contract import Game
from doughjo.core.errors import BadSetup

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
except ImportError:
    spaces = AutoresetMode = None
    VectorEnv = object

GymnasiumVectorEnv: Any = VectorEnv  # what others ask whether an environment is one of


class Spaces(NamedTuple):
    """Of one table, and of all."""

    single_observation: Any
    single_action: Any
    observations: Any
    actions: Any


@lru_cache(maxsize=32)
def spaces_of(game: Game, players: int, count: int, dtype: np.dtype[Any]) -> Spaces:
    """The spaces of so many tables; the bounds are those of the record's numbers."""
    if spaces is None:
        raise BadSetup("spaces are made by Gymnasium, which is not installed; run:  pip install gymnasium")
    low, high = bounds(game, players)
    low, high = low.astype(dtype), high.astype(dtype)
    return Spaces(
        spaces.Box(low, high, dtype=dtype.type),
        spaces.Discrete(game.actions),
        spaces.Box(np.tile(low, (count, 1)), np.tile(high, (count, 1)), dtype=dtype.type),
        spaces.MultiDiscrete(np.full(count, game.actions)),
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
    return name if AutoresetMode is None else AutoresetMode(name)
