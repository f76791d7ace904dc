"""A table laid by hand in front of a browser: any position, played on with the luck one wants and nobody else's bots.

The page, its pieces and its rules come from a server; the line to the table ends here, and says what a server would.
"""

import json
import re
from functools import cache
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

import doughjo
from doughjo.core.codes import EVERYBODY, KNOWER
from doughjo.core.contract import SPECTATOR
from doughjo.server.frames import NOBODY, Eyes, look, public_sheet
from doughjo.server.refusals import said
from doughjo.server.rehearsal import rehearse
from doughjo.server.schemas import Accepted, Explained, Person, Refused, State
from tests.browser.places import Place

KEY = "laid-by-hand"
NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve", "Fay")


@cache
def compiled(game: str) -> None:
    """Whatever must be compiled is, before a browser waits for it."""
    rehearse(game)


class Laid:
    """A match at a page's table, seen by one seat or, without one, by a spectator."""

    def __init__(
        self,
        page: Page,
        place: Place,
        game: str,
        position: dict[str, Any],
        seat: int | None = 0,
    ) -> None:
        compiled(game)
        self.match = doughjo.game(game).start_from(position, names=NAMES[: position["players"]])
        self.seat = NOBODY if seat is None else seat
        self.luck: list[str] = []  # what happens next where luck decides; then whatever comes first
        self.told = 0
        self.line: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/ws/"), self.connect)
        page.goto(f"{place.address}/t/{KEY}")

    # --- What the page hears

    def connect(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(self.hear)
        self.tell()

    def tell(self) -> None:
        assert self.line is not None
        self.line.send(msgspec.json.encode(self.state()).decode())

    def state(self) -> State:
        """All that this seat may know, and what happened since the page was told the last time."""
        match = self.match
        events = [sent for move in range(len(match.moves)) for sent in self.seen(move)]
        fresh = sum(len(match.told(move)) for move in range(self.told))
        self.told = len(match.moves)
        sight = match.sight(SPECTATOR if self.seat == NOBODY else self.seat)
        lines = match.edition.lines
        return State(
            seq=len(match.moves) + 1,
            table=KEY,
            code="LAID",
            game=match.game.name,
            started=True,
            moves=len(match.moves),
            to_act=sorted(seat for seat in match.to_act if isinstance(seat, int)),
            over=match.over,
            winners=match.winners,
            people=[Person(name, "friend", None, True, True, False, False) for name in match.names],
            views=[look(self.seat, Eyes(sight, said("undo-no-move")), None)],
            events=events,
            fresh=fresh,
            chat=[],
            sheet=[[lines.wire(row, True) for row in rows] for rows in public_sheet(match)],
            options=match.options,
            rematch=None,
            clock=None,
        )

    def seen(self, move: int) -> list[list[int | None]]:
        """What this seat saw of a move."""
        knows, events = (EVERYBODY, self.seat), self.match.edition.events
        return [[move + 1, *events.wire(row, row[KNOWER] in knows)] for row in self.match.told(move)]

    # --- What the page says

    def hear(self, message: str | bytes) -> None:
        command = json.loads(message)
        answer: Accepted | Refused | Explained
        if command["type"] == "why":
            refusal = self.match.why_not(command["seat"], command["move"])
            why, clause = (refusal.facts, refusal.clause) if refusal else (None, None)
            answer = Explained(command["id"], why, clause)
        elif command["type"] == "move":
            answer = self.tried(command)
        else:
            return
        assert self.line is not None
        self.line.send(msgspec.json.encode(answer).decode())

    def tried(self, command: dict[str, Any]) -> Accepted | Refused:
        """The answer to a move."""
        try:
            self.play(command["seat"], command["move"])
        except doughjo.IllegalMove as error:
            return Refused(command["id"], dict(error.facts), error.clause)
        return Accepted(command["id"])

    def play(self, seat: int, move: str) -> None:
        """Somebody's move, and the luck that follows."""
        self.match.play(seat, move)
        while "chance" in self.match.to_act:
            self.match.play("chance", self.luck.pop(0) if self.luck else self.match.legal("chance")[0])
        self.tell()
