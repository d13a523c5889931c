"""Can I? in Master Elf: a move, a card and a gift are judged with rule and page, and nothing is ever written down."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.games.people import Player
from companion.pages.table.table import TablePage
from companion.transfer.box_files import folder, keep
from engine.game import Start
from tests.evening import Evening, evening, touchable, words
from tests.tour_masterelf import BOX

PLAYERS = tuple(Player(name, colour) for name, colour in (("Anna", "red"), ("Boris", "blue"), ("", "yellow")))


def begun(it: Evening, *taps: str, **options: Any) -> Evening:
    """A game of three seats with the box for tests after these taps."""
    path = it.path.parent / "box.toml"
    path.write_text(BOX, encoding="utf-8")
    start = Start("masterelf", 3, "1", {"deck": str(path), **options})
    it.session.game.begin(start, PLAYERS, lambda: it.session.pages.go(TablePage()))
    return it.settle().tap(*taps)


def answer(it: Evening) -> tuple[str, str, str]:
    """The answer, its headline, and the rule's id."""
    assert it.screen.banner is not None
    notice = it.screen.notice
    assert notice is not None
    assert notice.source.endswith("Russian edition"), notice.source
    return it.screen.banner.turn, notice.headline, notice.why.removeprefix("rule/")


def test_a_gift_is_judged_with_rule_and_page_and_nothing_changes(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        begun(it, "r1", "take/air", "stack/1", "gift/pirate")
        before = it.session.table.match
        it.tap("menu", "can-i", "stack/1", "pay/0")
        assert answer(it) == ("Yes", "Yes", "ME-GIFT-03")
        it.tap("ask-another", "stack/1", "otherwise", "card/air+", "card/air+", "card/air+", "pay-these")
        assert answer(it)[::2] == ("No", "ME-GIFT-04")
        it.tap("way/0")
        assert answer(it)[0] == "Yes"
        it.tap("close")
        assert isinstance(it.session.pages.page, TablePage)
        assert it.session.table.match is before


def test_a_gift_whose_top_nobody_has_entered_is_named_for_the_question_alone(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        begun(it, "r1", "take/air", "menu", "can-i", "stack/2", "gift/pirate", "pay/0")
        assert answer(it)[0] == "Yes"
        it.tap("close")
        assert it.session.table.match.state.stack(2).top is None


def test_a_move_is_judged_by_the_board_and_a_later_act_says_that_it_is_later(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        begun(it, "r1", "take/air", "end-turn", "menu", "can-i", "seat/1", "r3")
        assert answer(it)[::2] == ("No", "ME-BOARD-02")
        it.tap("ask-another", "r2")
        assert answer(it)[0] == "Later"
        it.tap("ask-another", "mode/take", "take/metal")
        assert answer(it)[::2] == ("Later", "ME-TAKE-01")


@pytest.mark.parametrize("shown", ["gift", "move"])
def test_from_the_first_page_a_verdict_takes_at_most_five_touches(tmp_path: Path, shown: str) -> None:
    with evening(tmp_path / "games.db") as it:
        keep(folder(it.path, "masterelf") / "mine.toml", BOX)
        rest = ("stack/1", "gift/pirate", "pay/0") if shown == "gift" else ("mode/go", "r2")
        taps = ("can-i", "game/masterelf", *rest)
        assert len(taps) <= 5
        it.tap(*taps)
        assert answer(it)[0] == "Yes"
        assert "Just a question" in words(it.screen)
        it.tap("close")
        assert it.session.seated is None


def test_without_a_game_the_other_side_of_the_board_is_asked_about_as_well(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        it.tap("can-i", "game/masterelf")
        assert it.screen.sheet is None
        it.tap("mode/stand", "side", "go/r6", "mode/go", "r3")
        assert answer(it)[::2] == ("No", "ME-BOARD-02")
        assert "Region 6 touches the city and its two neighbours" in words(it.screen)
        it.tap("ask-another", "game/elfenland")
        assert "kind/dragon" in touchable(it.screen)


def test_a_box_that_cannot_be_read_does_not_keep_the_page_from_opening(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        where = folder(it.path, "masterelf")
        where.mkdir(parents=True)
        (where / "mine.toml").write_bytes(b"\xff\xfe")
        it.tap("can-i", "game/masterelf", "mode/go", "r2")
        assert answer(it)[0] == "Yes"


def test_no_button_of_the_bar_moves_when_another_kind_of_question_is_chosen(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        it.tap("can-i", "game/masterelf")
        bars = [[each.label for each in it.tap(f"mode/{mode}").screen.bar] for mode in ("go", "take", "make")]
        assert bars[0] == bars[1] == bars[2], "the same words need the same room"
        assert "away" not in touchable(it.screen), "which cards is asked where some are put away"
