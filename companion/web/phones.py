"""The browsers at a table: what each of them sees, and what its touches do.

This runs in the process that holds the game, on the session's thread; the web process (`server.py`) only carries texts.

    hear(frame)    a browser came, sent something, or is gone
    show(screen)   the table's screen may have changed: each browser is sent what is new in its own picture

A browser says who it is by its key, 128 random bits. It got the key when it was opened with a code (see `code`); a
browser without a valid key or code is a spectator. A touch names the screen it was made on and the id that was touched:

    {"do": "touch", "touch": 5, "screen": 12, "id": "pass"}
    {"done": 5, "was": "done"}      or nothing was done: "moved", that screen is gone; "wait", it is another's turn;
                                    "taken", another phone has just sat down there

Touches of one page are counted: a touch that comes twice, because a connection broke, acts once. A screen keeps its
number while only clocks and readers change on it, also over a reconnect. No other screen of the same browser has that
number; a browser's numbers begin at random, so that they say nothing about the screens of other browsers. While the
disk writes, touches wait, and are then judged by the new screen. Phones that choose their seats at the same time do not
make each other's screens old: each sits down where it touched, unless another phone has that seat by then.

A code is for one role: a seat's phone, one that chooses its seat, or the table's own screen. The first phone of a seat
sits down at once, and the table says so; a further one waits until the first phone or the table lets it in (`answer`).
Codes are good while the table shows the page *Phones*, and ten minutes after; in their place four letters can be typed,
until too many wrong ones were.

The roles of the keys outlast the program, for a day: `keep` stores them, with each key as its digest, and
`Phones.recalled` takes them over.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from ipaddress import ip_address
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from companion.language.message_texts import Speech
from companion.loop import Front
from companion.pages.seat.seat import SeatPage
from companion.pages.seat.without_seat import JoinPage, WatchPage
from companion.screen import Choices, Does, Marks, Notice, Nth, Screen, Spot, fields, touched
from companion.session.page_stack import Page
from companion.session.ports import Presence
from companion.session.screen_session import NOBODY, ScreenSession
from companion.web.encode import Encoder, Glyphs, Shown, naming
from companion.web.link import CLOSED, KNOWN, OPENED, READY, TEXT, Frame, Lost

TABLE, WATCH, GUEST = "table", "watch", "guest"
"""The roles of a browser that is the table's own screen, of a spectator, and of a phone that has no seat yet; the role
of one that has is the seat's number ("2")."""
MOST = 100
"""The most browsers that are connected, and the most that are remembered. Where there are more, those that hold least
go first: spectators, then phones that have no seat, then seats' phones, and the table's own screens last."""
PHONES_A_SEAT = 2
"""The most phones of one seat; for one more, the first that sleeps is forgotten."""
GOOD = 600.0
"""Seconds for which a code is good after the table has shown it."""
LETTERS, WORD = "BCDFGHJKLMNPRSTVWXZ", 4
"""The letters of a word that is typed in place of a code, and their number: 130,000 words, none of which means
anything."""
GUESSES = 10
"""How many wrong words are answered until the words of all codes are void."""
MOST_TABS = 8
"""The most pages of one browser whose touches are counted."""
MOST_HELD = 16
"""The most touches that wait for the disk."""
WORDS = (
    *("web-moved", "web-not-now", "web-just-taken", "web-lost", "web-board", "web-voice", "web-type-word"),
    *("act-join", "act-hand"),
)
"""The messages that the page itself says."""
SEATED = 2
"""The rank of a seat's phone."""
KEPT = 24 * 60 * 60.0
"""Seconds for which stored keys are good."""

Short = Annotated[str, Meta(max_length=200)]
Count = Annotated[int, Meta(ge=0, le=2**53)]

VERSION = 5
"""The version of these messages; a page that was loaded with another one loads itself again."""


class Hello(Struct, tag="hello", tag_field="do", frozen=True):
    """A browser's first message: its key, or the code it was opened with; `tv`: it only watches; `tab`: the page that
    counts its touches, as one browser may have several open; `version`: that of the messages that its page sends.
    """

    key: Short = ""
    code: Short = ""
    tv: bool = False
    tab: Short = ""
    version: Count = 1


class Touch(Struct, tag="touch", tag_field="do", frozen=True):
    """A browser's message of a touch: its own number, that of the screen it was made on, the name of what was
    touched, and the text of a field. `spot`: it was the place, path or card of the board with this id.
    """

    touch: Count
    screen: Count
    id: Short
    text: Short = ""
    spot: bool = False

    @property
    def does(self) -> Does:
        """What was touched: a name to be found on the screen, or a spot of the board."""
        return Spot(self.id) if self.spot else self.id


class Where(Struct, frozen=True):
    """The web process's message about itself: its port, and the addresses of the machine."""

    port: Annotated[int, Meta(ge=1, le=65535)]
    addresses: Annotated[list[Annotated[str, Meta(pattern=r"^[0-9a-fA-F.:]{2,45}$")]], Meta(min_length=1, max_length=8)]


MESSAGES = msgspec.json.Decoder(Hello | Touch)


class Remembered(Struct, frozen=True, omit_defaults=True):
    """What is stored of a browser: its role, since when it has it (seconds since 1970), who let it in, and the name
    that its owner gave it."""

    role: Short
    since: float = 0.0
    by: Short = ""
    name: Short = ""


class Stored(Struct, frozen=True):
    """Who each browser is, as it is stored: by the digest of its key, `{"3f2a…": Remembered("2")}`, and the time of
    storing (`at`, seconds since 1970). Earlier versions stored the role alone.
    """

    at: float
    roles: dict[str, Short | Remembered]


def digest_of(key: str) -> str:
    """The digest that is stored in place of a browser's key."""
    return hashlib.sha256(key.encode()).hexdigest()[:32]


def stored(browsers: Mapping[str, Remembered]) -> bytes:
    """The browsers, by the digests of their keys, as they are stored (JSON)."""
    return msgspec.json.encode(Stored(time.time(), dict(browsers)))


def recalled(text: bytes) -> dict[str, Remembered]:
    """What was stored of each browser, by the digest of its key. {} if it was stored more than 24 hours ago, or if
    `text` cannot be read."""
    try:
        found = msgspec.json.decode(text, type=Stored)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return {}
    if time.time() - found.at >= KEPT:
        return {}
    browsers = found.roles.items()
    return {digest: Remembered(each) if isinstance(each, str) else each for digest, each in browsers}


def rank(role: str) -> int:
    """How much a browser with this role holds: 0 a spectator, 1 a phone without a seat, 2 a seat's, 3 the table's."""
    return {WATCH: 0, GUEST: 1, TABLE: 3}.get(role, SEATED)


class Member(Struct):
    """A browser that is known by its key: its role, the number of the last touch on each of its pages (`last`), its own
    screen session (None: the table's, or none yet), and the screen that it was shown last (`moment`). `number` is the
    number of that screen. It begins at random, so that a touch on a screen from before a restart is not taken for a
    touch on the present one; `seats` was its number when the seats to choose from became those that it shows. `code` is
    the one by which it came, `wants` the seat that it waits for; `since` (seconds since 1970), `by` and `name` are as
    in `Presence`."""

    role: str
    last: dict[str, int] = {}
    code: str = ""
    wants: str = ""
    since: float = msgspec.field(default_factory=time.time)
    by: str = ""
    name: str = ""
    own: ScreenSession | None = None
    moment: Screen | None = None
    number: int = msgspec.field(default_factory=lambda: secrets.randbelow(2**40))
    seats: int = 0


class Code(Struct):
    """A code that makes a browser one with this role, the word that may be typed in its place, and the time when it was
    made (seconds of the monotonic clock)."""

    role: str
    word: str
    made: float


class Client(Struct):
    """One connected browser. `browser` is the number of its connection; `key` is the secret by which the browser proves
    who it is, and `digest` the hash of this key; `tab` is the page that counts its touches. `moment` is the screen that
    the browser shows, and `number` the number of this screen; `shown` and `encoder` turn screens into the JSON that is
    sent to it. `encoder` is None until its first message was accepted.
    """

    browser: int
    key: str = ""
    digest: str = ""
    tab: str = ""
    shown: Shown = msgspec.field(default_factory=Shown)
    number: int = 0
    moment: Screen | None = None
    encoder: Encoder | None = None


def moment_of(screen: Screen, together: bool = False) -> Screen:
    """The screen without the parts that change by themselves; a touch on it means the same as long as this is equal.
    With `together`, of a phone whose seat acts at the same time as others, also without what they change: their panels,
    their pieces, and whose action was the last (its undo button is looked up on the present screen)."""
    if together:
        marks = Marks(glow=screen.marks.glow, chosen=screen.marks.chosen) if screen.marks is not None else None
        screen = replace(screen, seats=(), banner=None, bar=(), marks=marks, last="")
    banner = replace(screen.banner, clock="") if screen.banner is not None else None
    return replace(screen, banner=banner, saving="", pressed="", readers=(), warning="", fault="")


def seats_of(screen: Screen | None) -> list[str]:
    """The names of the seats that a phone without a seat may choose from on this screen."""
    blocks = screen.sheet.blocks if screen is not None and screen.sheet is not None else ()
    return [each.label for block in blocks if isinstance(block, Choices) for each in block.choices]


class Phones:
    """All browsers connected to a game. `front` is the session, or its guard against exceptions, and takes the touches;
    `send` carries frames to the browsers, and does nothing while there is no web process. `keep` stores what
    each browser is, as text for `recalled`.
    """

    def __init__(
        self,
        session: ScreenSession,
        front: Front,
        send: Callable[[Frame], None],
        keep: Callable[[bytes], object] = lambda _: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._session, self._game = session, session.game
        self._front, self._send, self._keep, self._clock = front, send, keep, clock
        self.where: Where | None = None
        """The port and the private addresses of the web process, once it has reported them."""
        self.ready: Callable[[], object] = lambda: None
        """Called when the web process accepts browsers."""
        self._members: dict[str, Member] = {}  # by the digests of their keys
        self._watcher = Member(WATCH)
        self._kept: dict[str, Remembered] = {}  # as they were stored last
        self._codes: dict[str, Code] = {}
        self._shown_at = float("-inf")  # when the table last showed the codes
        self._wrong = 0  # how many words were wrong since then
        self._clients: dict[int, Client] = {}
        self._held: list[tuple[Client, Touch]] = []
        self._done: list[tuple[Client, dict[str, Any]]] = []
        self._glyphs = Glyphs()
        self._encoders: list[tuple[Speech, Encoder]] = []
        self._screen = Screen(page="")
        self._changes = -1  # the number of the session's changes that browsers were shown; -1: who is here has changed

    def code(self, role: str) -> str:
        """The code by which a browser gets a key with this role; a new one where the last is good no longer."""
        self._codes = {code: each for code, each in self._codes.items() if self._good(each)}
        for code, each in self._codes.items():
            if each.role == role:
                return code
        made = secrets.token_urlsafe(16)
        word = "".join(secrets.choice(LETTERS) for _ in range(WORD))
        self._codes[made] = Code(role, word, self._clock())
        return made

    def word(self, role: str) -> str:
        """The word that may be typed in place of the code for this role; "" after too many wrong ones."""
        code = self.code(role)
        return self._codes[code].word if self._wrong < GUESSES else ""

    def _good(self, code: Code) -> bool:
        """Whether this code may be used. The table's own is in the terminal alone, and good while the program runs."""
        shown = self._clock() if self._screen.page == "phones" else self._shown_at
        return code.role == TABLE or self._clock() < max(code.made, shown) + GOOD

    def _typed(self, code: str) -> str:
        """The code for what a browser has said: a code, or the word in place of it; "" for anything else."""
        if code in self._codes or len(code) != WORD or self._wrong >= GUESSES:
            return code if code in self._codes and self._good(self._codes[code]) else ""
        for found, each in self._codes.items():
            if each.role != TABLE and self._good(each) and each.word == code.upper():
                return found
        self._wrong += 1
        return ""

    def recalled(self, browsers: Mapping[str, Remembered]) -> None:
        """Take over what was stored of browsers, by the digests of their keys."""
        for digest, each in list(browsers.items())[:MOST]:
            since = each.since or time.time()
            self._members.setdefault(digest, Member(each.role, since=since, by=each.by, name=each.name))
        self._kept = dict(browsers)

    def here(self) -> tuple[Presence, ...]:
        """The players' browsers that hold a seat or ask for one; those that were there first come first."""
        awake = {client.digest for client in self._clients.values()}
        found = []
        for digest, member in sorted(self._members.items(), key=lambda each: each[1].since):
            if member.role.isdecimal() or member.wants:
                since = time.strftime("%H:%M", time.localtime(member.since))
                waits = bool(member.wants)
                seat = member.wants or member.role
                found.append(Presence(digest[:12], seat, since, member.by, digest in awake, waits, member.name))
        return tuple(found)

    def answer(self, id: str, yes: bool, by: str) -> None:
        """Let the browser in that waits for a seat, or turn it away for good, and its code with it."""
        for digest, member in list(self._members.items()):
            if digest[:12] == id and member.wants:
                if yes:
                    self._seat(member, member.wants, by)
                else:
                    self._forget([digest], "web-turned-away")
                    self._codes.pop(member.code, None)
                    self._stored()

    def name(self, screen: object) -> str:
        """The name of the browser that shows this screen session; "" for none."""
        return next((member.name for member in self._members.values() if member.own is screen), "")

    def rename(self, screen: object, name: str) -> None:
        """Give the browser that shows this screen session this name."""
        for member in self._members.values():
            if member.own is screen:
                member.name = name
        self._stored()

    def remove(self, seat: str) -> None:
        """Remove the phones of this seat: their keys become invalid, the codes by which they came, and every key
        without a seat that was fetched with these codes."""
        codes = {member.code for member in self._members.values() if member.role == seat} - {""}
        gone = [
            digest
            for digest, member in self._members.items()
            if seat in (member.role, member.wants) or (member.code in codes and member.role == GUEST)
        ]
        self._forget(gone, "web-taken-away")
        for code in codes:
            self._codes.pop(code, None)
        self._stored()

    def wakes(self, event: Any) -> bool:
        """Whether this event is from a browser that holds a seat, or is the table's own screen."""
        client = self._clients.get(event.browser) if isinstance(event, Frame) and event.kind == TEXT else None
        return client is not None and rank(self._member(client).role) >= SEATED

    def address(self, code: str, host: str = "") -> str:
        """The address with which a browser joins by this code, at `host` or else at this machine's own address; ""
        while there is no web process. The code is behind the "#", which no browser sends, so that it is in no log."""
        if self.where is None:
            return ""
        host = host or self.where.addresses[0]
        return f"http://{f'[{host}]' if ':' in host else host}:{self.where.port}/#{code}"

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
                self.where = None
            case _:
                return False
        return True

    def show(self, screen: Screen) -> None:
        """Send each browser the changes of its screen; touches that waited for the disk are handled now."""
        if "phones" in (screen.page, self._screen.page):
            self._shown_at = self._clock()
            if self._screen.page != screen.page:
                self._wrong = 0
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
        self._changes = self._game.events.changes
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
        return not self._front.busy or bool(self._screen.saving) or self._member(client).role == TABLE

    def _ready(self, text: bytes) -> None:
        """Note the port and the addresses that the web process reports; its message is checked as a browser's is."""
        with suppress(msgspec.MsgspecError, UnicodeDecodeError, ValueError):
            where = msgspec.json.decode(text, type=Where)
            private = [each for each in where.addresses if ip_address(each).is_private]
            if self.where is None and private:  # it is believed once
                self.where = Where(where.port, private)
                self.ready()

    def _opened(self, browser: int) -> None:
        """Let a browser in; where there are too many, one goes away: of those that hold least, the first that came."""
        if len(self._clients) >= MOST:
            self._away(min(self._clients.values(), key=lambda client: rank(self._member(client).role)), "full")
        self._clients[browser] = Client(browser)

    def _said(self, client: Client, text: bytes) -> None:
        """Handle a message of a browser; one that sends anything invalid is disconnected."""
        try:
            message = MESSAGES.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return self._away(client, "malformed")
        if isinstance(message, Hello):
            if client.encoder is None:
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
        code = self._typed(hello.code)
        role = self._codes[code].role if code else ""
        if known in self._members and not hello.tv and role in ("", self._members[known].role):
            client.key, client.digest = hello.key, known
        elif role:
            if known in self._members:  # whoever scans again wants another seat
                self._close(self._members.pop(known))
            self._make_room()
            client.key = secrets.token_urlsafe(16)
            client.digest = digest_of(client.key)
            self._members[client.digest] = member = Member(GUEST if role.isdecimal() else role, code=code)
            if role.isdecimal():
                self._sit(member, role)
            self._stored()
        client.tab = hello.tab
        self._known(client)
        self._greet(client, bool(hello.code and not role) or bool(hello.key and not client.key))

    def _known(self, client: Client) -> None:
        """Tell the web process if this browser holds a seat, or is the table's: its connection is not counted then."""
        if rank(self._member(client).role) >= SEATED:
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
            self._close(self._members.pop(digest))
        for client in [each for each in self._clients.values() if each.digest in digests]:
            self._text(client, {"bye": self._session.speech.say(why)})
            self._away(client, "taken away")

    def _greet(self, client: Client, wrong: bool = False) -> None:
        """Send a browser its role and, in its language, the texts that its page shows by itself, as when the connection
        is lost; with `wrong` also that its code or key is not valid."""
        speech = self._shown(client).speech  # its seat's, or the table's
        client.encoder, client.shown = self._encoder(speech), Shown()  # other names: everything anew
        you: dict[str, object] = {"key": client.key, "role": self._member(client).role, "language": speech.language}
        you["words"] = {id: speech.say(id) for id in WORDS}
        you["wrong"] = speech.say("web-join-again") if wrong else ""
        self._text(client, {"you": you})

    def _touch(self, client: Client, touch: Touch) -> None:
        member = self._members[client.digest]
        if touch.touch <= member.last.get(client.tab, -1):
            return self._done.append((client, {"done": touch.touch, "was": "done"}))
        member.last.pop(client.tab, None)
        member.last = dict([*member.last.items(), (client.tab, touch.touch)][-MOST_TABS:])
        if self._front.busy and len(self._held) < MOST_HELD:
            self._held.append((client, touch))
        else:
            self._touched(client, touch)

    def _touched(self, client: Client, touch: Touch) -> None:
        """Handle a touch, if the screen on which it was made is still the present one, and note the answer."""
        member = self._members.get(client.digest)
        if member is None:  # it was taken away while its touch waited for the disk
            return
        if self._changes != self._game.events.changes and not self._front.busy:
            self._screen = self._front.screen()
            with self._guarded():
                self._update(client)
        screen = client.shown.screen
        typed = screen is not None and touch.id in fields(screen)  # every letter is a touch, on the screen before
        chooses = member.role == GUEST and member.seats <= touch.screen < client.number
        current = (touch.screen == client.number or chooses) and not self._front.busy
        does = touched(screen, touch.does) if screen is not None and (current or typed) else None
        was = "done"
        if does is None:
            was = "moved"
        elif chooses and isinstance(does, Nth) and self._has_phone(str(does.index)):
            was = "taken"
        else:
            if isinstance(does, Spot) and member.role.isdecimal() and not self._own(member).awaited:
                was = "wait"
            self._do(member, does, touch.text)
            if does != "leave-seat" and self._shown(client).ignored:
                was = "moved"  # the turn had just ended, so this was for the player before
        self._done.append((client, {"done": touch.touch, "was": was}))

    def _do(self, member: Member, does: Does, text: str) -> None:
        """Do what a browser of this member touched."""
        if member.role == TABLE:
            self._front.tap(does, text)
        elif member.role == GUEST:
            if isinstance(does, Nth) and not member.wants:
                self._sit(member, str(does.index))
            elif does == "cancel":
                self._stand(member)
        elif does == "leave-seat":
            self._stand(member)
        else:
            with self._guarded():
                self._own(member).touch(does, text)

    def _has_phone(self, seat: str) -> bool:
        """Whether a browser is the phone of this seat."""
        return any(each.role == seat for each in self._members.values())

    def _sit(self, member: Member, seat: str) -> None:
        """Make this browser the phone of a seat, or have it wait until that seat's phone or the table agrees."""
        if not self._has_phone(seat):
            return self._seat(member, seat, "code")
        member.wants, self._changes = seat, -1
        self._own(member).pages.go(JoinPage(seat))
        self._say(seat, "web-asks")

    def _stand(self, member: Member) -> None:
        """Take this browser from its seat; it may choose another one."""
        member.role, member.wants = GUEST, ""
        self._close(member)
        self._stored()

    def _seat(self, member: Member, seat: str, by: str) -> None:
        """Make this browser a phone of this seat."""
        awake = {client.digest for client in self._clients.values()}
        others = [digest for digest, each in self._members.items() if each.role == seat and each is not member]
        others.sort(key=lambda digest: (digest in awake, self._members[digest].since))
        self._forget(others[: max(0, len(others) + 1 - PHONES_A_SEAT)], "web-taken-away")
        member.role, member.wants, member.since, member.by = seat, "", time.time(), by
        self._close(member)
        self._stored()
        for client in self._clients.values():
            if self._members.get(client.digest) is member:
                self._known(client)
        self._say(seat, "web-joined")

    def _say(self, seat: str, id: str) -> None:
        """Show this message about a seat on the table's own screen; a refusal there stays, and *Phones* lists it."""
        session = self._session
        players = session.table.players if session.seated is not None else ()
        shown = session.notices.shown
        if int(seat) > len(players) or self._screen.page == "phones" or (shown is not None and shown.id != "joined"):
            return
        words = session.speech.say(id, name=players[int(seat) - 1].name)
        session.notices.warn(Notice("joined", words, tone="news"))

    def _own(self, member: Member) -> ScreenSession:
        """The screen session of this browser."""
        if member.own is None:
            seat = member.role.isdecimal()
            home: Page = SeatPage() if seat else JoinPage() if member.role == GUEST else WatchPage()
            member.own = ScreenSession(self._game, home, member.role if seat else NOBODY)
        return member.own

    def _close(self, member: Member) -> None:
        """End the screen session of this browser."""
        if member.own is not None:
            member.own.close()
            member.own = None

    def _stored(self) -> None:
        """Store what each browser is that has more than a key, if that has changed; called after each such change."""
        self._changes = -1
        kept = {
            digest: Remembered(each.role, round(each.since), each.by, each.name)
            for digest, each in self._members.items()
            if each.role != GUEST
        }
        if kept != self._kept:
            self._kept = kept
            self._keep(stored(kept))

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        """A context manager that catches an exception in a phone's own pages, and handles it like one in the table's
        pages.
        """
        try:
            yield
        except Exception as error:
            if self._front.loud:
                raise
            self._front.failed(error)

    def _member(self, client: Client) -> Member:
        """What is known of this browser, or of all spectators."""
        return self._members.get(client.digest) or self._watcher

    def _shown(self, client: Client) -> ScreenSession:
        """The screen session that this browser shows: the table's, its own, or the one of all spectators."""
        member = self._member(client)
        return self._session if member.role == TABLE else self._own(member)

    def _update(self, client: Client) -> None:
        """Send this browser the changes of its screen."""
        if client.encoder is None:
            return
        member, seated = self._member(client), self._game.seated
        if member.role.isdecimal() and seated is not None and int(member.role) > seated.start.seats:
            self._stand(member)  # this game has no such seat: another may be chosen
        shown = self._shown(client)
        screen = self._screen if shown is self._session else shown.screen()
        encoder = self._encoder(shown.speech)
        if encoder is not client.encoder:
            self._greet(client)
        changes = client.shown.changes(screen, encoder)
        if not changes:
            return
        together = member.role.isdecimal() and seated is not None and len(seated.match.prompt.seats) > 1
        moment = moment_of(screen, together)
        if moment != client.moment:
            member.number += moment != member.moment
            if member.role == GUEST and seats_of(moment) != seats_of(member.moment):
                member.seats = member.number
            client.number, client.moment, member.moment = member.number, moment, moment
        self._text(client, {"screen": client.number, "role": member.role, **changes})

    def _encoder(self, speech: Speech) -> Encoder:
        for known, encoder in self._encoders:
            if known is speech:
                return encoder
        seated = self._game.seated
        made = Encoder(self._glyphs, naming(speech, seated.people.players if seated is not None else ()))
        self._encoders = [(speech, made), *self._encoders[:7]]
        return made

    def _away(self, client: Client, why: str) -> None:
        self._clients.pop(client.browser, None)
        self._send(Frame(CLOSED, client.browser, why.encode()))

    def _text(self, client: Client, message: dict[str, Any]) -> None:
        self._send(Frame(TEXT, client.browser, msgspec.json.encode(message)))
