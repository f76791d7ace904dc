"""The table as somebody may know it, ready for the wire.

A snapshot is taken when everything shown is on the disk. It never changes after that, so a slow reader can be sent the
newest one whenever there is room: whole, or what is new since the last one they were sent.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from doughjo.core.codes import Event
from doughjo.core.contract import MOST_SEATS, SPECTATOR, Line
from doughjo.core.contract import Tables as Records
from doughjo.core.encoding import encoded
from doughjo.match import Match, Viewer
from doughjo.server.logs import fault
from doughjo.server.schemas import Clock, News, Person, SeatView, SheetLine, State
from doughjo.server.sitting import LogSoFar, Sitting, clock_runs, pending_only, undo_reason

Seats = tuple[int, ...]
Tables = dict[bytes, tuple[dict[str, Any], list[int]]]  # a hidden table → its description and scores
NOBODY = -1  # the seat of a spectator's view
KEPT = "The game up to here is kept."
NOT_TOLD = f"A fault in this program keeps something that just happened at this table from being shown. {KEPT}"
NOT_SHOWN = f"A fault in this program keeps this table from being shown as it is now. {KEPT}"


class Frame(NamedTuple):
    """A message ready to be sent, and what people are to be told if it is not the one that should have been."""

    text: str | None  # None: nothing of the table can be sent
    trouble: str | None = None


class Seen(NamedTuple):
    """How much of a game somebody has been told: so many moves, when so many had been taken back."""

    moves: int
    undone: int


@dataclass(frozen=True)
class Presence:
    """Who is connected, and who is stood in for, seat by seat."""

    here: list[bool]
    stand_in: list[bool]


@dataclass(frozen=True)
class Surroundings:
    """What belongs to a table but not to its log: who is there, the sheet as it stands, what the clock does."""

    presence: Presence
    sheet: list[list[SheetLine]]
    clock: Clock | None
    chat_lines: int


class Snapshot:
    """A table at one moment, for all eyes that look at it."""

    def __init__(self, sitting: Sitting, around: Surroundings) -> None:
        self.sitting = sitting
        self.seq = sitting.seq
        self.seen = Seen(len(sitting.moves), sitting.undone)
        self.stories = list(sitting.stories)
        self._now = changing_part(sitting)
        self._rest = resting_part(sitting, around)
        self._views: dict[int, SeatView] = {}
        self._tables: Tables = {}
        self._parts: dict[Seats, tuple[list[SeatView], LogSoFar]] = {}
        self._unseen: set[Seats] = set()  # eyes the table cannot be shown to
        self._frames: dict[tuple[Seats, Seen, int | None], Frame] = {}

    def prepare(self, seats: Seats) -> None:
        """Look at the table with these eyes now, before it changes."""
        if seats in self._parts or seats in self._unseen:
            return
        try:
            views = [self._view(seat) for seat in seats or (NOBODY,)]
            self._parts[seats] = views, self.sitting.log(eyes_of(seats))
        except Exception:  # of the game's words: the table stays, and people are told
            fault("a view failed", game=self.sitting.setup.game, moves=self.seen.moves)
            self._unseen.add(seats)

    def frame(self, seats: Seats, seen: Seen, last: "Snapshot | None") -> Frame:
        """The message for somebody with these seats who has seen so much, and who was sent `last` before.

        Where it cannot be built it is the whole table without what happened, if at least that can be.
        """
        if last is not None and not self._follows(last, seats):
            last = None
        key = seats, seen, None if last is None else last.seq
        if key not in self._frames:
            self._frames[key] = self._built(seats, seen, last)
        return self._frames[key]

    def _built(self, seats: Seats, seen: Seen, last: "Snapshot | None") -> Frame:
        if seats in self._unseen:
            return Frame(None, NOT_SHOWN)
        if text := self._text(seats, seen, last):
            return Frame(text)
        text = self._text(seats, self.seen, None)
        return Frame(text, NOT_TOLD if text else NOT_SHOWN)

    def _text(self, seats: Seats, seen: Seen, last: "Snapshot | None") -> str | None:
        try:
            return encoded(self.message(seats, seen, last)).decode()
        except Exception:
            fault("a frame failed", game=self.sitting.setup.game, moves=self.seen.moves)
            return None

    def message(self, seats: Seats, seen: Seen, last: "Snapshot | None") -> State | News:
        """The same before it is encoded: the whole table, or what is new since `last`."""
        events = seen_events(self.stories[self._still_seen(seen) :], eyes_of(seats))
        return self._whole(seats, events) if last is None else self._news(seats, events, last)

    def _follows(self, last: "Snapshot", seats: Seats) -> bool:
        """Whether what is new since `last` tells these eyes everything."""
        same_history = last.sitting is self.sitting and last.seen.undone == self.seen.undone
        return same_history and seats in last._parts

    def _still_seen(self, seen: Seen) -> int:
        """How many of the moves somebody has seen that were not taken back since."""
        return min([seen.moves, self.seen.moves, *self.sitting.left_by_undo[seen.undone : self.seen.undone]])

    def _whole(self, seats: Seats, events: list[dict[str, Any]]) -> State:
        views, log = self._parts[seats]
        lasting = lasting_part(self.sitting)
        return State(**lasting, **self._now, **self._rest, views=views, events=events, log=log.since(0))

    def _news(self, seats: Seats, events: list[dict[str, Any]], last: "Snapshot") -> News:
        views, log = self._parts[seats]
        kept = last._parts[seats][1].settled
        changed = {key: value for key, value in self._rest.items() if value != last._rest[key]}
        return News(**self._now, **changed, views=views, events=events, log_from=kept, log=log.since(kept))

    def _view(self, seat: int) -> SeatView:
        if seat not in self._views:
            self._views[seat] = seat_view(self.sitting, seat, self._tables)
        return self._views[seat]


def eyes_of(seats: Seats) -> int:
    """Whose eyes tell the story: the seat's; a spectator's if there is none, or if several people share a screen."""
    return seats[0] if len(seats) == 1 else SPECTATOR


def seen_events(stories: Sequence[Sequence[Event]], eyes: int) -> list[dict[str, Any]]:
    """Events as these eyes saw them."""
    return [event.seen_by(eyes) for story in stories for event in story]


def lasting_part(sitting: Sitting) -> dict[str, Any]:
    """What never changes at a table."""
    return {
        "table": sitting.key,
        "code": sitting.code,
        "game": sitting.setup.game,
        "options": sitting.setup.options,
    }


def changing_part(sitting: Sitting) -> dict[str, Any]:
    """What changes with every move, as everybody may know it."""
    return {
        "seq": sitting.seq,
        "moves": len(sitting.moves),
        "to_act": sitting.to_act,
        "over": sitting.over,
        "winners": sitting.match.winners if sitting.match is not None else [],
    }


def resting_part(sitting: Sitting, around: Surroundings) -> dict[str, Any]:
    """What changes now and then, as everybody may know it."""
    return {
        "started": sitting.started,
        "people": people(sitting, around.presence),
        "chat": sitting.chat[-around.chat_lines :],
        "sheet": around.sheet,
        "rematch": sitting.rematch,
        "clock": around.clock,
    }


def people(sitting: Sitting, presence: Presence) -> list[Person]:
    """Who sits where."""
    owed = sitting.to_act if not clock_runs(sitting) else []
    return [
        Person(
            name=sitting.names[seat],
            kind=chair.kind,
            bot=chair.bot,
            taken=sitting.taken[seat],
            here=presence.here[seat],
            stand_in=presence.stand_in[seat],
            thinking=seat in owed and (chair.kind == "bot" or presence.stand_in[seat]),
        )
        for seat, chair in enumerate(sitting.setup.chairs)
    ]


def seat_view(sitting: Sitting, seat: int, tables: Tables) -> SeatView:
    """What a seat may know and do; NOBODY is a spectator."""
    undo = "you only look on" if seat == NOBODY else undo_reason(sitting, seat)
    if sitting.match is None:
        return SeatView(seat, None, [], {}, [], undo)
    return match_view(sitting.match, seat, undo, tables)


def match_view(match: Match, seat: int, undo: str | None, tables: Tables | None = None) -> SeatView:
    """The same, of any match; eyes that see the same table share its description in `tables`."""
    viewer: Viewer = "spectator" if seat == NOBODY else seat
    hidden = match.hidden(viewer)
    tables = {} if tables is None else tables
    key = hidden.tobytes()
    if key not in tables:
        tables[key] = match.edition.described(hidden), scores_of(match, hidden)
    legal = [] if seat == NOBODY else match.legal(seat)
    question = match.teller.question(hidden, seat) if legal else None
    described, scores = tables[key]
    table = match.edition.seen(hidden, seat, described)
    return SeatView(seat, question, legal, table, scores, undo)


def scores_of(match: Match, hidden: Records) -> list[int]:
    """One number per seat, as far as they can be known from a hidden table."""
    points = np.zeros((2, MOST_SEATS), np.int32)
    match.game.doors.rate(hidden, match.components.boxes, points[0], points[1])
    scores: list[int] = points[0, : match.players].tolist()
    return scores


def public_sheet(match: Match) -> list[list[SheetLine]]:
    """The score sheet as everybody may know it, as if the game ended now."""
    if match.over:
        return sheet_lines(match.sheet())
    return sheet_lines(match.sheet_of(match.hidden("spectator")))


def sheet_lines(sheet: list[list[Line]]) -> list[list[SheetLine]]:
    """A score sheet for the wire."""
    return [[SheetLine(line.label, line.points, line.why) for line in seat] for seat in sheet]


class Sheets:
    """The score sheet of a table, made anew only when something everybody can see has changed."""

    def __init__(self) -> None:
        self._made_of: tuple[Sitting, int] | None = None
        self._moves = 0
        self._sheet: list[list[SheetLine]] = []

    def of(self, sitting: Sitting) -> list[list[SheetLine]]:
        """The sheet of the table as it is."""
        if sitting.match is None:
            return []
        made_of = sitting, sitting.undone
        if made_of != self._made_of or not all(map(pending_only, sitting.stories[self._moves :])):
            self._sheet = public_sheet(sitting.match)
        self._made_of, self._moves = made_of, len(sitting.moves)
        return self._sheet
