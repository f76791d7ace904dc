"""`doughjo backup`: a copy of all tables, also while the server runs."""

from argparse import Namespace

from doughjo.cli.screen import new_console
from doughjo.cli.speech import say
from doughjo.server.settings import from_environment
from doughjo.server.store import back_up


def run(arguments: Namespace) -> int:
    """Copy the tables to a new file."""
    source = arguments.data or from_environment().data
    tables = back_up(source, arguments.target)
    told = say("backed-up", tables=tables, file=str(arguments.target))
    new_console().print(told, markup=False, soft_wrap=True)
    return 0
