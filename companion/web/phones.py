"""The browsers at a table: what each of them sees, and what its touches do.

This runs in the process that holds the game, on the session's thread; the web process (`server.py`) only carries texts.

    hear(frame)    a browser came, sent something, or is gone
    show(screen)   the table's screen may have changed: each browser is sent what is new in its own picture

A browser says who it is by its key, 128 random bits that it got for a code (`code`), once; without either it is a
spectator. A touch names the screen it was made on and the id that was touched:

    {"do": "touch", "touch": 5, "screen": 12, "id": "pass"}
    {"done": 5, "was": "done"}      or "moved": that screen is gone, and nothing was done

Touches of one key are counted: one that comes twice, because a connection broke, acts once. A screen keeps its number
while only clocks and readers change on it. While the disk writes, touches wait, and are then judged by the new screen.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from companion.language.speech import Speech
from companion.screen import Screen
from companion.session.session import Session
from companion.session.window import Session as Front
from companion.web.encode import Encoder, Glyphs, Namer, Shown
from companion.web.link import CLOSED, OPENED, READY, TEXT, Frame, Lost
from companion.web.touchable import fields, touchable

TABLE, WATCH = "table", "watch"
"""The roles of a browser that is the table's own screen, and of a spectator; a seat's role is its number ("2")."""
MOST_KEYS = 200
"""The most browsers that are remembered."""
MOST_HELD = 16
"""The most touches that wait for the disk."""
WORDS = ("web-moved", "web-lost", "web-board")
"""The messages that the page itself says."""

Short = Annotated[str, Meta(max_length=200)]
Count = Annotated[int, Meta(ge=0, le=2**53)]


class Hello(Struct, tag="hello", tag_field="do", frozen=True):
    """The first message: the browser's key, or the code it was opened with; `tv`: it is only to be looked at."""

    key: Short = ""
    code: Short = ""
    tv: bool = False


class Touch(Struct, tag="touch", tag_field="do", frozen=True):
    """A touch: its own number, that of the screen it was made on, the id, and the text of a field."""

    touch: Count
    screen: Count
    id: Short
    text: Short = ""


MESSAGES = msgspec.json.Decoder(Hello | Touch)


class Member(Struct):
    """Who a key stands for: its role, and the number of its last touch."""

    role: str
    last: int = -1


class Client(Struct):
    """One connected browser: who it is, what it shows, and the number of its screen."""

    browser: int
    key: str = ""
    role: str = ""
    shown: Shown = msgspec.field(default_factory=Shown)
    number: int = 0
    moment: Screen | None = None
    encoder: Encoder | None = None


def moment_of(screen: Screen) -> Screen:
    """The screen without what changes by itself; a touch on it means the same as long as this is equal."""
    banner = replace(screen.banner, clock="") if screen.banner is not None else None
    return replace(screen, banner=banner, saving="", pressed="", readers=(), warning="", fault="")


def namer(speech: Speech) -> Namer:
    """The names of places, paths and pieces in this language."""

    def name(id: str) -> str:
        try:
            return speech.name(id)
        except (LookupError, ValueError, TypeError):
            return ""

    return name


class Phones:
    """All browsers of a table. `front` takes touches, as the session or its guard; `send` carries frames to them, and
    does nothing while there is no web process."""

    def __init__(self, session: Session, front: Front, send: Callable[[Frame], None]) -> None:
        self._session, self._front, self._send = session, front, send
        self.where: dict[str, Any] = {}
        """The port and the addresses of the web process, once it has said them."""
        self.ready: Callable[[], object] = lambda: None
        """Called when the web process accepts browsers."""
        self._members: dict[str, Member] = {}
        self._codes: dict[str, str] = {}
        self._clients: dict[int, Client] = {}
        self._held: list[tuple[Client, Touch]] = []
        self._done: list[tuple[Client, dict[str, Any]]] = []
        self._glyphs = Glyphs()
        self._encoders: list[tuple[Speech, Encoder]] = []
        self._screen = Screen(page="")

    def code(self, role: str) -> str:
        """A new code, for which a browser gets a key with this role."""
        made = secrets.token_urlsafe(16)
        self._codes[made] = role
        return made

    def address(self, code: str) -> str:
        """The address that a browser is opened with; "" while there is no web process. What is behind the "#" never
        leaves the browser but by the page itself, and so is in no log."""
        if not self.where:
            return ""
        host = self.where["addresses"][0]
        return f"http://{f'[{host}]' if ':' in host else host}:{self.where['port']}/#{code}"

    def hear(self, event: Any) -> bool:
        """Handle a frame of the web process; False for every other event."""
        match event:
            case Frame(kind=kind, browser=browser, text=text):
                if kind == READY:
                    self.where = msgspec.json.decode(text, type=dict[str, Any])
                    self.ready()
                elif kind == OPENED:
                    self._clients[browser] = Client(browser)
                elif kind == CLOSED:
                    self._clients.pop(browser, None)
                elif browser in self._clients:
                    self._said(self._clients[browser], text)
            case Lost():
                self._clients.clear()
                self.where = {}
            case _:
                return False
        return True

    def show(self, screen: Screen) -> None:
        """Send every browser what is new in its picture; touches that waited for the disk are judged now."""
        self._screen = screen
        if not self._clients:
            return
        if self._held and not self._front.busy:
            held, self._held = self._held, []
            for client, touch in held:
                self._touched(client, touch)
            self._screen = self._front.screen()
        for client in self._clients.values():
            self._update(client)
        done, self._done = self._done, []
        for client, answer in done:  # after the picture that the touch led to
            self._text(client, answer)

    def _said(self, client: Client, text: bytes) -> None:
        """Handle what a browser sent; one that sends anything else is sent away."""
        try:
            message = MESSAGES.decode(text)
        except msgspec.MsgspecError:
            return self._away(client, "malformed")
        if isinstance(message, Hello):
            if not client.role:
                self._welcome(client, message)
        elif client.key not in self._members:
            self._away(client, "no seat")
        else:
            self._touch(client, message)

    def _welcome(self, client: Client, hello: Hello) -> None:
        """Say who it is from now on."""
        say = self._session.speech.say
        known = hello.key in self._members and not hello.tv
        if known:
            client.key = hello.key
        elif hello.code in self._codes and len(self._members) < MOST_KEYS:
            client.key = secrets.token_urlsafe(16)
            self._members[client.key] = Member(self._codes[hello.code])
        client.role = self._members[client.key].role if client.key else WATCH
        you = {"key": client.key, "role": client.role, "tv": hello.tv, "language": self._session.speech.language}
        you["words"] = {id: say(id) for id in WORDS}
        you["wrong"] = say("web-join-again") if not client.key and (hello.code or hello.key) else ""
        self._text(client, {"you": you})

    def _touch(self, client: Client, touch: Touch) -> None:
        member = self._members[client.key]
        if touch.touch <= member.last:
            return self._done.append((client, {"done": touch.touch, "was": "done"}))
        member.last = touch.touch
        if self._front.busy and len(self._held) < MOST_HELD:
            self._held.append((client, touch))
        else:
            self._touched(client, touch)

    def _touched(self, client: Client, touch: Touch) -> None:
        """Do what was touched, if it is still on the screen it was touched on."""
        screen = client.shown.screen
        typed = screen is not None and touch.id in fields(screen)  # every letter is a touch, on the screen before
        current = touch.screen == client.number and not self._front.busy
        if screen is None or not (current or typed) or touch.id not in touchable(screen):
            return self._done.append((client, {"done": touch.touch, "was": "moved"}))
        self._done.append((client, {"done": touch.touch, "was": "done"}))
        self._front.tap(touch.id, touch.text)

    def _update(self, client: Client) -> None:
        """Send what is new in the picture of this browser."""
        if not client.role:
            return
        screen, encoder = self._picture(client.role)
        if encoder is not client.encoder:
            client.encoder, client.shown = encoder, Shown()  # other names: everything anew
        changes = client.shown.changes(screen, encoder)
        if not changes:
            return
        moment = moment_of(screen)
        if moment != client.moment:
            client.moment, client.number = moment, client.number + 1
        self._text(client, {"screen": client.number, **changes})

    def _picture(self, role: str) -> tuple[Screen, Encoder]:
        """What a browser of this role sees, and what encodes it."""
        screen = self._screen
        if role == WATCH:
            screen = replace(screen, tray=(), bar=())
        return screen, self._encoder(self._session.speech)

    def _encoder(self, speech: Speech) -> Encoder:
        for known, encoder in self._encoders:
            if known is speech:
                return encoder
        made = Encoder(self._glyphs, namer(speech))
        self._encoders = [(speech, made), *self._encoders[:7]]
        return made

    def _away(self, client: Client, why: str) -> None:
        self._clients.pop(client.browser, None)
        self._send(Frame(CLOSED, client.browser, why.encode()))

    def _text(self, client: Client, message: dict[str, Any]) -> None:
        self._send(Frame(TEXT, client.browser, msgspec.json.encode(message)))
