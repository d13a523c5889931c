"""A hub with its programs in temporary folders, and tables that play recorded games, for the tests and benchmarks."""

from __future__ import annotations

import asyncio
import contextlib
import json
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
from nats.aio.client import Client

from companion.club.client import connect
from companion.club.fold import GameStart, rules
from companion.club.hub import Hub
from companion.club.join import read_membership
from companion.club.keys import Key, write_secret
from companion.club.members import Members
from companion.club.report import Reporter
from companion.club.setup import HubSettings, read_settings, set_up
from companion.club.wire import Membership
from companion.games.people import read_people
from companion.storage.store import Store
from engine.codec import read_events, write
from engine.game import Start
from tests.club.programs import Broker, free_port
from tests.club.tables import Recorded, enter

HOUSE = Path(__file__).parents[2]
GAME = HOUSE / "tests" / "recorded_games" / "02-de-3-seats.jsonl"


def said(path: Path = GAME) -> list[bytes]:
    """The lines that a recorded game says to the headless referee."""
    return [json.dumps(json.loads(line)["say"]).encode() + b"\n" for line in path.read_text("utf-8").splitlines()]


def made(folder: Path, dsn: str, name: str = "Chess Café") -> HubSettings:
    """A hub's folder, on free ports of this machine."""
    settings = HubSettings(name, "127.0.0.1", dsn, nats_port=free_port(), web_port=free_port())
    set_up(folder, settings)
    return settings


def joined(hub: Path, folder: Path, name: str = "one", address: str = "") -> None:
    """The folder of a table that has joined the hub in this folder, without the way over the network; it reaches
    nats-server at the hub's address or at another one."""
    folder.mkdir(parents=True)
    settings, members, seed = read_settings(hub), Members(hub), Key.seed()
    member = members.admit(members.invite(name, False), Key(seed).public)
    certificate = hub.joinpath("certificate.pem").read_text("ascii")
    found = Membership(settings.name, member.id, address or settings.address, certificate)
    folder.joinpath("club.json").write_bytes(msgspec.json.encode(found))
    write_secret(folder / "key", seed)


@contextlib.asynccontextmanager
async def running(folder: Path, *options: str) -> AsyncIterator[tuple[Hub, Broker]]:
    """The hub in this folder, at work in this process, and its nats-server, with these options."""
    settings = read_settings(folder)
    broker = Broker(folder / "nats.conf", settings.nats_port, *options)
    broker.start()
    hub = Hub(folder, settings)
    task = asyncio.create_task(hub.run())
    try:
        await came(lambda: hub.working, "the hub")
        yield hub, broker
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
        broker.kill()


@contextlib.asynccontextmanager
async def club(folder: Path, dsn: str, *names: str) -> AsyncIterator[tuple[Hub, Broker]]:
    """A new hub at work in the folder `hub`, and tables that have joined, each in the folder of its name."""
    if not folder.joinpath("hub").exists():
        made(folder / "hub", dsn)
    async with running(folder / "hub") as (hub, broker):
        for name in names:
            joined(hub.folder, folder / name, name)
        await hub.enter()
        yield hub, broker


@contextlib.asynccontextmanager
async def reporting(folder: Path, store: Path) -> AsyncIterator[None]:
    """A reporter at work in this process."""
    stopped = asyncio.Event()
    task = asyncio.create_task(Reporter(store, folder, stopped).run())
    try:
        yield
    finally:
        stopped.set()
        await task


async def connected(folder: Path, closed: asyncio.Event) -> Client:
    """The connection of the table that joined with this folder; the event is set when it ends."""
    membership, key = read_membership(folder)

    async def ended() -> None:
        closed.set()

    return await connect(membership.address, membership.certificate, key, ended)


def play(path: Path, game: Recorded, first: int, last: int) -> None:
    """Store the rows of a recorded game."""
    with Store.open(path) as store:
        if not store.games():
            store.begin(*game.record)
        for row in game.rows[first:last]:
            enter(store, row)


def public_rows(path: Path) -> dict[int, bytes]:
    """What a hub must hold of the one game in this file: bodies by number."""
    with Store.read(path) as store:
        game = store.games()[0]
        rulebook = rules(game.game)
        begun = GameStart(msgspec.json.decode(game.start, type=Start), read_people(game.people).players)
        bodies = {0: write(begun)}
        for row in store.rows(game.id):
            events = read_events(rulebook, row.events) if not row.undone else ()
            bodies[row.number] = write([rulebook.public(event) for event in events])
        return bodies


class Referee:
    """A `referee --store FILE --club FOLDER` process; with None for the folder, one without a club."""

    def __init__(self, store: Path, club: Path | None) -> None:
        command = [sys.executable, "-m", "companion", "referee", "--store", str(store)]
        if club is not None:
            command += ["--club", str(club)]
        self.process = subprocess.Popen(command, cwd=HOUSE, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def say(self, line: bytes) -> dict:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line)
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def end(self) -> int:
        assert self.process.stdin is not None
        self.process.stdin.close()
        return self.process.wait(30)


async def came(condition, what: str, seconds: float = 300) -> None:
    """Wait until `condition()` is true; fails, naming `what`, where that never comes."""
    end = asyncio.get_running_loop().time() + seconds
    while not condition():
        assert asyncio.get_running_loop().time() < end, f"{what} did not come"
        await asyncio.sleep(0.02)
