"""`doughjo serve`: the tabletop in the browser."""

import shlex
import webbrowser
from argparse import Namespace
from dataclasses import replace

import doughjo
from doughjo.cli.screen import new_console
from doughjo.cli.speech import listed, say
from doughjo.cli.warm import how_long
from doughjo.core.errors import BadSetup
from doughjo.lab.warm import is_warm
from doughjo.server.run import Listening
from doughjo.server.settings import Settings, default_data, from_environment


def run(arguments: Namespace) -> int:
    """Serve until Ctrl-C or a signal ends it."""
    listening = Listening(checked(chosen(arguments)))
    console = new_console()
    console.print(say("serving", address=listening.address), markup=False, soft_wrap=True)
    kept = say("serving-data", file=str(listening.settings.data))
    console.print(kept, style="dim", markup=False, soft_wrap=True)
    if cold := [game for game in (doughjo.game(name).rules for name in doughjo.games()) if not is_warm(game)]:
        wait = say("serving-cold", long=how_long(len(cold)), titles=listed([game.title for game in cold]))
        console.print(wait, style="dim", markup=False, soft_wrap=True)
    console.file.flush()
    if arguments.open:
        webbrowser.open(listening.address)
    listening.run()
    return 0


def checked(settings: Settings) -> Settings:
    """The settings, if the folder for the tables is there; only the usual one is made when needed."""
    folder = settings.data.parent
    if settings.data != default_data() and not folder.is_dir():
        make = f"mkdir -p {shlex.quote(str(folder))}"
        raise BadSetup(say("bad-folder", file=str(settings.data), folder=str(folder), command=make))
    return settings


def chosen(arguments: Namespace) -> Settings:
    """The settings of the environment, and over them those that were typed."""
    typed = {name: getattr(arguments, name) for name in ("host", "port", "data")}
    return replace(from_environment(), **{name: value for name, value in typed.items() if value is not None})
