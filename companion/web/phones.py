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
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from companion.language.speech import Speech
from companion.pages.seat.join import MOST as PHONES_A_SEAT
from companion.pages.seat.join import joining
from companion.pages.seat.seat import SeatPage
from companion.pages.seat.watch import watching
from companion.screen import Screen
from companion.session.seat_session import SeatSession
from companion.session.session import Session
from companion.session.window import Session as Front
from companion.web.encode import Encoder, Glyphs, Namer, Shown
from companion.web.link import CLOSED, OPENED, READY, TEXT, Frame, Lost
from companion.web.touchable import fields, touchable

TABLE, WATCH, GUEST = "table", "watch", "guest"
"""The roles of a browser that is the table's own screen, of a spectator, and of a phone that has not touched its seat
yet; the role of one that has is the seat's number ("2")."""
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
    """The holder of a key: its role, the number of its last touch, and the pages of its seat."""

    role: str
    last: int = -1
    pages: SeatSession | None = None


class Client(Struct):
    """One connected browser: its key, the screen it shows, and the number of that screen."""

    browser: int
    key: str = ""
    welcome: bool = False
    tv: bool = False
    shown: Shown = msgspec.field(default_factory=Shown)
    number: int = 0
    moment: Screen | None = None
    encoder: Encoder | None = None


def moment_of(screen: Screen) -> Screen:
    """The screen without the parts that change by themselves; a touch on it means the same as long as this is equal."""
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
    does nothing while there is no web process. `failed` is told of exceptions in a phone's own pages; without it they
    are raised."""

    def __init__(
        self,
        session: Session,
        front: Front,
        send: Callable[[Frame], None],
        failed: Callable[[Exception], object] | None = None,
    ) -> None:
        self._session, self._front, self._send, self._failed = session, front, send, failed
        self.where: dict[str, Any] = {}
        """The port and the addresses of the web process, once it has reported them."""
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

    def revoke(self, code: str) -> None:
        """Make this code invalid for further browsers."""
        self._codes.pop(code, None)

    def seats(self) -> dict[str, int]:
        """The number of phones of each seat, `{"2": 1}`; a phone that sleeps is counted too."""
        roles = [member.role for member in self._members.values()]
        return {role: roles.count(role) for role in roles if role.isdecimal()}

    def remove(self, seat: str) -> None:
        """Remove the phones of this seat: their keys become invalid."""
        gone = {key for key, member in self._members.items() if member.role == seat}
        for key in gone:
            del self._members[key]
        for client in [each for each in self._clients.values() if each.key in gone]:
            self._text(client, {"bye": self._session.speech.say("web-taken-away")})
            self._away(client, "taken away")

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
        """Send each browser the changes of its screen; touches that waited for the disk are handled now."""
        self._screen = screen
        if not self._clients:
            return
        if self._held and not self._front.busy:
            held, self._held = self._held, []
            for client, touch in held:
                self._touched(client, touch)
            self._screen = self._front.screen()
        for client in self._clients.values():
            with self._guarded():
                self._update(client)
        done, self._done = self._done, []
        for client, answer in done:  # after the picture that the touch led to
            self._text(client, answer)

    def _said(self, client: Client, text: bytes) -> None:
        """Handle a message of a browser; one that sends anything invalid is disconnected."""
        try:
            message = MESSAGES.decode(text)
        except msgspec.MsgspecError:
            return self._away(client, "malformed")
        if isinstance(message, Hello):
            if not client.welcome:
                self._welcome(client, message)
        elif client.key not in self._members:
            self._away(client, "no seat")
        else:
            self._touch(client, message)

    def _welcome(self, client: Client, hello: Hello) -> None:
        """Handle the first message of a browser: from now on it has the role of its key or code."""
        if hello.code in self._codes and len(self._members) < MOST_KEYS:
            self._members.pop(hello.key, None)  # whoever scans again wants another seat
            client.key = secrets.token_urlsafe(16)
            self._members[client.key] = Member(self._codes[hello.code])
        elif hello.key in self._members and not hello.tv:
            client.key = hello.key
        client.welcome = True
        client.tv = hello.tv
        self._greet(client, bool(not client.key and (hello.code or hello.key)))

    def _greet(self, client: Client, wrong: bool = False) -> None:
        """Send a browser its role, and the texts that its page shows by itself, in its language."""
        speech = self._speech(client)
        client.encoder, client.shown = self._encoder(speech), Shown()  # other names: everything anew
        you = {"key": client.key, "role": self._role(client), "tv": client.tv, "language": speech.language}
        you["words"] = {id: speech.say(id) for id in WORDS}
        you["wrong"] = speech.say("web-join-again") if wrong else ""
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
        """Handle a touch, if the browser still shows the screen on which it was made."""
        screen = client.shown.screen
        typed = screen is not None and touch.id in fields(screen)  # every letter is a touch, on the screen before
        current = touch.screen == client.number and not self._front.busy
        if screen is None or not (current or typed) or touch.id not in touchable(screen):
            return self._done.append((client, {"done": touch.touch, "was": "moved"}))
        self._done.append((client, {"done": touch.touch, "was": "done"}))
        member = self._members[client.key]
        if member.role == TABLE:
            self._front.tap(touch.id, touch.text)
        elif member.role == GUEST:
            self._sit(member, touch.id.partition("/")[2])
        elif member.pages is not None:
            with self._guarded():
                member.pages.follow()
                member.pages.tap(touch.id, touch.text)

    def _sit(self, member: Member, seat: str) -> None:
        """Make this phone one of the seat's phones."""
        if self.seats().get(seat, 0) < PHONES_A_SEAT:
            member.role, member.pages = seat, SeatSession(self._session, seat, SeatPage())

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        """A context manager that reports exceptions in a phone's own pages as failures of the table."""
        try:
            yield
        except Exception as error:
            if self._failed is None:
                raise
            self._failed(error)

    def _role(self, client: Client) -> str:
        member = self._members.get(client.key)
        return member.role if member is not None else WATCH

    def _speech(self, client: Client) -> Speech:
        """The language of this browser: its seat's, or the table's."""
        seated, role = self._session.seated, self._role(client)
        return seated.voice(role) if seated is not None and role.isdecimal() else self._session.speech

    def _update(self, client: Client) -> None:
        """Send this browser the changes of its screen."""
        if not client.welcome:
            return
        screen, encoder = self._picture(client), self._encoder(self._speech(client))
        if encoder is not client.encoder:
            self._greet(client)
        changes = client.shown.changes(screen, encoder)
        if not changes:
            return
        moment = moment_of(screen)
        if moment != client.moment:
            client.moment, client.number = moment, client.number + 1
        self._text(client, {"screen": client.number, "role": self._role(client), **changes})

    def _picture(self, client: Client) -> Screen:
        """The screen that this browser is to show."""
        member = self._members.get(client.key)
        if member is None:
            return watching(self._session)
        if member.role == TABLE:
            return self._screen
        if member.pages is None:
            return joining(self._session, self.seats())
        member.pages.follow()
        busy = replace(member.pages.screen(), pressed=self._screen.pressed, saving=self._screen.saving)
        return replace(busy, rotation=0, readers=(), warning="")

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
