"""Play on the GPU and on the CPU with the same luck and compare every byte:  python -m tests.gpu

Where there is no GPU, numba's simulator of one does for a few small tables (slowly, and all interpreted):

    NUMBA_ENABLE_CUDASIM=1 NUMBA_DISABLE_JIT=1 python -m tests.gpu --tables 3 --steps 8 --games 0

And `python -m tests.gpu --compile` compiles everything for a GPU without having one.
"""

import argparse
import sys
from types import SimpleNamespace
from typing import Any

import numpy as np

import doughjo
from doughjo import vector
from doughjo.core.chance import seeded
from doughjo.vector.batch import BOTS_ONLY, compiled_for, scrambled
from doughjo.vector.env import seeds_of
from doughjo.vector.gpu import SCRATCH, OnGpu, aligned, kernels_for, why_no_gpu

HOPPER = (9, 0)
KEPT = ("tables", "rngs", "decisions", "points", "rewards")  # what a whole game leaves behind


def check_steps(name: str, players: int, tables: int, steps: int, **agent: Any) -> None:
    """The same actions on both sides lead to the same tables, and to the same of everything else."""
    kind = vector.SingleAgent if agent else vector.SelfPlay
    here, there = kind(name, tables, players, **agent), kind(name, tables, players, **agent)
    gpu, rng = OnGpu(there), seeded(3)
    here.reset(seed=5)
    gpu.reset(seed=5)
    for step in range(steps):
        actions = here.sample_legal(rng)
        here.step(actions)
        gpu.step(actions)
        gpu.fetch()
        for field in set(here._batch._fields) - set(SCRATCH):
            same(f"{name}, step {step}: {field}", getattr(here._batch, field), getattr(there._batch, field))
    gpu.step(gpu.sample_legal())


def check_playouts(name: str, players: int, tables: int, games: int, bot: str) -> None:
    """Whole games of bots end alike."""
    here, there = (vector.SelfPlay(name, tables, players, threads=1) for _ in range(2))
    gpu = OnGpu(there)
    gpu.play_out(games, bot, seed=5)
    gpu.fetch()
    batch = here._batch._replace(mine=np.full(tables, BOTS_ONLY, np.int32))
    batch.rngs[:] = scrambled(seeds_of(5, tables))
    code = doughjo.bots.code(here.game, bot)
    compiled_for(here.game).play_out(batch, games, players, code, 0, 0, tables)
    for field in KEPT:
        same(f"{name}, games of {bot} bots: {field}", getattr(batch, field), getattr(there._batch, field))


def compile_only(name: str) -> None:
    """Compile all that runs on the GPU, for a Hopper chip, and say how much came out."""
    from numba import cuda, int64, typeof  # noqa: PLC0415
    from numba.cuda import dispatcher  # noqa: PLC0415

    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=HOPPER)  # who else would be asked
    env, kernels = vector.SelfPlay(name, 4, 2, threads=1), kernels_for(doughjo.game(name).rules)
    batch = env._batch._replace(**{field: aligned(getattr(env._batch, field)) for field in ("tables", "boxes", "seen")})
    numbers, luck = typeof(np.zeros(4, np.int64)), typeof(batch.rngs)
    arguments = {
        "play_each": (numbers, int64, int64, int64),
        "play_out_each": (int64, int64, int64),
        "refuse_each": (numbers, numbers, numbers),
        "sample_each": (luck, numbers),
    }
    for kernel, types in arguments.items():
        code, _ = cuda.compile_ptx(getattr(kernels, kernel).py_func, (typeof(batch), *types), cc=HOPPER)
        print(f"{name}: {kernel} compiles, to {len(code.splitlines()):,} lines", flush=True)


def same(what: str, here: Any, there: Any) -> None:
    if here.tobytes() != there.tobytes():
        sys.exit(f"{what} differs:\non the CPU {here}\non the GPU {there}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=doughjo.games(), help="which games (default: all)")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--games", type=int, default=1, help="whole games at every table, by each bot")
    parser.add_argument("--compile", action="store_true", help="only compile, which needs no GPU")
    given = parser.parse_args()
    if given.compile:
        for name in given.names:
            compile_only(name)
        return
    if reason := why_no_gpu():
        sys.exit(reason)
    for name in given.names:
        players = min(3, doughjo.game(name).seats[-1])
        check_steps(name, players, given.tables, given.steps)
        check_steps(name, players, given.tables, given.steps, opponents="greedy")
        for bot in ("random", "greedy") if given.games else ():
            check_playouts(name, players, given.tables, given.games, bot)
        print(f"{doughjo.game(name).title}: the same on the GPU and on the CPU")


if __name__ == "__main__":
    main()
