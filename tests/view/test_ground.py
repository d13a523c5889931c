"""Ground that is touched as a whole, pieces that lie on it, and large cards: what a finger and an eye find there."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.drawing.seat_marks import seat_mark
from companion.games.masterelf.art import CRYSTAL, UNKNOWN
from companion.games.masterelf.empty_board import STACK_BOXES, drawing
from companion.screen import Card, Lying, Marks, Pawn, Screen
from tests import glass

SIZES = pytest.mark.parametrize("size", [(800, 480), (1280, 720), (480, 800)])
SIDES = pytest.mark.parametrize("side", ["day", "night"])

CARDS = tuple(
    Card(f"stack/{number}", box, f"A gift with quite a long name, number {number}", "two sets", (CRYSTAL,), number - 1)
    for number, box in STACK_BOXES.items()
)


def ring(side: str, *glow: str, cards: tuple[Card, ...] = CARDS) -> Screen:
    """A board of regions with something everywhere."""
    board = drawing(side)
    marks = Marks(
        pawns=tuple(Pawn("city", seat_mark(colour, "1")) for colour in ("red", "blue", "green")),
        lying=tuple(Lying(place.id, (UNKNOWN, UNKNOWN)) for place in board.places[1:]),
        cards=cards,
        glow=frozenset(glow),
    )
    return Screen("table", board=board, marks=marks)


def spots(view: Any, points: Any) -> list[tuple[float, float]]:
    """Board coordinates in pixels."""
    x, y, w, h = view.board.box
    return [(x + px * w, y + py * h) for px, py in points]


@SIDES
@SIZES
def test_a_region_is_touched_anywhere_on_it(table: Any, size: tuple[int, int], side: str) -> None:
    view = table.show(ring(side), size)
    for place in drawing(side).places:
        middle = (sum(x for x, _ in place.area) / len(place.area), sum(y for _, y in place.area) / len(place.area))
        inner = [tuple(c + (m - c) * 0.15 for c, m in zip(corner, middle, strict=True)) for corner in place.area[::7]]
        for at in (place.at, *((place.pieces_at,) if place.pieces_at else ())):
            assert table.touch(*spots(view, [at])[0]) == place.id
        found = [table.touch(*spot) for spot in spots(view, inner)]
        assert found.count(place.id) >= len(found) - 2, (place.id, found)


@SIZES
def test_a_card_is_touched_anywhere_on_it(table: Any, size: tuple[int, int]) -> None:
    view = table.show(ring("day"), size)
    for card in CARDS:
        left, low, wide, high = card.box
        corners = [
            (left + 0.01, low + 0.01),
            (left + wide - 0.01, low + high - 0.01),
            (left + wide / 2, low + high / 2),
        ]
        assert [table.touch(*spot) for spot in spots(view, corners)] == [card.id] * 3


def test_what_may_be_touched_now_is_seen(table: Any) -> None:
    for id in ("r2", "stack/2"):
        view = table.show(ring("day"))
        before = table.picture(view.board.box)
        view = table.show(ring("day", id))
        assert table.picture(view.board.box) != before


def test_every_card_and_piece_can_be_found_by_its_id(table: Any) -> None:
    view = table.show(ring("night"))
    for id in ("city", *(f"r{n}" for n in range(1, 7)), *(card.id for card in CARDS)):
        spot = view.spot_of(id)
        assert spot is not None
        assert table.touch(*spot) == id


def test_a_card_that_is_gone_is_touched_no_more(table: Any) -> None:
    view = table.show(ring("day"))
    spot = view.spot_of("stack/2")
    view = table.show(ring("day", cards=()))
    assert view.spot_of("stack/2") is None
    assert table.touch(*spot) != "stack/2"


def test_the_picture_of_the_ground_is_painted_once(table: Any) -> None:
    table.show(ring("day"))
    painted = glass.paintings()
    screen = ring("day", "r1")
    table.show(replace(screen, marks=replace(screen.marks, glow=frozenset({"r2"}))))
    assert glass.paintings() == painted
