"""Records in files: written and read."""

import json
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console

from doughjo import BadRecord, Match
from doughjo.cli.speech import say


def check_place(path: Path | None) -> None:
    """A place that cannot be written to is refused before anything else is done."""
    if path is not None:
        path.open("a", encoding="utf-8").close()


@contextmanager
def recorded(console: Console, match: Match, path: Path | None) -> Iterator[None]:
    """Save the match when it ends or is left."""
    try:
        yield
    finally:
        if path is not None:
            save(console, match, path)


def save(console: Console, match: Match, path: Path) -> None:
    """Write the record and say how to see it again."""
    path.write_text(json.dumps(match.record(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    told = say("saved", command=f"doughjo replay {shlex.quote(str(path))}")
    console.print(told, markup=False, soft_wrap=True)


def load(path: Path) -> Any:
    """What a file of JSON holds."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord(say("bad-file", file=str(path), why=error.strerror)) from None
    except (ValueError, RecursionError) as error:
        raise BadRecord(say("bad-json", file=str(path), why=str(error))) from None
