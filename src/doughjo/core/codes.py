"""Codes with arguments, declared once: what happened, what is asked, why not. Compiled rules write them to a buffer.

    EVENTS = Codes()
    TAKEN = EVENTS.add("taken", {"seat": SEAT, "card": "card", "position": NUMBER})
    …
    emit(events, TAKEN, EVERYBODY, seat, kind, position)

Row 0 of a buffer holds the number of rows that follow; a row is the code, the seat that may know its secrets (of a
reason: the number of its clause), and the arguments. Without a buffer, given None, all of this compiles to nothing.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from doughjo.core.compile import compiled, compiled_as
from doughjo.core.moves import NUMBER, Kinds, constant

Buffer: TypeAlias = npt.NDArray[np.int32]
Row: TypeAlias = Sequence[int]
Facts: TypeAlias = dict[str, Any]

CODE, KNOWER, ARGS = 0, 1, 2  # columns
MOST_ARGS = 16
EVERYBODY = constant(-1)
NO_CLAUSE = constant(0)
NONE = -1  # no such thing
HIDDEN = -8  # an argument that these eyes may not know
END = constant(-9)  # the arguments that are not given

# Reasons that every game knows: none, as the move is legal; it is not what is asked; it is not this seat's decision
LEGAL, NOT_ASKED, NOT_YOURS = (constant(number) for number in range(3))

# Kinds of arguments that every game knows, besides numbers and the words of its box
SEAT, FLAG = "seat", "flag"
ACTION, OUTCOME = "action", "outcome"  # moves and luck, as they are written
WORD = "word"  # one that catalogues tell apart, and never show


@dataclass(frozen=True)
class Each:
    """A list: one column for each of at most `size` values; `by_seat` where the first belongs to seat 0, and so on.

    In words, those that are equal may be counted `together`.
    """

    kind: str
    size: int
    by_seat: bool = False
    together: bool = False


@dataclass(frozen=True)
class Amounts:
    """How many there are of each word of a kind: one column for each."""

    kind: str
    size: int


@dataclass(frozen=True)
class Several:
    """A list in one column: a bit for each word of a kind."""

    kind: str


@dataclass(frozen=True)
class Maybe:
    """A word of a kind, or NONE."""

    kind: str


Kind: TypeAlias = str | Each | Amounts | Several | Maybe


@dataclass(frozen=True)
class Event:
    """Something that happened: `facts` for everybody, and what one seat alone may know of it.

    A choice that waits for those of others is `pending`: of no more interest once they are revealed. What a board shows
    and nobody wants to read about is `quiet`.
    """

    kind: str
    facts: Facts = field(default_factory=dict)
    secret: Facts = field(default_factory=dict)
    secret_of: int = NONE

    def seen_by(self, seat: int) -> Facts:
        """The event as this seat saw it."""
        return {"kind": self.kind, **self.facts, **(self.secret if seat == self.secret_of else {})}


@dataclass(frozen=True)
class Code:
    """Its name, the kinds of its arguments, and which of them only the knower may know; see `Event`."""

    name: str
    args: Mapping[str, Kind]
    secret: Sequence[str] = ()
    pending: bool = False
    quiet: bool = False

    @property
    def signs(self) -> Facts:
        """What every event of this code says of itself."""
        return {name: True for name in ("pending", "quiet") if getattr(self, name)}


@dataclass(frozen=True, eq=False)
class Codes:
    """All codes of a sort."""

    codes: list[Code] = field(default_factory=list)

    def add(
        self,
        name: str,
        args: Mapping[str, Kind] | None = None,
        secret: Sequence[str] = (),
        pending: bool = False,
        quiet: bool = False,
    ) -> int:
        """Declare a code; its number is what the rules emit."""
        self.codes.append(Code(name, args or {}, secret, pending, quiet))
        return constant(len(self.codes) - 1)

    def named(self, name: str) -> Code:
        """The code of that name."""
        return next(code for code in self.codes if code.name == name)

    def reader(self, kinds: Kinds) -> "Reader":
        """What turns rows into facts, in the words of a box."""
        return Reader(self, kinds)


class Reasons(Codes):
    """The codes of why a move is refused; the first ones are those that every game knows."""

    def __init__(self) -> None:
        super().__init__()
        for name in ("legal", "not-asked", "not-yours"):
            self.add(name)


# What is told of a game that declares no events, and no lines for its score sheets
PLAIN_EVENTS, PLAIN_LINES = Codes(), Codes()
MADE = PLAIN_EVENTS.add("made", {"seat": SEAT, "move": ACTION}, secret=("move",))
LUCK = PLAIN_EVENTS.add("luck", {"outcome": OUTCOME})
POINTS = PLAIN_LINES.add("points", {"points": NUMBER})


class Reader:
    """Turns the rows of a buffer into facts."""

    def __init__(self, codes: Codes, kinds: Kinds) -> None:
        self._codes = codes.codes
        self._args = [[*columns(code, kinds)] for code in codes.codes]
        self._ends = [ARGS + sum(wide for _, _, wide, _ in args) for args in self._args]
        self._secrets = [
            [at - ARGS + 1 + i for name, at, wide, _ in args if name in code.secret for i in range(wide)]
            for code, args in zip(codes.codes, self._args, strict=True)
        ]

    def facts(self, row: Row) -> Facts:
        """All facts of a row."""
        return {name: read(row[at : at + wide]) for name, at, wide, read in self._args[row[CODE]]}

    def event(self, row: Row) -> Event:
        """A row as an event."""
        code, facts = self._codes[row[CODE]], self.facts(row)
        if row[KNOWER] == EVERYBODY:
            return Event(code.name, {**facts, **code.signs})
        public = {name: fact for name, fact in facts.items() if name not in code.secret}
        return Event(code.name, {**public, **code.signs}, {name: facts[name] for name in code.secret}, row[KNOWER])

    def wire(self, row: Row, known: bool) -> list[int | None]:
        """A row as it is sent: the code and its arguments; None for those that these eyes may not know."""
        code, end = row[CODE], self._ends[row[CODE]]
        sent: list[int | None] = [code, *row[ARGS:end]]
        while sent[-1] == END:
            sent.pop()
        if not known:
            for at in self._secrets[code]:
                sent[at] = None
        return sent

    def received(self, sent: Sequence[int | None]) -> Facts:
        """A row as it was sent, as its reader may know it."""
        code = self._codes[sent[0] or 0]
        row = [sent[0] or 0, EVERYBODY, *(HIDDEN if value is None else value for value in sent[1:])]
        row += [END] * (ARGS + MOST_ARGS - len(row))
        known = {name: read(row[at : at + wide]) for name, at, wide, read in self._args[row[CODE]] if row[at] != HIDDEN}
        return {"kind": code.name, **known, **code.signs}

    def said(self, row: Row) -> Facts:
        """A row that has no secrets: its name as `kind`, and its facts."""
        return {"kind": self._codes[row[CODE]].name, **self.facts(row)}


def columns(code: Code, kinds: Kinds) -> Iterator[tuple[str, int, int, Callable[[Row], Any]]]:
    """The arguments of a code: name, first column, number of columns, and what reads them."""
    at = ARGS
    for name, kind in code.args.items():
        yield name, at, width(kind), read_as(kind, kinds)
        at += width(kind)
    assert at <= ARGS + MOST_ARGS, f"{code.name}: more than {MOST_ARGS} columns of arguments"


def width(kind: Kind) -> int:
    """The number of columns an argument takes."""
    return kind.size if isinstance(kind, Each | Amounts) else 1


def read_as(kind: Kind, kinds: Kinds) -> Callable[[Row], Any]:
    """What reads the columns of an argument."""
    if isinstance(kind, Each):
        one = word_of(kind.kind, kinds)
        return lambda row: [one(value) for value in takewhile(lambda value: value != END, row)]
    if isinstance(kind, Amounts):
        words = kinds[kind.kind]
        return lambda row: {word: count for word, count in zip(words, row, strict=False) if count > 0}
    if isinstance(kind, Several):
        one = word_of(kind.kind, kinds)
        return lambda row: [one(bit) for bit in range(row[0].bit_length()) if row[0] >> bit & 1]
    one = word_of(kind.kind if isinstance(kind, Maybe) else kind, kinds)
    return lambda row: one(row[0])


def word_of(kind: str, kinds: Kinds) -> Callable[[int], Any]:
    """What a number of a kind stands for."""
    if kind == NUMBER:
        return int
    if kind == FLAG:
        return bool
    if kind == SEAT:
        return lambda seat: None if seat == NONE else seat
    words = kinds[kind]
    return lambda number: None if number == NONE else words[number]


# --- The buffer


def new_buffer(rows: int) -> Buffer:
    """Room for so many rows."""
    return np.zeros((rows + 1, ARGS + MOST_ARGS), np.int32)


def taken(buffer: Buffer) -> list[Row]:
    """The rows that were written to a buffer."""
    count = int(buffer[0, CODE])
    if count >= len(buffer):
        raise OverflowError(f"{count} rows were emitted; the buffer has room for {len(buffer) - 1}")
    return buffer[1 : 1 + count].tolist()


@compiled
def clear(events: Buffer | None) -> None:
    """Begin a buffer anew."""
    if events is None:
        return
    events[0, CODE] = 0


@compiled_as("void(int32[:,::1],int64,int64,int64,int64,int64)", "void(none,int64,int64,int64,int64,int64)")
def emit(events: Buffer | None, code: int, knower: int, a: int, b: int, c: int) -> None:
    """Write a row with these arguments, 0 for those it does not have; all are given, as a GPU knows no defaults."""
    if events is None:
        return
    row = events[0, CODE] + 1
    events[0, CODE] = row
    if row >= len(events):  # compiled code checks no bounds; `taken` tells that rows are missing
        return
    events[row, CODE] = code
    events[row, KNOWER] = knower
    events[row, ARGS] = a
    events[row, ARGS + 1] = b
    events[row, ARGS + 2] = c
    events[row, ARGS + 3 :] = END


@compiled_as("void(int32[:,::1],int64,int64)", "void(none,int64,int64)")
def put(events: Buffer | None, column: int, value: int) -> None:
    """Write argument column `column`, from 0, of the latest row."""
    if events is None:
        return
    row = events[0, CODE]
    if row < len(events):
        events[row, ARGS + column] = value
