"""Moves, declared once: verbs with arguments. Ids, compiled encode and decode, texts, parser and JSON follow.

    MOVES = Moves()
    PICK = MOVES.verb("pick", "pick {position}", position=Arg(7, first=1))
    GIVE = MOVES.verb("give", "give {card} to seat {seat}", seat=Arg(6), card=Arg(28, "card"))
    encode, decode = MOVES.compiled()

Ids are dense and follow the order of the declarations; of the arguments the last one changes first. Outcomes of luck
are declared the same way.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from math import prod
from typing import Any, TypeAlias, cast

import numpy as np

from doughjo.core.compile import compiled_as

Kinds: TypeAlias = Mapping[str, Sequence[Any]]  # by kind of argument, the words of a box; None: not in this box
Encode: TypeAlias = Callable[[int, int, int, int], int]  # a verb and its arguments, 0 for those it does not have
Decode: TypeAlias = Callable[[int], tuple[int, int, int, int]]
Write: TypeAlias = Callable[..., str | None]  # the words of the arguments, by name → the text, or None

MOST_ARGS = 3
NUMBER = "number"  # the kind of an argument that is written as it is


@dataclass(frozen=True)
class Arg:
    """An argument: `size` values from `first` on, of a kind whose words the box knows.

    Where a word is several at once, a dictionary, `parts` are their kinds: `{"at": "cell", "over": NUMBER}`.
    """

    size: int
    kind: str = NUMBER
    first: int = 0
    parts: Mapping[str, str] = field(default_factory=dict)

    @property
    def values(self) -> range:
        return range(self.first, self.first + self.size)


@dataclass(frozen=True)
class Verb:
    """A way to move: its name, how it is written, and its arguments in the order of the ids."""

    name: str
    text: str | Write
    args: Mapping[str, Arg]

    @property
    def size(self) -> int:
        """The number of its ids."""
        return prod(arg.size for arg in self.args.values())

    @property
    def choices(self) -> Iterator[tuple[int, ...]]:
        """The arguments of its ids, in their order."""
        return product(*(arg.values for arg in self.args.values()))

    @property
    def kinds(self) -> dict[str, str]:
        """The kinds of what a move says as JSON, by name."""
        return {name: kind for key, arg in self.args.items() for name, kind in (arg.parts or {key: arg.kind}).items()}

    def written(self, move: Mapping[str, Any]) -> str | None:
        """The text of a move; None for one that this box never has."""
        words = {name: word for name, word in move.items() if name != "verb"}
        return self.text.format(**words) if isinstance(self.text, str) else self.text(**words)


@dataclass(frozen=True, eq=False)
class Moves:
    """All verbs of a game, or all sorts of luck."""

    verbs: list[Verb] = field(default_factory=list)
    constants: list[int] = field(default_factory=list)  # their numbers, each an object of its own

    def verb(self, name: str, text: str | Write, **args: Arg) -> int:
        """Declare a verb; its number is what the rules compare."""
        assert len(args) <= MOST_ARGS, f"{name}: more than {MOST_ARGS} arguments"
        self.verbs.append(Verb(name, text, args))
        self.constants.append(constant(len(self.verbs) - 1))
        return self.constants[-1]

    @cached_property
    def first(self) -> list[int]:
        """The first id of every verb; after the last, the number of all ids."""
        return [0, *np.cumsum([verb.size for verb in self.verbs], dtype=int).tolist()]

    @property
    def size(self) -> int:
        """The number of ids."""
        return self.first[-1]

    def verb_of(self, action: int) -> Verb:
        """The verb that an id belongs to."""
        return next(verb for verb, end in zip(self.verbs, self.first[1:], strict=True) if action < end)

    def compiled(self) -> tuple[Encode, Decode]:
        """Encode (verb and arguments to id) and decode, compiled; both read tables that are constants to them."""
        args = [[*verb.args.values(), *[Arg(1)] * (MOST_ARGS - len(verb.args))] for verb in self.verbs]
        rows = [(verb, *values) for verb, row in enumerate(args) for values in product(*(arg.values for arg in row))]
        table = np.array(rows, np.int16)  # a look-up takes 1 ns; searching and dividing takes 7
        step = np.array([[b.size * c.size, c.size, 1] for _, b, c in args])
        low = [int(np.dot([arg.first for arg in row], by)) for row, by in zip(args, step, strict=True)]
        base = np.array(self.first[:-1]) - low

        @compiled_as("int64(int64,int64,int64,int64)")
        def encode(verb: int, a: int, b: int, c: int) -> int:
            return base[verb] + a * step[verb, 0] + b * step[verb, 1] + c * step[verb, 2]

        @compiled_as("UniTuple(int64,4)(int64)")
        def decode(action: int) -> Any:
            row = table[action]
            return int(row[0]), int(row[1]), int(row[2]), int(row[3])

        return encode, decode

    def all(self, kinds: Kinds) -> list[dict[str, Any] | None]:
        """Every move as JSON, by id: its verb and its arguments in words; None for what this box does not have."""
        return [named(verb, values, kinds) for verb in self.verbs for values in verb.choices]

    def texts(self, kinds: Kinds) -> list[str | None]:
        """Every move as it is written, by id. Turned round, this is the parser."""
        return [verb.written(move) if move else None for verb, move in self._moves(kinds)]

    def _moves(self, kinds: Kinds) -> Iterator[tuple[Verb, dict[str, Any] | None]]:
        for verb in self.verbs:
            for values in verb.choices:
                yield verb, named(verb, values, kinds)


def named(verb: Verb, values: Sequence[int], kinds: Kinds) -> dict[str, Any] | None:
    """A move as JSON; None where an argument has no word in this box."""
    move: dict[str, Any] = {"verb": verb.name}
    for (name, arg), value in zip(verb.args.items(), values, strict=True):
        words = kinds.get(arg.kind)
        word: Any = value if words is None else words[value] if value < len(words) else None
        if word is None:
            return None
        move |= word if arg.parts else {name: word}
    return move


def constant(number: int) -> int:
    """A number for compiled code: one of numpy's, as functions are compiled anew for every literal of Python's."""
    return cast(int, np.int64(number))
