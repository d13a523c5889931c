"""Session events: in order, after what caused them, and no listener is entered while it is still at work."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.devices.input import DeviceInput
from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import Say
from companion.screen import touched
from companion.session.events import Accepted, EventQueue, Left, Refused, Seated, SessionEvent, Undone
from companion.session.game_session import GameSession
from companion.session.screen_events import NoticeChanged, PageChanged, Performed
from companion.session.settings import Settings
from companion.session.table_store import TableStore
from companion.storage.store_file import StoreFailed
from engine.elfenland.commands_and_events import Pass
from engine.game import Start
from tests.evening import Evening
from tests.tagged import Air, Table, table

ROAD, PLAIN = "elvenhold-ergeren-wood", "elvenhold-lapphalya-plain"
PLAYERS = (Player("Anna", "red"), Player("Ben", "blue"), Player("Chris", "green"))


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
    assert (refused.rejection.rule.id, refused.source) == (it.session.notices.refused, PLAIN)
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


def test_what_follows_an_action_of_several_commands_happens_once_after_the_last(it: Table) -> None:
    done: list[int] = []
    entries = len(it.session.table.match)
    it.session.act(Say((Pass("1"), Pass("2"))), lambda: done.append(len(it.session.table.match) - entries))
    it.it.settle()
    assert done == [2]


def test_nothing_follows_an_action_that_was_refused_half_way(it: Table) -> None:
    done: list[int] = []
    it.session.act(Say((Pass("1"), Pass("1"))), lambda: done.append(1))
    it.it.settle()
    assert it.session.notices.refused
    assert done == []


@pytest.mark.parametrize("commands", [(), (Pass("1"),)])
def test_a_draft_to_go_on_with_stands_after_what_was_left_open_is_settled(
    it: Table, commands: tuple[Pass, ...]
) -> None:
    draft = it.session.table.look.touch(
        it.session.table.match.state, it.session.draft, touched(it.it.screen, "kind/dragon")
    )
    it.session.act(Say(commands, draft, settles=True))
    it.it.settle()
    assert it.session.draft == draft


def test_a_game_that_is_begun_after_another_was_left_is_seated_though_the_first_was_not_stored() -> None:
    asked, arrived = list[Any](), list[Any]()
    game = GameSession(lambda job, done: asked.append(done), arrived.append, Settings())
    game.begin(Start("elfenland", 2, "1"), PLAYERS[:2], lambda: None)
    (first,) = asked
    game.leave()
    game.begin(Start("elfenland", 3, "1"), PLAYERS, lambda: None)
    first(StoreFailed("full", "The disk is full."))
    asked[-1](2)
    for event in arrived:
        game.feed(event)
    assert game.seated is not None
    assert (game.seated.id, game.seated.start.seats) == (2, 3)


def test_an_action_after_one_that_was_refused_half_way_is_taken_back_alone(it: Table) -> None:
    it.session.act(Say((Pass("1"), Pass("1"))))
    it.it.settle()
    assert it.session.notices.refused
    it.session.act(Say((Pass("2"),)))
    it.it.settle()
    assert it.session.table.last_act() == 1


def test_after_a_game_that_could_not_be_stored_another_can_be_begun() -> None:
    asked, arrived = list[Any](), list[Any]()
    game = GameSession(lambda job, done: asked.append(done), arrived.append, Settings())
    for _ in range(2):
        assert game.begin(Start("elfenland", 2, "1"), PLAYERS[:2], lambda: None) is None
        asked[-1](StoreFailed("full", "The disk is full."))
        while arrived:
            game.feed(arrived.pop(0))
    assert len(asked) == 2


def test_the_answer_to_another_request_does_not_end_the_wait_for_an_entry() -> None:
    asked, arrived = list[Any](), list[Any]()
    store = TableStore(lambda job, done: asked.append(done), arrived.append, EventQueue(), Settings())
    store.ask(lambda store: None, lambda answer: None, pressed="act")
    store.ask(lambda store: None, lambda answer: None)
    assert store.pressed == "act"
    asked[1](None)
    assert store.pressed == "act"
