"""The answers to phones that look whether a Wi-Fi leads to the internet, so that they stay in the table's own.

    python -m companion.web.probes      on the socket that systemd hands over (boardside-probes.socket, port 80)

A phone asks a server of its maker for a fixed text by plain HTTP, and leaves a Wi-Fi in which it does not get this
text. The table's own Wi-Fi answers the question for the address of such a server with the table's address, and gives no
address for any other name. Each answer has fixed bytes, chosen by the `Host` and the path of the request alone; every
other request gets 404. This program is a process of its own, which can reach neither the table nor a network.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
from collections.abc import Mapping

from companion.web.connections import Connections

LONGEST = 4_096
"""The most bytes of a request's head."""
HANDED = 3
"""The number of the first socket that systemd hands over."""


def _answer(status: str, kind: str = "", body: bytes = b"") -> bytes:
    kinds = f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n" if kind else ""
    return f"HTTP/1.1 {status}\r\n{kinds}Cache-Control: no-store\r\nConnection: close\r\n\r\n".encode() + body


APPLE = _answer("200 OK", "text/html", b"<HTML><HEAD><TITLE>Success</TITLE></HEAD><BODY>Success</BODY></HTML>")
EMPTY = _answer("204 No Content")
NOWHERE = _answer("404 Not Found", "text/plain", b"")
ANSWERS: Mapping[tuple[str, str], bytes] = {
    ("captive.apple.com", "/hotspot-detect.html"): APPLE,
    ("connectivitycheck.gstatic.com", "/generate_204"): EMPTY,
    ("connectivitycheck.gstatic.com", "/gen_204"): EMPTY,
    ("www.msftconnecttest.com", "/connecttest.txt"): _answer("200 OK", "text/plain", b"Microsoft Connect Test"),
    ("www.msftconnecttest.com", "/ncsi.txt"): _answer("200 OK", "text/plain", b"Microsoft NCSI"),
    ("detectportal.firefox.com", "/success.txt"): _answer("200 OK", "text/plain", b"success\n"),
}
"""The whole answers, by the host and the path that are asked for."""


def answer_to(head: bytes) -> bytes:
    """The answer, as bytes, to a request with this head: the expected answer if a phone or computer tests its internet
    connection with the request, else "404 Not Found".

    >>> answer_to(b"GET /gen_204 HTTP/1.1\\r\\nHost: connectivitycheck.gstatic.com\\r\\n\\r\\n").split(b"\\r\\n")[0]
    b'HTTP/1.1 204 No Content'
    """
    first, *lines = head.decode("latin-1").split("\r\n")
    method, _, rest = first.partition(" ")
    path = rest.partition(" ")[0].partition("?")[0]
    hosts = [line.partition(":")[2].strip() for line in lines if line.lower().startswith("host:")]
    if method not in ("GET", "HEAD") or len(hosts) != 1:
        return NOWHERE
    found = ANSWERS.get((hosts[0].lower().removesuffix(":80"), path), NOWHERE)
    return found.partition(b"\r\n\r\n")[0] + b"\r\n\r\n" if method == "HEAD" else found


async def serve(listening: socket.socket) -> None:
    """Answer the requests to this socket, by which phones look for the internet, until the task is cancelled."""

    def protocol() -> asyncio.StreamReaderProtocol:
        return asyncio.StreamReaderProtocol(asyncio.StreamReader(LONGEST), _asked)

    await Connections().serve(listening, protocol)


async def _asked(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    # whoever asks for something else gets nothing
    with contextlib.suppress(asyncio.IncompleteReadError, asyncio.LimitOverrunError, ConnectionError):
        writer.write(answer_to(await reader.readuntil(b"\r\n\r\n")))
        await writer.drain()
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()


def main() -> int:
    """Serve the socket that was handed over; returns the exit status."""
    if os.environ.get("LISTEN_FDS") != "1":
        print("boardside: systemd hands over the socket of the probes; see boardside-probes.socket", file=sys.stderr)
        return 2
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(serve(socket.socket(fileno=HANDED)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
