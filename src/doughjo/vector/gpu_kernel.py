"""The same tables on a GPU, one per thread: generic, loaded once per game, with the functions of its `kernel`.

numba compiles the rules for the GPU from the same source lines.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

from numba import cuda

from doughjo.core.chance import below

if TYPE_CHECKING:
    from doughjo.vector.kernel import is_listed, play, play_out

Function = TypeVar("Function", bound=Callable[..., Any])

NOBODY = -1
BEGIN, LEAVE = -1, -3


def on_gpu(function: Function) -> Function:
    """The function as a kernel, compiled when it is first called."""
    return cast(Function, cuda.jit(function))


@on_gpu
def play_each(batch: Any, wanted: Any, mode: int, players: int, bot: int) -> None:
    """As `play`, a table per thread."""
    i = cuda.grid(1)
    if i < batch.seats.shape[0]:
        play(batch, wanted, mode, players, bot, i, i, i + 1)


@on_gpu
def play_out_each(batch: Any, games: int, players: int, bot: int) -> None:
    """As `play_out`, a table per thread."""
    i = cuda.grid(1)
    if i < batch.seats.shape[0]:
        play_out(batch, games, players, bot, i, i, i + 1)


@on_gpu
def refuse_each(batch: Any, chosen: Any, wanted: Any, refused: Any) -> None:
    """As `first_refused`, a table per thread: `refused` gets the lowest number of a table that refuses."""
    i = cuda.grid(1)
    if i < batch.seats.shape[0]:
        if batch.seats[i] == NOBODY:
            wanted[i] = BEGIN
        elif is_listed(batch.legal, i, batch.counts[i], chosen[i]):
            wanted[i] = chosen[i]
        else:
            wanted[i] = LEAVE
            cuda.atomic.min(refused, 0, i)


@on_gpu
def sample_each(batch: Any, rngs: Any, out: Any) -> None:
    """One of the things that may be done, all equally likely; every table draws from a generator of its own."""
    i = cuda.grid(1)
    if i < batch.seats.shape[0]:
        n = batch.counts[i]
        out[i] = batch.legal[i, below(rngs[i : i + 1], n)] if n > 0 else 0
