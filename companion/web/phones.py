"""The browsers at a table: what each of them sees, and what its touches do.

This runs in the process that holds the game, on the session's thread; the web process (`server.py`) only carries texts.

    hear(frame)    a browser came, sent something, or is gone
    show(screen)   the table's screen may have changed: each browser is sent what is new in its own picture

A browser says who it is by its key, 128 random bits. It got the key when it was opened with a code (see `code`); a
browser without a valid key or code is a spectator. A touch names the screen it was made on and the id that was touched:

    {"do": "touch", "touch": 5, "screen": 12, "id": "pass"}
    {"done": 5, "was": "done"}      or "moved": that screen is gone, and nothing was done

Touches of one key are counted: a touch that comes twice, because a connection broke, acts once. A screen keeps its
number while only clocks and readers change on it, also over a reconnect. No other screen of the same browser has that
number; a browser's numbers begin at random, so that they say nothing about the screens of other browsers. While the
disk writes, touches wait, and are then judged by the new screen.

The roles of the keys outlast the program, for a day: `keep` stores them, with each key as its digest, and `recalled`
takes them over.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from companion.language.message_texts import Speech
from companion.pages.seat.join import MOST as PHONES_A_SEAT
from companion.pages.seat.join import joining
from companion.pages.seat.seat import SeatPage
from companion.pages.seat.spectator import watching
from companion.screen import Nth, Screen, fields, touched
from companion.session.seat_session import SeatSession
from companion.session.session import Session
from companion.session.session_interface import Session as Front
from companion.web.browser_messages import MESSAGES, VERSION, Hello, Touch, Where
from companion.web.encode import Encoder, Glyphs, Shown
from companion.web.link import CLOSED, KNOWN, OPENED, READY, TEXT, Frame, Lost
from companion.web.stored_keys import digest_of

TABLE, WATCH, GUEST = "table", "watch", "guest"
"""The roles of a browser that is the table's own screen, of a spectator, and of a phone that has not touched its seat
yet; the role of one that has is the seat's number ("2")."""
MOST = 100
"""The most browsers that are connected, and the most that are remembered. Where there are more, those that hold least
go first: spectators, then phones that have no seat, then seats' phones, and the table's own screens last."""
MOST_HELD = 16
"""The most touches that wait for the disk."""
WORDS = ("web-moved", "web-lost", "web-board", "web-voice")
"""The messages that the page itself says."""


SEATED = 2
"""The rank of a seat's phone."""


def rank(role: str) -> int:
    """How much a browser with this role holds: 0 a spectator, 1 a phone without a seat, 2 a seat's, 3 the table's."""
    return {WATCH: 0, GUEST: 1, TABLE: 3}.get(role, SEATED)


class Member(Struct):
    """A browser that is known by its key: its role, the number of its last touch (-1: none yet), its seat's own pages,
    and the screen that it was shown last (`moment`). `number` is the number of that screen. It begins at random, so
    that a touch on a screen from before a restart is not taken for a touch on the present one."""

    role: str
    last: int = -1
    pages: SeatSession | None = None
    moment: Screen | None = None
    number: int = msgspec.field(default_factory=lambda: secrets.randbelow(2**40))


class Client(Struct):
    """One connected browser. `browser` is the number of its connection; `key` is the secret by which the browser proves
    who it is, and `digest` the hash of this key; `welcome`: its first message was accepted; `tv`: it is a large display
    that only shows the game. `moment` is the screen that the browser shows, and `number` the number of this screen;
    `shown` and `encoder` turn screens into the JSON that is sent to it.
    """

    browser: int
    key: str = ""
    digest: str = ""
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


class Phones:
    """All browsers connected to a game. `front` is the session, or its guard against exceptions, and takes the touches;
    `send` carries frames to the browsers, and does nothing while there is no web process. `failed` is called with an
    exception that a phone's own page raised; if `failed` is None, the exception is raised. `keep` stores the role of
    each browser (the table, a spectator, a seat's number), by the digest of the browser's key.
    """

    def __init__(
        self,
        session: Session,
        front: Front,
        send: Callable[[Frame], None],
        failed: Callable[[Exception], object] | None = None,
        keep: Callable[[dict[str, str]], object] = lambda _: None,
    ) -> None:
        self._session, self._front, self._send, self._failed, self._keep = session, front, send, failed, keep
        self.where: dict[str, Any] = {}
        """The port and the addresses of the web process, once it has reported them."""
        self.ready: Callable[[], object] = lambda: None
        """Called when the web process accepts browsers."""
        self._members: dict[str, Member] = {}  # by the digests of their keys
        self._watcher = Member(WATCH)
        self._codes: dict[str, str] = {}
        self._clients: dict[int, Client] = {}
        self._held: list[tuple[Client, Touch]] = []
        self._done: list[tuple[Client, dict[str, Any]]] = []
        self._glyphs = Glyphs()
        self._encoders: list[tuple[Speech, Encoder]] = []
        self._screen = Screen(page="")

    def code(self, role: str) -> str:
        """A new code; a browser opened with it gets a key with this role."""
        made = secrets.token_urlsafe(16)
        self._codes[made] = role
        return made

    def revoke(self, code: str) -> None:
        """Make this code invalid for further browsers."""
        self._codes.pop(code, None)

    def recalled(self, roles: Mapping[str, str]) -> None:
        """Take over stored roles of browsers, by the digests of their keys."""
        for digest, role in list(roles.items())[:MOST]:
            self._members.setdefault(digest, Member(role))

    def seats(self) -> dict[str, int]:
        """The number of phones of each seat, `{"2": 1}`; a phone that sleeps is counted too."""
        roles = [member.role for member in self._members.values()]
        return {role: roles.count(role) for role in roles if role.isdecimal()}

    def remove(self, seat: str) -> None:
        """Remove the phones of this seat: their keys become invalid."""
        self._forget([digest for digest, member in self._members.items() if member.role == seat], "web-taken-away")
        self._stored()

    def address(self, code: str, host: str = "") -> str:
        """The address with which a browser joins by this code, at `host` or else at this machine's own address; ""
        while there is no web process. The code is behind the "#", which no browser sends, so that it is in no log."""
        if not self.where:
            return ""
        host = host or self.where["addresses"][0]
        return f"http://{f'[{host}]' if ':' in host else host}:{self.where['port']}/#{code}"

    def hear(self, event: Any) -> bool:
        """Handle a frame of the web process; False for every other event."""
        match event:
            case Frame(kind=kind, browser=browser, text=text):
                if kind == READY:
                    self._ready(text)
                elif kind == OPENED:
                    self._opened(browser)
                elif kind == CLOSED:
                    self._clients.pop(browser, None)
                elif kind == TEXT and browser in self._clients:
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
        here = [client for client in self._clients.values() if self._at_once(client)]
        for client in here:
            with self._guarded():
                self._update(client)
        done, self._done = self._done, []
        for client, answer in done:  # after the picture that the touch led to
            if self._at_once(client):
                self._text(client, answer)
            else:
                self._done.append((client, answer))

    def _at_once(self, client: Client) -> bool:
        """Whether this browser is sent its screen now. While the disk writes, only a browser that shows the table's own
        screen is sent it: the others have nothing new, and would take processor time from it. If the write takes long,
        all browsers are sent their screens again."""
        return not self._front.busy or bool(self._screen.saving) or self._role(client) == TABLE

    def _ready(self, text: bytes) -> None:
        """Note the port and the addresses that the web process reports; its message is checked as a browser's is."""
        with suppress(msgspec.MsgspecError, UnicodeDecodeError):
            where = msgspec.json.decode(text, type=Where)
            self.where = msgspec.to_builtins(where)
            self.ready()

    def _opened(self, browser: int) -> None:
        """Let a browser in; where there are too many, one goes away: of those that hold least, the first that came."""
        if len(self._clients) >= MOST:
            self._away(min(self._clients.values(), key=lambda client: rank(self._role(client))), "full")
        self._clients[browser] = Client(browser)

    def _said(self, client: Client, text: bytes) -> None:
        """Handle a message of a browser; one that sends anything invalid is disconnected."""
        try:
            message = MESSAGES.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return self._away(client, "malformed")
        if isinstance(message, Hello):
            if not client.welcome:
                self._welcome(client, message)
        elif client.digest not in self._members:
            self._away(client, "no seat")
        else:
            self._touch(client, message)

    def _welcome(self, client: Client, hello: Hello) -> None:
        """Handle the first message of a browser: from now on it has the role of its key or code. An older page loads
        itself again instead, which takes its code with it.
        """
        if hello.version != VERSION:
            return self._text(client, {"reload": VERSION})
        known = digest_of(hello.key)
        if hello.code in self._codes:
            self._members.pop(known, None)  # whoever scans again wants another seat
            self._make_room()
            client.key = secrets.token_urlsafe(16)
            client.digest = digest_of(client.key)
            self._members[client.digest] = Member(self._codes[hello.code])
            self._stored()
        elif known in self._members and not hello.tv:
            client.key, client.digest = hello.key, known
        client.welcome = True
        client.tv = hello.tv
        self._known(client)
        self._greet(client, bool(not client.key and (hello.code or hello.key)))

    def _known(self, client: Client) -> None:
        """Tell the web process if this browser holds a seat, or is the table's: its connection is not counted then."""
        if rank(self._role(client)) >= SEATED:
            self._send(Frame(KNOWN, client.browser))

    def _make_room(self) -> None:
        """Forget a browser where there are too many: of those that hold least, the first that came; one that is
        connected only if all of them are."""
        here = {client.digest for client in self._clients.values()}
        order = sorted(self._members, key=lambda digest: (rank(self._members[digest].role), digest in here))
        self._forget(order[: max(0, len(order) + 1 - MOST)], "web-join-again")

    def _forget(self, digests: Sequence[str], why: str) -> None:
        """Make the keys with these digests invalid, and send the browsers away that have shown them, with the message
        `why`."""
        for digest in digests:
            del self._members[digest]
        for client in [each for each in self._clients.values() if each.digest in digests]:
            self._text(client, {"bye": self._session.speech.say(why)})
            self._away(client, "taken away")

    def _greet(self, client: Client, wrong: bool = False) -> None:
        """Send a browser its role and, in its language, the texts that its page shows by itself, as when the connection
        is lost; with `wrong` also that its code or key is not valid."""
        speech = self._speech(client)
        client.encoder, client.shown = self._encoder(speech), Shown()  # other names: everything anew
        you = {"key": client.key, "role": self._role(client), "tv": client.tv, "language": speech.language}
        you["words"] = {id: speech.say(id) for id in WORDS}
        you["wrong"] = speech.say("web-join-again") if wrong else ""
        self._text(client, {"you": you})

    def _touch(self, client: Client, touch: Touch) -> None:
        member = self._members[client.digest]
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
        does = touched(screen, touch.does) if screen is not None and (current or typed) else None
        if does is None:
            return self._done.append((client, {"done": touch.touch, "was": "moved"}))
        self._done.append((client, {"done": touch.touch, "was": "done"}))
        member = self._members[client.digest]
        if member.role == TABLE:
            self._front.tap(does, touch.text)
        elif member.role == GUEST:
            if isinstance(does, Nth):
                self._sit(member, str(does.index))
        else:
            with self._guarded():
                self._pages(member).touch(does, touch.text)

    def _sit(self, member: Member, seat: str) -> None:
        """Make this browser one of the phones of a seat."""
        if self.seats().get(seat, 0) < PHONES_A_SEAT:
            member.role = seat
            self._stored()
            for client in self._clients.values():
                if self._members.get(client.digest) is member:
                    self._known(client)

    def _pages(self, member: Member) -> SeatSession:
        """The pages of this phone's own seat, with the game as it is now."""
        if member.pages is None:
            member.pages = SeatSession(self._session, member.role, SeatPage())
        member.pages.follow()
        return member.pages

    def _stored(self) -> None:
        """Store the role of each browser."""
        self._keep({digest: member.role for digest, member in self._members.items() if member.role != GUEST})

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        """A context manager that catches an exception in a phone's own pages, and handles it like one in the table's
        pages. If the app has no function for that, the exception is raised again.
        """
        try:
            yield
        except Exception as error:
            if self._failed is None:
                raise
            self._failed(error)

    def _role(self, client: Client) -> str:
        member = self._members.get(client.digest)
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
        moment, member = moment_of(screen), self._members.get(client.digest) or self._watcher
        if moment != client.moment:
            member.number += moment != member.moment
            client.number, client.moment, member.moment = member.number, moment, moment
        self._text(client, {"screen": client.number, "role": self._role(client), **changes})

    def _picture(self, client: Client) -> Screen:
        """The screen that this browser is to show."""
        member = self._members.get(client.digest)
        if member is None:
            return watching(self._session)
        if member.role == TABLE:
            return self._screen
        if member.role == GUEST:
            return joining(self._session, self.seats())
        pages, now = self._pages(member), self._screen
        busy = replace(pages.screen(), pressed=now.pressed, saving=now.saving, rotation=0, warning="")
        return replace(busy, readers=now.readers if pages.awaited else ())

    def _encoder(self, speech: Speech) -> Encoder:
        for known, encoder in self._encoders:
            if known is speech:
                return encoder
        made = Encoder(self._glyphs, speech.name_if_any)
        self._encoders = [(speech, made), *self._encoders[:7]]
        return made

    def _away(self, client: Client, why: str) -> None:
        self._clients.pop(client.browser, None)
        self._send(Frame(CLOSED, client.browser, why.encode()))

    def _text(self, client: Client, message: dict[str, Any]) -> None:
        self._send(Frame(TEXT, client.browser, msgspec.json.encode(message)))
