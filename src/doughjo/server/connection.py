"""One socket at a table: what comes in is checked and counted, what goes out never piles up."""

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from doughjo.core.encoding import NotPlain, encoded
from doughjo.server.frames import NOT_SHOWN, Seats, Seen, Snapshot
from doughjo.server.limits import Addresses, Bucket
from doughjo.server.logs import fault
from doughjo.server.refusals import said
from doughjo.server.schemas import Accepted, Command, Explained, Facts, Looked, LookedJson, Refused, Trouble
from doughjo.server.settings import Limits

Answer = Accepted | Refused | Explained | Looked | LookedJson

DECODER: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
GOING_AWAY, TOO_MUCH, BROKEN, NO_SUCH_TABLE = 1001, 1008, 1011, 4404
WENT_WRONG = said("refused-went-wrong")
MOST_REFUSALS = 200  # for sending too fast, before the line is cut


class BadCommand(Exception):
    """A message that is no command; `answer` says so."""

    def __init__(self, answer: Refused) -> None:
        super().__init__(answer.why["message"])
        self.answer = answer


class Connection:
    """A browser's socket. Answers are sent in order; of the table only the newest snapshot is."""

    def __init__(self, socket: WebSocket, who: str | None, address: str, limits: Limits, json: bool = False) -> None:
        self.socket, self.who, self.address = socket, who, address
        self.json = json  # what is sent is JSON throughout
        self.seats: Seats = ()
        self.seen = Seen(0, 0)
        self.limits = limits
        self.closing: int | None = None
        self._bucket = Bucket(limits.messages, limits.messages_burst)
        self._refused = 0
        self._answers: deque[Answer] = deque()
        self._shown: tuple[Snapshot, Seats] | None = None  # not yet sent
        self._last: Snapshot | None = None  # sent
        self._trouble: Facts | None = None  # not yet told
        self._news = asyncio.Event()

    # --- Out: called by the table, never waits

    def answer(self, answer: Answer) -> None:
        """Send an answer; a reader with too many waiting is sent away."""
        self._answers.append(answer)
        if len(self._answers) > self.limits.answers:
            self.close(TOO_MUCH)
        self._news.set()

    def show(self, snapshot: Snapshot) -> None:
        """Send the table as it is now, in place of any older one not yet sent."""
        snapshot.prepare(self.seats)
        self._shown = snapshot, self.seats
        self._news.set()

    def trouble(self, reason: Facts) -> None:
        """Tell that something is wrong, after the table as it can be shown."""
        self._trouble = reason
        self._news.set()

    def close(self, code: int) -> None:
        """Hang up."""
        self.closing = code
        self._news.set()

    async def send_on(self) -> None:
        """Send whatever is to be sent until the line is closed."""
        while self.closing is None:
            await self._news.wait()
            self._news.clear()
            while self._answers and self.closing is None:
                await self._send(answer_text(self._answers.popleft()))
            shown, self._shown = self._shown, None
            if shown is not None and self.closing is None:
                await self._send_table(*shown)
            trouble, self._trouble = self._trouble, None
            if trouble is not None and self.closing is None:
                await self._send(encoded(Trouble(trouble)).decode())
        if self.socket.client_state == self.socket.application_state == WebSocketState.CONNECTED:
            with hung_up():
                await self.socket.close(self.closing)

    async def _send_table(self, snapshot: Snapshot, seats: Seats) -> None:
        frame = snapshot.frame(seats, self.seen, self._last, self.json)
        self._last, self.seen = snapshot if frame else None, snapshot.seen
        if frame is None:
            self.trouble(NOT_SHOWN)
        else:
            await self._send(frame)

    async def _send(self, text: str) -> None:
        with hung_up():
            await self.socket.send_text(text)

    # --- In

    async def next_command(self, addresses: Addresses) -> Command:
        """The next command that may be carried out; whatever else comes is refused here."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message.get("code", 1005))
            try:
                command = read(message)
                self._count(addresses, command)
                return command
            except BadCommand as error:
                self._count(addresses, None)
                self.answer(error.answer)

    def _count(self, addresses: Addresses, command: Command | None) -> None:
        if self._bucket.take() and addresses.take(self.address):
            return
        self._refused += 1
        if self._refused > MOST_REFUSALS:
            self.close(TOO_MUCH)
        if command is not None:
            raise BadCommand(Refused(command.id, said("refused-too-fast"), None))


@contextmanager
def hung_up() -> Iterator[None]:
    """Sending to a line that has just been cut is no fault: it is the end of the connection."""
    try:
        yield
    except RuntimeError as error:  # what uvicorn raises when it has closed by itself, on a frame too large for example
        raise WebSocketDisconnect(1006) from error


def answer_text(answer: Answer) -> str:
    """An answer for the wire; one that cannot be sent is a refusal that says so."""
    try:
        return encoded(answer).decode()
    except NotPlain:
        fault("an answer failed")
        return encoded(Refused(answer.id, WENT_WRONG, None)).decode()


def read(message: Any) -> Command:
    """The command in a message."""
    text = message.get("text")
    if text is None:
        reason = "expected text with a command in JSON, not binary data"
        raise BadCommand(Refused("", said("refused-not-a-command", reason=reason), None))
    try:
        return DECODER.decode(text)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadCommand(Refused(id_in(text), said("refused-not-a-command", reason=str(error)), None)) from None


def id_in(text: str) -> str:
    """The id of what should have been a command, as far as it has one."""
    try:
        found = msgspec.json.decode(text).get("id")
    except (msgspec.MsgspecError, AttributeError, UnicodeError, RecursionError):
        return ""
    return found if isinstance(found, str) and len(found) <= 36 else ""
