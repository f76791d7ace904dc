"""`doughjo serve`: the tabletop in the browser."""

import webbrowser
from argparse import Namespace
from dataclasses import replace

from doughjo.cli.screen import new_console
from doughjo.server.run import Listening
from doughjo.server.settings import Settings, from_environment


def run(arguments: Namespace) -> int:
    """Serve until Ctrl-C or a signal ends it."""
    listening = Listening(chosen(arguments))
    console = new_console()
    console.print(f"Doughjo is at {listening.address}  (Ctrl-C ends it)", markup=False, soft_wrap=True)
    console.print(f"Tables are kept in {listening.settings.data}", style="dim", markup=False, soft_wrap=True)
    console.file.flush()
    if arguments.open:
        webbrowser.open(listening.address)
    listening.run()
    return 0


def chosen(arguments: Namespace) -> Settings:
    """The settings of the environment, and over them those that were typed."""
    typed = {name: getattr(arguments, name) for name in ("host", "port", "data")}
    return replace(from_environment(), **{name: value for name, value in typed.items() if value is not None})
