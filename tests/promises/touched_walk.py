"""A random walk by touch over all screens of one table: the next touch is chosen from what is drawn as enabled.

A walk is a function of its seed. It has the table's own screen and the phone of every person; each touch is judged, and
every question that is drawn is sooner or later answered until it closes. What was seldom tried is preferred.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace
from walks import filed, laid_out, recipe

from companion.games.conformance_checks import LONGEST, say, step
from companion.games.people import People, Player, write_people
from companion.games.registry import GAMES
from companion.games.start_and_resume import StartedGame, begin
from companion.pages.seat.seat import SeatPage
from companion.pages.seat.without_seat import WatchPage
from companion.pages.table.table import TablePage
from companion.screen import (
    Block,
    Choice,
    Choices,
    Field,
    Grid,
    Screen,
    SeatPanel,
    Sheet,
    Stepper,
    Steppers,
    Text,
    fields,
    touches,
)
from companion.session.events import Accepted, Redone, Refused, Undone
from companion.session.screen_events import NoticeChanged
from companion.session.screen_session import NOBODY, ScreenSession
from companion.storage.store import Store
from engine.codec import write
from engine.game import Start
from engine.match import Match
from tests.evening import Evening, blocks
from tests.extent import QUICK
from tests.tour_phones import Invited

TABLE, PHONE, TELEVISION = "table", "phone", "television"
KINDS = (TABLE, PHONE, TELEVISION)

SPARED = frozenset(
    {
        "off",  # ends the app
        "failed-report",  # starts a process
        "bring",  # reads every stick of the machine
        "write",  # these write to sticks
        "write-results",
        "stick",
        "find-devices",  # these start threads and processes that ask the machine's own devices
        "hardware",
        *(("level",) if QUICK else ()),  # a seat that Boardside plays has a process
        "voice",
        "away",  # these ask the web process, which there is none of here
        "leave-seat",
        "wifi",
        "wifi-off",
    }
)
"""Verbs that are drawn and not touched: what ends the app, writes to sticks, or uses what is not at this table."""
LEAVING = frozenset({"cancel", "close", "undo", "redo", "menu", "rule", "let", "boardside/why", "boardside/card-back"})
"""Verbs that are no answer to a question: ways out of it, and what is said about it."""
LOOKING = LEAVING | {
    *("seat", "return", "disagree", "hardware", "disk", "notice", "phones", "tick", "todo", "history", "boardside/line")
}
"""Verbs of the game's own page that do not go on with the game."""
BACK = ("resume", "table", "close", "set-up", "done", "cancel", "home", "all-rules", "notice", "new", "start")
"""Verbs by which a page is left, those that lead to the game first."""
ON = (
    *("boardside/done", "boardside/untold", "boardside/kind", "boardside/card", "deal", "deal-all", "drawn", "pile"),
    *("ask", "drawn-all", "pass-all", "pass", "end-move", "discard", "finish", "keep", "next-seat", "next-round"),
    *(
        "round-begins",
        "hand",
        "boots-right",
        "end-turn",
        "redistribute",
        "sizes",
        "decline",
        "bonus",
        "bonus-skip",
        "younger",
        "take",
    ),
    *("swap", "go"),
)
"""Verbs that go on with a game, in the order in which a hand in a hurry takes them."""
ENDS_DRAWING = ("deal-all", "drawn-all")
"""Those after which the display is not known any more."""
ENTERS_DISPLAY = ("tell-display", "display")
"""Those by which it becomes known."""
ASK_NOTHING = frozenset(
    {
        *("menu", "chart", "find", "lies", "back", "setup", "board"),  # opened over the board
        *("waiting", "more", "this-phone", "hand", "questions", "hints", "possible"),  # pages of a phone
        *("deal", "round"),  # checklists, whose button is in the bar
        *("gifts", "card"),  # what a seat has, and what a gift is
    }
)
"""The sheets over a game that ask for nothing. One without buttons but ways out asks for nothing either."""
OWN_PAGES = ("table", "seat")
"""The pages that draw the game itself, on the table's screen and on a phone."""
TYPED = ("Anna", "Usselen", "wood", "qqqq", "")
"""What is typed into fields: a name, a place, a word of a rule, what is found nowhere, and nothing."""
TWICE, ANSWERS = 2, 120
"""How often each answer is given before a question counts as one that no answer closes; and the touches after which one
counts so in which pieces are counted out: the longest is a payment in each kind of card that there is."""
GAMES_TRIED, FOUND = 200, 30
"""The random games among which one is sought that comes to a certain phase, and the moments of which one is taken."""
ONLY_SCORES = ("score", "hands", "boots")
"""The phases of Elfenland where only scores are kept."""


class Table(NamedTuple):
    """What a walk starts from. `boardside` are the seats that Boardside plays; with `display` the counters face up are
    entered first; with `at` the game was played up to this phase before, by commands. `options` are those that are not
    drawn by the seed, as ("side", "night").
    """

    game: str
    seats: int
    boardside: tuple[int, ...] = ()
    display: bool = False
    at: str = ""
    options: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        boardside = f", Boardside at {self.boardside}" if self.boardside else ""
        display = ", display entered" if self.display else ""
        return f"{self.game}, {self.seats} seats{boardside}{display}{self.at and ', from phase ' + self.at}"


class Offer(NamedTuple):
    """Something drawn that can be touched: `verb` is what its id begins with ("keep" of "keep/1/pig"), or what it is on
    the board; `within`: it stands in a sheet; `lit`: it is drawn as enabled, as all is but the places and paths of a
    board that do not glow; `chosen`: it is the value that a list of values has already."""

    id: str
    verb: str
    within: bool = False
    lit: bool = True
    chosen: bool = False
    text: str = ""


class Dead(NamedTuple):
    """Where a promise is broken: the game ("" before one), the kind of screen, its page with its sheet ("table way"),
    the phase of the game where the page is the game's own, and the verb that was touched; or "?" for a question that no
    answer closes."""

    game: str
    screen: str
    page: str
    phase: str
    what: str


class End(NamedTuple):
    """The end of a phase, and how the table stood: whether the display was known, and Boardside was last in turn."""

    game: str
    phase: str
    display: bool
    last: bool


class Walked(Struct):
    """What one walk, or several, have seen: how often each end of a phase was met on each kind of screen, and each
    broken promise with the first time that it was seen, in words."""

    met: Counter[tuple[End, str]]
    broken: dict[Dead, str]
    touches: int = 0
    closed: int = 0
    chosen: int = 0

    def add(self, other: Walked) -> None:
        """Count the other walk too."""
        self.met.update(other.met)
        self.broken = {**other.broken, **self.broken}
        self.touches += other.touches
        self.closed += other.closed
        self.chosen += other.chosen


class TouchedWalk:
    """One walk: `table` is what it starts from; everything is drawn by `seed`."""

    def __init__(self, path: Path, seed: str, table: Table) -> None:
        path.mkdir(parents=True)
        self.seed, self.random, self.table = seed, Random(f"touched {seed}"), table
        self.walked = Walked(Counter(), {})
        self.last: deque[str] = deque(maxlen=12)
        self.refused = 0
        self.tried: Counter[tuple[str, ...]] = Counter()
        self.phones: dict[str, ScreenSession] = {}
        self.ended: list[tuple[End, set[str]]] = []  # the ends of phases since the last entry, and where they were met
        self.answering: tuple[str, Sheet, int, Counter[str]] | None = None
        colours = GAMES[table.game].look(GAMES[table.game].game()).colours
        players = tuple(
            Player("" if n == 2 else f"Player {n}", colours[n - 1], level="greedy" if n in table.boardside else "")
            for n in range(1, table.seats + 1)
        )
        start, match = self._played() if table.at else (self._start(), None)
        start = filed(start, path)
        id = self._stored(path / "games.db", start, players, match) if match is not None else 0
        self.it = Evening(path / "games.db")
        session = self.it.session
        session.listen(self._heard)
        self.television = ScreenSession(session.game, WatchPage(), NOBODY)
        session.game.phones = Invited()
        session.game.phones.address = "http://192.168.178.123:8137/#" + "A" * 22
        self._before: Match | None = None
        guided = not table.display and self.random.random() < 0.3
        if id:
            session.game.resume(id, lambda: session.pages.go(TablePage()))
        else:
            session.game.begin(start, players, lambda: session.pages.go(TablePage()), guided=guided)
        self.it.settle()
        assert session.seated is not None, f"walk {seed}: {session.notices.shown}"
        self._before = session.table.match
        if table.display:
            session.notices.dismiss()
            self.it.tap("tell-display", *(f"ask/{kind}" for kind in ("pig", "troll", "unicorn", "cloud", "dragon")))

    def _start(self) -> Start:
        """A start with random options."""
        drawn = {option: self.random.choice(values) for option, values in recipe(self.table.game).options.items()}
        return Start(self.table.game, self.table.seats, None, {**drawn, **dict(self.table.options)})

    def _played(self) -> tuple[Start, Match]:
        """A game that was played by random commands until some moment in the phase `at`, with its start."""
        for _ in range(GAMES_TRIED):
            start = self._start()
            match, found = laid_out(start), list[Match]()
            if self.table.at in ONLY_SCORES:
                match = say(match, {"do": "keep_score"})
            while (
                (len(found) < FOUND or self.table.at in ONLY_SCORES)
                and match.prompt.awaits
                and len(match) < LONGEST
                and (next := step(match, self.random)) is not None
            ):
                match = next
                if match.prompt.phase == self.table.at:
                    found.append(match)
            if found:
                return start, self.random.choice(found)
        raise AssertionError(f"walk {self.seed}: no game comes to the phase {self.table.at}")

    def _stored(self, path: Path, start: Start, players: tuple[Player, ...], match: Match) -> int:
        """The id of this game in a new file of games."""
        begun = begin(start)
        assert isinstance(begun, StartedGame), begun
        with Store.open(path) as store:
            id = store.begin(start.game, begun.stored(), write_people(People("en", players)))
            for entry in match.entries():
                store.append(id, write(entry.command), write(entry.events))
        return id

    def _heard(self, event: Any) -> None:
        """Note the end of a phase."""
        if isinstance(event, Undone | Redone):
            self.ended = []
        # A page's own refusal is a notice, too, and may be the one that stood there.
        self.refused += isinstance(event, Refused) or (isinstance(event, NoticeChanged) and self._noticed())
        if isinstance(event, Accepted):
            match = event.match
            assert match.before is not None
            before = match.before
            if match.prompt.phase != before.prompt.phase:
                self.ended.append((self._end(before), set()))
            elif self.ended:
                self.ended = []

    def _noticed(self) -> bool:
        return self.it.session.notices.shown is not None

    def _end(self, match: Match) -> End:
        """The end of this match's phase."""
        state, levels = match.state, {str(n) for n, each in enumerate(self.it.session.table.players, 1) if each.level}
        display = bool(getattr(getattr(state, "display", None), "known", ()))
        turns = state.clockwise() if hasattr(state, "clockwise") else state.seats
        return End(match.game.name, match.prompt.phase, display, turns[-1].id in levels)

    # --- the screens

    def _phones(self) -> dict[str, ScreenSession]:
        """A phone for every person at the table."""
        seated = self.it.session.seated
        people = [str(n) for n, each in enumerate(seated.players, 1) if not each.level] if seated is not None else []
        for seat in people:
            if seat not in self.phones:
                self.phones[seat] = ScreenSession(self.it.session.game, SeatPage(), seat)
        return {seat: self.phones[seat] for seat in people}

    def screen(self, whose: str) -> Screen:
        """The screen of the table, for "", or of this seat's phone."""
        if not whose:
            return self.it.screen
        return self.phones[whose].screen()

    def _touch(self, whose: str, id: str, text: str) -> None:
        if whose:
            self.phones[whose].tap(id, text)
        else:
            self.it.session.tap(id, text)
        self.it.settle()

    def _stands(self, whose: str) -> tuple[Any, ...]:
        """All that a touch may change, but what is drawn."""
        main = self.it.session
        # What is refused once more is answered once more, by the same notice.
        found: tuple[Any, ...] = (
            main.seated and main.seated.match,
            main.draft,
            main.pages.page,
            main.notices.shown,
            self.refused,
        )
        if whose:
            phone = self.phones[whose]
            found = (*found, phone.pages.page, phone.draft, phone.notices.shown, phone.hand)
        return found

    # --- one touch

    def run(self, touches: int) -> Walked:
        """Make this number of touches, and see to it that the question which is open then is closed too."""
        while self.walked.touches < touches or (self.answering and self.walked.touches < touches + ANSWERS):
            try:
                self._one()
            except Exception as error:
                error.add_note(f"walk {self.seed} ({self.table}), after {' > '.join(self.last)}")
                raise
        return self.walked

    def _one(self) -> None:
        whose = self.answering[0] if self.answering else self._whose()
        drawn = self.screen(whose)
        kind = PHONE if whose else TABLE
        offers = [each for each in offered(drawn, self.random) if each.verb not in SPARED]
        assert offers, f"nothing can be touched on {drawn.page}"
        given_up = self._dead(kind, drawn, "?") in self.walked.broken
        if self.answering is None and asks(drawn) and self.random.random() < (0.1 if given_up else 0.6):
            assert drawn.sheet is not None
            self.answering = whose, drawn.sheet, self._entries(), Counter()
        chosen = self._answer(drawn, offers) if self.answering else None
        if chosen is None:
            self.answering = None
            chosen = self._chosen(kind, drawn, offers)
        self.tried[kind, place_of(drawn), self._phase(), chosen.verb] += 1
        self._judged(whose, drawn, chosen)
        if self.answering and not self._still(self.screen(whose)):
            self.walked.closed += 1
            self.answering = None

    def _judged(self, whose: str, drawn: Screen, touched: Offer) -> None:
        """Touch this; one that is drawn as enabled must change something."""
        kind = PHONE if whose else TABLE
        before, dead = self._stands(whose), self._dead(kind, drawn, touched.verb)
        if self.ended or self.random.random() < 0.1:
            self._judge_television()
        for end, met in self.ended:
            self.walked.met.update((end, each) for each in {kind, TELEVISION} - met)
            met |= {kind, TELEVISION}
        self.walked.touches += 1
        self.last.append(f"{kind}{whose and ' ' + whose} {place_of(drawn)}: {touched.id}")
        self._touch(whose, touched.id, touched.text)
        if not touched.lit or self._stands(whose) != before or still(self.screen(whose)) != still(drawn):
            return
        if touched.chosen:
            self.walked.chosen += 1
        else:
            self._broken(dead, f"{touched.id!r} changes nothing")

    def _judge_television(self) -> None:
        """A television draws no choice as enabled."""
        if self.it.session.seated is None:
            return
        screen = self.television.screen()
        free = [each.id for each in (*screen.tray, *screen.bar) if each.enabled]
        free += [each.id for each in within(screen)] if screen.sheet is not None else []
        for id in free:
            self._broken(self._dead(TELEVISION, screen, verb_of(id)), f"{id!r} is drawn as enabled")

    def _dead(self, kind: str, drawn: Screen, what: str) -> Dead:
        phase = self._phase() if drawn.page in OWN_PAGES else ""
        return Dead(self._game(), kind, place_of(drawn), phase, what)

    def _broken(self, dead: Dead, what: str) -> None:
        notice = self.it.session.notices.shown
        where = f"walk {self.seed} ({self.table}), touch {self.walked.touches}, phase {self._phase() or '-'}"
        where += f", below {notice.headline!r}" if notice is not None else ""
        self.walked.broken.setdefault(dead, f"{what}; {where}, after\n      " + "\n      ".join(self.last))

    # --- which touch

    def _whose(self) -> str:
        """The screen that is touched next: "" for the table's own, or the seat of a phone."""
        phones = self._phones()
        if not phones:
            return ""
        if self.random.random() >= self._to_phones():
            return ""
        awaited = [seat for seat, phone in phones.items() if _awaited(phone)]
        return self.random.choice(awaited if awaited and self.random.random() < 0.75 else sorted(phones))

    def _to_phones(self) -> float:
        """How often the next touch is on a phone: mostly where the last end of a phase was met less often."""
        if not self.ended:
            return 0.3
        end, met = self.ended[-1]
        table, phone = ((each in met, self.walked.met[end, each]) for each in (TABLE, PHONE))
        return 0.85 if phone <= table else 0.15

    def _chosen(self, kind: str, drawn: Screen, offers: list[Offer]) -> Offer:
        """The next touch: back to the game, on with it, or what was tried least."""
        here = drawn.page in OWN_PAGES
        over = drawn.sheet is not None and drawn.sheet.id in ASK_NOTHING - {"deal", "round"}
        chance, verbs = self.random.random(), {each.verb for each in offers}
        if (not here or over) and chance < 0.3:
            for verb in BACK:
                if verb in verbs:
                    return self._any(offers, verb)
        if here and not over and (0.1 if self.ended else 0.0) < chance < (0.3 if self.ended else 0.5):
            if self._known() and "display" in verbs and self._phase() == "draw" and self.random.random() < 0.6:
                return self._any(offers, "display")
            for verb in ON:
                if verb in verbs and not (verb in ENDS_DRAWING and self._known() and self.random.random() < 0.9):
                    return self._any(offers, verb)
        if here and not over and chance < 0.8:
            offers = [each for each in offers if each.verb not in LOOKING] or offers
        if self._known() or self.table.boardside:
            unwanted = ENDS_DRAWING if self._known() else () if self.table.display else ENTERS_DISPLAY
            offers = [each for each in offers if each.verb not in unwanted] or offers
        place, phase = place_of(drawn), self._phase()
        least = min(self.tried[kind, place, phase, each.verb] for each in offers)
        seldom = sorted({each.verb for each in offers if self.tried[kind, place, phase, each.verb] == least})
        return self._any(offers, self.random.choice(seldom))

    def _any(self, offers: list[Offer], verb: str) -> Offer:
        return self.random.choice(sorted(each for each in offers if each.verb == verb))

    def _answer(self, drawn: Screen, offers: list[Offer]) -> Offer | None:
        """The next answer to the question that is to be closed; None if it cannot be, which breaks the promise."""
        assert self.answering is not None
        assert drawn.sheet is not None
        whose, sheet, _, tried = self.answering
        notice = drawn.notice
        ways = {each.id for each in notice.ways if each.enabled} if notice is not None else set[str]()
        answers = [each for each in offers if (each.within or each.id in ways) and each.verb not in LEAVING]
        counters = [
            each for block in blocks(drawn.sheet.blocks) if isinstance(block, Steppers) for each in block.steppers
        ]
        piece_by_piece = counters or any(each.verb == "boardside/card" for each in answers)
        if not answers or (
            tried.total() >= ANSWERS if piece_by_piece else min(tried[each.id] for each in answers) >= TWICE
        ):
            given = ", ".join(f"{id} ({times})" for id, times in sorted(tried.items())) or "there is none"
            what = f"no answer closes the sheet {sheet.id!r} ({sheet.title!r}): {given}"
            self._broken(self._dead(PHONE if whose else TABLE, drawn, "?"), what)
            return None
        buttons = [each for each in answers if each.verb[-1:] not in ("+", "-")]
        if counters and not ways & {each.id for each in answers if not tried[each.id]}:
            steps = self._counted(counters, sum(tried[each.id] for each in buttons))
            buttons = [each for each in answers if each.id in steps] or buttons
        least = min(tried[each.id] for each in buttons)
        chosen = self.random.choice(sorted(each for each in buttons if tried[each.id] == least))
        tried[chosen.id] += 1
        return chosen

    def _counted(self, counters: list[Stepper], answered: int) -> list[str]:
        """The ids of the steps that lead to the next count to be tried, when so many were: each number of the first
        kind, then up to four of each other. None where the count is reached.
        """
        first, *others = counters
        most = max(first.high, first.value)
        counts = [(first.id, n) for n in range(most + 1)] + [(each.id, n) for each in others for n in range(1, 5)]
        kind, number = counts[answered % len(counts)]
        for each in counters:
            wanted = number if each.id == kind else 0
            if each.value > max(wanted, each.low):
                return [f"{each.id}-"]
        now = next(each for each in counters if each.id == kind)
        return [f"{kind}+"] if now.value < min(number, now.high) else []

    def _still(self, drawn: Screen) -> bool:
        """Whether the question that is answered is open still: its sheet is there, and nothing was entered by it."""
        assert self.answering is not None
        return (
            drawn.sheet is not None and drawn.sheet.id == self.answering[1].id and self._entries() == self.answering[2]
        )

    # --- the game

    def _entries(self) -> tuple[int, int]:
        seated = self.it.session.seated
        return (seated.id, len(seated.match)) if seated is not None else (0, 0)

    def _game(self) -> str:
        return self.it.session.seated.start.game if self.it.session.seated is not None else ""

    def _phase(self) -> str:
        return str(self.it.session.seated.match.prompt.phase) if self.it.session.seated is not None else ""

    def _known(self) -> bool:
        """Whether counters of the display are known."""
        seated = self.it.session.seated
        return seated is not None and bool(getattr(getattr(seated.match.state, "display", None), "known", ()))


def _awaited(phone: ScreenSession) -> bool:
    return phone.awaited


def place_of(screen: Screen) -> str:
    """The page with its sheet ("table way", "settings"), or "table looked" where the panel of a seat was touched."""
    sheet = screen.sheet.id if screen.sheet is not None else "looked" if any(map(_looked, screen.seats)) else ""
    return screen.page if sheet in ("", screen.page) else f"{screen.page} {sheet}"


def _looked(panel: SeatPanel) -> bool:
    return panel.looked


def still(screen: Screen) -> Screen:
    """The screen without what changes by itself."""
    banner = replace(screen.banner, clock="") if screen.banner is not None else None
    return replace(screen, banner=banner, saving="", pressed="", readers=(), warning="", fault="")


def asks(screen: Screen) -> bool:
    """Whether the sheet that is drawn is a question of the game: one with choices or numbers to answer it."""
    if screen.page not in OWN_PAGES or screen.sheet is None or screen.sheet.id in ASK_NOTHING:
        return False
    choices = [
        *screen.sheet.buttons,
        *(choice for block in blocks(screen.sheet.blocks) if isinstance(block, Choices) for choice in block.choices),
    ]
    steppers = any(isinstance(block, Steppers) for block in blocks(screen.sheet.blocks))
    return steppers or any(verb_of(choice.id) not in LEAVING for choice in choices)


def offered(screen: Screen, random: Random) -> list[Offer]:
    """All that can be touched on this screen, in no order."""
    found = {each.id: each for each in _beside(screen)}
    found |= {each.id: each for each in within(screen)} if screen.sheet is not None else {}
    if screen.board is not None and (screen.sheet is None or screen.sheet.low):
        assert screen.marks is not None
        glow = screen.marks.glow
        for sort, things in (
            ("place", screen.board.places),
            ("path", screen.board.paths),
            ("card", screen.marks.cards),
        ):
            lit = [Offer(each.id, f"glowing {sort}") for each in things if each.id in glow]
            dark = [Offer(each.id, f"dark {sort}", lit=False) for each in things if each.id not in glow]
            found |= {each.id: each for each in (*lit, *dark)}
    found.pop("", None)  # a gap in a bar
    if random.random() < 0.1:
        assert found.keys() == touches(screen).keys(), f"{found.keys() ^ touches(screen).keys()} on {screen.page}"
    for field in fields(screen).values():
        found[field.id] = found[field.id]._replace(text=random.choice([each for each in TYPED if each != field.text]))
    return sorted(found.values())


def _beside(screen: Screen) -> Iterator[Offer]:
    yield from _choices((*screen.tray, *screen.hand, *screen.bar))
    yield from (Offer(each.id, "seat") for each in screen.seats)
    if screen.notice is not None:
        yield Offer(screen.notice.id, "notice")
        yield from (_of(each) for each in (*screen.notice.ways, *screen.notice.asks) if each.enabled)
        yield from (Offer(each, verb_of(each)) for each in (screen.notice.why,) if each)
    if screen.banner is not None and screen.banner.id:
        yield Offer(screen.banner.id, verb_of(screen.banner.id))
    strips = (("disk", screen.warning), ("hardware", screen.fault), ("history", screen.recent and not screen.fault))
    yield from (Offer(id, id) for id, drawn in strips if drawn)


def within(screen: Screen) -> Iterator[Offer]:
    """What can be touched in the sheet of this screen."""
    assert screen.sheet is not None
    for choice in screen.sheet.buttons:
        if choice.enabled:
            yield _of(choice)._replace(within=True)
    for block in blocks(screen.sheet.blocks):
        yield from (each._replace(within=True) for each in _in_block(block))


def _in_block(block: Block) -> Iterator[Offer]:
    match block:
        case Choices():
            yield from _choices(block.choices)
        case Steppers():
            yield from (each for stepper in block.steppers for each in _steps(stepper))
        case Grid():
            yield from (Offer(row.id, verb_of(row.id)) for row in block.rows if row.id)
        case Field():
            yield Offer(block.id, "typing")
        case Text() if block.id:
            yield Offer(block.id, verb_of(block.id))


def _choices(choices: tuple[Choice, ...]) -> Iterator[Offer]:
    """The enabled ones of these choices; of several with one verb, the only selected one is the present value."""
    selected = Counter(verb_of(each.id) for each in choices if each.tone == "selected")
    several = Counter(verb_of(each.id) for each in choices)
    for each in choices:
        if each.enabled:
            verb = verb_of(each.id)
            yield Offer(each.id, verb, chosen=each.tone == "selected" and selected[verb] == 1 and several[verb] > 1)


def _steps(stepper: Stepper) -> Iterator[Offer]:
    if stepper.value > stepper.low:
        yield Offer(f"{stepper.id}-", f"{verb_of(stepper.id)}-")
    if stepper.value < stepper.high:
        yield Offer(f"{stepper.id}+", f"{verb_of(stepper.id)}+")


def _of(choice: Choice) -> Offer:
    return Offer(choice.id, verb_of(choice.id))


def verb_of(id: str) -> str:
    """What an id begins with: "keep" of "keep/1/pig", "boardside/kind" of "boardside/kind/pig"."""
    first, _, rest = id.partition("/")
    return f"{first}/{rest.partition('/')[0]}" if first == "boardside" else first
