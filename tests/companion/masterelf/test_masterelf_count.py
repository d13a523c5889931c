"""The final count and the question of age, tap by tap: whose sorting counts, and who of the equals is the younger."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from companion.games.masterelf.choices import movable, moved
from companion.screen import Choices
from engine.holding import Holding
from engine.masterelf.scoring import Tally, count, standings, tallied
from engine.masterelf.state import Table
from engine.match import Match
from tests.companion.masterelf.test_masterelf_desk import played, seat_game
from tests.evening import Evening, blocks, evening, touchable, words
from tests.matches.elves import Players


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as opened:
        yield opened


def counted(it: Evening) -> tuple[str, str, int]:
    """A whole game was played by touch; a seat, the tap that counts one of its gifts worse, and what that leaves."""
    seat_game(it, side="day")
    played(it, Players({"seats": 2, "options": {"side": "day"}}, "", Random("by touch day")))
    assert it.screen.page == "ending"
    table = it.session.table.match.state
    for seat in table.seats:
        for gift, other in movable(table, seat.id):
            worse = count(table.deck, seat.gifts, moved(table, seat.id, gift, other))
            assert isinstance(worse, Tally), "only what is legal can be touched"
            if worse.score < tallied(table.deck, seat).score:
                return seat.id, f"sort/{seat.id}/{gift}/{other}", worse.score
    raise AssertionError("every gift may as well be counted elsewhere")


def last_told(it: Evening) -> str:
    """The last entry, as the history has it."""
    seated = it.session.table
    assert seated.match.last is not None
    return seated.look.tell(seated.match.last, seated.speech)


def score(it: Evening, seat: str) -> int:
    """The points on the panel of this seat; some of its gifts may not be fully known."""
    shown = next(panel.score for panel in it.screen.seats if panel.id == f"seat/{seat}")
    return int(shown.removesuffix("+"))


def test_a_seat_and_a_gift_are_touched_and_the_points_change_at_once(it: Evening) -> None:
    seat, move, left = counted(it)
    best = next(each.score for each in standings(it.session.table.match.state) if each.seat == seat)
    it.tap(f"seat/{seat}", move)
    assert (it.screen.page, score(it, seat)) == ("table", left)
    assert f"Sorted by the player: {left}; the best sorting gives {best}." in words(it.screen)
    it.tap("standings")
    assert f"sorted by the player; the best sorting gives {best}" in words(it.screen)
    it.tap(f"seat/{seat}", f"best/{seat}")
    assert score(it, seat) == best
    assert "best sorting again" in last_told(it)
    assert "sorted by the player" not in words(it.screen).lower()


@pytest.mark.slow("long")
def test_a_gift_goes_back_with_the_same_touch(it: Evening) -> None:
    seat, move, left = counted(it)
    before = it.session.table.match.state.seat(seat)
    _, _, gift, _ = move.split("/")
    home = next(
        name for name, gifts in tallied(it.session.table.match.state.deck, before).collections.items() if gift in gifts
    )
    it.tap(f"seat/{seat}", move, f"sort/{seat}/{gift}/{home}")
    assert score(it, seat) > left


@pytest.mark.slow("long")
def test_a_sorting_is_stored_with_the_finished_game_worded_and_undone(it: Evening) -> None:
    seat, move, _ = counted(it)
    it.tap(f"seat/{seat}", move, "menu", "history")
    assert "sorted the gifts another way" in words(it.screen)
    told = it.session.table.match
    it.tap("table", "menu", "leave")
    it.session.game.resume(1, lambda: None)
    it.settle()
    assert it.session.table.match.state == told.state
    assert it.session.table.finished
    it.session.undo(it.session.table.last_act())
    it.settle()
    assert it.session.table.match.prompt.over
    assert it.session.table.match.state.seat(seat).sorting is None


def equals(it: Evening, seats: int = 3) -> Evening:
    """The game is over, bonus cards are to be chosen, and all are equal in gifts and ingredients."""
    seat_game(it, seats)
    table: Table = it.session.table.match.state
    for number in range(1, seats + 1):
        table = table.with_seat(str(number), hand=Holding(unknown=2))
    table = replace(table, phase="bonus", choosing=tuple(seat.id for seat in table.seats))
    it.session.game.seated = it.session.table.with_match(Match(it.session.table.match.game, table))
    return it


def test_who_is_equal_is_asked_for_the_youngest_before_a_bonus_card(it: Evening) -> None:
    equals(it).tap("bonus", "bonus-skip")
    assert "Who is the youngest of these?" in words(it.screen)
    assert {panel.id for panel in it.screen.seats if panel.active} == {"seat/1", "seat/2", "seat/3"}
    assert not [id for id in touchable(it.screen) if id.startswith("gift/")]
    it.tap("younger/3", "gift/key")
    assert it.session.table.match.state.choosing == ("1", "2")
    assert it.screen.sheet is not None
    asked = [
        choice.label
        for block in blocks(it.screen.sheet.blocks)
        if isinstance(block, Choices)
        for choice in block.choices
    ]
    assert asked == ["Anna", "Boris"]
    it.tap("younger/2", "gift/casket", "gift/pirate")
    assert it.session.table.match.prompt.over
    assert it.screen.page == "ending"


def test_the_youngest_is_undone_like_any_entry(it: Evening) -> None:
    equals(it).tap("bonus", "bonus-skip", "younger/3")
    assert "Chris is the youngest of those tied" in last_told(it)
    it.session.undo(1)
    it.settle()
    assert it.session.table.match.state.equals == ("1", "2", "3")
