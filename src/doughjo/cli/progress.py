"""How far long work is: a bar on a terminal, and elsewhere a plain line now and then; always on the error stream."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from threading import Event, Thread

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from doughjo.cli.screen import error_console
from doughjo.cli.speech import say

BETWEEN = 10.0  # seconds between two lines


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """What is called with every number of games that have been played."""
    console = error_console()
    with bar(console, games) if console.is_terminal else lines(console, games) as advance:
        yield advance


@contextmanager
def bar(console: Console, games: int) -> Iterator[Callable[[int], None]]:
    """A bar that is gone when all is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as shown:
        task = shown.add_task(say("progress-bar"), total=games)
        yield lambda done: shown.advance(task, done)


@contextmanager
def lines(console: Console, games: int) -> Iterator[Callable[[int], None]]:
    """A line every ten seconds, also while nothing is done."""
    start, played, ended = time.monotonic(), 0, Event()

    def advance(done: int) -> None:
        nonlocal played
        played += done

    def tell() -> None:
        while not ended.wait(BETWEEN):
            console.print(so_far(played, games, time.monotonic() - start), markup=False, soft_wrap=True)

    teller = Thread(target=copy_context().run, args=[tell], name="doughjo-progress", daemon=True)
    teller.start()
    try:
        yield advance
    finally:
        ended.set()
        teller.join()


def so_far(played: int, games: int, seconds: float) -> str:
    """'40 of 100 games in 20 seconds; about 30 more'."""
    left = round(seconds * (games - played) / played) if played else "none"
    return say("progress", played=played, games=games, seconds=round(seconds), left=left)
