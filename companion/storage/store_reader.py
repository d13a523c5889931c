"""Read access to a store: the rows that it holds, as values, and the queries for them."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from msgspec import Struct

from companion.storage import checksum_chain
from companion.storage.judged_versions import RulesVersion, key_of, read_rules_versions
from companion.storage.schema import SCHEMA, outdated, version
from companion.storage.store_file import NoGame, StoreFailed, beside, connect, failed


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


def standing(rows: Iterable[Row]) -> list[Row]:
    """The entries that are valid after all withdrawing and restoring: those never withdrawn, and those restored since.
    ValueError when a row withdraws or restores more entries than there are."""
    return folded(rows)[0]


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

    def entries(self, game_id: int) -> list[Row]:
        """The entries of a game that are not withdrawn, oldest first. Raises NoGame."""
        return standing(self.rows(game_id))

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


def look_into(path: str | os.PathLike[str], schema: Sequence[Sequence[str]] = SCHEMA) -> StoreReader:
    """Read access to the store at `path`, even while another process uses it.

    Raises StoreFailed for a missing, broken, newer or older file.
    """
    path = Path(path).resolve()
    if not path.is_file():
        raise StoreFailed("missing", f"There is no file {path}.")
    log = beside(path, "-wal")
    logged = log.exists() and log.stat().st_size
    try:
        return _opened(path, "ro", schema)
    except StoreFailed as refused:
        # Even a reader writes beside the file, unless it lies where nobody can, so that nobody is writing.
        if refused.why != "read-only" or logged:
            raise
    return _opened(path, "ro&immutable=1", schema)


def _opened(path: Path, mode: str, schema: Sequence[Sequence[str]]) -> StoreReader:
    connection = connect(path, mode)
    try:
        if outdated(version(path, connection, schema), schema):
            raise StoreFailed("older", f"{path} holds no games of this version yet; open it once with the app.")
    except sqlite3.Error as error:
        connection.close()
        raise failed(path, error) from error
    except StoreFailed:
        connection.close()
        raise
    return StoreReader(path, connection)
