"""`doughjo games`: what is on the shelf."""

from argparse import Namespace
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.text import Text

import doughjo
from doughjo.cli.screen import new_console, print_json, show_hanging
from doughjo.cli.setup import option_word
from doughjo.cli.speech import listed, say, spoken
from doughjo.core.contract import Game, OptionValue
from doughjo.core.edition import usual_teller


def run(arguments: Namespace) -> int:
    """Show all games."""
    games = [doughjo.game(name).rules for name in doughjo.games()]
    if arguments.json:
        print_json([as_json(game) for game in games])
        return 0
    for game in games:
        show(new_console(), game)
    return 0


def show(console: Console, game: Game) -> None:
    """The name, one sentence, and the options with what they are unless chosen."""
    teller = usual_teller(game, spoken().tag)
    console.print(Text.assemble((game.name, "bold cyan"), "  ", (game.title, "bold")))
    show_hanging(console, Text("  "), Text(say("games-about", players=players(game), minutes=game.minutes)))
    show_hanging(console, Text("  "), Text(teller.summary))
    for option in game.options:
        show_hanging(console, Text("  "), Text(f"{option.name}={option_word(option.default)}", "cyan"))
        clause = f"({option.clause})" if option.clause else ""
        meaning = " ".join(filter(None, [teller.option(option), values(option.choices), clause]))
        show_hanging(console, Text(" " * 4), Text(meaning, "dim"))
    console.print()


def players(game: Game) -> str:
    """'2–6 players', or '2 players'."""
    message = "games-players-range" if len(game.seats) > 1 else "games-players"
    return say(message, fewest=game.seats[0], most=game.seats[-1])


def values(choices: tuple[OptionValue, ...]) -> str:
    """The values an option can have, where they are more than yes and no."""
    return (
        ""
        if set(choices) == {True, False}
        else say("games-choices", choices=listed([*map(option_word, choices)], "or"))
    )


def as_json(game: Game) -> dict[str, Any]:
    """A game and its options; `players` are the fewest and the most."""
    return {
        "name": game.name,
        "title": game.title,
        "summary": usual_teller(game).summary,
        "version": game.version,
        "players": [game.seats[0], game.seats[-1]],
        "minutes": game.minutes,
        "cooperative": game.cooperative,
        "options": [{**asdict(option), "text": usual_teller(game).option(option)} for option in game.options],
    }
