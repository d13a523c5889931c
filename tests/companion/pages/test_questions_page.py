"""A phone answers in words what others see on the board, from what its seat may know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.games.people import Player
from companion.games.registry import GAMES
from companion.games.touch_and_tags.touch_result import Say
from companion.pages.seat.board_questions import QuestionsPage
from companion.pages.seat.seat import SeatPage
from companion.pages.table.table import TablePage
from companion.session.screen_session import ScreenSession
from engine.elfenland.commands_and_events import Deal, DrawHidden
from engine.game import Start
from engine.match import public
from tests.evening import Evening, evening, touchable

PLAYERS = (Player("Anna", "red"), Player("Boris", "blue"))
Ask = Callable[..., list[str]]


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db", "en") as made:
        yield made


def begun(it: Evening, game: str = "elfenland", *taps: str) -> ScreenSession:
    """The phone of the first seat in a game of two."""
    options = {"edition": "en"} if game == "elfenland" else {}
    it.session.game.begin(Start(game, 2, "1", options), PLAYERS, lambda: it.session.pages.go(TablePage()))
    it.settle().tap(*taps)
    return ScreenSession(it.session.game, SeatPage(), "1")


def asked(phone: ScreenSession, *ids: str) -> list[str]:
    """The texts of the answer, once these were touched on the page of questions."""
    phone.pages.go(QuestionsPage())
    for id in ids:
        assert f"ask/{id}" in touchable(phone.screen())
        phone.tap(f"ask/{id}")
    sheet = phone.screen().sheet
    assert sheet is not None
    return [each.text for each in sheet.blocks if hasattr(each, "text")]


def test_what_lies_between_two_towns_is_said_with_its_price(it: Evening) -> None:
    phone = begun(it, "elfenland", "deal-all")
    assert asked(phone, "between", "tichih", "throtmanni") == [
        "Tichih–Throtmanni, plains: no counter yet; price by kind: "
        "1 giant pig, 1 elfcycle, 2 magic clouds, 1 troll wagon, 1 dragon"
    ]
    it.tap("kind/troll", "throtmanni-tichih-plain", "obstacle", "throtmanni-tichih-plain")
    assert asked(phone, "between", "throtmanni", "tichih") == [
        "Throtmanni–Tichih, plains: troll wagon with obstacle, costs 2 troll wagons · caravan: 4 cards"
    ]


def test_all_connections_of_a_town_are_said_and_water_as_it_flows(it: Evening) -> None:
    phone = begun(it, "elfenland", "deal-all")
    lines = asked(phone, "between", "elvenhold")
    assert len(lines) == 7
    assert "Elvenhold–Rivinia, river: 1 raft" in lines
    assert "Elvenhold–Beata, river: 2 rafts" in lines
    assert asked(phone, "between", "rivinia", "elvenhold") == ["Rivinia–Elvenhold, river: 2 rafts"]


def test_towns_that_no_connection_joins_are_answered_by_the_shortest_way(it: Evening) -> None:
    lines = asked(begun(it, "elfenland", "deal-all"), "between", "usselen", "tichih")
    assert lines[0].startswith("No single connection joins them")
    assert [line.partition(",")[0] for line in lines[1:]] == [
        "Usselen–Wylhien",
        "Usselen–Wylhien",
        "Wylhien–Jaccaranda",
        "Jaccaranda–Tichih",
    ]


def test_where_the_boot_can_go_is_said_in_the_order_of_the_kinds_of_card(it: Evening) -> None:
    phone = begun(it, "elfenland", "deal-all", "kind/dragon", "elvenhold-ergeren-wood")
    assert asked(phone, "where") == [
        "Your boot is in Elvenhold.",
        "Erg'Eren, woods: dragon, costs 2 dragons · caravan: 3 cards",
        "Rivinia, river: 1 raft",
        "Beata, river: 2 rafts",
        "Strykhaven, lake: 2 rafts",
        "Virst, lake: 2 rafts",
        "Without a counter: Beata, Lapphálya",
    ]


def test_the_cards_that_were_entered_on_the_phone_say_which_steps_can_be_paid(it: Evening) -> None:
    phone = begun(it, "elfenland", "deal-all", "kind/dragon", "elvenhold-ergeren-wood")
    phone.hand.enter({"card/dragon": 1, "card/raft": 1, "card/pig": 6}, phone.table.match)
    ends = [line.rpartition(", ")[2] for line in asked(phone, "where")[1:4]]
    assert ends == ["only by caravan", "you have the cards", "you have too few cards"]


def test_the_board_is_told_in_order_with_the_towns_that_are_left_to_collect(it: Evening) -> None:
    phone = begun(it, "elfenland", "deal-all", "kind/dragon", "elvenhold-ergeren-wood")
    lines = asked(phone, "board")
    assert [line.partition(" ")[0] for line in lines] == ["Round", "Anna", "Boris", "Elvenhold–Erg'Eren:", "Your"]
    assert "Erg'Eren" in lines[-1]


def test_master_elf_has_no_roads_and_says_what_is_public(it: Evening) -> None:
    lines = asked(begun(it, "masterelf"))
    assert lines[0] == "Round 1; it is Anna's turn"
    assert any(line.startswith("Boris in ") for line in lines)


def test_a_hand_that_the_referee_knows_is_used_for_its_own_seat_alone(it: Evening) -> None:
    phone = begun(it)
    for command in (
        Deal({"1": {"raft": 8}, "2": {"unicorn": 8}}),
        DrawHidden("1", "dragon"),
        DrawHidden("2", "cloud"),
    ):
        it.session.perform(Say((command,)), "reader/1")
        it.settle()
    it.tap("drawn-all")
    assert it.session.table.match.state.seat("2").hand.known == {"unicorn": 8}
    where = asked(phone, "where")
    assert where[1] == "Rivinia, river: 1 raft, you have the cards"
    other = ScreenSession(it.session.game, SeatPage(), "2")
    assert asked(other, "where")[1] == "Rivinia, river: 1 raft, you have too few cards"
    for seat, secret in (("1", "unicorn"), ("1", "cloud"), ("2", "raft,"), ("2", "dragon")):
        texts = asked(phone if seat == "1" else other, "board")
        assert not [text for text in texts if secret in text]


def test_a_private_page_says_when_it_is_the_seat_s_turn(it: Evening) -> None:
    begun(it, "elfenland", "deal-all")
    phone = ScreenSession(it.session.game, SeatPage(), "2")
    phone.tap("menu")
    phone.tap("questions")
    assert phone.screen().title == "Questions"
    it.tap("pass")
    assert phone.screen().title == "It is your turn"


@pytest.mark.parametrize("game", GAMES)
def test_what_was_not_offered_is_not_answered(it: Evening, game: str) -> None:
    phone = begun(it, game)
    phone.pages.go(QuestionsPage())
    for id in ("ask/nowhere", "ask/", "ask/between/tichih", "nothing"):
        phone.tap(id)
    assert phone.pages.page == QuestionsPage()
    phone.tap("close")
    assert phone.pages.at_home


def test_the_cards_that_were_entered_on_the_phone_are_those_of_one_game(it: Evening) -> None:
    phone = begun(it, "elfenland", "deal-all")
    phone.hand.enter({"card/dragon": 8}, phone.table.match)
    assert phone.known.state.seat("1").hand.known == {"dragon": 8}
    for _ in range(2):
        it.tap("menu", "leave")
        begun(it, "elfenland", "deal-all")
        assert phone.known.state == public(phone.table.match).state


def test_where_the_boot_can_go_is_answered_with_the_buttons_that_take_it_there(it: Evening) -> None:
    phone = begun(it, "elfenland", "deal-all", "pass-all")
    asked(phone, "where")
    phone.tap("step/elvenhold-rivinia-river")
    it.settle()
    assert phone.pages.at_home
    assert it.session.table.match.state.seat("1").town == "rivinia"


def test_nobody_is_offered_a_step_out_of_turn(it: Evening) -> None:
    begun(it, "elfenland", "deal-all", "pass-all")
    other = ScreenSession(it.session.game, SeatPage(), "2")
    asked(other, "where")
    assert not [id for id in touchable(other.screen()) if id.startswith("step/")]


def test_what_only_the_entered_hand_forbids_is_no_rule_that_the_referee_refused(it: Evening) -> None:
    phone = begun(it, "elfenland", "deal-all", "pass-all")
    phone.hand.enter({"card/dragon": 8}, phone.table.match)
    phone.tap("rivinia")
    it.settle()
    assert phone.notices.shown is not None, "the river takes a raft"
    assert it.session.table.match.state.seat("1").town == "elvenhold"
    assert phone.notices.refused == ""
