"""List your cards: what is entered by touch is kept at once, in any order, and nothing is invented."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.masterelf.art import OTHER_INK, RIBBONS
from companion.screen import Choices, Field
from engine.masterelf.deckfile import known, read_deck
from engine.masterelf.owners_deck import Deck
from tests.evening import Evening, blocks, evening, touchable, words


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as opened:
        yield opened


def learning(it: Evening) -> Evening:
    """The lesson, from the first page on."""
    return it.tap("new", "game/masterelf", "lesson")


def file_of(it: Evening, name: str = "my-box") -> Path:
    """Where a taught box is kept."""
    return it.path.parent / "boxes" / "masterelf" / f"{name}.toml"


def kept(it: Evening, name: str = "my-box") -> Deck:
    """The box as it is on the disk now."""
    deck = read_deck(file_of(it, name).read_text(encoding="utf-8"))
    assert isinstance(deck, Deck), deck
    return deck


def laid(it: Evening, text: str, name: str = "our-box") -> Path:
    """A box that somebody laid beside the games."""
    path = file_of(it, name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_a_first_box_knows_what_the_rulebook_names_and_no_more(it: Evening) -> None:
    assert "8 entered, 0 complete" in words(learning(it).screen)
    assert not file_of(it).exists(), "nothing was told yet"


def test_a_gift_is_entered_by_touch_and_is_on_the_disk_with_every_touch(it: Evening) -> None:
    learning(it).tap("list/gifts", "new/gifts").type("typed", "Зелёный чай").tap("done")
    assert kept(it).gifts["gift-1"].title == "Зелёный чай"
    it.tap("kind/air", "kind/water", "set/pirates", "colour/rainbow", "elves/1")
    told = kept(it).gifts["gift-1"]
    assert (told.ingredients, told.sets, told.colour, told.elves) == (("air", "water"), ("pirates",), "rainbow", 1)
    assert told.complete


def test_what_is_left_open_stays_unknown_and_is_shown_so(it: Evening) -> None:
    learning(it).tap("list/gifts", "new/gifts").type("typed", "Tea").tap("done", "elves/0")
    gift = kept(it).gifts["gift-1"]
    assert (gift.ingredients, gift.sets, gift.colour, gift.elves) == (None, None, None, 0)
    assert words(it.screen).count("not known yet") == 3
    assert "missing: ingredients, sets, ribbon" in words(it.tap("done").screen)


def test_touching_what_was_entered_makes_it_unknown_again(it: Evening) -> None:
    learning(it).tap("list/gifts", "gift/pirate", "elves/1", "elves/1", "colour/red", "colour/red")
    gift = kept(it).gifts["pirate"]
    assert (gift.elves, gift.colour) == (None, None)


def test_a_gift_with_one_ingredient_is_refused_with_the_reason(it: Evening) -> None:
    learning(it).tap("list/gifts", "gift/key", "kind/air", "done")
    assert it.screen.notice is not None
    assert it.screen.notice.headline == "A gift needs two kinds of ingredient"
    assert "kind/air" in touchable(it.screen)
    it.tap("kind/air", "done")
    assert "gift/key" in touchable(it.screen), "with both open again it may be left"


def test_a_set_and_an_ingredient_that_the_box_has_not_yet_are_added_on_the_gifts_page(it: Evening) -> None:
    learning(it).tap("list/gifts", "gift/plasma-lamp", "set-new")
    assert kept(it).gifts["plasma-lamp"].sets == ("set-1",)
    assert "Set 1" in words(it.screen)
    it.tap("kind/air", "new/ingredients").type("typed", "Fire").tap("done", "kind/ingredient-1")
    assert kept(it).gifts["plasma-lamp"].ingredients == ("air", "ingredient-1")


def test_a_ribbon_called_by_the_word_for_a_colour_is_drawn_in_it(it: Evening) -> None:
    learning(it).tap("list/colours")
    for title in ("Yellow", "Mint"):
        it.tap("new/colours").type("typed", title).tap("done")
    sheet = it.screen.sheet
    assert sheet is not None
    shown = [each for block in blocks(sheet.blocks) if isinstance(block, Choices) for each in block.choices]
    inks = {each.label: each.glyph.ink for each in shown if each.glyph is not None}
    assert (inks["Yellow"], inks["Mint"]) == (RIBBONS["yellow"], OTHER_INK)
    assert kept(it).colours["yellow"] == "Yellow"


def test_what_the_rulebook_names_has_the_readers_word_and_keeps_its_printed_title(
    it: Evening,
) -> None:
    learning(it).tap("list/gifts", "gift/key")
    assert it.screen.title == "key"
    sheet = it.tap("title/gifts/key").screen.sheet
    assert sheet is not None
    assert [block.text for block in blocks(sheet.blocks) if isinstance(block, Field)] == ["Ключ"]


def test_a_third_ingredient_is_refused(it: Evening) -> None:
    learning(it).tap("list/gifts", "gift/pirate", "kind/air")
    assert it.screen.notice is not None
    assert not file_of(it).exists(), "nothing was changed"


def test_a_third_set_and_a_second_beside_a_special_one_are_refused(it: Evening) -> None:
    learning(it).tap("list/sets", "new/sets").type("typed", "Kitchen").tap("done", "done", "list/gifts")
    it.tap("new/gifts").type("typed", "Tea").tap("done", "set/pirates", "set/antiquities", "set/set-1")
    assert it.screen.notice is not None
    assert it.screen.notice.headline == "One set or two"
    assert kept(it).gifts["gift-1"].sets == ("pirates", "antiquities")
    it.tap("done", "gift/key", "set/set-1")
    assert it.screen.notice is not None
    assert "special set" in it.screen.notice.numbers


def test_a_third_gift_of_a_special_set_is_refused_by_the_file_that_it_would_make(it: Evening) -> None:
    learning(it).tap("list/gifts", "gift/blue-booth", "set/secret")
    assert it.screen.notice is not None
    assert "Secret is two gifts" in it.screen.notice.numbers
    assert not file_of(it).exists()


def test_counts_other_than_the_second_editions_are_allowed_and_reported(it: Evening) -> None:
    learning(it).tap("cards+", "cards+")
    assert kept(it).gift_cards == 46
    assert "Gifts in this box, as entered: 46" in words(it.screen)
    it.tap("list/ingredients", "count/air+", "count/air+")
    assert kept(it).ingredients["air"].count == 2
    assert "Cards counted: 2; the second edition is reported to have 42" in words(it.screen)


def test_the_box_last_taught_is_played_with(it: Evening) -> None:
    learning(it).tap("cards+", "done")
    assert "my-box" in words(it.screen)
    it.tap("start")
    assert it.session.table.match.state.deck == kept(it)


def test_a_box_laid_beside_the_others_is_imported_by_that(it: Evening) -> None:
    laid(it, '[ingredients.air]\ntitle = "Luft"\n')
    it.tap("new", "game/masterelf")
    assert "our-box" in words(it.screen)
    it.tap("start")
    assert it.session.table.match.state.deck.ingredients["air"].title == "Luft"


def test_a_broken_box_is_reported_by_file_and_line_is_not_written_over_and_begins_no_game(it: Evening) -> None:
    text = '[ingredients.air]\n[gifts.lamp]\nsets = ["moon"]\n'
    path = laid(it, text)
    it.tap("new", "game/masterelf", "start")
    assert it.session.seated is None
    assert it.screen.notice is not None
    assert f"{path.name}, line 3: gifts.lamp.sets: there is no set 'moon'" in it.screen.notice.headline
    it.tap("lesson")
    assert it.screen.notice is not None
    assert "line 3" in it.screen.notice.numbers
    it.tap("cards+")
    assert path.read_text(encoding="utf-8") == text


def test_teaching_in_mid_game_never_touches_the_game_on_the_table(it: Evening) -> None:
    laid(it, known())
    it.tap("new", "guide", "game/masterelf", "start", "menu", "lesson")
    assert "from the next game" in words(it.screen)
    it.tap("list/gifts", "gift/key", "kind/air", "kind/water", "done", "done", "done")
    assert it.screen.page == "table"
    assert it.session.table.match.state.deck.price("key") is None
    it.tap("menu", "leave", "new", "game/masterelf", "start")
    assert it.session.table.match.state.deck.price("key") == ("air", "water")


def test_the_settings_lead_to_the_lesson_too(it: Evening) -> None:
    it.tap("settings", "lesson/masterelf")
    assert it.screen.page == "lesson"
    assert it.tap("done").screen.page == "settings"


def test_a_game_can_be_played_without_any_box_though_one_was_taught(it: Evening) -> None:
    learning(it).tap("cards+", "done", "options", "option/deck", "done", "start")
    assert it.session.table.match.state.options["deck"] == "known.toml"
    assert it.session.table.match.state.deck.price("blue-booth") == ("air", "metal")
    it.tap("close", "menu", "leave", "new", "game/masterelf", "same")
    assert it.tap("start").session.table.match.state.options["deck"] == "my-box.toml"


def test_a_title_is_mended(it: Evening) -> None:
    learning(it).tap("list/ingredients", "title/ingredients/air").type("typed", "Luft").tap("done")
    assert kept(it).ingredients["air"].title == "Luft"


def test_a_gift_that_was_entered_by_mistake_is_removed(it: Evening) -> None:
    learning(it).tap("list/gifts", "gift/plasma-lamp", "remove")
    assert "plasma-lamp" not in kept(it).gifts


def test_an_ingredient_touched_alone_is_asked_about_before_the_next_new_gift(it: Evening) -> None:
    learning(it).tap("list/gifts", "new/gifts").type("typed", "Tea").tap("done", "kind/metal", "new/gifts")
    assert "A gift needs two kinds of ingredient" in words(it.screen)
    it.tap("kind/metal", "new/gifts").type("typed", "Cake").tap("done", "kind/air")
    assert it.session.pages.page.half == "air"  # type: ignore[attr-defined]
    assert it.session.pages.page.box.deck.gifts["gift-2"].ingredients is None  # type: ignore[attr-defined]


def test_a_box_that_was_chosen_is_played_with_though_another_was_written_later(it: Evening) -> None:
    laid(it, '[ingredients.air]\ntitle = "Luft"\n', "full")
    laid(it, '[ingredients.air]\ntitle = "Aria"\n', "my-box")
    learning(it).tap("box/full", "done")
    assert it.screen.page == "new"
    it.tap("start")
    assert it.session.table.match.state.deck.ingredients["air"].title == "Luft"
