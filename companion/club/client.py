"""A connection to the club's nats-server that says nothing to any other server."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Awaitable, Callable
from contextlib import suppress

from nats.aio.client import Client
from nats.errors import AuthorizationError, Error

from companion.club.keys import Key, pinned

PATIENCE = 5
"""Seconds for connecting, and between two pings; a server that misses two of them is gone."""
CLOSING = 0.5
"""Seconds for what is still to be sent when a connection is ended."""


class Refused(Exception):
    """The error for a server that this key must not, or may not, talk to. `why` is `certificate` (another hub's, or
    somebody between), `clear` (it wants no TLS) or `key` (it does not know this key)."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class _Pinned(Client):
    """nats-py's client, which by itself goes on in clear where a server's first line says that it needs no TLS: what it
    says next (its signature, then everything) would be an impostor's. Its own way back to a lost server is not used."""

    key: Key

    def _connect_command(self) -> bytes:
        writer = getattr(self._transport, "_io_writer", None)
        if writer is None or writer.get_extra_info("ssl_object") is None:
            raise _InClear
        self._auth_configured, self._public_nkey = True, self.key.public
        return super()._connect_command()


class _InClear(Error):
    pass


async def connect(address: str, certificate: str, key: Key, closed: Callable[[], Awaitable[None]]) -> Client:
    """A connection to the nats-server at `address` ("host:4222"), which must have this certificate (PEM). `closed` is
    called when it ends: there is no way back, and whoever needs one connects anew.

    Raises Refused, and OSError, TimeoutError or nats.errors.Error where there is no server to talk to.
    """
    client = _Pinned()
    client.key = key
    try:
        await client.connect(
            f"tls://{address}",
            tls=pinned(certificate),
            tls_hostname="club",
            signature_cb=key.sign,
            allow_reconnect=False,
            max_reconnect_attempts=1,  # without it the first connection is tried for two minutes; 0 is for ever
            reconnect_time_wait=0,
            connect_timeout=PATIENCE,
            ping_interval=PATIENCE,
            max_outstanding_pings=2,
            pending_size=1 << 20,
            error_cb=_silent,
            closed_cb=closed,
        )
    except ssl.SSLCertVerificationError as error:
        raise Refused("certificate") from error
    except _InClear as error:
        raise Refused("clear") from error
    except AuthorizationError as error:
        raise Refused("key") from error
    except Error as error:
        if "authorization" in str(error).lower():
            raise Refused("key") from error
        raise
    finally:
        if not client.is_connected:
            await close(client)
    return client


async def close(client: Client) -> None:
    """End the connection. After a handshake that failed, nats-py would wait for its end for ever."""
    with suppress(OSError, TimeoutError, Error):
        await asyncio.wait_for(client.close(), CLOSING)


async def _silent(error: Exception) -> None:
    """A refused subscription or a lost connection is found out by those who use it."""
