"""What every command shows alike: the table, sentences, choices, results and score sheets; and what it asks."""

import getpass
import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from math import ceil
from typing import Any

import numpy as np
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from doughjo import Match
from doughjo.cli.speech import listed, reader_of, say, spoken, you
from doughjo.core.codes import Facts
from doughjo.core.contract import Line, news

SEAT = re.compile(r"\bseat (\d)\b")
CLEAR_SCROLLBACK = "\x1b[3J"
MANY = 40  # a longer list of moves is shown by how they begin


def new_console() -> Console:
    """Where a command writes; rich takes care of NO_COLOR and of output that is not a terminal."""
    return Console(highlight=False, emoji=False)


def error_console() -> Console:
    """Where complaints and progress go."""
    return Console(stderr=True, highlight=False, emoji=False)


def print_json(value: object) -> None:
    """One JSON object for other programs, and nothing else."""
    print(json.dumps(value, indent=2, ensure_ascii=False, default=np.generic.item))


# --- The table


def show_table(console: Console, match: Match, view: Mapping[str, Any]) -> None:
    """Draw a view as the game draws it, or plainly."""
    console.print(drawn(match, view))


def drawn(match: Match, view: Mapping[str, Any]) -> str:
    """The table of a view as text with rich's markup."""
    names = [escape(name) for name in match.names]
    teller = match.edition.speaker(match.language, names)
    text = teller.drawn({**view, "seat": reader_of(match.names)})
    if text is not None:
        return text
    lines = [f"[bold]{escape(str(key))}[/] {escape(str(value))}" for key, value in view["table"].items()]
    scores = zip(names, view["scores"], strict=True)
    points = [f"[bold magenta]{name}[/] {teller.points(number)}" for name, number in scores]
    return "\n".join([*lines, *points])


# --- Sentences


def show_sentences(console: Console, sentences: Iterable[str]) -> None:
    """What happened, a line each, with room to wrap."""
    for sentence in sentences:
        show_hanging(console, Text("• "), Text(sentence))


def show_rows(console: Console, headings: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1) -> None:
    """Rows in columns, the first ones of words; on a screen too narrow for that, every row in lines of its own."""
    wide = [max(map(cell_len, column)) for column in zip(headings, *rows, strict=True)]
    if sum(wide) + 2 * (len(wide) - 1) <= console.width:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for number, heading in enumerate(headings):
            table.add_column(heading, justify="left" if number < words else "right", no_wrap=True)
        for row in rows:
            table.add_row(*map(Text, row))
        console.print(table)
        return
    for row in rows:
        named = [f"{heading} {cell}" for heading, cell in zip(headings, row, strict=True)]
        console.print(Text(", ".join(named[:words]) if words > 1 else row[0], "bold"))
        console.print(Padding(Columns(map(Text, named[words:]), padding=(0, 2)), (0, 0, 0, 2)))


def show_hanging(console: Console, mark: Text, text: Text) -> None:
    """A text after its mark; where it wraps, it stays clear of the mark."""
    for line in text.wrap(console, max(console.width - mark.cell_len, 1)):
        console.print(Text.assemble(mark, line))
        mark = Text(" " * mark.cell_len)


def told(match: Match, events: Iterable[Facts]) -> list[str]:
    """Events as sentences; a seat called You is spoken to."""
    reader = reader_of(match.names)
    return [match.teller.event(facts, reader) for facts in news(list(events))]


def speak_here(match: Match) -> None:
    """Have a match speak the chosen language, also to the seat called You."""
    match.language = spoken().tag
    if (reader := reader_of(match.names)) is not None:
        match.names[reader] = you()


# --- Choices


def show_choices(console: Console, match: Match, moves: Sequence[str], typed: str = "") -> None:
    """The moves that begin with what was typed, numbered from 1; many of them are shown by how they begin."""
    numbered = {number: move for number, move in enumerate(moves, 1) if move.casefold().startswith(typed.casefold())}
    digits = len(str(len(moves)))
    if len(numbered) <= MANY:
        show_columns(console, [choice(number, digits, move, match.names) for number, move in numbered.items()])
        return
    groups = grouped_choices(numbered)
    show_columns(console, [group_choice(numbers, digits, start) for start, numbers in groups.items()])
    if several := [start for start, numbers in groups.items() if len(numbers) > 1]:
        console.print(Text(say("type-a-beginning", start=several[0]), "dim"))


def show_columns(console: Console, cells: Sequence[Text]) -> None:
    """Cells down each column, as many columns as fit."""
    wide = max(cell.cell_len for cell in cells) + 2
    rows = ceil(len(cells) / max(console.width // wide, 1))
    for row in range(rows):
        for cell in cells[row:-rows:rows]:
            cell.pad_right(wide - cell.cell_len)
        console.print(Text.assemble(*cells[row::rows]))


def grouped_choices(numbered: Mapping[int, str]) -> dict[str, list[int]]:
    """The numbers of moves by their first words: as many words as give few enough groups."""
    words = 1
    groups = by_first_words(numbered, words)
    while len(deeper := by_first_words(numbered, words + 1)) <= MANY and deeper != groups:
        words, groups = words + 1, deeper
    return groups


def by_first_words(numbered: Mapping[int, str], words: int) -> dict[str, list[int]]:
    groups: dict[str, list[int]] = {}
    for number, move in numbered.items():
        groups.setdefault(" ".join(move.split()[:words]), []).append(number)
    return groups


def group_choice(numbers: Sequence[int], digits: int, start: str) -> Text:
    """The first words of several moves with the numbers they have; or the one move there is."""
    several = f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])
    line = Text.assemble("  ", (f"{several:>{2 * digits + 1}}", "bold cyan"), f"  {start}")
    return line if len(numbers) == 1 else line.append(" …", "dim")


def choice(number: int, digits: int, move: str, names: Sequence[str]) -> Text:
    """A numbered move."""
    whose = [names[int(seat)] for seat in SEAT.findall(move) if int(seat) < len(names)]
    line = Text.assemble("  ", (f"{number:>{digits}}", "bold cyan"), f"  {move}")
    return line.append(f"  {listed(whose)}", "dim") if whose else line


# --- The end


def show_result(console: Console, match: Match) -> None:
    """Everybody's score sheet, and who won."""
    sheets = match.sheet()
    labels = [*match.names, *(f"  {line.label}" for lines in sheets for line in lines)]
    for seat, lines in enumerate(sheets):
        console.print()
        console.print(sheet_table(match, seat, lines, max(map(cell_len, labels))))
    console.print(f"\n[bold green]{escape(result(match))}[/]")


def result(match: Match) -> str:
    """Who won, in a sentence."""
    winners, reader = match.winners, reader_of(match.names)
    if not match.over:
        return say("result-not-over")
    if not winners and match.players > 1:
        return say("result-nobody")
    seats, speaker = winners or [0], match.teller.speaker
    points = match.teller.with_points(match.scores[seats[0]])
    if len(seats) == 1:
        message = "result-won" if winners else "result-lost"
        return say(message, points=points, **speaker.person("seat", seats[0], reader))
    message = "result-together" if match.game.cooperative else "result-shared"
    return say(message, points=points, **speaker.several("seats", winners, reader))


def sheet_table(match: Match, seat: int, lines: Sequence[Line], wide: int) -> Table:
    """The score sheet of a seat, its labels in a column of that width."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(no_wrap=True, min_width=wide)
    table.add_column(justify="right", no_wrap=True, min_width=3)
    table.add_column(style="dim")
    points = match.scores[seat]
    table.add_row(Text(match.names[seat], "bold magenta"), Text(str(points), "bold"), match.teller.unit(points))
    for line in lines:
        table.add_row(Text(f"  {line.label}"), str(line.points), Text(line.why))
    return table


# --- Asking


def ask(console: Console, prompt: str, secret: bool = False) -> str:
    """A line somebody types, without its blanks at the ends; a secret one is not echoed."""
    at_keyboard = sys.stdin.isatty()
    if secret and at_keyboard:
        with console.capture() as rendered:
            console.print(prompt, end="")
        return getpass.getpass(rendered.get()).strip()  # which asks only after it has stopped the echo
    typed = console.input(prompt)
    if not at_keyboard:
        console.print()  # nobody has pressed Enter on this screen
    return typed.strip()


def waiting(console: Console, what: str) -> AbstractContextManager[object]:
    """A sign of life while something takes its time, for those who look on."""
    return console.status(what) if console.is_terminal else nullcontext()


@contextmanager
def no_echo() -> Iterator[None]:
    """Nothing that is typed shows, not even what is typed too early."""
    if sys.platform == "win32" or not sys.stdin.isatty():
        yield
        return
    import termios  # noqa: PLC0415  not on Windows

    before = termios.tcgetattr(sys.stdin)
    silent = [*before[:3], before[3] & ~termios.ECHO, *before[4:]]
    termios.tcsetattr(sys.stdin, termios.TCSADRAIN, silent)
    try:
        yield
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)


def wipe(console: Console) -> None:
    """Leave nothing on the screen, nor above it."""
    if console.is_terminal:
        console.clear()
        console.file.write(CLEAR_SCROLLBACK)
        console.file.flush()
