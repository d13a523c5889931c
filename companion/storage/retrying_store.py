"""The store that the app uses: writes that a failing disk refuses are kept in memory and written later, in order."""

from __future__ import annotations

import itertools
import os
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from companion.storage import checksum_chain
from companion.storage.backups import Copying, Offer, decided, offered, put_by
from companion.storage.judged_versions import RulesVersion
from companion.storage.schema import SCHEMA, SetAside
from companion.storage.store import (
    GameRow,
    NoGame,
    Refused,
    Row,
    Store,
    StoreBusy,
    StoreFailed,
    StoreNewer,
    StoreReader,
    folded,
    standing,
)
from companion.storage.store_file import failed

UNOPENED = 2**40
"""The first number for games begun while the disk fails; they get their own number when they are written."""


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
    """A write that the disk still has to do: the name of the `Store` method, the game's number (0: none), its
    arguments.
    """

    method: str
    game: int
    arguments: tuple[Any, ...]


class BufferedStore(StoreReader):
    """A store whose writes never fail: what the disk refuses is kept in memory. Used by one thread at a time.

    `report` is called with the disk's `Health` whenever it changes, before the write that revealed it returns.
    """

    def __init__(
        self, path: str | os.PathLike[str], report: Callable[[Health], object], clock: Callable[[], float] = time.time
    ) -> None:
        """Open the store at `path`, as `Store.open` does. Raises StoreBusy and StoreNewer; after any other failure
        writes are kept in memory until the file can be opened. `report` is called with each new state of the disk.
        """
        self.notice: SetAside | None = None  # as `Store.notice`
        self._file = Path(path)
        self._report = report
        self._clock = clock
        self._late: deque[Late] = deque()
        self._ends: dict[int, tuple[int, int]] = {}
        """By game that was written to: the number of its last row, and its number of entries not withdrawn."""
        self._firm: dict[int, int] = {}  # see `Health.firm`
        self._numbers: dict[int, int] = {}
        """The number on disk of each game that was begun while the disk failed."""
        self._unopened = itertools.count(UNOPENED)
        self._why: StoreFailed | None = None
        self._copying = Copying()
        self._take(None)
        try:
            self._take(self._opened())
        except (StoreBusy, StoreNewer):
            raise
        except StoreFailed as why:
            self._sick(why)

    def begin(self, game: str, start: bytes, people: bytes) -> int:
        """Store a new game, as `Store.begin`; returns its number."""
        return self.add(game, start, people, ())

    def add(
        self,
        game: str,
        start: bytes,
        people: bytes,
        rows: tuple[Row, ...],
        begun: int | None = None,
        refusals: tuple[Refused, ...] = (),
    ) -> int:
        """Store a whole game from elsewhere, all of it or nothing; returns its number. `begun` is the time it began
        (seconds UTC), None for now. Raises ValueError as `Store.add`.
        """
        entries = len(standing(rows))
        id = next(self._unopened)
        self._do(Late("add", id, (game, start, people, rows, begun or self._now(), refusals)), firm=0)
        id = self._number(id)
        self._ends[id] = (len(rows), entries)
        return id

    def append(self, game_id: int, command: bytes, events: bytes, over: bool = False) -> int:
        """Store one more entry, as `Store.append`; returns its row number in the game. Raises NoGame."""
        number, stand = self._end(game_id)
        return self._row(game_id, Row(number + 1, self._now(), command, events, 0, over), stand + 1)

    def undone(self, game_id: int, n: int = 1, over: bool = False) -> int:
        """Store that the last `n` entries are withdrawn, as `Store.undone`; returns the row number. Raises NoGame,
        ValueError.
        """
        number, stand = self._end(game_id)
        if not 1 <= n <= stand:
            raise ValueError(f"{n} entries cannot be undone where {stand} exist.")
        return self._row(game_id, Row(number + 1, self._now(), undone=n, over=over), stand - n)

    def redone(self, game_id: int, n: int = 1, over: bool = False) -> int:
        """Store that the `n` entries withdrawn last are restored, as `Store.redone`; returns the row number. `over`:
        with them the game is over. Raises NoGame, and ValueError if `n` entries cannot be restored."""
        number, stand = self._end(game_id)
        withdrawn = len(folded(self.rows(game_id))[1])
        if not 1 <= n <= withdrawn:
            raise ValueError(f"{n} entries cannot be redone where {withdrawn} are undone.")
        return self._row(game_id, Row(number + 1, self._now(), undone=-n, over=over), stand + n)

    def people(self, game_id: int, people: bytes) -> None:
        """Replace a game's stored players (names and seats). Raises NoGame."""
        self._end(game_id)
        self._do(Late("people", game_id, (people,)))

    def refused(self, game_id: int, command: bytes, rule: str, params: bytes) -> None:
        """Store that this command was refused under this rule. Raises NoGame."""
        self._end(game_id)
        self._do(Late("refused", game_id, (command, rule, params)))

    def set_aside(self, game_id: int) -> None:
        """Hide a game from the lists, as `Store.set_aside` does. Raises NoGame."""
        self.game(self._number(game_id))
        self._do(Late("set_aside", game_id, ()))

    def remember(self, key: str, value: bytes) -> None:
        """Store a value under this key, replacing an earlier one."""
        self._do(Late("remember", 0, (key, value)))

    def teach(self, tags: Iterable[tuple[Any, ...]] = (), readers: Iterable[tuple[Any, ...]] = ()) -> None:
        """Store what tags and readers mean, as `Store.teach` does."""
        self._do(Late("teach", 0, (tuple(tags), tuple(readers))))

    def games(self) -> list[GameRow]:
        """Every game, the one last written first, including those only in memory."""
        found = {row.id: row for row in self._read(super().games, list[GameRow]())}
        for late in self._late:
            if late.method == "add":
                game, start, people, rows, begun, _ = late.arguments
                row = GameRow(late.game, game, begun, begun, False, 0, start, people)
                for added in rows:
                    row = _grown(row, Late("keep", late.game, (added,)))
                found = {late.game: row} | found
            elif (id := self._number(late.game)) in found:
                if late.method == "keep":
                    found = {id: found.pop(id)} | found
                found[id] = _grown(found[id], late)
        return list(found.values())

    def rows(self, game_id: int, most: int = -1) -> list[Row]:
        """All rows of a game's journal, in order, including those only in memory; at most `most` of them, all for -1.
        Raises NoGame.
        """
        begun_late = [late.arguments[3] for late in self._late if late.method == "add" and late.game == game_id]
        rows = list(begun_late[0]) if begun_late else super().rows(self._number(game_id), most)
        rows += [late.arguments[0] for late in self._late if late.method == "keep" and late.game == game_id]
        return rows if most < 0 else rows[:most]

    def damage(self, game_id: int) -> checksum_chain.Damage | None:
        """The damaged part of a game, as far as it is on the disk; None if nothing is damaged."""
        return super().damage(self._number(game_id))

    def recall(self, key: str) -> bytes | None:
        """The value stored under this key, or None."""
        arguments = [late.arguments[1] for late in self._late if late.method == "remember" and late.arguments[0] == key]
        return arguments[-1] if arguments else super().recall(key)

    def rules_versions(self, game_id: int) -> tuple[RulesVersion, ...]:
        """The versions of the rules by which a game was judged, as far as they are on disk."""
        return super().rules_versions(self._number(game_id))

    def refusals(self, game_id: int) -> list[Refused]:
        """The refused commands of a game, as far as they are on disk."""
        return super().refusals(self._number(game_id))

    def retry(self) -> None:
        """Write what is buffered, in order, until all is written or the disk fails again."""
        if self._why is None:
            return
        aside = None
        try:
            if self._store is None:
                self._take(self._opened())
                aside = self.notice
            while self._late:
                self._perform(self._late[0])
                self._late.popleft()
        except (StoreFailed, ValueError) as why:
            self._sick(why if isinstance(why, StoreFailed) else StoreFailed("disk", str(why)))
            return
        self._why = None
        self._firm.clear()
        self._report(Health(aside=aside))

    def secure(self) -> None:
        """Start a backup in the background, unless the disk fails."""
        if self._why is None:
            self._copying.begin(self.path)

    def offered(self) -> Offer | None:
        """The newest backup that players can take in place of a damaged file of games, until they take or decline it.
        None if there is none, or while the store is not open."""
        if self.notice is not None:
            put_by(self.path, self.notice.path)
        return offered(self.path) if self._store is not None else None

    def take(self, offer: Offer) -> None:
        """Add the games of this backup to the store, all of them or none. Raises StoreFailed."""
        self._on_disk().take(offer.path)
        decided(offer, taken=True)

    def leave(self, offer: Offer) -> None:
        """Decline to use this backup: it is kept as a file, but not offered again."""
        decided(offer, taken=False)

    def close(self) -> None:
        """Try once more to write what is buffered, and close the file. May be called twice."""
        self._copying.end()
        self.retry()
        super().close()
        if self._store is not None:
            self._store.close()

    def _opened(self) -> Store:
        try:
            return Store.open(self._file)
        except (OSError, sqlite3.Error) as error:
            raise failed(self._file, error) from error

    def _take(self, store: Store | None) -> None:
        """Read from this store from now on; for None from an empty one."""
        self._store = store
        if store is not None:
            super().__init__(store.path, store._db)
            self.notice = store.notice
            return
        nothing = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        for statement in (statement for step in SCHEMA for statement in step):
            nothing.execute(statement)
        checksum_chain.prepare(nothing)
        super().__init__(self._file, nothing)

    def _now(self) -> int:
        return int(self._clock())

    def _number(self, game_id: int) -> int:
        return self._numbers.get(game_id, game_id)

    def _on_disk(self) -> Store:
        if self._store is None:
            assert self._why is not None
            raise self._why
        return self._store

    def _end(self, game_id: int) -> tuple[int, int]:
        """The number of a game's last row, and its number of entries not withdrawn. Raises NoGame."""
        if game_id not in self._ends:
            rows = self.rows(game_id)
            self._ends[game_id] = (len(rows), self.game(self._number(game_id)).entries)
        return self._ends[game_id]

    def _row(self, game_id: int, row: Row, stand: int) -> int:
        _, before = self._end(game_id)
        self._do(Late("keep", game_id, (row,)), firm=min(before, stand))
        self._ends[game_id] = (row.number, stand)
        return row.number

    def _do(self, late: Late, firm: int | None = None) -> None:
        """Perform a write, or buffer it if others wait or the disk fails. `firm` is the number of the game's entries
        that stay valid on disk if it is buffered; None for a write that changes no entries.
        """
        if not self._late:
            try:
                self._perform(late)
                return
            except NoGame:
                raise
            except StoreFailed as why:
                if why.why == "closed":
                    raise
                self._why = why
        if firm is not None:
            self._firm[late.game] = min(firm, self._firm.get(late.game, firm))
        self._later(late)

    def _perform(self, late: Late) -> None:
        store, arguments = self._on_disk(), late.arguments
        if late.method == "add":
            self._numbers[late.game] = store.add(*arguments)
        elif late.game:
            getattr(store, late.method)(self._number(late.game), *arguments)
        else:
            getattr(store, late.method)(*arguments)

    def _later(self, late: Late) -> None:
        self._late.append(late)
        assert self._why is not None
        self._sick(self._why)

    def _sick(self, why: StoreFailed) -> None:
        self._why = why
        self._report(Health(why, self._file, sum(late.method == "keep" for late in self._late), dict(self._firm)))

    def _read(self, read: Callable[[], T], otherwise: T) -> T:
        """The result of `read`. If `read` fails: `otherwise` while writes are buffered because the disk failed before,
        else StoreFailed is raised.
        """
        try:
            return read()
        except StoreFailed:
            if self._why is None:
                raise
            return otherwise


def _grown(row: GameRow, late: Late) -> GameRow:
    """The row of a game in the list of games, changed as one buffered write will change it."""
    if late.method == "people":
        return replace(row, people=late.arguments[0])
    if late.method == "set_aside":
        return replace(row, aside=True)
    if late.method != "keep":
        return row
    added: Row = late.arguments[0]
    entries = row.entries - added.undone if added.undone else row.entries + 1
    return replace(row, written=added.at, over=added.over, entries=entries)
