"""The pages of a club: the big screen, the map of a table, the organiser's page, and the JSON behind them.

    /  /table/ID            the big screen and a map: for everybody, and they can do nothing
    /login  /organiser      what changes something, for an organiser who has logged in
    /live  /live/ID         server-sent events: the parts that changed (live.py); the map as browsers at a table get it
    /api/tables  /api/tables/ID  /api/standings  /standings.csv

The files of `page/` and the renderer of `companion/web/page/` are served as they are. Nothing of a request becomes a
path, and no text becomes HTML: the pages build elements.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from itertools import starmap
from pathlib import Path

import msgspec
from aiohttp import web

import companion.web.server
from companion.club.database import DatabaseGone
from companion.club.hub import Hub
from companion.club.organise import NotNow, carry_out
from companion.club.pages import login
from companion.club.pages.live import Live
from companion.club.pages.login import COOKIE, TOKEN
from companion.club.points import as_csv
from companion.web.encode import Shown

PAGE = Path(__file__).parent / "page"
RENDERER = ("board.js", "dom.js", "parts.js", "page.css", "icon.svg")
"""The files of the browser's renderer that the pages use."""
MOST_STREAMS, SILENCE = 200, 15.0
"""The most browsers that are kept up to date, and the seconds after which one without news hears that it is."""
POLICY = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def attach(app: web.Application, hub: Hub) -> None:
    """Serve the pages of this hub by the application, and keep them up to date as long as it runs."""
    pages, page = Pages(hub), _file(PAGE / "club.html")
    files = [*PAGE.glob("*.[jc]s*"), *(companion.web.server.PAGE / name for name in RENDERER)]
    shown = {
        "/": page,
        "/login": page,
        "/table/{table:[0-9]{1,9}}": page,
        "/organiser": pages.organiser,
        "/live": pages.parts,
        "/live/{table:[0-9]{1,9}}": pages.map,
        "/api/tables": pages.tables,
        "/api/tables/{table:[0-9]{1,9}}": pages.table,
        "/api/standings": pages.standings,
        "/standings.csv": pages.csv,
        **{f"/page/{file.name}": _file(file) for file in files},
    }
    done = {"/login": pages.log_in, "/logout": pages.log_out, "/do": pages.do}
    app.add_routes([*starmap(web.get, shown.items()), *starmap(web.post, done.items())])
    app.middlewares.append(pages.guarded)
    app.cleanup_ctx.append(pages.running)
    app.on_response_prepare.append(_protect)


class Pages:
    """The pages of one hub."""

    def __init__(self, hub: Hub) -> None:
        self._hub, self._live = hub, Live(hub)
        self._attempts = login.Attempts()
        self._streams = 0

    async def running(self, _: web.Application) -> AsyncIterator[None]:
        """Follow the hub until the application ends."""
        following = asyncio.create_task(self._live.follow())
        yield
        following.cancel()
        with suppress(asyncio.CancelledError):
            await following

    @web.middleware
    async def guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """What the handler answers; where the database is gone, a sentence that says so."""
        try:
            return await handler(request)
        except DatabaseGone:
            return _json({"error": self._live.speech.say("hub-database-gone")}, 503)

    async def tables(self, _: web.Request) -> web.Response:
        """Every table, as JSON."""
        return _json({"tables": [self._live.row(self._hub.tables[id]) for id in sorted(self._hub.tables)]})

    async def table(self, request: web.Request) -> web.Response:
        """A table with its game's public state, as the headless referee says it."""
        id = int(request.match_info["table"])
        if id not in self._hub.tables:
            return _json({"error": self._live.speech.say("hub-no-table")}, 404)
        now = (game := self._hub.tables[id].game) and game.now
        public = {"prompt": now and now.prompt, "state": now and now.game.shown(now.state)}
        return _json(self._live.row(self._hub.tables[id]) | public)

    async def standings(self, _: web.Request) -> web.Response:
        """The standings, as JSON."""
        return _json({"standings": self._live.evening.standings()})

    async def csv(self, _: web.Request) -> web.Response:
        """The standings, for a spreadsheet, which takes UTF-8 for what it is only after a byte order mark."""
        text = as_csv(self._live.evening.standings())
        found = web.Response(body=text.encode("utf-8-sig"), content_type="text/csv", charset="utf-8")
        found.headers["Content-Disposition"] = 'attachment; filename="standings.csv"'
        return found

    async def parts(self, request: web.Request) -> web.StreamResponse:
        """Every part, then those that changed."""
        sent: dict[str, object] = {}

        def news() -> object:
            parts = self._live.current()
            changed = {key: part for key, part in parts.items() if key not in sent or sent[key] is not part}
            gone = sent.keys() - parts.keys()
            sent.clear()
            sent.update(parts)
            return {"set": changed, "gone": sorted(gone), "now": time.time()} if changed or gone else None

        return await self._stream(request, news)

    async def map(self, request: web.Request) -> web.StreamResponse:
        """The map of a table, then what changed on it."""
        id = int(request.match_info["table"])
        drawn, seen, shown = None, None, Shown()

        def news() -> object:
            nonlocal drawn, seen, shown
            view = self._hub.tables.get(id)
            if view is None or view.game is None or (match := view.game.now) is None:
                return None
            now = self._live.drawn(view, match)
            fresh = now is not drawn
            if match is seen and not fresh:
                return None
            seen = match
            if fresh:
                drawn, shown = now, Shown()
            changed = shown.changes(now.screen(match), now.encoder)
            return changed | {"fresh": fresh} if changed else None

        return await self._stream(request, news)

    async def _stream(self, request: web.Request, news: Callable[[], object]) -> web.StreamResponse:
        """Send what is new (None: nothing) whenever something changed, until the browser goes."""
        if self._streams >= MOST_STREAMS:
            return web.Response(status=503)
        answer = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
        self._streams += 1
        try:
            await answer.prepare(request)
            while True:
                renewed = self._live.renewed
                if (found := news()) is not None:
                    await answer.write(b"data: " + msgspec.json.encode(found) + b"\n\n")
                try:
                    async with asyncio.timeout(SILENCE):
                        await renewed.wait()
                except TimeoutError:
                    await answer.write(b": here\n\n")
        except ConnectionError:
            return answer
        finally:
            self._streams -= 1

    async def _who(self, request: web.Request) -> str | None:
        """The organiser who sends this request, by the session's cookie."""
        cookie = request.cookies.get(COOKIE, "")
        return await self._hub.database.run(lambda it: login.organiser(it, cookie)) if cookie else None

    async def organiser(self, request: web.Request) -> web.StreamResponse:
        """The organiser's page; for who has not logged in, the way there."""
        if await self._who(request) is None:
            return web.Response(status=303, headers={"Location": "/login"})
        return await _file(PAGE / "club.html")(request)

    async def log_in(self, request: web.Request) -> web.Response:
        """A session for the right name and password; else a word of why not."""
        form, address = await request.post(), request.remote or ""
        if not _own(request):
            return web.Response(status=403)
        async with self._attempts.one:
            if not self._attempts.allowed(address):
                return web.Response(status=303, headers={"Location": "/login?wait"})
            name, password = (str(form.get(each, "")) for each in ("name", "password"))
            cookie = await self._hub.database.run(lambda it: login.log_in(it, name, password))
            if cookie is None:
                self._attempts.failed(address)
                return web.Response(status=303, headers={"Location": "/login?wrong"})
        answer = web.Response(status=303, headers={"Location": "/organiser"})
        for name, value, hidden in ((COOKIE, cookie, True), (TOKEN, login.token(cookie), False)):
            answer.set_cookie(
                name, value, httponly=hidden, secure=request.secure, samesite="Strict", max_age=login.LASTS
            )
        return answer

    async def log_out(self, request: web.Request) -> web.Response:
        """The big screen, without the session."""
        answer = web.Response(status=303, headers={"Location": "/"})
        if _own(request):
            answer.del_cookie(COOKIE)
        return answer

    async def do(self, request: web.Request) -> web.Response:
        """Do what the organiser says; an answer for the page, or a sentence of why not."""
        name, say = await self._who(request), self._live.speech.say
        if name is None or not _own(request) or request.headers.get("X-Token") != login.token(request.cookies[COOKIE]):
            return _json({"error": say("hub-log-in-again")}, 403)
        try:
            return _json({"done": await carry_out(self._hub, await request.read(), name)})
        except NotNow as wrong:
            return _json({"error": say(str(wrong), **wrong.params)}, 409)


async def _protect(_: web.Request, answer: web.StreamResponse) -> None:
    """Tell browsers with every answer what a page may do."""
    answer.headers.update(POLICY)


def _own(request: web.Request) -> bool:
    """Whether a page of this hub sends the request."""
    return request.headers.get("Origin") == f"{request.scheme}://{request.host}"


def _file(path: Path) -> Handler:
    body, kind = path.read_bytes(), companion.web.server.TYPES[path.suffix]

    async def answer(_: web.Request) -> web.Response:
        found = web.Response(body=body, content_type=kind, charset="utf-8")
        found.enable_compression()
        return found

    return answer


def _json(value: object, status: int = 200) -> web.Response:
    return web.Response(body=msgspec.json.encode(value), status=status, content_type="application/json")
