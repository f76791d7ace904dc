"""`doughjo simulate`: very many games, and what came of them."""

import time
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table
from rich.text import Text

from doughjo import bots
from doughjo.cli.progress import progress
from doughjo.cli.screen import error_console, new_console, print_json, show_rows, waiting
from doughjo.cli.setup import checked_options, one_each, option_word, usual_players
from doughjo.cli.shelf import checked_players, game_called
from doughjo.cli.speech import percent, say, spoken, written
from doughjo.cli.warm import made_ready
from doughjo.core.components import open_box
from doughjo.core.contract import MOST_DECISIONS, Components, Game, OptionValue
from doughjo.core.edition import edition
from doughjo.core.errors import BadSetup
from doughjo.lab.simulate import Summary, check_games, simulate

SHARES = (0.05, 0.25, 0.5, 0.75, 0.95)
BARS = 12  # about so many lines of a histogram, at most
WIDTHS = [step * 10**zeros for zeros in range(10) for step in (1, 2, 5)]
WIDEST_BAR = 40


@dataclass(frozen=True)
class Plan:
    """What is to be simulated."""

    game: Game
    box: Components
    players: int
    bots: list[str]
    games: int
    seed: int
    options: dict[str, OptionValue]

    def play(self, games: int, advance: Callable[[int], None] = lambda done: None) -> Summary:
        """That many games of the plan."""
        return simulate(self.game, self.players, games, self.bots, self.seed, self.options, self.box, advance)


def run(arguments: Namespace) -> int:
    """Simulate, and show or print the numbers."""
    plan = planned(arguments)
    made_ready(plan.game)
    with waiting(error_console(), say("setting-up")):
        plan.play(1)  # so that the clock does not count what is loaded
    start = time.perf_counter()
    with progress(plan.games) as advance:
        summary = plan.play(plan.games, advance)
    seconds = time.perf_counter() - start
    if not summary.games:
        raise BadSetup(say("simulated-none", games=summary.unfinished, decisions=MOST_DECISIONS))
    if arguments.json:
        print_json(as_json(plan, summary, seconds))
    else:
        show(new_console(), plan, summary, seconds)
    return 0


def planned(arguments: Namespace) -> Plan:
    """The plan that was typed."""
    game = game_called(arguments.game).rules
    wanted = usual_players(game, 0, len(arguments.bots)) if arguments.players is None else arguments.players
    players = checked_players(game, wanted)
    seated = one_each(arguments.bots, players)
    for name in seated:
        bots.code(game, name)  # or it says which bots play here
    return Plan(
        game=game,
        box=open_box(game, arguments.components),
        players=players,
        bots=seated,
        games=check_games(arguments.games),
        seed=arguments.seed,
        options=checked_options(game, arguments.option, players),
    )


# --- For people


def show(console: Console, plan: Plan, summary: Summary, seconds: float) -> None:
    """The numbers in tables."""
    console.print(headline(plan, summary, seconds))
    console.print()
    show_seats(console, summary)
    console.print(f"\n{say('simulated-points')}")
    console.print(histogram(summary, console.width))
    if summary.counts:
        console.print(f"\n[bold]{say('simulated-counts')}[/]")
        show_counts(console, plan, summary)


def headline(plan: Plan, summary: Summary, seconds: float) -> Text:
    """What was played, and how fast."""
    usual = plan.game.check_options(None, plan.players)
    chosen = [f"{name}={option_word(value)}" for name, value in plan.options.items() if value != usual[name]]
    played = {"games": summary.games, "title": plan.game.title, "players": plan.players, "seed": str(plan.seed)}
    lines = [
        say("simulated-options", options=", ".join(chosen), **played) if chosen else say("simulated", **played),
        say("simulated-speed", decisions=float(summary.mean_decisions), speed=summary.games / seconds),
    ]
    if summary.unfinished:
        lines.append(say("simulated-unfinished", decisions=MOST_DECISIONS, games=summary.unfinished))
    return Text("\n".join(lines))


def show_seats(console: Console, summary: Summary) -> None:
    """A line for every seat: wins with their 95 % interval, and points."""
    rows = []
    for seat, bot in enumerate(summary.bots):
        wins = (percent(summary.win_shares[seat], 2), percent(summary.margins[seat], 2))
        points = (written(float(summary.points[:, seat].mean()), 2), *map(written, summary.quantiles(seat, SHARES)))
        rows.append((str(seat), bot, *wins, *points))
    headings = [say(f"heading-{each}") for each in ("seat", "bot", "wins", "margin", "points")]
    show_rows(console, [*headings, *map(percent, SHARES)], rows, 2)


def histogram(summary: Summary, wide: int) -> Table:
    """How often each range of points came up, at most so many columns wide."""
    low, high = int(summary.points.min()), int(summary.points.max())
    width = next(width for width in WIDTHS if (high - low) // width < BARS)
    edges = np.arange(low // width * width, high + width + 1, width)
    counts = np.histogram(summary.points, edges)[0]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for justify in ("right", "right", "left"):
        table.add_column(justify=justify, no_wrap=True)
    labels = [
        str(first) if width == 1 else say("range", first=int(first), last=int(first) + width - 1)
        for first in edges[:-1]
    ]
    longest = min(WIDEST_BAR, max(wide - max(map(len, labels)) - len("  99.9 %  "), 1))
    for label, count in zip(labels, counts, strict=True):
        bar = "█" * round(longest * count / counts.max())
        table.add_row(label, percent(float(count / summary.points.size), 1), Text(bar, "magenta"))
    return table


def show_counts(console: Console, plan: Plan, summary: Summary) -> None:
    """What the game tallies, most first, and what never happened."""
    columns, lines = tallied(plan, summary)
    happened = {kind: counts for kind, counts in lines.items() if any(counts.values())}
    show_rows(console, (say("heading-kind"), *columns), count_rows(columns, happened, summary.games))
    if never := [kind for kind in lines if kind not in happened]:
        console.print(Text(say("simulated-never", kinds=", ".join(never)), "dim"))


def count_rows(columns: Sequence[str], lines: Mapping[str, Mapping[str, int]], games: int) -> list[tuple[str, ...]]:
    """'taken Glazed' is in the line Glazed, in the column taken."""
    most_first = sorted(lines.items(), key=lambda line: -sum(line[1].values()))
    return [(kind, *(written(100 * counts.get(each, 0) / games, 1) for each in columns)) for kind, counts in most_first]


def tallied(plan: Plan, summary: Summary) -> tuple[list[str], dict[str, dict[str, int]]]:
    """The columns of what the game tallies, and for every line its counts by column."""
    columns: dict[str, None] = {}
    lines: dict[str, dict[str, int]] = {}
    it = edition(plan.game, plan.box)
    teller = it.speaker(spoken().tag, ())
    places = {label: facts for label, facts in zip(it.counters, plan.game.tallied(plan.box), strict=True) if facts}
    for label, count in summary.counts.items():
        column, line = teller.tally_place(places[label])
        column = column or say("heading-count")
        columns[column] = None
        lines.setdefault(line, {})[column] = count
    return list(columns), lines


# --- For machines


def as_json(plan: Plan, summary: Summary, seconds: float) -> dict[str, Any]:
    """Everything in one object."""
    return {
        "game": plan.game.name,
        "version": plan.game.version,
        "players": plan.players,
        "options": plan.options,
        "components": plan.box.digest,
        "seed": plan.seed,
        "games": summary.games,
        "unfinished": summary.unfinished,
        "seconds": round(seconds, 3),
        "games_per_second": round(summary.games / seconds, 1),
        "mean_decisions": summary.mean_decisions,
        "seats": [seat_json(summary, seat) for seat in range(plan.players)],
        "counts": dict(summary.counts),
    }


def seat_json(summary: Summary, seat: int) -> dict[str, Any]:
    """One seat's numbers; `games_by_points` adds up to the number of games."""
    points, games = np.unique(summary.points[:, seat], return_counts=True)
    return {
        "seat": seat,
        "bot": summary.bots[seat],
        "win_share": summary.win_shares[seat],
        "margin": summary.margins[seat],
        "mean_points": float(summary.points[:, seat].mean()),
        "quantiles": {str(share): value for share, value in zip(SHARES, summary.quantiles(seat, SHARES), strict=True)},
        "games_by_points": {str(point): count for point, count in zip(points.tolist(), games.tolist(), strict=True)},
    }
