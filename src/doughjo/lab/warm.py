"""Compile what every game needs ahead of time, so that the first move and the first test do not wait:

python -m doughjo.lab.warm
"""

from multiprocessing import get_context
from os import cpu_count

from doughjo import bots
from doughjo.core import registry
from doughjo.lab.simulate import simulate
from doughjo.match import PlayableGame


def warm(name: str) -> None:
    """Compile a game's rules and bots by playing once through every door."""
    game = PlayableGame(registry.find(name))
    game.start(players=game.seats[0], seed=0).view(0)
    simulate(game.rules, game.seats[0], games=1, seats=("greedy",))
    bots.warm(game.rules)


if __name__ == "__main__":
    with get_context("spawn").Pool(cpu_count()) as pool:
        pool.map(warm, registry.names(), 1)
