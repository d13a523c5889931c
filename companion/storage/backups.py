"""Backups of the store, made at the end of each round, for when a memory card lost what it had confirmed."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from companion.storage import checksum_chain
from companion.storage.judged_versions import moved
from companion.storage.schema import SCHEMA, single
from companion.storage.store_file import StoreFailed, beside, connect, failed, sync

KEPT = 3
"""The number of backups that are kept, the newest ones."""


class Missing(Struct, frozen=True):
    """The number of rows of one game that are in a damaged file but not in its backup."""

    game: str
    rows: int


class Offer(Struct, frozen=True):
    """A backup that can replace a damaged file of games, which was renamed.

    `written`: when its last row was written (seconds UTC); `games`: how many it holds; `missing`: what it lacks, None
    where the damaged file cannot be read.
    """

    path: Path
    written: int
    games: int
    missing: tuple[Missing, ...] | None


def copy(connection: sqlite3.Connection, target: Path) -> None:
    """Write the database of this connection to a new file `target`: checked and synced before it gets its name.

    Raises StoreFailed.
    """
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        with contextlib.closing(sqlite3.connect(part)) as made:
            connection.backup(made)
            made.execute("PRAGMA journal_mode = DELETE")
            found: str = made.execute("PRAGMA integrity_check(1)").fetchall()[0][0]
            if found != "ok":
                raise sqlite3.DatabaseError(found)
        sync(part)
        part.rename(target)
        sync(target.parent)
    except (sqlite3.Error, OSError) as error:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise failed(target, error) from error


def pour(into: sqlite3.Connection) -> None:
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


def made(path: Path) -> list[Path]:
    """The backups of the store at `path`, newest first."""
    return _newest_first(path.parent.glob(f"{path.name}.backup-*"))


def make(path: Path) -> Path | None:
    """Make a new backup and delete the oldest; returns its path, or None if the newest one is up to date.

    Raises StoreFailed. It reads through a connection of its own, so writers need not wait.
    """
    before = made(path)
    with contextlib.closing(connect(path, "ro")) as source:
        if before and _rows(source) == _rows_of(before[0]):
            return None
        target = beside(path, f".backup-{_number(before[0]) + 1 if before else 1}")
        copy(source, target)
    for old in before[KEPT - 1 :]:
        with contextlib.suppress(OSError):
            old.unlink()
    return target


def try_to_make(path: Path) -> None:
    """Make a new backup, as `make` does; where it cannot be made, the end of the next round tries again."""
    with contextlib.suppress(StoreFailed):
        make(path)


def put_by(path: Path, aside: Path) -> None:
    """Rename the newest good backup of the store at `path` to stay beside the damaged file `aside`, so that it is not
    deleted as the oldest.
    """
    if list(path.parent.glob(f"{aside.name}.backup*")):
        return
    for backup in made(path):
        if _rows_of(backup) is not None:
            with contextlib.suppress(OSError):
                backup.rename(beside(aside, ".backup"))
                sync(path.parent)
            return


def offered(path: Path) -> Offer | None:
    """The newest backup that players can restore after a file of the store at `path` was found damaged; None if there
    is none. A backup that they have restored or declined is not offered again, nor one without games."""
    for backup in _newest_first(path.parent.glob(f"{path.name}.broken-*.backup")):
        try:
            with contextlib.closing(connect(backup, "ro")) as source:
                if games := single(source, "SELECT count(DISTINCT game) FROM journal"):
                    written = single(source, "SELECT max(at) FROM journal")
                    return Offer(backup, written, games, _missing(backup.with_suffix(""), source))
        except (sqlite3.Error, StoreFailed):
            continue
    return None


def decided(offer: Offer, taken: bool) -> None:
    """Mark this backup as taken or declined: it is kept, but not offered again."""
    with contextlib.suppress(OSError):
        offer.path.rename(beside(offer.path, "-taken" if taken else "-left"))
        sync(offer.path.parent)


def _missing(damaged: Path, backup: sqlite3.Connection) -> tuple[Missing, ...] | None:
    """The rows that the damaged file has and the backup lacks; None if the damaged file cannot be read."""
    query = "SELECT g.id, g.game, max(j.number) FROM journal j JOIN games g ON g.id = j.game GROUP BY g.id"
    try:
        with contextlib.closing(connect(damaged, "ro")) as source:
            there: list[tuple[int, str, int]] = source.execute(query).fetchall()
    except (sqlite3.Error, UnicodeError, StoreFailed):  # a message of SQLite's may quote what is no text
        return None
    kept: list[tuple[int, str, int]] = backup.execute(query).fetchall()
    here = {game: rows for game, _, rows in kept}
    lacking = [Missing(name, rows - here.get(game, 0)) for game, name, rows in there]
    return tuple(each for each in lacking if each.rows > 0)


def _newest_first(backups: Iterable[Path]) -> list[Path]:
    """Of these files the numbered ones, the highest number first."""
    numbered = (each for each in backups if _digits(each).isdecimal())
    return sorted(numbered, key=_number, reverse=True)


def _number(backup: Path) -> int:
    """The number in a backup's name: 4 for games.db.backup-4, 10 for games.db.broken-10.backup."""
    return int(_digits(backup))


def _digits(backup: Path) -> str:
    return backup.name.removesuffix(".backup").rpartition("-")[2]


def _rows(source: sqlite3.Connection) -> tuple[int, int]:
    """The last journal id and the number of games, which are equal in two files with the same contents."""
    return single(source, "SELECT ifnull(max(id), 0) FROM journal"), single(source, "SELECT count(*) FROM games")


def _rows_of(backup: Path) -> tuple[int, int] | None:
    """The last journal id and the number of games in a backup file; None if it is damaged."""
    try:
        with contextlib.closing(connect(backup, "ro")) as source:
            if source.execute("PRAGMA integrity_check(1)").fetchall() == [("ok",)]:
                return _rows(source)
    except (sqlite3.Error, StoreFailed):
        pass
    return None
