"""OpenSpiel's searches at our table: Go Nuts for Donuts against a random player, and against our apprentice.

    python examples/openspiel_mcts.py

Importing the adapter tells OpenSpiel of all our games; from then on they are games like any other of its.
"""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
from open_spiel.python.bots.uniform_random import UniformRandomBot

import doughjo.adapters.openspiel as adapter
from doughjo.core.chance import seeded
from doughjo.lab.arena import Bout, meet, standings

GAMES = 4
SIMULATIONS = 60


def against_a_random_player() -> None:
    """Its own bots in its own loop. Where both pick at once, the game asks them in turn, and neither sees the other."""
    game = pyspiel.load_game("doughjo_go_nuts(players=2)")
    rng = np.random.RandomState(1)
    playouts = adapter.Playouts(
        seeded(1)
    )  # random playouts, compiled; mcts.RandomRolloutEvaluator does the same, slower
    searcher = mcts.MCTSBot(game, uct_c=2, max_simulations=SIMULATIONS, evaluator=playouts, random_state=rng)
    results = [evaluate_bots(game.new_initial_state(), [searcher, UniformRandomBot(1, rng)], rng) for _ in range(GAMES)]
    print(f"MCTS against a random player: {sum(result[0] > 0 for result in results)} of {GAMES} games won.")


class Theirs(adapter.IsMcts):
    """The same in our arena, where a bot sees only what its seat may know: the search over information sets."""

    def __init__(self) -> None:
        super().__init__(simulations=SIMULATIONS)


def against_our_apprentice() -> None:
    """On the command line: doughjo arena go-nuts --bots examples/openspiel_mcts.py:Theirs,apprentice --players 2."""
    bout = Bout("go-nuts", 2, (f"{__file__}:Theirs", "apprentice"))
    theirs, ours = standings(bout, meet(bout, GAMES, workers=1))
    print(f"ISMCTS wins {theirs.share:.0%} and the apprentice {ours.share:.0%} of {GAMES} games.")


def main() -> None:
    """Play both."""
    against_a_random_player()
    against_our_apprentice()


if __name__ == "__main__":
    main()
