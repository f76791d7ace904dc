"""What can be typed at the prompt of a game besides a move."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from rich.console import Console
from rich.table import Table
from rich.text import Text

from doughjo import CannotUndo, DoughjoError, IllegalMove, Match
from doughjo.cli.records import save
from doughjo.cli.rules import show_rules
from doughjo.cli.screen import show_sentences, told
from doughjo.cli.speech import say
from doughjo.core.contract import news

Command: TypeAlias = Callable[[Console, Match, int, str], None]  # console, match, seat, what follows the command

HELP = ("number", "move", "enter", "wait", "card", "rules", "log", "undo", "save", "quit")


class Quit(Exception):
    """Somebody leaves the table."""


def complain(console: Console, message: str) -> None:
    """Say what was wrong with what was typed."""
    console.print(Text(message, "red"))


def reason(error: IllegalMove, typed: str, discreet: bool) -> str:
    """Why a move is refused, without repeating it; a discreet answer does not guess at what was meant either."""
    text = (error.plain if discreet else str(error)).removeprefix(f"{typed!r}: ")
    return text[:1].upper() + text[1:]


# --- The commands


def help_or_card(console: Console, match: Match, seat: int, word: str) -> None:
    """What can be typed; with a word, what that card does."""
    if word:
        card(console, match, seat, word)
        return
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2))
    for each in HELP:
        table.add_row(Text(f"  {say(f'typed-{each}')}", "cyan"), Text(say(f"typed-{each}-does")))
    console.print(table)


def card(console: Console, match: Match, seat: int, word: str) -> None:
    """What a card, or another piece, does."""
    text = match.teller.lookup(word) if word else say("card-which")
    if text is None:
        complain(console, say("card-unknown", name=word))
    else:
        console.print(Text(text))


def rules(console: Console, match: Match, seat: int, clause: str) -> None:
    """The rules, or one of them."""
    try:
        show_rules(console, match.game, clause or None)
    except DoughjoError as error:
        complain(console, f"{error}.".replace("?.", "?"))


def log(console: Console, match: Match, seat: int, rest: str) -> None:
    """All that the seat has seen."""
    show_sentences(console, told(match, match.events_of(seat)))


def undo(console: Console, match: Match, seat: int, rest: str) -> None:
    """Take back the last move."""
    try:
        match.undo(seat)
    except CannotUndo as error:
        complain(console, say("undo-stays", why=str(error)))
    else:
        console.print(say("undo-done"))


def save_to(console: Console, match: Match, seat: int, file: str) -> None:
    """Save the game so far."""
    if not file:
        complain(console, say("save-where"))
        return
    if others_wait(match, seat):
        complain(console, say("save-later"))
        return
    try:
        save(console, match, Path(file).expanduser())
    except (OSError, ValueError, RuntimeError) as error:
        complain(console, say("save-failed", file=file, why=getattr(error, "strerror", None) or str(error)))


def others_wait(match: Match, seat: int) -> bool:
    """Whether somebody else has made a choice that is not revealed yet."""
    events = match.events_of("spectator")
    return any(facts.get("pending") and facts.get("seat") != seat for facts in news(events))


def leave(console: Console, match: Match, seat: int, rest: str) -> None:
    """Leave the game."""
    raise Quit


COMMANDS: dict[str, Command] = {
    "?": help_or_card,
    "help": help_or_card,
    "card": card,
    "rules": rules,
    "log": log,
    "undo": undo,
    "save": save_to,
    "quit": leave,
    "exit": leave,
    "q": leave,
}
