"""Compile what every game needs ahead of time, so that the first move and the first test do not wait:

python -m doughjo.lab.warm
"""

import doughjo
from doughjo import bots
from doughjo.core.chance import seeded
from doughjo.lab.simulate import simulate


def warm(name: str) -> None:
    """Compile a game's rules and bots by playing once through every door."""
    match = doughjo.game(name).start(players=doughjo.game(name).seats[0], seed=0)
    rng = seeded(0)
    while not match.over:
        for seat in sorted(match.to_act, key=str):
            assert isinstance(seat, int)
            match.play(seat, bots.move(bots.find("greedy"), match, seat, rng))
    match.view(0)
    simulate(match.game, match.players, games=1, seats=("greedy",))


if __name__ == "__main__":
    for each in doughjo.games():
        warm(each)
