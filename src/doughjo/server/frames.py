"""The table as somebody may know it, ready for the wire.

A snapshot is taken when everything shown is on the disk. It never changes after that, so a slow reader can be sent the
newest one whenever there is room: whole, or what is new since the last one they were sent.

What a seat may know is one record (see `Match.sight`), and what is sent of it is what changed. Whoever asks for JSON is
sent what the record says instead, whole every time.
"""

from binascii import b2a_base64
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from msgspec import UNSET, UnsetType

from doughjo.core.changes import Bytes, changes, room
from doughjo.core.codes import ARGS, CODE, END, Row
from doughjo.core.contract import MOST_SEATS, SPECTATOR
from doughjo.core.edition import Edition
from doughjo.core.encoding import encoded
from doughjo.match import Match, Sight
from doughjo.server.logs import fault
from doughjo.server.refusals import said
from doughjo.server.schemas import Clock, Facts, Look, News, Person, SeatView, State, Told
from doughjo.server.sitting import Sent, Sitting, clock_runs, no_undo

Seats = tuple[int, ...]
NOBODY = -1  # the seat of a spectator's view
NOT_SHOWN = said("trouble-not-shown")
LOOKING_ON = said("undo-looking-on")
POINTS = 4 * MOST_SEATS  # bytes of the points before the hidden table
Sheets = list[list[Row]]


class Seen(NamedTuple):
    """How much of a game somebody has been told: so many moves, when so many had been taken back."""

    moves: int
    undone: int


class Eyes(NamedTuple):
    """What one seat may know at a moment, and why it cannot take back a move."""

    sight: Sight
    undo: Facts | None


@dataclass(frozen=True)
class Presence:
    """Who is connected, and who is stood in for, seat by seat."""

    here: list[bool]
    stand_in: list[bool]


@dataclass(frozen=True)
class Surroundings:
    """What belongs to a table but not to its log: who is there, the sheet as it stands, what the clock does."""

    presence: Presence
    sheet: Sheets
    clock: Clock | None
    chat_lines: int


class Snapshot:
    """A table at one moment, for all eyes that look at it."""

    def __init__(self, sitting: Sitting, around: Surroundings) -> None:
        self.sitting = sitting
        self.seq = sitting.seq
        self.seen = Seen(len(sitting.moves), sitting.undone)
        self.told, self.events = sitting.told, len(sitting.told.public)
        self.sheet = around.sheet
        self._state = {**changing_part(sitting), **resting_part(sitting, around)}
        self._eyes: dict[int, Eyes | None] = {}
        self._unseen: set[Seats] = set()  # eyes the table cannot be shown to
        self._changed: dict[int, dict[str, Any]] = {}  # since which other one, for everybody
        self._frames: dict[tuple[Any, ...], str | None] = {}

    def prepare(self, seats: Seats) -> None:
        """Look at the table with these eyes now, before it changes."""
        if seats in self._unseen:
            return
        try:
            for seat in seats or (NOBODY,):
                if seat not in self._eyes:
                    self._eyes[seat] = eyes_at(self.sitting, seat)
        except Exception:  # of the game's rules: the table stays, and people are told
            fault("a view failed", game=self.sitting.setup.game, moves=self.seen.moves)
            self._unseen.add(seats)

    def frame(self, seats: Seats, seen: Seen, last: "Snapshot | None", json: bool = False) -> str | None:
        """The message for these seats, which have seen so much and were sent `last` before, if there can be one."""
        if last is not None and not self._follows(last, seats):
            last = None
        key = seats, seen, None if last is None else last.seq, json
        if key not in self._frames:
            self._frames[key] = None if seats in self._unseen else self._text(seats, seen, last, json)
        return self._frames[key]

    def _text(self, seats: Seats, seen: Seen, last: "Snapshot | None", json: bool) -> str | None:
        try:
            return encoded(self.message(seats, seen, last, json)).decode()
        except Exception:
            fault("a frame failed", game=self.sitting.setup.game, moves=self.seen.moves)
            return None

    def message(self, seats: Seats, seen: Seen, last: "Snapshot | None", json: bool) -> State | News | Told:
        """The same before it is encoded: the whole table, or what is new since `last`."""
        if json:
            kept, fresh = (0, self._fresh(seen)) if last is None else (last.events, last.events)
            return self._as_json(seats, kept, fresh)
        return self._whole(seats, seen) if last is None else self._news(seats, last)

    def _follows(self, last: "Snapshot", seats: Seats) -> bool:
        """Whether what is new since `last` tells these eyes everything."""
        same_history = last.sitting is self.sitting and last.seen.undone == self.seen.undone
        return same_history and all(seat in last._eyes for seat in seats or (NOBODY,))

    def _fresh(self, seen: Seen) -> int:
        """How many of the events somebody has seen, of moves that were not taken back since."""
        left = self.sitting.left_by_undo[seen.undone : self.seen.undone]
        return self.told.after(min([seen.moves, self.seen.moves, *left]))

    def _happened(self, seats: Seats, first: int) -> list[Sent]:
        return self.told.seen_by(eyes_of(seats), first, self.events)

    def _whole(self, seats: Seats, seen: Seen) -> State:
        views = [look(seat, self._eyes[seat], None) for seat in seats or (NOBODY,)]
        sheet = sheet_sent(self.sitting, self.sheet)
        events, fresh = self._happened(seats, 0), self._fresh(seen)
        return State(**lasting_part(self.sitting), **self._state, views=views, events=events, fresh=fresh, sheet=sheet)

    def _news(self, seats: Seats, last: "Snapshot") -> News:
        if last.seq not in self._changed:
            self._changed[last.seq] = self._changes(last)
        looks = [look(seat, self._eyes[seat], last._eyes[seat]) for seat in seats or (NOBODY,)]
        views = [each for each in looks if each != Look(each.seat)]
        return News(**self._changed[last.seq], views=views, events=self._happened(seats, last.events))

    def _changes(self, last: "Snapshot") -> dict[str, Any]:
        """What changed since for everybody."""
        changed = {key: value for key, value in self._state.items() if value != last._state[key]}
        if self.sheet != last.sheet:
            changed["sheet"] = sheet_sent(self.sitting, self.sheet)
        return {**changed, "seq": self.seq}

    def _as_json(self, seats: Seats, kept: int, fresh: int) -> Told:
        match = self.sitting.match
        views = [seat_view(match, seat, self._eyes[seat]) for seat in seats or (NOBODY,)]
        events = [] if match is None else facts_of(match.edition, self._happened(seats, kept))
        sheet = [] if match is None else [match.edition.sheet_facts(rows) for rows in self.sheet]
        parts = {**lasting_part(self.sitting), **self._state, "views": views, "sheet": sheet}
        return Told(**parts, kept=kept, events=events, fresh=fresh)


def eyes_of(seats: Seats) -> int:
    """Whose eyes tell the story: the seat's; a spectator's if there is none, or if several people share a screen."""
    return seats[0] if len(seats) == 1 else SPECTATOR


# --- What a seat may know


def eyes_at(sitting: Sitting, seat: int) -> Eyes | None:
    """What a seat, or NOBODY, may know now; None before the game has started."""
    if sitting.match is None:
        return None
    if seat == NOBODY:
        return Eyes(sitting.match.sight(SPECTATOR), LOOKING_ON)
    return Eyes(sitting.match.sight(seat), no_undo(sitting, seat))


def look(seat: int, now: Eyes | None, before: Eyes | None) -> Look:
    """What changed of what a seat may know."""
    if now is None:
        return Look(seat)
    new, old = now.sight, None if before is None else before.sight
    return Look(
        seat,
        changes=changes_sent(None if old is None else old.records, new.records),
        legal=UNSET if old is not None and old.legal == new.legal else new.legal,
        asked=UNSET if old is not None and old.asked == new.asked else asked_sent(new.asked),
        undo=UNSET if before is not None and before.undo == now.undo else now.undo,
    )


def changes_sent(old: Bytes | None, new: Bytes) -> str | UnsetType:
    """The changes of a record, since another or since zeros."""
    out = np.empty(room(len(new)), np.uint8)
    n = changes(np.zeros(len(new), np.uint8) if old is None else old, new, out)
    return b2a_base64(out[:n].tobytes(), newline=False).decode() if n or old is None else UNSET


def asked_sent(row: Row | None) -> list[int | None] | None:
    """A question: its code and arguments."""
    if row is None:
        return None
    sent: list[int | None] = [row[CODE], *row[ARGS:]]
    while sent[-1] == END:
        sent.pop()
    return sent


def seat_view(match: Match | None, seat: int, eyes: Eyes | None) -> SeatView:
    """What a seat may know, as JSON."""
    if match is None or eyes is None:
        return SeatView(seat, None, [], {}, [], said("undo-not-started"))
    sight, edition = eyes.sight, match.edition
    records = sight.records.tobytes()
    scores = np.frombuffer(records, np.int32, match.players).tolist()
    legal = [str(edition.notation.actions[action]) for action in sight.legal]
    question = None if sight.asked is None else edition.question(sight.asked)
    return SeatView(seat, question, legal, edition.shown(records[POINTS:]), scores, eyes.undo)


def facts_of(edition: Edition, events: Sequence[Sent]) -> list[Facts]:
    """Events as they are sent, as facts."""
    return [{"move": move, **edition.events.received(row)} for move, *row in events]


def sheet_sent(sitting: Sitting, sheet: Sheets) -> list[list[list[int | None]]]:
    """A score sheet for the wire."""
    if sitting.match is None:
        return []
    lines = sitting.match.edition.lines
    return [[lines.wire(row, True) for row in rows] for rows in sheet]


# --- What everybody may know


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
        "winners": sitting.match.winners if sitting.match is not None and sitting.over else [],
    }


def resting_part(sitting: Sitting, around: Surroundings) -> dict[str, Any]:
    """What changes now and then, as everybody may know it."""
    return {
        "started": sitting.started,
        "people": people(sitting, around.presence),
        "chat": sitting.chat[-around.chat_lines :],
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


class SheetNow:
    """The score sheet of a table, made anew only when something was done."""

    def __init__(self) -> None:
        self._made_of: tuple[Sitting, Seen] | None = None
        self._sheet: Sheets = []

    def of(self, sitting: Sitting) -> Sheets:
        """The sheet of the table as it is: as everybody may know it, as if the game ended now."""
        if sitting.match is None:
            return []
        made_of = sitting, Seen(len(sitting.moves), sitting.undone)
        if self._made_of != made_of:
            self._made_of, self._sheet = made_of, public_sheet(sitting.match)
        return self._sheet


def public_sheet(match: Match) -> Sheets:
    """The score sheet as everybody may know it."""
    return match.sheet_rows() if match.over else match.edition.sheet_rows(match.hidden("spectator"))
