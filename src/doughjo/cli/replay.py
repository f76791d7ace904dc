"""`doughjo replay`: a record checked, and told move by move."""

import sys
from argparse import Namespace
from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from rich.console import Console
from rich.text import Text

import doughjo
from doughjo import BadRecord, BadSetup, Match, UnknownGame
from doughjo.cli.records import load
from doughjo.cli.screen import ask, drawn, new_console, show_hanging, show_result, show_table, told
from doughjo.cli.setup import setting_the_table
from doughjo.core.contract import Facts
from doughjo.match import Viewer

Eyes: TypeAlias = Viewer | Literal["all"]


def run(arguments: Namespace) -> int:
    """Tell a recorded game."""
    console = new_console()
    record = load(arguments.file)
    try:
        with setting_the_table(console):
            doughjo.replay(record, arguments.components)
            match = doughjo.replay(record, arguments.components, moves=0)
    except (BadRecord, UnknownGame) as error:
        raise BadRecord(f"{arguments.file}: {error}", getattr(error, "move", None)) from None
    check_viewer(arguments.seat, match)
    tell(console, match, record["moves"][: moves_to_tell(arguments.move, record)], arguments)
    if match.over:
        show_result(console, match)
    console.print(Text(f"\nChecked: {len(record['moves'])} moves, all by the rules.", "dim"))
    return 0


def moves_to_tell(wanted: int | None, record: Mapping[str, Any]) -> int:
    """How many moves to show."""
    count = len(record["moves"])
    if wanted is not None and not 0 <= wanted <= count:
        raise BadSetup(f"--move {wanted}: the record has {count} moves; expected 0 to {count}")
    return count if wanted is None else wanted


def check_viewer(viewer: Eyes, match: Match) -> None:
    """A seat must be one of this game's."""
    if isinstance(viewer, int) and viewer >= match.players:
        raise BadSetup(f"--seat {viewer}: expected 0 to {match.players - 1}, 'spectator' or 'all'")


def tell(console: Console, match: Match, moves: list[Mapping[str, Any]], arguments: Namespace) -> None:
    """Play the moves and write what they did; in steps, with the table wherever it has changed."""
    step = arguments.step and sys.stdin.isatty()
    wide, shown = len(str(len(moves))), ""
    for number, entry in enumerate(moves, 1):
        if entry["seat"] == "time":
            match.advance(int(entry["move"]))
        else:
            match.play(entry["seat"], entry["move"])
        for sentence in told(match, events_seen(match, arguments.seat, number - 1)):
            show_hanging(console, Text(f"{number:>{wide}}  ", "bold cyan"), Text(sentence))
        if step and shown != (shown := drawn(match, view_of(match, arguments.seat))):
            console.print(f"\n{shown}\n")
        if step:
            ask(console, "[dim]Enter goes on[/] ", secret=True)
    if not step:
        console.print()
        show_table(console, match, view_of(match, arguments.seat))


def events_seen(match: Match, viewer: Eyes, since: int) -> list[Facts]:
    """What a viewer saw of the moves from a number on; 'all' saw what any seat did."""
    if viewer != "all":
        return match.events_of(viewer, since)
    everyone = [match.events_of(seat, since) for seat in range(match.players)]
    return [max(versions, key=len) for versions in zip(*everyone, strict=True)]


def view_of(match: Match, viewer: Eyes) -> dict[str, Any]:
    """The table as a viewer may see it; 'all' sees everything."""
    if viewer != "all":
        return match.view(viewer)
    return {**match.view("spectator"), "table": match.position(), "scores": match.scores}
