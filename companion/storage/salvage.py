"""The usable parts of a game damaged on the disk: the rows before the damage, and the copy in the newest backup."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from msgspec import Struct

from companion.storage.backups import made
from companion.storage.checksum_chain import Damage
from companion.storage.judged_versions import key_of
from companion.storage.retrying_store import BufferedStore
from companion.storage.store import StoreReader
from companion.storage.store_file import StoreFailed


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


def found(store: StoreReader, game_id: int) -> Salvage | None:
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


def keep_good(store: BufferedStore, game_id: int, damage: Damage) -> int:
    """Copy the rows of a game before the damage to a new game; returns its number. The damaged game is hidden from the
    lists.

    Must not be called if `damage.good`, the number of good rows, is -1: then the game's own row is damaged too.
    """
    return _anew(store, store, game_id, damage.good, b"null" if damage.people else None)


def take_backup(store: BufferedStore, game_id: int, backup: Path) -> int:
    """Copy the game as it is in a backup to a new game; returns its number. The damaged game is hidden from the
    lists.
    """
    with StoreReader.read(backup) as there:
        return _anew(store, there, game_id, -1)


def _anew(store: BufferedStore, source: StoreReader, game_id: int, rows: int, people: bytes | None = None) -> int:
    game, refusals = source.game(game_id), source.refusals(game_id)
    kept = tuple(source.rows(game_id, rows))
    heard = tuple(each for each in refusals if each.after <= len(kept))
    new = store.add(game.game, game.start, people or game.people, kept, game.begun, heard)
    judges = source.recall(key_of(game_id))
    if judges is not None:
        store.remember(key_of(new), judges)
    store.set_aside(game_id)
    return new
