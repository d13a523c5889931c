"""The chain of checksums over a game's rows, by which changed bits on the disk are noticed.

SQLite checks the structure of its pages, not their contents. Each row of the table `journal` has in `sum` the CRC-32 of
its fields, started with the checksum of the row before. Every game has a row 0 before its first entry; its checksum is
started with that of the game's row in the table `games`, whose fields never change except for the players: these have a
checksum of their own, in the table `people_sums`.

A version of the app that does not know the chain can still read and write the file, because the chain did not raise the
number of the database schema. Rows that such a version wrote have no checksum. They get one when a version with the
chain opens the file, and the chain begins anew at the first of them: the number BEGINS is added to that row's `sum`.
"""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterable

import msgspec
from msgspec import Struct

_packed = msgspec.msgpack.Encoder().encode

BEGINS = 1 << 32
"""Added to the sum of a row that does not go on from the one before it."""

ADDED = (
    "ALTER TABLE journal ADD COLUMN sum INTEGER",
    "CREATE TABLE people_sums (game INTEGER PRIMARY KEY, sum INTEGER NOT NULL)",
    "DROP TRIGGER journal_is_never_changed",
    """CREATE TRIGGER journal_is_never_changed
        BEFORE UPDATE OF id, game, number, at, undone, standing, over, command, events ON journal
        BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END""",
    """CREATE TRIGGER sum_is_never_changed BEFORE UPDATE OF sum ON journal WHEN OLD.sum IS NOT NULL
        BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END""",
    # Also when a version that knows of no sums does it.
    """CREATE TRIGGER people_told_anew AFTER UPDATE OF people ON games
        BEGIN DELETE FROM people_sums WHERE game = NEW.id; END""",
)
"""What a file has beside the tables of its schema."""

_GAMES = """SELECT g.id, CAST(g.game AS BLOB), g.begun, CAST(g.start AS BLOB), CAST(g.people AS BLOB), p.sum
            FROM games g LEFT JOIN people_sums p ON p.game = g.id"""
_Game = tuple[int, bytes, object, bytes, bytes, int | None]
_ROWS = """SELECT number, at, undone, standing, over, CAST(command AS BLOB), CAST(events AS BLOB), sum, id
           FROM journal WHERE game = ? ORDER BY number"""
_Row = tuple[int, object, int, int, object, bytes, bytes, int | None, int]


class Damage(Struct, frozen=True):
    """The damaged part of a game: its journal rows from `number` on; `rows` is the number of the last. With `number` 0
    the game's start is damaged too; None: no row is. `people`: the record of the players is damaged."""

    number: int | None
    rows: int
    people: bool = False

    @property
    def good(self) -> int:
        """The number of rows before the damage; -1 if the game's start is damaged."""
        return self.rows if self.number is None else self.number - 1


def people_sum(people: bytes) -> int:
    """The checksum of the players' record (JSON)."""
    return zlib.crc32(people)


def line_sum(game: bytes, begun: object, start: bytes) -> int:
    """The checksum of the database row that describes a game, with which the chain over the game's journal starts.
    `game` is the name of the game played, `begun` the time of its begin, `start` its `Start` as JSON: columns of the
    row."""
    return zlib.crc32(_packed((game, begun, start)))


def row_sum(before: int, *fields: object) -> int:
    """The checksum of a row after one with the checksum `before`; the fields are number, at, undone, standing, over,
    command, events."""
    return zlib.crc32(_packed(fields), before & (BEGINS - 1))


def here(db: sqlite3.Connection) -> bool:
    """Whether the file of games has a chain of checksums."""
    return db.execute("SELECT 1 FROM pragma_table_info('journal') WHERE name = 'sum'").fetchone() is not None


def prepare(db: sqlite3.Connection) -> None:
    """Add the chain to a file that has none, and checksums to rows without one."""
    if not here(db):
        for statement in ADDED:
            db.execute(statement)
    fill(db)


def fill(db: sqlite3.Connection) -> None:
    """Add checksums to all rows that a version without a chain has written."""
    unsummed: list[tuple[int]] = db.execute("SELECT DISTINCT game FROM journal WHERE sum IS NULL").fetchall()
    for (id,) in unsummed:
        for _, game, begun, start, *_ in _games(db, "g.id = ?", id):
            _fill(db, id, line_sum(game, begun, start))
    for id, _, _, _, people, _ in _games(db, "p.sum IS NULL"):
        write_people_sum(db, id, people)


def _games(db: sqlite3.Connection, which: str, *values: int) -> list[_Game]:
    return db.execute(f"{_GAMES} WHERE {which}", values).fetchall()


def _fill(db: sqlite3.Connection, id: int, line: int) -> None:
    rows: list[_Row] = db.execute(_ROWS, (id,)).fetchall()
    first = next(at for at, row in enumerate(rows) if row[7] is None)
    before, stood = (rows[first - 1][7] or 0, rows[first - 1][3]) if first else (line, 0)
    lost = any(row[7] is not None for row in rows[first:])
    for at, (number, _, undone, standing, _, command, events, _, row) in enumerate(rows[first:], first):
        stood = 0 if number == 0 else stood - undone if undone else stood + 1
        # What lost its sum to damage has rows after it that have theirs, or is no row that any version writes.
        if lost or number != at or standing != stood or not _readable(command, events):
            db.execute("UPDATE journal SET sum = -1 WHERE id = ? AND sum IS NULL", (row,))
            return
        fields = rows[at][:7]
        before = row_sum(0, *fields) | BEGINS if at == first > 0 else row_sum(before, *fields)
        db.execute("UPDATE journal SET sum = ? WHERE id = ?", (before, row))


def _readable(*texts: bytes) -> bool:
    try:
        return all(not text or msgspec.json.decode(text) is not None for text in texts)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False


def write_people_sum(db: sqlite3.Connection, game: int, people: bytes) -> None:
    """Write the checksum of a game's players, who are given as JSON."""
    db.execute("INSERT OR REPLACE INTO people_sums VALUES (?, ?)", (game, people_sum(people)))


def damage(db: sqlite3.Connection, id: int) -> Damage | None:
    """The damaged part of this game, or None if nothing is damaged, or the file has no chain."""
    if not here(db):
        return None
    for _, game, begun, start, people, summed in _games(db, "g.id = ?", id):
        last: int = db.execute("SELECT max(number) FROM journal WHERE game = ?", (id,)).fetchall()[0][0]
        lost = summed is not None and summed != people_sum(people)
        broken = _first_broken(db, id, line_sum(game, begun, start))
        return Damage(broken, last, lost) if lost or broken is not None else None
    return None


def _first_broken(db: sqlite3.Connection, id: int, before: int) -> int | None:
    """The number of the first damaged row of a game's journal, None if there is none: the first that SQLite cannot
    read, or whose number or checksum does not continue the chain, which starts with the checksum `before`. A row
    without a checksum, from a version that knows of none, is accepted; the row after such a row is damaged if it has a
    checksum that does not begin the chain anew."""
    rows: Iterable[_Row] = db.execute(_ROWS, (id,))
    number = 0
    try:
        for row in rows:
            fields, found = row[:7], row[7]
            if fields[0] != number or not follows(before, fields, found):
                return number
            before, number = -1 if found is None else found, number + 1
    except sqlite3.Error:
        return number
    return None


def follows(before: int, fields: tuple[object, ...], found: int | None) -> bool:
    """Whether `found` is the right checksum for a row with these fields whose predecessor has the checksum `before`.
    Also true if `found` is None, a row without a checksum; where `found` begins a new chain, `before` does not matter.
    """
    begins = isinstance(found, int) and bool(found & BEGINS)
    return found is None or found == (row_sum(0, *fields) | BEGINS if begins else row_sum(before, *fields))
