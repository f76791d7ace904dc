"""The games of `bench/self_play.py` on a GPU, one per thread; what is noted stays there, as arrays of cupy."""

from functools import cache
from typing import Any

import cupy
import numpy as np
from numba import cuda, float32, from_dtype, int32

from bench.self_play import DEPTH, ROOM, Desk, Notes, Play, lucks, new_notes, play_games
from doughjo.core.components import open_box
from doughjo.games.drive_thru import GAME
from doughjo.games.drive_thru.rules import SEATS
from doughjo.vector.gpu import THREADS, aligned
from doughjo.vector.gpu_kernel import on_gpu

TABLE = from_dtype(aligned(GAME.new_tables()).dtype)
SCRATCH = GAME.room


@on_gpu
def play_each(boxes: Any, play: Play, notes: Notes, rngs: Any) -> None:
    """As `play_games`, a game per thread, each with a desk of its own."""
    game = cuda.grid(1)
    if game < rngs.shape[0]:
        desk = Desk(
            cuda.local.array(DEPTH, TABLE),
            boxes,
            cuda.local.array((DEPTH, ROOM), int32),
            cuda.local.array(ROOM, float32),
            cuda.local.array(ROOM, float32),
            cuda.local.array(SCRATCH, float32),
            cuda.local.array(SEATS, float32),
            cuda.local.array(SEATS, int32),
            cuda.local.array(SEATS, int32),
        )
        play_games(desk, play, notes, rngs, game, game + 1)


def played(play: Play, seed: int, tables: int) -> Notes:
    """Play them on the GPU, all at once."""
    games = len(play.who)
    notes = Notes(*map(cupy.asarray, new_notes(games, tables)))
    networks = tuple(tuple(sent(part.astype(np.float32)) for part in network) for network in play.networks)
    play = play._replace(networks=networks, who=sent(play.who), options=sent(play.options))
    kernel: Any = play_each
    kernel[-(-games // THREADS), THREADS](
        boxes(), play, Notes(*map(cuda.as_cuda_array, notes)), sent(lucks(seed, games))
    )
    cuda.synchronize()
    return notes


def sent(array: Any) -> Any:
    """An array, on the GPU."""
    return cuda.to_device(np.ascontiguousarray(array))


@cache
def boxes() -> Any:
    """The components, on the GPU."""
    return sent(aligned(open_box(GAME).boxes))
