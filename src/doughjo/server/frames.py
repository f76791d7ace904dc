"""The table as somebody may know it, ready for the wire.

A snapshot is taken when everything shown is on the disk. It never changes after that, so a slow reader can be sent the
newest one whenever there is room.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from doughjo.core.contract import MOST_SEATS, SPECTATOR, Event, Line, record_of
from doughjo.core.contract import Tables as Records
from doughjo.match import Match, Viewer
from doughjo.server.schemas import ChatLine, LogLine, Person, SeatView, SheetLine, State
from doughjo.server.sitting import Sitting, pending_only, undo_reason

Seats = tuple[int, ...]
Tables = dict[bytes, tuple[dict[str, Any], list[int]]]  # a hidden table → its description and scores
NOBODY = -1  # the seat of a spectator's view
ENCODER = msgspec.json.Encoder()


@dataclass(frozen=True)
class Presence:
    """Who is connected, and who is stood in for, seat by seat."""

    here: list[bool]
    stand_in: list[bool]


class Snapshot:
    """A table at one moment, for all eyes that look at it."""

    def __init__(self, sitting: Sitting, presence: Presence, sheet: list[list[SheetLine]], chat_lines: int) -> None:
        self.sitting = sitting
        self.moves = len(sitting.moves)
        self.stories = list(sitting.stories)
        self._common = common_part(sitting, presence, sheet, sitting.chat[-chat_lines:])
        self._views: dict[int, SeatView] = {}
        self._tables: Tables = {}
        self._parts: dict[Seats, tuple[list[SeatView], list[LogLine]]] = {}
        self._frames: dict[tuple[Seats, int], str] = {}

    def prepare(self, seats: Seats) -> None:
        """Look at the table with these eyes now, before it changes."""
        if seats not in self._parts:
            views = [self._view(seat) for seat in seats or (NOBODY,)]
            self._parts[seats] = views, self.sitting.log(eyes_of(seats))

    def frame(self, seats: Seats, seen: int) -> str:
        """The message for somebody with these seats who has seen so many moves."""
        frame = self._frames.get((seats, seen))
        if frame is None:
            views, log = self._parts[seats]
            events = seen_events(self.stories[seen:], eyes_of(seats))
            frame = ENCODER.encode(State(**self._common, views=views, events=events, log=log)).decode()
            self._frames[seats, seen] = frame
        return frame

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


def common_part(
    sitting: Sitting, presence: Presence, sheet: list[list[SheetLine]], chat: list[ChatLine]
) -> dict[str, Any]:
    """What everybody may know of a table."""
    match = sitting.match
    return {
        "seq": sitting.seq,
        "table": sitting.key,
        "code": sitting.code,
        "game": sitting.setup.game,
        "started": sitting.started,
        "moves": len(sitting.moves),
        "to_act": sitting.to_act,
        "over": sitting.over,
        "winners": match.winners if match is not None else [],
        "people": people(sitting, presence),
        "chat": chat,
        "sheet": sheet,
        "options": sitting.setup.options,
        "rematch": sitting.rematch,
    }


def people(sitting: Sitting, presence: Presence) -> list[Person]:
    """Who sits where."""
    owed = sitting.to_act
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
        tables[key] = match.game.describe(record_of(hidden), match.components), scores_of(match, hidden)
    legal = [] if seat == NOBODY else match.legal(seat)
    question = match.game.question(record_of(hidden), match.components, seat) if legal else None
    described, scores = tables[key]
    table = match.game.seen(record_of(hidden), match.components, seat, described)
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
    if match.game.sheet is None:
        return [[SheetLine("Points", points, "")] for points in scores_of(match, match.hidden("spectator"))]
    return sheet_lines(match.game.sheet(record_of(match.hidden("spectator")), match.components))


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
