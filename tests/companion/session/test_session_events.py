"""Session events: in order, after what caused them, and no listener is entered while it is still at work."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.devices.input import DeviceInput
from companion.session.events import Accepted, Left, Refused, Seated, SessionEvent, Undone
from companion.session.screen_events import NoticeChanged, PageChanged, Performed
from tests.evening import Evening
from tests.tagged import Air, Table, table

ROAD, PLAIN = "elvenhold-ergeren-wood", "elvenhold-lapphalya-plain"


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Table]:
    with table(tmp_path / "games.db") as it:
        it.it.tap("deal-all")
        yield it


def heard(it: Evening, *taps: str) -> list[SessionEvent]:
    """The events that these touches cause."""
    events: list[SessionEvent] = []
    it.session.listen(events.append)
    it.tap(*taps)
    return events


def test_an_accepted_command_is_reported_with_its_entry_its_match_and_the_touch(it: Table) -> None:
    before = it.session.table.match
    (accepted,) = [event for event in heard(it.it, "kind/dragon", ROAD) if isinstance(event, Accepted)]
    assert accepted.match is it.session.table.match
    assert (accepted.entry, accepted.match.before) == (accepted.match.last, before)
    assert accepted.source == ROAD


def test_a_refused_command_is_reported_with_its_rejection_after_the_notice_stands(it: Table) -> None:
    events = heard(it.it, "kind/unicorn", PLAIN)
    (refused,) = [event for event in events if isinstance(event, Refused)]
    assert (refused.rejection.rule.id, refused.source) == (it.session.refused, PLAIN)
    assert isinstance(events[events.index(refused) - 1], NoticeChanged)
    assert not any(isinstance(event, Accepted) for event in events)


def test_an_undo_is_reported_with_the_entries_that_it_withdraws_the_newest_first(it: Table) -> None:
    it.it.tap("kind/dragon", ROAD)
    match = it.session.table.match
    (undone,) = [event for event in heard(it.it, "undo") if isinstance(event, Undone)]
    assert undone.entries == (match.last,)
    assert undone.match.state == match.undo().state


def test_a_game_is_reported_when_it_is_left_and_when_it_is_seated_again(it: Table) -> None:
    events = heard(it.it, "menu", "leave", "resume/1")
    assert [type(event) for event in events if isinstance(event, Left | Seated)] == [Left, Seated]


def test_a_listener_that_acts_is_not_entered_again_before_it_is_done(it: Table) -> None:
    session, order = it.session, []

    def listener(event: SessionEvent) -> None:
        order.append(("begins", type(event)))
        if isinstance(event, Performed):
            session.tap("menu")
        order.append(("ends", type(event)))

    session.listen(listener)
    it.it.tap("kind/dragon")
    assert [step for step, _ in order] == ["begins", "ends"] * (len(order) // 2)
    assert order.index(("begins", PageChanged)) > order.index(("ends", Performed))


def test_devices_that_were_replaced_light_no_lamp_any_more(it: Table) -> None:
    replaced, it.air = it.air, Air()
    it.session.plug(DeviceInput(it.session, it.air))
    replaced.orders.clear()
    it.it.tap("kind/dragon", ROAD)
    assert replaced.orders == []
    assert it.air.lamps["seat-2"] == "white"
