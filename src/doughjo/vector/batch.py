"""Many tables of one game in arrays: row i of every array belongs to table i. All of it is laid out beforehand."""

from functools import cache
from math import prod
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from doughjo import bots
from doughjo.core.chance import MULTIPLIER
from doughjo.core.compile import specialise
from doughjo.core.contract import COMPILED, MOST_SEATS, Components, Game, Ids
from doughjo.core.observation import bytes_of, observation

ALIGNMENT = 64  # bytes
Seeds = npt.NDArray[np.uint64]

NOBODY = -1  # who is asked when a game is over, and whose seat an agent has who plays them all
BOTS_ONLY = -2
BOTS = ("choose", "first_seat")  # what the bots lend to the modules here


class Batch(NamedTuple):
    """Tables, what is asked about them and what came of it; then room to work in, a row per worker."""

    tables: Any
    boxes: Any
    options: Any
    rngs: Any  # each table's own luck
    decided: Any  # with a clock: a bit per seat that has decided since it last ticked
    mine: Any  # the one seat that is asked while bots play the others; NOBODY: all are asked; BOTS_ONLY: none is
    decisions: Any  # made so far, by seats and bots
    began: Any  # how many of those before this game
    seats: Any  # who is asked
    legal: Any  # what they may do, in ascending order, then -1
    counts: Any  # how many that is
    masks: Any  # the same as a row of yes and no; no columns if not wanted
    observations: Any  # what they may know; no columns if not wanted
    finals: Any  # what was to be seen at the end of the game before, where the next began at once
    rewards: Any  # by seat
    terminations: Any
    truncations: Any  # of games that were broken off
    points: Any  # of the last game that ended, by seat
    runs: Any  # how the numbers of a table lie in an observation
    seen: Any
    seen_bytes: Any
    actions: Any
    weights: Any


def new_batch(
    game: Game, components: Components, options: Ids, mine: Ids, players: int, workers: int, **wanted: Any
) -> Batch:
    """Empty tables, one for each seat in `mine`; `wanted` says of which type the numbers are, and what is left out."""
    layout, count, seen = observation(game), len(mine), game.new_tables(workers)
    width = len(layout) if wanted["observations"] else 0
    return Batch(
        tables=game.new_tables(count),
        boxes=components.boxes,
        options=options,
        rngs=np.zeros(count, np.uint64),
        decided=np.zeros(count, np.int64),
        mine=mine,
        decisions=np.zeros(count, np.int64),
        began=np.zeros(count, np.int64),
        seats=np.full(count, NOBODY, np.int32),
        legal=aligned((count, game.most_choices), np.int32, -1),
        counts=np.zeros(count, np.int32),
        masks=aligned((count, game.actions if wanted["masks"] else 0), np.bool_),
        observations=aligned((count, width), wanted["dtype"]),
        finals=aligned((count, width), wanted["dtype"]),
        rewards=aligned((count, players), np.float32),
        terminations=np.zeros(count, np.bool_),
        truncations=np.zeros(count, np.bool_),
        points=np.zeros((count, MOST_SEATS), np.int32),
        runs=layout.runs,
        seen=seen,
        seen_bytes=bytes_of(seen),
        actions=np.zeros((workers, game.most_choices + MOST_SEATS), np.int32),
        weights=np.zeros((workers, game.room + MOST_SEATS), np.float64),
    )


def aligned(shape: tuple[int, ...], dtype: npt.DTypeLike, value: int = 0) -> npt.NDArray[Any]:
    """An array that begins where 64 bytes begin: else others who take it over copy it first."""
    kind = np.dtype(dtype)
    size = prod(shape) * kind.itemsize
    memory = np.zeros(size + ALIGNMENT, np.uint8)
    first = -memory.ctypes.data % ALIGNMENT
    array = memory[first : first + size].view(kind).reshape(shape)
    if value:
        array[:] = value
    return array


def scrambled(seeds: Seeds) -> Seeds:
    """The generators of many seeds: what `doughjo.core.chance.seeded` makes of each."""
    z = seeds + np.uint64(0x9E3779B97F4A7C15)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z ^= z >> np.uint64(31)
    carry, low = z >> np.uint64(32), z & np.uint64(0xFFFFFFFF)
    return carry % (MULTIPLIER - np.uint64(1)) << np.uint64(32) | np.maximum(low, np.uint64(1))


@cache
def compiled_for(game: Game, template: str = "doughjo.vector.kernel") -> ModuleType:
    """A generic module of this part, loaded for a game and its quick bots."""
    rules = {name: getattr(game, name) for name in COMPILED}
    lent = {name: getattr(bots.compiled_for(game), name) for name in BOTS}
    return specialise(template, {**rules, **lent}, {"tick": game.tick, "cooperative": int(game.cooperative)})
