"""The contract: what a game brings so that everything else can play it, hide it, search it and tell it.

The rules are functions over two records. `s` is the table, a few hundred bytes that hold everything that changes; `box`
holds what is printed on the components and never changes in a game. Both are fixed-size numpy records, so the functions
compile; nothing in them may allocate, read a clock, draw luck of its own or call itself.

A game in real time keeps the time in its table, in milliseconds, and is told by `advance` how many have passed. Time
that passes in two pieces is the same as in one; it stops where something else must happen first (a round is over, luck
is next), and `advance` answers how much of it really passed: nothing where time stands still.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from numba.core import config

from doughjo.core import defaults
from doughjo.core.codes import PLAIN_EVENTS, PLAIN_LINES, Buffer, Codes, Facts, Reasons
from doughjo.core.compile import specialise
from doughjo.core.errors import BadSetup, listed, suggested
from doughjo.core.moves import Kinds, Moves
from doughjo.core.schema import Schema
from doughjo.core.words import ENGLISH, Names, Texts, catalogue_in

Record: TypeAlias = Any  # a Row, whose fields no type checker knows
Tables: TypeAlias = npt.NDArray[np.void]
Ids: TypeAlias = npt.NDArray[np.int32]
Position: TypeAlias = dict[str, Any]

OVER = 0  # what `to_act` answers when nobody owes anything; else a bit per seat that owes a decision, or
CHANCE = -1  # luck is next. Also the `seat` that luck moves from.
SPECTATOR = -2  # the `seat` of somebody who only looks on
TIME = -3  # the `seat` that time passes from; its `action` is a number of milliseconds
MOST_SEATS = 8
MOST_DECISIONS = 20_000  # of a simulated game without a clock; one that is not over by then may never be
BY_LOT = "lot"  # the option of a game with a turn order: luck chooses who starts
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
FIRST_PLAYERS = (BY_LOT, *(f"{ordinal} seat" for ordinal in ORDINALS))

OptionValue: TypeAlias = bool | str

COMPILED = (
    "setup",
    "to_act",
    "legal",
    "lot",
    "apply",
    "advance",
    "chance",
    "sample",
    "resolve",
    "score",
    "hide",
    "imagine",
    "reveals",
    "prefer",
    "prefer_at",
    "hunch",
    "foresee",
    "tally",
    "derive",
    "ask",
    "refuse",
    "lines",
)


@dataclass(frozen=True)
class Option:
    """A choice made before the game; `setup` gets the index of the value among the choices."""

    name: str
    default: OptionValue = False
    choices: tuple[OptionValue, ...] = (False, True)
    clause: str | None = None
    by_seat: bool = False  # whether every choice after the first names a seat, in order

    def choices_for(self, players: int) -> tuple[OptionValue, ...]:
        """The values that make sense with so many players."""
        return self.choices[: 1 + players] if self.by_seat else self.choices


def first_player(seats: range, clause: str) -> Option:
    """The option of a game with a turn order: who starts. `setup` gets 0 for the lot, else the seat's number plus 1."""
    return Option(
        name="first_player",
        default=BY_LOT,
        choices=FIRST_PLAYERS[: 1 + seats[-1]],
        clause=clause,
        by_seat=True,
    )


@dataclass(frozen=True, eq=False)
class Components:
    """A box of components: the record the rules read, and the pieces with their names and words."""

    boxes: Tables  # an array of one
    pieces: Sequence[Any]
    digest: str = ""

    @cached_property
    def box(self) -> Record:
        """The record the rules read."""
        return record_of(self.boxes)


class Row(np.void):  # type: ignore[misc]  # numpy's stubs call it final; numpy itself subclasses it
    """A record whose fields are attributes; numpy's own takes more than twice the time to read one."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except (ValueError, KeyError):
            raise AttributeError(f"the record has no field {name!r}") from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


@cache
def with_rows(dtype: np.dtype[np.void]) -> np.dtype[np.void]:
    """The same type of record, read as a Row; so are the records in it."""
    columns = [(name, dtype[name].base, dtype[name].shape) for name in dtype.names or ()]
    inside = [(name, with_rows(base) if base.names else base, shape) for name, base, shape in columns]
    return np.dtype((Row, inside))


def new_tables(dtype: np.dtype[np.void], count: int = 1) -> Tables:
    """Empty records; interpreted code needs an array whose records have attributes."""
    return np.zeros(count, with_rows(dtype) if config.DISABLE_JIT else dtype)


def record_of(tables: Tables) -> Record:
    """The first record of an array, as a view: whoever changes it changes the array."""
    return tables.view(with_rows(tables.dtype))[0]


def copied(tables: Tables) -> Tables:
    """A copy, as bytes; numpy's own goes field by field and takes thirty times as long."""
    return np.ndarray(len(tables), tables.dtype, bytearray(tables.tobytes()))


def empty_box(data: Mapping[str, Any]) -> Components:
    """The box of a game without components."""
    return Components(new_tables(np.dtype([("nothing", "i1")])), ())


@dataclass(frozen=True)
class Refusal:
    """Why a move cannot be made, and the clause that says so."""

    reason: str
    clause: str | None = None
    facts: Facts | None = None  # the reason to be put into words: the name of a message and its arguments


@dataclass(frozen=True)
class Line:
    """One line of a seat's score sheet."""

    label: str
    points: int
    why: str = ""


NO_FACTS = np.dtype([("nothing", "i1")])
NO_MOVES, NO_CODES, NO_REASONS = Moves(), Codes(), Reasons()


@dataclass(frozen=True, eq=False)
class Game:
    """A game: its facts, its rules (compiled) and its words. A game's folder holds one of these, named GAME."""

    name: str
    title: str
    seats: range
    minutes: int
    version: int  # of the rules; a record of another version is not replayed
    folder: Path  # RULES.md and the components lie here

    # The table
    state: np.dtype[np.void]
    most_choices: int  # the longest list that `legal` or `chance` may write

    # The rules, in the order a game uses them; what they emit goes into a buffer, or nowhere: `events` may be None
    setup: Callable[[Record, Record, int, Ids], None]  # s, box, players, option indexes
    to_act: Callable[[Record, Record], int]  # a bit per seat, CHANCE or OVER
    legal: Callable[[Record, Record, int, Ids], int]  # s, box, seat, out → how many, in ascending order
    apply: Callable[[Record, Record, int, int, Buffer | None], None]  # s, box, seat, action, events
    score: Callable[[Record, Record, Ids, Ids], None]  # s, box, points, standings

    # What it says: declarations
    lay: Callable[[Position, Components], Tables]
    moves: Moves
    view: Schema  # what the table says, and the facts that follow from it
    luck: Moves = NO_MOVES
    derived: Schema | None = None  # the same for what a board shows beyond it
    facts: np.dtype[np.void] = NO_FACTS  # what `derive` writes
    events: Codes = PLAIN_EVENTS
    most_events: int = 64  # of one move
    questions: Codes = NO_CODES
    reasons: Reasons = NO_REASONS
    score_lines: Codes = PLAIN_LINES
    clauses: str = ""  # what the ids of its clauses begin with: "GN" of GN-21
    kinds: Callable[[Components], Kinds] = defaults.no_kinds  # the words of arguments, by kind
    names: Callable[[Components], Names] = defaults.no_names  # what the box calls them
    texts: Codes = NO_CODES  # of what is printed on pieces
    printed: Callable[[Components], Texts] = defaults.no_names
    tallies: Codes = NO_CODES  # of what simulations count
    tallied: Callable[[Components], Sequence[Facts | None]] = defaults.nothing_tallied  # in the order of `tally`
    picture: Callable[[Mapping[str, Any], Any], str] | None = None  # a view as its seat reads it, by a Teller
    page: Callable[[Components, Any], str] | None = None  # the list of components for RULES.md, in Markdown

    # What it says: compiled functions
    derive: Callable[[Record, Record, int, Record], None] = defaults.derive_nothing  # hidden s, box, viewer, facts
    ask: Callable[[Record, Record, int, Buffer], None] = defaults.ask_nothing  # hidden s, box, seat, asked
    refuse: Callable[[Record, Record, int, int, Buffer], None] = (
        defaults.no_reason
    )  # hidden s, box, seat, action (NONE: an unknown one), why
    lines: Callable[[Record, Record, Buffer], None] = defaults.no_lines  # s, box, lines of the score sheets

    # What a game without luck, secrets or strategy may leave out
    chance: Callable[[Record, Record, Ids, Ids], int] = defaults.no_chance  # s, box, outcomes, weights → how many
    sample: Callable[[Record, Record, Any], int] = defaults.no_sample  # s, box, rng → an outcome
    resolve: Callable[[Record, Record, int, Buffer | None], None] = defaults.no_resolve  # s, box, outcome, events
    hide: Callable[[Record, Record, int], None] = defaults.hide_nothing  # s, box, seat
    imagine: Callable[[Record, Record, int, Any], None] = defaults.imagine_nothing  # s, box, seat, rng
    advance: Callable[[Record, Record, int, Buffer | None], int] = (
        defaults.time_stands_still
    )  # s, box, milliseconds, events → how many passed
    lot: Callable[[Record, Record, int, Ids, Any], int] = (
        defaults.no_lot
    )  # s, box, seat, actions (scratch), rng → what `legal` lists at the place below(rng, n), found without the list
    reveals: Callable[[Record, Record, int, int], bool] = defaults.reveals_nothing  # s, box, seat, action
    prefer: Callable[[Record, Record, int, Ids, int, Any], None] = defaults.prefer_nothing
    prefer_at: Callable[[Record, Record, int, int, Ids, int, Any], None] = (
        defaults.prefer_at_no_level
    )  # by level, 0 … 3
    hunch: Callable[[Record, Record, int, Ids, int, Any, Any], int] = (
        defaults.no_hunch
    )  # s, box, seat, actions, n, weights (scratch), rng → the place of a quick choice, for playouts
    foresee: Callable[[Record, Record, Any, Any], None] = (
        defaults.no_foresight
    )  # s, box, weights (scratch), shares: everybody's likely share of the win, where a playout stops before the end
    scratch: int = 0  # how many numbers these may write into `weights`, where that is more than most_choices
    tally: Callable[[Record, Record, int, int, Any], None] = defaults.tally_nothing

    asks_anybody: Callable[[Record, Record], bool] = defaults.asks_each  # s, box: whoever speaks first decides for all

    catalogues: Mapping[str, str] = field(default_factory=dict)  # by language; those in `words` where this is empty
    options: tuple[Option, ...] = ()
    components_file: str | None = None
    read_components: Callable[[Mapping[str, Any]], Components] = empty_box
    secrets: bool = True  # whether anybody ever knows something that others do not
    lays_open: bool = False  # whether everybody is told what several choose at once, when all have chosen
    cooperative: bool = False
    tick: int = 0  # milliseconds that pass in simulations after every seat has decided once; 0: there is no clock
    paces: Mapping[str, int] = field(default_factory=dict)  # with a clock: milliseconds between two moves, by bot
    searching: Mapping[str, Any] = field(default_factory=dict)  # what a search does otherwise in this game
    mastery: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)  # more of that for the best, by players
    efforts: Mapping[int, Mapping[str, int]] = field(
        default_factory=dict
    )  # by players: iterations that are enough for a bot here, by its name

    @property
    def actions(self) -> int:
        """How many action ids there are: 0 … actions - 1."""
        return self.moves.size

    @property
    def outcomes(self) -> int:
        """How many outcome ids luck has."""
        return self.luck.size

    def catalogue(self, tag: str) -> str:
        """Its words in a language, or in English."""
        if self.catalogues:
            return self.catalogues.get(tag, self.catalogues[ENGLISH])
        return catalogue_in(self.folder / "words", tag)

    def new_tables(self, count: int = 1) -> Tables:
        """Empty tables of this game."""
        return new_tables(self.state, count)

    def tables_of(self, table: bytes) -> Tables:
        """An array of one table with these bytes."""
        tables = self.new_tables()
        tables.view(np.ndarray).view(np.uint8)[:] = np.frombuffer(table, np.uint8)
        return tables

    @cached_property
    def doors(self) -> Any:
        """The rules as functions over an array of one table: the quick way in from Python."""
        return self.specialised("doughjo.core.doors")

    @property
    def foresees(self) -> bool:
        """Whether the game can tell who will probably win."""
        return self.foresee is not defaults.no_foresight

    @property
    def room(self) -> int:
        """The longest list of numbers that anything compiled may write."""
        return max(self.most_choices, self.scratch)

    def specialised(self, template: str) -> ModuleType:
        """A generic module, loaded for this game."""
        numbers = {
            "tick": self.tick,
            "levelled": int(self.prefer_at is not defaults.prefer_at_no_level),
            "has_lot": int(self.lot is not defaults.no_lot),
            "has_hunch": int(self.hunch is not defaults.no_hunch),
            "has_foresight": int(self.foresees),
        }
        return specialise(template, {name: getattr(self, name) for name in COMPILED}, numbers)

    def check_players(self, players: object) -> int:
        """The number of players, if this many can sit down."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.seats:
            raise BadSetup(f"{self.title} is for {span(self.seats)} players, not {players!r}")
        return players

    def check_options(self, given: Mapping[str, object] | None, players: int) -> dict[str, OptionValue]:
        """Every option with its value: the given ones, and the defaults of the rest."""
        known = {option.name: option for option in self.options}
        for name, value in (given or {}).items():
            if name not in known:
                raise BadSetup(f"{self.title} has no option {name!r}; {suggested(name, known)}")
            choices = known[name].choices_for(players)
            if not isinstance(value, bool | str) or value not in choices:
                among = f" with {players} players" if known[name].by_seat else ""
                raise BadSetup(f"option {name!r} is {value!r}; expected {listed(map(repr, choices), 'or')}{among}")
        return {**{option.name: option.default for option in self.options}, **(given or {})}  # type: ignore[dict-item]

    def option_indexes(self, values: Mapping[str, OptionValue]) -> Ids:
        """The options as `setup` takes them."""
        indexes = [option.choices.index(values[option.name]) for option in self.options]
        return np.array([*indexes, 0], np.int32)  # never empty, so that it always has a type


def news(events: Sequence[Facts]) -> list[Facts]:
    """The events without the quiet ones and the choices that have been revealed since."""
    settled = max((i for i, facts in enumerate(events) if not facts.get("pending")), default=-1)
    told = (facts for i, facts in enumerate(events) if i > settled or not facts.get("pending"))
    return [facts for facts in told if not facts.get("quiet")]


def span(seats: range) -> str:
    """'2 to 6', or '2'."""
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"


def seats_in(mask: int) -> list[int]:
    """The seats whose bits are set."""
    return [seat for seat in range(MOST_SEATS) if mask > 0 and mask >> seat & 1]
