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
from doughjo.cli.setup import checked_options, usual_players
from doughjo.cli.shelf import checked_players, game_called
from doughjo.cli.speech import percent, say, written
from doughjo.cli.warm import made_ready
from doughjo.core.errors import BadSetup
from doughjo.lab.arena import BotFailed, Bout, Deal, Standing, check, filled, meet, standings

MOST_GAMES = 1_000_000


def run(arguments: Namespace) -> int:
    """Compete, and show who won."""
    bout = planned(arguments)
    if not 1 <= arguments.games <= MOST_GAMES:
        raise BadSetup(say("bad-games", games=arguments.games, most=MOST_GAMES))
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
        raise BotFailed(f"{failed}\n{say('broken-off', games=len(deals) * bout.players)}")
    return 0


def planned(arguments: Namespace) -> Bout:
    """The bout that was typed, checked."""
    game = game_called(arguments.game).rules
    wanted = usual_players(game, 0, len(arguments.bots)) if arguments.players is None else arguments.players
    players = checked_players(game, wanted)
    options = checked_options(game, arguments.option, players)
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
    game = doughjo.game(bout.game).rules
    played = {"games": found[0].games, "title": game.title, "players": bout.players}
    console.print(Text(say("competed", **played, seconds=round(seconds)) + "\n"))
    even = ["even"] if game.foresees else []
    headings = [say(f"heading-{each}") for each in ("bot", "wins-margin", *even, "fair", "points", "rating", "time")]
    rows = []
    for one in found:
        short = Path(one.bot).name  # of my/folder/my_file.py:MyBot
        name = short if one.seats == 1 else f"{short} × {one.seats}"
        shares = [(one.share, one.margin), *([(one.even, one.even_margin)] if game.foresees else [])]
        wins = [give_or_take(100 * share, 100 * margin) for share, margin in shares]
        times = f"{written(one.seconds * 1000, 0)} ({written(one.slowest * 1000, 0)})"
        fair, rating = percent(one.seats / bout.players), give_or_take(one.rating, one.doubt)
        rows.append((name, *wins, fair, written(one.points, 1), rating, times))
    show_rows(console, headings, rows)
    if game.foresees:
        console.print(Text("\n" + say("competed-even")))


def give_or_take(number: float, margin: float) -> str:
    """'50.0 ± 3.1'."""
    return f"{written(number, 1)} ± {written(margin, 1)}"


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
        raise BadSetup(say("bad-plot", command="pip install 'doughjo[plot]'")) from None
    figure = Figure(figsize=(6, 1 + 0.5 * len(found)), layout="constrained")
    axes = figure.subplots()
    names = [one.bot for one in found]
    axes.barh(names, [one.share for one in found], xerr=[one.margin for one in found], color="#d9a2bd", capsize=4)
    axes.scatter(
        [one.seats / bout.players for one in found], names, marker="|", s=300, color="black", label=say("plot-fair")
    )
    axes.set_xlim(0, 1)
    axes.invert_yaxis()
    axes.set_xlabel(say("plot-shares"))
    title = doughjo.game(bout.game).title
    axes.set_title(say("games-played", games=found[0].games, title=title, players=bout.players))
    axes.legend()
    figure.savefig(path, dpi=150)
