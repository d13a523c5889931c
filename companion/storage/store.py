"""The store: the journal of all games in one SQLite file; what it has confirmed survives a power cut.

SQLite in WAL mode with `synchronous=FULL`: a write returns when its transaction is on the disk. Commands, events,
starts and people are JSON bytes whose content the store does not know.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TypeVar

from companion.storage import checksum_chain
from companion.storage.backups import pour
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

T = TypeVar("T")


class Store(StoreReader):
    """A file of games that only this process writes to; made by `Store.open`. Each method that writes is one
    transaction.

    A write that fails raises StoreFailed and has changed nothing; the store can be used again when the disk works. May
    be used from any thread, but by one at a time.
    """

    def __init__(
        self,
        path: str | os.PathLike[str],
        clock: Callable[[], float] = time.time,
        schema: Sequence[Sequence[str]] = SCHEMA,
        judge: str = VERSION,
    ) -> None:
        self.path = self._given = Path(path)
        self.notice: SetAside | None = None
        """The damaged file that was found and renamed when the store was opened, if any."""
        self._clock = clock
        self._schema = schema
        self._judge = judge
        self._opened = contextlib.ExitStack()
        """The locks of the open file."""
        self._files: tuple[object, ...] = ()
        """Device and inode of the open file and its log; () while it is not open."""
        self._ends: dict[int, tuple[int, int]] = {}
        """By game with a new entry: the number of its last row, and its number of entries not withdrawn."""

    @staticmethod
    def open(
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
        store = Store(path, clock, schema, judge)
        store._open()
        return store

    @staticmethod
    def read(path: str | os.PathLike[str], schema: Sequence[Sequence[str]] = SCHEMA) -> StoreReader:
        """Read access to the store at `path`, even while another process uses it. Raises StoreFailed for a missing,
        broken or newer file.
        """
        return look_into(path, schema)

    def begin(self, game: str, start: bytes, people: bytes) -> int:
        """Store a new game; returns its number in this file. `start` and `people` are JSON."""
        return self.add(game, start, people, ())

    def append(self, game_id: int, command: bytes, events: bytes, over: bool = False) -> int:
        """Store one more entry (JSON); returns its row number in the game. `over`: the game is over now.
        Raises NoGame.
        """
        number, _ = self._end(game_id)
        return self._row(game_id, Row(number + 1, self._now(), command, events, 0, over))

    def undone(self, game_id: int, n: int = 1, over: bool = False) -> int:
        """Store that the last `n` entries are withdrawn; returns the row number. `over`: the game is over without
        them too.

        Raises NoGame, and ValueError when there are fewer than `n` entries or `n` is below 1.
        """
        number, stand = self._end(game_id)
        if not 1 <= n <= stand:
            raise ValueError(f"{n} entries cannot be undone where {stand} exist.")
        return self._row(game_id, Row(number + 1, self._now(), undone=n, over=over))

    def redone(self, game_id: int, n: int = 1, over: bool = False) -> int:
        """Store that the `n` entries withdrawn last are restored, as they were recorded; returns the row number.
        `over`: the game is over with them. Raises NoGame, and ValueError when fewer are withdrawn since the last new
        entry, or `n` is below 1."""
        number, _ = self._end(game_id)
        withdrawn = len(folded(self.rows(game_id))[1])
        if not 1 <= n <= withdrawn:
            raise ValueError(f"{n} entries cannot be redone where {withdrawn} are undone.")
        return self._row(game_id, Row(number + 1, self._now(), undone=-n, over=over))

    def keep(self, game_id: int, row: Row) -> None:
        """Store a row with its own number and time; one that is there already is skipped.

        Raises NoGame, and ValueError when it does not follow the last row, or withdraws more entries than there are.
        """
        self._ends.pop(game_id, None)
        self._do(lambda: self._keep(game_id, row))

    def set_aside(self, game_id: int) -> None:
        """Hide a game from the lists of games; it stays in the file and can be exported. Raises NoGame."""
        self.game(game_id)
        self._do(lambda: self._remember(f"aside/{self._id(game_id)}", b"1"))

    def refused(self, game_id: int, command: bytes, rule: str, params: bytes) -> None:
        """Store that this command was refused under this rule, with the rejection's `params` as JSON. Raises NoGame."""
        refusal = Refused(self._end(game_id)[0], self._now(), command, rule, params)
        self._do(lambda: self._add_refusal(self._id(game_id), refusal))

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
        rows, refusals, at = tuple(rows), tuple(refusals), self._now() if begun is None else begun

        def write() -> int:
            game_id = self._begin(game, start, people, at)
            for row in rows:
                self._write(game_id, row)
            for refusal in refusals:
                self._add_refusal(game_id, refusal)
            return game_id

        return self._do(write, firm=0)

    def people(self, game_id: int, people: bytes) -> None:
        """Replace a game's stored players (names and seats, as JSON). Raises NoGame."""
        self._end(game_id)
        self._do(lambda: self._write_people(self._id(game_id), people))

    def remember(self, key: str, value: bytes) -> None:
        """Store a value under this key, replacing an earlier one."""
        self._do(lambda: self._remember(key, value))

    def teach(
        self,
        tags: Iterable[tuple[str, str | None, str]] = (),
        readers: Iterable[tuple[str, str, str | None, str]] = (),
    ) -> None:
        """Store the meanings of tags (uid, game, meaning) and readers (device, reader, game, meaning), all of them or
        none.

        An earlier meaning is replaced; a row whose game is None only deletes it.
        """
        tags, readers = tuple(tags), tuple(readers)

        def write() -> None:
            for uid, game, means in tags:
                self._db.execute("DELETE FROM tags WHERE uid = ?", (uid,))
                if game is not None:
                    self._db.execute("INSERT INTO tags VALUES (?, ?, ?)", (uid, game, means))
            for device, reader, game, means in readers:
                self._db.execute("DELETE FROM readers WHERE device = ? AND reader = ?", (device, reader))
                if game is not None:
                    self._db.execute("INSERT INTO readers VALUES (?, ?, ?, ?)", (device, reader, game, means))

        self._do(write)

    def restore(self, path: Path) -> None:
        """Add all games of the backup at `path` after those in this store, in their order. Raises StoreFailed."""
        try:
            self._db.execute("ATTACH ? AS copy", (str(path),))
        except sqlite3.Error as error:
            raise failed(path, error) from error
        try:
            self._on_disk(lambda: pour(self._db))
        finally:
            self._db.execute("DETACH copy")

    def close(self) -> None:
        """Close the file and release its lock. May be called twice."""
        super().close()
        self._opened.close()
        self._files = ()

    def _open(self) -> None:
        """Open the file, as `open` describes."""
        path = self._given.resolve()
        with contextlib.ExitStack() as opened:
            opened.callback(os.close, take_lock(path))
            held = Held(path) if path.is_file() else None
            if held is not None:
                opened.callback(held.release)
            reason = broken(path, self._schema)
            self.notice = SetAside(set_aside(path), f"{reason.rstrip('.')}.") if reason else None
            self.path, self._db = path, connect(path, "rwc")
            opened.callback(self._db.close)
            self._prepare()
            if reason and held is not None:
                held.release()
            if reason or held is None:
                opened.callback(Held(path).release)
            self._opened = opened.pop_all()
        self._files = self._files_now()

    def _prepare(self) -> None:
        """Migrate the file to today's schema, with checksums."""
        try:
            self._db.execute("PRAGMA synchronous = FULL")
            self._db.execute("PRAGMA foreign_keys = ON")
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("BEGIN IMMEDIATE")
            taken = version(self.path, self._db, self._schema)
            for step in self._schema[taken:]:
                for statement in step:
                    self._db.execute(statement)
            self._db.execute(f"PRAGMA user_version = {max(taken, numbers(self._schema)[0])}")
            self._db.execute(f"PRAGMA application_id = {OURS}")
            checksum_chain.prepare(self._db)
            self._db.execute("COMMIT")
            # A new file is safe only once its name is.
            sync(self.path.parent)
        except (sqlite3.Error, OSError) as error:
            raise failed(self.path, error) from error

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
        last = "SELECT number, standing, sum FROM journal WHERE game = ? ORDER BY number DESC LIMIT 1"
        for number, entries, checksum in self._all(last, game_id):
            return int(number), int(entries), int(checksum)
        raise NoGame("no game", f"There is no game {game_id} in {self.path}.")

    def _end(self, game_id: int) -> tuple[int, int]:
        """The number of a game's last row, and its number of entries not withdrawn. Raises NoGame."""
        game_id = self._id(game_id)
        return self._ends.get(game_id) or self._last(game_id)[:2]

    def _add_refusal(self, game_id: int, refusal: Refused) -> None:
        row = (game_id, refusal.after, refusal.at, refusal.command, refusal.rule, refusal.params)
        self._db.execute("INSERT INTO refusals VALUES (NULL, ?, ?, ?, ?, ?, ?)", row)

    def _write_people(self, game_id: int, people: bytes) -> None:
        self._db.execute("UPDATE games SET people = ? WHERE id = ?", (people, game_id))
        checksum_chain.write_people_sum(self._db, game_id, people)

    def _remember(self, key: str, value: bytes) -> None:
        self._db.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (key, value))

    def _row(self, game_id: int, row: Row) -> int:
        """Store the next row of a game; returns its number."""
        _, before = self._end(game_id)
        after = before - row.undone if row.undone else before + 1
        self._ends.pop(self._id(game_id), None)  # a write that fails may have reached the disk all the same
        self._do(lambda: self._keep(self._id(game_id), row), game_id, min(before, after))
        self._ends[self._id(game_id)] = row.number, after
        return row.number

    def _keep(self, game_id: int, row: Row) -> None:
        """Write a row, unless it is there already, and the version of the rules if it differs from that of the row
        before.
        """
        last, _, _ = self._last(game_id)
        if row.number > last + 1:
            raise ValueError(f"Row {row.number} of game {game_id} cannot follow row {last}.")
        if row.number <= last:
            return
        self._write(game_id, row)
        rules_versions = self.rules_versions(game_id)
        if not rules_versions or rules_versions[-1].version != self._judge:
            self._remember(key_of(game_id), written((*rules_versions, RulesVersion(row.number, self._judge))))

    def _write(self, game_id: int, row: Row) -> None:
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

    def _do(self, write: Callable[[], T], game_id: int | None = None, firm: int | None = None) -> T:
        """Perform a write. For a store that can buffer it: `firm` is the number of entries of this game (None: of the
        one that the write adds) that stay valid on the disk meanwhile; None for a write that changes no entries.
        """
        return self._on_disk(write)

    def _on_disk(self, write: Callable[[], T]) -> T:
        """Perform a write on the disk, unless the file is closed or no longer there."""
        if not self._files:
            raise StoreFailed("closed", f"{self.path} was closed.")
        if self._files_now() != self._files:
            raise StoreFailed("gone", f"{self.path} is no longer where it was; put it back, or start again.")
        return self._transaction(write)

    def _transaction(self, write: Callable[[], T]) -> T:
        """Perform a write as one transaction."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
            made = write()
            self._db.execute("COMMIT")
            return made
        except BaseException as error:
            with contextlib.suppress(sqlite3.Error):
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
            if isinstance(error, sqlite3.Error):
                raise failed(self.path, error) from error
            raise
