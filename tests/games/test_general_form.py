"""The general form fills the slots of a command in any order, counts cards, and asks which command is meant."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.structs import replace

from companion.games.touch_and_tags.default_input import BLANK, Draft, counting, legal, simple, touch
from companion.games.touch_and_tags.touch_result import Say
from companion.screen import Spot
from engine.game import Ask, Game, Prompt, Slot
from tests.installed_mill import mill_installed


class Said(Struct, frozen=True, tag_field="do"):
    """A command of a game of cards."""

    seat: str


class Carry(Said, tag="carry", frozen=True):
    """Carry cards from a town to a town."""

    town: str
    cart: str
    cards: dict[str, int]


class Mark(Said, tag="mark", frozen=True):
    """Mark a town."""

    at: str


class Clear(Said, tag="clear", frozen=True):
    """Clear a town."""

    at: str


class Rest(Said, tag="rest", frozen=True):
    """Do nothing."""


@pytest.fixture
def cards(tmp_path: Path) -> Iterator[Game]:
    """A game of cards: carry cards to a town with a cart, mark a town or clear it, or rest."""
    with mill_installed(tmp_path):
        from mill.game import Mill

        class Cards(Mill):  # type: ignore[misc]
            """Only what can be said differs."""

            commands = Carry | Mark | Clear | Rest
            awaits: tuple[str, ...] = ("carry",)

            def grammar(self, state: object) -> tuple[Ask, ...]:
                """Every sentence."""
                seat, at = Slot("seat", ("1", "2")), Slot("at", ("c", "d"))
                slots = seat, Slot("town", ("a", "b")), Slot("cart", ("red",)), Slot("cards", ("ox", "ass"), many=True)
                return Ask("carry", slots), Ask("mark", (seat, at)), Ask("clear", (seat, at)), Ask("rest", (seat,))

            def prompt(self, state: object) -> Prompt:
                """Seat 2 is in turn."""
                return Prompt(1, "play", ("2",), self.awaits)

            def decide(self, state: object, command: Said) -> object:
                """Only "d" may be marked or cleared."""
                return (
                    () if getattr(command, "at", "d") == "d" else self.rules["NM-TURN-01"].broken(command="", phase="")
                )

        yield Cards()


def touched(game: Game, *names: str) -> Draft | Say | None:
    draft: Draft | Say | None = BLANK
    for name in names:
        assert isinstance(draft, Draft)
        draft = touch(game, None, draft, Spot(name))
    return draft


@pytest.mark.parametrize("order", [("a", "red"), ("red", "a")])
def test_slots_are_filled_in_any_order_and_then_cards_are_counted(cards: Game, order: tuple[str, str]) -> None:
    draft = touched(cards, *order)
    assert isinstance(draft, Draft)
    assert counting(cards, None, BLANK) is None
    found = counting(cards, None, replace(draft, cards={"ox": 2, "ass": 1}))
    assert found is not None
    assert found[1] == Carry("2", "a", "red", {"ox": 2, "ass": 1})


def test_a_slot_with_a_default_is_not_touched(cards: Game) -> None:
    def price(state: object, ask: Ask, values: Mapping[str, object]) -> Mapping[str, object]:
        return {"cards": {"ox": 3}} if "town" in values else {}

    draft = touch(cards, None, BLANK, Spot("red"), price)
    assert isinstance(draft, Draft)
    assert touch(cards, None, draft, Spot("b"), price) == Say((Carry("2", "b", "red", {"ox": 3}),))


def test_a_touch_that_completes_several_legal_commands_asks_which(cards: Game) -> None:
    cards.awaits = ("mark", "clear")  # type: ignore[attr-defined]
    draft = touched(cards, "d")
    assert isinstance(draft, Draft)
    assert draft.ways == (Mark("2", "d"), Clear("2", "d"))


def test_a_touch_that_completes_only_a_refused_command_is_passed_on_to_the_referee(cards: Game) -> None:
    cards.awaits = ("mark", "clear")  # type: ignore[attr-defined]
    assert touched(cards, "c") == Say((Mark("2", "c"),))
    assert legal(cards, None, BLANK) == {"d"}


def test_a_command_out_of_turn_is_passed_on_too(cards: Game) -> None:
    assert touched(cards, "c") == Say((Mark("2", "c"),))


def test_a_command_without_slots_is_a_button(cards: Game) -> None:
    cards.awaits = ("mark", "rest")  # type: ignore[attr-defined]
    assert simple(cards, None) == {"rest": Rest("2")}
