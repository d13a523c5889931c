"""A second press of the button that has just ended a turn ends nobody else's: at the table, on keys, on phones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.devices.keys import KeyInput
from companion.games.people import Player
from companion.pages.seat.seat import SeatPage
from companion.pages.table.table import TablePage
from companion.session.screen_session import ScreenSession
from companion.session.second_press import QUIET
from engine.elfenland.state import Table
from engine.game import Start
from engine.holding import Holding
from engine.match import Match
from hardware.events import ButtonPressed
from tests.evening import Evening, evening
from tests.moments import ready_to_move, with_table
from tests.web.direct import Direct

PLAYERS = (Player("Anna", "red"), Player("Boris", "blue"), Player("Chris", "green"))
ROAD = "elvenhold-ergeren-wood"


class Clock:
    """A clock that stands still until it is set on."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def it(tmp_path: Path, clock: Clock) -> Iterator[Evening]:
    with evening(tmp_path / "games.db", clock=clock) as it:
        it.session.game.begin(Start("elfenland", 3, "1"), PLAYERS, lambda: it.session.pages.go(TablePage()))
        yield it.settle()


def state(it: Evening) -> Table:
    found: Table = it.session.table.match.state
    return found


def moving(cards: int) -> Match:
    """Anna's move with so many giant pigs, beside a road with a giant pig; nobody has cards to discard."""
    match = ready_to_move(hand={"pig": cards}, roads={ROAD: "pig"})
    table = match.state
    for seat in ("2", "3"):
        table = table.with_seat(seat, hand=Holding(unknown=4))
    return with_table(match, seats=table.seats)


def later(it: Evening, clock: Clock, match: Match) -> Evening:
    """The evening at this moment, long after whatever was done before."""
    it.session.game.play(replace(it.session.game.table, match=match), lambda: it.session.pages.go(TablePage()))
    clock.now += 10
    return it.settle()


@pytest.mark.parametrize("cards", [1, 3])
def test_a_second_touch_of_end_move_does_not_end_the_next_players_move(it: Evening, clock: Clock, cards: int) -> None:
    later(it, clock, moving(cards))
    it.tap(ROAD)
    if cards > 1:
        it.tap("end-move")
    assert state(it).turn == "2", "with the last card the move ends by itself"
    clock.now += QUIET - 0.01
    it.tap("end-move")
    assert state(it).turn == "2"
    clock.now += 0.02
    it.tap("end-move")
    assert state(it).turn == "3"


def test_a_second_touch_of_a_road_does_not_move_the_next_boot(it: Evening, clock: Clock) -> None:
    later(it, clock, moving(1)).tap(ROAD, ROAD)
    assert [seat.town for seat in state(it).seats] == ["ergeren", "elvenhold", "elvenhold"]
    clock.now += QUIET
    it.tap(ROAD)
    assert [seat.town for seat in state(it).seats] == ["ergeren", "ergeren", "elvenhold"]


def test_a_second_touch_of_pass_neither_passes_for_the_next_nor_ends_the_first_move(it: Evening, clock: Clock) -> None:
    it.tap("deal-all", "pass", "pass")
    assert state(it).turn == "2"
    clock.now += QUIET
    it.tap("pass")
    clock.now += QUIET
    it.tap("pass", "end-move")
    assert (state(it).phase, state(it).turn) == ("move", "1")


def test_other_buttons_act_at_once_after_a_turn_and_undo_does(it: Evening, clock: Clock) -> None:
    it.tap("deal-all", "pass", "kind/cloud", "elvenhold-lapphalya-plain")
    assert "elvenhold-lapphalya-plain" in state(it).roads
    it.tap("undo")
    assert (state(it).turn, state(it).roads) == ("2", {})
    it.tap("undo", "pass")
    assert state(it).turn == "2", "who took the pass back passes again"


def test_after_another_action_the_same_button_counts_at_once(it: Evening, clock: Clock) -> None:
    it.tap("deal-all", "pass-all", "end-move", "discard/1", "end-move", "discard/2")
    assert state(it).turn == "3"


@pytest.mark.parametrize("where", ["table", "key", "phone", "browser"])
def test_however_often_a_button_is_pressed_soon_after_a_turn_it_ends_that_turn_alone(
    it: Evening, clock: Clock, where: str
) -> None:
    it.tap("deal-all")
    keys = KeyInput(it.session)
    phones = [ScreenSession(it.session.game, SeatPage(), seat) for seat in ("1", "2", "3")]
    direct = Direct(it.session, it.front)
    browser = direct.opened(code=direct.phones.code("table"))

    def press() -> None:
        if where == "table":
            it.tap("pass")
        elif where == "key":
            it.front.feed(keys.event(ButtonPressed("keys", "pass")))
        elif where == "phone":
            phones[int(state(it).turn) - 1].tap("pass")
        else:
            browser.touch("pass")
        it.settle()
        direct.show()

    for seat, following in (("1", "2"), ("2", "3")):
        assert state(it).turn == seat
        press()
        for _ in range(5):
            clock.now += (QUIET - 0.01) / 5
            press()
            assert state(it).turn == following
        clock.now += 0.02


def test_a_key_pressed_twice_passes_once(it: Evening, clock: Clock) -> None:
    keys = KeyInput(it.session)

    def press() -> None:
        it.front.feed(keys.event(ButtonPressed("keys", "pass")))
        it.settle()

    it.tap("deal-all")
    press()
    press()
    assert state(it).turn == "2"
    clock.now += QUIET
    press()
    assert state(it).turn == "3"


def test_a_phone_touched_while_the_table_ends_the_move_does_not_end_the_next(it: Evening, clock: Clock) -> None:
    later(it, clock, moving(3))
    phone = ScreenSession(it.session.game, SeatPage(), "2")
    it.tap("end-move")
    phone.tap("end-move")
    it.settle()
    assert state(it).turn == "2"
    clock.now += QUIET
    phone.tap("end-move")
    it.settle()
    assert state(it).turn == "3"


def test_a_browser_is_told_that_its_second_touch_came_too_late_and_its_next_ones_are_done(
    it: Evening, clock: Clock
) -> None:
    it.tap("deal-all")
    table = Direct(it.session, it.front)
    browser = table.opened(code=table.phones.code("table"))
    answers = []
    for _ in range(2):
        touch = browser.touch("pass")
        it.settle()
        table.show()
        answers.append(browser.answers[touch["touch"]])
    touch = browser.touch("menu")
    table.show()
    assert [*answers, browser.answers[touch["touch"]]] == ["done", "moved", "done"]
    assert state(it).turn == "2"


def test_seats_that_are_asked_at_the_same_time_answer_at_the_same_time(it: Evening, clock: Clock) -> None:
    it.tap("deal-all", "pass-all")
    for seat in ("1", "2", "3"):
        clock.now += QUIET
        it.tap("end-move")
        if state(it).due:
            it.tap(f"discard/{seat}")
    assert state(it).asked == ("1", "2", "3")
    for seat in ("1", "2", "3"):
        phone = ScreenSession(it.session.game, SeatPage(), seat)
        phone.tap(f"keep/{seat}/hidden")
        it.settle()
    assert state(it).phase == "deal"
