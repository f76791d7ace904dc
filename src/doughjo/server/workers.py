"""Bots in processes of their own. They get what their seat may know, and answer with an action.

A worker that dies or hangs is replaced, and the choice is asked for again; if that fails too, any legal move is made,
so that a table never stalls.
"""

import asyncio
import multiprocessing
import random
import signal
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

import msgspec

from doughjo import bots, game, games
from doughjo.bots import Seen
from doughjo.core.chance import seeded
from doughjo.core.components import open_box
from doughjo.core.contract import Game, Tables
from doughjo.match import Match, Shown
from doughjo.server.logs import fault, warn
from doughjo.server.settings import Settings

WARMING, WARM = b"warming", b"warm"
TRIES = 2
BETWEEN_GAMES = 10.0  # seconds without a choice before a worker that has answered one compiles another game
USUAL_PACE = 1500  # milliseconds between two moves of a bot where a clock runs, if the game does not say
SPAWN = multiprocessing.get_context("spawn")


def pace(rules: Game, bot: str) -> float:
    """Seconds a bot takes for a move where a clock runs: a person's pace."""
    return rules.paces.get(bot, USUAL_PACE) / 1000 * random.uniform(0.8, 1.2)


class Choice(msgspec.Struct, frozen=True):
    """All a bot is told."""

    game: str
    components: str  # their digest
    seat: int
    hidden: bytes
    shown: list[tuple[bytes, int, int]]  # what the seat remembers of others' choices: the table then, whose, which
    bot: str
    seed: int


def choice_of(match: Match, seat: int, hidden: Tables, bot: str, seed: int) -> Choice:
    """What a bot in a seat is told of a match, with the table as the seat sees it."""
    shown = [(choice.hidden.tobytes(), choice.seat, choice.action) for choice in match.shown(seat)]
    return Choice(match.game.name, match.components.digest, seat, hidden.tobytes(), shown, bot, seed)


class WorkerLost(Exception):
    """The worker died or hung."""


# --- In the worker's process


def work(line: Connection) -> None:
    """Answer choices until the server is gone; compile while there is nothing to answer, but not between two moves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to handle
    cold, silence = list(games()), 0.0
    with suppress(EOFError, OSError):
        while True:
            if cold and not line.poll(silence):
                _warm(line, cold, cold[0])
                continue
            choice = msgspec.msgpack.decode(line.recv_bytes(), type=Choice)
            if choice.game in cold:
                _warm(line, cold, choice.game)
            line.send_bytes(msgspec.msgpack.encode(choose(choice)))
            silence = BETWEEN_GAMES


def choose(choice: Choice) -> int:
    """The bot's action."""
    rules = game(choice.game).rules
    box = open_box(rules)
    assert box.digest == choice.components
    shown = [Shown(rules.tables_of(table), seat, action) for table, seat, action in choice.shown]
    seen = Seen(rules, box, choice.seat, rules.tables_of(choice.hidden), shown)
    return bots.find(choice.bot)(seen, seeded(choice.seed))


def _warm(line: Connection, cold: list[str], name: str) -> None:
    """Compile what bots need for a game."""
    line.send_bytes(WARMING)
    bots.warm(game(name).rules)
    cold.remove(name)
    line.send_bytes(WARM)


# --- In the server


class Worker:
    """A process that chooses, started when first needed."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._warming = True
        self._closed = False

    def start(self) -> None:
        """Have a living process."""
        if self._closed or (self.process is not None and self.process.is_alive()):
            return
        self.stop()
        self._line, theirs = SPAWN.Pipe()
        self._warming = True
        self.process = SPAWN.Process(target=work, args=(theirs,), name="doughjo-bot", daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, choice: Choice) -> int:
        """The action for a choice. Raises WorkerLost; waits in a thread of its own."""
        try:
            self.start()
            if self._line is None:
                raise WorkerLost("closed")
            self._line.send_bytes(msgspec.msgpack.encode(choice))
            while True:
                message = self._hear(self._line)
                if message in (WARMING, WARM):
                    self._warming = message == WARMING
                else:
                    return msgspec.msgpack.decode(message, type=int)
        except (EOFError, OSError, msgspec.MsgspecError) as error:
            raise WorkerLost(f"died ({type(error).__name__})") from None

    def _hear(self, line: Connection) -> bytes:
        deadline = self.settings.start_deadline if self._warming else self.settings.bot_deadline
        if not line.poll(deadline):
            raise WorkerLost(f"was silent for {deadline:g} seconds")
        return line.recv_bytes()

    def stop(self) -> None:
        """End the process."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process.close()
            self.process = None
        if self._line is not None:
            self._line.close()
            self._line = None

    def close(self) -> None:
        """End the process for good."""
        self._closed = True
        if self.process is not None:
            self.process.kill()  # whoever waits for its answer hears that it is gone


@dataclass
class Wanted:
    """A choice that somebody waits for."""

    choice: Choice
    legal: Sequence[int]
    answer: "asyncio.Future[int]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Workers:
    """All workers, shared fairly: tables take turns."""

    def __init__(self, settings: Settings) -> None:
        self.all = [Worker(settings) for _ in range(settings.workers)]
        self._idle = list(reversed(self.all))  # the last is used first, so that few are started
        self._waiting: dict[int, deque[Wanted]] = {}
        self._threads = ThreadPoolExecutor(settings.workers, "doughjo-worker")
        self._serving: set[asyncio.Task[None]] = set()
        self._closed = False

    async def warm(self) -> None:
        """Have one worker ready before it is needed."""
        worker = self._idle.pop()
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, worker.start)
        finally:
            self._idle.append(worker)
            self._hand_out()

    async def choose(self, table: int, choice: Choice, legal: Sequence[int]) -> int:
        """A legal action for a seat of a table."""
        wanted = Wanted(choice, legal)
        self._waiting.setdefault(table, deque()).append(wanted)
        self._hand_out()
        return await wanted.answer

    def _hand_out(self) -> None:
        while self._idle and self._waiting and not self._closed:
            table, queue = next(iter(self._waiting.items()))
            wanted = queue.popleft()
            del self._waiting[table]
            if queue:
                self._waiting[table] = queue  # to the end of the line
            task = asyncio.create_task(self._serve(self._idle.pop(), wanted))
            self._serving.add(task)
            task.add_done_callback(self._serving.discard)

    async def _serve(self, worker: Worker, wanted: Wanted) -> None:
        try:
            action = await self._asked(worker, wanted)
        except Exception:
            fault("a bot's choice failed")
            action = None
        finally:
            self._idle.append(worker)
        if not wanted.answer.done():
            wanted.answer.set_result(random.choice(wanted.legal) if action is None else action)
        self._hand_out()

    async def _asked(self, worker: Worker, wanted: Wanted) -> int | None:
        """The worker's action; None if it cannot be had."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            if wanted.answer.done():
                return None
            try:
                action = await loop.run_in_executor(self._threads, worker.ask, wanted.choice)
            except WorkerLost as error:
                if self._closed:
                    return None
                warn("worker replaced", reason=str(error), bot=wanted.choice.bot)
                await loop.run_in_executor(self._threads, worker.stop)
                continue
            if action in wanted.legal:
                return action
            warn("bot answered an illegal action", bot=wanted.choice.bot, game=wanted.choice.game)
        return None

    async def close(self) -> None:
        """End all workers."""
        self._closed = True
        for worker in self.all:
            worker.close()
        await asyncio.gather(*self._serving, return_exceptions=True)
        self._threads.shutdown()
        for worker in self.all:
            worker.stop()
