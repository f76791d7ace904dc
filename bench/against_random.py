"""Go Nuts for Donuts at three seats with the cards for two, against two random players: a known yardstick.

    python -m bench.against_random
    python -m bench.against_random --bot chef --games 300

A published experiment trained a network there by playing against itself (PPO). The winner gets 1, the last -1, whoever
is between 0, and its mean reward came to about 0.8.
"""

import argparse
import tempfile
import tomllib
from collections.abc import Sequence
from pathlib import Path

import numpy as np

import doughjo
from doughjo.lab.arena import Bout, Deal, estimated, meet

GAME = "go-nuts"


def cards_for_two() -> str:
    """The components as text, without the cards that join with more players."""
    rules = doughjo.game(GAME).rules
    assert rules.components_file is not None
    path = rules.folder / rules.components_file
    lines = path.read_text(encoding="utf-8").splitlines()
    return "\n".join(f"copies = {{ 2 = {for_two(line)} }}" if line.startswith("copies") else line for line in lines)


def for_two(line: str) -> int:
    """How many copies there are with two players."""
    return int(tomllib.loads(line)["copies"].get("2", 0))


def rewards(deals: Sequence[Deal]) -> list[float]:
    """What the first bot got, the mean of each deal: 1 for a win, -1 for the last place."""
    return [float(np.mean([reward(list(ranks)) for ranks in deal.ranks])) for deal in deals]


def reward(ranks: list[int]) -> float:
    """Of the first bot; those who share a place share what it brings."""
    worth = (1.0, 0.0, -1.0)[ranks[0] : ranks[0] + ranks.count(ranks[0])]
    return sum(worth) / len(worth)


def main() -> None:
    """Play, and tell the mean reward."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="master", help="a level, or a bot of your own (default: master)")
    parser.add_argument("--games", type=int, default=90, help="default: 90")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "cards.toml"
        path.write_text(cards_for_two(), encoding="utf-8")
        bout = Bout(GAME, 3, (given.bot, "random", "random"), seed=1, components=str(path))
        found = rewards(meet(bout, given.games))
    mean, margin = estimated(found)
    print(f"{given.bot}: mean reward {mean:.3f} ± {margin:.3f} in {3 * len(found)} games")


if __name__ == "__main__":
    main()
