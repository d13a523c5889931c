"""The schema of a store: its tables, its migrations, and the check for a damaged file."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from companion.storage import checksum_chain
from companion.storage.store_file import StoreFailed, StoreNewer, beside, connect, failed, sync

OURS = 0x42647364
"""SQLite's `application_id` of every store, so that another program's database is recognised."""

SCHEMA: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE games (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            game TEXT NOT NULL,
            begun INTEGER NOT NULL,
            start BLOB NOT NULL,
            people BLOB NOT NULL)""",
        # Row 0 of a game is its beginning, so that `id` is the order of all writing, whatever the clock did.
        # `standing` and `over` are as the row left them: a list of games need not read the games.
        """CREATE TABLE journal (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            game INTEGER NOT NULL REFERENCES games (id),
            number INTEGER NOT NULL,
            at INTEGER NOT NULL,
            undone INTEGER NOT NULL,
            standing INTEGER NOT NULL,
            over INTEGER NOT NULL,
            command BLOB NOT NULL,
            events BLOB NOT NULL,
            UNIQUE (game, number))""",
        """CREATE TRIGGER journal_is_never_changed BEFORE UPDATE ON journal
            BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END""",
        """CREATE TRIGGER journal_is_never_deleted BEFORE DELETE ON journal
            BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END""",
        "CREATE TABLE settings (key TEXT PRIMARY KEY, value BLOB NOT NULL)",
    ),
    (
        # What lies or is laid: `means` is the game's own word for it. Rows come back in the order of teaching.
        "CREATE TABLE tags (uid TEXT PRIMARY KEY, game TEXT NOT NULL, means TEXT NOT NULL)",
        """CREATE TABLE readers (
            device TEXT NOT NULL,
            reader TEXT NOT NULL,
            game TEXT NOT NULL,
            means TEXT NOT NULL,
            PRIMARY KEY (device, reader))""",
    ),
    (
        # `after` counts the rows of the game's journal that were there when it was refused.
        """CREATE TABLE refusals (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            game INTEGER NOT NULL REFERENCES games (id),
            after INTEGER NOT NULL,
            at INTEGER NOT NULL,
            command BLOB NOT NULL,
            rule TEXT NOT NULL,
            params BLOB NOT NULL)""",
    ),
    # Nothing is added: from here on a journal may hold rows with `undone` below 0, which return entries that were
    # withdrawn. An older Boardside would misread them, and is kept away by the number, which the first of them raises.
    (),
)
"""The migrations from an empty file to today's; `PRAGMA user_version` counts those applied. Only ever added to."""

WHOLE = (3, 4)
"""The numbers of a file with all its tables: that of the last migration with SQL, and from then on that of the last. A
migration without SQL stands for a new kind of row: a file gets its number only when the first such row is written."""

NAMES = (
    """g.id, g.game, g.begun, g.start, g.people, j.id, j.game, j.number, j.at, j.undone, j.standing, j.over, j.command,
       j.events, s.key, s.value FROM games g, journal j, settings s""",
    "t.uid, t.game, t.means, r.device, r.reader, r.game, r.means FROM tags t, readers r",
    "id, game, after, at, command, rule, params FROM refusals",
)
"""What each step has that is asked for: a name in which a bit tipped is no error of SQLite's until then."""


TABLES = frozenset(
    statement.split()[2]
    for step in (*SCHEMA, checksum_chain.ADDED)
    for statement in step
    if "CREATE TABLE" in statement
)
"""The names of all tables of a store."""


class SetAside(Struct, frozen=True):
    """The news that a damaged file of games was found and renamed to `path`, together with its write-ahead log.
    `reason` is a sentence on the damage."""

    path: Path
    reason: str


def single(connection: sqlite3.Connection, query: str) -> int:
    """The one number that a query answers."""
    found: list[tuple[int]] = connection.execute(query).fetchall()
    return found[0][0]


def version(path: Path, connection: sqlite3.Connection) -> int:
    """The number of migrations that a file of games has been through, 0 for an empty one. Raises StoreNewer,
    StoreFailed, and what sqlite3 raises.
    """
    try:
        version = single(connection, "PRAGMA user_version")
        owner = single(connection, "PRAGMA application_id")
        tables = single(connection, "SELECT count(*) FROM sqlite_master")
        _all_tables(connection)
        if tables and not (owner == OURS and version in WHOLE):
            for number in WHOLE:
                if (owner ^ OURS).bit_count() + (version ^ number).bit_count() == 1 and _made(connection) in _whole():
                    return number  # a bit of the two numbers: what is there is what this version makes
    except UnicodeError as wrong:  # also where what SQLite says about it quotes a name that is no text
        raise sqlite3.DatabaseError(f"its texts are damaged ({type(wrong).__name__})") from None
    if owner != OURS and (owner or version or tables):
        raise StoreFailed("foreign", f"{path} is another program's database.")
    if version > len(SCHEMA):
        raise StoreNewer("newer", f"{path} was written by a newer Boardside (version {version} of the file).")
    return version


def migrate(connection: sqlite3.Connection, taken: int = 0) -> None:
    """Bring the tables of a file that has been through `taken` migrations up to date, with checksums."""
    for step in SCHEMA[taken:]:
        for statement in step:
            connection.execute(statement)
    checksum_chain.prepare(connection)


def _all_tables(connection: sqlite3.Connection) -> None:
    """Raise sqlite3.DatabaseError if something else has the name of a table, as a view, which may never end."""
    found: Iterable[tuple[str, str, str | None]] = connection.execute("SELECT type, name, sql FROM sqlite_master")
    for kind, name, statement in found:
        begins = " ".join(str(statement).upper().split()[:2])
        if name in TABLES and (kind, begins) not in (("table", "CREATE TABLE"), ("index", "CREATE INDEX")):
            wrong = sqlite3.DatabaseError(f"{name} in it is a {kind}, not the table of that name")
            wrong.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise wrong


def _made(connection: sqlite3.Connection) -> set[tuple[str, str | None]]:
    """The name of every table and index in a file, with the SQL statement that created it."""
    return set(connection.execute("SELECT name, sql FROM sqlite_master"))


def _whole() -> Iterator[set[tuple[str, str | None]]]:
    """What a file contains after all migrations, as `_made` has it: without the chain of checksums, then with it."""
    with contextlib.closing(sqlite3.connect(":memory:")) as file:
        for statements in ([each for step in SCHEMA for each in step], checksum_chain.ADDED):
            for statement in statements:
                file.execute(statement)
            yield _made(file)


# What says that the file itself is broken: a full disk, say, does not. What has no code is Python's own, about a text.
_BREAKS = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_UNREADABLE = {sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ, sqlite3.SQLITE_IOERR_CORRUPTFS}


def _named(connection: sqlite3.Connection, taken: int) -> None:
    """Check that the tables made by the first `taken` migrations have their columns; raises sqlite3.Error if not."""
    for columns in NAMES[:taken]:
        connection.execute(f"SELECT {columns} LIMIT 0")
    if checksum_chain.here(connection):
        connection.execute("SELECT game, sum FROM people_sums LIMIT 0")


def broken(path: Path) -> str:
    """A sentence on the damage of a file of games; "" if it is sound or not there. The file is opened read-only and not
    changed: SQLite's write-ahead log is not merged into it. Raises StoreFailed if the file cannot be read."""
    log = beside(path, "-wal")
    if not path.exists() or not path.stat().st_size:
        return "the file of a write-ahead log is missing" if log.exists() and log.stat().st_size else ""
    with path.open("rb") as file:
        head = file.read(60)
    # What SQLite takes for a file of its own future it reads only, or not at all, and does not call damaged.
    if head.startswith(b"SQLite") and len(head) == 60 and (head[18] > 2 or head[44:47] != b"\0\0\0" or head[47] > 4):
        return "its head is of no format that there is"
    with contextlib.closing(connect(path, "ro")) as connection:
        try:
            _named(connection, version(path, connection))
            found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(1)")]
            return "" if found == ["ok"] else found[0]
        except sqlite3.Error as error:
            code = getattr(error, "sqlite_errorcode", 0)
            if not code or code == sqlite3.SQLITE_ERROR or code & 0xFF in _BREAKS or code in _UNREADABLE:
                return str(error)
            raise failed(path, error) from error


def set_aside(path: Path) -> Path:
    """Rename a file of games and its log to a name that is not in use; returns the new path. Raises StoreFailed."""
    n = 1
    while any(beside(path, f".broken-{n}{part}").exists() for part in ("", "-wal", "-shm")):
        n += 1
    aside = beside(path, f".broken-{n}")
    try:
        for part in ("", "-wal", "-shm"):
            with contextlib.suppress(FileNotFoundError):
                beside(path, part).rename(beside(aside, part))
        sync(path.parent)
    except OSError as error:
        raise failed(path, error) from error
    return aside
