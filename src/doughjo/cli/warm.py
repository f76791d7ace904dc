"""`doughjo warm`: compile the games ahead of time, so that nothing waits later."""

from argparse import Namespace
from math import ceil
from os import cpu_count

from rich.console import Console

import doughjo
from doughjo.cli.screen import error_console, new_console, waiting
from doughjo.cli.shelf import game_called
from doughjo.cli.speech import listed, say
from doughjo.core.contract import Game
from doughjo.lab.warm import is_warm, warm, warm_all

MINUTES = 1  # about, that one core compiles a game; measured: 38 to 58 seconds


def run(arguments: Namespace) -> int:
    """Compile the games named, or all of them, and say how far it is."""
    console = new_console()
    games = [game_called(name).rules for name in dict.fromkeys(arguments.games or doughjo.games())]
    cold = [game for game in games if not is_warm(game)]
    if cold:
        compile_all(console, cold)
    else:
        console.print(say("compiled-already", games=listed([game.name for game in games])), markup=False)
    return 0


def compile_all(console: Console, cold: list[Game]) -> None:
    """Compile these games, and tell of each when it is done."""
    console.print(say("compiling-games", games=len(cold), long=how_long(len(cold))), markup=False)
    console.file.flush()
    with waiting(console, say("compiling")):
        for done, (name, seconds) in enumerate(warm_all([game.name for game in cold]), 1):
            told = say("compiled", game=name, seconds=round(seconds), done=done, games=len(cold))
            console.print(told, markup=False)
            console.file.flush()


def how_long(games: int) -> str:
    """About how long it takes to compile so many games on this machine: 'about two minutes'."""
    minutes = MINUTES * ceil(games / (cpu_count() or 1))
    return say("how-long", minutes=minutes)


def made_ready(game: Game) -> None:
    """Compile a game if it has not been compiled here yet, and say so."""
    if is_warm(game):
        return
    console = error_console()
    console.print(say("compiling-title", title=game.title, long=how_long(1)), style="dim", markup=False)
    with waiting(console, say("compiling")):
        warm(game)
