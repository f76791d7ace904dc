"""Who beats whom: every level against the one below in every competitive game, and `master` against its rivals.

    python -m bench.levels --results levels.json --minutes 30
    python -m bench.levels --results levels.json --games 200 --only "drive-thru 2"
    python -m bench.levels --results here.json --seed 1 --also levels.json

The stronger sits once on every seat of each deal, the weaker on all other chairs, with the same luck. All comparisons
advance together, and when the time is up the deals that have been begun are played to their end. What was played is
kept in the file of results, so that a later run goes on where this one stopped; the table is printed at the end.
"""

import argparse
import json
import os
import time
from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import asdict, dataclass, field
from pathlib import Path

import doughjo
from doughjo.lab.arena import Bout, Deal, check, estimated, evened, filled, played, processes_for

GAMES = ("go-nuts", "drive-thru", "dollars")
PAIRS = (("baker", "apprentice"), ("baker", "greedy"), ("chef", "baker"), ("master", "chef"))
RIVALS = ("flat", "flat_with_our_playouts", "theirs")  # of bench/rivals.py, with as much time as master
ENOUGH = {"master": 200}  # games, where they take long
USUAL = 1_000


@dataclass
class Row:
    """One comparison, and what is known of it so far."""

    game: str
    players: int
    stronger: str
    weaker: str
    seed: int = 0
    shares: list[float] = field(default_factory=list)  # of the win: the stronger's, by deal
    gains: list[float] = field(default_factory=list)  # what of that luck brought; nothing in older files
    seconds: float = 0.0  # that the stronger has thought
    decisions: int = 0
    following: int = 0  # the number of the next deal

    @property
    def name(self) -> str:
        return f"{self.game} {self.players} {self.stronger} {self.weaker}"

    @property
    def games(self) -> int:
        return len(self.shares) * self.players

    @property
    def wanted(self) -> int:
        return ENOUGH.get(self.stronger, USUAL)

    @property
    def bout(self) -> Bout:
        weaker = f"{Path(__file__).with_name('rivals.py')}:{self.weaker}" if self.weaker in RIVALS else self.weaker
        return Bout(self.game, self.players, filled((self.stronger, weaker), self.players), seed=self.seed)

    def note(self, deal: Deal) -> None:
        """Remember what came of a deal."""
        self.shares.append(float(deal.shares[:, 0].mean()))
        self.gains.append(float(deal.gains[:, 0].mean()))
        self.seconds += float(deal.seconds[:, 0].sum())
        self.decisions += int(deal.decisions[:, 0].sum())

    def even(self) -> tuple[float, float]:
        """The share of wins had luck been even, and half of its 95 % interval."""
        return evened(self.shares, self.gains) if len(self.gains) == len(self.shares) else estimated(self.shares)

    def line(self) -> str:
        fair, title = 1 / self.players, doughjo.game(self.game).title
        what = f"`{self.stronger}` against `{self.weaker}`"
        won, even = (f"{share:.1%} ± {doubt:.1%}" for share, doubt in (estimated(self.shares), self.even()))
        times = f"{self.seconds / self.decisions * 1000:.0f} ms"
        return f"| {title} | {self.players} | {what} | {won} | {even} | {fair:.0%} | {self.games:,} | {times} |"


def rows(seed: int) -> Iterator[Row]:
    """All comparisons, the quick ones first."""
    for stronger, weaker in PAIRS:
        for game in GAMES:
            for players in doughjo.game(game).seats:
                if players > 1:
                    yield Row(game, players, stronger, weaker, seed)
    for rival in RIVALS:
        for game in GAMES:
            yield Row(game, 2, "master", rival, seed)


def kept(path: Path) -> list[Row]:
    """What a file of results holds."""
    return [Row(**facts) for facts in json.loads(path.read_text(encoding="utf-8"))] if path.exists() else []


def keep(path: Path, known: Sequence[Row]) -> None:
    """Write a file of results, whole or not at all."""
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps([asdict(row) for row in known]) + "\n", encoding="utf-8")
    fresh.replace(path)


def play(chosen: Sequence[Row], games: int | None, end: float, workers: int) -> Iterator[Row]:
    """Play what is missing, the row that is furthest behind first, until the time is up; a row for every deal."""
    for row in chosen:
        check(row.bout)
    going: dict[Future[Deal], Row] = {}
    with processes_for(workers) as pool:
        while True:
            while len(going) < workers and time.monotonic() < end and (behind := furthest_behind(chosen, going, games)):
                going[pool.submit(played, behind.bout, behind.following)] = behind
                behind.following += 1
            if not going:
                return
            for done in wait(going, return_when=FIRST_COMPLETED).done:
                row = going.pop(done)
                row.note(done.result())
                yield row


def furthest_behind(chosen: Sequence[Row], going: Mapping[Future[Deal], Row], games: int | None) -> Row | None:
    """The row with the smallest share of the games wanted, those being played included; None if all have enough."""
    playing = Counter(row.name for row in going.values())
    shares = {row.name: (len(row.shares) + playing[row.name]) * row.players / (games or row.wanted) for row in chosen}
    behind = min(chosen, key=lambda row: shares[row.name], default=None)
    return behind if behind and shares[behind.name] < 1 else None


def is_chosen(name: str, parts: Sequence[str], names: Container[str]) -> bool:
    """Whether one of these is its name or, if it is nobody's whole name, a part of it."""
    return any(part == name if part in names else part in name for part in parts)


def main() -> None:
    """Play what is missing until the time is up, then print everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--results", type=Path, default=Path("levels.json"), help="default: levels.json")
    parser.add_argument("--minutes", type=float, default=60.0, help="then begin no further deal (default: 60)")
    parser.add_argument("--games", type=int, help=f"of each (default: {USUAL:,}, and {ENOUGH['master']} of master's)")
    parser.add_argument(
        "--only", action="append", help='part of a name like "drive-thru 2 chef baker"; may be repeated'
    )
    parser.add_argument("--seed", type=int, default=0, help="of new comparisons: other deals on another machine")
    parser.add_argument("--also", type=Path, action="append", default=[], help="another file, added up in the table")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: one per core)")
    given = parser.parse_args()
    known = {row.name: row for row in rows(given.seed)} | {row.name: row for row in kept(given.results)}
    chosen = [row for row in known.values() if is_chosen(row.name, given.only or [""], known)]
    end = time.monotonic() + 60 * given.minutes
    for done, row in enumerate(play(chosen, given.games, end, given.workers), 1):
        keep(given.results, [each for each in known.values() if each.shares])
        print(f"\r{done:>6} deals, {row.line():<110}", end="", flush=True)
    for other in (row for path in given.also for row in kept(path)):
        known[other.name].shares += other.shares
        known[other.name].gains += other.gains
        known[other.name].seconds += other.seconds
        known[other.name].decisions += other.decisions
    headings = ("", "players", "", "wins", "at even luck", "fair", "games", "a decision of the stronger")
    print(f"\n\n| {' | '.join(headings)} |\n{'|---' * len(headings)}|")
    for row in known.values():
        if row.shares:
            print(row.line())


if __name__ == "__main__":
    main()
