"""Steps of vectors, with everything they write: how many a second, by number of tables and of threads.

    python -m bench.vectors
    python -m bench.vectors go-nuts --tables 1024 4096 --runs 7

A step chooses a random action at every table, checks it, plays it, and writes what the next seat sees and may do. The
wall clock counts, so the machine should have nothing else to do; the processor's time is printed beside it.
"""

import argparse
import os
import statistics
import time

import doughjo
from bench.contenders import measured_players
from doughjo import vector
from doughjo.core.chance import seeded

SECONDS = 0.5  # of each measurement


def measure(env: vector.SelfPlay, steps: int) -> tuple[float, float]:
    """Decisions a second, by the clock on the wall and by the processor's."""
    rng, start, worked = seeded(1), time.perf_counter(), time.process_time()
    for _ in range(steps):
        env.step(env.sample_legal(rng))
    moves = steps * env.num_envs
    return moves / (time.perf_counter() - start), moves / (time.process_time() - worked)


def rates(env: vector.SelfPlay, runs: int) -> tuple[float, float]:
    """Medians of both."""
    env.reset(seed=1)
    steps = max(1, int(SECONDS * measure(env, 10)[0] / env.num_envs))
    measured = [measure(env, steps) for _ in range(runs)]
    return statistics.median(wall for wall, _ in measured), statistics.median(work for _, work in measured)


def main() -> None:
    """Measure and print line by line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=doughjo.games(), help="which games (default: all)")
    parser.add_argument("--tables", type=int, nargs="+", default=[1024, 4096, 16384])
    parser.add_argument("--runs", type=int, default=5, help="how often each is measured (default 5)")
    given = parser.parse_args()
    print("| game | players | tables | threads | steps a second | steps a second of processor time |")
    print("|---|---:|---:|---:|---:|---:|")
    for name in given.names:
        players = measured_players(name)
        for tables in given.tables:
            for threads in sorted({1, os.cpu_count() or 1}):
                wall, work = rates(vector.SelfPlay(name, tables, players, threads=threads), given.runs)
                print(f"| {name} | {players} | {tables:,} | {threads} | {wall:,.0f} | {work:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
