"""Go Nuts for Donuts at three seats with the cards for two, against two random players: a known yardstick.

    python -m bench.against_random
    python -m bench.against_random --bot chef --games 300
    python -m bench.against_random --against best

A published experiment trained networks there by playing against themselves (PPO). The winner gets 1, the last -1,
whoever is between 0, and their mean reward came to about 0.8. As far as can be told, the random players were two copies
of one untrained network that made the move it liked best (`--against best`, see `bench/untrained.py`); `--against
drawn` are copies that draw. Usually random players choose by lot, each for themselves.
"""

import argparse
import tomllib
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

import doughjo
from doughjo.core.components import open_box
from doughjo.core.contract import Components
from doughjo.lab.arena import Bout, Deal, estimated, meet

GAME = "go-nuts"
PLAYERS = 3


def box_for_two() -> Components:
    """The cards for two."""
    with TemporaryDirectory() as folder:
        return open_box(doughjo.game(GAME).rules, written(folder))


def written(folder: str) -> Path:
    """A file with the cards for two."""
    path = Path(folder) / "cards.toml"
    path.write_text(cards_for_two(), encoding="utf-8")
    return path


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


def told(found: Sequence[float]) -> str:
    """The mean reward with half of its 95 % interval; a reward is twice a share less one."""
    share, margin = estimated([(each + 1) / 2 for each in found])
    return f"mean reward {2 * share - 1:.3f} ± {2 * margin:.3f}"


def others(against: str, networks: int) -> list[str]:
    """Who sits on the other two chairs, in equally many games each."""
    if against == "random":
        return ["random"]
    return [f"{Path(__file__).with_name('untrained.py')}:{against}_{number}" for number in range(1, networks + 1)]


def main() -> None:
    """Play, and tell the mean reward."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="master", help="a level, or a bot of your own (default: master)")
    parser.add_argument("--against", choices=("random", "best", "drawn"), default="random", help="default: random")
    parser.add_argument("--games", type=int, default=90, help="default: 90")
    parser.add_argument("--networks", type=int, default=3, help="how many untrained ones there are (default: 3)")
    parser.add_argument("--workers", type=int, help="processes (default: one per core)")
    given = parser.parse_args()
    found, names = [], others(given.against, given.networks)
    with TemporaryDirectory() as folder:
        for seed, other in enumerate(names, 1):
            bout = Bout(GAME, PLAYERS, (given.bot, other, other), seed=seed, components=str(written(folder)))
            found += rewards(meet(bout, given.games // len(names), given.workers))
    print(f"{given.bot} against {given.against}: {told(found)} in {PLAYERS * len(found)} games")


if __name__ == "__main__":
    main()
