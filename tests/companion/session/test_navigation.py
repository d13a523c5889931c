"""Pages are opened by name, one above the other, and left in the same order."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from companion.games.registry import GAMES
from companion.pages import page_registry
from companion.screen import Choices, Screen, Text
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
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
