"""Many games at once, and honest numbers about them."""

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from os import cpu_count

import numpy as np
import numpy.typing as npt

from doughjo import bots
from doughjo.core.chance import scrambled, seeded
from doughjo.core.components import Source, open_box
from doughjo.core.contract import MOST_SEATS, Components, Game, Ids, OptionValue
from doughjo.core.edition import edition
from doughjo.core.errors import BadSetup

CHUNK = 5_000  # games between two words of progress
MOST_GAMES = 100_000_000  # every game's points are kept, a few bytes each


@dataclass(frozen=True)
class Summary:
    """What came out of many games."""

    games: int  # that were played to the end
    unfinished: int  # and those that were broken off, of which only `counts` knows
    bots: tuple[str, ...]
    win_shares: tuple[float, ...]  # by seat; a shared win counts in parts, unless all play together
    margins: tuple[float, ...]  # half the width of each share's 95 % interval
    points: npt.NDArray[np.int32]  # games × seats
    decisions: npt.NDArray[np.int32]  # per game
    counts: Mapping[str, int]  # what the game tallies

    @property
    def mean_decisions(self) -> float:
        """How long a game is, in decisions."""
        return float(self.decisions.mean())

    def quantiles(self, seat: int, shares: Sequence[float] = (0.05, 0.25, 0.5, 0.75, 0.95)) -> list[float]:
        """The points below which these shares of a seat's games lie."""
        return [float(value) for value in np.quantile(self.points[:, seat], shares)]


@dataclass(frozen=True)
class Results:
    """A chunk of games."""

    points: npt.NDArray[np.int32]  # games × seats
    decisions: npt.NDArray[np.int32]  # per game
    shares: npt.NDArray[np.float64]  # of wins by seat, summed
    squares: npt.NDArray[np.float64]  # of those shares, summed
    counts: npt.NDArray[np.int64]
    unfinished: int


def simulate(
    game: Game,
    players: int,
    games: int,
    seats: Sequence[str] = (),
    seed: int = 0,
    options: Mapping[str, OptionValue] | None = None,
    components: Source = None,
    progress: Callable[[int], None] = lambda done: None,
    workers: int | None = None,
) -> Summary:
    """Play many games of bots on all cores; the same seed gives the same numbers, whatever the number of cores."""
    players = game.check_players(players)
    names = seated(seats, players)
    check_games(games)
    indexes = game.option_indexes(game.check_options(options, players))
    box = open_box(game, components)
    codes = np.array([bots.code(game, name) for name in names], np.int32)
    bench = Bench(game, box, players, indexes, codes, seed)
    sizes = [min(CHUNK, games - first) for first in range(0, games, CHUNK)]
    with ThreadPoolExecutor(workers or cpu_count() or 1) as pool:
        chunks = list(_reported(pool.map(bench.play, range(len(sizes)), sizes), progress))
    return summed(chunks, names, edition(game, box).counters)


def check_games(games: object) -> int:
    """How many games, if so many can be played."""
    if isinstance(games, bool) or not isinstance(games, int) or not 1 <= games <= MOST_GAMES:
        raise BadSetup(f"{games!r} games; expected a whole number from 1 to {MOST_GAMES:,}")
    return games


def seated(seats: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for every seat: one named bot plays all seats, none named means random ones."""
    if len(seats) > players:
        raise BadSetup(f"{len(seats)} bots for {players} players")
    if len(seats) not in (0, 1, players):
        raise BadSetup(f"{len(seats)} bots for {players} players; name one for all seats or one for each")
    return tuple(seats) if len(seats) == players else tuple(seats or ("random",)) * players


class Bench:
    """A place where chunks of games are played, each worker with tables of its own."""

    def __init__(self, game: Game, box: Components, players: int, options: Ids, codes: Ids, seed: int) -> None:
        self._game, self._box, self._players = game, box, players
        self._options, self._codes, self._seed = options, codes, seed
        self._compiled = bots.compiled_for(game)
        self._lock = threading.Lock()

    def play(self, number: int, size: int) -> Results:
        """Play the chunk of that number; its luck depends on the seed and the number alone."""
        game = self._game
        counts = np.zeros(len(edition(game, self._box).counters) + 1, np.int64)
        points = np.zeros((size, MOST_SEATS), np.int32)
        shares = np.zeros((size, MOST_SEATS), np.float64)
        decisions = np.zeros(size, np.int32)
        arguments = (
            game.new_tables(),
            self._box.boxes,
            self._players,
            self._options,
            seeded(scrambled(self._seed) + number),
            self._codes,
            game.new_tables(),
            np.zeros(game.most_choices + MOST_SEATS, np.int32),
            np.zeros(game.room, np.float64),
            counts,
        )
        with self._lock:  # compiled once, by whoever comes first
            self._compiled.play_games(*arguments, points[:0], shares[:0], decisions[:0])
        self._compiled.play_games(*arguments, points, shares, decisions)
        finished = decisions != self._compiled.NOT_FINISHED
        won = shares[finished, : self._players]
        if game.cooperative:
            won = np.sign(won)  # all win, or nobody
        return Results(
            points[finished, : self._players],
            decisions[finished],
            won.sum(axis=0),
            (won**2).sum(axis=0),
            counts,
            int((~finished).sum()),
        )


def summed(chunks: Sequence[Results], names: tuple[str, ...], labels: Sequence[str]) -> Summary:
    """All chunks together."""
    decisions = np.concatenate([chunk.decisions for chunk in chunks])
    games = len(decisions)
    shares = np.sum([chunk.shares for chunk in chunks], axis=0) / max(games, 1)
    spread = np.sum([chunk.squares for chunk in chunks], axis=0) / max(games, 1) - shares**2
    counts = np.sum([chunk.counts for chunk in chunks], axis=0)
    return Summary(
        games=games,
        unfinished=sum(chunk.unfinished for chunk in chunks),
        bots=names,
        win_shares=tuple(float(share) for share in shares),
        margins=tuple(1.96 * sqrt(max(float(width), 0.0) / max(games, 1)) for width in spread),
        points=np.concatenate([chunk.points for chunk in chunks]),
        decisions=decisions,
        counts={label: int(count) for label, count in zip(labels, counts, strict=False) if label},
    )


def _reported(chunks: Iterator[Results], progress: Callable[[int], None]) -> Iterator[Results]:
    for chunk in chunks:
        progress(len(chunk.decisions) + chunk.unfinished)
        yield chunk
