"""The hall: the tables in use. Others lie in the store and are laid again when somebody comes."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from doughjo.core.encoding import encoded
from doughjo.server.logs import note
from doughjo.server.rehearsal import Rehearsal
from doughjo.server.schemas import Invitation, Join, NewTable, RunningGame
from doughjo.server.secrets import KEY, as_code, new_code, new_key
from doughjo.server.settings import Settings
from doughjo.server.sitting import Entry, Setup, Sitting, first_sitters, new_setup
from doughjo.server.store import NotWritten, Statement, Store
from doughjo.server.table import (
    NOT_SAVED_IN_WORDS,
    SEQ_BLOCK,
    Closed,
    Refusal,
    Table,
    holder_statement,
    log_statements,
)
from doughjo.server.workers import Workers

Result = TypeVar("Result")

MOST_MINE = 50
TABLE_ROW = "SELECT id, key, code, setup, ceiling FROM tables WHERE key = ?"
LOG_ROWS = "SELECT kind, seat, text, who, command, seq FROM log WHERE table_id = ? ORDER BY n"
NEW_TABLE = """INSERT INTO tables (id, key, code, setup, ceiling, touched, names, owed, over)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
MINE = """SELECT t.key, t.setup, t.names, t.owed, t.over, group_concat(h.seat)
    FROM holders h JOIN tables t ON t.id = h.table_id WHERE h.who = ?
    GROUP BY t.id ORDER BY t.over, t.touched DESC LIMIT ?"""


class Hall:
    """All tables."""

    def __init__(self, settings: Settings, store: Store, workers: Workers, rehearsal: Rehearsal) -> None:
        self.settings, self.store, self.workers, self.rehearsal = settings, store, workers, rehearsal
        self.tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._numbers = 0

    async def open(self) -> None:
        """Find out what there is."""
        self._numbers = (await self.store.read("SELECT coalesce(max(id), 0) FROM tables"))[0][0]

    async def close(self) -> None:
        """Let every table leave memory."""
        await asyncio.gather(*self._opening.values(), return_exceptions=True)
        await asyncio.gather(*(table.close() for table in [*self.tables.values()]))

    def forget(self, table: Table) -> None:
        """A table leaves memory."""
        self.tables.pop(table.sitting.key, None)

    # --- Finding

    async def find(self, key: str) -> Table:
        """The table of a key, read from its log if need be."""
        if table := self.tables.get(key):
            return table
        if not KEY.fullmatch(key):
            raise Refusal("there is no such table", 404)
        if key not in self._opening:
            self._opening[key] = asyncio.create_task(self._open(key))
            self._opening[key].add_done_callback(lambda _: self._opening.pop(key))
        return await asyncio.shield(self._opening[key])

    async def at(self, key: str, do: Callable[[Table], Awaitable[Result]]) -> Result:
        """Do something at a table, also when it leaves memory at this very moment."""
        while True:
            try:
                return await do(await self.find(key))
            except Closed:
                continue

    async def find_code(self, typed: str) -> str:
        """The key of the table with a short code; should two ever have drawn the same one, the newer."""
        rows = await self.store.read("SELECT key FROM tables WHERE code = ? ORDER BY id DESC", (as_code(typed),))
        if not rows:
            raise Refusal(f"no table has the code {typed[:20]!r}", 404)
        return str(rows[0][0])

    async def mine(self, who: str | None) -> list[RunningGame]:
        """The tables at which somebody has a seat, running ones first."""
        rows = await self.store.read(MINE, (who, MOST_MINE)) if who else []
        return [running_game(*row) for row in rows]

    async def _open(self, key: str) -> Table:
        rows = await self.store.read(TABLE_ROW, (key,))
        if not rows:
            raise Refusal("there is no such table", 404)
        number, _, code, setup, ceiling = rows[0]
        sitting = await self._restored(number, key, code, msgspec.json.decode(setup, type=Setup))
        sitting.seq = max(sitting.seq, ceiling)  # nobody has seen a higher number
        table = self.tables[key] = Table(self, number, sitting, ceiling)
        note("table opened", table=number, game=sitting.setup.game, moves=len(sitting.moves))
        return table

    async def reload(self, table: Table) -> Sitting:
        """A table as its log has it."""
        old = table.sitting
        return await self._restored(table.number, old.key, old.code, old.setup)

    async def _restored(self, number: int, key: str, code: str, setup: Setup) -> Sitting:
        await self.rehearsal.ready(setup.game)
        sitting = Sitting(key, code, setup, self.settings.limits.entries)
        sitting.restore(Entry(*row) for row in await self.store.read(LOG_ROWS, (number,)))
        return sitting

    # --- Making

    async def create(self, wish: NewTable, who: str) -> Invitation:
        """A new table, with whoever asks for it sitting down."""
        setup = new_setup(wish)
        await self.rehearsal.ready(setup.game)
        key, statements = self._new(setup, first_sitters(setup, who))
        try:
            await self.store.write(statements)
        except NotWritten:
            raise Refusal(NOT_SAVED_IN_WORDS, 503) from None
        note("table made", game=setup.game, seats=len(setup.chairs))
        return await self.invitation(key, who)

    async def join(self, key: str, wish: Join, who: str) -> Invitation:
        """Sit down at a table."""
        await self.at(key, lambda table: table.call(lambda table: table.join(wish, who)))
        return await self.invitation(key, who)

    async def rematch(self, key: str, who: str | None) -> Invitation:
        """The table that follows."""
        following = await self.at(key, lambda table: table.call(lambda table: table.rematch(who)))
        return await self.invitation(following, who)

    async def record(self, key: str) -> dict[str, Any]:
        """The record of a game that is over."""

        async def ask(table: Table) -> dict[str, Any]:
            record: dict[str, Any] = await table.call(Table.record)
            return record

        return await self.at(key, ask)

    async def invitation(self, key: str, who: str | None) -> Invitation:
        """Where to go."""
        table = await self.find(key)
        return Invitation(key, table.sitting.code, list(table.sitting.seats_of(who)))

    def rematch_of(self, sitting: Sitting) -> tuple[str, list[Statement]]:
        """The key of a table like this one with the same people, and how to save it."""
        sitters = [
            Entry("sit", seat, name, owner)
            for seat, (name, owner) in enumerate(zip(sitting.names, sitting.owners, strict=True))
        ]
        return self._new(sitting.setup, sitters)

    def _new(self, setup: Setup, sitters: list[Entry]) -> tuple[str, list[Statement]]:
        """The key of a new table, and how to save it."""
        chance = self.settings.chance
        self._numbers += 1
        number = self._numbers
        sitting = Sitting(new_key(chance), new_code(chance), setup)
        entries = [entry for sitter in sitters for entry in sitting.happen(sitter, chance)]
        names = encoded(sitting.names).decode()
        owed = sum(1 << seat for seat in sitting.to_act)
        text = encoded(setup).decode()
        row = (number, sitting.key, sitting.code, text, SEQ_BLOCK, time.time(), names, owed, sitting.over)
        holders = [
            holder_statement(owner, number, seat) for seat, owner in enumerate(sitting.owners) if owner is not None
        ]
        return sitting.key, [(NEW_TABLE, row), *log_statements(number, 0, entries), *holders]


def running_game(key: str, setup: str, names: str, owed: int, over: int, seats: str) -> RunningGame:
    """A row of `mine`."""
    made = msgspec.json.decode(setup, type=Setup)
    yours = any(owed >> int(seat) & 1 for seat in seats.split(","))
    return RunningGame(key, made.game, msgspec.json.decode(names, type=list[str]), yours, bool(over))
