"""Catching up at the desk, by taps: what the referee believes is told otherwise, checked, entered, undone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import Say
from companion.language.message_texts import LANGUAGES
from companion.pages.table.table import TablePage
from companion.referee import Referee
from companion.screen import Plot
from engine.codec import write
from engine.common_commands import Leave
from engine.game import Start
from tests.evening import Evening, blocks, evening, touchable, words

PEOPLE = (Player("Anna", "red"), Player("Ben", "blue"), Player("Cem", "yellow"))


def begun(it: Evening, **options: Any) -> Evening:
    """Three seats, nothing said yet, at the first step of catching up."""
    it.session.game.begin(
        Start("elfenland", 3, "1", {"edition": "de", **options}), PEOPLE, lambda: it.session.pages.go(TablePage())
    )
    return it.settle().tap("menu", "catch-up")


def told_round_3(it: Evening) -> Evening:
    """Round 3 is being planned, Ben starts and Cem is in turn; Anna has been to Virst and Ixara."""
    it.tap("round+", "round+", "phase/plan", "start/2", "turn/3")
    return it.tap("step/towns", "ixara", "enter/boot", "virst")


def test_a_game_begun_without_the_screen_is_caught_up_with(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        told_round_3(begun(it))
        it.tap("step/hands", "seat/2", "obstacle/used", "open/dragon+", "open/unknown-", "hidden+")
        it.tap("open/unknown-", "seat/1", "open/unknown-", "step/roads", "piece/dragon", "feodor-lapphalya-wood")
        it.tap("piece/obstacle", "feodor-lapphalya-wood", "step/check")
        assert "This adds up" in words(it.screen)
        it.tap("so-it-is")
        table = it.session.table.match.state
        assert (table.round, table.phase, table.turn, table.start_player) == (3, "plan", "3", "2")
        assert table.seat("1").town == "virst"
        assert set(table.seat("1").collected) == {"ixara", "virst"}
        assert not table.seat("2").obstacle
        assert table.seat("2").open.known == {"dragon": 1}
        assert table.roads["feodor-lapphalya-wood"].obstacle
        assert len(it.session.table.match) == 1
        it.tap("menu", "history")
        assert "Position entered: round 3" in words(it.screen)


def test_the_undo_button_undoes_it(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        before = begun(it).session.table.match.state
        told_round_3(it).tap("step/check", "so-it-is", "undo")
        assert it.session.table.match.state == before


def test_of_what_was_entered_later_nobody_knows_when_it_was_reached(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        told_round_3(begun(it)).tap("step/check", "so-it-is", "menu", "standings")
        assert it.screen.sheet is not None
        (plot,) = (block for block in blocks(it.screen.sheet.blocks) if isinstance(block, Plot))
        assert plot.steps == ("3",)
        it.tap("trail")
        assert it.screen.marks is not None
        assert {(pawn.place, pawn.glyph.letter) for pawn in it.screen.marks.pawns} == {("ixara", "?"), ("virst", "?")}


def test_undoing_it_moves_no_piece_of_the_table_and_what_was_done_since_goes_back(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        told_round_3(begun(it)).tap("step/check", "so-it-is", "undo")
        assert it.session.notices.put_back == ()
        it.tap("notice", "menu", "catch-up", "phase/plan", "step/check", "so-it-is")
        it.tap("kind/pig", "elvenhold-lapphalya-plain", "menu", "history", "entry/0", "back")
        assert it.session.notices.put_back == ("giant pig off Elvenhold–Lapphálya", "Anna: take 1 counter back")


def test_it_begins_with_what_the_referee_believes_and_cancel_changes_nothing(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        begun(it).tap("cancel", "deal-all", "kind/pig", "elvenhold-lapphalya-plain")
        before = it.session.table.match
        it.tap("menu", "catch-up", "step/check")
        assert "This adds up" in words(it.screen)
        assert "Elvenhold–Lapphálya" in words(it.screen)
        it.tap("step/round", "round+", "cancel")
        assert it.session.table.match is before


def test_every_fault_is_reported_and_nothing_can_be_entered_until_they_are_mended(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        begun(it).tap("phase/plan", "step/towns", "virst", "step/roads", "piece/obstacle", "feodor-lapphalya-wood")
        it.tap("piece/pig", "albaran-feodor-desert", "step/check")
        seen = words(it.screen)
        for headline in (
            "More pieces than cards",
            "More obstacles",
            "First a counter",
            "More counters",
            "No giant pig",
        ):
            assert headline in seen
        assert "so-it-is" not in touchable(it.screen)
        led_to = []
        for fault in sorted(id for id in touchable(it.screen) if id.startswith("mend/")):
            it.tap(fault)
            led_to.append(it.session.pages.page.step)
            it.tap("step/check")
        assert led_to == ["hands", "hands", "roads", "roads", "towns"]
        it.tap("step/roads", "albaran-feodor-desert", "piece/obstacle", "feodor-lapphalya-wood", "step/towns", "virst")
        it.tap("step/check", "so-it-is")
        assert it.session.table.match.state.phase == "plan"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_history_says_it_in_every_language(tmp_path: Path, language: str) -> None:
    with evening(tmp_path / "games.db", language) as it:
        told_round_3(begun(it)).tap("step/check", "so-it-is", "menu", "history")
        assert any("3" in line and "Ixara" not in line for line in words(it.screen).splitlines()[2:])


def test_a_table_that_has_been_playing_tells_it_with_the_new_game(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        it.tap("new", "already", "start", "round+", "step/check", "so-it-is")
        assert (it.session.table.match.prompt.round, it.session.table.match.prompt.phase) == (2, "deal")
        assert [seat.hand.size for seat in it.session.table.match.state.seats] == [4, 4]


def test_in_mid_move_who_has_moved_is_thought_to_hold_four_cards(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        begun(it).tap("phase/move", "turn/3", "step/check", "so-it-is")
        assert [seat.hand.size for seat in it.session.table.match.state.seats] == [4, 4, 8]


def test_who_went_home_is_not_entered_and_stays_away_on_paper_too(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        begun(it).tap("cancel")
        it.session.act(Say((Leave("3"),)))
        it.settle().tap("menu", "catch-up", "round+", "phase/plan", "step/hands")
        assert "seat/3" not in touchable(it.screen)
        it.tap("step/check", "so-it-is")
        table = it.session.table.match.state
        assert (table.round, table.phase, table.house.gone) == (2, "plan", ("3",))
        assert table.seat("3").hand.size == table.seat("3").counters == 0
        it.tap("menu", "paper", "paper-words")
        assert "has left" in words(it.screen)
        it.tap("write/0", "table", "menu", "leave", "past", "bring", "file/0")
        assert it.session.table.match.state.house.gone == ("3",)


def test_in_the_middle_of_phase_3_a_game_can_be_entered_with_a_seat_that_left_before(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        begun(it).tap("round+", "phase/draw", "turn/2", "step/hands", "seat/3", "gone")
        assert "has left" in words(it.screen)
        it.tap("seat/1", "open/pig+", "step/check", "so-it-is")
        table = it.session.table.match.state
        assert (table.phase, table.turn, table.house.gone) == ("draw", "2", ("3",))
        assert (table.seat("3").hand.size, table.seat("3").counters, table.seat("3").obstacle) == (0, 0, False)
        assert [seat.drawn for seat in table.present] == [1, 0]


def test_a_touch_on_has_left_is_taken_back_by_a_second_one_and_somebody_always_stays(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        begun(it).tap(
            "phase/plan", "step/hands", "seat/3", "gone", "gone", "seat/2", "gone", "seat/3", "gone", "seat/1"
        )
        assert "gone" not in touchable(it.screen)


def test_what_the_table_may_have_allowed_is_shown_and_can_be_entered(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        begun(it).tap("phase/plan", "step/hands", "hand-", "step/check")
        assert "unusual" in words(it.screen)
        it.tap("mend/0")
        assert it.session.pages.page.step == "hands"
        it.tap("step/check", "so-it-is")
        assert it.session.table.match.state.seat("1").hand.size == 7


def answer(referee: Referee, **said: Any) -> dict[str, Any]:
    """The answer of the headless referee."""
    told: dict[str, Any] = json.loads(write(referee.answer(write(said))))
    return told


def test_the_headless_referee_names_every_fault() -> None:
    referee = Referee()
    answer(referee, game="elfenland", seats=2, language="en")
    seats = {"1": {"hand": 4, "hidden": 2}, "2": {"hand": 4}}
    told = answer(referee, do="catch_up", table={"round": 2, "phase": "deal", "start_player": "1", "seats": seats})
    assert (told["ok"], told["rule"]) == (False, "EL-DRAW-04")
    assert [fault["rule"] for fault in told["faults"]] == ["EL-DRAW-04", "EL-DRAW-09"]
    assert all(set(fault) == {"rule", "params", "text"} for fault in told["faults"])
    assert told["text"] == told["faults"][0]["text"]


def test_the_headless_referee_takes_its_own_state_back() -> None:
    referee = Referee()
    answer(referee, game="elfenland", seats=2)
    for do in ("deal", "drawn", "drawn"):
        answer(referee, do=do)
    state = answer(referee, do="state")["state"]
    told = answer(referee, do="catch_up", table=state)
    assert told["ok"]
    assert answer(referee, do="state")["state"] == state
