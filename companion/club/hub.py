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
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

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
from companion.club.keys import Key
from companion.club.members import Members
from companion.club.setup import HubSettings, invitation
from companion.club.wire import (
    LARGEST,
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
from companion.games.registry import GAMES
from engine.match import Match

BATCH = 1_000
"""The most rows of one transaction."""
WAITING = 16 << 20
"""The most bytes of messages that wait; what comes then is dropped, and sent again."""
RATE, BURST = 400, 4_000
"""Rows a second that a table may send, and how many at once after a rest; 20 are counted for every hello."""
BYTES = 200
"""The bytes of a row that are counted as one."""
MOST_ROWS, MOST_GAMES = 20_000, 5_000
"""The most rows of a game, and games of a table."""
FOLDS, KNOWN = 3, 100
"""The most games of a table that are held in memory, and of which it is known there how far they are stored."""
GONE = 25.0
"""Seconds without a hello after which a table counts as not linked."""
PAUSE = 1.0
"""Seconds before the database or nats-server is tried again."""
HEARD = """
SELECT coalesce((SELECT max(number) FROM calls WHERE table_id = $1 AND answered IS NOT NULL), 0) answered, id, text
FROM (VALUES (1)) one LEFT JOIN LATERAL (
    SELECT id, text FROM announcements WHERE table_id IS NULL OR table_id = $1 ORDER BY id DESC LIMIT 1
) said ON true
"""
"""What a table is told when it says hello: its last answered call, and the last announcement."""
LOCK = 0x426F6172
"""The number of the lock in the database that the working hub holds."""


class GameView(Struct, frozen=True):
    """A game of a table: `number` is the row up to which it is folded, `arrived` when that came (seconds UTC of the
    hub's clock). `fault` says why a row cannot be read."""

    game: int
    kind: str
    number: int
    players: tuple[Player, ...]
    arrived: float
    over: bool
    fault: str = ""


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
        self._key = Key(folder.joinpath("key").read_text(encoding="ascii").strip())
        self.members = Members(folder, self._key.public)
        self._client: Client | None = None
        self._folds: dict[int, OrderedDict[int, Fold]] = {}
        self._upto: dict[int, dict[int, int]] = {}
        self._unshown: list[tuple[int, int]] = []
        self._budgets: dict[int, _Budget] = {}
        self._waiting: list[Msg] = []
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

    def present(self, table: int) -> Match | None:
        """The table's game as it stands, without its entries; None where there is none."""
        view = self.tables.get(table)
        fold = self._folds.get(table, OrderedDict()).get(view.game.game) if view and view.game else None
        return fold.present() if fold else None

    async def announce(self, text: str, table: int | None = None) -> None:
        """Keep an announcement, and send it to the table, or to all. Raises DatabaseGone."""
        query = "INSERT INTO announcements (table_id, text) VALUES ($1, $2) RETURNING id"
        id = await self.database.run(lambda connection: connection.fetchval(query, table, text[:1000]))
        subject = TO_ALL if table is None else answer_subject(table)
        await self._say(subject, Answer(self.settings.name, said=Announcement(id, text[:1000])))
        self.changes.tell(0)

    async def answer_call(self, table: int, number: int) -> None:
        """Note that the organiser went to this table; its calls up to this one are answered. Raises DatabaseGone."""
        query = "UPDATE calls SET answered = now() WHERE table_id = $1 AND number <= $2 AND answered IS NULL"
        await self.database.run(lambda connection: connection.execute(query, table, number))
        if (view := self.tables.get(table)) and view.call <= number:
            self._show(replace(view, call=0))
        await self._say(answer_subject(table), Answer(self.settings.name, answered=number))

    def invite(self, name: str, letters: bool = False) -> str:
        """The link by which one table of this name may join, or eight letters, which are offered where the network is
        closed. ValueError where it is not."""
        return invitation(self.settings, self.certificate, self.members, name, letters)

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
               ON CONFLICT (id) DO UPDATE SET name = excluded.name RETURNING id, name, version""",
            *_columns([(member.id, member.name) for member in members.values()], 2),
        )
        for id in self.tables.keys() - members.keys():
            del self.tables[id]
        for row in rows:
            known = self.tables.get(row["id"], TableView(row["id"], row["name"], row["version"]))
            self._show(replace(known, name=row["name"]))
        self.changes.tell(0)

    async def _serve(self) -> None:
        """Hold a connection to the database until it fails. Raises DatabaseGone, whatever failed."""
        connection = await connect_database(self.settings.database)
        try:
            while not await connection.fetchval("SELECT pg_try_advisory_lock($1)", LOCK):
                await asyncio.sleep(PAUSE)
            await migrate(connection)
            self._folds, self._upto, self._budgets = {}, {}, {}
            for view in self.tables.values():
                self.tables[view.id] = replace(view, game=None)
            await self._enter(connection)
            found = await connection.fetch("SELECT id, game FROM tables WHERE NOT revoked AND game IS NOT NULL")
            self._unshown = [(row["id"], row["game"]) for row in found]
            while True:
                await self._carry(connection)
                await self._show_stored(connection, len(self._unshown))
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
        closed = asyncio.Event()

        async def ended() -> None:
            closed.set()
            self._woken.set()

        self._waiting, self._size = [], 0
        try:
            client = await connect(self.settings.local, self.certificate, self._key, ended)
        except (Refused, Error, OSError, TimeoutError) as error:
            return _log(f"nats-server is not reached: {error or type(error).__name__}")
        try:
            await client.subscribe(TO_HUB, cb=self._received, pending_bytes_limit=WAITING)
            await client.flush()
            self._client = client
            await self._say(TO_ALL, Answer(self.settings.name, ask=True))
            while not closed.is_set():
                if not self._waiting and self._unshown:
                    await self._show_stored(connection, 1)
                    continue
                await self._woken.wait()
                self._woken.clear()
                while self._waiting:
                    await self._work(connection)
        except Error as error:
            _log(f"nats-server is not reached: {error or type(error).__name__}")
        finally:
            self._client = None
            await close(client)

    async def _show_stored(self, connection: asyncpg.Connection, most: int) -> None:
        """Show the games of up to so many tables that have not been heard since the hub began."""
        for table, game in [self._unshown.pop() for _ in range(most)]:
            if table in self.tables and self.tables[table].game is None:
                await self._fold(connection, table, game)
                await self._shown(connection, table, game)

    async def _received(self, message: Msg) -> None:
        if self._size + len(message.data) <= WAITING:
            self._size += len(message.data)
            self._waiting.append(message)
            self._woken.set()

    async def _work(self, connection: asyncpg.Connection) -> None:
        """Take in as many of the waiting messages as one transaction holds."""
        self._forget()
        rows: list[tuple[int, int, int, PublicRow]] = []
        begun: list[tuple[int, int, str]] = []
        greeted: dict[int, Hello] = {}
        touched: dict[tuple[int, int], None] = {}
        taken = 0
        for message in self._waiting:
            if len(rows) >= BATCH:
                break
            taken += 1
            self._size -= len(message.data)
            found = sender(message.subject)
            if found is None or found[0] not in self.tables or len(message.data) > LARGEST:
                continue
            table, kind = found
            cost = max(1.0, len(message.data) / BYTES)
            budget = self._budgets.setdefault(table, _Budget())
            if kind == "hello":
                hello = read(message.data, Hello) or _greeted(message.data)
                if hello is not None and budget.take(20):
                    greeted[table] = hello
                    await self._known(connection, table, [game for game, _ in hello.games])
                    touched |= {(table, game): None for game, _ in hello.games}
                continue
            sent = read(message.data, Rows)
            if sent is None or self.tables[table].refused or not budget.take(max(cost, len(sent.rows))):
                continue
            upto = await self._known(connection, table, [sent.game])
            touched[table, sent.game] = None
            if sent.first == 0 and upto[sent.game] < 0 and await self._full(connection, table):
                continue
            for number, row in enumerate(sent.rows, sent.first):
                if number == upto[sent.game] + 1 and number < MOST_ROWS:
                    fold = await self._fold(connection, table, sent.game)
                    fold.add(row)
                    upto[sent.game] = number
                    rows.append((table, sent.game, number, row))
                    if number == 0:
                        begun.append((table, sent.game, fold.kind))
        del self._waiting[:taken]
        await self._commit(connection, rows, begun, greeted)
        await self._tell(connection, greeted, touched, {(table, game) for table, game, _, _ in rows})

    def _forget(self) -> None:
        """Keep in memory what is used; only between two transactions, as it holds what is not committed yet."""
        for folds in self._folds.values():
            while len(folds) > FOLDS:
                folds.popitem(last=False)
        for upto in self._upto.values():
            if len(upto) > KNOWN:
                upto.clear()

    async def _commit(
        self,
        connection: asyncpg.Connection,
        rows: list[tuple[int, int, int, PublicRow]],
        begun: list[tuple[int, int, str]],
        greeted: dict[int, Hello],
    ) -> None:
        current = {table: game for table, game, _, _ in rows}
        turned = [(t, g) for t, g in current.items() if not (view := self.tables[t].game) or view.game != g]
        async with connection.transaction():
            if begun:
                await connection.execute(
                    """INSERT INTO games (table_id, game, kind)
                       SELECT * FROM unnest($1::int[], $2::bigint[], $3::text[]) ON CONFLICT DO NOTHING""",
                    *_columns(begun, 3),
                )
            if rows:
                await connection.execute(
                    """INSERT INTO entries (table_id, game, number, undone, body)
                       SELECT * FROM unnest($1::int[], $2::bigint[], $3::int[], $4::int[], $5::bytea[])
                       ON CONFLICT DO NOTHING""",
                    *_columns([(t, g, n, row.undone, bytes(row.body)) for t, g, n, row in rows], 5),
                )
            for table, game in turned:
                await connection.execute("UPDATE tables SET game = $2 WHERE id = $1", table, game)
            for table, game in {(table, game): None for table, game, _, _ in rows}:
                await self._result(connection, table, game)
            for table, hello in greeted.items():
                if hello.version != self.tables[table].version:
                    await connection.execute("UPDATE tables SET version = $2 WHERE id = $1", table, hello.version)
                if hello.call:
                    await connection.execute(
                        "INSERT INTO calls (table_id, number) VALUES ($1, $2) ON CONFLICT DO NOTHING", table, hello.call
                    )

    async def _result(self, connection: asyncpg.Connection, table: int, game: int) -> None:
        """Write the standings of a game that is over, and remove those of one whose end was withdrawn."""
        fold = self._folds[table][game]
        over = fold.over
        if over == fold.kept:
            return
        fold.kept = over
        await connection.execute("UPDATE games SET over = $3 WHERE table_id = $1 AND game = $2", table, game, over)
        await connection.execute("DELETE FROM results WHERE table_id = $1 AND game = $2", table, game)
        match = fold.match() if over else None
        if match is not None:
            placed = GAMES[fold.kind].placed(match)
            await connection.executemany(
                "INSERT INTO results (table_id, game, seat, rank, score, number) VALUES ($1, $2, $3, $4, $5, $6)",
                [(table, game, seat, rank, score, fold.number) for seat, (rank, score) in placed.items()],
            )

    async def _tell(
        self,
        connection: asyncpg.Connection,
        greeted: dict[int, Hello],
        touched: dict[tuple[int, int], None],
        changed: set[tuple[int, int]],
    ) -> None:
        """Answer the tables, and show what changed."""
        now = time.time()
        for table, game in changed:
            await self._shown(connection, table, game, now)
        upto: dict[int, list[tuple[int, int]]] = {table: [] for table in greeted}
        for table, game in touched:
            upto.setdefault(table, []).append((game, self._upto[table][game]))
        for table, games in upto.items():
            answer = Answer(self.settings.name, tuple(games))
            view = replace(self.tables[table], heard=now, linked=True)
            if (hello := greeted.get(table)) is not None:
                refused = "older" if hello.protocol < PROTOCOL else "newer" if hello.protocol > PROTOCOL else ""
                row = await connection.fetchrow(HEARD, table)
                said, answered = row["id"] and Announcement(row["id"], row["text"]), row["answered"]
                open = hello.call if hello.call > answered else 0
                if refused and not view.refused:
                    _log(f"table {table} ({view.name}) runs Boardside {hello.version!r}, which is {refused}")
                view = replace(view, version=hello.version, call=open, refused=refused)
                answer = replace(answer, said=said, answered=answered, refused=refused)
            self._show(view)
            await self._say(answer_subject(table), answer)

    async def _full(self, connection: asyncpg.Connection, table: int) -> bool:
        """Whether the table has all the games that it can have."""
        number: int = await connection.fetchval("SELECT count(*) FROM games WHERE table_id = $1", table)
        return number >= MOST_GAMES

    async def _known(self, connection: asyncpg.Connection, table: int, games: list[int]) -> dict[int, int]:
        """How far the table's games are stored, -1 for those that are not; at least of these games."""
        upto = self._upto.setdefault(table, {})
        asked = [game for game in games if game not in upto]
        if asked:
            query = "SELECT game, max(number) FROM entries WHERE table_id = $1 AND game = ANY ($2) GROUP BY game"
            upto |= dict.fromkeys(asked, -1)
            upto |= {row[0]: row[1] for row in await connection.fetch(query, table, asked)}
        return upto

    async def _fold(self, connection: asyncpg.Connection, table: int, game: int) -> Fold:
        """The game as far as the database has it."""
        folds = self._folds.setdefault(table, OrderedDict())
        if game not in folds:
            fold = Fold()
            query = "SELECT undone, body FROM entries WHERE table_id = $1 AND game = $2 ORDER BY number"
            for row in await connection.fetch(query, table, game):
                fold.add(PublicRow(row["undone"], msgspec.Raw(row["body"])))
            fold.kept = fold.over
            folds[game] = fold
        folds.move_to_end(game)
        return folds[game]

    async def _shown(self, connection: asyncpg.Connection, table: int, game: int, at: float = 0.0) -> None:
        """Show this game as the table's."""
        fold = self._folds[table][game]
        if not at:
            query = "SELECT max(arrived) FROM entries WHERE table_id = $1 AND game = $2"
            at = (await connection.fetchval(query, table, game)).timestamp()
        view = GameView(game, fold.kind, fold.number, fold.players, at, fold.over, fold.fault)
        self._show(replace(self.tables[table], game=view))

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


def _columns(rows: Sequence[tuple[object, ...]], number: int) -> list[list[object]]:
    return [[row[column] for row in rows] for column in range(number)]


def _log(sentence: str) -> None:
    print(f"boardside: {sentence}", file=sys.stderr, flush=True)
