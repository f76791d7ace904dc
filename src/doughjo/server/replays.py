"""Replays: any moment of a finished game or an imported record, through anybody's eyes."""

from collections.abc import Mapping, Sequence
from typing import Any

import doughjo
from doughjo.core.codes import EVERYBODY, KNOWER, Row
from doughjo.core.contract import SPECTATOR
from doughjo.core.errors import BadSetup, IllegalMove
from doughjo.match import Match, Sight
from doughjo.server.frames import NOBODY, Eyes, facts_of, look, public_sheet, seat_view
from doughjo.server.refusals import said
from doughjo.server.schemas import ReplayJson, ReplayStep
from doughjo.server.sitting import Sent

ALL = "all"
LOOKING_BACK = said("undo-looking-back")


def step(record: Mapping[str, Any], number: int, eyes: str, json: bool = False) -> ReplayStep:
    """The table after so many moves, and what the last of them did."""
    moves = record["moves"]
    if not 0 <= number <= len(moves):
        raise IllegalMove(f"there is no move {number}; expected 0 to {len(moves)}")
    match = doughjo.replay(record, moves=number)
    check_eyes(match, eyes)
    return moment(match, moves, eyes, json)


def moment(match: Match, moves: Sequence[Mapping[str, Any]], eyes: str, json: bool = False) -> ReplayStep:
    """A match as far as it has been played, of which these are all the moves."""
    number = len(match.moves)
    seat = NOBODY if eyes in (ALL, "spectator") else int(eyes)
    seen, events, lines = view(match, eyes), last_events(match, number, eyes), match.edition.lines
    sheet = match.sheet_rows() if eyes == ALL else public_sheet(match)
    return ReplayStep(
        game=match.game.name,
        names=match.names,
        move=number,
        moves=len(moves),
        eyes=eyes,
        text=last_text(match, moves[:number], eyes),
        events=events,
        view=look(seat, seen, None),
        over=match.over,
        winners=match.winners,
        sheet=[[lines.wire(row, True) for row in rows] for rows in sheet],
        json=as_json(match, seat, seen, events, sheet) if json else None,
    )


def as_json(match: Match, seat: int, seen: Eyes, events: Sequence[Sent], sheet: Sequence[Sequence[Row]]) -> ReplayJson:
    """The same in words of the box."""
    edition = match.edition
    return ReplayJson(
        facts_of(edition, events), seat_view(match, seat, seen), [edition.sheet_facts(rows) for rows in sheet]
    )


def check_eyes(match: Match, eyes: str) -> None:
    """Somebody has such eyes."""
    if eyes not in (ALL, "spectator", *map(str, range(match.players))):
        raise BadSetup(f"eyes are {eyes[:20]!r}; expected 'all', 'spectator' or a seat from 0 to {match.players - 1}")


def last_events(match: Match, number: int, eyes: str) -> list[Sent]:
    """What the last move set off."""
    if number == 0:
        return []
    events = match.edition.events
    knows = {EVERYBODY, int(eyes)} if eyes.isdecimal() else {EVERYBODY}
    return [[number, *events.wire(row, eyes == ALL or row[KNOWER] in knows)] for row in match.told(number - 1)]


def last_text(match: Match, moves: Sequence[Mapping[str, Any]], eyes: str) -> str | None:
    """The last move as it is written, if these eyes may read it."""
    if not moves:
        return None
    last = moves[-1]
    public = eyes == ALL or not match.game.secrets or eyes == str(last["seat"])
    return str(last["move"]) if public else None


def view(match: Match, eyes: str) -> Eyes:
    """The table through somebody's eyes, or as it is."""
    if eyes == ALL:
        return Eyes(Sight(match.open_records(), [], None), LOOKING_BACK)
    return Eyes(match.sight(int(eyes) if eyes.isdecimal() else SPECTATOR), LOOKING_BACK)
