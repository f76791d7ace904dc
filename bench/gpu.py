"""Random games on the GPU of this machine, one per thread: how many moves a second, and whether they are the same.

    make gpu                              (installs numba's compiler for GPUs first)
    python -m bench.gpu go-nuts --tables 262144 --runs 5

Before anything is measured, a sample of games is played on the GPU and on the CPU with the same luck, and every byte of
what comes out is compared. Measured are whole games of random and of greedy bots, and steps of a vector that write what
each seat sees and may do, with a random action chosen on the GPU; then, where jax finds the same GPU and pgx is
installed, pgx's games of like length in the same run. Seconds are of the wall clock, and the GPU should have nothing
else to do. The first use of a game compiles it, which can take minutes, six of them for Kitchen Rush.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Callable

import doughjo
from bench.contenders import measured_players
from bench.peers import PEERS, SCAN, pgx_batch, rounded
from doughjo import vector
from doughjo.vector.gpu import OnGpu, name_of_gpu, why_no_gpu
from tests.gpu import check_playouts, check_steps

TABLES = {"dollars": 1 << 15, "kitchen-rush": 1 << 16}  # whose rows of choices are long
PGX_TABLES = (1 << 14, 1 << 16, 1 << 18)
SAMPLE = 256  # tables that are compared with the CPU
STEPS = 64  # between two looks at the clock
SECONDS = 0.5  # of whole games at a time


def rate(run: Callable[[], float], runs: int) -> float:
    """Moves a second, the median of so many runs after one that does not count."""
    run()
    rates = []
    for _ in range(runs):
        start = time.perf_counter()
        moves = run()
        rates.append(moves / (time.perf_counter() - start))
    return statistics.median(rates)


def playouts(gpu: OnGpu, bot: str, games: int) -> float:
    """Play whole games of bots at every table; how many decisions that took."""
    before = int(gpu.batch.decisions.copy_to_host().sum())
    gpu.play_out(games, bot)
    return float(int(gpu.batch.decisions.copy_to_host().sum()) - before)


def playout_rate(gpu: OnGpu, bot: str, runs: int) -> float:
    """Decisions a second, with so many games that the GPU has something to do."""
    playouts(gpu, bot, 1)  # compiles
    start = time.perf_counter()
    playouts(gpu, bot, 1)
    games = max(1, int(SECONDS / (time.perf_counter() - start)))
    return rate(lambda: playouts(gpu, bot, games), runs)


def steps(gpu: OnGpu) -> float:
    """Take STEPS steps at every table; how many decisions that are."""
    for _ in range(STEPS):
        gpu.step(gpu.sample_legal(), check=False)
    gpu.wait()
    return float(STEPS * gpu.num_envs)


def measure(name: str, tables: int, runs: int) -> str:
    """A line of the table."""
    players = measured_players(name)
    sample = min(SAMPLE, tables)
    check_steps(name, players, sample, STEPS)
    for bot in ("random", "greedy"):
        check_playouts(name, players, sample, 1, bot)
    gpu = OnGpu(vector.SelfPlay(name, tables, players))
    gpu.reset(seed=1)
    rates = [playout_rate(gpu, bot, runs) for bot in ("random", "greedy")]
    gpu.reset(seed=1)
    rates.append(rate(lambda: steps(gpu), runs))
    return f"| {name}, {players} players | {tables:,} | {' | '.join(map(rounded, rates))} | yes |"


def pgx_lines(runs: int) -> list[str]:
    """pgx's games on the same GPU, each with as many at once as suits it best; why not, where they cannot be."""
    try:
        import jax  # noqa: PLC0415

        gpus = jax.devices("gpu")
    except (ImportError, RuntimeError) as error:
        return [f"pgx was not measured: {type(error).__name__}: {str(error).splitlines()[0]}"]
    lines = ["| pgx, on the same GPU | games at once | moves a second |", "|---|---:|---:|"]
    with jax.default_device(gpus[0]):
        for name, _ in next(peer for peer in PEERS if peer.package == "pgx").games:
            moves, tables = max((pgx_rate(name, tables, runs), tables) for tables in PGX_TABLES)
            lines.append(f"| {name} | {tables:,} | {rounded(moves)} |")
    return lines


def pgx_rate(name: str, tables: int, runs: int) -> float:
    """Moves a second of so many games of pgx at once; none where the GPU has no room for them."""
    try:
        play = pgx_batch(name, tables)
        return rate(lambda: tables * SCAN * (play(1) >= 0), runs)
    except RuntimeError as error:  # jax's own error is one
        if "RESOURCE_EXHAUSTED" not in str(error):
            raise
        return 0.0


def main() -> None:
    """Compare and measure game by game, printing as it goes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=doughjo.games(), help="which games (default: all)")
    parser.add_argument("--tables", type=int, help="games at once (default: as many as suit the game)")
    parser.add_argument("--runs", type=int, default=5, help="how often each is measured (default 5)")
    parser.add_argument("--no-pgx", action="store_true", help="leave pgx out")
    given = parser.parse_args()
    if reason := why_no_gpu():
        sys.exit(f"Nothing was measured: {reason}.")
    print(
        f"On one {name_of_gpu()}; moves a second, medians of {given.runs} runs; compared with the CPU byte for byte.\n"
    )
    print("| ours | games at once | games of random bots | of greedy ones | steps of a vector | the same |")
    print("|---|---:|---:|---:|---:|---|", flush=True)
    for name in given.names:
        print(measure(name, given.tables or TABLES.get(name, 1 << 18), given.runs), flush=True)
    if not given.no_pgx:
        print()
        print("\n".join(pgx_lines(given.runs)))


if __name__ == "__main__":
    main()
