"""The first page: a practice and a game to watch, neither of which is stored, and the result of the last game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import Say
from companion.language.message_texts import LANGUAGES
from companion.pages.lobby.practice import PracticePage, open_demo
from companion.pages.table.replay import ReplayPage
from companion.pages.table.table import TablePage
from engine.elfenland.commands_and_events import NextRound
from engine.game import Start
from tests.evening import Evening, evening, touchable, words

ROAD = "elvenhold-ergeren-wood"


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as it:
        yield it


def prompt(it: Evening) -> str:
    """What is to be done now."""
    assert it.screen.banner is not None
    return it.screen.banner.prompt


def test_the_practice_is_an_action_a_refusal_and_undo_and_stores_nothing(it: Evening) -> None:
    it.tap("practice")
    assert "lights up" in prompt(it)
    it.tap("kind/dragon", ROAD)
    assert "same road" in prompt(it)
    it.tap("kind/pig", ROAD)
    assert it.screen.notice is not None
    assert it.screen.notice.headline == "There is a dragon already"
    it.tap("undo")
    assert "“Undo” takes back any action" in words(it.screen)
    assert it.session.seated is None
    it.tap("new")
    assert it.screen.page == "new"
    it.session.store.read_games()
    it.settle()
    assert it.session.store.games == ()


def test_a_refusal_before_an_action_and_undo_before_a_refusal_do_not_lead_on(it: Evening) -> None:
    it.tap("practice", "kind/unicorn", "beata-elvenhold-plain", "notice")
    assert "lights up" in prompt(it)
    it.tap("kind/dragon", ROAD, "undo")
    assert "same road" in prompt(it)
    assert "undo" not in touchable(it.screen)
    it.tap("close")
    assert it.screen.page == "home"


def test_the_demo_plays_a_whole_game_by_itself_and_stores_nothing(it: Evening) -> None:
    it.tap("demo")
    page = it.session.pages.page
    assert isinstance(page, ReplayPage)
    assert page.going
    assert page.moments[-1].match.prompt.over
    assert [each.refused.rule.id for each in page.moments if each.refused is not None] == ["EL-PLAN-05", "EL-OBST-05"]
    page.tick(it.session, 1.0)
    it.session.pages.page.tick(it.session, 3.0)  # type: ignore[attr-defined]
    assert it.session.pages.page.at > page.at  # type: ignore[attr-defined]
    it.tap("pause", "round-on", "close")
    assert (it.screen.page, it.session.store.games) == ("home", ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_practice_and_demo_speak_the_language_of_the_screen(tmp_path: Path, language: str) -> None:
    with evening(tmp_path / "games.db", language) as it:
        it.tap("practice")
        assert isinstance(it.session.pages.page, PracticePage)
        assert it.session.pages.page.table.speech.language == language
        it.tap("close")
        open_demo(it.session, "")
        assert isinstance(it.session.pages.page, ReplayPage)
        assert it.session.pages.page.example is not None
        assert it.session.pages.page.example.speech.language == language


def scored(it: Evening, first: str) -> Evening:
    """A finished game in which only scores were kept, of a player with this name and one without."""
    players = (Player(first, "red"), Player("", "blue"))
    it.session.game.begin(Start("elfenland", 2, "1"), players, lambda: it.session.pages.go(TablePage()))
    it.settle().tap("menu", "keep-score", "feodor")
    while not it.session.table.finished:
        it.session.perform(Say((NextRound(),)))
        it.settle()
    it.session.leave()
    return it.settle()


def test_the_last_result_stands_on_the_first_page_and_a_touch_opens_its_standings(it: Evening) -> None:
    scored(it, "Anna")
    assert "Last game: Anna 1 · Blue 0" in words(it.screen)
    it.tap("result/1")
    assert it.screen.page == "ending"


def test_the_players_page_says_why_a_finished_game_without_names_is_not_there(it: Evening) -> None:
    scored(it, "").tap("past", "records")
    assert "No player of a finished game has a name." in words(it.screen)
