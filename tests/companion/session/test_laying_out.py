"""A new game is set up in few touches, and the table is told what to lay out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.people import SHORT, Player, distinct
from companion.games.registry import GAMES
from companion.language.message_texts import LANGUAGES, Speech
from companion.pages.table.table import TablePage
from engine.game import Start
from tests.evening import Evening, evening, touchable, words

NAMES = ("Ada", "Boris", "Clara")
PLAYERS = tuple(Player("", colour) for colour in ("red", "blue", "yellow", "green", "violet", "black"))


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as opened:
        yield opened


def laid_out(it: Evening, game: str, seats: int, **options: object) -> str:
    """What the table is told to lay out."""
    it.session.game.begin(
        Start(game, seats, "1", dict(options)), PLAYERS[:seats], lambda: it.session.pages.go(TablePage("setup"))
    )
    return words(it.settle().screen)


def test_three_names_of_three_to_five_letters_are_set_up_in_at_most_twenty_one_touches(it: Evening) -> None:
    touches = 0
    it.taps = 0
    it.tap("new", "add")
    for seat, name in enumerate(NAMES):
        it.tap(f"seat/{seat}")
        for length in range(1, len(name) + 1):
            it.type("typed", name[:length])
            touches += 1
        # The key with the tick is the button Done.
        it.tap("done")
    it.tap("start")
    assert [player.name for player in it.session.table.players] == list(NAMES)
    assert touches == 13
    assert it.taps <= 21 - touches + 2, "two touches a seat, and three for the game"


def test_the_keys_come_at_once_for_a_seat_without_a_name_and_their_tick_is_done(it: Evening) -> None:
    it.tap("new", "seat/0")
    (field,) = [block for block in it.screen.sheet.blocks if getattr(block, "id", "") == "typed"]  # type: ignore[union-attr]
    assert (field.asked, field.done) == (True, "done")  # type: ignore[union-attr]
    it.type("typed", "Ada").tap("done", "seat/0")
    (field,) = [block for block in it.screen.sheet.blocks if getattr(block, "id", "") == "typed"]  # type: ignore[union-attr]
    assert not field.asked  # type: ignore[union-attr]


def test_a_name_keeps_twenty_four_letters_and_what_cannot_be_drawn_is_reported(it: Evening) -> None:
    it.tap("new", "seat/0").type("typed", "Maximilian-Alexander von Hohenzollern")
    assert "Maximilian-Alexander von" in words(it.screen)
    it.type("typed", "שלום Ada 🦄")
    assert it.screen.notice is not None
    assert "cannot be shown" in it.screen.notice.headline
    assert not set("שלום🦄") & set(words(it.screen))
    assert "Ada" in words(it.screen)
    it.type("typed", "Λήδα")
    assert it.screen.notice is None


def test_a_new_game_that_was_left_for_the_first_page_is_there_again_as_it_was(it: Evening) -> None:
    it.tap("new", "add", "seat/0").type("typed", "Ada").tap("done", "guide")
    before = it.screen
    assert it.tap("home", "settings", "home", "new").screen == before


def test_names_alike_but_for_large_letters_are_one_name(it: Evening) -> None:
    it.tap("new", "seat/0").type("typed", "Ada").tap("done", "seat/1").type("typed", "ADA").tap("done", "start")
    assert it.session.seated is None


@pytest.mark.parametrize(
    "names",
    [
        ("Maximilian-Ale", "Anna", "Maximilian-ale"),
        ("Maximilian-Anton", "Maximilian-Alfred"),
        ("Bartholomäus der Erste von", "Bartholomäus der Zweite von"),
        ("Bartholomäus der Erste", "Bartholomäuu der Erste", "Bartholomäus dem Erste"),
    ],
)
def test_long_names_are_shortened_so_that_all_seats_differ(names: tuple[str, ...]) -> None:
    players = distinct(tuple(Player(name, "red") for name in names))
    shown = [player.name for player in players]
    assert all(len(name) <= SHORT for name in shown)
    assert len(set(shown)) == len(names)


def test_another_seat_s_colour_says_whose_it_is_and_that_it_is_swapped(it: Evening) -> None:
    it.tap("new", "seat/0").type("typed", "Ada").tap("done", "seat/1")
    assert "Ada has it: swap" in words(it.screen)


def test_the_last_table_names_seats_without_a_name_by_their_colour(it: Evening) -> None:
    it.tap("new", "guide", "add", "seat/0").type("typed", "Ada").tap("done", "start", "menu", "leave", "new")
    assert "Ada, Blue, Yellow" in words(it.screen)


def test_where_no_game_was_finished_a_first_game_begins_with_the_list_of_what_to_lay_out(it: Evening) -> None:
    it.tap("new", "start")
    assert it.screen.title or it.screen.sheet is not None
    assert it.screen.sheet is not None
    assert it.screen.sheet.id == "setup"
    it.tap("tick/0")
    assert "✓" in words(it.screen)
    it.tap("tick/0")
    assert "✓" not in words(it.screen)
    it.tap("set-up")
    assert it.screen.notice is not None, "the card of the first phase follows"
    assert [choice.id for choice in it.screen.notice.asks if choice.tone == "primary"] == ["got-it"]
    it.tap("got-it")
    assert [choice.id for choice in it.screen.bar if choice.tone == "primary"] == ["deal"], "as that card said"
    it.tap("menu", "setup")
    assert it.screen.sheet is not None
    assert it.screen.sheet.id == "setup"
    it.tap("set-up", "deal", "menu")
    assert "setup" not in touchable(it.screen)


def test_the_list_is_that_of_edition_and_variant(it: Evening) -> None:
    told = laid_out(it, "elfenland", 4)
    assert "so 4 a town" in told
    assert "2 boots with their pieces, 2 obstacles, 2 charts" in told
    assert "Town cards: back into the box" in told
    assert "Starting player card to Red" in told
    told = laid_out(it, "elfenland", 6, town_cards=True, setup_towns="choice20")
    assert "Back into the box" not in told
    assert "In 20 towns of your choice" in told
    assert "each takes one and keeps it secret" in told


def test_with_town_cards_the_first_deal_says_that_they_are_dealt(it: Evening) -> None:
    laid_out(it, "elfenland", 3, town_cards=True)
    assert "secret town card" in words(it.tap("set-up").screen)
    laid_out(it, "elfenland", 3)
    assert "secret town card" not in words(it.tap("set-up").screen)


@pytest.mark.parametrize(("seats", "height"), [(2, 8), (3, 10), (4, 12)])
@pytest.mark.parametrize(("side", "regions"), [("day", 4), ("night", 6)])
def test_Master_Elf_says_its_stacks_ingredients_crystal_and_elf(
    it: Evening, seats: int, height: int, side: str, regions: int
) -> None:
    told = laid_out(it, "masterelf", seats, side=side)
    assert f"three face-up stacks of {height}" in told
    assert f"each of the {regions} regions" in told
    assert f"{side} side" in told
    for part in ("3 to each", "crystal", "elf into the city", "aside", "Red begins"):
        assert part in told


def test_an_emptied_region_of_Master_Elf_says_how_many_cards_to_lay(it: Evening) -> None:
    laid_out(it, "masterelf", 2)
    it.tap("set-up", "r1", "take/untold")
    assert it.screen.banner is not None
    assert it.screen.banner.prompt == "Lay 3 new cards in Region 1"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_speaks_every_language(game: str, language: str, tmp_path: Path) -> None:
    with evening(tmp_path / "games.db", language) as it:
        told = laid_out(it, game, 2).splitlines()
        english = Speech("en")
        state = it.session.table.match.state
        plain = it.session.table.look.setup(state, english)
        assert len(plain) >= 8
        assert language == "en" or not set(plain) & set(told)
