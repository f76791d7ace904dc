"""A game as a row of moments, one for every move: what other libraries call states.

Where there is a clock, every seat decides once, or waits, and then a tick of time passes.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from doughjo.core import defaults
from doughjo.core.chance import Rng
from doughjo.core.components import Source, open_box
from doughjo.core.contract import (
    CHANCE,
    MOST_SEATS,
    OVER,
    SPECTATOR,
    Components,
    Game,
    OptionValue,
    Position,
    Tables,
    copied,
    record_of,
    seats_in,
)
from doughjo.core.edition import Edition, edition
from doughjo.core.errors import BadSetup
from doughjo.core.notation import Notation, notation
from doughjo.core.observation import Observation, observation
from doughjo.match import Match, PlayableGame

TOGETHER: Final = -2  # the `seat` of a moment at which several seats decide at once
NOBODY: Final = -4  # the `seat` of a moment at which the game is over
DIGEST: Final = 16  # bytes of what stands for a seat's whole past
HORIZON: Final = 10_000  # moves after which a game is broken off and scored as it stands; none comes near by itself
MOST_POINTS: Final = 10_000  # by which the worth of a game in points is bounded
Floats = npt.NDArray[np.float32]


@dataclass(frozen=True, eq=False)
class Setting:
    """All that stays the same while a game is played: the rules, the box, the seats and the table it starts from."""

    rules: Game
    components: Components
    players: int
    start: Tables
    together: bool = False  # seats that owe a decision at the same time are asked at once, not in turn
    horizon: int = HORIZON
    in_points: bool = False  # a game is worth its points, not the win
    source: Any = None  # what `reopen` makes the same setting from, for pickles
    reopen: Any = None

    def __reduce__(self) -> Any:
        return self.reopen, self.source

    @cached_property
    def doors(self) -> Any:
        """The rules as functions over an array of one table."""
        return self.rules.doors

    @cached_property
    def edition(self) -> Edition:
        """The game with its box."""
        return edition(self.rules, self.components)

    @property
    def notation(self) -> Notation:
        """The texts of all moves."""
        return notation(self.rules, self.components)

    @cached_property
    def numbers(self) -> Observation:
        """What a seat may know, as numbers."""
        return observation(self.rules)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """A name for each number of an observation."""
        asked = (f"asked[{seat}]" for seat in range(self.players)) if self.rules.tick else ()
        return (*self.numbers.names, *asked)

    @cached_property
    def room(self) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
        """Where choices and their weights are written."""
        return np.zeros(self.rules.most_choices, np.int32), np.zeros(self.rules.most_choices, np.int32)

    @cached_property
    def anybody(self) -> bool:
        """Whether there are moments at which whoever speaks first decides for all."""
        return self.rules.asks_anybody is not defaults.asks_each

    @cached_property
    def first(self) -> "Moment":
        """The moment everything begins with."""
        return Moment(self, self.start)

    def scored(self, tables: Tables) -> tuple[list[int], list[int]]:
        """Points and standings by seat; before the end, as if it ended now."""
        points = np.zeros((2, MOST_SEATS), np.int32)
        self.doors.rate(tables, self.components.boxes, points[0], points[1])
        return points[0, : self.players].tolist(), points[1, : self.players].tolist()

    def worth(self, tables: Tables) -> list[float]:
        """What the end of a game is worth to each seat: points, or what they won."""
        if self.in_points:
            return [float(min(max(points, -MOST_POINTS), MOST_POINTS)) for points in self.scored(tables)[0]]
        return self.utilities(tables)

    def utilities(self, tables: Tables) -> list[float]:
        """What the game was worth to each seat, from -1 to 1.

        Against each other: 1 for a win, and the others lose that 1 in equal parts; those who share a win share it. All
        add up to 0. Together or alone: 1 for a win and -1 for a loss.
        """
        standings = self.scored(tables)[1]
        best, players = max(standings), self.players
        if players == 1 or self.rules.cooperative:
            return [1.0 if best >= 0 else -1.0] * players
        if best < 0:
            return [0.0] * players
        winners = standings.count(best)
        lost = -1 / (players - 1)
        won = -lost * (players - winners) / winners
        return [won if standing == best else lost for standing in standings]


def opened(
    game: Game,
    players: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    components: Source = None,
    position: Position | None = None,
    **others: Any,
) -> Setting:
    """The setting of a new game, or of one that goes on from a position."""
    box = open_box(game, components)
    match = started(game, players, options, box, position)
    return Setting(game, box, match.players, np.ndarray(1, game.new_tables().dtype, bytearray(match.table)), **others)


def started(
    game: Game,
    players: int | None,
    options: Mapping[str, OptionValue] | None,
    box: Components,
    position: Position | None,
) -> Match:
    if position is not None:
        return PlayableGame(game).start_from(position, components=box)
    return PlayableGame(game).start(usual_players(game) if players is None else players, None, options, box)


def are_points(returns: str) -> bool:
    """Whether returns are points; else they are what was won."""
    if returns not in ("win", "points"):
        raise BadSetup(f"returns are {returns!r}; expected 'win' or 'points'")
    return returns == "points"


def usual_players(game: Game) -> int:
    """How many play, unless somebody says otherwise: two, if the game is for two."""
    return 2 if 2 in game.seats else game.seats[0]


class Moment:
    """A table and who is asked. It never changes: a move makes another one, so that a copy costs nothing."""

    __slots__ = (
        "_known",
        "_legal",
        "action",
        "asked",
        "before",
        "first",
        "mover",
        "moves",
        "owing",
        "seat",
        "setting",
        "tables",
    )

    def __init__(self, setting: Setting, tables: Tables, first: int = 0) -> None:
        self.setting = setting
        self.tables = tables
        self.first = first  # the seat that is asked first where several owe a decision
        self.asked = 0  # where there is a clock: a bit for every seat that has decided since it last ticked
        self.moves = 0
        self.before: Moment | None = None
        self.mover = SPECTATOR  # who made the move that led here
        self.action = 0  # and which it was
        self._legal: dict[int, list[int]] = {}
        self._known: dict[int, bytes] = {}
        self._ask()

    def __deepcopy__(self, memo: Any) -> "Moment":
        return self

    def __reduce__(self) -> Any:
        known = {seat: self.known(seat) for seat in range(self.setting.players)}
        return _restored, (self.setting, self.tables.tobytes(), self.first, self.asked, self.moves, known)

    # --- Whose decision, and what may be done

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat == NOBODY

    @property
    def broken_off(self) -> bool:
        """Whether it ended at its horizon, and not by the rules."""
        return self.over and int(self.setting.doors.owed(self.tables, self.setting.components.boxes)) != OVER

    @property
    def seats(self) -> list[int]:
        """The seats that are asked now."""
        if self.seat == TOGETHER:
            return seats_in(self.owing)
        return [self.seat] if self.seat >= 0 else []

    def legal(self, seat: int) -> list[int]:
        """What a seat may do, in ascending order; nothing if it is not asked."""
        if seat not in self._legal:
            out = self.setting.room[0]
            asked = self.owing > 0 and self.owing >> seat & 1
            n = self.setting.doors.choices(self.tables, self.setting.components.boxes, seat, out) if asked else 0
            self._legal[seat] = out[:n].tolist()
        return self._legal[seat]

    def odds(self) -> list[tuple[int, int]]:
        """What luck may do, with whole weights."""
        outcomes, weights = self.setting.room
        n = self.setting.doors.odds(self.tables, self.setting.components.boxes, outcomes, weights)
        return list(zip(outcomes[:n].tolist(), weights[:n].tolist(), strict=True))

    # --- Moves

    def settled(self, outcome: int) -> "Moment":
        """The moment after luck did this."""
        after = self._copied(CHANCE, outcome)
        self.setting.doors.settle(after.tables, self.setting.components.boxes, outcome, None)
        after._ask()
        return after

    def after_luck(self, rng: Rng) -> "Moment":
        """The next moment at which somebody decides, or the end."""
        moment = self
        while moment.seat == CHANCE:
            moment = moment.settled(int(self.setting.doors.roll(moment.tables, self.setting.components.boxes, rng)))
        return moment

    def decided(self, seat: int, action: int) -> "Moment":
        """The moment after a seat did this."""
        after = self._done(seat, action)
        after._ask()
        return after

    def decided_together(self, actions: Sequence[int]) -> "Moment":
        """The moment after all seats that are asked did this, one action for each seat.

        They act in the order of the seats. Where there is a clock, one may take what another wanted: who comes too late
        does nothing this time.
        """
        after = self
        for seat in self.seats:
            if after is self or after._may(seat, actions[seat]):
                after = after._done(seat, actions[seat])
        after.asked |= self.owing if self.setting.rules.tick else 0
        after._ask()
        return after

    def _done(self, seat: int, action: int) -> "Moment":
        after = self._copied(seat, action)
        after.asked |= 1 << seat
        self.setting.doors.decide(after.tables, self.setting.components.boxes, seat, action, None)
        return after

    def _may(self, seat: int, action: int) -> bool:
        out = self.setting.room[0]
        n = self.setting.doors.choices(self.tables, self.setting.components.boxes, seat, out)
        return action in out[:n]

    def _copied(self, mover: int, action: int) -> "Moment":
        """A moment with a table of its own, on which a move is to be made."""
        after = Moment.__new__(Moment)
        after.setting, after.tables, after.first = self.setting, copied(self.tables), self.first
        after.asked, after.moves = self.asked, self.moves + 1
        after.before, after.mover, after.action = self, mover, action
        after._legal, after._known = {}, {}
        return after

    def _ask(self) -> None:
        """Find out who is asked now, and let time pass where everybody has been."""
        setting, boxes = self.setting, self.setting.components.boxes
        owing = int(setting.doors.owed(self.tables, boxes))
        if setting.rules.tick and owing > 0:
            while owing > 0 and not owing & ~self.asked:
                setting.doors.pass_time(self.tables, boxes, setting.rules.tick, None)
                self.asked = 0
                owing = int(setting.doors.owed(self.tables, boxes))
            owing = owing & ~self.asked if owing > 0 else owing
        self.owing = owing if self.moves < setting.horizon else OVER
        self.seat = self._next()

    def _next(self) -> int:
        owing = self.owing
        if owing <= 0:
            return CHANCE if owing == CHANCE else NOBODY
        several = owing & (owing - 1)
        if several and self.setting.together and not self._asks_anybody():
            return TOGETHER
        owing = owing >> self.first << self.first or owing
        return (owing & -owing).bit_length() - 1

    def _asks_anybody(self) -> bool:
        rules = self.setting.rules
        return self.setting.anybody and bool(rules.asks_anybody(record_of(self.tables), self.setting.components.box))

    # --- What a seat may know

    def hidden(self, seat: int) -> Tables:
        """The table without what the seat, or a spectator, may not know."""
        tables = copied(self.tables)
        self.setting.doors.cover(tables, self.setting.components.boxes, seat)
        return tables

    def write(self, tables: Tables, seat: int, out: Floats) -> None:
        """Write what is on a hidden table as numbers; where there is a clock also who has decided since it ticked."""
        numbers = self.setting.numbers
        numbers.write(tables, seat, out)
        if self.setting.rules.tick:
            for other in range(self.setting.players):
                out[len(numbers) + other] = self.asked >> other & 1

    def known(self, seat: int) -> bytes:
        """A digest of all that the seat has seen and done up to now, so far as it could tell one thing from another."""
        row: list[Moment] = []
        moment = self
        while seat not in moment._known and moment.before is not None:
            row.append(moment)
            moment = moment.before
        saw = moment._sight(seat)
        digest = moment._known.setdefault(seat, _digest(saw))
        while row:
            moment = row.pop()
            before, saw = saw, moment._sight(seat)
            if moment.mover == seat:
                digest = _digest(digest, b"did", moment.action.to_bytes(4, "little"), saw)
            elif saw != before:
                digest = _digest(digest, b"saw", saw)
        self._known[seat] = digest
        return digest

    def _sight(self, seat: int) -> bytes:
        asked = bytes([self.asked]) if self.setting.rules.tick else b""
        return self.hidden(seat).tobytes() + asked

    def imagined(self, seat: int, rng: Rng) -> "Moment":
        """A moment without a past that the seat cannot tell from this one."""
        after = self._copied(SPECTATOR, 0)
        after.moves, after.before = self.moves, None
        boxes = self.setting.components.boxes
        self.setting.doors.cover(after.tables, boxes, seat)
        self.setting.doors.guess(after.tables, boxes, seat, rng)
        after._known[seat] = self.known(seat)
        after._ask()
        return after


def _restored(setting: Setting, table: bytes, first: int, asked: int, moves: int, known: dict[int, bytes]) -> Moment:
    moment = Moment(setting, np.ndarray(1, setting.start.dtype, bytearray(table)), first)
    moment.asked, moment.moves, moment._known = asked, moves, known
    moment._ask()
    return moment


def _digest(*parts: bytes) -> bytes:
    return hashlib.blake2b(b"".join(parts), digest_size=DIGEST).digest()
