"""The end of a game is announced and its winner large; games that are over or mistaken can be deleted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.games.people import Player
from companion.pages.lobby.past import PastPage
from companion.pages.table.standings import EndingPage
from companion.pages.table.table import TablePage
from companion.screen import Screen, Text
from companion.storage.store import Store
from engine.game import Start
from engine.holding import Holding
from engine.match import Match
from tests.evening import Evening, evening, touchable, words

TWO = (Player("Ada", "red"), Player("Boris", "blue"))
DELETE = "delete"


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as opened:
        yield opened


def seated(it: Evening, game: str, **options: object) -> Evening:
    it.session.game.begin(Start(game, 2, "1", dict(options)), TWO, lambda: it.session.pages.go(TablePage()))
    return it.settle()


def placed(it: Evening, **changes: object) -> Evening:
    """The table as it lies late in a game."""
    game = it.session.table
    state = replace(game.match.state, **changes)
    it.session.game.seated = game.with_match(Match(game.match.game, state))
    it.session.act(it.session.table.look.blank())
    it.session.pages.go(TablePage())
    return it


def huge(screen: Screen) -> list[str]:
    assert screen.sheet is not None
    return [block.text for block in screen.sheet.blocks if isinstance(block, Text) and block.size == "huge"]


def test_the_winner_of_Elfenland_is_shown_large_before_the_table(it: Evening) -> None:
    table = seated(it, "elfenland").session.table.match.state
    seats = tuple(replace(seat, collected=("virst",) if seat.id == "2" else ()) for seat in table.seats)
    placed(it, phase="over", seats=seats).session.pages.push(EndingPage())
    assert huge(it.screen) == ["Boris wins with 1 town"]
    assert it.screen.sheet is not None
    assert isinstance(it.screen.sheet.blocks[0], Text)
    assert it.screen.sheet.blocks[0].glyph is not None


def test_a_shared_victory_of_Elfenland_tells_both_large_and_the_tie(it: Evening) -> None:
    seated(it, "elfenland")
    placed(it, phase="over").session.pages.push(EndingPage())
    assert huge(it.screen) == ["Ada shares the win at 0", "Boris shares the win at 0"]
    assert "Tied in town pieces and in cards" in words(it.screen)


def test_while_a_game_goes_on_nobody_is_shown_large(it: Evening) -> None:
    seated(it, "elfenland").tap("menu", "standings")
    assert huge(it.screen) == []


def ending(it: Evening, *hands: int) -> Evening:
    table = seated(it, "masterelf").session.table.match.state
    seats = tuple(replace(seat, hand=Holding(unknown=n)) for seat, n in zip(table.seats, hands, strict=True))
    return placed(it, phase="bonus", choosing=("2", "1"), exhausted=2, seats=seats)


def test_the_end_of_Master_Elf_is_announced_with_what_the_hands_do_and_who_chooses_first(it: Evening) -> None:
    told = words(ending(it, 3, 5).screen)
    for part in ("second time", "Shuffle the gifts set aside and lay out 2", "Boris chooses first", "(5)"):
        assert part in told
    assert "gift/unlisted-1" not in touchable(it.screen)
    it.tap("bonus", "bonus-skip")
    assert "gift/unlisted-1" in touchable(it.screen)
    it.tap("gift/unlisted-1")
    assert "second time" not in words(it.screen), "the second one chooses at once"
    assert it.screen.banner is not None
    assert it.screen.banner.turn == "Ada"


def test_it_is_announced_before_the_table_is_asked_who_is_younger(it: Evening) -> None:
    ending(it, 3, 3)
    assert "chooses first" not in words(it.screen)
    it.tap("bonus", "bonus-skip", "younger/1")
    assert "gift/unlisted-1" in touchable(it.screen)
    assert it.screen.banner is not None
    assert it.screen.banner.turn == "Ada"


def test_a_seat_that_is_looked_at_makes_room_when_the_next_one_s_turn_comes(it: Evening) -> None:
    seated(it, "masterelf").tap("seat/1")
    assert it.screen.sheet is not None
    it.tap("r1", "take/untold", "end-turn")
    assert it.screen.sheet is None


def test_the_round_of_Master_Elf_is_no_day_of_a_calendar(it: Evening) -> None:
    banner = seated(it, "masterelf").screen.banner
    assert banner is not None
    assert (banner.round, banner.of) == ("1", "Round")


def test_a_game_is_deleted_after_two_questions_whose_buttons_change_places(it: Evening) -> None:
    seated(it, "elfenland").tap("deal", "menu", "leave")
    seated(it, "elfenland").tap("menu", "leave", "past", DELETE)
    assert "Tap the game to delete" in words(it.screen)
    (row, *_) = it.session.store.games or ()
    it.tap(f"game/{row.id}")
    first = [button.id for button in it.screen.sheet.buttons]  # type: ignore[union-attr]
    it.tap(DELETE)
    assert [button.id for button in it.screen.sheet.buttons] == first[::-1]  # type: ignore[union-attr]
    assert len(it.session.store.games or ()) == 2
    it.tap(DELETE)
    assert row.id not in [each.id for each in it.session.store.games or ()]
    assert it.session.pages.page == PastPage()
    with Store.read(it.path) as shelf:
        assert shelf.rows(row.id) == [] or shelf.rows(row.id), "the journal keeps what was played"


def test_a_game_is_kept_when_either_question_is_not_answered_with_yes(it: Evening) -> None:
    seated(it, "elfenland").tap("menu", "leave", "past", DELETE)
    (row,) = it.session.store.games or ()
    it.tap(f"game/{row.id}", "cancel", DELETE, f"game/{row.id}", DELETE, "cancel")
    assert it.session.store.games == (row,)
    it.tap(f"game/{row.id}")
    assert it.screen.page == "table", "no touch deletes any more"


def test_a_refusal_flashes_unless_a_setting_says_no(it: Evening) -> None:
    assert it.screen.flash
    it.tap("settings", "flash")
    assert not it.screen.flash


def test_larger_type_is_a_setting_that_is_remembered(it: Evening) -> None:
    it.tap("settings", "larger")
    assert it.screen.large
    with evening(it.path.parent / "other.db") as other:
        assert not other.screen.large
    it.close()
    with evening(it.path) as again:
        assert again.screen.large
