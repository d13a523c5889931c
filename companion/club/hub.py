"""The hub: takes in what the tables report, keeps it in PostgreSQL, and knows how each table stands.

A table sends the rows of its journal in order, and goes back to where the hub says it is. So a row is taken only if it
follows the last one of its game; any other is dropped, and comes again. Whatever is in the database is then without
gaps, its last row is "up to N", and what is folded is folded in order.

What the hub holds in memory (how far each game is, and its fold) is what the database held when the connection to it
was opened, and everything that was committed since. After any error the connection is closed, the memory is dropped,
and both are made anew, whether the database was restarted, was exchanged for an empty one, or never answered. An answer
"up to N" is sent after the commit.

    nats callback -> waiting messages -> `_work`: read, limit, fold -> one transaction -> answers, views, listeners

One hub at a time does this: the one that holds the lock in the database. Another waits for it.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import OrderedDict, deque
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
from msgspec import Struct
from msgspec.structs import replace
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

from companion.club.client import Refused, close, connect
from companion.club.database import Database, DatabaseGone, migrate
from companion.club.database import connect as connect_database
from companion.club.fold import Fold
from companion.club.keys import read_key
from companion.club.members import Members
from companion.club.setup import HubSettings
from companion.club.wire import (
    PROTOCOL,
    TO_ALL,
    TO_HUB,
    Announcement,
    Answer,
    Greeting,
    Hello,
    Membership,
    PublicRow,
    Rows,
    answer_subject,
    read,
    sender,
)
from companion.games.people import Player
from engine.match import Match

BATCH = 1_000
"""The most rows of one transaction."""
GATHER = 0.01
"""Seconds in which the messages come that share a transaction with the first of them."""
WAITING = 16 << 20
"""The most bytes of messages that wait; what comes then is dropped, and sent again."""
RATE, BURST = 400, 4_000
"""Rows a second that a table may send, and how many at once after a rest; 20 are counted for every hello."""
BYTES = 200
"""The bytes of a row that are counted as one."""
MOST_ROWS, MOST_GAMES = 20_000, 5_000
"""The most rows of a game, and games of a table."""
FOLDS = 3
"""The most games of a table that are held in memory."""
GONE = 25.0
"""Seconds without a hello after which a table counts as not linked."""
PAUSE = 1.0
"""Seconds before the database or nats-server is tried again."""
LOCK = 0x426F6172
"""The number of the lock in the database that the working hub holds."""
NEW_GAMES = """
INSERT INTO games (table_id, game, kind)
SELECT * FROM unnest($1::int[], $2::bigint[], $3::text[]) ON CONFLICT DO NOTHING
"""
NEW_ROWS = """
INSERT INTO entries (table_id, game, number, undone, body)
SELECT * FROM unnest($1::int[], $2::bigint[], $3::int[], $4::int[], $5::bytea[]) ON CONFLICT DO NOTHING
"""
CALLS = """
INSERT INTO calls (table_id, number) SELECT * FROM unnest($1::int[], $2::bigint[]) ON CONFLICT DO NOTHING
"""
WITHDRAWN = """
DELETE FROM results WHERE (table_id, game) IN (SELECT * FROM unnest($1::int[], $2::bigint[]))
"""
RESULTS = """
INSERT INTO results (table_id, game, number, seat, rank, score)
SELECT * FROM unnest($1::int[], $2::bigint[], $3::int[], $4::text[], $5::int[], $6::int[])
"""
STORED = """
SELECT asked.table_id, asked.game, coalesce((SELECT max(number) FROM entries
    WHERE (entries.table_id, entries.game) = (asked.table_id, asked.game)), -1) number
FROM unnest($1::int[], $2::bigint[]) asked(table_id, game)
"""
"""How far games are stored, -1 for those that are not."""
PLAYED = """
SELECT DISTINCT ON (table_id) table_id, game, last.arrived
FROM games JOIN LATERAL (
    SELECT arrived FROM entries WHERE (table_id, game) = (games.table_id, games.game) ORDER BY number DESC LIMIT 1
) last ON true
ORDER BY table_id, last.arrived DESC
"""
"""The game that each table wrote to last, and when its last row came."""
HEARD = """
SELECT asked.id AS table_id, said.id, said.text,
    coalesce((SELECT max(number) FROM calls WHERE table_id = asked.id AND answered IS NOT NULL), 0) answered
FROM unnest($1::int[]) asked(id) LEFT JOIN LATERAL (
    SELECT id, text FROM announcements WHERE table_id IS NULL OR table_id = asked.id ORDER BY id DESC LIMIT 1
) said ON true
"""
"""What tables are told when they say hello: the last announcement, and the last of their calls that was answered."""


class GameView(Struct, frozen=True):
    """A game of a table: `number` is the row up to which it is folded, `arrived` when that came (seconds UTC of the
    hub's clock). `fault` says why a row cannot be read; `now` is the game as it stands, None where that is the first.
    """

    game: int
    kind: str
    number: int
    players: tuple[Player, ...]
    arrived: float
    over: bool
    fault: str
    now: Match | None


class TableView(Struct, frozen=True):
    """A table of the club: when it was last `heard` (seconds UTC of the hub's clock, 0 never), whether it is linked,
    the number of its open call for the organiser or 0, its game, and why it is `refused`, "older" or "newer"."""

    id: int
    name: str
    version: str = ""
    heard: float = 0.0
    linked: bool = False
    call: int = 0
    game: GameView | None = None
    refused: str = ""


class Changes:
    """The tables that changed since they were last asked for; 0 stands for anything of the club itself."""

    def __init__(self) -> None:
        self._tables: set[int] = set()
        self._any = asyncio.Event()

    def tell(self, *tables: int) -> None:
        """These have changed."""
        self._tables.update(tables)
        self._any.set()

    async def next(self) -> frozenset[int]:
        """Those that changed, as soon as there are any."""
        await self._any.wait()
        self._any.clear()
        found = frozenset(self._tables)
        self._tables.clear()
        return found


class _Budget:
    """What a table may still send: `BURST` rows, refilled at `RATE` a second."""

    def __init__(self) -> None:
        self._left, self._at = float(BURST), 0.0

    def take(self, rows: float) -> bool:
        now = time.monotonic()
        self._left = min(BURST, self._left + (now - self._at) * RATE)
        self._at = now
        if self._left < rows:
            return False
        self._left -= rows
        return True


class Hub:
    """The hub of a club, whose settings, certificate and key are in `folder`."""

    def __init__(self, folder: Path, settings: HubSettings) -> None:
        self.folder = folder
        self.settings = settings
        self.database = Database(settings.database)
        self.changes = Changes()
        self.tables: dict[int, TableView] = {}
        """Every table that has joined and was not revoked, as the database had them when it last answered."""
        self.certificate = folder.joinpath("certificate.pem").read_text(encoding="ascii")
        self._key = read_key(folder)
        self.members = Members(folder)
        self._client: Client | None = None
        self._folds: dict[int, OrderedDict[int, Fold]] = {}
        self._unshown: list[asyncpg.Record] = []
        self._budgets: dict[int, _Budget] = {}
        self._waiting: deque[Msg] = deque()
        self._size = 0
        self._woken = asyncio.Event()

    async def run(self) -> None:
        """Work until cancelled, whatever becomes of the database and of nats-server."""
        watching = asyncio.create_task(self._watch())
        try:
            while True:
                try:
                    await self._serve()
                except DatabaseGone as gone:
                    _log(str(gone))
                await asyncio.sleep(PAUSE)
        finally:
            watching.cancel()
            await self.database.close()

    @property
    def working(self) -> bool:
        """Whether the database and nats-server are reached."""
        return self._client is not None

    async def announce(self, text: str, table: int | None = None) -> None:
        """Keep an announcement, and send it to the table, or to all. Raises DatabaseGone."""
        query = "INSERT INTO announcements (table_id, text) VALUES ($1, $2) RETURNING id"
        id = await self.database.run(lambda connection: connection.fetchval(query, table, text))
        subject = TO_ALL if table is None else answer_subject(table)
        await self._say(subject, Answer(self.settings.name, said=Announcement(id, text)))
        self.changes.tell(0)

    async def answer_call(self, table: int, number: int) -> None:
        """Note that the organiser went to this table; its calls up to this one are answered. Raises DatabaseGone."""
        query = "UPDATE calls SET answered = now() WHERE table_id = $1 AND number <= $2 AND answered IS NULL"
        await self.database.run(lambda connection: connection.execute(query, table, number))
        if (view := self.tables.get(table)) and view.call <= number:
            self._show(replace(view, call=0))
        await self._say(answer_subject(table), Answer(self.settings.name, answered=number))

    async def admit(self, secret: str, key: str) -> Membership:
        """A new table. Raises NotAdmitted."""
        member = self.members.admit(secret, key)
        with suppress(DatabaseGone):  # the table is entered when the database is back
            await self.enter()
        return Membership(self.settings.name, member.id, self.settings.address, self.certificate)

    async def revoke(self, table: int) -> None:
        """Cut this table off. Raises DatabaseGone, and has cut it off all the same."""
        self.members.revoke(table)
        await self.enter()

    async def enter(self) -> None:
        """Enter the tables into the database, after one joined or was cut off. Raises DatabaseGone."""
        await self.database.run(self._enter)

    async def _enter(self, connection: asyncpg.Connection) -> None:
        members = self.members.members
        await connection.execute("UPDATE tables SET revoked = NOT id = ANY ($1::int[])", list(members))
        rows = await connection.fetch(
            """INSERT INTO tables (id, name) SELECT * FROM unnest($1::int[], $2::text[])
               ON CONFLICT (id) DO UPDATE SET name = excluded.name RETURNING id, name""",
            [*members],
            [member.name for member in members.values()],
        )
        for id in self.tables.keys() - members.keys():
            del self.tables[id]
        for row in rows:
            known = self.tables.get(row["id"], TableView(row["id"], row["name"]))
            self._show(replace(known, name=row["name"]))
        self.changes.tell(0)

    async def _serve(self) -> None:
        """Hold a connection to the database until it fails. Raises DatabaseGone, whatever failed."""
        connection = await connect_database(self.settings.database)
        try:
            while not await connection.fetchval("SELECT pg_try_advisory_lock($1)", LOCK):
                await asyncio.sleep(PAUSE)
            await migrate(connection)
            self._folds, self._budgets = {}, {}
            for view in self.tables.values():
                self.tables[view.id] = replace(view, game=None)
            await self._enter(connection)
            self._unshown = await connection.fetch(PLAYED)
            while True:
                await self._carry(connection)
                while self._unshown:
                    await self._show_stored(connection)
                await connection.fetchval("SELECT 1")
                await asyncio.sleep(PAUSE)
        except DatabaseGone:
            raise
        except Exception as error:  # see companion.club.database: they cannot be listed
            raise DatabaseGone(f"{type(error).__name__}: {error}") from error
        finally:
            connection.terminate()

    async def _carry(self, connection: asyncpg.Connection) -> None:
        """Work through what nats-server brings, until its connection ends. Raises what the database raises."""

        async def ended() -> None:
            self._woken.set()

        self._waiting.clear()
        self._size = 0
        try:
            client = await connect(f"127.0.0.1:{self.settings.nats_port}", self.certificate, self._key, ended)
        except (Refused, Error, OSError, TimeoutError) as error:
            return _log(f"nats-server is not reached: {error or type(error).__name__}")
        try:
            await client.subscribe(TO_HUB, cb=self._received)
            await client.flush()
            self._client = client
            await self._say(TO_ALL, Answer(self.settings.name, ask=True))
            while client.is_connected:
                if self._waiting:
                    await self._work(connection)
                elif self._unshown:
                    await self._show_stored(connection)
                else:
                    self._woken.clear()
                    await self._woken.wait()
                    await asyncio.sleep(GATHER)
        except Error as error:
            _log(f"nats-server is not reached: {error or type(error).__name__}")
        finally:
            self._client = None
            await close(client)

    async def _show_stored(self, connection: asyncpg.Connection) -> None:
        """Show the game of a table that was perhaps not heard since the hub began."""
        table, game, arrived = self._unshown.pop()
        if table in self.tables and self.tables[table].game is None:
            await self._fold(connection, table, game)
            self._show(replace(self.tables[table], game=self._view(table, game, arrived.timestamp())))

    async def _received(self, message: Msg) -> None:
        if self._size + len(message.data) <= WAITING:
            self._size += len(message.data)
            self._waiting.append(message)
            self._woken.set()

    async def _work(self, connection: asyncpg.Connection) -> None:
        """Take in as many of the waiting messages as one transaction holds."""
        for folds in self._folds.values():  # only between two transactions: they hold what is not committed yet
            while len(folds) > FOLDS:
                folds.popitem(last=False)
        rows: list[tuple[int, int, int, PublicRow]] = []
        greeted: dict[int, Hello] = {}
        asked: dict[tuple[int, int], None] = {}
        while self._waiting and len(rows) < BATCH:
            message = self._waiting.popleft()
            self._size -= len(message.data)
            table, sent = self._sent(message)
            if isinstance(sent, Hello):
                greeted[table] = sent
                asked |= dict.fromkeys((table, game) for game, _ in sent.games)
            elif sent is not None and not self.tables[table].refused:
                asked[table, sent.game] = None
                rows += await self._taken(connection, table, sent)
        await self._commit(connection, rows, greeted)
        await self._tell(connection, rows, greeted, [*asked])

    def _sent(self, message: Msg) -> tuple[int, Hello | Rows | None]:
        """The table and what it says; None for what is no message, or more than it may send."""
        table, kind = sender(message.subject) or (0, "")
        if table not in self.tables:
            return table, None
        sent = read(message.data, Rows) if kind == "rows" else read(message.data, Hello) or _greeted(message.data)
        cost = max(len(message.data) / BYTES, len(sent.rows)) if isinstance(sent, Rows) else 20
        return table, sent if self._budgets.setdefault(table, _Budget()).take(cost) else None

    async def _taken(
        self, connection: asyncpg.Connection, table: int, sent: Rows
    ) -> list[tuple[int, int, int, PublicRow]]:
        """The rows of this message that follow what the hub has, folded."""
        fold, found = await self._fold(connection, table, sent.game), []
        if fold.number < 0 and sent.first == 0:
            games: int = await connection.fetchval("SELECT count(*) FROM games WHERE table_id = $1", table)
            if games >= MOST_GAMES:
                return []
        for number, row in enumerate(sent.rows, sent.first):
            if number == fold.number + 1 and number < MOST_ROWS:
                fold.add(row)
                found.append((table, sent.game, number, row))
        return found

    async def _commit(
        self, connection: asyncpg.Connection, rows: list[tuple[int, int, int, PublicRow]], greeted: dict[int, Hello]
    ) -> None:
        """Store the rows and what follows from them, and what the tables said."""
        folds = {(table, game): self._folds[table][game] for table, game, _, _ in rows}
        placed = {key: fold for key, fold in folds.items() if fold.placed != fold.stored}
        changes: list[tuple[str, list[tuple[Any, ...]]]] = [
            (NEW_GAMES, [(table, game, folds[table, game].kind) for table, game, number, _ in rows if number == 0]),
            (NEW_ROWS, [(*key, row.undone, bytes(row.body)) for *key, row in rows]),
            (CALLS, [(table, hello.call) for table, hello in greeted.items() if hello.call]),
            (WITHDRAWN, [*placed]),
            (
                RESULTS,
                [(*key, fold.number, s, *place) for key, fold in placed.items() for s, place in fold.placed.items()],
            ),
        ]
        changes = [(query, values) for query, values in changes if values]
        # A statement alone is a transaction by itself: what a table at play needs is one way to the database and back.
        async with connection.transaction() if len(changes) > 1 else nullcontext():
            for query, values in changes:
                await connection.execute(query, *zip(*values, strict=True))
        for fold in placed.values():
            fold.stored = fold.placed

    async def _tell(
        self,
        connection: asyncpg.Connection,
        rows: list[tuple[int, int, int, PublicRow]],
        greeted: dict[int, Hello],
        asked: list[tuple[int, int]],
    ) -> None:
        """Answer the tables, and show what changed."""
        upto: dict[int, list[tuple[int, int]]] = {table: [] for table in greeted}
        elsewhere = []
        for table, game in asked:
            if fold := self._folds.get(table, OrderedDict()).get(game):
                upto.setdefault(table, []).append((game, fold.number))
            else:
                elsewhere.append((table, game))
        if elsewhere:
            for row in await connection.fetch(STORED, *zip(*elsewhere, strict=True)):
                upto[row["table_id"]].append((row["game"], row["number"]))
        heard = {row["table_id"]: row for row in await connection.fetch(HEARD, [*greeted])} if greeted else {}
        now, playing = time.time(), {table: game for table, game, _, _ in rows}
        for table, games in upto.items():
            if (view := self.tables.get(table)) is None:
                continue  # revoked meanwhile
            answer = Answer(self.settings.name, tuple(games))
            changed: dict[str, object] = {"heard": now, "linked": True}
            if table in playing:
                changed["game"] = self._view(table, playing[table], now)
            if (hello := greeted.get(table)) is not None:
                row = heard[table]
                refused = "older" if hello.protocol < PROTOCOL else "newer" if hello.protocol > PROTOCOL else ""
                if refused and not view.refused:
                    _log(f"table {table} ({view.name}) runs Boardside {hello.version!r}, which is {refused}")
                open = hello.call if hello.call > row["answered"] else 0
                changed |= {"version": hello.version, "call": open, "refused": refused}
                said = row["id"] and Announcement(row["id"], row["text"])
                answer = replace(answer, said=said, answered=row["answered"], refused=refused)
            self._show(replace(view, **changed))
            await self._say(answer_subject(table), answer)

    async def _fold(self, connection: asyncpg.Connection, table: int, game: int) -> Fold:
        """The game as far as the database has it."""
        folds = self._folds.setdefault(table, OrderedDict())
        if game not in folds:
            fold = Fold()
            query = "SELECT undone, body FROM entries WHERE table_id = $1 AND game = $2 ORDER BY number"
            for row in await connection.fetch(query, table, game):
                fold.add(PublicRow(row["undone"], msgspec.Raw(row["body"])))
            fold.stored = fold.placed
            folds[game] = fold
        folds.move_to_end(game)
        return folds[game]

    def _view(self, table: int, game: int, arrived: float) -> GameView:
        fold = self._folds[table][game]
        return GameView(game, fold.kind, fold.number, fold.players, arrived, fold.over, fold.fault, fold.now)

    def _show(self, view: TableView) -> None:
        self.tables[view.id] = view
        self.changes.tell(view.id)

    async def _say(self, subject: str, answer: Answer) -> None:
        """Send something to the tables; one that is not reached asks for it with its next hello."""
        if self._client is not None and self._client.is_connected:
            with suppress(Error, OSError):
                await self._client.publish(subject, msgspec.json.encode(answer))

    async def _watch(self) -> None:
        """Notice which tables fell silent, and which joined or were cut off by another process."""
        while True:
            await asyncio.sleep(PAUSE)
            if self.members.members.keys() != self.tables.keys():
                with suppress(DatabaseGone):
                    await self.enter()
            for view in list(self.tables.values()):
                if view.linked and time.time() - view.heard > GONE:
                    self._show(replace(view, linked=False))


def _greeted(data: bytes) -> Hello | None:
    """The hello of another version, of which no more is known than its version."""
    found = read(data, Greeting)
    return Hello(found.protocol, found.version) if found is not None and found.protocol != PROTOCOL else None


def _log(sentence: str) -> None:
    print(f"boardside: {sentence}", file=sys.stderr, flush=True)
