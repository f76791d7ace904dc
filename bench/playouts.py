"""Random playouts on one core: our compiled rules against OpenSpiel's C++, in one run, as ratios.

    make bench
    python -m bench.playouts --runs 7

OpenSpiel's games are played whole inside C++ by uniform random bots, the deal included (`evaluate_bots`), and where its
search accepts the game also as the random rollouts of its own MCTS; the faster of the two counts. A move is a decision
of a player; luck is not counted, on either side. A second is one of processor time, so that other work on the machine
takes little away from either side.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec

import doughjo
from bench.contenders import Contender, measured_in_turns, ours, progress, their_rollouts, theirs

FIRST_PLAYOUT = "import doughjo; from doughjo.lab import simulate; simulate(doughjo.game('go-nuts').rules, 3, 1)"


def starts() -> tuple[float, float]:
    """Seconds of a cold start (everything compiled) and a warm one (nothing compiled), up to the first playout."""
    seconds = []
    with tempfile.TemporaryDirectory() as cache:
        for _ in range(2):
            start = time.perf_counter()
            command = [sys.executable, "-c", FIRST_PLAYOUT]
            subprocess.run(command, env={**os.environ, "DOUGHJO_CACHE": cache}, check=True)
            seconds.append(time.perf_counter() - start)
    return seconds[0], seconds[1]


def main() -> None:
    """Measure everything in turns, then print medians and ratios."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5, help="how often each is measured (default 5)")
    runs = parser.parse_args().runs
    if not find_spec("pyspiel"):
        sys.exit("OpenSpiel is not installed; run:  make bench")
    games = [doughjo.game(name).rules for name in doughjo.games()]
    mine = [ours(game, players) for game in games for players in measured(game.seats)]
    names = ["goofspiel(players=3)", "goofspiel", "pig(players=3)", "liars_dice"]
    peers = [theirs(name) for name in names]
    peers += [contender for contender in map(their_rollouts, names) if contender]
    measured_in_turns([*mine, *peers], runs)
    progress("starting afresh, twice")
    report(mine, peers)


def measured(seats: range) -> list[int]:
    """The seat counts of a game that are measured: three, or the fewest if it is not for three, and the most."""
    return sorted({3 if 3 in seats else seats[0], seats[-1]})


def report(mine: list[Contender], peers: list[Contender]) -> None:
    """Print the table."""
    cold, warm = starts()
    numbers = "".join(f"{f'({number})':>8}" for number in range(1, len(mine) + 1))
    print(f"{'one core, median':<60}{'moves/game':>11}{'games/s':>12}{'moves/s':>13}   ours / theirs:{numbers}")
    for number, contender in enumerate((*mine, *peers), 1):
        name = f"({number}) {contender.name}" if contender in mine else contender.name
        line = f"{name:<60}{contender.moves_per_game:>11.1f}{contender.games:>12,.0f}{contender.moves:>13,.0f}"
        ratios = "".join(f"{our.moves / contender.moves:>8.1f}" for our in mine) if contender in peers else ""
        print(f"{line}{'':>17}{ratios}".rstrip())
    print(
        f"first playout of a fresh start: {cold:.1f} s when everything must be compiled, {warm:.2f} s when nothing must"
    )
    for game in (doughjo.game(name) for name in doughjo.games()):
        print(f"a table of {game.title}: {game.rules.state.itemsize} bytes")


if __name__ == "__main__":
    main()
