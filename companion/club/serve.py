"""The command `boardside hub`: makes a hub's folder, invites and cuts off tables, or runs the hub with its pages."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import ssl
import sys
from pathlib import Path
from typing import Literal

import msgspec
from aiohttp import web

from companion.club.database import DatabaseGone, connect, migrate
from companion.club.hub import Hub
from companion.club.members import Members, NotAdmitted
from companion.club.pages import attach
from companion.club.pages.login import new_organiser
from companion.club.setup import HubSettings, invitation, read_settings, set_up
from companion.club.wire import PROTOCOL, Refusal, Request, read

LARGEST = 64 * 1024
"""The most bytes that a browser or a table may send in one request."""
SLOWLY = 0.2
"""Seconds between two answers to wrong invitations, whoever asks."""
ENDING = 3.0
"""Seconds that browsers have to leave when the hub ends."""


def run(args: argparse.Namespace) -> int:
    """Do what the arguments ask for; returns the exit status. ValueError with a sentence."""
    folder: Path = args.folder
    if args.set_up is not None:
        if not (args.host and args.database):
            raise ValueError("--set-up needs --host ADDRESS, by which tables reach this machine, and --database DSN.")
        ports = {"nats_port": args.nats_port, "web_port": args.web_port}
        set_up(folder, HubSettings(args.set_up, args.host, args.database, closed=args.closed, **ports))
    elif args.invite is not None:
        print(invitation(folder, args.invite, args.letters))
    elif args.revoke is not None:
        Members(folder).revoke(args.revoke)
        print(f"Table {args.revoke} is cut off.")
    elif args.organiser is not None:
        try:
            password = asyncio.run(_organiser(read_settings(folder), args.organiser))
        except DatabaseGone as gone:
            raise ValueError(str(gone)) from None
        print(f"The password of {args.organiser} is {password}")
    else:
        logging.getLogger("asyncio").setLevel(logging.ERROR)  # nats-py makes it warn at every connection that ends
        asyncio.run(_serve(folder, args.bind))
    return 0


async def _organiser(settings: HubSettings, name: str) -> str:
    connection = await connect(settings.database)
    try:
        await migrate(connection)
        return await new_organiser(connection, name)
    finally:
        await connection.close()


async def _serve(folder: Path, bind: str) -> None:
    settings = read_settings(folder)
    hub = Hub(folder, settings)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.load_cert_chain(folder / "certificate.pem", folder / "certificate.key")
    runner = web.AppRunner(application(hub), access_log=None, shutdown_timeout=ENDING)
    await runner.setup()
    await web.TCPSite(runner, bind, settings.web_port, ssl_context=context).start()
    print(f"The hub of {settings.name} is at https://{settings.host}:{settings.web_port}/", flush=True)
    working = asyncio.create_task(hub.run())
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, working.cancel)
    try:
        await working
    except asyncio.CancelledError:
        pass
    finally:
        await runner.cleanup()


def application(hub: Hub) -> web.Application:
    """The hub's pages, and where tables join."""
    one_by_one = asyncio.Lock()

    async def join(request: web.Request) -> web.Response:
        """The membership, or a `Refusal`, which is also logged."""
        asked = read(await request.read(), Request)
        if asked is None:
            refusal = Refusal("invitation", "This is no request of a table.")
        elif asked.protocol != PROTOCOL:
            why: Literal["older", "newer"] = "older" if asked.protocol < PROTOCOL else "newer"
            refusal = Refusal(why, f"The table's Boardside ({asked.version[:60]!r}) is {why} than the club's.")
        else:
            try:
                return web.json_response(body=msgspec.json.encode(await hub.admit(asked.secret, asked.key)))
            except NotAdmitted as wrong:
                refusal = Refusal("invitation", str(wrong))
        async with one_by_one:
            await asyncio.sleep(SLOWLY)
        print(f"boardside: {request.remote} was not admitted: {refusal.sentence}", file=sys.stderr, flush=True)
        return web.json_response(body=msgspec.json.encode(refusal), status=403)

    made = web.Application(client_max_size=LARGEST)
    made.router.add_post("/join", join)
    attach(made, hub)
    return made
