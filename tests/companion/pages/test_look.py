"""A finger held on a town, a road or a seat shows what the whole table may know of it, and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.people import Player
from companion.pages.seat.seat import SeatPage
from companion.pages.seat.without_seat import WatchPage
from companion.pages.table.table import TablePage
from companion.screen import Look, Spot, looks, touched, touches
from companion.session.screen_session import ScreenSession
from engine.game import Start
from tests.evening import Evening, evening, words

ROAD = "elvenhold-ergeren-wood"


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    """Anna has gone to Erg'Eren; a counter lies on the road beyond it."""
    with evening(tmp_path / "games.db") as it:
        players = (Player("Anna", "red"), Player("Clara", "green"))
        it.session.game.begin(Start("elfenland", 2, "1"), players, lambda: it.session.pages.go(TablePage()))
        yield it.settle()


def travelled(it: Evening) -> Evening:
    return it.tap("deal-all", "kind/dragon", ROAD, "kind/troll", "ergeren-tichih-wood", "pass", "pass", "ergeren")


def held(it: Evening, on: str) -> str:
    """What the screen says after a finger was held on this."""
    it.session.tap(f"look/{on}")
    it.settle()
    return words(it.screen)


def test_a_held_town_says_its_price_from_here_who_has_been_there_and_what_reaches_it(it: Evening) -> None:
    shown = held(travelled(it), "tichih")
    assert "Erg'Eren–Tichih, woods: troll wagon, costs 2 troll wagons" in shown
    assert "Nobody has been here yet" in shown
    assert "Rivinia–Tichih, river: " in shown
    assert "Without a counter: Throtmanni" not in held(it.tap("close"), "ergeren")
    assert "Been here: Anna" in words(it.screen)


def test_a_held_road_says_what_lies_on_it_and_a_river_its_price_each_way(it: Evening) -> None:
    assert "dragon, costs 2 dragons" in held(travelled(it), ROAD)
    shown = held(it.tap("close"), "beata-elvenhold-river")
    assert "Beata–Elvenhold, river: 1 raft" in shown
    assert "Elvenhold–Beata, river: 2 rafts" in shown


def test_a_held_seat_says_its_counters_and_its_towns(it: Evening) -> None:
    travelled(it)
    shown = held(it, "seat/1")
    assert "6 cards · 3 counters · + obstacle" in shown
    assert "1 town: Erg'Eren" in shown
    assert "No town yet" in held(it.tap("close"), "seat/2")


def test_looking_changes_neither_the_game_nor_what_was_begun_nor_a_refusal(it: Evening) -> None:
    it.tap("deal-all", "kind/dragon")
    before, draft = it.session.table.match, it.session.draft
    held(it, "feodor")
    assert (it.session.table.match, it.session.draft) == (before, draft)
    it.tap("close", "cancel", "kind/unicorn", "beata-elvenhold-plain")
    notice = it.session.notices.shown
    assert notice is not None
    held(it, "seat/2")
    assert it.session.notices.shown is notice
    assert it.tap("close").screen.notice is not None


def test_a_phone_looks_without_being_in_turn_and_names_no_hidden_kind(it: Evening) -> None:
    it.tap("deal-all")
    phone = ScreenSession(it.session.game, SeatPage(over="map"), "2")
    phone.screen()
    phone.tap("look/feodor")
    assert phone.screen().sheet is not None
    assert "Nobody has been here yet" in words(phone.screen())
    phone.tap("close")
    assert phone.screen().page == "seat"


def test_a_spectator_looks_at_nothing(it: Evening) -> None:
    it.tap("deal-all")
    assert looks(ScreenSession(it.session.game, WatchPage()).screen()) == {}


def test_what_is_held_is_looked_up_on_the_screen_that_was_drawn(it: Evening) -> None:
    it.tap("deal-all")
    assert touched(it.screen, "look/feodor") == Look(Spot("feodor"))
    assert touched(it.screen, "look/nowhere") is None
    assert not [name for name in touches(it.screen) if name.startswith("look/")], "no touch, and no button"
    assert touched(it.tap("menu").screen, "look/seat/1") is None


def test_where_a_game_says_nothing_of_a_spot_a_held_finger_touches_it(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        players = (Player("Anna", "red"), Player("Clara", "green"))
        it.session.game.begin(Start("masterelf", 2, "1"), players, lambda: it.session.pages.go(TablePage()))
        it.settle()
        before = len(it.session.table.match)
        held(it, next(each.label and each.id for each in it.screen.board.places if each.id != "city"))  # type: ignore[union-attr]
        assert len(it.session.table.match) > before
