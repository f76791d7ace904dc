"""Who beats whom: every level against the one below, in every competitive game at two, three and four players.

    python -m bench.levels --results levels.json --minutes 30
    python -m bench.levels --results levels.json --games 200 --only "drive-thru 2"

The stronger sits once on every seat of each deal, the weaker on all other chairs, with the same luck. What was played
is kept in the file of results, so that a later run goes on where this one stopped; the table is printed at the end.
"""

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import doughjo
from doughjo.lab.arena import Bout, filled, meet, standings

GAMES = ("go-nuts", "drive-thru", "dollars")
PAIRS = (("baker", "apprentice"), ("baker", "greedy"), ("chef", "baker"), ("master", "chef"))
ENOUGH = {"master": 200}  # games, where they take long
USUAL = 1_000
FIRST = 16  # deals before the first look at the clock
PAUSE = 60.0  # seconds between two looks, as near as can be


@dataclass
class Row:
    """One comparison, and what is known of it so far."""

    game: str
    players: int
    stronger: str
    weaker: str
    games: int = 0
    wins: float = 0.0  # summed over deals
    squares: float = 0.0
    seconds: float = 0.0  # a decision of the stronger, weighted by games

    @property
    def name(self) -> str:
        return f"{self.game} {self.players} {self.stronger} {self.weaker}"

    @property
    def share(self) -> float:
        return self.wins / (self.games / self.players)

    @property
    def margin(self) -> float:
        """Half of the 95 % interval, from the deals: those are independent, the games of one are not."""
        deals = self.games / self.players
        return float(1.96 * max(self.squares / deals - self.share**2, 0.0) ** 0.5 / deals**0.5)

    def play(self, games: int) -> None:
        """So many games more, in whole deals."""
        bout = Bout(self.game, self.players, filled((self.stronger, self.weaker), self.players), seed=self.games)
        deals = meet(bout, games)
        self.seconds += standings(bout, deals)[0].seconds * len(deals) * self.players
        self.games += len(deals) * self.players
        shares = [float(deal.shares[:, 0].mean()) for deal in deals]
        self.wins += sum(shares)
        self.squares += sum(share**2 for share in shares)

    def line(self) -> str:
        fair, title = 1 / self.players, doughjo.game(self.game).title
        what = f"`{self.stronger}` against `{self.weaker}`"
        won = f"{self.share:.1%} ± {self.margin:.1%}"
        times = f"{self.seconds / self.games * 1000:.0f} ms"
        return f"| {title} | {self.players} | {what} | {won} | {fair:.0%} | {self.games:,} | {times} |"


def rows() -> Iterator[Row]:
    """All comparisons, the quick ones first."""
    for stronger, weaker in PAIRS:
        for game in GAMES:
            for players in (2, 3, 4):
                yield Row(game, players, stronger, weaker)


def kept(path: Path) -> dict[str, Row]:
    """What a file of results holds."""
    found = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
    return {row.name: row for row in (Row(**facts) for facts in found)}


def keep(path: Path, known: dict[str, Row]) -> None:
    path.write_text(json.dumps([vars(row) for row in known.values()], indent=1) + "\n", encoding="utf-8")


def main() -> None:
    """Play what is missing until the time is up, then print everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--results", type=Path, default=Path("levels.json"), help="default: levels.json")
    parser.add_argument("--minutes", type=float, default=60.0, help="then stop (default: 60)")
    parser.add_argument("--games", type=int, help=f"of each (default: {USUAL:,}, and {ENOUGH['master']} of master's)")
    parser.add_argument("--only", default="", help='part of a name like "drive-thru 2 chef baker"')
    given = parser.parse_args()
    end, known = time.monotonic() + 60 * given.minutes, kept(given.results)
    for row in (known.setdefault(row.name, row) for row in rows() if given.only in row.name):
        wanted = given.games or ENOUGH.get(row.stronger, USUAL)
        deals = FIRST
        while row.games < wanted and time.monotonic() < end:
            start = time.monotonic()
            row.play(min(deals * row.players, wanted - row.games))
            deals = max(1, int(deals * PAUSE / (time.monotonic() - start)))
            keep(given.results, known)
            print(f"\r{row.line():<110}", end="", flush=True)
    print("\n\n| | players | | wins | fair | games | a decision of the stronger |\n|---|---|---|---|---|---|---|")
    for row in known.values():
        if row.games:
            print(row.line())


if __name__ == "__main__":
    main()
