"""The journal on disk: what was acknowledged stays, whatever happens to the power.

SQLite in WAL mode with `synchronous=FULL`: a write returns when its transaction is on the disk for good. Commands,
events, starts and people are JSON bytes that only others read; no game is known here.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from msgspec import Struct

from companion.disk import NoGame as NoGame
from companion.disk import StoreBusy as StoreBusy
from companion.disk import StoreFailed as StoreFailed
from companion.disk import StoreNewer as StoreNewer
from companion.disk import beside, connect, failed, sync, take_lock
from companion.schema import OURS, SCHEMA, broken, outdated, set_aside, version
from companion.schema import SetAside as SetAside


class GameRow(Struct, frozen=True):
    """A game in the file. `begun` and `written` are seconds UTC, `entries` counts those that stand."""

    id: int
    game: str
    begun: int
    written: int
    over: bool
    entries: int
    start: bytes
    people: bytes


class Row(Struct, frozen=True):
    """A line of a game's journal: an entry, or with `undone` > 0 the withdrawal of that many entries before it.

    `number` counts all rows of the game from 1; `at` is seconds UTC; `over`: the game is over after this row.
    """

    number: int
    at: int
    command: bytes = b""
    events: bytes = b""
    undone: int = 0
    over: bool = False


def standing(rows: Iterable[Row]) -> list[Row]:
    """The entries that no later row withdrew. ValueError when a row withdraws more than stand."""
    entries: list[Row] = []
    for row in rows:
        if not row.undone:
            entries.append(row)
        elif row.undone > len(entries):
            raise ValueError(f"Row {row.number} withdraws {row.undone} entries where {len(entries)} stand.")
        else:
            del entries[-row.undone :]
    return entries


class Shelf:
    """The games of a file, to look at only: takes no lock, and sees what a running Boardside has written so far."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self._db = connection

    def games(self) -> list[GameRow]:
        """Every game, the one last written first."""
        # CROSS JOIN: the games first, then the last row of each, whatever a planner thinks of it
        found = self._all(
            """SELECT g.id, g.game, g.begun, j.at, j.over, j.standing, g.start, g.people
               FROM games g CROSS JOIN journal j ON j.game = g.id
               WHERE j.number = (SELECT max(number) FROM journal WHERE game = g.id) ORDER BY j.id DESC"""
        )
        return [GameRow(i, game, begun, at, bool(over), n, s, p) for i, game, begun, at, over, n, s, p in found]

    def game(self, game_id: int) -> GameRow:
        """One game. NoGame when it is not there."""
        for row in self.games():
            if row.id == game_id:
                return row
        raise NoGame("no game", f"There is no game {game_id} in {self.path}.")

    def latest_unfinished(self) -> int | None:
        """The unfinished game that was last written to, if any."""
        return next((row.id for row in self.games() if not row.over), None)

    def rows(self, game_id: int) -> list[Row]:
        """All that was ever written of a game, in order, withdrawn entries too. NoGame."""
        found = self._all(
            "SELECT number, at, command, events, undone, over FROM journal WHERE game = ? ORDER BY number", game_id
        )
        if not found:
            raise NoGame("no game", f"There is no game {game_id} in {self.path}.")
        return [Row(n, at, c, e, undone, bool(over)) for n, at, c, e, undone, over in found[1:]]

    def entries(self, game_id: int) -> list[Row]:
        """The entries of a game that stand, oldest first. NoGame."""
        return standing(self.rows(game_id))

    def recall(self, key: str) -> bytes | None:
        """What was remembered under this key."""
        found = self._all("SELECT value FROM settings WHERE key = ?", key)
        return bytes(found[0][0]) if found else None

    def tags(self) -> list[tuple[str, str, str]]:
        """Every tag that was taught: uid, game, meaning; the one last taught last."""
        return self._all("SELECT uid, game, means FROM tags ORDER BY rowid") if self._knows("tags") else []

    def readers(self) -> list[tuple[str, str, str, str]]:
        """Every reader that lies under a place: device, reader, game, meaning; the one last taught last."""
        found = "SELECT device, reader, game, means FROM readers ORDER BY rowid"
        return self._all(found) if self._knows("readers") else []

    def close(self) -> None:
        """Lets go of the file. Harmless when done twice."""
        self._db.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def _knows(self, table: str) -> bool:
        """Whether the file has this table: one that is only looked at may be older than it."""
        return bool(self._all("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", table))

    def _all(self, query: str, *values: object) -> list[Any]:
        try:
            return self._db.execute(query, values).fetchall()
        except OverflowError:  # a number of twenty digits is no game's
            return []
        except sqlite3.Error as error:
            raise failed(self.path, error) from error


class Store(Shelf):
    """A file of games that this process alone writes to. Each method that writes is one transaction.

    A write that fails raises StoreFailed and changed nothing; the store can be used again once the disk is well.
    Made by `Store.open`; may be handed to another thread, but used by one at a time.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection, clock: Callable[[], float], lock: int) -> None:
        super().__init__(path, connection)
        self.notice: SetAside | None = None
        """What was found broken and set aside at opening."""
        self._clock = clock
        self._lock = lock
        self._lies: tuple[object, ...] = ()

    @classmethod
    def open(
        cls,
        path: str | os.PathLike[str],
        clock: Callable[[], float] = time.time,
        schema: Sequence[Sequence[str]] = SCHEMA,
    ) -> Store:
        """The store in this file, made with its folders where missing; an older one is brought up to date.

        The whole file is checked first; a broken one is set aside, never deleted (see `notice`). Raises StoreBusy when
        another process has it open, StoreNewer, and StoreFailed when the place cannot be written to or the file is
        another program's database.
        """
        path = Path(path).resolve()
        lock = take_lock(path)
        try:
            reason = broken(path, schema)
            notice = SetAside(set_aside(path), reason) if reason else None
            store = cls(path, connect(path, "rwc"), clock, lock)
        except BaseException:
            os.close(lock)
            raise
        try:
            store.notice = notice
            store._prepare(schema)
        except BaseException:
            store.close()
            raise
        return store

    @staticmethod
    def read(path: str | os.PathLike[str], schema: Sequence[Sequence[str]] = SCHEMA) -> Shelf:
        """The games of a file that may be in use by another process. Raises StoreFailed: missing, broken, newer."""
        path = Path(path).resolve()
        if not path.is_file():
            raise StoreFailed("missing", f"There is no file {path}.")
        log = beside(path, "-wal")
        logged = log.exists() and log.stat().st_size
        try:
            return _shelf(path, "ro", schema)
        except StoreFailed as refused:
            # Even a reader writes beside the file, unless it lies where nobody can, so that nobody is writing.
            if refused.why != "read-only" or logged:
                raise
        return _shelf(path, "ro&immutable=1", schema)

    def begin(self, game: str, start: bytes, people: bytes) -> int:
        """A new game; its number in this file."""
        with self._transaction():
            return self._begin(game, start, people, self._now())

    def append(self, game_id: int, command: bytes, events: bytes, over: bool = False) -> int:
        """One more entry; its number among the game's rows. `over`: the game is over now. NoGame."""
        with self._transaction():
            return self._write(game_id, Row(0, self._now(), command, events, 0, over))

    def undone(self, game_id: int, n: int = 1, over: bool = False) -> int:
        """The last `n` standing entries are withdrawn; this row's number. `over`: whether the game is over still.

        Raises NoGame, and ValueError when fewer than `n` stand or `n` is below 1.
        """
        if n < 1:
            raise ValueError(f"{n} entries cannot be withdrawn.")
        with self._transaction():
            return self._write(game_id, Row(0, self._now(), undone=n, over=over))

    def add(self, game: str, start: bytes, people: bytes, rows: Iterable[Row], begun: int | None = None) -> int:
        """A whole game from elsewhere, all of it or nothing; its number in this file. Rows keep their times.

        Raises ValueError when a row withdraws more entries than stand.
        """
        with self._transaction():
            game_id = self._begin(game, start, people, self._now() if begun is None else begun)
            for row in rows:
                self._write(game_id, row)
            return game_id

    def people(self, game_id: int, people: bytes) -> None:
        """Who sits where, told anew. NoGame."""
        with self._transaction():
            if not self._db.execute("UPDATE games SET people = ? WHERE id = ?", (people, game_id)).rowcount:
                raise NoGame("no game", f"There is no game {game_id} in {self.path}.")

    def remember(self, key: str, value: bytes) -> None:
        """Keeps a value under this key, in place of an earlier one."""
        with self._transaction():
            self._db.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (key, value))

    def teach(
        self,
        tags: Iterable[tuple[str, str | None, str]] = (),
        readers: Iterable[tuple[str, str, str | None, str]] = (),
    ) -> None:
        """Tags and readers with what each means from now on, all of it or nothing; with no game, nothing."""
        with self._transaction():
            for uid, game, means in tags:
                self._db.execute("DELETE FROM tags WHERE uid = ?", (uid,))
                if game is not None:
                    self._db.execute("INSERT INTO tags VALUES (?, ?, ?)", (uid, game, means))
            for device, reader, game, means in readers:
                self._db.execute("DELETE FROM readers WHERE device = ? AND reader = ?", (device, reader))
                if game is not None:
                    self._db.execute("INSERT INTO readers VALUES (?, ?, ?, ?)", (device, reader, game, means))

    def backup(self, path: str | os.PathLike[str]) -> None:
        """A copy of everything in one new file. StoreFailed when something lies there already or it cannot be done."""
        target = Path(path).absolute()
        if target.exists():
            raise StoreFailed("exists", f"{target} exists already; a backup overwrites nothing.")
        part = target.with_name(target.name + ".part")
        try:
            part.unlink(missing_ok=True)
            with contextlib.closing(sqlite3.connect(part)) as copy:
                self._db.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")
            sync(part)
            part.rename(target)
            sync(target.parent)
        except (sqlite3.Error, OSError) as error:
            with contextlib.suppress(OSError):
                part.unlink(missing_ok=True)
            raise failed(target, error) from error

    def close(self) -> None:
        """Lets go of the file and of its lock. Harmless when done twice."""
        super().close()
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1

    def _prepare(self, schema: Sequence[Sequence[str]]) -> None:
        try:
            self._db.execute("PRAGMA synchronous = FULL")
            self._db.execute("PRAGMA foreign_keys = ON")
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("BEGIN IMMEDIATE")
            taken = version(self.path, self._db, schema)
            for number, step in enumerate(schema[taken:], taken + 1):
                for statement in step:
                    self._db.execute(statement)
                self._db.execute(f"PRAGMA user_version = {number}")
                self._db.execute(f"PRAGMA application_id = {OURS}")
            self._db.execute("COMMIT")
            # A new file is safe only once its name is.
            sync(self.path.parent)
        except (sqlite3.Error, OSError) as error:
            raise failed(self.path, error) from error
        self._lies = self._lying()

    def _lying(self) -> tuple[object, ...]:
        """Which files lie under our names: what is written to one that was moved or deleted is lost without a word."""
        found: list[object] = []
        for path in (self.path, beside(self.path, "-wal")):
            try:
                seen = path.stat()
                found.append((seen.st_dev, seen.st_ino))
            except OSError:
                found.append(None)
        return tuple(found)

    def _now(self) -> int:
        return int(self._clock())

    def _begin(self, game: str, start: bytes, people: bytes, begun: int) -> int:
        game_id = self._db.execute(
            "INSERT INTO games (game, begun, start, people) VALUES (?, ?, ?, ?)", (game, begun, start, people)
        ).lastrowid
        self._db.execute(
            """INSERT INTO journal (game, number, at, command, events, undone, standing, over)
               VALUES (?, 0, ?, x'', x'', 0, 0, 0)""",
            (game_id, begun),
        )
        assert game_id is not None
        return game_id

    def _write(self, game_id: int, row: Row) -> int:
        last = self._db.execute(
            "SELECT number, standing FROM journal WHERE game = ? ORDER BY number DESC LIMIT 1", (game_id,)
        ).fetchone()
        if last is None:
            raise NoGame("no game", f"There is no game {game_id} in {self.path}.")
        number, stand = last[0] + 1, last[1]
        if row.undone > stand:
            raise ValueError(f"{row.undone} entries cannot be withdrawn where {stand} stand.")
        stand += -row.undone if row.undone else 1
        self._db.execute(
            """INSERT INTO journal (game, number, at, command, events, undone, standing, over)
               VALUES (?, ?, ?, ?, ?, ?, ?, ?)""",
            (game_id, number, row.at, row.command, row.events, row.undone, stand, row.over),
        )
        return int(number)

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[None]:
        if self._lock < 0:
            raise StoreFailed("closed", f"{self.path} was closed.")
        if self._lying() != self._lies:
            raise StoreFailed("gone", f"{self.path} is no longer where it was; put it back, or start again.")
        try:
            self._db.execute("BEGIN IMMEDIATE")
            yield
            self._db.execute("COMMIT")
        except BaseException as error:
            with contextlib.suppress(sqlite3.Error):
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
            if isinstance(error, sqlite3.Error):
                raise failed(self.path, error) from error
            raise


def _shelf(path: Path, mode: str, schema: Sequence[Sequence[str]]) -> Shelf:
    connection = connect(path, mode)
    try:
        if outdated(version(path, connection, schema), schema):
            raise StoreFailed("older", f"{path} holds no games of this version yet; open it with the app once.")
    except sqlite3.Error as error:
        connection.close()
        raise failed(path, error) from error
    except StoreFailed:
        connection.close()
        raise
    return Shelf(path, connection)
