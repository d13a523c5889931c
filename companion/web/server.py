"""The web process: hands browsers the page, and carries texts between each of them and the process with the game.

    python -m companion.web.server --socket PATH [--bind ADDRESS] [--port N]

It keeps no picture, reads no text, and serves the files of `page/` and nothing else: a browser's address is compared
with their names, and never becomes a path. `Host` must be a number, the address of this machine, or "localhost": a page
of another name that points here (DNS rebinding) gets no answer. The WebSocket's `Origin` must be the same host.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gzip
import ipaddress
import json
import logging
import re
import socket
import sys
import traceback
import zlib
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from aiohttp import WSCloseCode, WSMsgType, set_zlib_backend, web
from aiohttp.http_exceptions import HttpProcessingError

from companion.web.connections import Connections
from companion.web.link import (
    CLOSED,
    HEAD,
    KNOWN,
    LONGEST_IN,
    LONGEST_OUT,
    OPENED,
    READY,
    TEXT,
    Frame,
    TooLong,
    packed,
)

PORT = 8137
TRIED = 10
"""How many ports are tried, one after the other, where the usual one is taken."""
BACKLOG = 100
"""The most connections that wait to be accepted."""
MOST_WAITING = 64
"""The most texts that wait for a slow browser before it is dropped."""
RATE, BURST = 25.0, 60.0
"""Texts a second that a browser may send, and at once."""
PATIENCE = 10.0
"""Seconds that a dropped browser has to read why."""
SILENCE = 45.0
"""Seconds between two signs of life that are asked of a browser."""
TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
PAGE = Path(__file__).parent / "page"
COMMENT = re.compile(rb"/\*.*?\*/|^ *//[^\n]*\n", re.DOTALL | re.MULTILINE)
"""A comment in the code of the page, which no browser needs: a tenth of its bytes; no text of the page holds one."""
PACKING = SimpleNamespace(**{**vars(zlib), "Z_BEST_SPEED": 6})
"""zlib, at its usual level also where aiohttp wants the fastest: a first picture is a fifth smaller, and 2 ms later."""
LINK: web.AppKey[Link] = web.AppKey("link")
LINE = 300
"""The most signs of a line about an error."""


class Browser:
    """One browser's WebSocket, and the texts that wait for it."""

    def __init__(self, ws: web.WebSocketResponse, request: web.Request) -> None:
        self.ws, self.protocol, self._transport = ws, request.protocol, request.transport
        self.waiting: asyncio.Queue[Frame] = asyncio.Queue(MOST_WAITING)
        self.dropping: asyncio.Task[None] | None = None  # kept here, as a task that nobody has is collected as garbage
        self._left, self._at = BURST, asyncio.get_running_loop().time()

    def allowed(self) -> bool:
        """Whether the browser may send another text now (a limit of its rate)."""
        now = asyncio.get_running_loop().time()
        self._left, self._at = min(BURST, self._left + (now - self._at) * RATE) - 1, now
        return self._left >= 0

    async def write(self) -> None:
        """Send what waits, until the game closes the connection."""
        while True:
            frame = await self.waiting.get()
            if frame.kind == CLOSED:
                await self.ws.close(code=WSCloseCode.GOING_AWAY, message=frame.text[:100])
                return
            await self.ws.send_str(frame.text.decode())

    async def drop(self) -> None:
        """Close the connection of a browser that reads too little. For some seconds the browser can still read what was
        sent, and the code for closing (try again later); then the connection is cut.
        """
        try:
            async with asyncio.timeout(PATIENCE):
                await self.ws.close(code=WSCloseCode.TRY_AGAIN_LATER)
        except TimeoutError:
            if isinstance(self._transport, asyncio.WriteTransport):
                self._transport.abort()


class Link:
    """The web process's end of the socket, and the browsers by their numbers."""

    def __init__(self, writer: asyncio.StreamWriter) -> None:
        self._writer = writer
        self._browsers: dict[int, Browser] = {}
        self._next = 1
        self.connections = Connections()

    def send(self, kind: int, browser: int, text: bytes = b"") -> None:
        """Send a frame to the game."""
        self._writer.write(packed(Frame(kind, browser, text)))

    async def serve(self, ws: web.WebSocketResponse, request: web.Request) -> None:
        """Carry texts between a browser and the game until either ends the connection."""
        number, browser = self._next, Browser(ws, request)
        self._next += 1
        self._browsers[number] = browser
        self.send(OPENED, number)
        writing = asyncio.create_task(browser.write())
        try:
            async for message in ws:
                if message.type is not WSMsgType.TEXT:
                    break
                if not browser.allowed():
                    await ws.close(code=WSCloseCode.POLICY_VIOLATION, message=b"too many")
                elif message.data == "ping":
                    await ws.send_str('{"pong":1}')
                else:
                    self.connections.watches(browser.protocol)
                    self.send(TEXT, number, message.data.encode())
        finally:
            writing.cancel()
            if self._browsers.pop(number, None) is not None:
                self.send(CLOSED, number)

    async def read(self, reader: asyncio.StreamReader) -> None:
        """Pass every frame that the app sends on to the browser that it is for, until the app's end of the socket is
        closed. A browser that already has too many frames waiting is dropped. Raises TooLong for a frame longer than
        `LONGEST_OUT`."""
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                head: tuple[int, int, int] = HEAD.unpack(await reader.readexactly(HEAD.size))
                kind, number, length = head
                if length > LONGEST_OUT:
                    raise TooLong(f"a frame with {length} bytes")
                frame, browser = Frame(kind, number, await reader.readexactly(length)), self._browsers.get(number)
                if browser is None:
                    continue
                if kind == KNOWN:
                    self.connections.known(browser.protocol)
                    continue
                try:
                    browser.waiting.put_nowait(frame)
                except asyncio.QueueFull:
                    self._browsers.pop(number)
                    self.send(CLOSED, number)
                    browser.dropping = asyncio.create_task(browser.drop())


def host_allowed(host: str) -> bool:
    """Whether the `Host` header of a request names an IP address or "localhost", with or without a port.

    >>> host_allowed("192.168.1.5:8137"), host_allowed("[::1]:8137"), host_allowed("evil.example")
    (True, True, False)
    """
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() and not host.endswith("]") else host
    if name == "localhost":
        return True
    try:
        ipaddress.ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True


@web.middleware
async def guarded(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Answers a request by `handler`; one whose Host is a name other than "localhost", as after DNS rebinding, with
    status 421, and one with "%" in it with status 400: an IPv6 zone may be any text, and no browser sends one."""
    request.app[LINK].connections.heard(request.protocol)
    host = request.headers.get("Host", "")
    if "%" in host:
        return web.Response(status=400, text="An address with a zone is not answered.")
    if not host_allowed(host):
        return web.Response(status=421, text="This address is not the table's.")
    return await handler(request)


HEADERS = {
    "Content-Encoding": "gzip",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
}
"""What is said of every file of the page; every browser unpacks gzip."""
NOTHING = {"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'"}
"""What a file may load that is opened by itself."""


def _policy(host: str) -> dict[str, str]:
    """What the page may load, and the WebSocket that it may open, at this host."""
    return {
        "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        f"connect-src 'self' ws://{host}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin",
    }


async def _answer(body: bytes, kind: str, request: web.Request) -> web.StreamResponse:
    """Answers with a file of the page: `body` is packed already, once for all browsers, `kind` is its media type."""
    policy = _policy(request.host) if kind == TYPES[".html"] else NOTHING
    return web.Response(body=body, content_type=kind, charset="utf-8", headers={**HEADERS, **policy})


async def _socket(request: web.Request) -> web.StreamResponse:
    if request.headers.get("Origin") != f"http://{request.headers.get('Host')}":
        return web.Response(status=403, text="This page is not the table's.")
    ws = web.WebSocketResponse(max_msg_size=LONGEST_IN, heartbeat=SILENCE, timeout=2.0)
    await ws.prepare(request)
    await request.app[LINK].serve(ws, request)
    return ws


def application(link: Link) -> web.Application:
    """The web application: the pages and the WebSocket."""
    app = web.Application(middlewares=[guarded], client_max_size=LONGEST_IN)
    app[LINK] = link
    for file in sorted(PAGE.iterdir()):
        if file.suffix in TYPES:
            body = gzip.compress(COMMENT.sub(b"", file.read_bytes()))
            served = partial(_answer, body, TYPES[file.suffix])
            app.router.add_get("/" if file.name == "index.html" else f"/{file.name}", served)
    app.router.add_get("/socket", _socket)
    return app


def addresses() -> list[str]:
    """The addresses of this machine in its own network; nothing is sent to find them."""
    found = []
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET, "10.42.0.254")):
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asked:
            asked.connect((far, 9))
            found.append(asked.getsockname()[0])
    return list(dict.fromkeys(found)) or ["127.0.0.1"]


class ErrorLog(logging.Handler):
    """The errors that aiohttp and asyncio log, on standard error: of each kind the first, the tenth, the hundredth and
    so on, with their number, so that a client that causes errors without end fills no disk. What every client can cause
    is one line; any other exception is printed with its traceback."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._counts: dict[tuple[str, int, str], int] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Count an error, and print it if it is the first, the tenth, the hundredth … of its kind."""
        wrong = record.exc_info[1] if record.exc_info else None
        kind = (record.pathname, record.lineno, type(wrong).__name__)
        count = self._counts[kind] = self._counts.get(kind, 0) + 1
        if str(count).strip("0") != "1":
            return
        why = "" if wrong is None else f": {wrong!r}"
        line = f"{record.getMessage()}{why}".encode("ascii", "backslashreplace").decode()[:LINE]
        print(f"boardside: error {count} of its kind: {line!r}", file=sys.stderr, flush=True)
        if wrong is not None and not isinstance(wrong, HttpProcessingError | OSError):
            traceback.print_exception(wrong)


async def run(path: str, bind: str, port: int) -> int:
    """Serve browsers until the process with the game ends; returns the exit status."""
    try:
        reader, writer = await asyncio.open_unix_connection(path)
    except OSError as wrong:
        print(f"boardside: the table does not answer at {path}: {wrong.strerror}", file=sys.stderr)
        return 1
    link = Link(writer)
    runner = web.AppRunner(application(link), access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    assert runner.server is not None
    for number in range(port, port + (TRIED if port else 1)):
        try:
            family = socket.AF_INET6 if ":" in bind else socket.AF_INET
            listening = socket.create_server((bind, number), family=family, backlog=BACKLOG)
        except OSError as wrong:
            why = wrong
            continue
        where = addresses() if bind in ("", "0.0.0.0", "::") else [bind]
        link.send(READY, 0, json.dumps({"port": listening.getsockname()[1], "addresses": where}).encode())
        with listening:
            async with asyncio.TaskGroup() as tasks:
                accepting = tasks.create_task(link.connections.serve(listening, runner.server))
                await link.read(reader)
                accepting.cancel()
        await runner.cleanup()
        return 0
    print(f"boardside: no port from {port} on is free: {why}", file=sys.stderr)
    return 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the web process with these arguments."""
    parser = argparse.ArgumentParser(prog="boardside-web", description=__doc__)
    parser.add_argument("--socket", required=True)
    parser.add_argument("--bind", default="0.0.0.0")
    parser.add_argument("--port", type=int, default=PORT)
    asked = parser.parse_args(arguments)
    logging.getLogger().addHandler(ErrorLog())
    set_zlib_backend(cast("Any", PACKING))
    with contextlib.suppress(KeyboardInterrupt):
        return asyncio.run(run(asked.socket, asked.bind, asked.port))
    return 0


if __name__ == "__main__":
    sys.exit(main())
