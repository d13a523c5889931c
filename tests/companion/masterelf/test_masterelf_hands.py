"""Master Elf with tagged pieces: elves, places, ingredients and gifts say what hands do with them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.devices.input import DeviceInput
from companion.games.masterelf.game_view import MasterElfView
from companion.games.masterelf.input import BLANK, Draft
from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import Say
from companion.pages.table.table import TablePage
from companion.piece import Piece, read_piece
from companion.storage.tag_catalog import Catalog, Tagged
from engine.game import Start
from engine.masterelf.commands_and_events import Create
from hardware.events import ButtonPressed, LinkUp, Snapshot, TagArrived, TagLeft
from tests.evening import Evening, evening, words
from tests.matches.elves import BOX
from tests.tagged import Air

PLAYERS = (Player("Anna", "red"), Player("Boris", "blue"))
THINGS = ("place/city", "place/r1", "place/r2", "elf/red", "elf/blue", "ingredient/air", "ingredient/fire")


class Table:
    """A game of two, and hands."""

    def __init__(self, it: Evening, gifts: tuple[str, ...] = ()) -> None:
        self.it, self.session = it, it.session
        self.input = DeviceInput(self.session, Air())
        self.devices = self.input.state
        self.session.plug(self.input)
        catalog = Catalog()
        for means in (*THINGS, *(f"gift/{gift}" for gift in gifts)):
            for n in range(1, 5):
                catalog = catalog.taught(f"{means}#{n}", Tagged("masterelf", read_piece(means)))
        catalog = catalog.laid_under(("readerboard", "1"), Tagged("masterelf", Piece("place", "r1")))
        self.session.store.catalog = catalog
        path = it.path.parent / "box.toml"
        path.write_text(BOX.read_text(encoding="utf-8"), encoding="utf-8")
        start = Start("masterelf", 2, "1", {"deck": str(path)})
        self.session.game.begin(start, PLAYERS, lambda: self.session.pages.go(TablePage()))
        it.settle()

    def lay(self, means: str, n: int = 1, spot: tuple[str, str] = ("pn532", "1")) -> Table:
        """A piece is laid down."""
        self.session.game.feed(TagArrived(*spot, f"{means}#{n}"))
        self.it.settle()
        return self

    def lift(self, means: str, n: int = 1, spot: tuple[str, str] = ("pn532", "1")) -> Table:
        """And lifted."""
        self.session.game.feed(TagLeft(*spot, f"{means}#{n}"))
        self.it.settle()
        return self

    @property
    def anna(self):  # type: ignore[no-untyped-def]
        """Seat 1."""
        return self.session.table.match.state.seat("1")


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Table]:
    with evening(tmp_path / "games.db") as opened:
        yield Table(opened)


def test_a_place_that_is_laid_on_a_reader_is_gone_to_and_an_ingredient_is_taken(it: Table) -> None:
    it.lay("place/r1").lift("place/r1")
    assert it.anna.at == "r1"
    it.lay("ingredient/air")
    assert it.anna.hand.known == {"air": 1}


def test_what_lies_in_a_region_is_entered_over_the_reader(it: Table) -> None:
    it.lay("place/r1").lift("place/r1").lay("ingredient/air").lift("ingredient/air")
    it.it.tap("end-turn", "tell", "r1")
    it.lay("ingredient/air", 2).lift("ingredient/air", 2).lay("ingredient/air", 3).lift("ingredient/air", 3)
    it.lay("ingredient/fire")
    assert it.session.table.match.state.regions["r1"].known == {"air": 2, "fire": 1}


def test_an_elf_on_a_sensed_place_goes_there(it: Table) -> None:
    it.session.game.feed(LinkUp("readerboard", "port", "board-1"))
    it.session.game.feed(Snapshot("readerboard", ()))
    it.lay("elf/red", spot=("readerboard", "1"))
    assert it.anna.at == "r1"


def test_an_elf_out_of_turn_is_refused(it: Table) -> None:
    it.lay("elf/blue", spot=("readerboard", "1"))
    assert it.session.notices.shown is not None
    assert it.session.notices.shown.why.startswith("rule/ME-")


def test_an_ingredient_out_of_season_is_refused_with_its_rule(it: Table) -> None:
    it.lay("ingredient/air")
    assert it.session.notices.shown is not None
    assert it.session.notices.shown.why.startswith("rule/ME-")


def test_the_pass_button_ends_the_turn(it: Table) -> None:
    it.lay("place/r1").lift("place/r1").lay("ingredient/air").lift("ingredient/air")
    it.session.game.feed(ButtonPressed("buttons", "pass"))
    it.it.settle()
    assert it.session.table.match.state.turn == "2"


def test_a_gift_that_is_laid_is_the_top_of_a_stack_that_nobody_entered(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as opened:
        first = Table(opened)
        gift = next(iter(first.session.table.match.state.deck.gifts))
        table = Table(opened, (gift,))
        table.lay(f"gift/{gift}")
        assert "Which of these?" in words(opened.screen)
        opened.tap("which/1")
        assert table.session.table.match.state.stack(2).top == gift


def test_a_gift_is_made_of_its_cards_in_whatever_order_they_and_the_gift_are_laid(it: Table) -> None:
    table = replace(it.session.table.match.state, phase="create")
    gift = next(gift for gift in table.deck.gifts if table.deck.price(gift))
    table = table.with_stack(2, table.stack(2).left, gift)
    one, other = table.deck.price(gift) or ("", "")
    cards = tuple(Piece("ingredient", each) for each in (one, one, other))
    made = Say((Create("1", 2, {one: 2, other: 1}),))
    tag_input = MasterElfView(it.session.table.match.game).tag_input()
    for order in set(permutations((*cards, Piece("gift", gift)))):
        draft = BLANK
        for piece in order[:-1]:
            answer = tag_input.read(table, tag_input.with_pieces(draft, (*draft.laid, piece)), piece)
            assert isinstance(answer, Draft), order
            draft = answer
        assert tag_input.read(table, tag_input.with_pieces(draft, order), order[-1]) == made, order


def test_the_region_asked_about_is_answered_by_its_tag(it: Table) -> None:
    it.lay("place/r1").lift("place/r1").lay("ingredient/air").lift("ingredient/air")
    it.it.tap("end-turn", "tell")
    it.lay("place/r1").lift("place/r1")
    assert it.session.draft.asking == "lay"
    for n in (2, 3):
        it.lay("ingredient/air", n).lift("ingredient/air", n)
    it.lay("ingredient/fire").lift("ingredient/fire")
    assert it.session.table.match.state.regions["r1"].known == {"air": 2, "fire": 1}


def test_ingredients_passed_in_the_city_are_those_put_away(it: Table) -> None:
    it.lay("place/r1").lift("place/r1").lay("ingredient/air").lift("ingredient/air")
    it.it.tap("end-turn", "r2", "take/fire", "end-turn", "city")
    it.lay("ingredient/air").lift("ingredient/air")
    assert "air" not in words(it.it.screen)
    it.it.tap("swap/1")
    assert not it.anna.hand.known


def test_a_gift_that_nobody_asks_for_says_so_and_changes_nothing(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as opened:
        first = Table(opened)
        gifts = tuple(first.session.table.match.state.deck.gifts)[:4]
        table = Table(opened, gifts)
        for number, gift in enumerate(gifts[:3], 1):
            opened.tap(f"stack/{number}", f"gift/{gift}")
        before = table.session.table.match
        table.lay(f"gift/{gifts[3]}").lift(f"gift/{gifts[3]}")
        assert "Not now: no gift is needed" in words(opened.screen)
        assert table.session.table.match is before
