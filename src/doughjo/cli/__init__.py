"""The command line: `doughjo play go-nuts` and its siblings, for every game on the shelf."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper

from doughjo.cli.arguments import parser
from doughjo.cli.speech import choose_language, say
from doughjo.core.errors import DoughjoError

FINE, HUNG_UP, MISTAKE, INTERRUPTED = 0, 1, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and answer its exit code: 2 for a mistake of whoever typed it, 130 for Ctrl-C."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal that cannot write × shows ? instead
            stream.reconfigure(errors="replace")
    try:
        choose_language(argv, os.environ)
        code = _run(argv)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains when it flushes
        return HUNG_UP
    except KeyboardInterrupt:
        return _complain(say("stopped"), INTERRUPTED)
    except DoughjoError as error:
        return _complain(str(error))
    except OSError as error:
        return _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def _run(argv: Sequence[str] | None) -> int:
    whole = parser()
    try:
        arguments = whole.parse_args(argv)
    except SystemExit as end:  # argparse has said what there is to say
        return int(end.code or FINE)
    if arguments.command is None:
        whole.print_help()
        return FINE
    command = import_module(f"doughjo.cli.{arguments.command}")  # each command loads only what it needs
    return int(command.run(arguments))


def _complain(message: str, code: int = MISTAKE) -> int:
    from doughjo.cli.screen import error_console  # noqa: PLC0415  rich is not needed before

    error_console().print(f"doughjo: {message}", style="red", markup=False, soft_wrap=True)
    return code
