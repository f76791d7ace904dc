"""The store: an append-only log per table in one SQLite file, written before anything is shown.

One thread writes. It commits whatever has been asked for meanwhile in one go, each job whole or not at all, and only
then tells the askers; so a hundred tables share one sync of the disk.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, TypeAlias

from doughjo.core.errors import DoughjoError

APPLICATION = 0x446F7567  # "Doug", in the file's header
VERSION = 1
MOST_JOBS = 256  # committed together

SCHEMA = """
CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    code TEXT NOT NULL,
    setup TEXT NOT NULL,
    ceiling INTEGER NOT NULL,
    touched REAL NOT NULL,
    names TEXT NOT NULL,
    owed INTEGER NOT NULL,
    over INTEGER NOT NULL
);
CREATE INDEX codes ON tables (code);
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables,
    n INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    who TEXT,
    command TEXT,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
CREATE TABLE holders (
    who TEXT NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    PRIMARY KEY (who, table_id, seat)
) WITHOUT ROWID;
CREATE TABLE replays (key TEXT PRIMARY KEY, record BLOB NOT NULL) WITHOUT ROWID;
"""

Statement: TypeAlias = tuple[str, Sequence[Any]]
Job: TypeAlias = tuple[Sequence[Statement], "asyncio.Future[None]"]
Row: TypeAlias = tuple[Any, ...]


class BadStore(DoughjoError):
    """The data file cannot be used."""


class NotWritten(DoughjoError):
    """Something could not be saved; nothing of it was."""


class Store:
    """The open file. Made and used in one event loop; `close` it when done."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = locked(path)
        try:
            self._writing = opened(path)
            self._reading = connected(path)
        except BaseException:
            self._lock.close()
            raise
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_on, name="doughjo-store", daemon=True)
        self._thread.start()
        self._readers = ThreadPoolExecutor(1, "doughjo-reader")

    async def write(self, statements: Iterable[Statement]) -> None:
        """Save all of it, or raise NotWritten. When this returns it is on the disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((list(statements), done))
        await asyncio.shield(done)  # what is under way is not called back

    async def read(self, sql: str, arguments: Sequence[Any] = ()) -> list[Row]:
        """The rows of a query."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, lambda: self._reading.execute(sql, arguments).fetchall())

    def close(self) -> None:
        """Finish what is being written and let go of the file."""
        self._jobs.put(None)
        self._thread.join()
        self._readers.shutdown()
        self._reading.close()
        with suppress(sqlite3.Error):
            self._writing.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._writing.close()
        self._lock.close()

    # --- In the thread that writes

    def _write_on(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs = [job]
            more = True
            while len(jobs) < MOST_JOBS and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    more = False
                    break
                jobs.append(following)
            self._answer(jobs, self._commit(jobs))
            if not more:
                return

    def _commit(self, jobs: list[Job]) -> list[sqlite3.Error | None]:
        """What came of each job: of all at once, or of each for itself where one of them cannot be."""
        try:
            self._save(jobs)
        except sqlite3.IntegrityError as error:
            return [error] if len(jobs) == 1 else [self._commit([job])[0] for job in jobs]
        except sqlite3.Error as error:
            return [error] * len(jobs)
        return [None] * len(jobs)

    def _save(self, jobs: list[Job]) -> None:
        """Save all of them or none."""
        try:
            self._writing.execute("BEGIN IMMEDIATE")
            for statements, _ in jobs:
                for sql, arguments in statements:
                    self._writing.execute(sql, arguments)
            self._writing.execute("COMMIT")
        except sqlite3.Error:
            with suppress(sqlite3.Error):
                self._writing.execute("ROLLBACK")
            raise

    def _answer(self, jobs: list[Job], errors: list[sqlite3.Error | None]) -> None:
        loop = jobs[0][1].get_loop()
        with suppress(RuntimeError):  # the loop has ended: nobody waits any more
            loop.call_soon_threadsafe(_tell, [done for _, done in jobs], errors)


def _tell(futures: list["asyncio.Future[None]"], errors: list[sqlite3.Error | None]) -> None:
    for done, error in zip(futures, errors, strict=True):
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(NotWritten(f"it could not be saved ({error})"))


# --- Opening


def connected(path: Path) -> sqlite3.Connection:
    """A connection that commits when told to."""
    try:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    except sqlite3.Error as error:
        raise BadStore(f"{path}: cannot be used as a file of tables ({error})") from None
    connection.execute("PRAGMA foreign_keys=OFF")  # every row is written by us, parents first
    return connection


def opened(path: Path) -> sqlite3.Connection:
    """The connection that writes; makes a new file, and refuses one that is not ours."""
    connection = connected(path)
    try:
        check_ours(connection, path)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        if connection.execute("PRAGMA user_version").fetchone()[0] == 0:
            connection.executescript(
                f"BEGIN;{SCHEMA}PRAGMA application_id={APPLICATION};PRAGMA user_version={VERSION};COMMIT;"
            )
    except sqlite3.Error as error:
        connection.close()
        raise BadStore(f"{path}: cannot be used as a file of tables ({error})") from None
    except BadStore:
        connection.close()
        raise
    return connection


def check_ours(connection: sqlite3.Connection, path: Path) -> None:
    """The file is a database of ours that this version reads, or is new."""
    ours = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    things = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if ours == version == things == 0:
        return
    if ours != APPLICATION:
        raise BadStore(f"{path}: is a database of another program; choose another file with --data")
    if version != VERSION:
        raise BadStore(f"{path}: was written by another version (format {version}; this one reads {VERSION})")


def locked(path: Path) -> IO[bytes]:
    """A lock beside the file, so that one server has it; the system lets go of it however the server ends."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.with_name(path.name + ".lock").open("ab")
    except OSError as error:
        raise BadStore(f"{path}: cannot be written ({error.strerror})") from None
    try:
        import fcntl  # noqa: PLC0415  Windows has none, and locks an open database by itself
    except ImportError:
        return lock
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise BadStore(f"{path}: is in use by another doughjo server") from None
    return lock


def back_up(source: Path, target: Path) -> int:
    """Copy the tables to a new file, also while a server writes to them; answers how many tables there are."""
    if not source.is_file():
        raise BadStore(f"{source}: there are no tables to back up")
    if target.exists():
        raise BadStore(f"{target}: exists already; choose a new file")
    reading = connected(source)
    try:
        check_ours(reading, source)
        writing = sqlite3.connect(target)
        try:
            reading.backup(writing)
            return int(writing.execute("SELECT count(*) FROM tables").fetchone()[0])
        finally:
            writing.close()
    except sqlite3.Error as error:
        raise BadStore(f"{source} cannot be backed up to {target} ({error})") from None
    finally:
        reading.close()
