"""Small endings solved exactly: what every choice is worth if everybody plays perfectly from there on.

Luck counts by its exact weights, each seat makes the most of its own share of the win, and what two decide at once is a
matrix game. Everything is taken as known, so a value is exact where nothing that matters is hidden.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from doughjo import bots
from doughjo.bots import Searcher, Seen
from doughjo.core.chance import Rng, seeded
from doughjo.core.contract import CHANCE, MOST_SEATS, OVER, Components, Game, seats_in
from doughjo.match import PlayableGame

Values: TypeAlias = npt.NDArray[np.float64]  # by seat: the share of the win
SAME = 1e-6  # shares of the win that differ by less are the same
ROUNDS = 400  # of regret matching in a matrix game, one answering the other
DEEPEST = 80  # moves and luck to the end of a game that can be solved


class TooLarge(Exception):
    """There is more to look at than was allowed."""


@dataclass
class Solver:
    """Solves endings of a game with so many seats; what was found once is remembered."""

    game: Game
    components: Components
    players: int
    most: int = 20_000  # tables looked at for one question
    known: dict[bytes, Values] = field(default_factory=dict)
    looked_at: int = 0
    depth: int = 0

    def choices(self, table: bytes, seat: int) -> dict[int, Values]:
        """What each choice of the only seat that decides is worth to everybody. Raises TooLarge."""
        self.looked_at = self.depth = 0
        return {action: self._value(self._after(table, seat, action)) for action in self._legal(table, seat)}

    def matrix(self, table: bytes) -> Values:
        """What every pair of choices of two who decide at once is worth to the first. Raises TooLarge."""
        self.looked_at = self.depth = 0
        return self._matrix(table)

    def seen(self, table: bytes, seat: int) -> Seen:
        """What a seat may know of a table."""
        tables = self.game.tables_of(table)
        self.game.doors.cover(tables, self.components.boxes, seat)
        return Seen(self.game, self.components, seat, tables)

    def _value(self, table: bytes) -> Values:
        if table not in self.known:
            self.looked_at += 1
            self.depth += 1
            if self.looked_at > self.most or self.depth > DEEPEST:
                raise TooLarge
            self.known[table] = self._solved(table)
            self.depth -= 1
        return self.known[table]

    def _solved(self, table: bytes) -> Values:
        owed = int(self.game.doors.owed(self.game.tables_of(table), self.components.boxes))
        if owed == OVER:
            return self._shares(table)
        if owed == CHANCE:
            return self._expected(table)
        (first, *others) = seats_in(owed)
        if not others:
            values = [self._value(self._after(table, first, action)) for action in self._legal(table, first)]
            return max(values, key=lambda value: float(value[first]))
        mine = solved(self._matrix(table))[2]
        return np.array([mine, 1.0 - mine])

    def _matrix(self, table: bytes) -> Values:
        first, second = seats_in(int(self.game.doors.owed(self.game.tables_of(table), self.components.boxes)))
        if self.players > 2:
            raise TooLarge
        rows = []
        for mine in self._legal(table, first):
            after = self._after(table, first, mine)
            rows.append([self._value(self._after(after, second, other))[first] for other in self._legal(table, second)])
        return np.array(rows)

    def _expected(self, table: bytes) -> Values:
        outcomes = np.zeros(self.game.most_choices, np.int32)
        weights = np.zeros(self.game.most_choices, np.int32)
        n = int(self.game.doors.odds(self.game.tables_of(table), self.components.boxes, outcomes, weights))
        total = np.zeros(self.players)
        for outcome, weight in zip(outcomes[:n], weights[:n], strict=True):
            after = self.game.tables_of(table)
            self.game.doors.settle(after, self.components.boxes, outcome, None)
            total += weight * self._value(after.tobytes())
        return total / weights[:n].sum()

    def _shares(self, table: bytes) -> Values:
        points = np.zeros((2, MOST_SEATS), np.int32)
        self.game.doors.rate(self.game.tables_of(table), self.components.boxes, points[0], points[1])
        standings = points[1, : self.players]
        won = (standings == standings.max()) & (standings >= 0)
        return won / max(won.sum(), 1)

    def _legal(self, table: bytes, seat: int) -> Sequence[int]:
        actions = np.zeros(self.game.most_choices, np.int32)
        n = self.game.doors.choices(self.game.tables_of(table), self.components.boxes, seat, actions)
        return [int(action) for action in actions[:n]]

    def _after(self, table: bytes, seat: int, action: int) -> bytes:
        tables = self.game.tables_of(table)
        self.game.doors.decide(tables, self.components.boxes, seat, action, None)
        return tables.tobytes()


def solved(matrix: Values) -> tuple[Values, Values, float]:
    """A good mixture for both in a matrix game, and what it is worth to the first: regret matching.

    Exact where neither needs to mix.
    """
    rows, columns = matrix.shape
    sure, allowed = matrix.min(axis=1), matrix.max(axis=0)
    if sure.max() == allowed.min():
        return np.eye(rows)[sure.argmax()], np.eye(columns)[allowed.argmin()], float(sure.max())
    regrets = [np.zeros(rows), np.zeros(columns)]
    mixes = [np.zeros(rows), np.zeros(columns)]
    theirs = proportional(regrets[1])
    for turn in range(1, ROUNDS + 1):
        mine = regret_matched(regrets[0], matrix @ theirs)
        theirs = regret_matched(regrets[1], -(mine @ matrix))
        mixes[0] += turn * mine
        mixes[1] += turn * theirs
    mine, theirs = (proportional(mix) for mix in mixes)
    return mine, theirs, float(mine @ matrix @ theirs)


def regret_matched(regrets: Values, gains: Values) -> Values:
    """The next mixture, after regretting what was missed; regrets never fall below nothing."""
    usual = proportional(regrets) @ gains
    np.maximum(regrets + gains - usual, 0.0, out=regrets)
    return proportional(regrets)


def proportional(weights: Values) -> Values:
    """Weights as shares; equal ones if there are none."""
    total = float(weights.sum())
    return weights / total if total > 0 else np.full(len(weights), 1.0 / len(weights))


# --- Endings, found by playing


@dataclass(frozen=True)
class Ending:
    """A decision near the end of a game that makes a difference, solved."""

    table: bytes
    seats: tuple[int, ...]  # who decides: one, or two at once
    choices: dict[int, float]  # what each choice is worth to the one who decides
    matrix: Values | None = None  # where two decide: what every pair is worth to the first


def endings(solver: Solver, games: int, most: int, seed: int = 0) -> Iterator[Ending]:
    """Up to so many endings of each of so many games between greedy bots, the last ones first."""
    for number in range(games):
        found = 0
        for table, seats in reversed(decisions(solver, seed + number)):
            try:
                ending = solve(solver, table, seats)
            except TooLarge:
                break
            if ending is not None:
                yield ending
                found += 1
            if found == most:
                break


def decisions(solver: Solver, seed: int) -> list[tuple[bytes, tuple[int, ...]]]:
    """Every decision of a game between greedy bots: the table, and who decides."""
    match = PlayableGame(solver.game).start(solver.players, seed)
    rng, met = seeded(seed), []
    while not match.over:
        seats = tuple(sorted(seat for seat in match.to_act if isinstance(seat, int)))
        met.append((match.table, seats))
        for seat in seats:
            match.play(seat, bots.move(bots.find("greedy"), match, seat, rng))
    return met


def solve(solver: Solver, table: bytes, seats: tuple[int, ...]) -> Ending | None:
    """The ending, if it makes a difference what is chosen. Raises TooLarge."""
    if len(seats) > 1:
        matrix = solver.matrix(table)
        return Ending(table, seats, {}, matrix) if np.ptp(matrix) > SAME else None
    worth = {action: float(values[seats[0]]) for action, values in solver.choices(table, seats[0]).items()}
    return Ending(table, seats, worth) if max(worth.values()) - min(worth.values()) > SAME else None


def loss(solver: Solver, ending: Ending, search: Searcher, rng: Rng) -> float:
    """How much of the win a search gives away by its choice; by the mixtures of both, where two decide at once."""
    thoughts = [search.think(solver.seen(ending.table, seat), rng) for seat in ending.seats]
    if ending.matrix is None:
        chosen = int(thoughts[0].actions[np.argmax(thoughts[0].shares)])
        return max(ending.choices.values()) - ending.choices[chosen]
    mine, theirs = (thought.shares[np.argsort(thought.actions)] for thought in thoughts)
    return float((ending.matrix @ theirs).max() - (mine @ ending.matrix).min()) / 2
