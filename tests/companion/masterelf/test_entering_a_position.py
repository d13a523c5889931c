"""A game of Master Elf entered by touch while it is under way, its code on paper, and its bonus cards."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.games.people import Player
from companion.games.start_and_resume import resume
from companion.games.touch_and_tags.touch_result import Say
from companion.language.message_texts import LANGUAGES
from companion.pages.people.paper import game_code
from companion.pages.table.table import TablePage
from companion.storage.store import Store
from companion.transfer import game_import
from engine.codec import write
from engine.game import Start, TextFile
from engine.masterelf.commands_and_events import Bonus
from engine.masterelf.deckfile import book
from engine.masterelf.turn_and_game_end import choosing_order
from engine.match import Match
from tests.engine.masterelf.sitting import RECORDED
from tests.evening import Evening, evening, touchable, words

PEOPLE = (Player("Anna", "red"), Player("Ben", "blue"), Player("Cem", "yellow"))
BOX = TextFile("/home/somebody/box.toml", (RECORDED / "deck.toml").read_text(encoding="utf-8"))


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as opened:
        yield opened


def begun(it: Evening, box: TextFile | None = None, **options: object) -> Evening:
    """Three seats, nothing said yet, at the first step of the form."""
    start = Start("masterelf", 3, "1", {"side": "day", "deck": box or book(), **options})
    it.session.game.begin(start, PEOPLE, lambda: it.session.pages.go(TablePage()))
    return it.settle().tap("menu", "catch-up")


def told(it: Evening) -> Evening:
    """Round 3: a stack of 9, one of 10, and one of 8; Anna made two gifts, of which one is the key, and Cem one."""
    it.tap("round+", "round+", "stack/1-", "stack/3-", "stack/3-", "turn/2")
    it.tap("step/board", "r2", "seat/2", "r3", "piece/air", "r3", "r3", "piece/?", "r1", "r1", "r1", "r1")
    it.tap("step/seats", "seat/1", "hand+", "crystal", "reward")
    it.tap("gift/key", "unknown+", "seat/3", "unknown+")
    return it


def test_a_game_begun_without_the_screen_is_entered_by_touch(it: Evening) -> None:
    told(begun(it)).tap("step/check")
    assert "This adds up" in words(it.screen)
    it.tap("so-it-is")
    table = it.session.table.match.state
    assert (table.round, table.phase, table.turn) == (3, "move", "2")
    assert [stack.left for stack in table.stacks] == [9, 10, 8]
    assert [seat.at for seat in table.seats] == ["r2", "r3", "city"]
    assert (dict(table.regions["r3"].known), table.regions["r3"].unknown) == ({"air": 2}, 1)
    assert table.regions["r1"].size == 1, "a touch of a full region empties it"
    anna = table.seat("1")
    assert (anna.hand.size, anna.crystal, anna.reward, anna.gifts) == (4, False, False, ("?", "key"))
    assert "unknown gift" in words(it.tap("seat/1").screen)
    it.tap("close", "menu", "history")
    assert "Position entered: round 3, Move the elf" in words(it.screen)


def test_a_gift_of_one_player_cannot_be_entered_for_another(it: Evening) -> None:
    begun(it).tap("step/seats", "gift/key", "seat/2")
    assert "gift/key" not in touchable(it.screen)
    assert "gift/casket" in touchable(it.screen)


def test_what_does_not_add_up_leads_to_where_it_is_corrected(it: Evening) -> None:
    begun(it, BOX).tap("step/seats", *["unknown+"] * 16, "step/check")
    assert "The box has fewer gifts" in words(it.screen)
    assert "so-it-is" not in touchable(it.screen)
    it.tap("mend/0")
    assert "stack/1-" in touchable(it.screen)
    it.tap("stack/1-", "step/check")
    assert "The gifts do not add up" in words(it.screen)
    assert "so-it-is" in touchable(it.screen), "unusual, but not impossible"


def test_the_other_side_of_the_board_has_its_own_regions(it: Evening) -> None:
    begun(it).tap("step/board", "r4", "step/round", "side/night", "step/board", "r6", "step/round", "side/day")
    it.tap("step/check", "so-it-is")
    table = it.session.table.match.state
    assert (table.side, table.seat("1").at, len(table.regions)) == ("day", "city", 4)


def test_who_left_is_not_in_turn(it: Evening) -> None:
    begun(it).tap("step/seats", "gone", "step/check", "so-it-is")
    table = it.session.table.match.state
    assert (table.turn, table.house.gone) == ("2", ("1",))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_can_be_read_in_every_language(tmp_path: Path, language: str) -> None:
    with evening(tmp_path / "games.db", language) as it:
        begun(it)
        for step in ("round", "board", "seats", "check"):
            assert "{" not in words(it.tap(f"step/{step}").screen)


@pytest.mark.parametrize("box", [None, BOX])
def test_the_code_on_paper_brings_the_game_with_its_box_to_another_table(
    it: Evening, tmp_path: Path, box: TextFile | None
) -> None:
    told(begun(it, box, youngest="1")).tap("step/check", "so-it-is", "r4", "take/untold")
    match = it.session.table.match
    coded = game_code(it.session.table)
    assert coded is not None
    assert len(coded) < 2600
    with Store.open(tmp_path / "other.db") as store:
        found = game_import.found_in(BytesIO(coded.encode()), "a text")
        assert b"somebody" not in found.start
        again = resume(store, store.add(found.game, found.start, found.people, found.rows, found.begun or None)).match
    assert write(again.game.shown(again.state)) == write(match.game.shown(match.state))
    assert again.prompt == match.prompt
    assert again.state.deck == match.state.deck
    assert again.state.youngest == "1"
    it.tap("menu", "paper")
    assert "Another Boardside continues" in words(it.screen)


def test_a_game_before_its_bonus_cards_is_entered_and_brought_to_another_table_in_the_middle_of_them(
    it: Evening, tmp_path: Path
) -> None:
    begun(it, BOX).tap("exhausted/2", "step/seats", "unknown+", "seat/2", "hand+", "step/check", "so-it-is")
    match = it.session.table.match
    assert (match.prompt.phase, match.state.choosing) == ("bonus", ("2", "3", "1")), "fewest gifts, then most cards"
    it.session.perform(Say((Bonus("2", "key"),)))
    match = it.settle().session.table.match
    coded = game_code(it.session.table)
    assert coded is not None
    with Store.open(tmp_path / "other.db") as store:
        found = game_import.found_in(BytesIO(coded.encode()), "a text")
        again = resume(store, store.add(found.game, found.start, found.people, found.rows, found.begun or None)).match
    assert write(again.game.shown(again.state)) == write(match.game.shown(match.state))
    assert again.prompt == match.prompt


def test_bonus_cards_are_entered_once_and_then_taken_with_one_touch_each(it: Evening) -> None:
    begun(it, youngest="1").tap("cancel")
    ended(it)
    it.tap("bonus")
    assert "3 to enter" in words(it.screen)
    it.tap("gift/key", "gift/pirate", "gift/key", "gift/casket", "gift/unlisted-1")
    assert it.session.table.match.state.bonus == ("pirate", "casket", "unlisted-1")
    assert "Anna chooses first: tied in gifts (0) and ingredients (3), the youngest" in words(it.screen)
    assert {id for id in touchable(it.screen) if id.startswith("gift/")} == {
        "gift/pirate",
        "gift/casket",
        "gift/unlisted-1",
    }
    it.tap("gift/casket")
    assert "Who is the youngest of these?" in words(it.screen)
    it.tap("younger/3", "gift/pirate", "gift/unlisted-1")
    assert it.session.table.match.prompt.over
    assert [seat.gifts for seat in it.session.table.match.state.seats] == [("casket",), ("unlisted-1",), ("pirate",)]


def ended(it: Evening) -> None:
    """The stacks run out for the second time, before anybody has a gift."""
    game, table = it.session.table.match.game, it.session.table.match.state
    table = replace(table, phase="bonus", exhausted=2, choosing=choosing_order(table))
    it.session.game.seated = it.session.table.with_match(Match(game, table))
    it.session.pages.go(TablePage())


def test_a_game_that_is_already_played_is_entered_from_the_first_page_and_its_youngest_is_known(it: Evening) -> None:
    it.tap("new", "game/masterelf", "add", "seat/1", "oldest", "done", "already", "start")
    assert it.screen.page == "catch-up"
    it.tap("step/check", "so-it-is")
    table = it.session.table.match.state
    assert (table.youngest, table.start_player) == ("2", "2")
