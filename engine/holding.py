"""Pieces of which some are known by kind and the rest only by number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

Counts = Mapping[Any, int]
"""How many pieces of each kind; a kind that is absent counts 0."""


# gc=False: frozen values form no cycles, so the garbage collector need not look through them.
class Holding(Struct, frozen=True, gc=False):
    """Pieces of which some are known by kind and the rest only by number: a hand, a row on the table.

    >>> hand = Holding({"red": 2}, unknown=3)
    >>> hand.size, hand.without({"red": 3})
    (5, Holding(known={}, unknown=2))
    >>> hand.without({"red": 6}) is None
    True
    """

    known: Counts = {}
    unknown: int = 0

    @property
    def size(self) -> int:
        """The number of pieces."""
        return sum(self.known.values()) + self.unknown

    def may_hold(self, kind: str) -> bool:
        """Whether a piece of this kind may be among them: one is known to be, or some are unknown."""
        return self.unknown > 0 or self.known.get(kind, 0) > 0

    def without(self, pieces: Counts) -> Holding | None:
        """The pieces that are left when `pieces` are removed: of each kind the known ones first, then unknown ones.
        None if there cannot be that many."""
        known, unknown = dict(self.known), self.unknown
        for kind, wanted in pieces.items():
            held = known.get(kind, 0)
            if held > wanted:
                known[kind] = held - wanted
            else:
                known.pop(kind, None)
                unknown -= wanted - held
        return None if unknown < 0 else Holding(known, unknown)

    def without_one(self, kind: str | None) -> Holding:
        """The pieces that are left when one of this kind is removed; None is an unknown one."""
        left = Holding(self.known, self.unknown - 1) if kind is None else self.without({kind: 1})
        assert left is not None, f"no {kind} among {self}"
        return left

    def with_one(self, kind: str | None) -> Holding:
        """These pieces and one more of this kind; None is an unknown one."""
        if kind is None:
            return Holding(self.known, self.unknown + 1)
        return Holding({**self.known, kind: self.known.get(kind, 0) + 1}, self.unknown)

    def with_these(self, pieces: Counts) -> Holding:
        """This holding with `pieces` added, which are known by kind."""
        known = dict(self.known)
        for kind, count in pieces.items():
            known[kind] = known.get(kind, 0) + count
        return Holding(known, self.unknown)

    def without_unseen(self, count: int) -> Holding:
        """The pieces that are left after `count` pieces of unknown kinds were removed. As all removed ones may have
        been of one kind, `count` fewer are known of each kind.

        >>> Holding({"red": 3, "blue": 1}, unknown=1).without_unseen(2)
        Holding(known={'red': 1}, unknown=2)
        """
        known = {kind: held - count for kind, held in self.known.items() if held > count}
        return Holding(known, self.size - count - sum(known.values()))


NOTHING = Holding()


def without_none(pieces: Counts) -> dict[Any, int]:
    """These pieces without the kinds whose count is 0."""
    return {kind: count for kind, count in pieces.items() if count}


def kinds_and_count(pieces: Counts | None, count: int | None) -> tuple[dict[Any, int] | None, int]:
    """What a command says of pieces that were put away, as `pieces` or as their `count`: the pieces by kind, None if
    the kinds were not entered, and their number."""
    if pieces is None:
        return None, count or 0
    kinds = without_none(pieces)
    return kinds, sum(kinds.values())
