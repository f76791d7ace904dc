"""One task per table: the only one that changes its match.

A command is carried out in memory, with the luck that follows; then it is written; and only then it is answered and
shown. If it cannot be written, the table is made anew from its log and the command is refused.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

import numpy as np

from doughjo.core.contract import SPECTATOR
from doughjo.core.encoding import encoded
from doughjo.core.errors import CannotUndo, DoughjoError, IllegalMove, listed
from doughjo.match import Match
from doughjo.server.clock import WallClock
from doughjo.server.connection import BROKEN, GOING_AWAY, WENT_WRONG, Answer, Connection
from doughjo.server.frames import (
    NOBODY,
    NOT_SHOWN,
    Eyes,
    Presence,
    Seen,
    SheetNow,
    Snapshot,
    Surroundings,
    look,
    seat_view,
)
from doughjo.server.logs import fault, note, warn
from doughjo.server.refusals import refused, said
from doughjo.server.schemas import (
    Accepted,
    ChatCommand,
    Clock,
    Command,
    Explained,
    Join,
    LookCommand,
    Looked,
    LookedJson,
    MoveCommand,
    PauseCommand,
    Refused,
    UndoCommand,
    WhyCommand,
)
from doughjo.server.settings import Settings
from doughjo.server.sitting import CLOCK, Entry, Sitting, clean, clock_runs, no_undo, table_after, unique_name
from doughjo.server.store import NotWritten, Statement, Store
from doughjo.server.workers import Choice, Workers, choice_of, pace

STAND_IN = "greedy"
MOST_AT_ONCE = 64  # messages carried out and written together
SEQ_BLOCK = 10_000  # sequence numbers set aside in the store at a time
SEQ_MARGIN = 5_000
REST = 1.0  # seconds after something could not be written
NOT_SAVED = said("refused-not-saved")
NOT_SAVED_IN_WORDS = "the server could not save this, so it did not happen; try again in a moment"
WENT_WRONG_IN_WORDS = "something went wrong in the server, and it was written down there; the game up to here is kept"
MOST_REMEMBERED = 500  # refusals, by table
SET_BACK = said("trouble-set-back")
NEVER_ASKED = -1  # no decision has this number
HEARTBEAT = 1.0  # seconds between two looks at a clock that runs


class Closed(Exception):
    """The table has left memory; look it up again."""


class Refusal(DoughjoError):
    """A request that cannot be granted, with the HTTP status that says so."""

    def __init__(self, reason: str, status: int = 409) -> None:
        super().__init__(reason)
        self.status = status


class Owner(Protocol):
    """What a table needs from the hall it stands in."""

    settings: Settings
    store: Store
    workers: Workers

    def forget(self, table: "Table") -> None:
        """The table leaves memory."""

    def rematch_of(self, sitting: Sitting) -> tuple[str, list[Statement]]:
        """The key of a table that follows, and how to save it."""

    async def reload(self, table: "Table") -> Sitting:
        """The table as its log has it."""


# --- What comes into the inbox


@dataclass(frozen=True, eq=False)
class Arrived:
    """A connection, and what it saw last."""

    connection: Connection
    since: int | None


@dataclass(frozen=True, eq=False)
class Left:
    """A connection that is gone."""

    connection: Connection


@dataclass(frozen=True, eq=False)
class Ordered:
    """A command, and when it came in."""

    connection: Connection
    command: Command
    arrived: float = field(default_factory=time.monotonic)


@dataclass(frozen=True, eq=False)
class Chosen:
    """A bot's choice, and the decision it is for."""

    seat: int
    asked: int
    action: int


@dataclass(frozen=True, eq=False)
class Called:
    """Somebody who waits: `do` is carried out, and its result told when all it did is written."""

    do: Callable[["Table"], Any]
    done: "asyncio.Future[Any]"


Message: TypeAlias = Arrived | Left | Ordered | Chosen | Called


@dataclass
class Batch:
    """What some messages did, to be written in one go and then told."""

    entries: list[Entry] = field(default_factory=list)
    statements: list[Statement] = field(default_factory=list)
    answers: list[tuple[Connection, Command, Answer | None]] = field(default_factory=list)  # None: look it up then
    results: list[tuple["asyncio.Future[Any]", Any]] = field(default_factory=list)
    changed: bool = False


class Table:
    """A table in use."""

    def __init__(self, owner: Owner, number: int, sitting: Sitting, ceiling: int) -> None:
        self.owner, self.number, self.sitting = owner, number, sitting
        self.settings = owner.settings
        self.inbox: asyncio.Queue[Message] = asyncio.Queue(1000)
        self.connections: set[Connection] = set()
        self.closed = False
        self._ceiling = ceiling
        self._sheet = SheetNow()
        self._refused: dict[tuple[str, str], Refused] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}
        now = time.monotonic()
        self._away = dict.fromkeys(range(sitting.players), now)  # since when
        self._presence = self._present()
        self._rest_until = 0.0
        self._clock = WallClock(self.settings.clock_rate)
        self._wishes: set[int] = set()  # the seats that wish the clock stopped, or to go on where it is stopped
        self._batch = Batch()
        self.task = asyncio.create_task(self._run(), name=f"table {number}")

    async def post(self, message: Message) -> None:
        """Put something into the inbox."""
        if self.closed:
            raise Closed
        await self.inbox.put(message)

    async def call(self, do: Callable[["Table"], Any]) -> Any:
        """Have something done by the table's task; answers when it is written."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        await self.post(Called(do, done))
        return await done

    async def close(self) -> None:
        """Leave memory in good order."""
        self._end(GOING_AWAY)
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

    # --- The task

    async def _run(self) -> None:
        try:
            self._ask_bots()
            while batch := await self._messages():
                await self._handle(batch)
        except asyncio.CancelledError:
            raise
        except Exception:
            fault("table failed", table=self.number)
            self._end(BROKEN)
        else:
            note("table left memory", table=self.number)
            self._end(GOING_AWAY)

    async def _messages(self) -> list[Message]:
        """What has come in; none when nobody needs the table any more."""
        while self.inbox.empty():
            try:
                async with asyncio.timeout(self._next_alarm()):
                    first = await self.inbox.get()
            except TimeoutError:
                if not self.inbox.empty():
                    break  # something came in at the very same moment
                if self._is_idle():
                    return []
                await self._handle([])
                continue
            return [first, *self._waiting(MOST_AT_ONCE - 1)]
        return self._waiting(MOST_AT_ONCE)

    def _waiting(self, most: int) -> list[Message]:
        return [self.inbox.get_nowait() for _ in range(min(most, self.inbox.qsize()))]

    async def _handle(self, messages: Sequence[Message]) -> None:
        batch = self._batch = Batch()
        known = len(self.sitting.told.public)
        try:
            self._carry_out_all(messages)
        except Exception:
            fault("something could not be carried out", table=self.number)
            await self._begin_again(messages)
            return
        if await self._written(batch):
            self._tell(batch)
        else:
            self._tell_failure(batch)
        if batch.changed or is_news(batch.entries, len(self.sitting.told.public) > known):
            self._show()
        self._ask_bots()

    def _carry_out_all(self, messages: Sequence[Message]) -> None:
        for message in messages:
            self._let_time_pass(message.arrived if isinstance(message, Ordered) else time.monotonic())
            self._carry_out(message)
        if not messages:
            self._let_time_pass(time.monotonic())
        present = self._present()
        if present != self._presence:
            self._presence, self._batch.changed = present, True
        self._mind_the_clock()

    async def _begin_again(self, messages: Sequence[Message]) -> None:
        """After a fault of ours: the table as its log has it. What was asked for did not happen, and all are told."""
        for message in messages:
            match message:
                case Arrived() if message.connection not in self.connections:
                    self._arrive(message.connection, message.since)
                case Left():
                    self._leave(message.connection)
                case Chosen():
                    self._thinking.pop(message.seat, None)
                case Called() if not message.done.done():
                    message.done.set_exception(Refusal(WENT_WRONG_IN_WORDS, 500))
        await self._make_anew()
        for message in messages:
            if isinstance(message, Ordered):
                connection, command = message.connection, message.command
                saved = (connection.who, command.id) in self.sitting.done
                connection.answer(Accepted(command.id) if saved else Refused(command.id, WENT_WRONG, None))
        self._presence = self._present()
        self.sitting.seq += 1
        self._show()
        for connection in self.connections:
            connection.trouble(SET_BACK)

    def _carry_out(self, message: Message) -> None:
        match message:
            case Arrived():
                self._arrive(message.connection, message.since)
            case Left():
                self._leave(message.connection)
            case Ordered():
                self._obey(message.connection, message.command)
            case Chosen():
                self._bot_moves(message)
            case Called():
                self._call(message)

    def _end(self, code: int) -> None:
        if self.closed:
            return
        self.closed = True
        self.owner.forget(self)
        for task in self._thinking.values():
            task.cancel()
        for connection in self.connections:
            connection.close(code)
        for done, _ in self._batch.results:
            if not done.done():
                done.set_exception(Refusal(NOT_SAVED_IN_WORDS, 503))
        for message in self._waiting(self.inbox.qsize()):
            if isinstance(message, Called) and not message.done.done():
                message.done.set_exception(Closed())
            elif isinstance(message, Arrived | Ordered):
                message.connection.close(code)

    # --- Writing

    def happen(self, entry: Entry) -> None:
        """Let something happen, and the luck that follows; it is written with the batch."""
        self._batch.entries += self.sitting.happen(entry, self.settings.chance)

    async def _written(self, batch: Batch) -> bool:
        """Whether everything is on the disk."""
        if batch.changed and not batch.entries:
            self.sitting.seq += 1
        if not batch.entries and not batch.statements and self._ceiling - self.sitting.seq > SEQ_MARGIN:
            return True
        if self._ceiling - self.sitting.seq <= SEQ_MARGIN:
            self._ceiling = self.sitting.seq + SEQ_BLOCK
        first = self.sitting.entries - len(batch.entries)
        try:
            await self.owner.store.write(
                [*batch.statements, *log_statements(self.number, first, batch.entries), self._summary()]
            )
        except NotWritten as error:
            warn("not written", table=self.number, reason=str(error))
            await self._make_anew()
            return False
        return True

    def _summary(self) -> Statement:
        sitting = self.sitting
        names = encoded(sitting.names).decode()
        owed = sum(1 << seat for seat in sitting.to_act)
        return (
            "UPDATE tables SET ceiling = ?, touched = ?, names = ?, owed = ?, over = ? WHERE id = ?",
            (self._ceiling, time.time(), names, owed, sitting.over, self.number),
        )

    async def _make_anew(self) -> None:
        """Forget what could not be written."""
        seq = self.sitting.seq
        self.sitting = await self.owner.reload(self)
        self.sitting.seq = max(seq, self.sitting.seq)
        self._rest_until = time.monotonic() + REST
        for connection in self.connections:
            connection.seats = self.sitting.seats_of(connection.who)

    # --- Telling

    def _tell(self, batch: Batch) -> None:
        for connection, command, answer in batch.answers:
            looked = self._looked(connection, command) if isinstance(command, LookCommand) else None
            connection.answer(looked or answer or Accepted(command.id))
        for done, result in batch.results:
            if not done.done():
                done.set_result(result)

    def _tell_failure(self, batch: Batch) -> None:
        batch.changed = True
        for connection, command, answer in batch.answers:
            saved = (connection.who, command.id) in self.sitting.done
            refused = answer if isinstance(answer, Refused) else Refused(command.id, NOT_SAVED, None)
            connection.answer(Accepted(command.id) if saved else refused)
        for done, _ in batch.results:
            if not done.done():
                done.set_exception(Refusal(NOT_SAVED_IN_WORDS, 503))

    def _show(self) -> None:
        try:
            snapshot = self._snapshot()
        except Exception:  # of the game's words: the table stays, and people are told
            fault("a table cannot be shown", table=self.number)
            for connection in self.connections:
                connection.trouble(NOT_SHOWN)
            return
        for connection in self.connections:
            connection.show(snapshot)

    def _snapshot(self) -> Snapshot:
        sheet, lines = self._sheet.of(self.sitting), self.settings.limits.chat_lines
        return Snapshot(self.sitting, Surroundings(self._presence, sheet, self._clock_shown(), lines))

    # --- The clock

    def _let_time_pass(self, now: float) -> None:
        """Tell the game how much time has passed, if its clock runs."""
        if milliseconds := self._clock.take(now):
            self.happen(Entry("time", CLOCK, str(milliseconds)))

    def _mind_the_clock(self) -> None:
        """Let it run while the game wants it to and somebody is here; stop or go on when all who are here agree."""
        here = {seat for seat, present in enumerate(self._presence.here) if present}
        if here and here <= self._wishes:
            self.happen(Entry("pause", NOBODY, "off" if self.sitting.paused else "on"))
            self._wishes.clear()
        if self._clock.let(clock_runs(self.sitting) and bool(here), time.monotonic()):
            self._batch.changed = True

    def _clock_shown(self) -> Clock | None:
        sitting = self.sitting
        if not sitting.game.tick:
            return None
        since = self._clock.waiting(time.monotonic())
        return Clock(self._clock.runs, since, sitting.paused, sorted(self._wishes), sitting.setup.practice)

    def _practise(self, before: bytes) -> None:
        """At a practice table a move takes a tick; one that changes nothing waits for what happens next."""
        match = self.sitting.match
        if not self.sitting.setup.practice or match is None or not match.time_runs:
            return
        milliseconds = match.until_something() if match.table == before else match.game.tick
        self.happen(Entry("time", CLOCK, str(milliseconds)))

    def _wish(self, command: PauseCommand) -> None:
        if not self.sitting.game.tick:
            raise refused("refused-no-clock")
        if not self.sitting.started or self.sitting.over:
            raise refused("refused-no-clock-now")
        if command.on == self.sitting.paused:
            self._wishes.discard(command.seat)
        else:
            self._wishes.add(command.seat)
        self._batch.changed = True

    # --- Who is here

    def _arrive(self, connection: Connection, since: int | None) -> None:
        if len(self.connections) >= self.settings.limits.table_connections:
            connection.close(1013)
            return
        connection.seats = self.sitting.seats_of(connection.who)
        moves = len(self.sitting.moves) if since is None else self.sitting.moves_at(since)
        connection.seen = Seen(moves, self.sitting.undone)
        self.connections.add(connection)
        self._batch.changed = True

    def _leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        now = time.monotonic()
        for seat in connection.seats:
            self._away[seat] = now

    def _present(self) -> Presence:
        """Who is connected and who is stood in for, now."""
        sitting, now = self.sitting, time.monotonic()
        owners = {connection.who for connection in self.connections}
        here = [owner is not None and owner in owners for owner in sitting.owners]
        playing = sitting.started and not sitting.over
        people = [playing and owner is not None for owner in sitting.owners]
        patience = sitting.setup.patience * self.settings.patience_unit
        stand_in = [
            people[seat] and not here[seat] and now - self._away[seat] >= patience for seat in range(sitting.players)
        ]
        return Presence(here, stand_in)

    def _next_alarm(self) -> float | None:
        """Seconds until somebody's patience ends, or until an empty table may leave memory."""
        now = time.monotonic()
        alarms = [self._rest_until - now] if self._rest_until > now else []
        if self._clock.runs:
            alarms.append(HEARTBEAT / self.settings.clock_rate)
        if not self.connections:
            return min([self.settings.idle, *alarms])
        for seat, owner in enumerate(self.sitting.owners):
            waiting = owner is not None and not self._presence.here[seat] and not self._presence.stand_in[seat]
            if waiting and self.sitting.started and not self.sitting.over:
                patience = self.sitting.setup.patience * self.settings.patience_unit
                alarms.append(max(0.0, self._away[seat] + patience - now))
        return min(alarms, default=None)

    def _is_idle(self) -> bool:
        return not self.connections and not self._thinking and self._rest_until < time.monotonic()

    # --- Commands

    def _obey(self, connection: Connection, command: Command) -> None:
        answer = self._known_answer(connection, command)
        if isinstance(command, WhyCommand):
            answer = self._explained(connection, command)
        elif answer is None and not isinstance(command, LookCommand):
            answer = self._tried(connection, command)
        self._batch.answers.append((connection, command, answer))

    def _known_answer(self, connection: Connection, command: Command) -> Answer | None:
        """The answer this command got before."""
        key = (connection.who or "", command.id)
        if key in self.sitting.done:
            return Accepted(command.id)
        return self._refused.get(key)

    def _explained(self, connection: Connection, command: WhyCommand) -> Answer:
        """Why a seat cannot make a move, told from what it may know."""
        if command.seat not in connection.seats:
            return Refused(command.id, dict(not_yours(connection.seats).facts), None)
        match = self.sitting.match
        if match is None:
            return Refused(command.id, said("refused-not-started", free=self.sitting.taken.count(False)), None)
        refusal = match.why_not(command.seat, self._text_of(command.move))
        if refusal is None:
            return Explained(command.id, None, None)
        return Explained(command.id, refusal.facts, refusal.clause)

    def _tried(
        self, connection: Connection, command: MoveCommand | UndoCommand | ChatCommand | PauseCommand
    ) -> Answer | None:
        try:
            if command.seat not in connection.seats:
                raise not_yours(connection.seats)
            if isinstance(command, PauseCommand):
                self._wish(command)
            else:
                match = self.sitting.match
                before = match.table if match is not None and match.time_runs else None
                self.happen(self._entry(connection.who, command))
                if isinstance(command, MoveCommand) and before is not None:
                    self._practise(before)
        except IllegalMove as error:
            return self._remember(connection, Refused(command.id, dict(error.facts), error.clause))
        except CannotUndo:
            why = no_undo(self.sitting, command.seat) or said("undo-no-move")
            return self._remember(connection, Refused(command.id, why, None))
        return None

    def _entry(self, who: str | None, command: MoveCommand | UndoCommand | ChatCommand) -> Entry:
        match command:
            case MoveCommand():
                if command.at is not None and not self._meant(command.seat, command.at):
                    raise refused("refused-changed")
                return Entry("move", command.seat, self._text_of(command.move), who, command.id)
            case UndoCommand():
                return Entry("undo", command.seat, "", who, command.id)
            case ChatCommand():
                text = clean(command.text)
                if not text:
                    raise refused("refused-nothing-to-say")
                return Entry("chat", command.seat, text, who, command.id)

    def _text_of(self, move: str | int) -> str:
        """A move as it is written; one that is unknown is refused as such."""
        if isinstance(move, str):
            return move
        texts = [] if self.sitting.match is None else self.sitting.match.notation.actions
        return str(texts[move]) if move < len(texts) else f"move {move}"

    def _meant(self, seat: int, at: int) -> bool:
        """Whether a move made after seeing so many moves is meant for the decision the seat owes now."""
        return at == len(self.sitting.moves) or self.sitting.same_decision(seat, at)

    def _remember(self, connection: Connection, refused: Refused) -> Refused:
        if connection.who is None:
            return refused
        if len(self._refused) >= MOST_REMEMBERED:
            self._refused.pop(next(iter(self._refused)))
        self._refused[connection.who, refused.id] = refused
        return refused

    def _looked(self, connection: Connection, command: LookCommand) -> Answer:
        try:
            return self._look(connection, command)
        except Exception:
            fault("a look back failed", table=self.number)
            return Refused(command.id, WENT_WRONG, None)

    def _look(self, connection: Connection, command: LookCommand) -> Answer:
        if command.seat is not None and command.seat not in connection.seats:
            return Refused(command.id, dict(not_yours(connection.seats).facts), None)
        made = len(self.sitting.moves)
        if not self.sitting.started or command.move > made:
            return Refused(command.id, said("refused-no-such-move", move=command.move, moves=made), None)
        match = table_after(self.sitting.setup, self.sitting.names, self.sitting.moves[: command.move])
        seat = NOBODY if command.seat is None else command.seat
        eyes = Eyes(match.sight(SPECTATOR if seat == NOBODY else seat), said("undo-looking-back"))
        if connection.json:
            return LookedJson(command.id, command.move, seat_view(match, seat, eyes))
        return Looked(command.id, command.move, look(seat, eyes, None))

    # --- Requests over HTTP

    def _call(self, called: Called) -> None:
        try:
            self._batch.results.append((called.done, called.do(self)))
        except DoughjoError as error:
            if not called.done.done():
                called.done.set_exception(error)

    def join(self, wish: Join, who: str) -> list[int]:
        """Sit down; answers the seats that are now theirs."""
        sitting = self.sitting
        own = sitting.seats_of(who)
        if own and (wish.seat is None or wish.seat in own):
            return list(own)
        free = [seat for seat in range(sitting.players) if not sitting.taken[seat]]
        if not free:
            raise Refusal("every chair at this table is taken; you can look on")
        if wish.seat is not None and wish.seat not in free:
            raise Refusal(f"chair {wish.seat} is not free; {listed(free, 'or')} is")
        seat = free[0] if wish.seat is None else wish.seat
        others = [name for other, name in enumerate(sitting.names) if sitting.taken[other]]
        self.happen(Entry("sit", seat, unique_name(wish.name, others), who))
        self._batch.statements.append(holder_statement(who, self.number, seat))
        for connection in self.connections:
            connection.seats = sitting.seats_of(connection.who)
        return list(sitting.seats_of(who))

    def rematch(self, who: str | None) -> str:
        """The key of the table that follows, made by whoever asks first."""
        if not self.sitting.seats_of(who):
            raise Refusal("only somebody who played can ask for a rematch", 403)
        if not self.sitting.over:
            raise Refusal("the game is not over yet")
        if self.sitting.rematch is None:
            key, statements = self.owner.rematch_of(self.sitting)
            self._batch.statements += statements
            self.happen(Entry("rematch", NOBODY, key))
        assert self.sitting.rematch is not None
        return self.sitting.rematch

    def record(self) -> dict[str, Any]:
        """The record, which tells all; so only of a game that is over."""
        if self.sitting.match is None or not self.sitting.over:
            raise Refusal("a record tells every secret, so it is there only when the game is over")
        return self.sitting.match.record()

    # --- Bots

    def _ask_bots(self) -> None:
        """Have a bot choose wherever one owes a decision."""
        if self.closed or time.monotonic() < self._rest_until:
            return
        if self.sitting.match is not None and self.sitting.match.time_runs and not self._clock.runs:
            return  # nobody moves while the clock is stopped
        for seat in self.sitting.to_act:
            bot = self._bot_for(seat)
            if bot is not None and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._think(seat, bot))

    def _bot_for(self, seat: int) -> str | None:
        """The bot that plays a seat now; a stand-in only while somebody is here to play with.

        What one may decide for all is left to people, if there are any.
        """
        if any(self._presence.here) and self.sitting.match is not None and self.sitting.match.asks_anybody:
            return None
        if self.sitting.is_bot(seat):
            return self.sitting.setup.chairs[seat].bot
        return STAND_IN if self._presence.stand_in[seat] and any(self._presence.here) else None

    async def _think(self, seat: int, bot: str) -> None:
        if self._clock.runs:
            await asyncio.sleep(pace(self.sitting.game, bot) / self.settings.clock_rate)
        sitting, match = self.sitting, self.sitting.match
        assert match is not None
        choice, legal = self._choice(match, seat, bot)
        if not legal:  # by now the time is up; what is asked then, it is asked anew
            await self.inbox.put(Chosen(seat, NEVER_ASKED, 0))
            return
        asked, ready = sitting.asked[seat], time.monotonic() + self.settings.bot_pause
        action = await self.owner.workers.choose(self.number, choice, legal)
        if self.connections and not self._clock.runs:
            await asyncio.sleep(ready - time.monotonic())
        await self.inbox.put(Chosen(seat, asked, action))

    def _choice(self, match: Match, seat: int, bot: str) -> tuple[Choice, list[int]]:
        """What a bot is asked, and what it may answer; with a clock, as the table is at this moment."""
        hidden = match.asked(seat)
        actions = np.zeros(match.game.most_choices, np.int32)
        match.game.doors.pass_time(hidden, match.components.boxes, self._clock.waiting(time.monotonic()), None)
        n = match.game.doors.choices(hidden, match.components.boxes, seat, actions)
        choice = choice_of(match, seat, hidden, bot, self.settings.chance.getrandbits(62))
        return choice, actions[:n].tolist()

    def _bot_moves(self, chosen: Chosen) -> None:
        self._thinking.pop(chosen.seat, None)
        match, seat = self.sitting.match, chosen.seat
        wanted = self._bot_for(seat) is not None and seat in self.sitting.to_act
        if match is None or not wanted or chosen.asked != self.sitting.asked[seat]:
            return  # its player is back, or it is another decision
        legal = match.legal_ids(seat)
        if chosen.action in legal:
            self.happen(Entry("move", seat, str(match.notation.actions[chosen.action])))
        elif not match.time_runs:  # else somebody was quicker, and it thinks again
            self.happen(Entry("move", seat, str(match.notation.actions[self.settings.chance.choice(legal)])))


def is_news(entries: Sequence[Entry], told: bool) -> bool:
    """Whether anybody wants to know: time that passes and nothing else is no news."""
    return told or any(entry.kind != "time" for entry in entries)


def not_yours(seats: Sequence[int]) -> IllegalMove:
    """Why somebody with these seats cannot move for another."""
    return refused("refused-not-your-seat" if seats else "refused-looking-on")


def log_statements(table: int, first: int, entries: Sequence[Entry]) -> list[Statement]:
    """How to save entries, the first of which has this number."""
    sql = "INSERT INTO log (table_id, n, kind, seat, text, who, command, seq) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    return [(sql, (table, number, *entry)) for number, entry in enumerate(entries, first)]


def holder_statement(who: str, table: int, seat: int) -> Statement:
    """How to save who has a seat."""
    return "INSERT INTO holders (who, table_id, seat) VALUES (?, ?, ?)", (who, table, seat)
