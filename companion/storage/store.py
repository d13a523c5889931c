"""The store: the journal of all games in one SQLite file; what it has confirmed survives a power cut.

SQLite in WAL mode with `synchronous=FULL`: a write returns when its transaction is on the disk. Commands, events,
starts and people are JSON bytes whose content the store does not know.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from msgspec import Struct

from companion.storage import checksum_chain
from companion.storage.judged_versions import VERSION, RulesVersion, key_of, moved, read_rules_versions, written
from companion.storage.schema import OURS, SCHEMA, WHOLE, SetAside, broken, migrate, set_aside, single, version
from companion.storage.store_file import Lock, NoGame, StoreFailed, beside, connect, failed, identity, sync

T = TypeVar("T")


class GameRow(Struct, frozen=True):
    """A game in the file, as a row of the list of games. `start` and `people` are JSON; `over`: it is finished. `begun`
    and `written` are seconds UTC, `entries` counts those not withdrawn; -1 stands for a number that cannot be read.
    `aside`: it is hidden from the lists to play from. `version` is the Boardside that judged its last row, "" where
    that was not kept; `command` (JSON) is that of its last row.
    """

    id: int
    game: str
    begun: int
    written: int
    over: bool
    entries: int
    start: bytes
    people: bytes
    aside: bool = False
    version: str = ""
    command: bytes = b""


class Row(Struct, frozen=True):
    """A line of a game's journal: an entry, or with `undone` > 0 the withdrawal of that many entries before it; with
    `undone` < 0 the restoring of that many that were withdrawn last (see `redone`).

    `number` counts all rows of the game from 1; `at` is seconds UTC; `command` and `events` are JSON; `over`: the game
    is over after this row.
    """

    number: int
    at: int
    command: bytes = b""
    events: bytes = b""
    undone: int = 0
    over: bool = False

    @property
    def redone(self) -> int:
        """The number of withdrawn entries that this row restores."""
        return max(0, -self.undone)


class Refused(Struct, frozen=True):
    """A refused command: `after` is the number of the game's rows at that time, `at` is seconds UTC, `rule` the rule's
    id, `params` (JSON) the values in its message.
    """

    after: int
    at: int
    command: bytes
    rule: str
    params: bytes


def refusals_by_row(refusals: Iterable[Refused]) -> dict[int, list[Refused]]:
    """The refused commands in order, by the number of the game's rows at the time of the refusal."""
    heard: dict[int, list[Refused]] = {}
    for each in refusals:
        heard.setdefault(each.after, []).append(each)
    return heard


def folded(rows: Iterable[Row]) -> tuple[list[Row], list[Row]]:
    """The entries that are not withdrawn, and the withdrawn ones that can be restored, the one withdrawn last at the
    end: after a new entry there are none. ValueError when a row withdraws or restores more than there are.

    >>> stand, withdrawn = folded([Row(1, 0), Row(2, 0), Row(3, 0), Row(4, 0, undone=2), Row(5, 0, undone=-1)])
    >>> [row.number for row in stand], [row.number for row in withdrawn]
    ([1, 2], [3])
    """
    entries: list[Row] = []
    withdrawn: list[Row] = []
    for row in rows:
        if not row.undone:
            entries.append(row)
            withdrawn.clear()
            continue
        if row.redone > len(withdrawn):
            raise ValueError(f"Row {row.number} redoes {row.redone} entries where {len(withdrawn)} are undone.")
        if row.undone > len(entries):
            raise ValueError(f"Row {row.number} undoes {row.undone} entries where {len(entries)} exist.")
        for _ in range(row.undone):
            withdrawn.append(entries.pop())
        for _ in range(row.redone):
            entries.append(withdrawn.pop())
    return entries, withdrawn


class StoreReader:
    """Read access to a store: takes no lock, and sees what a running Boardside has written so far."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self._db = connection

    @staticmethod
    def read(path: str | os.PathLike[str]) -> StoreReader:
        """Read access to the store at `path`, even while another process uses it.

        Raises StoreFailed for a missing, broken, newer or older file.
        """
        path = Path(path).resolve()
        if not path.is_file():
            raise StoreFailed("missing", f"There is no file {path}.")
        log = beside(path, "-wal")
        logged = log.exists() and log.stat().st_size
        try:
            return _opened(path, "ro")
        except StoreFailed as refused:
            # Even a reader writes beside the file, unless it lies where nobody can, so that nobody is writing.
            if refused.why != "read-only" or logged:
                raise
        return _opened(path, "ro&immutable=1")

    def games(self) -> list[GameRow]:
        """Every game, the one last written first."""
        # CROSS JOIN: the games first, then the last row of each, whatever a planner thinks of it
        found = self._all(
            """SELECT g.id, CAST(g.game AS BLOB), g.begun, j.at, j.over, j.standing, CAST(g.start AS BLOB),
                      CAST(g.people AS BLOB), EXISTS (SELECT 1 FROM settings WHERE key = 'aside/' || g.id),
                      (SELECT CAST(value AS BLOB) FROM settings WHERE key = 'judges/' || g.id), CAST(j.command AS BLOB)
               FROM games g CROSS JOIN journal j ON j.game = g.id
               WHERE j.number = (SELECT max(number) FROM journal WHERE game = g.id) ORDER BY j.id DESC"""
        )
        games = []
        for id, game, begun, at, over, n, start, people, aside, judges, command in found:
            # An unreadable line is shown as far as possible and hides no other.
            first, last, entries = (value if isinstance(value, int) else -1 for value in (begun, at, n))
            name = game.decode("utf-8", "replace")
            judge = next((each.version for each in reversed(read_rules_versions(judges))), "")
            hidden, said = bool(aside), command or b""
            games.append(GameRow(id, name, first, last, bool(over), entries, start, people, hidden, judge, said))
        return games

    def game(self, game_id: int) -> GameRow:
        """One game. Raises NoGame."""
        game_id = self._id(game_id)
        for row in self.games():
            if row.id == game_id:
                return row
        raise NoGame("no game", f"There is no game {game_id} in {self.path}.")

    def latest_unfinished(self) -> int | None:
        """The number of the unfinished game last written to, without those hidden from the lists; None if there is
        none.
        """
        return next((row.id for row in self.games() if not row.over and not row.aside), None)

    def rows(self, game_id: int, most: int = -1) -> list[Row]:
        """All rows of a game's journal, in order, withdrawn entries too; at most `most` of them, all for -1. Raises
        NoGame.
        """
        begin_and_rows = self.rows_after(game_id, -1, most + 1 if most >= 0 else -1)
        if not begin_and_rows:
            raise NoGame("no game", f"There is no game {game_id} in {self.path}.")
        return begin_and_rows[1:]

    def rows_after(self, game_id: int, number: int, most: int) -> list[Row]:
        """The rows of a game's journal that follow row `number`, in order, at most `most` of them, all for -1. Row 0 of
        every game is its begin."""
        found = self._all(
            """SELECT number, at, CAST(command AS BLOB), CAST(events AS BLOB), undone, over FROM journal
               WHERE game = ? AND number > ? ORDER BY number LIMIT ?""",
            self._id(game_id),
            number,
            most,
        )
        return [Row(n, at, c, e, undone, bool(over)) for n, at, c, e, undone, over in found]

    def written_after(self, position: int, game_id: int) -> list[tuple[int, int, int]]:
        """The games after game `game_id` that were written to since `position`, the latest last: (position, game,
        number of its last row). A position counts everything that was ever written to the journals, from 1."""
        return self._all(
            """SELECT max(id), game, max(number) FROM journal WHERE id > ? AND game > ? GROUP BY game
               ORDER BY max(id)""",
            position,
            game_id,
        )

    def damage(self, game_id: int) -> checksum_chain.Damage | None:
        """The damaged part of a game; None if nothing is damaged, as far as its checksums show."""
        try:
            return checksum_chain.damage(self._db, self._id(game_id))
        except sqlite3.Error as error:
            raise failed(self.path, error) from error

    def sums(self, game_id: int) -> tuple[int, ...]:
        """The checksum of each row of a game's journal, after that of its start; none where the file has no
        checksums.
        """
        if not checksum_chain.here(self._db):
            return ()
        return tuple(s for (s,) in self._all("SELECT sum FROM journal WHERE game = ? ORDER BY number", game_id))

    def refusals(self, game_id: int) -> list[Refused]:
        """The refused commands of a game, in order."""
        found = "SELECT after, at, command, rule, params FROM refusals WHERE game = ? ORDER BY id"
        return [Refused(*row) for row in self._all(found, self._id(game_id))] if self._knows("refusals") else []

    def recall(self, key: str) -> bytes | None:
        """The value stored under this key, or None."""
        found = self._all("SELECT value FROM settings WHERE key = ?", key)
        return bytes(found[0][0]) if found else None

    def rules_versions(self, game_id: int) -> tuple[RulesVersion, ...]:
        """The versions of the rules by which a game was judged, in order; none for games older than this record."""
        return read_rules_versions(self.recall(key_of(self._id(game_id))))

    def tags(self) -> list[tuple[str, str, str]]:
        """Every tag with a meaning: (uid, game, meaning), the one last taught last."""
        return self._all("SELECT uid, game, means FROM tags ORDER BY rowid") if self._knows("tags") else []

    def readers(self) -> list[tuple[str, str, str, str]]:
        """Every reader that was assigned to a place of the board, as (device, reader, game, meaning of the place); the
        latest assignment is last."""
        found = "SELECT device, reader, game, means FROM readers ORDER BY rowid"
        return self._all(found) if self._knows("readers") else []

    def close(self) -> None:
        """Close the file. May be called twice."""
        self._db.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def _id(self, game_id: int) -> int:
        """The number in the file of a game that callers know by this number."""
        return game_id

    def _knows(self, table: str) -> bool:
        """Whether the file has this table; a file opened for reading may be older than the table."""
        return bool(self._all("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", table))

    def _all(self, query: str, *values: object) -> list[Any]:
        try:
            return self._db.execute(query, values).fetchall()
        except OverflowError:  # a number of twenty digits is no game's
            return []
        except sqlite3.Error as error:
            raise failed(self.path, error) from error


def _opened(path: Path, mode: str) -> StoreReader:
    connection = connect(path, mode)
    try:
        with contextlib.ExitStack() as opened:
            opened.callback(connection.close)
            if not version(path, connection):
                raise StoreFailed("older", f"{path} holds no games of this version yet; open it once with the app.")
            opened.pop_all()
    except sqlite3.Error as error:
        raise failed(path, error) from error
    return StoreReader(path, connection)


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
        judge: str = VERSION,
    ) -> None:
        self.path = self._given = Path(path)
        self.notice: SetAside | None = None
        """The damaged file that was found and renamed when the store was opened, if any."""
        self._clock = clock
        self._judge = judge
        self._opened = contextlib.ExitStack()
        """The connection to the open file, and its lock."""
        self._files: tuple[object, ...] = ()
        """Device and inode of the open file and its log; () while it is not open."""
        self._ends: dict[int, tuple[int, int]] = {}
        """By game with a new entry: the number of its last row, and its number of entries not withdrawn."""

    @staticmethod
    def open(
        path: str | os.PathLike[str],
        clock: Callable[[], float] = time.time,
        judge: str = VERSION,
    ) -> Store:
        """The store at `path`, created with its folders where missing; an older file is migrated.

        The whole file is checked first; a damaged one is renamed, never deleted, and the store's `notice` has its new
        path. `judge` is the version of the rules that judges new rows. Raises StoreBusy when another process has it
        open, StoreNewer, and StoreFailed when the path cannot be written to or the file is another program's database.
        """
        store = Store(path, clock, judge)
        store._open()
        return store

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
        if n < 1:
            raise ValueError(f"{n} entries cannot be undone.")
        return self._row(game_id, Row(self._end(game_id)[0] + 1, self._now(), undone=n, over=over))

    def redone(self, game_id: int, n: int = 1, over: bool = False) -> int:
        """Store that the `n` entries withdrawn last are restored, as they were recorded; returns the row number.
        `over`: the game is over with them. Raises NoGame, and ValueError when fewer are withdrawn since the last new
        entry, or `n` is below 1."""
        if n < 1:
            raise ValueError(f"{n} entries cannot be redone.")
        return self._row(game_id, Row(self._end(game_id)[0] + 1, self._now(), undone=-n, over=over))

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
            self._on_disk(lambda: _pour(self._db))
        finally:
            self._db.execute("DETACH copy")

    def close(self) -> None:
        """Close the file and release its lock. May be called twice."""
        super().close()
        self._opened.close()
        self._files = ()

    def _open(self) -> None:
        """Open the file, as `open` describes."""
        try:
            path = self._given.resolve()
            with contextlib.ExitStack() as opened:
                opened.callback(Lock(path).release)
                self.notice = None
                if reason := broken(path):
                    self.notice = SetAside(set_aside(path), f"{reason.rstrip('.')}.")
                    opened.callback(Lock(path).release)
                self.path, self._db = path, connect(path, "rw")
                opened.callback(self._db.close)
                self._prepare()
                self._opened = opened.pop_all()
        except (OSError, sqlite3.Error) as error:
            raise failed(self._given, error) from error
        self._files = self._files_now()

    def _prepare(self) -> None:
        """Migrate the file to today's schema, with checksums."""
        self._db.execute("PRAGMA synchronous = FULL")
        self._db.execute("PRAGMA foreign_keys = ON")
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("BEGIN IMMEDIATE")
        taken = version(self.path, self._db)
        migrate(self._db, taken)
        self._db.execute(f"PRAGMA user_version = {max(taken, WHOLE[0])}")
        self._db.execute(f"PRAGMA application_id = {OURS}")
        self._db.execute("COMMIT")
        # A new file is safe only once its name is.
        sync(self.path.parent)

    def _files_now(self) -> tuple[object, ...]:
        """What the store and its log are now, to notice that they were moved or deleted: writes would be lost
        silently.
        """
        return identity(self.path), identity(beside(self.path, "-wal"))

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
        self._allow(game_id, row, before)
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

    def _allow(self, game_id: int, row: Row, stand: int) -> None:
        """Raise ValueError if this row withdraws or restores more entries than there are; `stand` are not withdrawn."""
        if row.undone > stand:
            raise ValueError(f"{row.undone} entries cannot be undone where {stand} exist.")
        if row.redone and row.redone > (withdrawn := len(folded(self.rows(game_id))[1])):
            raise ValueError(f"{row.redone} entries cannot be redone where {withdrawn} are undone.")

    def _write(self, game_id: int, row: Row) -> None:
        number, stand, before = self._last(game_id)
        self._allow(game_id, row, stand)
        if row.redone:
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


def _pour(into: sqlite3.Connection) -> None:
    """Append to `into` all games, tags and settings of the database that is attached to it as `copy`; the games get new
    numbers.

    Tables that an older file does not have are skipped; tags and settings that `into` has already are kept.
    """
    games = single(into, "SELECT ifnull(max(id), 0) FROM games")
    journal = single(into, "SELECT ifnull(max(id), 0) FROM journal")
    names: list[tuple[str]] = into.execute("SELECT name FROM copy.sqlite_master WHERE type = 'table'").fetchall()
    there = {name for (name,) in names}
    into.execute("INSERT INTO games SELECT id + ?, game, begun, start, people FROM copy.games", (games,))
    columns = "number, at, undone, standing, over, command, events"
    names = into.execute("SELECT name FROM pragma_table_info('journal', 'copy')").fetchall()
    columns = ", ".join((columns, *(name for (name,) in names if name == "sum")))
    into.execute(
        f"INSERT INTO journal (id, game, {columns}) SELECT id + ?, game + ?, {columns} FROM copy.journal",
        (journal, games),
    )
    if "refusals" in there:
        columns = "after, at, command, rule, params"
        into.execute(
            f"INSERT INTO refusals (game, {columns}) SELECT game + ?, {columns} FROM copy.refusals ORDER BY id",
            (games,),
        )
    settings: list[tuple[str, bytes]] = into.execute("SELECT key, value FROM copy.settings").fetchall()
    for key, value in settings:
        into.execute("INSERT OR IGNORE INTO settings VALUES (?, ?)", (moved(key, games), value))
    for table in there & {"tags", "readers"}:
        into.execute(f"INSERT OR IGNORE INTO {table} SELECT * FROM copy.{table} ORDER BY rowid")
    if "people_sums" in there:
        into.execute("INSERT INTO people_sums SELECT game + ?, sum FROM copy.people_sums", (games,))
    checksum_chain.fill(into)
    if into.execute("SELECT 1 FROM journal WHERE undone < 0").fetchone():
        into.execute(f"PRAGMA user_version = {len(SCHEMA)}")
