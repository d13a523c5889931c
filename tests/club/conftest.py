"""A PostgreSQL for all tests of a club and an empty database for each, where Debian's packages are installed."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator

import pytest

from tests.club.programs import MISSING, Postgres

_names = (f"club{number}" for number in itertools.count(1))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL in a temporary folder."""
    if MISSING:
        pytest.skip(f"not installed: {MISSING}")
    server = Postgres()
    server.start()
    yield server
    server.end()


@pytest.fixture
def dsn(postgres: Postgres) -> str:
    """The address of a new database with the club's schema, empty."""
    from companion.club.database import connect, migrate

    name = next(_names)
    postgres.run(f"CREATE DATABASE {name}")

    async def prepare() -> None:
        connection = await connect(postgres.dsn(name))
        await migrate(connection)
        await connection.close()

    asyncio.run(prepare())
    return postgres.dsn(name)
