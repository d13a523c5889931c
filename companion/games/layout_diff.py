"""Comparison of two arrangements of pieces: what the players must move so that one becomes the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping

from msgspec import Struct

from companion.piece import Piece

UNKNOWN = Piece("")
"""The meaning of an unknown tag."""


Layout = Mapping[Piece, Mapping[Piece, int]]
"""The pieces at each place with their counts: `{Piece("point", "a1"): {Piece("seat", "1"): 1}}`. Among pieces
`Piece("seat", "1")` is that seat's own piece; among places it is the area in front of that seat."""


class Change(Struct, frozen=True):
    """A difference between two layouts: this place has `have` of this piece, and should have `want`."""

    place: Piece
    piece: Piece
    have: int
    want: int

    @property
    def more(self) -> int:
        """The number of pieces to add at the place; negative for pieces to take away."""
        return self.want - self.have


def changes(here: Layout, there: Layout) -> Iterator[Change]:
    """The changes that turn the layout `here` into the layout `there`, in the order of their places.

    >>> a1, pawn = Piece("square", "a1"), Piece("pawn")
    >>> list(changes({a1: {pawn: 1}}, {a1: {pawn: 2}})) == [Change(a1, pawn, have=1, want=2)]
    True
    """
    for place in {**here, **there}:
        have, want = here.get(place, {}), there.get(place, {})
        for piece in {**have, **want}:
            if have.get(piece, 0) != want.get(piece, 0):
                yield Change(place, piece, have.get(piece, 0), want.get(piece, 0))


def tagged_pieces(layout: Layout, own: Mapping[Piece, Piece]) -> dict[Piece, tuple[Piece, ...]]:
    """By place of the board, the tags that should lie there in this layout; areas in front of seats are left out. `own`
    maps each seat's piece to the meaning of its tag.

    >>> a1, seat, pawn = Piece("square", "a1"), Piece("seat", "1"), Piece("pawn", "red")
    >>> tagged_pieces({a1: {seat: 1}, seat: {Piece("card"): 4}}, {seat: pawn}) == {a1: (pawn,)}
    True
    """
    return {
        place: tuple(own.get(piece, piece) for piece, count in pieces.items() for _ in range(count))
        for place, pieces in layout.items()
        if place.kind != "seat"
    }


class Move(Struct, frozen=True):
    """One piece that the players must move off the place `off` and onto the place `onto`; either is None if that is
    beside the board.
    """

    piece: Piece
    off: Piece | None = None
    onto: Piece | None = None


def moves(
    should: Mapping[Piece, Collection[Piece]],
    placed: Mapping[Piece, Collection[Piece]],
    sensed: Collection[Piece],
    tagged: Collection[Piece],
) -> tuple[Move, ...]:
    """The moves that make the sensed board match the game, in the order of the places.

    `should` and `placed` have the expected and the sensed pieces by place. Only places in `sensed` are compared, and
    only pieces in `tagged`.

    >>> a1, b2, pawn = Piece("square", "a1"), Piece("square", "b2"), Piece("pawn")
    >>> moves({a1: [pawn]}, {b2: [pawn]}, [a1, b2], [pawn]) == (Move(pawn, off=b2, onto=a1),)
    True
    """
    here = {place: Counter(placed.get(place, ())) for place in sensed}
    there = {place: Counter(piece for piece in should.get(place, ()) if piece in tagged) for place in sensed}
    differing = list(changes(here, there))
    lacking = [(each.piece, each.place) for each in differing for _ in range(each.more)]
    over = [(each.piece, each.place) for each in differing for _ in range(-each.more)]
    found = []
    for piece, place in over:
        home = next((one for one in lacking if one[0] == piece), None)
        if home is not None:
            lacking.remove(home)
        found.append(Move(piece, place, home[1] if home else None))
    return (*found, *(Move(piece, onto=place) for piece, place in lacking))
