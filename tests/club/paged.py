"""A hub with its pages at a port of this machine, and its organiser, for the tests of the pages."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import aiohttp
from aiohttp import web

from companion.club.database import connect, migrate
from companion.club.hub import Hub
from companion.club.pages import attach
from companion.club.pages.login import TOKEN, new_organiser
from tests.club.evening import came, made, running
from tests.club.programs import free_port
from tests.club.stored import join, players, recorded, store


class Paged:
    """A hub's pages; `session` is a browser's, with its cookies."""

    def __init__(self, hub: Hub, address: str, password: str, session: aiohttp.ClientSession) -> None:
        self.hub, self.address, self.password, self.session = hub, address, password, session

    async def log_in(self, password: str = "") -> str:
        """Where a login leads to."""
        form = {"name": "organiser", "password": password or self.password}
        headers = {"Origin": self.address}
        async with self.session.post(
            f"{self.address}/login", data=form, headers=headers, allow_redirects=False
        ) as answer:
            return answer.headers["Location"]

    async def do(self, order: dict[str, Any], **headers: str) -> tuple[int, Any]:
        """The status and the answer of an action."""
        token = next((each.value for each in self.session.cookie_jar if each.key == TOKEN), "")
        sent = {"Origin": self.address, "X-Token": token} | headers
        async with self.session.post(f"{self.address}/do", data=json.dumps(order), headers=sent) as answer:
            return answer.status, await answer.json()

    async def get(self, path: str) -> Any:
        """The JSON at this address."""
        async with self.session.get(self.address + path) as answer:
            return await answer.json()


@contextlib.asynccontextmanager
async def paged(folder: Path, dsn: str, games: Sequence[tuple[int, float]] = (), *options: str) -> AsyncIterator[Paged]:
    """The pages of a hub whose tables 1, 2 ... hold these recorded games, as far as this share of them;
    nats-server has these options."""
    made(folder / "hub", dsn)
    names = [f"Table {number}" for number in range(1, len(games) + 1)]
    connection = await connect(dsn)
    await migrate(connection)
    for id, name, (number, share) in zip(join(folder / "hub", *names), names, games, strict=True):
        match, start = recorded(number, share)
        await store(connection, id, name, match, start, players(start.game, start.seats))
    password = await new_organiser(connection)
    await connection.close()
    app = web.Application()
    async with (
        running(folder / "hub", *options) as (hub, _),
        aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session,
    ):
        attach(app, hub)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        port = free_port()
        await web.TCPSite(runner, "127.0.0.1", port).start()
        try:
            await came(lambda: all((view := hub.tables.get(id + 1)) and view.game for id in range(len(games))), "games")
            yield Paged(hub, f"http://127.0.0.1:{port}", password, session)
        finally:
            await runner.cleanup()
