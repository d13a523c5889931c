"""The count pad: the points of gifts that players sorted themselves, from the number in each of their collections."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from engine.masterelf import rules
from engine.masterelf.best_collections import points
from engine.masterelf.pieces import SPECIAL_SETS
from engine.rule import Rejection

MANY = 9
"""The size of a collection that stands for as many gifts or more."""

Size = Annotated[int, Meta(ge=1)]
Number = Annotated[int, Meta(ge=0)]


class Column(Struct, frozen=True):
    """One player's part of the count: the `sizes` of the collections ((4, 2, 1)), the complete special sets
    (("secret",)), the gifts of the best colour with all rainbows, and the gifts with an elf; None is not entered yet.
    """

    sizes: tuple[Size, ...] = ()
    special: tuple[str, ...] = ()
    colour: Number | None = None
    elves: Number | None = None

    @property
    def gifts(self) -> int:
        """The gifts in all collections; at least as many, if one of these has `MANY`."""
        return sum(self.sizes) + 2 * len(self.special)

    @property
    def complete(self) -> bool:
        """Whether everything that scores was entered."""
        return bool(self.gifts) and self.colour is not None and self.elves is not None

    @property
    def sets(self) -> int:
        """The points of the collections and of the special sets (ME-SCORE-02, -03)."""
        return sum(points("", size) for size in self.sizes) + sum(points(name, 2) for name in self.special)

    @property
    def score(self) -> int:
        """The points of all that was entered."""
        return self.sets + (self.colour or 0) + (self.elves or 0)


def refused(columns: Sequence[Column]) -> Rejection | None:
    """Why these columns, of the seats "1", "2" and so on, cannot be the count of one game; None if they can.

    Every gift is in one collection (ME-SCORE-01), so no player has more gifts of a colour, or with elves, than gifts in
    collections. There is one gift of each kind, so no two players have the same special set.
    """
    owners: dict[str, str] = {}
    for seat, column in enumerate(columns, 1):
        for special in column.special:
            if special in owners:
                return rules.SCORE_03.broken(special=special, first=owners[special], second=str(seat))
            owners[special] = str(seat)
        if MANY in column.sizes:
            continue
        if (colour := column.colour or 0) > column.gifts:
            return rules.SCORE_04.broken(seat=str(seat), gifts=column.gifts, colour=colour)
        if (elves := column.elves or 0) > column.gifts:
            return rules.SCORE_06.broken(seat=str(seat), gifts=column.gifts, elves=elves)
    return None


def ranks(columns: Sequence[Column]) -> tuple[int, ...]:
    """The rank of each column, from 1; equals share it, as ties are not broken (ME-SCORE-08). () as long as one is not
    complete.

    >>> ranks([Column((3,), (), 2, 0), Column((2,), ("secret",), 1, 1), Column((4,), (), 1, 0)])
    (3, 1, 1)
    """
    if not all(column.complete for column in columns):
        return ()
    return tuple(1 + sum(other.score > column.score for other in columns) for column in columns)


def toggled(column: Column, special: str) -> tuple[str, ...]:
    """The special sets of this column with this one more, or without it if it has it; in the order of the rulebook."""
    return tuple(name for name in SPECIAL_SETS if (name in column.special) != (name == special))
