"""What records say, declared once: their fields as JSON, as types and as a decoder for the browser.

Records are read as one flat list of numbers, the table and after it the facts that follow from it, here and in the
browser. Every entry of a schema writes the expression that reads it in both languages, side by side.

    VIEW = Schema((State, Facts), {"row": Many("row", "card", size="players", more=1), "over": Is("phase", FINISHED)})
    VIEW.reader(kinds)(table.tobytes() + facts.tobytes())      # {"row": ["glazed", …], "over": False}

A word list ends with "?" and null, so that UNKNOWN (-2) and NONE (-1) find their words from the end.

A column of records of its own is a table, `("made", [("cell", "i1"), ("donut", "i1")], (112,))`: it is not in the flat
list, and of its rows only those are read that are used.
"""

import json
import re
import struct
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, repeat
from math import prod
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from doughjo.core.moves import NUMBER, Kinds

FORMATS = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "f8": "d"}
FLAG, CHOICE, SEAT = "flag", "choice", "seat"  # the kinds of words that every game knows
KNOWN: Kinds = {FLAG: (False, True), CHOICE: range(127), SEAT: range(8)}
HIDDEN = "?"  # how a view shows that there is something, but not what
TYPES = {NUMBER: "number", FLAG: "boolean", CHOICE: 'number | "?" | null', SEAT: "number | null"}

HIDDEN_TOO, NULL_TOO = ' | "?"', " | null"

Scope: TypeAlias = tuple[str, ...]  # the variables of the lists an entry stands in, from the outside in


class Code(NamedTuple):
    """The same expression in Python and in JavaScript, of the flat record `f` and the variables of its scope."""

    python: str
    javascript: str


class Layout:
    """Where the columns of some records lie in their flat list, and where their tables lie in bytes."""

    def __init__(self, dtypes: Sequence[np.dtype[np.void]]) -> None:
        self.shapes: dict[str, tuple[int, ...]] = {}
        self.first: dict[str, int] = {}
        self.tables: dict[str, np.dtype[np.void]] = {}
        self.format, at = "<", 0
        for dtype in dtypes:
            for name in dtype.names or ():
                assert name not in self.first, f"two columns are called {name!r}"
                column, size = dtype[name], prod(dtype[name].shape)
                self.shapes[name], self.first[name] = column.shape, at
                if column.base.names:
                    self.tables[name], self.first[name] = column.base, struct.calcsize(self.format)
                    self.format += f"{column.itemsize}x"
                else:
                    self.format += f"{size}{FORMATS[column.base.str[1:]]}"
                    at += size

    def row(self, table: str, scope: Scope) -> "RowLayout":
        """What a row of a table has, besides all else."""
        return RowLayout(self, table, scope)

    def length(self, column: str) -> int:
        """The length of a column's last dimension."""
        return self.shapes[column][-1]

    def place(self, column: str, scope: Scope) -> str:
        """Where a column lies, or the part of it that the scope's variables choose: the same in both languages."""
        shape = self.shapes[column]
        steps = [prod(shape[i + 1 :]) for i in range(min(len(scope), len(shape)))]
        parts = [f"{step} * {name}" for step, name in zip(steps, scope, strict=False)]
        return " + ".join([str(self.first[column]), *parts])

    def value(self, column: str, scope: Scope) -> str:
        """The number there."""
        return f"f[{self.place(column, scope)}]"


class RowLayout(Layout):
    """The columns of a row, each a variable, and whatever its records hold."""

    def __init__(self, whole: Layout, table: str, scope: Scope) -> None:
        self.shapes, self.first, self.tables, self.format = whole.shapes, whole.first, whole.tables, whole.format
        self.columns, shape = whole.tables[table], whole.shapes[table]
        self.forms = "".join(FORMATS[self.columns[name].str[1:]] for name in self.columns.names or ())
        steps = [self.columns.itemsize * prod(shape[i + 1 :]) for i in range(len(scope))]
        self.start = " + ".join([str(whole.first[table]), *map("{} * {}".format, steps, scope)])  # in bytes

    @property
    def variables(self) -> str:
        """The row's variables."""
        return ", ".join(f"_{name}" for name in self.columns.names or ())

    def value(self, column: str, scope: Scope) -> str:
        return f"_{column}" if column in (self.columns.names or ()) else super().value(column, scope)


class Entry:
    """A part of what records say: how it is read, and its type in the browser."""

    def code(self, at: Layout, scope: Scope) -> Code:
        """How it is read."""
        raise NotImplementedError

    def type(self) -> str:
        """Its type in the browser."""
        raise NotImplementedError


def word_of(kind: str, number: str) -> Code:
    return (
        Code(number, number)
        if kind == NUMBER
        else Code(f"{name_of(kind)}[{number}]", f"W.{name_of(kind)}.at({number})")
    )


def name_of(kind: str) -> str:
    """The name that the words of a kind have in the code that is generated."""
    return kind.replace("-", "_")


def type_of(kind: str) -> str:
    return TYPES.get(kind, word_type(kind))


def word_type(kind: str) -> str:
    """The name of the type of a kind's words: 'CardWord'."""
    return "".join(part.title() for part in re.split("[-_ ]", kind)) + "Word"


@dataclass(frozen=True)
class One(Entry):
    """One number, as its kind spells it; `hidden` and `none` say which marks may stand there instead."""

    column: str
    kind: str = NUMBER
    none: bool = False
    hidden: bool = False

    def code(self, at: Layout, scope: Scope) -> Code:
        return word_of(self.kind, at.value(self.column, scope))

    def type(self) -> str:
        return type_of(self.kind) + HIDDEN_TOO * self.hidden + NULL_TOO * self.none


@dataclass(frozen=True)
class Is(Entry):
    """Whether a column holds one of some numbers."""

    column: str
    number: int | Sequence[int]

    def code(self, at: Layout, scope: Scope) -> Code:
        return includes(self.number, at.value(self.column, scope))

    def type(self) -> str:
        return "boolean"


def includes(number: int | Sequence[int], value: str) -> Code:
    if isinstance(number, int | np.integer):
        return Code(f"{value} == {number}", f"{value} === {number}")
    numbers = [int(each) for each in number]
    return Code(f"{value} in {tuple(numbers)}", f"{numbers}.includes({value})")


@dataclass(frozen=True)
class Many(Entry):
    """A list: all of a column, or as long as another column says (and `more`), up to a mark, or without the marks.

    `ends`: the list ends where there is nothing; `some`: what is nothing is left out.
    """

    column: str
    kind: str = NUMBER
    size: str | None = None
    more: int = 0
    ends: bool = False
    some: bool = False
    none: bool = False
    hidden: bool = False

    def code(self, at: Layout, scope: Scope) -> Code:
        first = at.place(self.column, scope)
        length = f"{at.length(self.column)}" if self.size is None else f"{at.value(self.size, scope)} + {self.more}"
        python, javascript = f"f[{first} : {first} + {length}]", f"f.slice({first}, {first} + {length})"
        if self.ends:
            python, javascript = f"up_to_none({python})", f"upToNone({javascript})"
        word = word_of(self.kind, "n")
        if self.some:
            return Code(
                f"[{word.python} for n in {python} if n != -1]",
                f"{javascript}.filter((n) => n !== -1).map((n) => {word.javascript})",
            )
        return Code(f"[{word.python} for n in {python}]", f"{javascript}.map((n) => {word.javascript})")

    def type(self) -> str:
        return f"({type_of(self.kind)}{HIDDEN_TOO * self.hidden}{NULL_TOO * self.none})[]"


@dataclass(frozen=True)
class Counts(Entry):
    """How many there are of each word of a kind: a dictionary of what there is, or a list with every word so often."""

    column: str
    kind: str
    listed: bool = False

    def code(self, at: Layout, scope: Scope) -> Code:
        name, call = name_of(self.kind), "repeated" if self.listed else "counted"
        place = at.place(self.column, scope)
        return Code(f"{call}({name}, f, {place})", f"{call}(W.{name}, f, {place})")

    def type(self) -> str:
        kind = type_of(self.kind)
        return f"{kind}[]" if self.listed else f"Partial<Record<{kind}, number>>"


@dataclass(frozen=True)
class Whose(Entry):
    """The words of a kind whose column holds one of some numbers, `but` the one that another column holds."""

    column: str
    kind: str
    number: int | Sequence[int]
    but: str | None = None

    def code(self, at: Layout, scope: Scope) -> Code:
        name, first, length = name_of(self.kind), at.place(self.column, scope), at.length(self.column)
        there, other = includes(self.number, "n"), at.value(self.but, scope) if self.but else ""
        python = f"[word for i, (word, n) in enumerate(zip({name}[:-2], f[{first} : {first} + {length}]))"
        python += f" if {there.python}{f' and i != {other}' * bool(other)}]"
        filtered = f".filter((_, i) => {{ const n = f[{first} + i]; return {there.javascript}"
        filtered += f"{f' && i !== {other}' * bool(other)}; }})"
        return Code(python, f"W.{name}.slice(0, -2){filtered}")

    def type(self) -> str:
        return f"{type_of(self.kind)}[]"


class Group(Entry):
    """Several entries by name; null `unless` a column holds something, or where it does not hold one of `only`.

    A column holds nothing where it is -1, or the number named beside it.
    """

    def __init__(
        self,
        entries: Mapping[str, Entry],
        unless: str | tuple[str, int] | None = None,
        only: tuple[str, int | Sequence[int]] | None = None,
    ) -> None:
        self.entries, self.unless, self.only = entries, unless, only

    def code(self, at: Layout, scope: Scope) -> Code:
        codes = {name: entry.code(at, scope) for name, entry in self.entries.items()}
        python = ", ".join(f"{name!r}: {code.python}" for name, code in codes.items())
        javascript = ", ".join(f"{json.dumps(name)}: {code.javascript}" for name, code in codes.items())
        kept = "kept" if any(isinstance(entry, Given) for entry in self.entries.values()) else ""
        whole = Code(f"{kept}({{{python}}})", f"({{ {javascript} }})")
        if self.unless is None and self.only is None:
            return whole
        there = self._there(at, scope)
        return Code(
            f"({whole.python} if {there.python} else None)", f"({there.javascript} ? {whole.javascript} : null)"
        )

    def _there(self, at: Layout, scope: Scope) -> Code:
        if self.unless is not None:
            column, nothing = (self.unless, -1) if isinstance(self.unless, str) else self.unless
            value = at.value(column, scope)
            return Code(f"{value} != {int(nothing)}", f"{value} !== {int(nothing)}")
        assert self.only is not None
        return includes(self.only[1], at.value(self.only[0], scope))

    def type(self) -> str:
        inside = " ".join(
            f"{json.dumps(name) if not name.isidentifier() else name}{'?' * isinstance(entry, Given)}: {entry.type()};"
            for name, entry in self.entries.items()
        )
        return f"{{ {inside} }}" + (" | null" if self.unless or self.only else "")


@dataclass(frozen=True)
class Given(Entry):
    """An entry that is left out unless a column holds one of `only`, or where it holds one of `never`."""

    entry: Entry
    column: str
    only: int | Sequence[int] = ()
    never: int | Sequence[int] = ()

    def code(self, at: Layout, scope: Scope) -> Code:
        python, javascript = self.entry.code(at, scope)
        value = at.value(self.column, scope)
        if self.only != ():
            there = includes(self.only, value)
            return Code(f"{python} if {there.python} else ABSENT", f"{there.javascript} ? {javascript} : undefined")
        away = includes(self.never, value)
        return Code(f"ABSENT if {away.python} else {python}", f"{away.javascript} ? undefined : {javascript}")

    def type(self) -> str:
        return self.entry.type()


@dataclass(frozen=True)
class Listed(Entry):
    """A list of entries, as long as a column says or of a fixed length; their columns have one more dimension."""

    entry: Entry
    size: int | str

    def code(self, at: Layout, scope: Scope) -> Code:
        name = f"i{len(scope)}"
        python, javascript = self.entry.code(at, (*scope, name))
        size = str(self.size) if isinstance(self.size, int) else at.value(self.size, scope)
        return Code(
            f"[{python} for {name} in range({size})]",
            f"Array.from({{ length: {size} }}, (_, {name}) => {javascript})",
        )

    def type(self) -> str:
        return f"({self.entry.type()})[]"


@dataclass(frozen=True)
class Named(Entry):
    """A dictionary with an entry for every word of a kind, or for those whose column holds none of `never`."""

    kind: str
    entry: Entry
    column: str | None = None
    never: int | Sequence[int] = ()

    def code(self, at: Layout, scope: Scope) -> Code:
        name, variable = name_of(self.kind), f"i{len(scope)}"
        inner = (*scope, variable)
        python, javascript = self.entry.code(at, inner)
        words = f"enumerate({name}[:-2])"
        pairs = f"W.{name}.slice(0, -2).map((word, {variable}) => [word, {variable}])"
        if self.column is not None:
            away = includes(self.never, at.value(self.column, inner))
            words += f" if not {away.python}"
            pairs += f".filter(([, {variable}]) => !({away.javascript}))"
        return Code(
            f"{{word: {python} for {variable}, word in {words}}}",
            f"Object.fromEntries({pairs}.map(([word, {variable}]) => [word, {javascript}]))",
        )

    def type(self) -> str:
        return f"Record<{type_of(self.kind)}, {self.entry.type()}>"


@dataclass(frozen=True)
class Of(Entry):
    """An entry at a fixed place in the next dimension of its columns."""

    index: int
    entry: Entry

    def code(self, at: Layout, scope: Scope) -> Code:
        return self.entry.code(at, (*scope, str(self.index)))

    def type(self) -> str:
        return self.entry.type()


@dataclass(frozen=True)
class Shared(Entry):
    """An entry of the whole table, in a list: its columns do not have the dimensions of the list."""

    entry: Entry

    def code(self, at: Layout, scope: Scope) -> Code:
        return self.entry.code(at, ())

    def type(self) -> str:
        return self.entry.type()


@dataclass(frozen=True)
class Merged(Entry):
    """Several dictionaries in one."""

    entries: Sequence[Entry]

    def code(self, at: Layout, scope: Scope) -> Code:
        codes = [entry.code(at, scope) for entry in self.entries]
        return Code(
            f"{{{', '.join('**' + code.python for code in codes)}}}",
            f"({{ {', '.join('...' + code.javascript for code in codes)} }})",
        )

    def type(self) -> str:
        return " & ".join(entry.type() for entry in self.entries)


@dataclass(frozen=True)
class Rows(Entry):
    """The entries of a table's rows, as many as a column says; they may also ask for what is outside the table.

    A list; with a `key` a dictionary, and where that is not the same for two rows. `gathered`: one of lists.
    """

    table: str
    size: str
    entry: Entry
    key: Entry | None = None
    gathered: bool = False

    def code(self, at: Layout, scope: Scope) -> Code:
        row, size = at.row(self.table, scope), at.value(self.size, scope)
        wide, entry = row.columns.itemsize, self.entry.code(row, scope)
        there = f"({row.variables},) in iter_unpack('<{row.forms}', r[{row.start} : {row.start} + {wide} * {size}])"
        rows = f"rows(r, {json.dumps(row.forms)}, {row.start}, {size})"
        if self.key is None:
            return Code(f"[{entry.python} for {there}]", f"{rows}.map(([{row.variables}]) => {entry.javascript})")
        key = self.key.code(row, scope)
        pairs = f"{rows}.map(([{row.variables}]) => [{key.javascript}, {entry.javascript}])"
        if self.gathered:
            return Code(f"gathered(({key.python}, {entry.python}) for {there})", f"gathered({pairs})")
        return Code(f"{{{key.python}: {entry.python} for {there}}}", f"Object.fromEntries({pairs})")

    def type(self) -> str:
        entry = f"({self.entry.type()})[]" if self.key is None or self.gathered else self.entry.type()
        return entry if self.key is None else f"Partial<Record<{self.key.type()}, {entry}>>"


@dataclass(frozen=True)
class Tuple(Entry):
    """A list with these entries."""

    entries: Sequence[Entry]

    def code(self, at: Layout, scope: Scope) -> Code:
        codes = [entry.code(at, scope) for entry in self.entries]
        return Code(
            f"[{', '.join(code.python for code in codes)}]", f"[{', '.join(code.javascript for code in codes)}]"
        )

    def type(self) -> str:
        return f"[{', '.join(entry.type() for entry in self.entries)}]"


@dataclass(frozen=True)
class Joined(Entry):
    """Several lists in one."""

    entries: Sequence[Entry]

    def code(self, at: Layout, scope: Scope) -> Code:
        codes = [entry.code(at, scope) for entry in self.entries]
        return Code(
            f"[{', '.join('*' + code.python for code in codes)}]",
            f"[{', '.join('...' + code.javascript for code in codes)}]",
        )

    def type(self) -> str:
        return f"({' | '.join(f'({entry.type()})[number]' for entry in self.entries)})[]"


@dataclass(frozen=True)
class Printed(Entry):
    """What the box says of a kind, whatever lies on the table: in a list the word of that place, else the first."""

    kind: str

    def code(self, at: Layout, scope: Scope) -> Code:
        return word_of(self.kind, scope[-1] if scope else "0")

    def type(self) -> str:
        return type_of(self.kind)


@dataclass(frozen=True)
class Either(Entry):
    """One of several entries, by the number in a column; null where there is none for it."""

    column: str
    entries: Mapping[int, Entry]

    def code(self, at: Layout, scope: Scope) -> Code:
        value, python, javascript = at.value(self.column, scope), "None", "null"
        for number, entry in self.entries.items():
            there, code = includes(int(number), value), entry.code(at, scope)
            python = f"({code.python} if {there.python} else {python})"
            javascript = f"({there.javascript} ? {code.javascript} : {javascript})"
        return Code(python, javascript)

    def type(self) -> str:
        return " | ".join([*(f"({entry.type()})" for entry in self.entries.values()), "null"])


def per_seat(entries: Mapping[str, Entry]) -> Listed:
    """A list with a group for every player."""
    return Listed(Group(entries), "players")


class Schema:
    """Some records, and what they say."""

    def __init__(self, dtypes: Sequence[np.dtype[np.void]], entries: Mapping[str, Entry]) -> None:
        self.layout = Layout(dtypes)
        self.group = Group(entries)
        self._struct = struct.Struct(self.layout.format)
        self._code = self.group.code(self.layout, ())

    def keys(self, *groups: str) -> tuple[str, ...]:
        """The names of its entries, or of those of a group in it, or of a group in that."""
        group = self.group
        for name in groups:
            inner = group.entries[name]
            assert isinstance(inner, Group), f"{name} is no group"
            group = inner
        return tuple(group.entries)

    def reader(self, kinds: Kinds) -> Callable[[bytes], dict[str, Any]]:
        """What turns the bytes of the records into JSON, in the words of a box."""
        words = {name_of(kind): (*given, HIDDEN, None) for kind, given in ({**KNOWN, **kinds}).items()}
        read = eval(f"lambda f, r: {self._code.python}", {**PYTHON, **words})
        unpack = self._struct.unpack_from
        return lambda records: read(unpack(records), records)

    @property
    def type(self) -> str:
        """Its type in the browser; the words of a kind have a type of their own, see `word_type`."""
        return self.group.type()

    @property
    def decoder(self) -> str:
        """What reads it in the browser: an expression of the words `W`, the flat record `f` and its bytes `r`."""
        return self._code.javascript

    @property
    def runs(self) -> list[tuple[int, str]]:
        """The numbers of the records: how many of which form follow on each other."""
        return [(int(count), form) for count, form in re.findall(r"(\d+)(\w)", self.layout.format)]


ABSENT = object()


def kept(group: Mapping[str, Any]) -> dict[str, Any]:
    """A group without the entries that are left out."""
    return {name: value for name, value in group.items() if value is not ABSENT}


def up_to_none(numbers: Sequence[int]) -> Sequence[int]:
    """The numbers before the first -1."""
    return numbers[: numbers.index(-1)] if -1 in numbers else numbers


def repeated(words: Sequence[Any], numbers: Sequence[int], at: int) -> list[Any]:
    """Every word as often as it counts."""
    return [*chain.from_iterable(map(repeat, words[:-2], numbers[at : at + len(words) - 2]))]


def counted(words: Sequence[Any], numbers: Sequence[int], at: int) -> dict[Any, int]:
    """How often each word counts, where it does."""
    return {word: n for word, n in zip(words[:-2], numbers[at : at + len(words) - 2], strict=True) if n}


def gathered(pairs: Iterable[tuple[Any, Any]]) -> dict[Any, list[Any]]:
    """All values of every key."""
    found: dict[Any, list[Any]] = {}
    for key, value in pairs:
        found.setdefault(key, []).append(value)
    return found


PYTHON = {
    "ABSENT": ABSENT,
    "kept": kept,
    "up_to_none": up_to_none,
    "repeated": repeated,
    "counted": counted,
    "gathered": gathered,
    "iter_unpack": struct.iter_unpack,
}
