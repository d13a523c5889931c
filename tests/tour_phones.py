"""A walk past all that phones are about: the page with their code, votes, and what a seat's own phone shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.games.touch_and_tags.touch_result import Say
from companion.pages.people.phones import PhonesPage
from companion.pages.seat.seat import SeatPage
from companion.pages.table.table import TablePage
from companion.screen import Screen
from companion.session.ports import Presence, Wifi
from companion.session.screen_session import ScreenSession
from engine.common_commands import Hints
from engine.game import Start
from tests.evening import Evening
from tests.tour import PLAYERS


class Invited:
    """The phones of a table at which each seat has one; there is no web process."""

    address = ""
    own = Wifi()
    asks = False

    def start(self) -> None:
        """Nothing is to be started."""

    def recall(self) -> None:
        """There is nothing to be recalled."""

    def invite(self, seat: str = "") -> str:
        """The address of the code."""
        return self.address

    def word(self, seat: str = "") -> str:
        """The same for every seat."""
        return "KTRB"

    def wifi(self) -> Wifi:
        """The state of the table's own Wi-Fi."""
        return self.own

    def want_wifi(self, on: bool) -> None:
        """It stays as it is."""

    def here(self) -> tuple[Presence, ...]:
        """A phone or two for every seat but the last, and one that asks for the second."""
        first = [Presence("a1", "1", "19:32", name="Nokia")]
        first += [Presence(f"a{n}", str(n), "19:32", awake=n != 3) for n in range(2, len(PLAYERS))]
        more = Presence("b1", "1", "20:05", "table"), Presence("c2", "2", "20:07", waits=self.asks)
        return (*first, *(more if self.asks else more[:1]))

    def answer(self, id: str, yes: bool, by: str) -> None:
        """It goes on asking."""

    def name(self, screen: object) -> str:
        """It has one."""
        return "Anna's"

    def rename(self, screen: object, name: str) -> None:
        """It stays as it is."""

    def remove(self, seat: str) -> None:
        """They stay."""


def begun(it: Evening) -> Invited:
    """A game whose boots move, with a phone for each seat."""
    phones = it.session.game.phones = Invited()
    start = Start("elfenland", len(PLAYERS), "1", {"edition": "de"})
    it.session.game.begin(start, PLAYERS, lambda: it.session.pages.go(TablePage()))
    it.settle()
    it.tap("deal-all", "kind/dragon", "elvenhold-ergeren-wood", "pass-all")
    return phones


def moments(it: Evening) -> Iterator[str]:
    """The table's screens, one after the other."""
    phones = begun(it)
    it.tap("menu", "phones")
    yield "starting"
    phones.address = "http://192.168.178.123:8137/#" + "A" * 22
    it.tap("ask-undo")
    yield "phones"
    phones.asks = True
    it.tap("code/1")
    yield "another phone asks"
    phones.asks = False
    it.tap("code/tv")
    yield "television"
    for state in ("off", "no-manager"):
        phones.own = Wifi(state)
        it.session.pages.go(PhonesPage(why="no-device" if state == "off" else ""))
        yield f"wifi {state}"
    phones.own = Wifi("opening")
    it.session.pages.go(PhonesPage(going=True))
    yield "wifi opening"
    phones.own = Wifi("on", "Boardside-k7m", "q2nv8x4hyr6d", "10.42.0.1")
    phones.address = "http://10.42.0.1:8137/#" + "A" * 22
    it.session.pages.go(PhonesPage())
    yield "wifi on"
    it.tap("close", "menu", "disagree", "point/B09")
    yield "point"
    it.tap("ask-phones")
    yield "vote on a point"
    it.tap("cancel", "undo")
    yield "vote on an undo"
    it.tap("all-agree", "notice", "pass-all", "otherwise", "ergeren", "card/dragon+", "pay", "let")
    yield "ruling"
    it.tap("ask-phones")
    yield "vote on a ruling"


def phone(it: Evening) -> Iterator[tuple[str, Screen]]:
    """The screens of a seat's own phone, one after the other."""
    begun(it)
    seat = ScreenSession(it.session.game, SeatPage(), "1")

    def touched(*ids: str) -> Screen:
        for id in ids:
            seat.tap(id)
            it.settle()
        return seat.screen()

    def at_table(does: Callable[[], object]) -> Screen:
        does()
        it.settle()
        return seat.screen()

    yield "in turn", touched()
    yield "pages", touched("menu")
    yield "hand", touched("hand", "card/pig+", "card/pig+", *["card/cloud+"] * 6)
    yield "questions", touched("close", "menu", "questions")
    yield "which town", touched("ask/between", "ask/elvenhold")
    yield "what lies between", touched("ask/tichih")
    yield "where to go", touched("ask-another", "ask/where")
    yield "the board in words", touched("ask-another", "ask/board", "close")
    yield "own hand refuses", touched("close", "ergeren")
    touched("notice")
    at_table(lambda: it.session.perform(Say((Hints("1", 2),)), "menu"))
    yield "hint", touched("menu", "hints")
    touched("close")
    yield "ruling", at_table(lambda: it.tap("otherwise", "ergeren", "card/dragon+", "pay", "let", "ask-phones"))
    yield "point", at_table(lambda: it.tap("cancel", "menu", "disagree", "point/B09", "ask-phones"))
