"""The arena: bots against each other, every deal played from every seat with the same luck for whoever sits there."""

import importlib.util
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, cached_property, partial
from math import sqrt
from multiprocessing import active_children, get_context, parent_process
from pathlib import Path
from threading import Thread
from traceback import extract_tb
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from openskill.models import PlackettLuce

from doughjo import bots
from doughjo.core import registry
from doughjo.core.chance import Rng, scrambled, seeded
from doughjo.core.components import open_box
from doughjo.core.contract import MOST_DECISIONS, OptionValue
from doughjo.core.errors import BadSetup, DoughjoError, listed
from doughjo.lab.luck import NOBODY, Luck
from doughjo.match import Match, PlayableGame, shortened

FEWEST_TO_EVEN = 10  # deals; fewer do not tell how much a game's foresight is to be believed


Numbers: TypeAlias = Sequence[float] | npt.NDArray[np.float64]


@dataclass(frozen=True)
class Bout:
    """Who meets whom at what; the first bot sits once on every seat of each deal, the others follow in turn."""

    game: str
    players: int
    bots: tuple[str, ...]  # one for each seat
    seed: int = 0
    options: tuple[tuple[str, OptionValue], ...] = ()
    components: str | None = None

    def seated(self, rotation: int) -> list[int]:
        """Which bot, by number, sits on each seat."""
        return [(seat - rotation) % self.players for seat in range(self.players)]


@dataclass(frozen=True)
class Deal:
    """What came of one deal, played once for every rotation: by rotation and bot."""

    shares: npt.NDArray[np.float64]  # of the win
    gains: npt.NDArray[np.float64]  # how much of it luck brought; nothing in games that do not foresee who wins
    points: npt.NDArray[np.int64]
    ranks: npt.NDArray[np.int64]  # 0 is the best
    seconds: npt.NDArray[np.float64]  # of thinking
    decisions: npt.NDArray[np.int64]
    slowest: npt.NDArray[np.float64]  # the longest thought, by bot


@dataclass(frozen=True)
class Standing:
    """What a bot has to show."""

    bot: str
    seats: int  # how many chairs it had at each table
    games: int
    share: float  # of wins, for all its chairs together
    margin: float  # half the width of the share's 95 % interval
    even: float  # the share had luck been even; the same as `share` in games that do not foresee who wins
    even_margin: float
    points: float  # mean, a chair
    seconds: float  # a decision
    slowest: float
    rating: float  # openskill's mean, 25 for an unknown bot
    doubt: float  # its standard deviation


def meet(
    bout: Bout, games: int, workers: int | None = None, progress: Callable[[int], None] = lambda done: None
) -> list[Deal]:
    """Play at least so many games, whole deals; with several processes. Raises BotFailed where a bot spoils a game."""
    deals = range(-(-games // bout.players))
    processes = min(workers or os.cpu_count() or 1, len(deals))
    check(bout)
    found: list[Deal] = []
    if processes == 1:
        try:
            for deal in _reported(map(partial(played, bout), deals), bout.players, progress):
                found.append(deal)
        except BotFailed as error:
            raise BotFailed(str(error), found) from None
        return found
    with processes_for(processes) as pool:
        waiting = [pool.submit(played, bout, number) for number in deals]
        try:
            return list(_reported((deal.result() for deal in waiting), bout.players, progress))
        except (BotFailed, BrokenProcessPool) as error:
            pool.shutdown(cancel_futures=True)
            kept = [deal.result() for deal in waiting if not deal.cancelled() and deal.exception() is None]
            raise BotFailed(str(error) if isinstance(error, BotFailed) else _crashed(bout), kept) from None


def _crashed(bout: Bout) -> str:
    names = listed(dict.fromkeys(bout.bots), "or")
    return f"a process ended in the middle of a game: {names} crashed, or memory ran out"


class BotFailed(DoughjoError):
    """A bot spoiled a game; `deals` are those that were played to the end."""

    def __init__(self, message: str, deals: Sequence[Deal] = ()) -> None:
        super().__init__(message)
        self.deals = deals


@contextmanager
def processes_for(workers: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes to play deals in; they end with this one, even if it is killed, and at once after Ctrl-C."""
    others = active_children()
    with ProcessPoolExecutor(workers, get_context("spawn"), initializer=_end_with_parent) as pool:
        try:
            yield pool
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in active_children():
                if process not in others:
                    process.terminate()
            raise


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None, "this is for processes that another one has started"

    def wait() -> None:
        parent.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()


def check(bout: Bout) -> None:
    """Everything can be found before the first game."""
    game = registry.find(bout.game)
    if game.cooperative:
        raise BadSetup(f"{game.title} is won together; how often bots win it, `doughjo simulate {game.name}` tells")
    game.check_players(bout.players)
    game.check_options(dict(bout.options), bout.players)
    open_box(game, bout.components)
    if len(bout.bots) != bout.players:
        raise BadSetup(f"{len(bout.bots)} bots for {bout.players} players")
    for name in bout.bots:
        find(name)


def filled(names: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for every chair; the last one named takes all chairs that are left."""
    if not 1 <= len(names) <= players:
        raise BadSetup(f"{len(names)} bots for {players} players; name one to {players}")
    return (*names, *[names[-1]] * (players - len(names)))


def standings(bout: Bout, deals: Sequence[Deal]) -> list[Standing]:
    """A line for every different bot, in the order they were named."""
    rated = ratings(bout, deals)
    return [_standing(bout, deals, name, *rated[name]) for name in dict.fromkeys(bout.bots)]


def ratings(bout: Bout, deals: Sequence[Deal]) -> dict[str, tuple[float, float]]:
    """Every bot's rating and its doubt after all games, one after another; a bot counts with its best chair."""
    model = PlackettLuce()
    chairs = {name: [number for number, bot in enumerate(bout.bots) if bot == name] for name in bout.bots}
    rated = {name: model.rating(name=name) for name in chairs}
    for deal in deals:
        for ranks in deal.ranks if len(rated) > 1 else ():
            order = [float(ranks[chairs[name]].min()) for name in rated]
            updated = model.rate([[rating] for rating in rated.values()], ranks=order)
            rated = {name: team[0] for name, team in zip(rated, updated, strict=True)}
    return {name: (rating.mu, rating.sigma) for name, rating in rated.items()}


def _standing(bout: Bout, deals: Sequence[Deal], name: str, rating: float, doubt: float) -> Standing:
    chairs = [number for number, bot in enumerate(bout.bots) if bot == name]
    shares, gained = ([getattr(deal, of)[:, chairs].sum(axis=1).mean() for deal in deals] for of in ("shares", "gains"))
    share, margin = estimated(shares)
    even, even_margin = evened(shares, gained)
    decisions = sum(int(deal.decisions[:, chairs].sum()) for deal in deals)
    return Standing(
        bot=name,
        seats=len(chairs),
        games=len(deals) * bout.players,
        share=share,
        margin=margin,
        even=even,
        even_margin=even_margin,
        points=float(np.mean([deal.points[:, chairs].mean() for deal in deals])),
        seconds=sum(float(deal.seconds[:, chairs].sum()) for deal in deals) / max(decisions, 1),
        slowest=max(float(deal.slowest[chairs].max()) for deal in deals),
        rating=rating,
        doubt=doubt,
    )


def estimated(shares: Numbers) -> tuple[float, float]:
    """A share of wins and half of its 95 % interval, from those of all deals: the games of one are not independent."""
    deals, share = len(shares), float(np.mean(shares))
    if np.ptp(shares) == 0.0:  # the rule of three: whatever never happened may still happen so often
        return share, min(1.0, 3 / deals)
    return share, within(deals - 1) * float(np.std(shares, ddof=1)) / sqrt(deals)


def evened(shares: Numbers, gained: Numbers) -> tuple[float, float]:
    """The same had luck been even, which it is in the long run: where the line through all deals meets no luck."""
    luck = np.asarray(gained) - np.mean(gained)
    spread = float(luck @ luck)
    if len(shares) < FEWEST_TO_EVEN or spread == 0.0 or np.ptp(shares) == 0.0:
        return estimated(shares)
    slope = float(luck @ np.asarray(shares)) / spread
    even = float(np.mean(shares) - slope * np.mean(gained))
    left = np.asarray(shares) - even - slope * np.asarray(gained)
    doubt = float(left @ left) / (len(shares) - 2) * (1 / len(shares) + float(np.mean(gained)) ** 2 / spread)
    return even, within(len(shares) - 2) * sqrt(doubt)


def within(free: int) -> float:
    """How many standard deviations hold 95 % if their size is itself known from so many deals only: Student's t."""
    z = 1.959964
    more = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92_160,
    )
    return z + sum(term / free**power for power, term in enumerate(more, start=1))


# --- Playing


def played(bout: Bout, number: int) -> Deal:
    """The deal of that number, played in this process."""
    return _player(bout)(number)


@cache
def _player(bout: Bout) -> "_Play":
    """Its bots stay ready between two deals."""
    return _Play(bout)


class _Play:
    """Plays deals by number."""

    def __init__(self, bout: Bout) -> None:
        self.bout = bout

    @cached_property
    def bots(self) -> list[bots.Bot]:
        """The bots, each compiled by a first thought that nobody measures; levels that search, by a whole game."""
        (match, _), found = self._start(0), [find(name) for name in self.bout.bots]
        if any(isinstance(bot, bots.Level) and bot.search for bot in found):
            bots.warm(match.game)
        seat = min(seat for seat in match.to_act if isinstance(seat, int))
        for name, bot in dict(zip(self.bout.bots, found, strict=True)).items():
            answered(bot, name, match, seat, seeded(0), "its first look at the table")
        return found

    def __call__(self, number: int) -> Deal:
        bout = self.bout
        shape = (bout.players, bout.players)
        deal = Deal(
            shares=np.zeros(shape),
            gains=np.zeros(shape),
            points=np.zeros(shape, np.int64),
            ranks=np.zeros(shape, np.int64),
            seconds=np.zeros(shape),
            decisions=np.zeros(shape, np.int64),
            slowest=np.zeros(bout.players),
        )
        for rotation in range(bout.players):
            self._play(number, rotation, deal)
        return deal

    def _play(self, number: int, rotation: int, deal: Deal) -> None:
        bout = self.bout
        seats = bout.seated(rotation)
        found, (match, luck) = self.bots, self._start(scrambled(bout.seed) + number)
        game = number * bout.players + rotation
        rng = seeded(scrambled(bout.seed + 1) + game)
        while not match.over:
            if deal.decisions[rotation].sum() > MOST_DECISIONS:
                names = listed(dict.fromkeys(bout.bots))
                raise BotFailed(
                    f"a game of {names} was not over after {MOST_DECISIONS:,} decisions; do they ever end one?"
                )
            for seat in sorted(match.to_act, key=str):
                assert isinstance(seat, int)
                bot = seats[seat]
                start = time.perf_counter()
                move = answered(found[bot], bout.bots[bot], match, seat, rng, f"game {game + 1}")
                took = time.perf_counter() - start
                match.play(seat, move)
                luck.follow(seat)
                deal.seconds[rotation, bot] += took
                deal.decisions[rotation, bot] += 1
                deal.slowest[bot] = max(deal.slowest[bot], took)
        self._note(match, luck, seats, rotation, deal)

    def _note(self, match: Match, luck: Luck, seats: Sequence[int], rotation: int, deal: Deal) -> None:
        """Write down how a game ended."""
        scores, standing, winners = match.scores, match.standings, match.winners
        for seat, bot in enumerate(seats):
            deal.points[rotation, bot] = scores[seat]
            deal.ranks[rotation, bot] = sum(other > standing[seat] for other in standing)
            deal.shares[rotation, bot] = seat in winners and 1 / len(winners)
            deal.gains[rotation, bot] = luck.gains[seat]

    def _start(self, seed: int) -> tuple[Match, Luck]:
        game = PlayableGame(registry.find(self.bout.game))
        match = game.start(self.bout.players, None, dict(self.bout.options), self.bout.components)
        luck = Luck(seed, match)
        luck.follow(NOBODY)
        return match, luck


def answered(bot: bots.Bot, name: str, match: Match, seat: int, rng: Rng, where: str) -> str:
    """The bot's move; one that answers nonsense or fails is named, with the decision it was asked for."""
    try:
        return bots.move(bot, match, seat, rng)
    except bots.BadAnswer as error:
        wrong = str(error)
    except (Exception, SystemExit) as error:
        wrong = f"raised {type(error).__name__}: {error}{_line_of(error, name)}"
    question, legal = match.view(seat)["question"], match.legal(seat)
    ids = shortened([f"{number} ({text})" for number, text in zip(match.legal_ids(seat), legal, strict=True)])
    raise BotFailed(
        f"{name} {wrong}. It was asked in {where}, after {len(match.moves)} moves, on seat {seat}: {question!r} {ids}"
    )


def _line_of(error: BaseException, name: str) -> str:
    """Where in the bot's own file that happened: ' in line 12', or nothing."""
    file = Path(name.rpartition(":")[0]).name
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if Path(frame.filename).name == file]
    return f" in line {lines[-1]}" if lines else ""


def _reported(deals: Iterator[Deal], games: int, progress: Callable[[int], None]) -> Iterator[Deal]:
    for deal in deals:
        progress(games)
        yield deal


# --- Anybody's bot


@cache
def find(name: str) -> bots.Bot:
    """A bot by its name, or from a file: `my_file.py:MyBot`, a function or a class without arguments."""
    path, colon, inside = name.rpartition(":")
    if not colon or not path.endswith(".py"):
        return bots.find(name)
    try:
        bot = _loaded(Path(path), inside)
        return bot() if isinstance(bot, type) else bot
    except BadSetup:
        raise
    except (Exception, SystemExit) as error:
        raise BadSetup(f"{name} cannot be made: {type(error).__name__}: {error}") from None


def _loaded(path: Path, inside: str) -> Any:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise BadSetup(f"{path}: there is no such file")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    if not callable(getattr(module, inside, None)):
        raise BadSetup(f"{path} has no {inside!r} that can be called")
    return getattr(module, inside)
