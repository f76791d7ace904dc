"""`doughjo arena`: who is the better bot, and how sure that is."""

import time
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.text import Text

import doughjo
from doughjo.cli.progress import progress
from doughjo.cli.screen import new_console, print_json, show_rows
from doughjo.cli.setup import chosen_options, usual_players
from doughjo.cli.warm import made_ready
from doughjo.core.errors import BadSetup
from doughjo.lab.arena import BotFailed, Bout, Deal, Standing, check, filled, meet, standings

MOST_GAMES = 1_000_000


def run(arguments: Namespace) -> int:
    """Compete, and show who won."""
    bout = planned(arguments)
    if not 1 <= arguments.games <= MOST_GAMES:
        raise BadSetup(f"{arguments.games} games; expected a whole number from 1 to {MOST_GAMES:,}")
    made_ready(doughjo.game(bout.game).rules)
    start = time.perf_counter()
    failed = None
    try:
        with progress(-(-arguments.games // bout.players) * bout.players) as advance:
            deals: Sequence[Deal] = meet(bout, arguments.games, arguments.workers, advance)
    except BotFailed as error:
        failed, deals = error, error.deals
    seconds = time.perf_counter() - start
    found = standings(bout, deals) if deals else []
    if arguments.json:
        print_json(as_json(bout, found, seconds, failed))
    elif found:
        show(bout, found, seconds)
    if arguments.plot and found:
        draw(bout, found, arguments.plot)
    if failed:
        raise BotFailed(f"{failed}\nThe games before that count: {len(deals) * bout.players}.")
    return 0


def planned(arguments: Namespace) -> Bout:
    """The bout that was typed, checked."""
    game = doughjo.game(arguments.game).rules
    players = usual_players(game, 0, len(arguments.bots)) if arguments.players is None else arguments.players
    options = game.check_options(chosen_options(game, arguments.option), game.check_players(players))
    bout = Bout(
        game=game.name,
        players=players,
        bots=filled(arguments.bots, players),
        seed=arguments.seed,
        options=tuple(options.items()),
        components=arguments.components,
    )
    check(bout)
    return bout


def show(bout: Bout, found: Sequence[Standing], seconds: float) -> None:
    """The standings in a table."""
    console = new_console()
    title = doughjo.game(bout.game).title
    console.print(Text(f"{found[0].games:,} games of {title}, {bout.players} players, in {seconds:.0f} seconds\n"))
    foresees = doughjo.game(bout.game).rules.foresees
    headings = ("Bot", "Wins ± 95 %", *(["At even luck"] if foresees else []), "Fair", "Points", "Rating", "ms (most)")
    rows = []
    for one in found:
        short = Path(one.bot).name  # of my/folder/my_file.py:MyBot
        name = short if one.seats == 1 else f"{short} × {one.seats}"
        shares = [(one.share, one.margin), *([(one.even, one.even_margin)] if foresees else [])]
        wins = [f"{100 * share:.1f} ± {100 * margin:.1f}" for share, margin in shares]
        rating, times = f"{one.rating:.1f} ± {one.doubt:.1f}", f"{one.seconds * 1000:.0f} ({one.slowest * 1000:.0f})"
        rows.append((name, *wins, f"{one.seats / bout.players:.0%}", f"{one.points:.1f}", rating, times))
    show_rows(console, headings, rows)
    if foresees:
        console.print(Text("\nAt even luck: without what rolls and draws brought, as far as the game can foresee it."))


def as_json(bout: Bout, found: Sequence[Standing], seconds: float, failed: BotFailed | None) -> dict[str, Any]:
    """Everything in one object; `failed` says what ended the bout too early."""
    return {
        **asdict(bout),
        "options": dict(bout.options),
        "seconds": round(seconds, 3),
        "failed": str(failed) if failed else None,
        "bots": [asdict(one) for one in found],
    }


def draw(bout: Bout, found: Sequence[Standing], path: Path) -> None:
    """A picture of the shares."""
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415  an extra that few need
    except ImportError:
        raise BadSetup("--plot needs matplotlib; run:  pip install 'doughjo[plot]'") from None
    figure = Figure(figsize=(6, 1 + 0.5 * len(found)), layout="constrained")
    axes = figure.subplots()
    names = [one.bot for one in found]
    axes.barh(names, [one.share for one in found], xerr=[one.margin for one in found], color="#d9a2bd", capsize=4)
    axes.scatter([one.seats / bout.players for one in found], names, marker="|", s=300, color="black", label="fair")
    axes.set_xlim(0, 1)
    axes.invert_yaxis()
    axes.set_xlabel("share of wins, with 95 % interval")
    axes.set_title(f"{doughjo.game(bout.game).title}, {bout.players} players, {found[0].games:,} games")
    axes.legend()
    figure.savefig(path, dpi=150)
