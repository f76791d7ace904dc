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
from doughjo.cli.screen import show_sentences, spoken_to, told
from doughjo.core.contract import news

Command: TypeAlias = Callable[[Console, Match, int, str], None]  # console, match, seat, what follows the command

HELP = {
    "1, 2, 3 …": "make the move of that number",
    "the move itself": "make it, written as in the list; its beginning is enough, and shows how it may go on",
    "Enter": "show the table again",
    "wait 10": "in a game with a clock: let ten seconds pass, or fewer if something happens to you",
    "card NAME": "what a card or piece does (also: ? NAME)",
    "rules [NUMBER]": "the rules, or one of them",
    "log": "what has happened so far",
    "undo": "take back your last move, where that is fair",
    "save FILE": "save the game so far",
    "quit": "leave the game",
}


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
    for typed, meaning in HELP.items():
        table.add_row(Text(f"  {typed}", "cyan"), meaning)
    console.print(table)


def card(console: Console, match: Match, seat: int, word: str) -> None:
    """What a card, or another piece, does."""
    text = match.teller.lookup(word) if word else "Which one? For example: card NAME"
    if text is None:
        complain(console, f"Nothing here is called {word!r}.")
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
        complain(console, f"That stays. {spoken_to(str(error))}")
    else:
        console.print("Your last move is taken back.")


def save_to(console: Console, match: Match, seat: int, file: str) -> None:
    """Save the game so far."""
    if not file:
        complain(console, "Where to? For example: save my-game.json")
        return
    if others_wait(match, seat):
        complain(console, "Somebody's choice is still a secret, and a record tells all. Save when everyone has chosen.")
        return
    try:
        save(console, match, Path(file).expanduser())
    except (OSError, ValueError, RuntimeError) as error:
        complain(console, f"{file}: cannot be written ({getattr(error, 'strerror', None) or error}).")


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
