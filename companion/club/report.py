"""The process that reports a table's games to its club: `python -m companion.club.report --store FILE --club FOLDER`.

Where the table has joined no club, it waits for a link, joins, and begins.

It reads the table's file of games beside the table, which never waits for it, and knows of what it sent only how far
the hub has confirmed it: the journal itself is the queue. An hour without a network, a killed broker, a hub with an
empty disk and a message that was lost or came twice are all the same to it:

    connect          say hello; the hub answers how far it has each game ("up to N")
    send             the rows after N, at most `WINDOW` beyond what is confirmed
    up to N          N grew: send on. N is smaller than it was: the hub lost something, so send again from there
    nothing moves    in a game for `STALLED` seconds though something was sent: send again from N, and say hello

What is sent is what every spectator sees: events without their secret fields, and no commands.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import logging
import math
import os
import random
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

from companion import untrusted
from companion.club.client import Refused, close, connect
from companion.club.fold import GameStart, rules
from companion.club.join import NotJoined, join, read_membership
from companion.club.status import Status, asked_to_join, calls, write_status
from companion.club.wire import (
    FULL,
    MOST_GAMES,
    MOST_ROWS,
    PROTOCOL,
    TO_ALL,
    Answer,
    Hello,
    PublicRow,
    Rows,
    answer_subject,
    hello_subject,
    read,
    rows_subject,
)
from companion.games.people import read_people
from companion.storage.judged_versions import VERSION
from companion.storage.store import GameRow, Store, StoreReader
from companion.storage.store_file import StoreFailed, beside
from engine.codec import read_events, write

WINDOW = 400
"""The most rows of a game that are sent and not confirmed."""
LOOK = 0.02
"""Seconds between two looks at the file of games, and at what the hub has answered."""
STALLED, MOST_STALLED = 4.0, 32.0
"""Seconds without a confirmation after which everything that is not confirmed is sent again; doubled each time."""
GREETING = 10.0
"""Seconds between two hellos of a table at rest, by which the hub knows that it is there."""
PAUSES = (0.5, 1.0, 2.0, 4.0)
"""Seconds before another attempt to connect, each made up to half as long again by chance: 200 tables do not come back
in the same moment."""
WAIT = 0.5
"""Seconds between two looks for a link, where no club is joined."""
LEAVING = 5.0
"""Seconds that are left for what is not confirmed when the process is to end."""


class _Game:
    """A game as the reporter follows it: its number in the store, and in the club; the last row of its journal, the
    last that was sent, and the last that the hub confirmed, None before it said; when that moved, and the seconds
    after which what was sent and is not confirmed is sent again."""

    def __init__(self, row: GameRow) -> None:
        self.id = row.id
        self.kind = row.game
        self.last = 0
        self.sent = -1
        self.upto: int | None = None
        self.moved, self.patience = _now(), STALLED
        start = untrusted.start(row.start, f"Game {row.id}: its start")
        players = read_people(row.people).players
        # The same number whenever it is asked for; another one in another file, which counts its games from 1 again.
        print = hashlib.sha256(b"%d/%d/" % (row.id, row.begun) + row.start).digest()
        self.key = int.from_bytes(print[:8], "big") >> 1
        self.start = PublicRow(0, msgspec.Raw(write(GameStart(start, players))))

    @property
    def waits(self) -> bool:
        """Whether something was sent that is not confirmed."""
        return self.upto is None or self.sent > self.upto

    def rewind(self) -> None:
        """Send again what is not confirmed."""
        self.sent, self.moved = -1 if self.upto is None else self.upto, _now()
        self.patience = min(MOST_STALLED, 2 * self.patience)  # a hub that is slow is not helped by more of the same


class Journal:
    """The public journals in a table's file of games, read while the table writes it."""

    def __init__(self, path: Path, since: int) -> None:
        self._path = path
        self._since = since
        self._position = 0
        self._store: StoreReader | None = None
        self._opened = (0, False)
        self.games: dict[int, _Game] = {}
        """By the games' numbers in the club, the ones last written to; the latest last."""

    def look(self) -> bool:
        """Whether there are new rows. Raises StoreFailed and ValueError.

        The file's time tells nothing: SQLite writes a row, waits for the disk, and shows it to others in memory alone.
        """
        if self._store is None or self._files() != self._opened:
            self.close()
            if not self._path.exists():
                return False
            self._store, self._opened = Store.read(self._path), self._files()
        try:
            news = self._store.written_after(self._position, self._since)
            for self._position, id, last in news[-MOST_GAMES:]:
                key = next((key for key, followed in self.games.items() if followed.id == id), None)
                followed = _Game(self._store.game(id)) if key is None else self.games.pop(key)
                followed.last = last
                self.games[followed.key] = followed
        except BaseException:
            self.close()
            raise
        while len(self.games) > MOST_GAMES:
            del self.games[next(iter(self.games))]
        return bool(news)

    def rows(self, followed: _Game) -> list[PublicRow]:
        """The rows of this game to send next, as many as one message takes. Raises StoreFailed and ValueError."""
        assert self._store is not None
        found = [followed.start] if followed.sent < 0 else []
        room = FULL - sum(len(bytes(row.body)) for row in found)
        rulebook = rules(followed.kind)
        for row in self._store.rows_after(followed.id, max(0, followed.sent), MOST_ROWS - len(found)):
            events = read_events(rulebook, row.events) if not row.undone else ()
            body = write([rulebook.public(event) for event in events])
            room -= len(body)
            if room < 0 and found:
                break
            found.append(PublicRow(row.undone, msgspec.Raw(body)))
        return found

    def _files(self) -> tuple[int, bool]:
        """What another file or another way to read it is noticed by: while nobody writes there is no log beside it, and
        who opened it then, and may not write, sees nothing of what is written later."""
        with suppress(OSError):
            return self._path.stat().st_ino, beside(self._path, "-wal").exists()
        return 0, False

    def check(self) -> None:
        """ValueError for a file that this user may not read, which no further look mends."""
        if self._path.exists() and not os.access(self._path, os.R_OK):
            raise ValueError(f"{self._path} is not readable for the group of its reporter.")

    def close(self) -> None:
        """Close the file; the next look opens it again, from its beginning."""
        if self._store is not None:
            self._store.close()
        self._store, self._position = None, 0
        self.games.clear()


class Reporter:
    """Reports the games of one table until it is stopped."""

    def __init__(self, store: Path, folder: Path, stopped: asyncio.Event) -> None:
        """ValueError where the folder holds no membership."""
        self._membership, self._key = read_membership(folder)
        self._folder = folder
        self._stopped = stopped
        self._journal = Journal(store, self._membership.since)
        self._calls = calls(folder)
        self._status = Status("seeking", self._membership.club, self._membership.table)
        self._greet = False
        self._refused = ""
        self._link = ""
        self._ends = math.inf
        write_status(folder, self._status)

    async def run(self) -> str:
        """Connect, and connect again whenever the connection is lost, until `stopped`, and then until everything is
        confirmed, in `LEAVING` seconds at the latest. Or until another club is to be joined: its link is the answer.
        """
        attempt = 0
        while True:
            client: Client | None = None
            try:
                client = await connect(self._membership.address, self._membership.certificate, self._key, _lost)
                attempt = 0
                await self._talk(client)
            except Refused as refused:
                self._say(state=refused.why)
            except (StoreFailed, ValueError):
                self._say(state="store")
                self._journal.check()
            except (OSError, TimeoutError, Error):
                self._say(state="seeking")
            finally:
                if client is not None:
                    await close(client)
            self._link = self._link or asked_to_join(self._folder)
            if self._link or self._done():
                break
            pause = PAUSES[min(attempt, len(PAUSES) - 1)] * random.uniform(1, 1.5)
            await (asyncio.sleep(LOOK) if self._stopped.is_set() else _first(self._stopped, pause))
            attempt += 1
        self._say(state="off")
        return self._link

    def _done(self) -> bool:
        """Whether this is to end: everything is confirmed, or there was time for it."""
        if not self._stopped.is_set():
            return False
        self._ends = min(self._ends, _now() + LEAVING)
        return _now() >= self._ends or not self._behind()

    async def _talk(self, client: Client) -> None:
        """Report over this connection until it ends."""
        for followed in self._journal.games.values():
            followed.upto, followed.sent, followed.moved = None, -1, _now()
        for subject in (answer_subject(self._membership.table), TO_ALL):
            await client.subscribe(subject, cb=self._answered)
        self._greet, looked, greeted = True, 0.0, 0.0
        while client.is_connected:
            now = _now()
            if now - looked > WAIT:
                looked = now
                if link := asked_to_join(self._folder):
                    self._link = link
                    return
                called = calls(self._folder)
                self._greet, self._calls = self._greet or called != self._calls, called
                self._say(behind=self._behind())
            if self._journal.look() and any(followed.upto is None for followed in self._journal.games.values()):
                self._greet = True
            if self._done():
                return
            for followed in self._journal.games.values():  # each by itself: another one may move all the time
                if followed.waits and now - followed.moved > followed.patience:
                    followed.rewind()
                    self._greet = True
            if self._greet or now - greeted > GREETING:
                self._greet, greeted = False, now
                games = tuple((key, followed.last) for key, followed in self._journal.games.items())
                hello = Hello(PROTOCOL, VERSION, games, self._calls)
                await client.publish(hello_subject(self._membership.table), msgspec.json.encode(hello))
            await self._send(client)
            await asyncio.sleep(LOOK)

    async def _send(self, client: Client) -> None:
        for key, followed in self._journal.games.items():
            while (
                followed.upto is not None
                and followed.sent < min(followed.last, followed.upto + WINDOW)
                and not self._refused
            ):
                rows = self._journal.rows(followed)
                message = msgspec.json.encode(Rows(key, followed.sent + 1, tuple(rows)))
                if not followed.waits:
                    followed.moved = _now()
                followed.sent += len(rows)
                await client.publish(rows_subject(self._membership.table), message)

    async def _answered(self, message: Msg) -> None:
        answer = read(message.data, Answer)
        if answer is None:
            return
        self._refused = answer.refused
        self._greet = self._greet or answer.ask
        for key, upto in answer.upto:
            followed = self._journal.games.get(key)
            if followed is None or not -1 <= upto <= followed.last:
                continue
            if followed.upto is None or upto < followed.upto:
                followed.sent = upto
            if upto != followed.upto:
                followed.moved, followed.patience = _now(), STALLED
            followed.upto, followed.sent = upto, max(followed.sent, upto)
        changes: dict[str, object] = {"state": answer.refused or "linked"}
        if answer.said is not None and answer.said.id >= self._status.said_number:
            changes |= {"said": answer.said.text, "said_number": answer.said.id}
        if answer.answered:
            changes["answered"] = answer.answered
        self._say(**changes)

    def _behind(self) -> int:
        """How many rows are not confirmed."""
        return sum(
            followed.last - (-1 if followed.upto is None else followed.upto)
            for followed in self._journal.games.values()
        )

    def _say(self, **changes: object) -> None:
        status = msgspec.structs.replace(self._status, **changes)
        status = msgspec.structs.replace(status, called=self._calls > status.answered)
        if status != self._status:
            self._status = status
            write_status(self._folder, status)


async def _lost() -> None:
    """A connection that ended is noticed at the next look."""


def _now() -> float:
    return time.monotonic()


async def _report(store: Path, folder: Path, parent: bool) -> None:
    """Report until told to end. ValueError where a game that is played here has no club."""
    stopped, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stopped.set)
    if parent:

        def ended() -> None:
            loop.remove_reader(0)
            stopped.set()

        read_membership(folder)
        loop.add_reader(0, ended)  # nothing is ever written to it
    link = ""
    while not stopped.is_set():
        if link:
            try:
                await join(link, folder, store)
            except NotJoined as wrong:
                write_status(folder, Status(wrong.why))
            link = ""
        if folder.joinpath("club.json").exists():
            link = await Reporter(store, folder, stopped).run()
        else:
            await _first(stopped, WAIT)
            link = asked_to_join(folder)


async def _first(event: asyncio.Event, seconds: float) -> None:
    """Wait for the event, or for so long."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()


def main(arguments: Sequence[str] | None = None) -> int:
    """Report until SIGTERM; the exit status."""
    parser = argparse.ArgumentParser(description="Reports a table's games to its club.")
    parser.add_argument("--store", type=Path, required=True, help="the games' file")
    parser.add_argument("--club", type=Path, required=True, help="the folder that joining wrote")
    parser.add_argument("--parent", action="store_true", help="end when standard input does")
    args = parser.parse_args(arguments)
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # nats-py makes it warn at every connection that ends
    try:
        asyncio.run(_report(args.store.resolve(), args.club.resolve(), args.parent))
    except ValueError as wrong:
        print(f"boardside: {wrong}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
