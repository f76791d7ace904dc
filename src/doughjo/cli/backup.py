"""`doughjo backup`: a copy of all tables, also while the server runs."""

from argparse import Namespace

from doughjo.cli.screen import new_console
from doughjo.server.settings import from_environment
from doughjo.server.store import back_up


def run(arguments: Namespace) -> int:
    """Copy the tables to a new file."""
    source = arguments.data or from_environment().data
    tables = back_up(source, arguments.target)
    new_console().print(f"Copied {tables} tables to {arguments.target}", markup=False, soft_wrap=True)
    return 0
