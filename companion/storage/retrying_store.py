"""A store that plays on when the disk fails: what cannot be written is kept in memory, and written later, in order."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar, cast

from msgspec import Struct

from companion.storage.backups import Offer, decided, make, offered, put_by
from companion.storage.schema import SetAside, migrate
from companion.storage.store import Store
from companion.storage.store_file import NoGame, StoreBusy, StoreFailed, StoreNewer

UNOPENED = 2**40
"""Added to the numbers of games begun while the file cannot be read; they get their own when they are written."""


class Health(Struct, frozen=True):
    """Whether the disk takes writes: `why` the file at `path` cannot be written now, None when all is well.

    `unsaved`: how many actions are in memory only. `firm`: for each game with such actions, how many of its entries are
    on disk. `aside`: the damaged file that was found when the store could be opened at last.
    """

    why: StoreFailed | None = None
    path: Path = Path()
    unsaved: int = 0
    firm: Mapping[int, int] = {}
    aside: SetAside | None = None


T = TypeVar("T")


class Late(Struct, frozen=True):
    """A write that the disk still has to do, and its result in memory. `action`: it is a row of a game's journal."""

    write: Callable[[], Any]
    made: Any
    action: bool


class BufferedStore(Store):
    """A store whose writes never fail. While the disk fails, the store is a copy in memory of all that was on the disk:
    it is read from there, and each write is done there and listed, to be done on the disk once that works again. Used
    by one thread at a time.

    `report` is called with the disk's `Health` whenever it changes, before the write that revealed it returns.
    """

    def __init__(
        self, path: str | os.PathLike[str], report: Callable[[Health], object], clock: Callable[[], float] = time.time
    ) -> None:
        """Open the store at `path`, as `Store.open` does. Raises StoreBusy and StoreNewer; after any other failure
        writes are kept in memory until the file can be opened. `report` is called with each new state of the disk.
        """
        super().__init__(path, clock)
        self._report = report
        self._late: deque[Late] = deque()
        self._firm: dict[int, int] = {}  # see `Health.firm`
        self._numbers: dict[int, int] = {}
        """The number on disk of each game that has another in memory."""
        self._why: StoreFailed | None = None
        self._disk: sqlite3.Connection | None = None
        """The connection to the open file; `_db`, which is read and written, is this one or the copy in memory."""
        self._backup: threading.Thread | None = None
        try:
            self._open()
        except (StoreBusy, StoreNewer):
            raise
        except StoreFailed as why:
            self._fall_back(why)

    def retry(self) -> None:
        """Write what is buffered, in order, until all is written or the disk fails again."""
        if self._why is None:
            return
        aside = None
        try:
            if self._disk is None:
                self._open()
                aside = self.notice
            else:
                self._db = self._disk
            while self._late:
                self._again(self._late[0], self._on_disk)
                self._late.popleft()
        except (StoreFailed, ValueError) as wrong:
            return self._fall_back(wrong if isinstance(wrong, StoreFailed) else StoreFailed("disk", str(wrong)))
        self._why = None
        self._firm.clear()
        self._report(Health(aside=aside))

    def secure(self) -> None:
        """Start a backup on a thread of its own, unless the disk fails or one is being made."""
        if self._why is None and (self._backup is None or not self._backup.is_alive()):
            self._backup = threading.Thread(target=make, args=(self.path,), name="backup", daemon=True)
            self._backup.start()

    def offered(self) -> Offer | None:
        """The newest backup that players can take in place of a damaged file of games, until they take or decline it.
        None if there is none, or while the store is not open."""
        if self.notice is not None:
            put_by(self.path, self.notice.path)
        return offered(self.path) if self._files else None

    def take(self, offer: Offer) -> None:
        """Add the games of this backup to the store, all of them or none. Raises StoreFailed."""
        if self._why is not None:
            raise self._why
        self.restore(offer.path)
        decided(offer, taken=True)

    def close(self) -> None:
        """Try once more to write what is buffered, and close the file. May be called twice."""
        if self._backup is not None:
            self._backup.join()
        self.retry()
        super().close()

    def _id(self, game_id: int) -> int:
        return self._numbers.get(game_id, game_id)

    def _open(self) -> None:
        super()._open()
        self._disk = self._db

    def _do(self, write: Callable[[], T], game_id: int | None = None, firm: int | None = None) -> T:
        if self._why is None:
            try:
                return self._on_disk(write)
            except StoreFailed as why:
                if isinstance(why, NoGame) or why.why == "closed":
                    raise
                self._fall_back(why)
        made: Any = self._in_copy(write)
        self._late.append(Late(write, made, action=game_id is not None))
        if firm is not None:
            game = made if game_id is None else game_id
            self._firm[game] = min(firm, self._firm.get(game, firm))
        self._tell()
        return cast(T, made)

    def _in_copy(self, write: Callable[[], T]) -> T | None:
        """Do a write in the copy, unless that lacks the game because the disk could not be read."""
        try:
            return self._transaction(write)
        except NoGame:
            return None

    def _again(self, late: Late, do: Callable[[Callable[[], Any]], Any]) -> None:
        """Do a buffered write once more, by `do`; a game that it adds may get another number now."""
        made = do(late.write)
        if made != late.made:
            self._numbers[late.made] = made

    def _fall_back(self, why: StoreFailed) -> None:
        """Read and write in memory from now on, because the disk fails: in a copy of all that can be read."""
        self._why = why
        copied = False
        self._db = _in_memory()
        if self._disk is not None:
            with contextlib.suppress(sqlite3.Error):
                self._disk.backup(self._db)
                copied = True
        if not copied:
            self._db = _in_memory()
            migrate(self._db)
            self._db.execute("INSERT INTO sqlite_sequence VALUES ('games', ?)", (UNOPENED + len(self._numbers),))
        for late in self._late:
            self._again(late, self._in_copy)
        self._tell()

    def _tell(self) -> None:
        assert self._why is not None
        self._report(Health(self._why, self._given, sum(late.action for late in self._late), dict(self._firm)))


def _in_memory() -> sqlite3.Connection:
    return sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
