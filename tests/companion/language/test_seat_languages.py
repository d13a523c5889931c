"""A seat may have a language of its own: what is said to it is said in that, everything else in the table's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.people import Player
from companion.pages.table.table import TablePage
from engine.game import Start
from tests.evening import Evening, evening, touchable, words

THREE = (Player("Anna", "red"), Player("Boris", "blue", "ru"), Player("Chris", "yellow", "de"))


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as opened:
        yield opened


def planning(it: Evening, players: tuple[Player, ...] = THREE) -> Evening:
    """An English table with a Russian and a German seat, everything drawn; seat 1 to plan."""
    it.session.game.begin(
        Start("elfenland", 3, "1", {"edition": "de"}), players, lambda: it.session.pages.go(TablePage())
    )
    return it.settle().tap("deal-all")


def test_a_prompt_to_one_seat_speaks_that_seat_s_language(it: Evening) -> None:
    planning(it)
    assert it.screen.banner is not None
    assert (it.screen.banner.addressee, it.screen.banner.prompt) == ("1", "Counter, obstacle, or pass")
    it.tap("pass")
    assert it.screen.banner is not None
    assert (it.screen.banner.addressee, it.screen.banner.prompt) == ("2", "Жетон, препятствие или пропуск")
    labels = {choice.id: choice.label for choice in (*it.screen.tray, *it.screen.bar)}
    assert (labels["pass"], labels["kind/pig"], labels["menu"]) == ("Пропуск", "кабан", "Menu")


def test_a_refusal_speaks_the_language_of_the_seat_that_acted(it: Evening) -> None:
    planning(it).tap("pass", "pass")
    it.tap("kind/unicorn", "elvenhold-lapphalya-plain")
    told = it.screen.notice
    assert told is not None
    assert (told.addressee, told.headline) == ("3", "Nicht in der Ebene: Einhorn")
    assert told.source == "S.\N{NO-BREAK SPACE}7, deutsche Ausgabe"
    assert told.ways[0].label == "Schwein"


def test_what_is_asked_of_several_is_asked_in_the_table_s_language(it: Evening) -> None:
    planning(it, THREE[::-1]).tap("pass-all", "end-move")
    for seat in "123":
        it.tap(f"discard/{seat}")
        if "end-move" in touchable(it.screen):
            it.tap("end-move")
    assert it.screen.banner is not None
    assert (it.screen.banner.addressee, it.screen.banner.prompt) == ("", "Each keeps one counter")


def test_panels_and_the_history_speak_the_table_s_language(it: Evening) -> None:
    planning(it).tap("pass")
    assert it.screen.seats[1].details[0].words == "8 cards"
    it.tap("menu", "history")
    assert "Anna passed" in words(it.screen)


def test_a_seat_s_language_is_chosen_when_it_sits_down_and_at_the_table(it: Evening) -> None:
    it.tap("new", "guide", "seat/1", *["tongue"] * 6, "done", "start")
    assert [player.language for player in it.session.table.players] == ["", "ru"]
    it.tap("menu", "people", "seat/2", "tongue", "done", "seat/1", "tongue", "done", "table")
    assert [player.language for player in it.session.table.players] == ["en", ""]


def test_a_seat_s_language_comes_back_with_the_game(it: Evening) -> None:
    planning(it).tap("menu", "people", "seat/1", "tongue", "tongue", "done", "table", "menu", "leave")
    (game,) = it.session.store.games or ()
    it.tap(f"resume/{game.id}", "close")
    assert [player.language for player in it.session.table.players] == ["de", "ru", "de"]
    assert it.screen.banner is not None
    assert it.screen.banner.prompt == "Transportmittel, Hindernis oder passen"


def test_a_seat_that_asks_for_a_language_nobody_speaks_here_hears_the_table_s(it: Evening) -> None:
    planning(it, (Player("Anna", "red", "x\0y"), *THREE[1:]))
    assert it.screen.banner is not None
    assert it.screen.banner.prompt == "Counter, obstacle, or pass"
    it.tap("menu", "people", "seat/1", "tongue")
    assert it.session.table.players[0].language == ""


def test_the_table_s_language_is_switched_under_the_seats_languages(it: Evening) -> None:
    planning(it).tap("menu", "settings", "language/fr", "table")
    assert it.screen.seats[0].details[0].words == "8\N{NO-BREAK SPACE}cartes"
    it.tap("pass")
    assert it.screen.banner is not None
    assert it.screen.banner.prompt == "Жетон, препятствие или пропуск"
