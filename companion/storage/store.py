"""The store: the journal of all games in one SQLite file; what it has confirmed survives a power cut.

SQLite in WAL mode with `synchronous=FULL`: a write returns when its transaction is on the disk. Commands, events,
starts and people are JSON bytes whose content the store does not know.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from companion.storage import checksum_chain
from companion.storage.backups import copy, pour
from companion.storage.judged_versions import VERSION, RulesVersion, key_of, written
from companion.storage.schema import OURS, SCHEMA, broken, numbers, set_aside, version
from companion.storage.schema import SetAside as SetAside
from companion.storage.store_file import Held, beside, connect, failed, sync, take_lock
from companion.storage.store_file import NoGame as NoGame
from companion.storage.store_file import StoreBusy as StoreBusy
from companion.storage.store_file import StoreFailed as StoreFailed
from companion.storage.store_file import StoreNewer as StoreNewer
from companion.storage.store_reader import GameRow as GameRow
from companion.storage.store_reader import Refused as Refused
from companion.storage.store_reader import Row as Row
from companion.storage.store_reader import StoreReader as StoreReader
from companion.storage.store_reader import folded as folded
from companion.storage.store_reader import look_into
from companion.storage.store_reader import standing as standing


class Store(StoreReader):
    """A file of games that only this process writes to; made by `Store.open`. Each method that writes is one
    transaction.

    A write that fails raises StoreFailed and has changed nothing; the store can be used again when the disk works. May
    be used from any thread, but by one at a time.
    """

    def __init__(
        self, path: Path, connection: sqlite3.Connection, clock: Callable[[], float], lock: int, judge: str
    ) -> None:
        super().__init__(path, connection)
        self.notice: SetAside | None = None
        """The damaged file that was found and renamed when the store was opened, if any."""
        self._clock = clock
        self._lock = lock
        self._judge = judge
        self._held: Held | None = None
        self._files: tuple[object, ...] = ()

    @classmethod
    def open(
        cls,
        path: str | os.PathLike[str],
        clock: Callable[[], float] = time.time,
        schema: Sequence[Sequence[str]] = SCHEMA,
        judge: str = VERSION,
    ) -> Store:
        """The store at `path`, created with its folders where missing; an older file is migrated.

        The whole file is checked first; a damaged one is renamed, never deleted, and the store's `notice` has its new
        path. `schema` has the SQL statements of each migration, `judge` is the version of the rules that judges new
        rows. Raises StoreBusy when another process has it open, StoreNewer, and StoreFailed when the path cannot be
        written to or the file is another program's database.
        """
        path = Path(path).resolve()
        lock, held = take_lock(path), None
        try:
            held = Held(path) if path.is_file() else None
            reason = broken(path, schema)
            notice = SetAside(set_aside(path), f"{reason.rstrip('.')}.") if reason else None
            store = cls(path, connect(path, "rwc"), clock, lock, judge)
        except BaseException:
            if held is not None:
                held.release()
            os.close(lock)
            raise
        try:
            store.notice, store._held = notice, held
            store._prepare(schema)
            if held is None or reason:
                store._held = Held(path)
            if held is not None and reason:
                held.release()
        except BaseException:
            store.close()
            raise
        return store

    @staticmethod
    def read(path: str | os.PathLike[str], schema: Sequence[Sequence[str]] = SCHEMA) -> StoreReader:
        """Read access to the store at `path`, even while another process uses it. Raises StoreFailed for a missing,
        broken or newer file.
        """
        return look_into(path, schema)

    def begin(self, game: str, start: bytes, people: bytes) -> int:
        """Store a new game; returns its number in this file. `start` and `people` are JSON."""
        with self._transaction():
            return self._begin(game, start, people, self._now())

    def append(self, game_id: int, command: bytes, events: bytes, over: bool = False) -> int:
        """Store one more entry (JSON); returns its row number in the game. `over`: the game is over now.
        Raises NoGame.
        """
        with self._transaction():
            return self._judged(game_id, Row(0, self._now(), command, events, 0, over))

    def undone(self, game_id: int, n: int = 1, over: bool = False) -> int:
        """Store that the last `n` entries are withdrawn; returns the row number. `over`: the game is over without
        them too.

        Raises NoGame, and ValueError when there are fewer than `n` entries or `n` is below 1.
        """
        if n < 1:
            raise ValueError(f"{n} entries cannot be undone.")
        with self._transaction():
            return self._judged(game_id, Row(0, self._now(), undone=n, over=over))

    def redone(self, game_id: int, n: int = 1, over: bool = False) -> int:
        """Store that the `n` entries withdrawn last are restored, as they were recorded; returns the row number.
        `over`: the game is over with them. Raises NoGame, and ValueError when fewer are withdrawn since the last new
        entry, or `n` is below 1."""
        if n < 1:
            raise ValueError(f"{n} entries cannot be returned.")
        with self._transaction():
            return self._judged(game_id, Row(0, self._now(), undone=-n, over=over))

    def keep(self, game_id: int, row: Row) -> None:
        """Store a row with its own number and time; one that is there already is skipped.

        Raises NoGame, and ValueError when it does not follow the last row, or withdraws more entries than there are.
        """
        with self._transaction():
            last, _, _ = self._last(game_id)
            if row.number > last + 1:
                raise ValueError(f"Row {row.number} of game {game_id} cannot follow row {last}.")
            if row.number == last + 1:
                self._judged(game_id, row)

    def set_aside(self, game_id: int) -> None:
        """Hide a game from the lists of games; it stays in the file and can be exported. Raises NoGame."""
        self.game(game_id)
        self.remember(f"aside/{game_id}", b"1")

    def refused(self, game_id: int, command: bytes, rule: str, params: bytes) -> None:
        """Store that this command was refused under this rule, with the rejection's `params` as JSON. Raises NoGame."""
        with self._transaction():
            self._add_refusal(game_id, Refused(self._last(game_id)[0], self._now(), command, rule, params))

    def add(
        self,
        game: str,
        start: bytes,
        people: bytes,
        rows: Iterable[Row],
        begun: int | None = None,
        refusals: Iterable[Refused] = (),
    ) -> int:
        """Store a whole game from elsewhere, all of it or nothing; returns its number in this file. Rows keep their
        times; `begun` is the time the game began (seconds UTC), None for now.

        Raises ValueError when a row withdraws more entries than there are.
        """
        with self._transaction():
            game_id = self._begin(game, start, people, self._now() if begun is None else begun)
            for row in rows:
                self._write(game_id, row)
            for refusal in refusals:
                self._add_refusal(game_id, refusal)
            return game_id

    def people(self, game_id: int, people: bytes) -> None:
        """Replace a game's stored players (names and seats, as JSON). Raises NoGame."""
        with self._transaction():
            if not self._db.execute("UPDATE games SET people = ? WHERE id = ?", (people, game_id)).rowcount:
                raise NoGame("no game", f"There is no game {game_id} in {self.path}.")
            checksum_chain.write_people_sum(self._db, game_id, people)

    def remember(self, key: str, value: bytes) -> None:
        """Store a value under this key, replacing an earlier one."""
        with self._transaction():
            self._db.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (key, value))

    def teach(
        self,
        tags: Iterable[tuple[str, str | None, str]] = (),
        readers: Iterable[tuple[str, str, str | None, str]] = (),
    ) -> None:
        """Store the meanings of tags (uid, game, meaning) and readers (device, reader, game, meaning), all of them or
        none.

        An earlier meaning is replaced; a row whose game is None only deletes it.
        """
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
        """Copy everything to one new file. Raises StoreFailed if `path` exists already or cannot be written."""
        target = Path(path).absolute()
        if target.exists():
            raise StoreFailed("exists", f"{target} exists already; a backup never overwrites a file.")
        copy(self._db, target)

    def take(self, path: Path) -> None:
        """Add all games of the backup at `path` after those in this store, in their order. Raises StoreFailed."""
        try:
            self._db.execute("ATTACH ? AS copy", (str(path),))
        except sqlite3.Error as error:
            raise failed(path, error) from error
        try:
            with self._transaction():
                pour(self._db)
                if self._db.execute("SELECT 1 FROM journal WHERE undone < 0").fetchone():
                    self._db.execute(f"PRAGMA user_version = {len(SCHEMA)}")
        finally:
            self._db.execute("DETACH copy")

    def close(self) -> None:
        """Close the file and release its lock. May be called twice."""
        super().close()
        if self._held is not None:
            self._held.release()
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
            for step in schema[taken:]:
                for statement in step:
                    self._db.execute(statement)
            self._db.execute(f"PRAGMA user_version = {max(taken, numbers(schema)[0])}")
            self._db.execute(f"PRAGMA application_id = {OURS}")
            checksum_chain.prepare(self._db)
            self._db.execute("COMMIT")
            # A new file is safe only once its name is.
            sync(self.path.parent)
        except (sqlite3.Error, OSError) as error:
            raise failed(self.path, error) from error
        self._files = self._files_now()

    def _files_now(self) -> tuple[object, ...]:
        """Device and inode of the store and its log, to notice that they were moved or deleted: writes would be lost
        silently.
        """
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
        assert game_id is not None
        self._insert(game_id, checksum_chain.line_sum(game.encode(), begun, start), 0, begun, 0, 0, 0, b"", b"")
        checksum_chain.write_people_sum(self._db, game_id, people)
        return game_id

    def _insert(self, game_id: int, before: int, *fields: int | bytes) -> None:
        """Writes a row with its checksum: `before` is that of the row before, see `checksum_chain.row_sum`."""
        self._db.execute(
            """INSERT INTO journal (game, number, at, undone, standing, over, command, events, sum)
               VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)""",
            (game_id, *fields, checksum_chain.row_sum(before, *fields)),
        )

    def _last(self, game_id: int) -> tuple[int, int, int]:
        """The last row of a game: its number, the number of entries not withdrawn, and its checksum. Raises NoGame."""
        last: tuple[int, int, int] | None = self._db.execute(
            "SELECT number, standing, sum FROM journal WHERE game = ? ORDER BY number DESC LIMIT 1", (game_id,)
        ).fetchone()
        if last is None:
            raise NoGame("no game", f"There is no game {game_id} in {self.path}.")
        return int(last[0]), int(last[1]), int(last[2])

    def _add_refusal(self, game_id: int, refusal: Refused) -> None:
        row = (game_id, refusal.after, refusal.at, refusal.command, refusal.rule, refusal.params)
        self._db.execute("INSERT INTO refusals VALUES (NULL, ?, ?, ?, ?, ?, ?)", row)

    def _judged(self, game_id: int, row: Row) -> int:
        """Write a row of a game, and record the version of the rules if it differs from that of the row before; returns
        the row's number.
        """
        number, key = self._write(game_id, row), key_of(game_id)
        rules_versions = self.rules_versions(game_id)
        if not rules_versions or rules_versions[-1].version != self._judge:
            self._db.execute(
                "INSERT OR REPLACE INTO settings VALUES (?, ?)",
                (key, written((*rules_versions, RulesVersion(number, self._judge)))),
            )
        return number

    def _write(self, game_id: int, row: Row) -> int:
        number, stand, before = self._last(game_id)
        if row.undone > stand:
            raise ValueError(f"{row.undone} entries cannot be undone where {stand} exist.")
        if row.redone:
            withdrawn = len(folded(self.rows(game_id))[1])
            if row.redone > withdrawn:
                raise ValueError(f"{row.redone} entries cannot be redone where {withdrawn} are undone.")
            self._db.execute(f"PRAGMA user_version = {len(SCHEMA)}")
        stand += -row.undone if row.undone else 1
        fields = number + 1, row.at, row.undone, stand, int(row.over), bytes(row.command), bytes(row.events)
        self._insert(game_id, before, *fields)
        return number + 1

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[None]:
        if self._lock < 0:
            raise StoreFailed("closed", f"{self.path} was closed.")
        if self._files_now() != self._files:
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
