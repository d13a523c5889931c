"""Browsers without a web process: what they say is handed to the table as frames, and what they get is kept."""

from __future__ import annotations

import itertools
import json
from typing import Any

from companion.loop import Front
from companion.screen import touches
from companion.session.screen_session import ScreenSession
from companion.web.link import CLOSED, OPENED, TEXT, Frame
from companion.web.phones import VERSION, Phones


class Direct:
    """The phones of a table, all in this thread. `sent` counts what was sent to each browser."""

    def __init__(self, session: ScreenSession, front: Front) -> None:
        self.session = session
        self.phones = Phones(session, front, self._take)
        self.browsers: dict[int, Browser] = {}
        self._numbers = itertools.count(1)
        self.touches = itertools.count(1)

    def _take(self, frame: Frame) -> None:
        browser = self.browsers.get(frame.browser)
        if browser is not None:
            browser.heard(frame)

    def show(self) -> None:
        """Send what has changed."""
        self.phones.show(self.session.screen())

    def opened(self, key: str = "", code: str = "", show: bool = True) -> Browser:
        """A browser that has come, with this key or code; with `show` it gets its picture at once."""
        browser = Browser(self, next(self._numbers))
        self.browsers[browser.number] = browser
        self.phones.hear(Frame(OPENED, browser.number))
        browser.say({"do": "hello", "version": VERSION, "key": key, "code": code})
        if show:
            self.show()
        return browser


class Browser:
    """One browser: what it has got, and the number of the screen that it shows."""

    def __init__(self, table: Direct, number: int) -> None:
        self.table, self.number = table, number
        self.key, self.role, self.screen, self.closed = "", "", -1, False
        self.received: list[bytes] = []
        self.answers: dict[int, str] = {}
        self.fields: dict[str, Any] = {}

    def heard(self, frame: Frame) -> None:
        """Take what the table sent."""
        if frame.kind == CLOSED:
            self.closed = True
        if frame.kind != TEXT:
            return
        self.received.append(frame.text)
        message = json.loads(frame.text)
        if "you" in message:
            self.key, self.role, self.fields = message["you"]["key"], message["you"]["role"], {}
        if "set" in message:
            self.screen, self.role = message["screen"], message["role"]
            self.fields |= message["set"]
        if "done" in message:
            self.answers[message["done"]] = message["was"]

    def say(self, message: Any) -> None:
        """Send this."""
        text = message if isinstance(message, bytes) else json.dumps(message).encode()
        self.table.phones.hear(Frame(TEXT, self.number, text))

    def close(self) -> None:
        """Be gone, as in sleep."""
        self.closed = True
        self.table.browsers.pop(self.number, None)
        self.table.phones.hear(Frame(CLOSED, self.number))

    def touch(self, id: str, screen: int | None = None) -> dict[str, Any]:
        """Touch this id; returns the message, which may be sent again."""
        number = self.screen if screen is None else screen
        message = {"do": "touch", "touch": next(self.table.touches), "screen": number, "id": id, "text": ""}
        self.say(message)
        return message

    def ids(self) -> frozenset[str]:
        """Every id that can be touched on the picture that it was sent last."""
        client = self.table.phones._clients.get(self.number)
        return (
            frozenset(touches(client.shown.screen))
            if client is not None and client.shown.screen is not None
            else frozenset()
        )
