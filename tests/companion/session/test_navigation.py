"""Pages are opened by name, one above the other, and left in the same order."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from companion.games.people import Player
from companion.games.registry import GAMES
from companion.pages import page_registry
from companion.pages.table.table import TablePage
from companion.screen import Choices, Screen, Text
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
from engine.game import Start
from tests.evening import Evening, evening, words

LESSONS = tuple(game.lesson for game in GAMES.values() if game.lesson)


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as opened:
        yield opened


@pytest.mark.parametrize("target", [*page_registry.PAGES.values(), *LESSONS])
def test_every_name_leads_to_a_page(target: str) -> None:
    module, _, attribute = target.partition(":")
    assert callable(getattr(import_module(module), attribute))


class First(Page, frozen=True):
    """A page without anything."""

    n: int = 0

    def show(self, session: ScreenSession) -> Screen:
        """Nothing."""
        return Screen("first")


class Second(First, frozen=True):
    """Another kind of page."""


def test_back_returns_page_by_page_and_from_the_lowest_to_the_first_page(it: Evening) -> None:
    home = it.session.pages.page
    it.session.pages.push(First())
    it.session.pages.push(Second())
    it.session.pages.back()
    assert it.session.pages.page == First()
    it.session.pages.back()
    assert it.session.pages.page is home
    it.session.pages.back()
    assert it.session.pages.page is home


def test_a_page_opened_again_from_above_closes_those_between(it: Evening) -> None:
    home = it.session.pages.page
    for page in (First(1), Second(), First(2)):
        it.session.pages.push(page)
    assert it.session.pages.page == First(2)
    it.session.pages.back()
    assert it.session.pages.page is home


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_that_comes_late_never_takes_the_place_of_the_page_that_is_shown_by_then(
    it: Evening, game: str
) -> None:
    """Of every page that is shown at once, whether it is closed again or another one opened before its answer comes."""
    pages, players, at_once = it.session.pages, (Player("Anna", "red"), Player("Ben", "blue")), set[str]()
    # Without the page about a refusal, and the one for which the game is left first.
    for name in sorted(page_registry.PAGES.keys() - {"ruling", "rematch"}):
        for leave in (pages.back, lambda: pages.push(First())):
            it.session.leave()
            it.session.game.begin(Start(game, 2, "1"), players, lambda: pages.push(TablePage()))
            table = it.settle().session.pages.page
            page_registry.open_page(it.session, name)
            if pages.page is not table:
                at_once.add(name)
                leave()
                shown = pages.page
                assert it.settle().session.pages.page is shown, name
            it.settle()
    assert len(at_once) > len(page_registry.PAGES) / 2


def test_every_button_of_the_menu_has_a_picture_and_stands_under_a_heading(it: Evening) -> None:
    it.tap("new", "start", "set-up", "deal-all", "menu")
    assert it.screen.sheet is not None
    headings = [block for block in it.screen.sheet.blocks if isinstance(block, Text)]
    choices = [choice for block in it.screen.sheet.blocks if isinstance(block, Choices) for choice in block.choices]
    assert [heading.text for heading in headings] == ["Look up", "This game", "At the table"]
    assert [choice.id for choice in choices if choice.glyph is None] == []
    assert len({choice.glyph for choice in choices}) == len(choices) >= 14


def test_Master_Elf_offers_the_count_without_a_box_and_its_paper_has_a_code(it: Evening) -> None:
    it.tap("new", "game/masterelf")
    assert "nothing is counted at the end" in words(it.screen)
    assert "counts the points, even without listed cards" in words(it.screen)
    it.tap("start", "set-up", "menu", "paper")
    assert "Another Boardside continues from this code" in words(it.screen)
