"""A match holds what stands: entries in order, undone as a whole, never changed by what is said."""

from __future__ import annotations

import pytest

from engine.match import Match
from engine.rule import Rejection, Unclear
from tests.moments import after, begun, next_round, say


def test_a_match_is_one_from_its_start_on() -> None:
    match = begun()
    assert match
    assert (len(match), match.entries(), match.last) == (0, (), None)
    assert match.moments() == (match,)


def test_entries_stand_oldest_first_with_their_command_and_events() -> None:
    match = after(after(begun(), "turn_up", kind="pig"), "deal")
    assert [type(entry.command).__name__ for entry in match.entries()] == ["TurnUp", "Deal"]
    assert [len(entry.events) for entry in match.entries()] == [1, 2]
    assert len(match) == 2
    assert len(match.moments()) == 3


def test_saying_something_leaves_the_match_as_it_was() -> None:
    match = begun()
    before = match.state
    assert isinstance(say(match, "deal"), Match)
    assert isinstance(say(match, "pass", "1"), Rejection)
    assert isinstance(say(match, "pass", "7"), Unclear)
    assert (len(match), match.state) == (0, before)


def test_undo_goes_back_any_number_of_entries_and_no_further() -> None:
    match = next_round(begun(2))
    assert match.undo(len(match)).state == begun(2).state
    assert match.undo(3) == match.undo().undo().undo()
    with pytest.raises(ValueError, match="nothing left to undo"):
        match.undo(len(match) + 1)
