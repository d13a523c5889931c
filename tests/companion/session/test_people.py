"""The people at a table: names mended, seats that go home, the screen turned, the sand-timer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.people import Player
from companion.pages.table.table import TablePage
from engine.game import Start
from tests.evening import Evening, evening, touchable, words

PLAYERS = (Player("Anna", "red"), Player("Boris", "blue"), Player("Chris", "yellow"))


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as opened:
        opened.session.game.begin(Start("elfenland", 3, "1", {}), PLAYERS, lambda: opened.session.pages.go(TablePage()))
        yield opened.settle().tap("deal-all")


def names(it: Evening) -> list[str]:
    return [player.name for player in it.session.table.players]


def test_a_name_can_be_mended_in_mid_game_is_undone_and_is_there_when_the_game_is_resumed(it: Evening) -> None:
    it.tap("menu", "people", "seat/2", "type").type("typed", "Bořivoj").tap("done", "done")
    assert names(it) == ["Anna", "Bořivoj", "Chris"]
    it.tap("table")
    assert "Bořivoj" in words(it.screen)
    it.tap("menu", "leave")
    assert "Anna, Bořivoj, Chris" in words(it.screen)
    it.tap("resume/1")
    assert names(it) == ["Anna", "Bořivoj", "Chris"]
    it.tap("close", "undo")
    assert names(it) == ["Anna", "Boris", "Chris"]
    it.tap("menu", "leave")
    assert "Anna, Boris, Chris" in words(it.screen)


def test_a_name_that_another_seat_has_is_reported_and_changes_nothing(it: Evening) -> None:
    it.tap("menu", "people", "seat/2", "type").type("typed", "Anna").tap("done")
    assert names(it) == ["Anna", "Boris", "Chris"]
    assert it.screen.notice is not None
    assert "Anna" in it.screen.notice.headline


def test_a_mistaken_colour_is_exchanged_with_whoever_had_it(it: Evening) -> None:
    it.tap("menu", "people", "seat/1", "colour/blue", "done", "table")
    assert [player.colour for player in it.session.table.players] == ["blue", "red", "yellow"]
    it.tap("undo")
    assert [player.colour for player in it.session.table.players] == ["red", "blue", "yellow"]


def test_a_seat_goes_home_only_after_being_asked_twice_and_the_turn_passes_it_over(it: Evening) -> None:
    it.tap("menu", "people", "seat/1", "leaves", "cancel")
    assert it.session.table.match.state.turn == "1"
    it.tap("leaves", "gone")
    assert it.session.table.match.state.turn == "2"
    assert [panel.gone for panel in it.screen.seats] == [True, False, False]
    it.tap("menu", "people")
    assert "seat/1" not in touchable(it.screen)


def test_one_touch_turns_the_screen_for_whoever_sits_opposite_and_back(it: Evening) -> None:
    it.tap("menu", "people", "turn")
    assert it.screen.rotation == 180
    it.tap("turn")
    assert it.screen.rotation == 0


def test_a_screen_that_turns_follows_the_seats(it: Evening) -> None:
    it.tap("menu", "people", "seat/2", "across", "done", "turning", "table")
    assert it.screen.rotation == 0
    it.tap("pass")
    assert it.session.table.match.state.turn == "2"
    assert it.screen.rotation == 180
    it.tap("pass")
    assert it.screen.rotation == 0


def test_where_a_seat_sits_is_there_when_the_game_is_resumed(it: Evening) -> None:
    it.tap("menu", "people", "seat/3", "across", "done", "table", "menu", "leave", "resume/1")
    assert [player.across for player in it.session.table.players] == [False, False, True]


def test_the_sand_runs_through_is_shown_and_changes_nothing_else(it: Evening) -> None:
    before = it.session.table.match
    it.tap("menu", "people", "sand/60")
    it.session.game.tick(1000.0)
    assert it.screen.banner is not None
    assert it.screen.banner.clock == "1:00"
    it.session.game.tick(1045.0)
    assert it.screen.banner is not None
    assert it.screen.banner.clock == "0:15"
    assert it.front.timed
    it.session.game.tick(1060.0)
    assert it.screen.banner is not None
    assert it.screen.banner.clock == ""
    assert it.screen.notice is not None
    assert it.screen.notice.tone == "news"
    assert it.session.table.match is before
    assert not it.front.timed


def test_sand_can_be_laid_down_before_it_is_through(it: Evening) -> None:
    it.tap("menu", "people", "sand/300", "menu", "people", "sand/0")
    assert it.screen.banner is not None
    assert it.screen.banner.clock == ""


def test_a_clock_that_is_set_back_gives_nobody_hours_of_sand(it: Evening) -> None:
    it.tap("menu", "people", "sand/60")
    it.session.game.tick(90_000.0)
    it.session.game.tick(10.0)
    assert it.screen.banner is not None
    assert it.screen.banner.clock == "1:00"


def test_what_nobody_can_do_is_reported_in_the_screen_s_language(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db", "de") as it:
        it.session.game.begin(Start("elfenland", 2, "1"), PLAYERS[:2], lambda: it.session.pages.go(TablePage()))
        it.settle().tap("menu", "people", "seat/1", "leaves", "gone")
        it.tap("menu", "people", "seat/2", "leaves", "gone")
        assert it.screen.notice is not None
        assert it.screen.notice.headline == "Jemand muss bleiben, um die Partie zu beenden."
