"""Games of Doughnut Drive-Thru against oneself: everybody looks one turn ahead, and goes by what a network foresees.

All of it is compiled, for a core or, a game per thread, for a GPU (`bench/self_play_gpu.py`).
"""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from os import cpu_count
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from doughjo.core.chance import Rng, below, fraction, weighted
from doughjo.core.compile import compiled
from doughjo.core.components import open_box
from doughjo.core.contract import CHANCE, OVER, Record, new_tables
from doughjo.core.shares import share_out, share_win
from doughjo.games.drive_thru import GAME, foresight, heuristics, rules
from doughjo.games.drive_thru.rules import (
    DRAWING,
    FACES,
    FINISHED,
    KEEPING,
    REFRESH,
    ROLL,
    ROLLING,
    SEATS,
    SPENDING,
    TURN,
)
from doughjo.vector.batch import scrambled

Numbers: TypeAlias = npt.NDArray[np.floating[Any]]
Network: TypeAlias = tuple[Numbers, ...]

DEPTH = 4  # tables within tables: the one there is, after a choice, its luck, what is kept or spent
ROOM = GAME.most_choices + SEATS
DRAWS = 2  # times that cards are drawn to see what learning brings
TEMPERATURE = 0.005  # how much of the win a choice may cost and still be made now and then
SLIPS = 0.03  # the share of turns that are made by lot
EVERY = 3  # of so many turns one is learnt from
MOST_TABLES = 64  # of a game
BAKERS = (0, 0, 2)  # the option, from game to game: off, off, random
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
    temperature: float
    slips: float


class Notes(NamedTuple):
    """What is written down of many games."""

    features: Any  # by game, table, seat and feature
    beliefs: Any  # by game, table and seat: what the first network thought of it
    counts: Any  # tables, by game
    ends: Any  # shares of the win, by game and seat


# --- One player, who looks one turn ahead


@compiled
def worth(desk: Desk, network: Any, at: int, seat: int) -> float:
    """What a table is worth to a seat, between turns."""
    s, box = desk.tables[at], desk.boxes[0]
    if s.phase == FINISHED:
        end(desk, at)
    else:
        foresight.forecast(s, box, network, desk.scratch, desk.shares)
    return float(desk.shares[seat])


@compiled
def end(desk: Desk, at: int) -> None:
    """Split the win of a finished table."""
    rules.score(desk.tables[at], desk.boxes[0], desk.points, desk.standings)
    share_win(desk.standings, desk.tables[at].players, desk.shares)


@compiled
def worth_of_luck(desk: Desk, network: Any, seat: int, rng: Rng) -> float:
    """What the second table is worth to the seat whose turn may still be going on: luck on average, then its best."""
    total, weight = 0.0, 0.0
    for number in range(max(FACES, DRAWS)):
        times = try_luck(desk, seat, number, rng)
        if times > 0:
            total += times * worth_of_choice(desk, network, seat)
            weight += times
    return total / weight


@compiled
def try_luck(desk: Desk, seat: int, number: int, rng: Rng) -> int:
    """Lay the third table: the second after one of the things luck may do; answer how often it counts."""
    s, box = desk.tables[1], desk.boxes[0]
    desk.tables[2] = s
    if s.phase == ROLLING:
        if number >= FACES:
            return 0
        rules.resolve(desk.tables[2], box, ROLL + number)
        return same_faces(s, box, seat, number + 1)
    if s.phase == DRAWING and number < DRAWS:
        while desk.tables[2].phase == DRAWING:
            rules.resolve(desk.tables[2], box, rules.sample(desk.tables[2], box, rng))
        return 1
    return 1 if number == 0 else 0


@compiled
def worth_of_choice(desk: Desk, network: Any, seat: int) -> float:
    """The same of the third table, where nothing is left to luck: what is kept or spent, at best."""
    s, box = desk.tables[2], desk.boxes[0]
    chooses = (s.phase == KEEPING or s.phase == SPENDING) and s.actor == seat
    best = 0.0
    for i in range(rules.legal(s, box, seat, desk.actions[2]) if chooses else 1):
        desk.tables[3] = s
        if chooses:
            rules.apply(desk.tables[3], box, seat, desk.actions[2, i])
        best = max(best, worth(desk, network, 3, seat))
    return best


@compiled
def same_faces(s: Record, box: Record, seat: int, face: int) -> int:
    """How many faces of the die come to the same as this one; 0 if another one stands for it.

    The highest stands for all that are good enough, 1 for all that are not if there is no Recognition to mend them.
    """
    bonus = rules.roll_bonus(s, box, seat, int(s.work), int(s.placed))
    good = rules.good_faces(int(box.numbers[s.work, s.recipe]), bonus)
    mendable = s.upright[seat] > 0
    if face == FACES and good > 0:
        return int(good)
    if face > FACES - good:
        return 0
    if face == 1:
        return 1 if mendable else int(FACES - good)
    return 1 if mendable else 0


@compiled
def weigh(desk: Desk, network: Any, seat: int, rng: Rng) -> int:
    """Write what every choice at the first table is worth to a seat; answer how many there are."""
    s, box = desk.tables[0], desk.boxes[0]
    n = rules.legal(s, box, seat, desk.actions[0])
    for i in range(n):
        desk.tables[1] = s
        rules.apply(desk.tables[1], box, seat, desk.actions[0, i])
        desk.values[i] = worth_of_luck(desk, network, seat, rng)
    return n


@compiled
def choose(desk: Desk, network: Any, likes: bool, play: Play, rng: Rng) -> int:
    """The action that is taken on the first table: by preference, or by what the network says."""
    s, box = desk.tables[0], desk.boxes[0]
    n = rules.legal(s, box, int(s.actor), desk.actions[0])
    if n == 1 or desk.actions[0, 0] == REFRESH:  # it costs nothing
        return int(desk.actions[0, 0])
    if s.phase == TURN and fraction(rng) < play.slips:
        return int(desk.actions[0, below(rng, n)])
    if likes:
        heuristics.prefer(s, box, int(s.actor), desk.actions[0], n, desk.weights)
    else:
        weigh(desk, network, int(s.actor), rng)
        for i in range(n):
            desk.weights[i] = desk.values[i] / play.temperature
        share_out(desk.weights, n)
    return int(desk.actions[0, weighted(rng, desk.weights, n)])


# --- Games


@compiled
def play_games(desk: Desk, play: Play, notes: Notes, rngs: Any, first: int, last: int) -> None:
    """Play the games of these numbers, without the last, each to its end."""
    for game in range(first, last):
        notes.counts[game] = play_game(desk, play, notes, rngs[game : game + 1], game)
        for seat in range(play.who.shape[1]):
            notes.ends[game, seat] = desk.shares[seat]


@compiled
def play_game(desk: Desk, play: Play, notes: Notes, rng: Rng, game: int) -> int:
    """Play a game to its end; note some of its tables, and answer how many."""
    s, box = desk.tables[0], desk.boxes[0]
    rules.setup(s, box, play.who.shape[1], play.options[game])
    noted, turn = 0, below(rng, EVERY)
    while True:
        owed = rules.to_act(s, box)
        if owed == OVER:
            end(desk, 0)
            return noted
        if owed == CHANCE:
            rules.resolve(s, box, rules.sample(s, box, rng))
            continue
        if s.phase == TURN and s.refreshed == 0:
            turn += 1
            if turn % EVERY == 0 and noted < notes.features.shape[1]:
                note(desk, play, notes, game, noted)
                noted += 1
        seat = int(s.actor)
        network = play.networks[1] if play.who[game, seat] == 1 else play.networks[0]
        rules.apply(s, box, seat, choose(desk, network, play.who[game, seat] == NOBODY, play, rng))


@compiled
def note(desk: Desk, play: Play, notes: Notes, game: int, at: int) -> None:
    """Write down what the first table looks like, and what the first network thinks of it."""
    s, box = desk.tables[0], desk.boxes[0]
    for seat in range(s.players):
        foresight.describe(s, box, seat, notes.features[game, at, seat])
    foresight.forecast(s, box, play.networks[0], desk.scratch, notes.beliefs[game, at])


# --- What they are played with


def new_desk() -> Desk:
    """Room for one player."""
    return Desk(
        tables=new_tables(GAME.state, DEPTH),
        boxes=open_box(GAME).boxes,
        actions=np.zeros((DEPTH, ROOM), np.int32),
        values=np.zeros(ROOM),
        weights=np.zeros(ROOM),
        scratch=np.zeros(GAME.room),
        shares=np.zeros(SEATS),
        points=np.zeros(SEATS, np.int32),
        standings=np.zeros(SEATS, np.int32),
    )


def new_notes(games: int, tables: int) -> Notes:
    """Room for so many tables of every game."""
    return Notes(
        features=np.zeros((games, tables, SEATS, foresight.FEATURES), np.float32),
        beliefs=np.zeros((games, tables, SEATS), np.float32),
        counts=np.zeros(games, np.int64),
        ends=np.zeros((games, SEATS), np.float32),
    )


def learning(network: Network, players: int, games: int, likes: bool) -> Play:
    """Games to learn from: against itself, with some mistakes, with and without bakers."""
    who = np.full((games, players), NOBODY if likes else 0)
    return Play((network, network), who, options(np.resize(BAKERS, games)), TEMPERATURE, SLIPS)


def competing(one: Network, other: Network, players: int, games: int, likes: bool) -> Play:
    """Games to compare two networks, the first alone against the other or those who go by preference."""
    who = np.full((games, players), NOBODY if likes else 1)
    who[np.arange(games), np.arange(games) % players] = 0
    return Play((one, other), who, options(np.zeros(games)), 1e-6, 0.0)


def options(bakers: npt.NDArray[Any]) -> npt.NDArray[np.int32]:
    """The options of games that differ in their bakers."""
    found = np.zeros((len(bakers), len(GAME.options)), np.int32)
    found[:, 0] = bakers
    return found


def lucks(seed: int, games: int) -> Rng:
    """A generator for each game."""
    return scrambled(np.arange(seed * games, (seed + 1) * games, dtype=np.uint64))


def played(play: Play, seed: int, tables: int) -> Notes:
    """Play them here, on all cores."""
    games, workers = len(play.who), cpu_count() or 1
    notes, rngs = new_notes(games, tables), lucks(seed, games)
    ends = [games * worker // workers for worker in range(workers + 1)]
    with ThreadPoolExecutor(workers) as pool:
        parts = [pool.submit(play_games, new_desk(), play, notes, rngs, *part) for part in pairwise(ends)]
    for part in parts:
        part.result()
    return notes
