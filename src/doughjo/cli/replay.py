"""`doughjo replay`: a record checked, and told move by move."""

import sys
from argparse import Namespace
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Literal, TypeAlias

from rich.console import Console
from rich.text import Text

import doughjo
from doughjo import BadRecord, BadSetup, Match, UnknownGame
from doughjo.cli.records import load
from doughjo.cli.screen import (
    ask,
    drawn,
    error_console,
    new_console,
    print_json,
    show_hanging,
    show_result,
    show_table,
    speak_here,
    told,
    waiting,
)
from doughjo.cli.speech import say
from doughjo.cli.warm import made_ready
from doughjo.core.codes import Facts
from doughjo.match import Viewer, check_record

Eyes: TypeAlias = Viewer | Literal["all"]


def run(arguments: Namespace) -> int:
    """Tell a recorded game."""
    console = new_console()
    if arguments.json and arguments.step:
        raise BadSetup(say("bad-json-step"))
    record = load(arguments.file)
    try:
        check_record(record)
        made_ready(doughjo.game(record["game"]).rules)
        with waiting(error_console(), say("playing-again")):
            doughjo.replay(record, arguments.components)
            match = doughjo.replay(record, arguments.components, moves=0)
    except (BadRecord, UnknownGame) as error:
        raise BadRecord(f"{arguments.file}: {error}", getattr(error, "move", None)) from None
    check_viewer(arguments.seat, match)
    moves = record["moves"][: moves_to_tell(arguments.move, record)]
    if arguments.json:
        print_json(as_json(match, moves, arguments.seat))
        return 0
    speak_here(match)
    tell(console, match, moves, arguments)
    if match.over:
        show_result(console, match)
    console.print(Text(f"\n{say('checked', moves=len(record['moves']))}", "dim"))
    return 0


def moves_to_tell(wanted: int | None, record: Mapping[str, Any]) -> int:
    """How many moves to show."""
    count = len(record["moves"])
    if wanted is not None and not 0 <= wanted <= count:
        raise BadSetup(say("bad-move-number", wanted=wanted, count=count))
    return count if wanted is None else wanted


def check_viewer(viewer: Eyes, match: Match) -> None:
    """A seat must be one of this game's."""
    if isinstance(viewer, int) and viewer >= match.players:
        raise BadSetup(say("bad-seat", seat=viewer, last=match.players - 1))


def tell(console: Console, match: Match, moves: list[Mapping[str, Any]], arguments: Namespace) -> None:
    """Play the moves and write what they did; in steps, with the table wherever it has changed."""
    step = arguments.step and sys.stdin.isatty()
    wide, shown = len(str(len(moves))), ""
    for number, entry in enumerate(moves, 1):
        play_on(match, entry)
        for sentence in told(match, events_seen(match, arguments.seat, number - 1)):
            show_hanging(console, Text(f"{number:>{wide}}  ", "bold cyan"), Text(sentence))
        if step and shown != (shown := drawn(match, view_of(match, arguments.seat))):
            console.print(f"\n{shown}\n")
        if step:
            ask(console, f"[dim]{say('enter-goes-on')}[/] ", secret=True)
    if not step:
        console.print()
        show_table(console, match, view_of(match, arguments.seat))


def play_on(match: Match, entry: Mapping[str, Any]) -> None:
    """Make a move of the record, or let its time pass."""
    if entry["seat"] == "time":
        match.advance(int(entry["move"]))
    else:
        match.play(entry["seat"], entry["move"])


def as_json(match: Match, moves: list[Mapping[str, Any]], viewer: Eyes) -> dict[str, Any]:
    """The moves as a viewer saw them, each with what it did, and the table they lead to."""
    seen = []
    for number, entry in enumerate(moves):
        play_on(match, entry)
        events = events_seen(match, viewer, number)
        move = {"move": entry["move"]} if viewer in ("all", entry["seat"]) else {}
        seen.append({"seat": entry["seat"], **move, "events": events, "sentences": told(match, events)})
    return {
        "game": match.game.name,
        "version": match.game.version,
        "options": match.options,
        "names": match.names,
        "viewer": viewer,
        "moves": seen,
        "view": view_of(match, viewer),
        "sheet": [[asdict(line) for line in lines] for lines in match.sheet()] if match.over else None,
    }


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
