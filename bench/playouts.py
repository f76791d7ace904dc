"""Random playouts on one core: our compiled rules against OpenSpiel's C++, in one run, as ratios.

    make bench                            (installs OpenSpiel into the project's environment first)
    python bench/playouts.py --runs 7

OpenSpiel's games are played whole inside C++ by uniform random bots, the deal included (`evaluate_bots`), and where its
search accepts the game also as the random rollouts of its own MCTS; the faster of the two counts. A move is a decision
of a player; luck is not counted, on either side. A second is one of processor time, so that other work on the machine
takes little away from either side.
"""

import argparse
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

import doughjo
from doughjo.bots import compiled_for
from doughjo.core.chance import seeded
from doughjo.core.components import open_box

try:
    import pyspiel
except ImportError:
    sys.exit("OpenSpiel is not installed; run:  make bench")

SECONDS = 0.6  # of each measurement
FIRST_PLAYOUT = "import doughjo; from doughjo.lab import simulate; simulate(doughjo.game('go-nuts').rules, 3, 1)"


@dataclass
class Contender:
    """Something that plays whole games, and what was measured of it."""

    name: str
    moves_per_game: float
    play: Callable[[int], None]  # plays so many games
    rates: list[float] = field(default_factory=list)  # games a second, one per run

    def measure(self) -> None:
        """Play for about SECONDS and note the rate."""
        games = 1
        while True:
            start = time.process_time()
            self.play(games)
            took = time.process_time() - start
            if took > SECONDS / 4:
                break
            games *= 4
        games = max(1, int(games * SECONDS / took))
        start = time.process_time()
        self.play(games)
        self.rates.append(games / (time.process_time() - start))

    @property
    def games(self) -> float:
        return statistics.median(self.rates)

    @property
    def moves(self) -> float:
        return self.games * self.moves_per_game


def ours(name: str, players: int) -> Contender:
    """Our game, played at random by compiled code."""
    game = doughjo.game(name).rules
    options = game.option_indexes(game.check_options({}))
    tables, boxes, rng = game.new_tables(), open_box(game).boxes, seeded(players)
    actions = np.zeros(game.most_choices, np.int32)
    count = compiled_for(game).count_decisions

    def play(games: int) -> None:
        count(tables, boxes, players, options, rng, actions, games)

    moves = count(tables, boxes, players, options, rng, actions, 2000) / 2000
    return Contender(f"doughjo {name}, {players} players", moves, play)


def theirs(text: str) -> Contender:
    """OpenSpiel's game, played at random by its C++."""
    game = pyspiel.load_game(text)
    bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(game.num_players())]

    def play(games: int) -> None:
        for number in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, number)

    return Contender(f"OpenSpiel {text}", moves_of(game), play)


def their_rollouts(text: str) -> Contender | None:
    """The same game as rollouts of OpenSpiel's own search; None where the search does not accept it."""
    game = pyspiel.load_game(text)
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        game = pyspiel.convert_to_turn_based(game)
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(start.chance_outcomes()[0][0])
    if text.startswith("liars_dice"):
        return None  # its search would roll out from one deal of the dice only

    def play(games: int) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(games, 7)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 7, False)
        bot.step(start.clone())

    return Contender(f"OpenSpiel {text}, rollouts of its search", moves_of(game), play)


def moves_of(game: object, games: int = 300) -> float:
    """The mean number of decisions in a random game."""
    dice, moves = random.Random(1), 0
    for _ in range(games):
        state = game.new_initial_state()  # type: ignore[attr-defined]
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(actions, weights)[0])
            elif state.is_simultaneous_node():
                choices = [dice.choice(state.legal_actions(seat) or [0]) for seat in range(state.num_players())]
                moves += sum(bool(state.legal_actions(seat)) for seat in range(state.num_players()))
                state.apply_actions(choices)
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                moves += 1
    return moves / games


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
    mine = [ours(name, players) for name in doughjo.games() for players in measured(doughjo.game(name).seats)]
    names = ["goofspiel(players=3)", "goofspiel", "pig(players=3)", "liars_dice"]
    peers = [theirs(name) for name in names]
    peers += [contender for contender in map(their_rollouts, names) if contender]
    for run in range(runs):
        for contender in (*mine, *peers):
            progress(f"run {run + 1} of {runs}: {contender.name}")
            contender.measure()
    progress("starting afresh, twice")
    report(mine, peers)


def measured(seats: range) -> list[int]:
    """The seat counts of a game that are measured: three, or the fewest if it is not for three, and the most."""
    return sorted({3 if 3 in seats else seats[0], seats[-1]})


def progress(text: str) -> None:
    """Say what is being measured, where somebody watches."""
    if sys.stderr.isatty():
        print(f"\r{text:<78}", end="\r", file=sys.stderr, flush=True)


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
