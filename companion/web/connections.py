"""The connections to a server: how many clients that have shown no key may hold, and for how long.

Whoever is in the network can connect, and a process can hold only so many connections. A connection is counted from
the moment it is accepted until it is closed or has shown a key. A newcomer is always accepted: where there are too many
connections, the oldest silent one is closed for it. One is silent until its request is complete, again until the next
one, and on a WebSocket until the first message; only where no silent one is left, one that watches is closed.

A browser shows its key in the first message on its WebSocket, after some ten short requests on up to six connections
for the page. These are counted, and may be closed as soon as they were answered: a browser opens a new one if it wants
one. A later request makes its connection the youngest again, so that connections without a request go first.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable, Iterable

FEW = 48
"""The most connections of one address that have shown no key. Six phones behind one address, as those of a router with
address translation, come in at once: a browser opens up to six connections for the page and one that watches until it
has chosen its seat, which makes 42."""
MOST = 100
"""The most connections in all that have shown no key. The web process has at most 256 open files (`LimitNOFILE` in
`boardside-web.service`): these, the 100 browsers that the table lets in (`MOST` in `phones.py`), and its own."""
PATIENCE = 10.0
"""Seconds for the head of a request, and after it for the next one or for a WebSocket's first message."""
PAUSE = 0.02
"""Seconds until the next connection is accepted after an error, as when too many files are open."""


class Connection:
    """An accepted connection: its client's address, the time of its last whole request (or of its beginning), whether
    it watches (it has said who it is, and nothing more is expected of it), and whether it has shown a key."""

    def __init__(self, accepted: socket.socket, address: str) -> None:
        self._accepted, self.address = accepted, address
        self.transport: asyncio.BaseTransport | None = None
        self.heard = asyncio.get_running_loop().time()
        self.watches = self.known = False

    @property
    def open(self) -> bool:
        """Whether it still takes an open file of this process."""
        return self._accepted.fileno() >= 0

    def cut(self) -> None:
        """Close it now, whatever is still to be sent."""
        if isinstance(self.transport, asyncio.WriteTransport):
            self.transport.abort()


class Connections:
    """The accepted connections of a server, by the protocol object that handles each."""

    def __init__(self) -> None:
        self._open: dict[asyncio.BaseProtocol, Connection] = {}

    async def serve(self, listening: socket.socket, protocol: Callable[[], asyncio.BaseProtocol]) -> None:
        """Accept the connections to this socket, each with a protocol of its own, until the task is cancelled."""
        loop, reported = asyncio.get_running_loop(), False
        listening.setblocking(False)
        while True:
            try:
                accepted, (address, *_) = await loop.sock_accept(listening)
            except OSError as wrong:
                if not reported:
                    print(f"boardside: a connection cannot be accepted: {wrong.strerror}", file=sys.stderr, flush=True)
                reported = True
                _cut_oldest(self._counted())
                await asyncio.sleep(PAUSE)
            else:
                await self._accept(accepted, address, protocol())

    def heard(self, protocol: asyncio.BaseProtocol) -> None:
        """Note that a whole request has come on this connection."""
        if (connection := self._open.get(protocol)) is not None:
            connection.heard = asyncio.get_running_loop().time()

    def watches(self, protocol: asyncio.BaseProtocol) -> None:
        """Note that a WebSocket's first message has come on this connection."""
        if (connection := self._open.get(protocol)) is not None:
            connection.watches = True

    def known(self, protocol: asyncio.BaseProtocol) -> None:
        """Note that a key was shown on this connection: it is counted no longer."""
        if (connection := self._open.get(protocol)) is not None:
            connection.known = True

    async def _accept(self, accepted: socket.socket, address: str, protocol: asyncio.BaseProtocol) -> None:
        """Begin with a connection, for which another may be closed."""
        self._open = {each: connection for each, connection in self._open.items() if connection.open}
        counted = self._counted()
        here = [each for each in counted if each.address == address]
        if len(here) >= FEW:
            _cut_oldest(here)
        elif len(counted) >= MOST:
            _cut_oldest(counted)
        loop = asyncio.get_running_loop()
        self._open[protocol] = connection = Connection(accepted, address)
        try:
            connection.transport, _ = await loop.connect_accepted_socket(lambda: protocol, accepted)
        except OSError:  # it has ended meanwhile
            accepted.close()
        else:
            loop.call_later(PATIENCE, self._late, connection)

    def _counted(self) -> list[Connection]:
        return [each for each in self._open.values() if each.open and not each.known]

    def _late(self, connection: Connection) -> None:
        """Close a connection whose time is over, or look at it again when that will be so."""
        if connection.watches or connection.known or not connection.open:
            return
        loop = asyncio.get_running_loop()
        left = connection.heard + PATIENCE - loop.time()
        if left > 0:
            loop.call_later(left, self._late, connection)
        else:
            connection.cut()


def _cut_oldest(connections: Iterable[Connection]) -> None:
    """Close the one of these connections that has been silent for longest, if there is any."""
    oldest = min(connections, key=lambda each: (each.watches, each.heard), default=None)
    if oldest is not None:
        oldest.cut()
