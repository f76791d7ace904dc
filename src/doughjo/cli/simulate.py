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

import doughjo
from doughjo import bots
from doughjo.cli.progress import progress
from doughjo.cli.screen import error_console, new_console, print_json, show_rows, waiting
from doughjo.cli.setup import chosen_options, one_each, option_word, usual_players
from doughjo.cli.warm import made_ready
from doughjo.core.components import open_box
from doughjo.core.contract import MOST_DECISIONS, Components, Game, OptionValue
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
    with waiting(error_console(), "Setting the table …"):
        plan.play(1)  # so that the clock does not count what is loaded
    start = time.perf_counter()
    with progress(plan.games) as advance:
        summary = plan.play(plan.games, advance)
    seconds = time.perf_counter() - start
    if not summary.games:
        raise BadSetup(
            f"not finished: none of {summary.unfinished:,} games was over after {MOST_DECISIONS:,} decisions"
        )
    if arguments.json:
        print_json(as_json(plan, summary, seconds))
    else:
        show(new_console(), plan, summary, seconds)
    return 0


def planned(arguments: Namespace) -> Plan:
    """The plan that was typed."""
    game = doughjo.game(arguments.game).rules
    wanted = usual_players(game, 0, len(arguments.bots)) if arguments.players is None else arguments.players
    players = game.check_players(wanted)
    for name in arguments.bots:
        bots.code(game, name)  # or it says which bots play here
    return Plan(
        game=game,
        box=open_box(game, arguments.components),
        players=players,
        bots=one_each(arguments.bots, players),
        games=check_games(arguments.games),
        seed=arguments.seed,
        options=game.check_options(chosen_options(game, arguments.option), players),
    )


# --- For people


def show(console: Console, plan: Plan, summary: Summary, seconds: float) -> None:
    """The numbers in tables."""
    console.print(headline(plan, summary, seconds))
    console.print()
    show_seats(console, summary)
    console.print("\n[bold]Points[/] [dim]of all seats[/]")
    console.print(histogram(summary, console.width))
    if summary.counts:
        console.print("\n[bold]In 100 games[/]")
        show_counts(console, summary)


def headline(plan: Plan, summary: Summary, seconds: float) -> Text:
    """What was played, and how fast."""
    usual = plan.game.check_options(None, plan.players)
    chosen = [f"{name}={option_word(value)}" for name, value in plan.options.items() if value != usual[name]]
    lines = [
        ", ".join([f"{summary.games:,} games of {plan.game.title}, {plan.players} players, seed {plan.seed}", *chosen]),
        f"{summary.mean_decisions:.1f} decisions a game, {summary.games / seconds:,.0f} games a second",
    ]
    if summary.unfinished:
        lines.append(
            f"Not finished after {MOST_DECISIONS:,} decisions, and in no number of wins or points: "
            f"{summary.unfinished:,} games"
        )
    return Text("\n".join(lines))


def show_seats(console: Console, summary: Summary) -> None:
    """A line for every seat: wins with their 95 % interval, and points."""
    rows = []
    for seat, bot in enumerate(summary.bots):
        wins = (f"{summary.win_shares[seat]:.2%}", f"{summary.margins[seat]:.2%}")
        points = (f"{summary.points[:, seat].mean():.2f}", *(f"{x:g}" for x in summary.quantiles(seat, SHARES)))
        rows.append((str(seat), bot, *wins, *points))
    show_rows(console, ("Seat", "Bot", "Wins", "± 95 %", "Points", *(f"{share:.0%}" for share in SHARES)), rows, 2)


def histogram(summary: Summary, wide: int) -> Table:
    """How often each range of points came up, at most so many columns wide."""
    low, high = int(summary.points.min()), int(summary.points.max())
    width = next(width for width in WIDTHS if (high - low) // width < BARS)
    edges = np.arange(low // width * width, high + width + 1, width)
    counts = np.histogram(summary.points, edges)[0]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for justify in ("right", "right", "left"):
        table.add_column(justify=justify, no_wrap=True)
    labels = [str(first) if width == 1 else f"{first} to {first + width - 1}" for first in edges[:-1]]
    longest = min(WIDEST_BAR, max(wide - max(map(len, labels)) - len("  99.9%  "), 1))
    for label, count in zip(labels, counts, strict=True):
        bar = "█" * round(longest * count / counts.max())
        table.add_row(label, f"{count / summary.points.size:.1%}", Text(bar, "magenta"))
    return table


def show_counts(console: Console, summary: Summary) -> None:
    """What the game tallies, most first, and what never happened."""
    verbs, lines = tallied(summary.counts)
    happened = {kind: counts for kind, counts in lines.items() if any(counts.values())}
    show_rows(console, ("Kind", *verbs), count_rows(verbs, happened, summary.games))
    if never := [kind for kind in lines if kind not in happened]:
        console.print(Text(f"Never: {', '.join(never)}", "dim"))


def count_rows(verbs: Sequence[str], lines: Mapping[str, Mapping[str, int]], games: int) -> list[tuple[str, ...]]:
    """'taken Glazed' is in the line Glazed, in the column taken."""
    most_first = sorted(lines.items(), key=lambda line: -sum(line[1].values()))
    return [(kind, *(f"{100 * counts.get(verb, 0) / games:,.1f}" for verb in verbs)) for kind, counts in most_first]


def tallied(counts: Mapping[str, int]) -> tuple[list[str], dict[str, dict[str, int]]]:
    """The first words of all labels, and for what follows them the counts by first word."""
    verbs: dict[str, None] = {}
    lines: dict[str, dict[str, int]] = {}
    for label, count in counts.items():
        verb, _, kind = label.partition(" ")
        verb, kind = (verb, kind) if kind else ("count", verb)
        verbs[verb] = None
        lines.setdefault(kind, {})[verb] = count
    return list(verbs), lines


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
