"""The buttons of a table, its lamps and its sounds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.devices.buttons import ASKING
from tests.tagged import OTHER, Table, planning, table


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Table]:
    with table(tmp_path / "games.db") as it:
        yield it


def test_pass_passes_for_the_seat_in_turn(it: Table) -> None:
    planning(it).press("pass")
    assert it.state.turn == "2"
    assert it.air.lamps["seat-2"] == "white"
    assert it.air.lamps["seat-1"] == "off"
    assert it.air.tunes[-1] == "turn"


def test_confirm_is_the_chief_button_and_reads_a_notice_first(it: Table) -> None:
    it.press("confirm")
    assert it.state.phase == "plan"
    it.it.tap("kind/unicorn", OTHER)
    assert it.session.notices.shown is not None
    turn = it.state.turn
    it.press("confirm")
    assert it.session.notices.shown is None
    assert it.state.turn == turn


@pytest.mark.parametrize("name", ["seat", "seat-", "seat-0", "seat-9", "seat-two", "left"])
def test_a_button_whose_name_means_nothing_does_nothing(it: Table, name: str) -> None:
    before = planning(it).session.table.match
    it.press(name).hold(name)
    assert it.session.table.match is before


def test_undo_is_asked_twice(it: Table) -> None:
    planning(it).press("pass")
    before = it.state
    it.press("undo")
    assert it.state is before
    it.hold("undo")
    assert "Undo this?" in it.told
    assert it.state is before
    it.hold("undo")
    assert it.state.turn == "1"


def test_undo_is_confirmed_by_the_other_button(it: Table) -> None:
    planning(it).press("pass").hold("undo").press("confirm")
    assert it.state.turn == "1"


def test_an_undo_that_nobody_confirms_is_no_longer_asked(it: Table) -> None:
    planning(it).press("pass").hold("undo")
    assert it.it.front.timed
    it.session.game.tick(100.0)
    it.session.game.tick(120.0)
    assert it.told == ""
    assert not it.it.front.timed
    it.hold("undo")
    assert "Undo this?" in it.told
    assert it.state.turn == "2"


@pytest.mark.parametrize("first", ["lapses", "notice", "keep-act", "undo", "confirm", "another notice"])
def test_each_undo_question_stays_for_its_whole_time_however_the_one_before_ended(it: Table, first: str) -> None:
    planning(it).press("pass").press("pass").hold("undo")
    it.session.game.tick(100.0)
    match first:
        case "lapses":
            it.session.game.tick(100.0 + ASKING)
        case "confirm":
            it.press("confirm")
        case "another notice":
            it.session.notices.note("Something else")
        case touch:
            it.it.tap(touch)
    assert "Undo this?" not in it.told
    it.session.notices.dismiss()
    before = it.session.table.match
    it.hold("undo")
    for passed in (0, 1, ASKING - 1):
        it.session.game.tick(200.0 + passed)
        assert "Undo this?" in it.told
    it.session.game.tick(200.0 + ASKING)
    assert it.told == ""
    assert it.session.table.match is before


def test_a_table_without_sounds_hears_none(tmp_path: Path) -> None:
    from companion.devices.input import DeviceInput

    with table(tmp_path / "games.db") as it:
        it.session.plug(DeviceInput(it.session, it.air, sounds=False))
        it.air.orders.clear()
        planning(it).press("pass")
        assert it.air.tunes == []
        assert it.air.lamps


def test_the_seat_to_act_is_called_by_sound_where_that_is_wished(it: Table) -> None:
    planning(it).press("pass")
    assert it.air.tunes[-1] == "turn"
    it.it.tap("menu", "people", "calling", "table")
    it.press("pass")
    assert it.air.tunes[-1] == "accepted"
