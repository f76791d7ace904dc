"""The games of `bench/self_play.py` on a GPU, one per thread; what is noted stays there, as arrays of cupy."""

from functools import cache
from typing import Any

import cupy
import numpy as np
from numba import cuda, float32, from_dtype, int32

from bench.self_play import DEPTH, Desk, Notes, Play, Player, lucks
from doughjo.core.components import open_box
from doughjo.core.contract import MOST_SEATS
from doughjo.vector.gpu import THREADS, aligned
from doughjo.vector.gpu_kernel import on_gpu


@cache
def kernel_of(player: Player) -> Any:
    """As `play_games`, a game per thread, each with a desk of its own."""
    table, room = from_dtype(aligned(player.game.new_tables()).dtype), player.game.most_choices + MOST_SEATS
    scratch, play_games = player.game.room + MOST_SEATS, player.kernel.play_games

    @on_gpu
    def play_each(boxes: Any, play: Play, notes: Notes, rngs: Any) -> None:
        game = cuda.grid(1)
        if game < rngs.shape[0]:
            desk = Desk(
                cuda.local.array(DEPTH, table),
                boxes,
                cuda.local.array((DEPTH, room), int32),
                cuda.local.array(room, float32),
                cuda.local.array(scratch, float32),
                cuda.local.array(scratch, float32),
                cuda.local.array(MOST_SEATS, float32),
                cuda.local.array(MOST_SEATS, int32),
                cuda.local.array(MOST_SEATS, int32),
            )
            play_games(desk, play, notes, rngs, game, game + 1)

    return play_each


def played(player: Player, play: Play, seed: int, tables: int) -> Notes:
    """Play them on the GPU, all at once."""
    games = len(play.who)
    notes = Notes(*map(cupy.asarray, player.new_notes(games, tables)))
    networks = tuple(tuple(sent(part.astype(np.float32)) for part in network) for network in play.networks)
    play = play._replace(networks=networks, who=sent(play.who), options=sent(play.options))
    boxes = sent(aligned(open_box(player.game).boxes))
    kernel_of(player)[-(-games // THREADS), THREADS](
        boxes, play, Notes(*map(cuda.as_cuda_array, notes)), sent(lucks(seed, games))
    )
    cuda.synchronize()
    return notes


def sent(array: Any) -> Any:
    """An array, on the GPU."""
    return cuda.to_device(np.ascontiguousarray(array))
