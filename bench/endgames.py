"""Small endings solved exactly, and what each level gives away in them.

    python -m bench.endgames
    python -m bench.endgames --endings 100 --levels baker,chef

Endings are taken from games of greedy bots, backwards from the end as far as they can be solved: every choice, every
outcome of luck, every answer. A loss is the share of the win that a choice gives away; where two decide at once, how
much a perfect opponent could gain from the mixtures, on average over both seats.
"""

import argparse
import statistics
from itertools import islice

import doughjo
from doughjo import bots
from doughjo.core.chance import seeded
from doughjo.core.components import open_box
from doughjo.lab.exact import Ending, Solver, endings, loss

GAMES = ("go-nuts", "drive-thru", "dollars")


def report(game: str, wanted: int, games: int, most: int, levels: list[str]) -> None:
    """One game's endings, and a line for every level."""
    rules = doughjo.game(game).rules
    solver = Solver(rules, open_box(rules), players=2, most=most)
    found = list(islice(endings(solver, games, most=3), wanted))
    together = sum(ending.matrix is not None for ending in found)
    print(f"{rules.title}: {len(found)} endings of games for two, {together} decided at once", flush=True)
    for level in levels:
        print(f"  {level:<8} {line(solver, found, level)}", flush=True)


def line(solver: Solver, found: list[Ending], level: str) -> str:
    """What a level gives away."""
    search = bots.LEVELS[level].searching(solver.game, 2)
    losses = [loss(solver, ending, search, seeded(number)) for number, ending in enumerate(found)]
    perfect = sum(lost < 0.001 for lost in losses) / len(losses)
    return f"loses {statistics.mean(losses):.2%} on average, {max(losses):.1%} at most; nothing in {perfect:.0%}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="What the levels give away in endings that can be solved.")
    parser.add_argument("--endings", type=int, default=40, help="how many of each game (default: 40)")
    parser.add_argument("--games", type=int, default=2_000, help="in which they are looked for (default: 2,000)")
    parser.add_argument("--most", type=int, default=600, help="tables looked at for one ending (default: 600)")
    parser.add_argument("--levels", default="baker,chef,master", help="default: baker,chef,master")
    arguments = parser.parse_args()
    for name in GAMES:
        report(name, arguments.endings, arguments.games, arguments.most, arguments.levels.split(","))
