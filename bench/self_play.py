"""Games against oneself: everybody looks one turn ahead, and goes by what a network foresees.

How a player looks ahead is a matter of the game (`bench/players`); the rest is here and, compiled for a core or, a game
per thread, for a GPU (`bench/self_play_gpu.py`), in `bench/self_play_kernel.py`.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from os import cpu_count
from types import ModuleType
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from doughjo.core.chance import Rng
from doughjo.core.compile import specialise
from doughjo.core.components import open_box
from doughjo.core.contract import COMPILED, MOST_SEATS, Game, new_tables
from doughjo.vector.batch import scrambled

Numbers: TypeAlias = npt.NDArray[np.floating[Any]]
Network: TypeAlias = tuple[Numbers, ...]
Options: TypeAlias = npt.NDArray[np.int32]  # by game

DEPTH = 4  # tables within tables: the one there is, after a choice, its luck, another choice
SLIPS = 0.03  # the share of turns that are made by lot
MOST_TABLES = 64  # of a game that are learnt from
NOBODY = -1  # instead of a network: by preference


class Desk(NamedTuple):
    """Room for thinking."""

    tables: Any
    boxes: Any
    actions: Any
    values: Any
    weights: Any
    scratch: Any
    shares: Any
    points: Any
    standings: Any


class Play(NamedTuple):
    """How games are played."""

    networks: Any  # the first, and another one
    who: Any  # by game and seat: the number of a network, or NOBODY
    options: Any  # by game
    temperature: float  # how much of the win a choice may cost and still be made now and then
    slips: float


class Notes(NamedTuple):
    """What is written down of many games."""

    features: Any  # by game, table, seat and feature
    beliefs: Any  # by game, table and seat: what the first network thought of it
    counts: Any  # tables, by game
    ends: Any  # shares of the win, by game and seat


def plain_options(game: Game, games: int) -> Options:
    """The options, game by game, where nobody asks for others."""
    return np.tile(game.option_indexes(game.check_options(None, game.seats[-1])), (games, 1))


@dataclass(frozen=True, eq=False)
class Player:
    """How a game is played by somebody who looks one turn ahead."""

    game: Game
    features: int
    network: Network  # the one the game has
    forecast: Callable[..., None]  # s, box, network, scratch, shares
    begins_turn: Callable[..., bool]  # s
    choose: Callable[..., int]  # desk, network, whether by preference, play, rng → an action
    options: Callable[[int], Options]  # of so many games to learn from
    every: int  # of so many turns one is learnt from
    temperature: float

    @property
    def seats(self) -> range:
        """How many may play against each other."""
        return range(2, self.game.seats[-1] + 1)

    @cached_property
    def kernel(self) -> ModuleType:
        """The games, compiled for this player."""
        names = {name: getattr(self.game, name) for name in COMPILED}
        own = {"forecast": self.forecast, "begins_turn": self.begins_turn, "choose": self.choose}
        return specialise("bench.self_play_kernel", {**names, **own}, {"every": self.every})

    def learning(self, network: Network, players: int, games: int, likes: bool) -> Play:
        """Games to learn from: against itself, with some mistakes and all kinds of options."""
        who = np.full((games, players), NOBODY if likes else 0)
        return Play((network, network), who, self.options(games), self.temperature, SLIPS)

    def competing(self, one: Network, other: Network, players: int, games: int, likes: bool) -> Play:
        """Games to compare two networks, the first alone against the other or those who go by preference."""
        who = np.full((games, players), NOBODY if likes else 1)
        who[np.arange(games), np.arange(games) % players] = 0
        return Play((one, other), who, plain_options(self.game, games), 1e-6, 0.0)

    def new_desk(self) -> Desk:
        """Room for one who plays."""
        room = self.game.most_choices + MOST_SEATS
        return Desk(
            tables=new_tables(self.game.state, DEPTH),
            boxes=open_box(self.game).boxes,
            actions=np.zeros((DEPTH, room), np.int32),
            values=np.zeros(room),
            weights=np.zeros(self.game.room + MOST_SEATS),
            scratch=np.zeros(self.game.room),
            shares=np.zeros(MOST_SEATS),
            points=np.zeros(MOST_SEATS, np.int32),
            standings=np.zeros(MOST_SEATS, np.int32),
        )

    def new_notes(self, games: int, tables: int) -> Notes:
        """Room for so many tables of every game."""
        seats = self.seats[-1]
        return Notes(
            features=np.zeros((games, tables, seats, self.features), np.float32),
            beliefs=np.zeros((games, tables, seats), np.float32),
            counts=np.zeros(games, np.int64),
            ends=np.zeros((games, seats), np.float32),
        )


def lucks(seed: int, games: int) -> Rng:
    """A generator for each game."""
    return scrambled(np.arange(seed * games, (seed + 1) * games, dtype=np.uint64))


def played(player: Player, play: Play, seed: int, tables: int) -> Notes:
    """Play them here, on all cores."""
    games, workers = len(play.who), cpu_count() or 1
    notes, rngs = player.new_notes(games, tables), lucks(seed, games)
    ends = [games * worker // workers for worker in range(workers + 1)]
    with ThreadPoolExecutor(workers) as pool:
        parts = [
            pool.submit(player.kernel.play_games, player.new_desk(), play, notes, rngs, *part)
            for part in pairwise(ends)
        ]
    for part in parts:
        part.result()
    return notes
