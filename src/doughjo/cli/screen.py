"""What every command shows alike: the table, sentences, choices, results and score sheets; and what it asks."""

import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from doughjo import Match
from doughjo.core.contract import Facts, Line
from doughjo.core.errors import listed

SEAT = re.compile(r"\bseat (\d)\b")
CLEAR_SCROLLBACK = "\x1b[3J"


def new_console() -> Console:
    """Where a command writes; rich takes care of NO_COLOR and of output that is not a terminal."""
    return Console(highlight=False, emoji=False)


def error_console() -> Console:
    """Where complaints and progress go."""
    return Console(stderr=True, highlight=False, emoji=False)


# --- The table


def show_table(console: Console, match: Match, view: Mapping[str, Any]) -> None:
    """Draw a view as the game draws it, or plainly."""
    console.print(drawn(match, view))


def drawn(match: Match, view: Mapping[str, Any]) -> str:
    """The table of a view as text with rich's markup."""
    names = [escape(name) for name in match.names]
    if match.game.draw is not None:
        return match.game.draw(view, match.components, names)
    lines = [f"[bold]{escape(str(key))}[/] {escape(str(value))}" for key, value in view["table"].items()]
    points = [f"[bold magenta]{name}[/] {score} points" for name, score in zip(names, view["scores"], strict=True)]
    return "\n".join([*lines, *points])


# --- Sentences


def show_sentences(console: Console, sentences: Iterable[str]) -> None:
    """What happened, a line each."""
    for sentence in sentences:
        console.print(Text(f"• {sentence}"))


def told(match: Match, events: Iterable[Facts]) -> list[str]:
    """Events as sentences; a seat named You is spoken to."""
    sentences = [match.sentence(facts) for facts in events]
    return [spoken_to(sentence) for sentence in sentences] if "You" in match.names else sentences


def spoken_to(sentence: str) -> str:
    """'You takes a card from You' as one says it: 'You take a card from you'."""
    sentence = re.sub(r"\bYou ([a-z]+s)\b", lambda found: f"You {second_person(found[1])}", sentence)
    return re.sub(r"(?<=[a-z] )You\b", "you", sentence)


def second_person(verb: str) -> str:
    """'takes' → 'take', 'passes' → 'pass'."""
    irregular = {"has": "have", "is": "are", "was": "were", "does": "do", "goes": "go"}
    if verb in irregular:
        return irregular[verb]
    if verb.endswith("ries"):
        return f"{verb[:-3]}y"
    return verb[:-2] if verb.endswith(("sses", "shes", "ches", "xes", "zes")) else verb[:-1]


# --- Choices


def show_choices(console: Console, match: Match, moves: Sequence[str]) -> None:
    """The moves there are, numbered from 1, with the names of the seats they speak of."""
    wide = len(str(len(moves)))
    lines = [choice(number, wide, move, match.names) for number, move in enumerate(moves, 1)]
    console.print(Columns(lines, padding=(0, 3), column_first=True))


def choice(number: int, wide: int, move: str, names: Sequence[str]) -> Text:
    """A numbered move."""
    whose = [names[int(seat)] for seat in SEAT.findall(move) if int(seat) < len(names)]
    line = Text.assemble("  ", (f"{number:>{wide}}", "bold cyan"), f"  {move}")
    return line.append(f"  {listed(whose)}", "dim") if whose else line


# --- The end


def show_result(console: Console, match: Match) -> None:
    """Who won, and everybody's score sheet."""
    console.print(f"\n[bold green]{escape(result(match))}[/]")
    for name, points, lines in zip(match.names, match.scores, match.sheet(), strict=True):
        console.print()
        console.print(sheet_table(name, points, lines))


def result(match: Match) -> str:
    """Who won, in a sentence."""
    winners = [match.names[seat] for seat in match.winners]
    points = sorted({match.scores[seat] for seat in match.winners})
    if not match.over:
        return "The game is not over yet."
    if not winners:
        return "Nobody wins."
    if len(winners) == 1:
        return spoken_to(f"{winners[0]} wins with {counted(points[0], 'point')}.")
    together = "win together" if match.game.cooperative else "share the win"
    return f"{listed(winners)} {together} with {counted(points[0], 'point')}."


def sheet_table(name: str, points: int, lines: Sequence[Line]) -> Table:
    """The score sheet of a seat."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(style="default", no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(style="dim")
    table.add_row(Text(name, "bold magenta"), Text(str(points), "bold"), "points")
    for line in lines:
        table.add_row(Text(f"  {line.label}"), str(line.points), Text(line.why))
    return table


def counted(number: int, thing: str) -> str:
    """'1 point', '2 points'."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


# --- Asking


def ask(console: Console, prompt: str, secret: bool = False) -> str:
    """A line somebody types, without its blanks at the ends; a secret one is not echoed."""
    at_keyboard = sys.stdin.isatty()
    typed = console.input(prompt, password=secret and at_keyboard)
    if not at_keyboard:
        console.print()  # nobody has pressed Enter on this screen
    return typed.strip()


def wipe(console: Console) -> None:
    """Leave nothing on the screen, nor above it."""
    if console.is_terminal:
        console.clear()
        console.file.write(CLEAR_SCROLLBACK)
        console.file.flush()
