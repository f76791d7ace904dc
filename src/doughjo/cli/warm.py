"""`doughjo warm`: compile the games ahead of time, so that nothing waits later."""

from argparse import Namespace
from math import ceil
from os import cpu_count

from rich.console import Console

import doughjo
from doughjo.cli.screen import error_console, new_console, waiting
from doughjo.core.contract import Game
from doughjo.core.errors import counted, in_words, listed
from doughjo.lab.warm import is_warm, warm, warm_all

MINUTES = 1  # about, that one core compiles a game; measured: 38 to 58 seconds


def run(arguments: Namespace) -> int:
    """Compile the games named, or all of them, and say how far it is."""
    console = new_console()
    games = [doughjo.game(name).rules for name in dict.fromkeys(arguments.games or doughjo.games())]
    cold = [game for game in games if not is_warm(game)]
    if cold:
        compile_all(console, cold)
    else:
        console.print(f"{listed(game.name for game in games)}: compiled already.", markup=False)
    return 0


def compile_all(console: Console, cold: list[Game]) -> None:
    """Compile these games, and tell of each when it is done."""
    console.print(f"Compiling {counted(len(cold), 'game')}; this takes {how_long(len(cold))} …", markup=False)
    console.file.flush()
    with waiting(console, "Compiling …"):
        for done, (name, seconds) in enumerate(warm_all([game.name for game in cold]), 1):
            console.print(f"{name} took {seconds:.0f} seconds ({done} of {len(cold)}).", markup=False)
            console.file.flush()


def how_long(games: int) -> str:
    """About how long it takes to compile so many games on this machine: 'about two minutes'."""
    minutes = MINUTES * ceil(games / (cpu_count() or 1))
    return "about a minute" if minutes == 1 else f"about {in_words(minutes)} minutes"


def made_ready(game: Game) -> None:
    """Compile a game if it has not been compiled here yet, and say so."""
    if is_warm(game):
        return
    console = error_console()
    console.print(f"Compiling {game.title}: this takes {how_long(1)}, the first time only …", style="dim", markup=False)
    with waiting(console, "Compiling …"):
        warm(game)
