"""The database of a club: its schema is made once, and a failed connection is not used again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest

pytest.importorskip("asyncpg", reason="the packages of boardside[club] are not installed")

from companion.club.database import Database, DatabaseGone, connect, migrate
from tests.club.programs import Postgres, until

pytestmark = pytest.mark.slow("processes")


def test_migrations_run_once(dsn: str) -> None:
    async def again() -> list[int]:
        connection = await connect(dsn)
        await migrate(connection)
        return [row["number"] for row in await connection.fetch("SELECT number FROM migrations ORDER BY number")]

    assert asyncio.run(again()) == [1, 2, 3]


def test_two_that_migrate_at_once_do_it_once(postgres: Postgres) -> None:
    postgres.run("CREATE DATABASE atonce")

    async def one() -> None:
        connection = await connect(postgres.dsn("atonce"))
        await migrate(connection)
        await connection.close()

    async def both() -> None:
        await asyncio.gather(*(one() for _ in range(4)))

    asyncio.run(both())


def test_work_that_fails_is_rolled_back_and_its_connection_is_not_used_again(dsn: str) -> None:
    async def run() -> tuple[int, list[str]]:
        database = Database(dsn)
        first = await database.run(lambda connection: connection.fetchval("SELECT pg_backend_pid()"))
        with pytest.raises(DatabaseGone):
            await database.run(
                lambda connection: connection.execute("INSERT INTO settings VALUES ('a', '1'); SELECT 1/0")
            )
        second = await database.run(lambda connection: connection.fetchval("SELECT pg_backend_pid()"))
        assert first != second
        kept = await database.run(lambda connection: connection.fetch("SELECT key FROM settings"))
        await database.close()
        return second, kept

    assert asyncio.run(run())[1] == []


def test_of_several_connections_at_a_time_one_is_kept_and_used_again(postgres: Postgres, dsn: str) -> None:
    name = dsn.partition("?")[0].rpartition("/")[2]

    async def run() -> None:
        database = Database(dsn)

        def which() -> Awaitable[int]:
            return database.run(lambda connection: connection.fetchval("SELECT pg_backend_pid()"))

        used = set(await asyncio.gather(which(), which(), which()))
        again = [await which(), await which()]
        assert len(used) == 3
        assert set(again) <= used
        assert len(set(again)) == 1
        await asyncio.to_thread(
            until,
            lambda: postgres.run(f"SELECT count(*) FROM pg_stat_activity WHERE datname = '{name}'") == "1",
            "the end of the other connections",
        )
        await database.close()

    asyncio.run(run())


def test_after_PostgreSQL_was_killed_the_next_work_is_done(postgres: Postgres, dsn: str) -> None:
    async def run() -> object:
        database = Database(dsn)
        await database.run(lambda connection: connection.execute("INSERT INTO settings VALUES ('name', '\"here\"')"))
        postgres.kill()
        for _ in range(2):
            with pytest.raises(DatabaseGone):
                await database.run(lambda connection: connection.fetchval("SELECT 1"))
        postgres.start()
        return await database.run(lambda connection: connection.fetchval("SELECT value FROM settings"))

    assert asyncio.run(run()) == '"here"'
