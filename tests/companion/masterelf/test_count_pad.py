"""The count pad: a game that nobody entered is counted in a few touches, and what cannot be is refused by its rule."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest

from companion.pages.masterelf.count_pad_page import CountPadPage
from companion.transfer.json_lines import export, read
from engine.masterelf.count_pad import Column
from engine.masterelf.deckfile import read_deck
from engine.masterelf.owners_deck import Deck, Gift
from tests.companion.masterelf.test_masterelf_results import OPEN as UNDECIDED
from tests.companion.masterelf.test_masterelf_results import ended, refereed
from tests.evening import Evening, evening, touchable, words

ANNA = ("size/4", "size/3", "size/1", "special/secret", "colour/5", "elves/4")
"""Four cards, three, one and the Secret, five of a colour, four elves: 9 + 6 + 1 + 5 + 5 + 4 = 30."""
BORIS = ("seat/2", "size/5", "size/2", "size/2", "size/1", "special/treasures", "colour/4", "elves/3")
"""12 + 3 + 3 + 1 + 5 + 4 + 3 = 31."""
THIRD = ("size/2", "colour/1", "elves/0")
MOST = 15
"""The most touches for a player."""


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as it:
        yield it


@pytest.fixture
def pad(it: Evening) -> Evening:
    """The pad of a table of two that entered nothing, from the first page on."""
    it.tap("new", "game/masterelf")
    while "seat/2" in touchable(it.screen):
        it.tap("seat/2", "remove")
    return it.tap("count-pad")


def test_a_game_that_nobody_entered_is_counted_with_its_winner(pad: Evening) -> None:
    pad.tap(*ANNA, *BORIS, "pad-result")
    told = words(pad.screen)
    assert "Blue wins with 31" in told
    assert "4, 3, 1" in told
    assert max(len(ANNA), len(BORIS)) < MOST


def test_equal_totals_share_the_win(pad: Evening) -> None:
    pad.tap(*ANNA, *BORIS, "elves/2", "pad-result")
    assert "Red, Blue share the win at 30" in words(pad.screen)


@pytest.mark.parametrize(
    ("touches", "headline", "reason"),
    [
        ((*ANNA, "seat/2", "special/secret"), "Secret exists only once", "in front of Red"),
        (("size/3", "colour/4"), "More ribbons than cards", "4 cards with the same ribbon, 3 in sets"),
        (("size/3", "special/secret", "elves/6"), "More elves than cards", "6 with an elf, 5 in sets"),
        (("elves/1",), "More elves than cards", "enter the sets first"),
    ],
)
def test_what_cannot_be_is_refused_with_its_rule_and_changes_nothing(
    pad: Evening, touches: tuple[str, ...], headline: str, reason: str
) -> None:
    before = pad.tap(*touches[:-1]).session.pages.page
    notice = pad.tap(touches[-1]).screen.notice
    assert notice is not None
    assert notice.headline == headline
    assert reason in notice.numbers
    assert notice.source, "the page or the section of the rulebook"
    pad.tap(notice.why)
    assert notice.why.removeprefix("rule/") in words(pad.screen)
    assert pad.tap("close", notice.id).session.pages.page == before


def test_no_winner_is_named_before_everything_is_entered(pad: Evening) -> None:
    pad.tap(*ANNA, "seat/2")
    for entered, missing in (((), "sets"), (BORIS[1:6], "ribbon"), (BORIS[6:7], "elf")):
        notice = pad.tap(*entered, "pad-result").screen.notice
        assert notice is not None
        assert notice.headline == "Not complete: Blue"
        assert missing in notice.numbers
        assert isinstance(pad.session.pages.page, CountPadPage)


def test_a_set_withdrawn_after_the_ribbons_is_noticed_at_the_result(pad: Evening) -> None:
    pad.tap(*ANNA, *BORIS, "seat/1", "set/0", "set/0", "seat/2", "pad-result")
    assert pad.screen.notice is not None
    assert pad.screen.notice.headline == "More ribbons than cards"
    assert "Red: 5 cards with the same ribbon" in pad.screen.notice.numbers


def test_one_player_is_cleared_and_a_new_count_clears_all(pad: Evening) -> None:
    assert "pad-clear" not in touchable(pad.screen)
    page = pad.tap(*ANNA, *BORIS, "seat/1", "pad-clear").session.pages.page
    assert isinstance(page, CountPadPage)
    assert [column.score for column in page.pad.columns] == [0, 31]
    page = pad.tap(*ANNA, "pad-result", "pad-new").session.pages.page
    assert isinstance(page, CountPadPage)
    assert [column.score for column in page.pad.columns] == [0, 0]


def test_numbers_beyond_a_row_are_counted_on_by_touch(pad: Evening) -> None:
    pad.tap("size/9", "size/4", "colour/10", "colour/10", "colour/10")
    page = pad.session.pages.page
    assert isinstance(page, CountPadPage)
    assert page.column.colour == 12
    pad.tap("colour/2")
    assert isinstance(pad.session.pages.page, CountPadPage)
    assert pad.session.pages.page.column.colour == 2


def test_what_was_entered_is_there_again_after_the_page_was_left_and_the_program_ended(tmp_path: Path) -> None:
    for tapped in (ANNA, ()):
        with evening(tmp_path / "games.db") as it:
            it.tap("new", "game/masterelf", "count-pad", *tapped)
            page = it.tap("close", "count-pad").session.pages.page
            assert isinstance(page, CountPadPage)
            assert page.column.score == 30
            assert it.tap("close").screen.page == "new"


def test_a_running_game_opens_the_pad_for_its_players_and_goes_on(it: Evening) -> None:
    it.tap("new", "guide", "game/masterelf", "start")
    state = it.session.table.match.state
    it.tap("menu", "count-pad", *ANNA, "close")
    assert it.screen.page == "table"
    assert it.session.table.match.state is state


def named(it: Evening) -> Evening:
    """The pad of Anna and Boris."""
    it.tap("new", "game/masterelf", "seat/0").type("typed", "Anna").tap("done", "seat/1").type("typed", "Boris")
    return it.tap("done", "count-pad")


def test_a_kept_result_is_a_past_game_in_the_players_records_and_can_be_exported_and_deleted(it: Evening) -> None:
    named(it).tap(*ANNA, *BORIS, "pad-result", "pad-keep")
    assert it.screen.page == "ending"
    assert "Boris wins with 31" in words(it.screen)
    it.tap("leave", "past")
    assert "Master Elf\nAnna, Boris\ncounted" in words(it.screen)
    it.tap("records")
    assert "Boris\n1\n1\n31" in words(it.screen)
    assert "Anna\n1\n0\n30" in words(it.screen)
    lines = it.writer_answers(lambda store: list(export(store, 1)))
    again = read(BytesIO(b"".join(lines)))
    assert again.rows[0].command == b'{"do":"keep_score"}'
    it.tap("close", "game/1", "leave", "past", "delete", "game/1", "delete", "delete")
    assert "counted" not in words(it.screen)


def test_a_pad_whose_result_was_kept_is_empty_for_the_next_game(it: Evening) -> None:
    named(it).tap(*ANNA, *BORIS, "pad-result", "pad-keep", "leave")
    page = named(it).session.pages.page
    assert isinstance(page, CountPadPage)
    assert [column.score for column in page.pad.columns] == [0, 0]


def test_a_game_after_a_kept_count_opens_the_pad_with_its_own_gifts(it: Evening) -> None:
    named(it).tap(*ANNA, *BORIS, "pad-result", "pad-keep", "leave")
    named(it).tap("close", "start", "r1", "take/untold", "stack/1", "gift/key", "stack/1")
    it.tap("card/air+", "card/air+", "card/metal+", "pay-these", "menu", "count-pad", "pad-cards")
    assert "Anna: 1 card" in words(it.screen)


def test_a_running_game_ends_with_the_kept_result_and_undo_returns_to_it(it: Evening) -> None:
    it.tap(
        "new", "guide", "game/masterelf", "start", "r1", "menu", "count-pad", *ANNA, *BORIS, "pad-result", "pad-keep"
    )
    assert it.session.table.finished
    assert "Blue wins with 31" in words(it.screen)
    it.tap("table", "menu", "count-pad")
    assert isinstance(it.session.pages.page, CountPadPage)
    assert [column.score for column in it.session.pages.page.pad.columns] == [30, 31]
    it.tap("close", "undo")
    assert not it.session.table.finished
    assert it.session.table.match.state.seat("1").at == "r1"


def test_the_end_of_a_game_with_uncounted_gifts_offers_the_pad_which_decides_it(tmp_path: Path) -> None:
    refereed(tmp_path / "games.db", UNDECIDED, last=False)
    with evening(tmp_path / "games.db") as it:
        ended(it).tap("count-pad", *ANNA, *BORIS, "seat/3", *THIRD, "seat/4", *THIRD, "pad-result")
        assert "was not checked" not in words(it.screen), "the referee has seen how it was played"
        it.tap("pad-keep")
        assert it.screen.page == "ending"
        assert "wins with 31" in words(it.screen)
        assert "count-pad" not in touchable(it.screen), "it is counted"


def test_only_scores_are_kept_from_the_first_page_on(it: Evening) -> None:
    it.tap("new", "guide", "game/masterelf", "keep-score", "start", "next-round", "count-pad")
    assert isinstance(it.session.pages.page, CountPadPage)
    it.tap(*ANNA, *BORIS, "pad-result", "pad-keep")
    assert "Blue wins with 31" in words(it.screen)
    assert it.session.table.match.prompt.round == 2


def test_a_card_is_entered_in_four_touches_once_and_in_one_ever_after(it: Evening) -> None:
    named(it).tap("pad-cards", "card-new", "set/pirates", "set/antiquities", "ribbon-1/blue")
    assert "Anna: 1 card, 3 points" in words(it.screen), "a set, a ribbon and an elf"
    it.tap("card/gift-1", "card/gift-1", "done", "seat/2", "pad-cards")
    assert "card/gift-1" not in touchable(it.screen), "each card is there once"
    it.tap("done", "close", "count-pad", "pad-clear", "pad-cards", "card/gift-1")
    assert "Anna: 1 card, 3 points" in words(it.screen)


def test_only_what_a_card_lacks_is_asked_and_a_card_without_sets_is_not_taken(it: Evening) -> None:
    named(it).tap("pad-cards", "card/key")
    assert not {id for id in touchable(it.screen) if id.startswith("set")}, "the rulebook names the sets of the key"
    it.tap("ribbon-0/green", "card/colour-flower")
    assert {id for id in touchable(it.screen) if id.startswith("ribbon")} == {"ribbon-0/rainbow", "ribbon-1/rainbow"}
    notice = it.tap("ribbon-1/rainbow").screen.notice
    assert notice is not None
    assert notice.headline == "Enter its sets first"
    assert "Anna: 1 card, 2 points" in words(it.tap("cancel").screen)


def test_the_box_fills_itself_while_one_counts_and_keeps_nothing_that_no_card_has(it: Evening) -> None:
    named(it).tap("pad-cards", "card-new", "set-new", "set-new", "colour-new", "colour-new", "ribbon-0/violet")
    text = (it.path.parent / "boxes" / "masterelf" / "my-box.toml").read_text(encoding="utf-8")
    deck = read_deck(text)
    assert isinstance(deck, Deck)
    assert deck.gifts["gift-1"] == Gift("gift-1", sets=("set-1", "set-2"), colour="violet", elves=0)
    assert "violet" in deck.colours
    assert "yellow" not in deck.colours
    assert "title" not in text.partition("[gifts.gift-1]")[2], "a title is never asked for"


def test_the_cards_fill_the_column_and_the_best_sorting_says_why(it: Evening) -> None:
    named(it).tap("pad-cards", "card/key", "ribbon-1/blue", "card/casket", "ribbon-0/blue", "cards-why")
    assert "Secret\nkey, casket\n5" in words(it.screen)
    page = it.tap("done").session.pages.page
    assert isinstance(page, CountPadPage)
    assert page.column == Column((), ("secret",), 2, 1)
    it.tap("seat/2", *BORIS[1:], "pad-result", "pad-keep")
    assert "Boris wins with 31" in words(it.screen)


def test_a_card_of_the_rulebook_has_the_readers_word_and_the_printed_one(tmp_path: Path) -> None:
    for language, word in (("en", "blue booth\nСиняя будка, tap"), ("ru", "Синяя будка\nкоснитесь")):
        with evening(tmp_path / "games.db", language) as it:
            assert word in words(named(it).tap("pad-cards").screen)
