"""Pieces on the readers of the table, in the order in which they were laid: which count, and which are spent."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

Spot = tuple[str, str]
"""A device by its name, and one of its readers."""


class Laid(Struct, frozen=True):
    """A tag that was laid on a reader; `word` is what it means, as in "pawn/red".

    `passing` ones need not lie there any more: a hand of cards does not fit on one reader, so cards are passed over it
    one by one; `gone` ones have been. `found` ones already lay there at the first look: they count once they are lifted
    and laid again. `spent` ones belong to an accepted action until they are lifted."""

    uid: str
    spot: Spot
    word: str
    spent: bool = False
    passing: bool = False
    gone: bool = False
    found: bool = False

    @property
    def counts(self) -> bool:
        """Whether it is part of the action that is being entered."""
        return not self.spent and not self.found

    @property
    def how(self) -> Literal["seen", "understood", "accepted"]:
        """How it is shown."""
        return "seen" if self.found else "understood" if self.counts else "accepted"


class Pieces(Struct, frozen=True):
    """What lies on readers of the table, in the order in which it was laid.

    Half a sentence lapses when its piece is lifted, never by time alone. A piece that was used by an act is spent until
    it is lifted.

    >>> pawn = Laid("04a1", ("pn532", "1"), "pawn/red")
    >>> Pieces().with_piece(pawn).words, Pieces().with_piece(pawn).without(pawn.spot, pawn.uid).words
    (('pawn/red',), ())
    >>> Pieces().with_piece(pawn).used({"04a1"}).with_piece(pawn).words
    ()
    """

    laid: tuple[Laid, ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        """What counts, in order."""
        return tuple(piece.word for piece in self.laid if piece.counts)

    @property
    def uids(self) -> frozenset[str]:
        """The tags of what counts."""
        return frozenset(piece.uid for piece in self.laid if piece.counts)

    def with_piece(self, new: Laid) -> Pieces:
        """The same with one more. One that lies there already does not count twice, however often it is read."""
        there = next((piece for piece in self.laid if piece.uid == new.uid), None)
        if there is None:
            return Pieces((*self.laid, new))
        if (there.spent and there.gone) or there.spot != new.spot:
            # Laid anew: after it was used, or elsewhere, where nobody saw it being lifted.
            return Pieces((*(piece for piece in self.laid if piece.uid != new.uid), new))
        return Pieces(tuple(replace(piece, gone=False) if piece is there else piece for piece in self.laid))

    def without(self, spot: Spot, uid: str) -> Pieces:
        """The same when this was lifted. What is passed over a reader stays until it is used or forgotten."""
        left = []
        for piece in self.laid:
            if (piece.spot, piece.uid) != (spot, uid):
                left.append(piece)
            elif piece.passing and not piece.spent:
                left.append(replace(piece, gone=True))
        return Pieces(tuple(left))

    def used(self, uids: Collection[str]) -> Pieces:
        """The same after an act took these: what still lies there is spent, what was passed over is forgotten."""
        return Pieces(
            tuple(
                replace(piece, spent=True) if piece.uid in uids else piece
                for piece in self.laid
                if not (piece.gone and piece.uid in uids)
            )
        )

    def given_up(self) -> Pieces:
        """The same without what was passed over: those pieces begin anew, and those that lie there when lifted."""
        return self.used([piece.uid for piece in self.laid if piece.passing])
