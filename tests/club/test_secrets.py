"""What is hidden at a table is nowhere in its club: broker, database, pages and logs are the same bytes for twins."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import aiohttp
import pytest

pytest.importorskip("nats", reason="the packages of boardside[club] are not installed")
pytest.importorskip("asyncpg", reason="the packages of boardside[club] are not installed")

from companion.referee import Referee
from companion.storage.store import Store
from tests.club.evening import came, joined, reporting
from tests.club.paged import paged
from tests.club.programs import Postgres
from tests.promises.recipes import RECIPES, Sentence

pytestmark = pytest.mark.slow("processes")

GAME = re.compile(r'\\?"game\\?":[0-9]+')
"""The number of a game in a message, in which two tables differ."""


def play(path: Path, game: str, options: dict[str, Any], lines: Sequence[Sentence]) -> int:
    """Say these lines to a referee; returns how many rows the journal has then."""
    with Store.open(path) as store:
        referee = Referee(store)
        for line in ({"game": game, "seats": 2, "options": options}, *lines):
            answer = referee.answer(json.dumps(line).encode())
            assert answer["ok"], answer
        return store.rows(1)[-1].number


@pytest.mark.parametrize("game", RECIPES)
def test_twin_tables_leave_the_same_bytes_in_broker_database_pages_and_logs(
    game: str, dsn: str, tmp_path: Path, postgres: Postgres, capfd: pytest.CaptureFixture[str]
) -> None:
    twins = RECIPES[game].twins[-1]
    files = tmp_path / "one.db", tmp_path / "two.db"
    (last, other) = (
        play(file, game, dict(twins.options), lines)
        for file, lines in zip(files, (twins.one, twins.other), strict=True)
    )
    assert last == other
    seen: dict[str, list[str]] = {"1": [], "2": []}

    async def evening() -> None:
        async with paged(tmp_path, dsn, (), "-V") as it:
            for number, file in enumerate(files, 1):
                joined(it.hub.folder, tmp_path / f"{number}", "twin")
                await it.hub.enter()
                async with reporting(tmp_path / f"{number}", file):
                    await came(lambda n=number: (now := it.hub.tables[n].game) and now.number == last, "the last row")
            for number in seen:
                row = await it.get(f"/api/tables/{number}")
                row.update(id=0, heard=0)
                row["game"]["arrived"] = 0
                seen[number] += [json.dumps(row), await first(it.session, f"{it.address}/live/{number}")]

    asyncio.run(evening())
    log = tmp_path.joinpath("hub", "nats.log").read_text("utf-8", "replace")
    for number, found in seen.items():
        sent = re.findall(rf"<<- \[PUB club\.in\.{number}\.rows .*\n.*MSG_PAYLOAD: (.*)", log)
        assert sent
        found += [GAME.sub("", body) for body in sent]
        found += dumped(postgres, dsn.partition("///")[2].partition("?")[0], number)
    one, two = seen.values()
    assert one == two
    assert sum(map(len, one)) > 10_000
    logs = log + "".join(capfd.readouterr())
    hidden = {piece for piece in twins.kinds if f'"{piece}"' not in "".join(one)}
    assert [piece for piece in hidden if f'"{piece}"' in logs] == []


async def first(session: aiohttp.ClientSession, address: str) -> str:
    """The first event of this stream."""
    async with session.get(address) as answer:
        async for line in answer.content:
            if line.startswith(b"data: "):
                return line.decode()
    raise AssertionError("the stream ended")


def dumped(postgres: Postgres, database: str, table: int) -> list[str]:
    """Everything that the database has of this table, but numbers and times."""
    names = "SELECT table_name FROM information_schema.columns WHERE column_name = 'table_id' ORDER BY 1"
    found = []
    for name in postgres.run(names, database).splitlines():
        rows = f"SELECT to_jsonb(it) - ARRAY['table_id', 'game', 'arrived'] FROM {name} it WHERE table_id = {table}"
        found += postgres.run(rows, database).splitlines()
    return sorted(found)
