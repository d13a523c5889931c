"""Secrets stay with their seat: tables that differ in one seat's hand send every other browser the same bytes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import Say
from companion.pages.seat.seat import SeatPage
from companion.pages.seat.without_seat import JoinPage, WatchPage
from companion.pages.table.table import TablePage
from companion.screen import Screen
from engine.elfenland.commands_and_events import Deal, DrawHidden
from engine.game import Start
from tests.evening import Evening, evening
from tests.web.browsers import served
from tests.web.sockets import Phone

PLAYERS = (Player("Anna", "red"), Player("Boris", "blue"), Player("Chris", "green"))
SEATS = ("1", "2", "3", "")
SECRET = "2"
ONE = ({"pig": 8}, "dragon")
OTHER = ({"unicorn": 5, "cloud": 3}, "troll")
"""What the seat with the secret holds at each table: its cards, and its hidden counter."""


@contextmanager
def phones(path: Path, cards: dict[str, int], counter: str) -> Iterator[tuple[Evening, dict[str, Phone]]]:
    """A table at which one seat's hand and hidden counter are known to the referee, with a phone for every seat and a
    television."""
    with ExitStack() as stack:
        it = stack.enter_context(evening(path, "en"))
        start = Start("elfenland", len(PLAYERS), "1", {"edition": "en"})
        it.session.game.begin(start, PLAYERS, lambda: it.session.pages.go(TablePage()))
        it.settle()
        table = stack.enter_context(served(it.session, it.front, it.inbox))
        it.session.game.phones = table.port
        code = table.phones.code("guest")
        here = {seat: stack.enter_context(Phone(table, code if seat else "")) for seat in SEATS}
        for seat, phone in here.items():
            if seat:
                phone.touch(f"join/{seat}")
        hands = {seat: cards if seat == SECRET else {"raft": 4, "troll": 4} for seat in "123"}
        say(it, Deal(hands))  # type: ignore[arg-type]
        for seat in "123":
            say(it, DrawHidden(seat, counter if seat == SECRET else None))  # type: ignore[arg-type]
        yield it, here


def say(it: Evening, command: Any) -> None:
    """An action at the table that no touch can be, as by tags."""
    it.session.tap("notice")
    it.session.perform(Say((command,)), "reader/1")
    it.settle()


def played(it: Evening, here: dict[str, Phone]) -> None:
    """What everybody does at both tables alike: pages, actions, refusals, undo, history, questions, a reconnect; and
    three devices that come later: a television, one with the code for all, and one that scanned the code of the seat
    with the secret, asks to share it and is turned away."""

    def at(seat: str, *ids: str) -> None:
        for id in ids:
            here[seat].touch(id)
            here[seat].table.until(lambda: not it.session.game.busy)

    it.tap("drawn-all")
    at("1", "kind/unicorn", "elvenhold-lapphalya-plain", "notice", "kind/pig", "elvenhold-lapphalya-plain")
    at("3", "menu", "can-i", "mode/step", "seat/2", "lapphalya", "ask-another", "close")
    at("3", "map", "seat/2", "close", "menu", "chart", "close", "menu", "rules", "close", "disagree", "close", "close")
    at("2", "obstacle", "elvenhold-lapphalya-plain", "notice")
    mine = ("pig", "pig") if it.session.table.match.state.seats[1].hand.known.get("pig") else ("cloud", "unicorn")
    at(
        "2",
        "menu",
        "hand",
        *(f"card/{kind}+" for kind in mine),
        "close",
        "menu",
        "can-i",
        "mode/step",
        "close",
        "close",
    )
    at("1", "menu", "can-i", "seat/2", "close", "close")
    at("3", "pass", "menu", "close")
    it.tap("menu", "history", "table", "undo")
    it.tap("notice", "menu", "lies", "close", "menu", "standings", "table", "seat/2")
    for seat in "123":
        at(seat, "pass")
    with Phone(here["3"].table, "", here["3"].key) as again:
        here["again"] = again
    table = here["3"].table
    with (
        Phone(table, "", "", tv=True) as here["television"],
        Phone(table, table.phones.code("guest")) as here["guest"],
        Phone(table, table.phones.code(SECRET)) as here["second"],
    ):
        it.tap("undo", "notice")
        asks = next(each.id for each in table.port.here() if each.waits)
        at(SECRET, f"turn-away/{asks}")


def told(path: Path, cards: dict[str, int], counter: str) -> dict[str, set[str]]:
    """Everything that every browser but those of the seat with the secret was sent: each value of each field, and every
    answer. Left out are random keys, and what depends on how fast the disk was: numbers of screens and `pressed`."""
    with phones(path, cards, counter) as (it, here):
        played(it, here)
        keys = {phone.key: f"key {seat}" for seat, phone in here.items() if phone.key}
        sent = {seat: list(phone.received) for seat, phone in here.items() if seat != SECRET}
    return {seat: {each for text in texts for each in values(text, keys)} for seat, texts in sent.items()}


def values(text: str, keys: dict[str, str]) -> Iterator[str]:
    """The parts of one message, as in "bar=[...]"."""
    for key, name in keys.items():
        text = text.replace(key, name)
    message = json.loads(text)
    for name, each in message.pop("set", {}).items():
        if name != "pressed":
            yield f"{name}={json.dumps(each)}"
    for name, each in message.pop("glyphs", {}).items():
        yield f"glyph {name}={json.dumps(each)}"
    message.pop("screen", None)
    yield json.dumps(message)


def compared(tmp_path: Path) -> dict[str, set[str]]:
    """What each browser was sent at one table and not at the other."""
    one, other = told(tmp_path / "one.db", *ONE), told(tmp_path / "other.db", *OTHER)
    assert one.keys() == other.keys() == {"1", "3", "", "again", "television", "guest", "second"}
    assert all(len(each) > 15 for each in one.values())
    return {seat: one[seat] ^ other[seat] for seat in one if one[seat] != other[seat]}


def test_no_other_browser_gets_one_byte_that_depends_on_a_seat_s_secrets(tmp_path: Path) -> None:
    assert compared(tmp_path) == {}


def leaking(page: Callable[..., Screen], where: Callable[[Any], bool]) -> Callable[..., Screen]:
    """The page with the hand of the seat with the secret as its title, where this is so."""

    def leaks(*given: Any) -> Screen:
        from msgspec.structs import replace

        screen, session = page(*given), given[-1]
        if session.seated is None or not where(session):
            return screen
        return replace(screen, title=str(session.table.match.state.seats[1].hand.known))

    return leaks


def test_a_leak_to_a_spectator_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WatchPage, "show", leaking(WatchPage.show, lambda _: True))
    assert compared(tmp_path).keys() == {"", "television"}


def test_a_leak_to_who_asks_to_share_a_seat_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(JoinPage, "show", leaking(JoinPage.show, lambda _: True))
    assert compared(tmp_path).keys() == {"guest", "second"}


def test_a_leak_in_a_refusal_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SeatPage, "show", leaking(SeatPage.show, lambda session: session.notices.shown is not None))
    assert compared(tmp_path)


def test_a_leak_in_what_an_undo_puts_back_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SeatPage, "show", leaking(SeatPage.show, lambda session: bool(session.table.withdrawn)))
    assert compared(tmp_path)
