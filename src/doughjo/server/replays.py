"""Replays: any moment of a finished game or an imported record, through anybody's eyes."""

from collections.abc import Mapping, Sequence
from typing import Any

import doughjo
from doughjo.core.codes import Facts
from doughjo.core.contract import news
from doughjo.core.errors import BadSetup, IllegalMove
from doughjo.match import Match, Viewer
from doughjo.server.frames import NOBODY, match_view, public_sheet, sheet_lines
from doughjo.server.schemas import ReplayStep, SeatView

ALL = "all"
LOOKING_BACK = "this is a replay"


def step(record: Mapping[str, Any], number: int, eyes: str) -> ReplayStep:
    """The table after so many moves, and what the last of them did."""
    moves = record["moves"]
    if not 0 <= number <= len(moves):
        raise IllegalMove(f"there is no move {number}; expected 0 to {len(moves)}")
    match = doughjo.replay(record, moves=number)
    check_eyes(match, eyes)
    return moment(match, moves, eyes)


def moment(match: Match, moves: Sequence[Mapping[str, Any]], eyes: str) -> ReplayStep:
    """A match as far as it has been played, of which these are all the moves."""
    number = len(match.moves)
    events = last_events(match, number, eyes)
    return ReplayStep(
        game=match.game.name,
        names=match.names,
        move=number,
        moves=len(moves),
        eyes=eyes,
        text=last_text(match, moves[:number], eyes),
        sentences=[match.sentence(facts) for facts in news(events)],
        events=events,
        view=view(match, eyes),
        over=match.over,
        winners=match.winners,
        sheet=sheet_lines(match.sheet()) if eyes == ALL else public_sheet(match),
    )


def check_eyes(match: Match, eyes: str) -> None:
    """Somebody has such eyes."""
    if eyes not in (ALL, "spectator", *map(str, range(match.players))):
        raise BadSetup(f"eyes are {eyes[:20]!r}; expected 'all', 'spectator' or a seat from 0 to {match.players - 1}")


def viewer(eyes: str) -> Viewer:
    """The seat whose eyes these are."""
    return int(eyes) if eyes.isdecimal() else "spectator"


def last_events(match: Match, number: int, eyes: str) -> list[Facts]:
    """What the last move set off."""
    since = max(number - 1, 0)
    if eyes != ALL:
        return match.events_of(viewer(eyes), since)
    seen = [match.events_of(seat, since) for seat in range(match.players)]
    return [max(facts, key=len) for facts in zip(*seen, strict=True)]  # whoever knows a secret knows more


def last_text(match: Match, moves: Sequence[Mapping[str, Any]], eyes: str) -> str | None:
    """The last move as it is written, if these eyes may read it."""
    if not moves:
        return None
    last = moves[-1]
    public = eyes == ALL or not match.game.secrets or eyes == str(last["seat"])
    return str(last["move"]) if public else None


def view(match: Match, eyes: str) -> SeatView:
    """The table through somebody's eyes, or as it is."""
    if eyes != ALL:
        seat = viewer(eyes)
        return match_view(match, NOBODY if seat == "spectator" else seat, LOOKING_BACK)
    return SeatView(NOBODY, None, [], match.laid_open(), match.scores, LOOKING_BACK)
