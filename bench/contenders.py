"""What random games cost, ours and others': things that play them, and how fast they were.

A second is one of processor time, so that other work on the machine takes little away from either side. A move is a
decision of a player; luck is not counted, on either side.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from doughjo import vector
from doughjo.bots import compiled_for
from doughjo.core.chance import seeded
from doughjo.core.components import open_box
from doughjo.core.contract import Game

SECONDS = 0.6  # of each measurement
TABLES = 1024  # of a vector
PLAYERS = {"go-nuts": 3, "drive-thru": 3, "pig": 3}  # two at the others


@dataclass
class Contender:
    """Something that plays whole games, and what was measured of it."""

    name: str
    moves_per_game: float
    play: Callable[[int], float | None]  # plays so many games; may answer how many moves that were
    rates: list[float] = field(default_factory=list)  # games a second, one per run
    moves_rates: list[float] = field(default_factory=list)  # moves a second, likewise
    length: float = 0.0  # moves of a game, where what is played at once is not a game

    def __post_init__(self) -> None:
        self.length = self.length or self.moves_per_game

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
        moves = self.play(games) or games * self.moves_per_game
        took = time.process_time() - start
        self.rates.append(games / took)
        self.moves_rates.append(moves / took)

    @property
    def games(self) -> float:
        return statistics.median(self.rates)

    @property
    def moves(self) -> float:
        return statistics.median(self.moves_rates)


def ours(game: Game, players: int) -> Contender:
    """Our game, played at random by compiled code."""
    options = game.option_indexes(game.check_options({}, players))
    tables, boxes, rng = game.new_tables(), open_box(game).boxes, seeded(players)
    actions = np.zeros(game.most_choices, np.int32)
    count = compiled_for(game).count_decisions

    def play(games: int) -> None:
        count(tables, boxes, players, options, rng, actions, games)

    moves = count(tables, boxes, players, options, rng, actions, 2000) / 2000
    return Contender(f"doughjo {game.name}, {players} players", moves, play)


def our_steps(game: Game, players: int, tables: int = TABLES) -> Contender:
    """Our game as a vector of tables on one core: every step writes what a seat sees and may do."""
    env, rng = vector.SelfPlay(game, tables, players, threads=1), seeded(players)
    env.reset(seed=players)

    def play(steps: int) -> None:
        for _ in range(steps):
            env.step(env.sample_legal(rng))

    return Contender(f"doughjo {game.name}, {players} players, {tables:,} tables", tables, play)


def theirs(text: str) -> Contender:
    """OpenSpiel's game, played at random by its C++."""
    import pyspiel  # noqa: PLC0415  # only where it is compared with

    game = pyspiel.load_game(text)
    bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(game.num_players())]

    def play(games: int) -> None:
        for number in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, number)

    return Contender(f"OpenSpiel {text}", moves_of(game), play)


def their_rollouts(text: str) -> Contender | None:
    """The same game as rollouts of OpenSpiel's own search; None where the search does not accept it."""
    if text.startswith("liars_dice"):
        return None  # its search would roll out from one deal of the dice only
    game, search = their_search(text)
    return Contender(f"OpenSpiel {text}, rollouts of its search", moves_of(game), lambda games: search(1, games))


def their_search(text: str) -> tuple[Any, Callable[[int, int], None]]:
    """OpenSpiel's game, in turns, and its search in C++ at the first decision: so many simulations of as many games."""
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game(text)
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        game = pyspiel.convert_to_turn_based(game)
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(start.chance_outcomes()[0][0])

    def search(simulations: int, games: int) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(games, 7)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, False, 7, False)
        bot.step(start.clone())

    return game, search


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


def measured_players(name: str) -> int:
    """With how many players a game is measured where one number is enough."""
    return PLAYERS.get(name, 2)


def measured_in_turns(contenders: list[Contender], runs: int) -> None:
    """Measure each as often as that, one after the other and then all again."""
    for run in range(runs):
        for contender in contenders:
            progress(f"run {run + 1} of {runs}: {contender.name}")
            contender.measure()


def progress(text: str) -> None:
    """Say what is being measured, where somebody watches."""
    if sys.stderr.isatty():
        print(f"\r{text:<78}", end="\r", file=sys.stderr, flush=True)
