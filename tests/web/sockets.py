"""A phone without a browser: a WebSocket that applies each change, as the page does."""

from __future__ import annotations

import asyncio
import json
import threading
from collections import Counter
from collections.abc import Callable
from types import TracebackType
from typing import Any

import aiohttp

from companion.screen import touches
from companion.web.phones import VERSION
from tests.web.browsers import Served

TOUCHES: Counter[str] = Counter()
"""The touches of each key and page: those of a phone that comes back go on, as the page's do."""
DEFAULTS: dict[str, Any] = {"tray": [], "bar": [], "seats": [], "sheet": None, "board": None, "notice": None}


class Phone:
    """A connection to a table, with the code or the key it says hello with."""

    def __init__(self, table: Served, code: str = "", key: str = "", tv: bool = False, tab: str = "") -> None:
        self.table = table
        self.key, self.wrong, self.bye, self.language, self.role = "", "", "", "", ""
        self.screen: dict[str, Any] = dict(DEFAULTS)
        self._board: Any = None
        self.number = -1
        self.received: list[str] = []
        self.answers: dict[int, str] = {}
        self.closed = False
        self._hello = {"do": "hello", "version": VERSION, "code": code, "key": key, "tv": tv, "tab": tab}
        self._touches = 0
        self._last: dict[str, Any] = {}
        self._loop = asyncio.new_event_loop()
        self._ws: aiohttp.ClientWebSocketResponse | None = None
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._run(),), daemon=True)

    def __enter__(self) -> Phone:
        self._thread.start()
        self.until(lambda: self.number >= 0)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._ws is not None and not self.closed:
            asyncio.run_coroutine_threadsafe(self._ws.close(), self._loop)
        self._thread.join(5)

    def until(self, there: Callable[[], Any]) -> Any:
        """Turn the table until this is so."""
        return self.table.until(there)

    @property
    def ids(self) -> set[str]:
        """The ids of the buttons of tray, bar and sheet that can be touched."""
        return {each["id"] for each in _choices(self.screen) if each.get("enabled", True)}

    def touchable(self) -> frozenset[str]:
        """Every id that can be touched on the picture that the table sent last."""
        screens = [each.shown.screen for each in self.table.phones._clients.values() if each.key == self.key]
        return frozenset(touches(screens[0])) if screens and screens[0] is not None else frozenset()

    def send(self, message: Any) -> None:
        """Send this message."""
        assert self._ws is not None
        text = message if isinstance(message, str) else json.dumps(message)
        asyncio.run_coroutine_threadsafe(self._ws.send_str(text), self._loop).result(5)

    def touch(self, id: str, text: str = "", screen: int | None = None, spot: bool = False) -> str:
        """Touch this id, and return the answer: "done" or "moved"."""
        self.table.turn()  # what the table was told otherwise is sent first
        self.until(self._current)
        counted = self.key + str(self._hello["tab"])
        TOUCHES[counted] += 1
        self._touches = TOUCHES[counted]
        number = self.number if screen is None else screen
        self._last = {"do": "touch", "touch": self._touches, "screen": number, "id": id, "text": text, "spot": spot}
        self.send(self._last)
        return str(self.until(lambda: self.answers.get(self._touches)))

    def _current(self) -> bool:
        """Whether everything has come that the table has sent."""
        clients = self.table.phones._clients.values()
        return self.table.inbox.empty() and self.number in {each.number for each in clients if each.key == self.key}

    def again(self) -> str:
        """Send the last touch once more, as after a connection that broke."""
        del self.answers[self._touches]
        self.send(self._last)
        return str(self.until(lambda: self.answers.get(self._touches)))

    async def _run(self) -> None:
        where = self.table.phones.where
        url = f"http://127.0.0.1:{where.port}"
        origin = {"Origin": url}
        async with aiohttp.ClientSession() as session, session.ws_connect(f"{url}/socket", headers=origin) as ws:
            self._ws = ws
            await ws.send_str(json.dumps(self._hello))
            async for message in ws:
                if message.type is aiohttp.WSMsgType.TEXT:
                    self._heard(message.data)
        self.closed = True

    def _heard(self, text: str) -> None:
        self.received.append(text)
        message = json.loads(text)
        if "you" in message:
            you = message["you"]
            self.key, self.role, self.wrong, self.language = you["key"], you["role"], you["wrong"], you["language"]
        if "set" in message:
            changed = message["set"]
            if changed.get("board") is True:
                changed["board"] = self._board
            self._board = changed.get("board") or self._board
            self.screen = {**self.screen, **changed}
            self.role = message["role"]
            self.number = message["screen"]
        if "bye" in message:
            self.bye = message["bye"]
        if "done" in message:
            self.answers[message["done"]] = message["was"]


def _choices(part: Any) -> list[dict[str, Any]]:
    """Every choice in this part of a screen."""
    if isinstance(part, list):
        return [each for one in part for each in _choices(one)]
    if not isinstance(part, dict):
        return []
    own = [part] if "label" in part and "id" in part and "value" not in part else []
    return own + [each for name, one in part.items() if name not in ("board", "marks") for each in _choices(one)]
