"""`doughjo games`: what is on the shelf."""

from argparse import Namespace

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import doughjo
from doughjo.cli.screen import new_console
from doughjo.cli.setup import option_word
from doughjo.core.contract import Game, Option, OptionValue


def run(arguments: Namespace) -> int:
    """Show all games in a table."""
    table = Table(box=None, pad_edge=False, padding=(1, 3, 0, 0))
    for heading in ("Name", "Game", "Players", "Minutes"):
        table.add_column(heading, no_wrap=heading == "Name", justify="left" if heading in ("Name", "Game") else "right")
    for name in doughjo.games():
        game = doughjo.game(name).rules
        table.add_row(Text(name, "bold cyan"), described(game), players(game), str(game.minutes))
    new_console().print(table)
    return 0


def players(game: Game) -> str:
    """'2–6', or '2'."""
    return f"{game.seats[0]}–{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])


def described(game: Game) -> Group:
    """The title, one sentence, and the options with what they are unless chosen."""
    return Group(Text(game.title, "bold"), Text(game.summary), *map(option_lines, game.options))


def option_lines(option: Option) -> Group:
    """An option, its default and what it means."""
    default = Text(f"{option.name}={option_word(option.default)}", "cyan")
    clause = f"({option.clause})" if option.clause else ""
    meaning = " ".join(filter(None, [option.text, values(option.choices), clause]))
    return Group(default, Padding(Text(meaning, "dim"), (0, 0, 0, 2)))


def values(choices: tuple[OptionValue, ...]) -> str:
    """The values an option can have, where they are more than yes and no."""
    return "" if set(choices) == {True, False} else f"One of {', '.join(map(option_word, choices))}."
