"""Buttons from bouncing contacts; the clock is ours."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.debounce import Debounce
from hardware.events import ButtonHeld, ButtonPressed, ButtonReleased, ButtonStuck

PRESSED, HELD, STUCK = ButtonPressed("pad", "undo"), ButtonHeld("pad", "undo"), ButtonStuck("pad", "undo")


def at_rest(**settings: float) -> Debounce:
    debounce = Debounce("pad", **settings)
    assert debounce.level("undo", False, 0.0) == []
    return debounce


def fingers(debounce: Debounce, *edges: tuple[float, bool], until: float) -> list[object]:
    """Edges at their times, looked at every tenth of a second until the last."""
    events: list[object] = []
    for step in range(round(until * 10) + 1):
        for at, down in [edge for edge in edges if step / 10 - 0.1 < edge[0] <= step / 10]:
            events += debounce.level("undo", down, at)
        events += debounce.tick(step / 10)
    return events


def test_a_press_is_one_press_and_one_release() -> None:
    assert fingers(at_rest(), (1.0, True), (1.2, False), until=2.0) == [PRESSED, ButtonReleased("pad", "undo", 0.2)]


def test_bounce_is_one_press() -> None:
    bounce = [(1.0 + n * 0.001, n % 2 == 0) for n in range(9)]
    back = [(1.5 + n * 0.001, n % 2 == 1) for n in range(9)]
    events = fingers(at_rest(), *bounce, *back, until=2.0)
    assert [type(event) for event in events] == [ButtonPressed, ButtonReleased]


def test_a_spark_of_a_few_milliseconds_is_no_press() -> None:
    assert fingers(at_rest(), (1.0, True), (1.005, False), until=2.0) == []


def test_a_press_that_came_and_went_while_nobody_looked_is_still_a_press() -> None:
    debounce = at_rest()
    assert debounce.level("undo", True, 1.00) == []
    events = debounce.level("undo", False, 1.05)
    events += debounce.level("undo", True, 1.20)
    events += debounce.level("undo", False, 1.25)
    events += debounce.tick(1.4)
    assert [type(event) for event in events] == [ButtonPressed, ButtonReleased] * 2


def test_a_hold_is_reported_once_and_a_stuck_button_too() -> None:
    events = fingers(at_rest(), (1.0, True), (15.0, False), until=16.0)
    assert [type(event) for event in events] == [ButtonPressed, ButtonHeld, ButtonStuck, ButtonReleased]


def test_every_press_may_be_a_hold() -> None:
    events = fingers(at_rest(), (1.0, True), (2.5, False), (3.0, True), (4.5, False), until=5.0)
    assert [type(event) for event in events] == [ButtonPressed, ButtonHeld, ButtonReleased] * 2


def test_a_stuck_button_that_comes_up_works_again() -> None:
    debounce = at_rest()
    fingers(debounce, (1.0, True), (15.0, False), until=16.0)
    assert debounce.level("undo", True, 16.1) == []
    assert debounce.tick(16.2) == [PRESSED]


def test_one_stuck_button_takes_nothing_from_the_others() -> None:
    debounce = at_rest()
    debounce.level("pass", False, 0.0)
    fingers(debounce, (1.0, True), until=15.0)
    debounce.level("pass", True, 15.1)
    assert debounce.tick(15.2) == [ButtonPressed("pad", "pass")]


def test_a_button_that_is_down_at_the_start_was_not_pressed() -> None:
    debounce = Debounce("pad")
    assert debounce.level("undo", True, 0.0) == []
    assert fingers(debounce, until=9.0) == []
    assert fingers(debounce, (0.05, False), until=0.1) == []
    debounce.level("undo", True, 10.0)
    assert debounce.tick(10.1) == [PRESSED]


def test_a_button_that_hangs_from_the_start_is_reported() -> None:
    debounce = Debounce("pad")
    debounce.level("undo", True, 0.0)
    assert fingers(debounce, until=11.0) == [STUCK]


def test_a_clock_that_jumps_makes_no_hold() -> None:
    debounce = at_rest()
    debounce.level("undo", True, 1.0)
    assert debounce.tick(1.1) == [PRESSED]
    assert debounce.tick(9000.0) == []
    assert debounce.tick(-9000.0) == []
    assert [type(event) for event in debounce.level("undo", False, -8999.9)] == []
    assert [type(event) for event in debounce.tick(-8999.8)] == [ButtonReleased]


def test_the_time_of_the_next_look_is_reported() -> None:
    debounce = at_rest()
    assert debounce.due() is None
    debounce.level("undo", True, 1.0)
    assert debounce.due() == pytest.approx(0.015)
    debounce.tick(1.02)
    assert 0.9 < (debounce.due() or 0) < 1.0


def test_two_buttons_pressed_together_are_two() -> None:
    debounce = at_rest()
    debounce.level("pass", False, 0.0)
    debounce.level("undo", True, 1.0)
    debounce.level("pass", True, 1.0)
    assert debounce.tick(1.1) == [PRESSED, ButtonPressed("pad", "pass")]


@given(st.lists(st.tuples(st.floats(0.0, 0.4), st.booleans()), max_size=60))
def test_pressed_and_released_always_take_turns(edges: list[tuple[float, bool]]) -> None:
    debounce = at_rest()
    now, down = 0.0, False
    events = []
    for wait, level in edges:
        now += wait
        events += debounce.level("undo", level, now)
    for event in events + debounce.tick(now + 0.4):
        if isinstance(event, ButtonPressed | ButtonReleased):
            assert isinstance(event, ButtonPressed) != down
            down = not down
