"""Backups of the store, made at the end of each round, and what is restored with them after a disk lost something.

Three things are offered: the games of a backup where the whole file is damaged, and where one game is, its rows before
the damage or its copy in a backup.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from companion.storage.checksum_chain import Damage
from companion.storage.judged_versions import key_of
from companion.storage.schema import single
from companion.storage.store import Store, StoreReader
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


def made(path: Path) -> list[Path]:
    """The backups of the store at `path`, newest first."""
    return _newest_first(path.parent.glob(f"{path.name}.backup-*"))


def make(path: Path) -> None:
    """Make a new backup and delete the oldest, unless the newest one is up to date. Where it cannot be made, the end of
    the next round tries again.

    It reads through a connection of its own, so writers need not wait.
    """
    before = made(path)
    with contextlib.suppress(StoreFailed), contextlib.closing(connect(path, "ro")) as source:
        if before and _rows(source) == _rows_of(before[0]):
            return
        copy(source, beside(path, f".backup-{_number(before[0]) + 1 if before else 1}"))
        for old in before[KEPT - 1 :]:
            with contextlib.suppress(OSError):
                old.unlink()


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


class Salvage(Struct, frozen=True):
    """The usable parts of a damaged game: its rows before the `damage` (see `Damage.good`), and its copy in a backup.

    `backup` is the newest backup in which the game is undamaged (None: there is none), `rows` the number of the game's
    rows there, `written` the time of the last of these rows (seconds UTC)."""

    damage: Damage
    backup: Path | None = None
    rows: int = 0
    written: int = 0

    @property
    def lacks(self) -> int:
        """The number of rows that the backup lacks."""
        return max(0, self.damage.rows - self.rows)


def salvage(store: StoreReader, game_id: int) -> Salvage | None:
    """The usable parts of a damaged game; None if it is not damaged, as far as its checksums show. Raises
    StoreFailed.
    """
    damage = store.damage(game_id)
    if damage is None:
        return None
    game = store.game(game_id)
    for backup in made(store.path):
        try:
            with StoreReader.read(backup) as there:
                whole = there.game(game_id)
                same = whole.begun == game.begun or whole.start == game.start
                if same and there.sums(game_id) and there.damage(game_id) is None:
                    return Salvage(damage, backup, len(there.rows(game_id)), whole.written)
        except (sqlite3.Error, StoreFailed):
            continue
    return Salvage(damage)


def keep_good(store: Store, game_id: int, damage: Damage) -> int:
    """Copy the rows of a game before the damage to a new game; returns its number. The damaged game is hidden from the
    lists.

    Must not be called if `damage.good`, the number of good rows, is -1: then the game's own row is damaged too.
    """
    return _anew(store, store, game_id, damage.good, b"null" if damage.people else None)


def take_backup(store: Store, game_id: int, backup: Path) -> int:
    """Copy the game as it is in a backup to a new game; returns its number. The damaged game is hidden from the
    lists.
    """
    with StoreReader.read(backup) as there:
        return _anew(store, there, game_id, -1)


def _anew(store: Store, source: StoreReader, game_id: int, rows: int, people: bytes | None = None) -> int:
    game, refusals = source.game(game_id), source.refusals(game_id)
    kept = tuple(source.rows(game_id, rows))
    heard = tuple(each for each in refusals if each.after <= len(kept))
    new = store.add(game.game, game.start, people or game.people, kept, game.begun, heard)
    judges = source.recall(key_of(game_id))
    if judges is not None:
        store.remember(key_of(new), judges)
    store.set_aside(game_id)
    return new
