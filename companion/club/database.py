"""The club's database: connections that are dropped on any error, and the migrations of its schema."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from importlib.resources import files
from typing import TypeVar

import asyncpg

T = TypeVar("T")
PATIENCE = 10.0
"""Seconds after which an unanswered connection or command counts as lost."""
LOCK = 0x73716C
"""The number of the lock in the database that whoever changes its schema holds."""
MOST = 4
"""The most connections at a time, beside that of the hub itself."""


class DatabaseGone(Exception):
    """The error for work that the database did not do: try again later. Its transaction was rolled back, or it is not
    known whether it was committed."""


async def connect(dsn: str) -> asyncpg.Connection:
    """A connection that gives up after `PATIENCE`. Raises DatabaseGone."""
    try:
        # PostgreSQL's compiler of queries would take 40 MB for each connection, and longer than the queries themselves.
        settings = {"jit": "off"}
        return await asyncpg.connect(dsn, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=settings)
    except Exception as error:
        raise DatabaseGone(f"The database does not answer: {error}") from error


class Database:
    """Connections to the database at `dsn`, opened as they are needed; one is used again.

    A killed or restarted PostgreSQL makes a driver fail in more ways than can be listed, some of them long after the
    first. So no failed connection is repaired: whatever error ends the work, its connection is closed at once.
    """

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._idle: asyncpg.Connection | None = None
        self._places = asyncio.Semaphore(MOST)

    async def run(self, work: Callable[[asyncpg.Connection], Awaitable[T]]) -> T:
        """What `work` answers, in one transaction. Raises DatabaseGone for any error of the database; an error of the
        work itself goes through, and rolls back."""
        async with self._places:
            connection, self._idle = self._idle, None
            if connection is None or connection.is_closed():
                connection = await connect(self._dsn)
            try:
                async with connection.transaction():
                    answer = await work(connection)
            except BaseException as error:
                connection.terminate()
                if isinstance(error, asyncpg.PostgresError | asyncpg.InterfaceError | asyncpg.InternalClientError):
                    raise DatabaseGone(str(error)) from error
                if isinstance(error, OSError | TimeoutError):
                    raise DatabaseGone(f"The database does not answer: {error}") from error
                raise
            await self.close()  # a connection takes 4 MB of PostgreSQL, and two are seldom needed at a time
            self._idle = connection
            return answer

    async def close(self) -> None:
        """Close the idle connection."""
        if self._idle is not None:
            self._idle.terminate()
            self._idle = None


async def migrate(connection: asyncpg.Connection) -> None:
    """Bring the schema up to date: each file of `sql/`, in the order of its number, once, whoever else does it now."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY)")
        done = {row["number"] for row in await connection.fetch("SELECT number FROM migrations")}
        for file in sorted(files("companion.club").joinpath("sql").iterdir(), key=lambda file: file.name):
            number = int(file.name.partition("_")[0])
            if number not in done:
                await connection.execute(file.read_text(encoding="utf-8"))
                await connection.execute("INSERT INTO migrations VALUES ($1)", number)
