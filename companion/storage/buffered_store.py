"""The games as the app asks for them: on the disk, and in memory only for as long as the disk takes nothing.

What a sick disk refuses is played on with, told as unsaved, and written in its order once the disk is well again.
"""

from __future__ import annotations

import itertools
import os
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from companion.storage import chain
from companion.storage.backups import Copying, Offer, decided, offered, put_by
from companion.storage.disk import failed
from companion.storage.rules_version import RulesVersion
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

UNOPENED = 2**40
"""Games begun while nothing can be written are numbered from here on, until the disk gives them their own number."""


class Health(Struct, frozen=True):
    """How the disk is: `why` the file at `path` takes nothing now, None when all is well. `unsaved` counts the acts in
    memory alone.

    `firm`: for each game with such acts, how many of its standing entries are on the disk. `aside`: what was found
    broken when the file could be opened at last.
    """

    why: StoreFailed | None = None
    path: Path = Path()
    unsaved: int = 0
    firm: Mapping[int, int] = {}
    aside: SetAside | None = None


class Late(Struct, frozen=True):
    """What the store is still to be told: which of its words, about which game (0: about none), and the rest."""

    word: str
    game: int
    told: tuple[Any, ...]


class BufferedStore(StoreReader):
    """A store that never refuses an act of the table. Used by one thread at a time.

    `tell` is told the disk's health whenever it changes, before the act that brought it to light is answered.
    """

    def __init__(
        self, path: str | os.PathLike[str], tell: Callable[[Health], object], clock: Callable[[], float] = time.time
    ) -> None:
        """Opens the games of this file, see `Store.open`. Raises StoreBusy and StoreNewer; any other failure is played
        on with."""
        self.notice: SetAside | None = None
        self._file = Path(path)
        self._tell = tell
        self._clock = clock
        self._late: deque[Late] = deque()
        self._ends: dict[int, tuple[int, int]] = {}
        """Of each game that was written to: the number of its last row, and how many entries stand."""
        self._firm: dict[int, int] = {}
        self._numbers: dict[int, int] = {}
        """The number on the disk of each game that was begun here."""
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
        """A new game; its number."""
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
        """A whole game from elsewhere, all of it or nothing; its number. ValueError as the store's."""
        entries = len(standing(rows))
        id = next(self._unopened)
        self._do(Late("add", id, (game, start, people, rows, begun or self._now(), refusals)), firm=0)
        id = self._number(id)
        self._ends[id] = (len(rows), entries)
        return id

    def append(self, game_id: int, command: bytes, events: bytes, over: bool = False) -> int:
        """One more entry; its number among the game's rows. NoGame."""
        number, stand = self._end(game_id)
        return self._row(game_id, Row(number + 1, self._now(), command, events, 0, over), stand + 1)

    def undone(self, game_id: int, n: int = 1, over: bool = False) -> int:
        """The last `n` standing entries are withdrawn; this row's number. NoGame; ValueError as the store's."""
        number, stand = self._end(game_id)
        if not 1 <= n <= stand:
            raise ValueError(f"{n} entries cannot be undone where {stand} exist.")
        return self._row(game_id, Row(number + 1, self._now(), undone=n, over=over), stand - n)

    def redone(self, game_id: int, n: int = 1, over: bool = False) -> int:
        """The `n` entries withdrawn last stand again; this row's number. NoGame; ValueError as the store's."""
        number, stand = self._end(game_id)
        withdrawn = len(folded(self.rows(game_id))[1])
        if not 1 <= n <= withdrawn:
            raise ValueError(f"{n} entries cannot be redone where {withdrawn} are undone.")
        return self._row(game_id, Row(number + 1, self._now(), undone=-n, over=over), stand + n)

    def people(self, game_id: int, people: bytes) -> None:
        """Who sits where, told anew."""
        self._end(game_id)
        self._do(Late("people", game_id, (people,)))

    def refused(self, game_id: int, command: bytes, rule: str, params: bytes) -> None:
        """What was just said was refused under this rule."""
        self._end(game_id)
        self._do(Late("refused", game_id, (command, rule, params)))

    def set_aside(self, game_id: int) -> None:
        """Takes a game out of every list to play from; see `Store.set_aside`. NoGame."""
        self.game(self._number(game_id))
        self.remember(f"aside/{self._number(game_id)}", b"1")

    def remember(self, key: str, value: bytes) -> None:
        """Keeps a value under this key, in place of an earlier one."""
        self._do(Late("remember", 0, (key, value)))

    def teach(self, tags: Iterable[tuple[Any, ...]] = (), readers: Iterable[tuple[Any, ...]] = ()) -> None:
        """Tags and readers with what each means from now on."""
        self._do(Late("teach", 0, (tuple(tags), tuple(readers))))

    def games(self) -> list[GameRow]:
        """Every game, the one last written first, those in memory with the others."""
        found = {row.id: row for row in self._read(super().games, [])}
        for late in self._late:
            if late.word == "add":
                game, start, people, rows, begun, _ = late.told
                row = GameRow(late.game, game, begun, begun, False, 0, start, people)
                for added in rows:
                    row = _grown(row, Late("keep", late.game, (added,)))
                found = {late.game: row} | found
            elif late.game and (row := found.pop(self._number(late.game), None)) is not None:
                found = {row.id: _grown(row, late)} | found
        return list(found.values())

    def rows(self, game_id: int, most: int = -1) -> list[Row]:
        """All that was ever written or played of a game, in order; at `most` so many. NoGame."""
        begun_late = [late.told[3] for late in self._late if late.word == "add" and late.game == game_id]
        rows = list(begun_late[0]) if begun_late else super().rows(self._number(game_id), most)
        rows += [late.told[0] for late in self._late if late.word == "keep" and late.game == game_id]
        return rows if most < 0 else rows[:most]

    def damage(self, game_id: int) -> chain.Damage | None:
        """What of a game is not as it was written, as far as it is on the disk."""
        return super().damage(self._number(game_id))

    def recall(self, key: str) -> bytes | None:
        """What was remembered under this key."""
        told = [late.told[1] for late in self._late if late.word == "remember" and late.told[0] == key]
        return told[-1] if told else super().recall(key)

    def rules_versions(self, game_id: int) -> tuple[RulesVersion, ...]:
        """Whose rules judged a game, as far as it is on the disk."""
        return super().rules_versions(self._number(game_id))

    def refusals(self, game_id: int) -> list[Refused]:
        """What was refused in a game, as far as it is on the disk."""
        return super().refusals(self._number(game_id))

    def retry(self) -> None:
        """Writes what is late, in its order, as far as the disk takes it."""
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
        self._tell(Health(aside=aside))

    def secure(self) -> None:
        """Begin a backup, which nobody waits for; a sick disk has none to give."""
        if self._why is None:
            self._copying.begin(self.path)

    def offered(self) -> Offer | None:
        """The backup for a file that was found broken, now or earlier, and that nobody has decided about."""
        if self.notice is not None:
            put_by(self.path, self.notice.path)
        return offered(self.path) if self._store is not None else None

    def take(self, offer: Offer) -> None:
        """The games of this backup are ours again, all of them or none. StoreFailed."""
        self._on_disk().take(offer.path)
        decided(offer, taken=True)

    def leave(self, offer: Offer) -> None:
        """This backup is not wanted; it stays where it lies."""
        decided(offer, taken=False)

    def close(self) -> None:
        """Tries once more to write what is late, and lets go of the file. Harmless when done twice."""
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
        """Reads come from this store from now on; without one there are no games."""
        self._store = store
        if store is not None:
            super().__init__(store.path, store._db)
            self.notice = store.notice
            return
        nothing = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        for statement in (statement for step in SCHEMA for statement in step):
            nothing.execute(statement)
        chain.prepare(nothing)
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
        """The number of a game's last row, and how many entries stand. NoGame."""
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
        store, told = self._on_disk(), late.told
        if late.word == "add":
            self._numbers[late.game] = store.add(*told)
        elif late.game:
            getattr(store, late.word)(self._number(late.game), *told)
        else:
            getattr(store, late.word)(*told)

    def _later(self, late: Late) -> None:
        self._late.append(late)
        assert self._why is not None
        self._sick(self._why)

    def _sick(self, why: StoreFailed) -> None:
        self._why = why
        self._tell(Health(why, self._file, sum(late.word == "keep" for late in self._late), dict(self._firm)))

    def _read(self, read: Callable[[], Any], otherwise: Any) -> Any:
        """What a well disk answers; a sick one may not even be read."""
        try:
            return read()
        except StoreFailed:
            if self._why is None:
                raise
            return otherwise


def _grown(row: GameRow, late: Late) -> GameRow:
    """The game's line with one more row, or with its people told anew."""
    if late.word == "people":
        return replace(row, people=late.told[0])
    if late.word != "keep":
        return row
    added: Row = late.told[0]
    entries = row.entries - added.undone if added.undone else row.entries + 1
    return replace(row, written=added.at, over=added.over, entries=entries)
