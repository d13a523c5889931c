"""Pieces on the readers of the table, in the order in which they were laid: which count, and which are spent."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

Spot = tuple[str, str]
"""A device by its name, and one of its readers."""


class Laid(Struct, frozen=True):
    """A tag that was laid on a reader, or passed over it; `word` is what it means, as in "pawn/red".

    `sort`: a piece that is laid takes the place of one of its sort that was passed before; "" for those that add up.
    `placed` ones lie on a sensed board and count only there. `gone` ones were passed, and are still chosen. `found`
    ones say nothing before they are lifted and laid again: they lay there at the first look, or came when they were not
    awaited. `spent` ones belong to an accepted action until they are lifted. `veil`: the sort by which it was shown
    when it was laid, as in "card", where which one it is was a secret then."""

    uid: str
    spot: Spot
    word: str
    sort: str = ""
    placed: bool = False
    spent: bool = False
    gone: bool = False
    found: bool = False
    veil: str = ""

    @property
    def counts(self) -> bool:
        """Whether it is part of the action that is being entered."""
        return not self.spent and not self.found

    @property
    def how(self) -> Literal["found", "seen", "understood", "accepted"]:
        """How it is shown."""
        return "found" if self.found else "accepted" if self.spent else "seen" if self.gone else "understood"


class Pieces(Struct, frozen=True):
    """What lies on readers of the table or was passed over one, in the order in which it was laid.

    What was passed stays chosen until it is used, given up, or another of its sort comes; what was used by an act is
    spent until it is lifted.

    >>> pawn, queen = (Laid(uid, ("pn532", "1"), word, "piece") for uid, word in (("04a1", "pawn"), ("04a2", "queen")))
    >>> passed = Pieces().with_piece(pawn).without(pawn.spot, pawn.uid)
    >>> passed.words, passed.with_piece(queen).words, passed.lapsed().words
    (('pawn',), ('queen',), ())
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

    @property
    def passed(self) -> bool:
        """Whether something counts that lies there no more."""
        return any(piece.counts and piece.gone for piece in self.laid)

    def counted(self, uid: str) -> Laid | None:
        """The piece with this tag, if it counts."""
        return next((piece for piece in self.laid if piece.uid == uid and piece.counts), None)

    def with_piece(self, new: Laid) -> Pieces:
        """The same with one more. One that is there already does not count twice, however often it is read."""
        there = next((piece for piece in self.laid if piece.uid == new.uid), None)
        if there is not None and there.spot == new.spot:
            return Pieces(tuple(replace(piece, gone=False) if piece is there else piece for piece in self.laid))
        # Elsewhere it is laid anew: nobody saw it being lifted.
        kept = (piece for piece in self.laid if piece is not there and not _replaced(piece, new))
        return Pieces((*kept, new))

    def without(self, spot: Spot, uid: str) -> Pieces:
        """The same when this was lifted: what counts stays chosen, but for what lay on a sensed board."""
        left = []
        for piece in self.laid:
            if (piece.spot, piece.uid) != (spot, uid):
                left.append(piece)
            elif piece.counts and not piece.placed:
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

    def idle(self, uid: str) -> Pieces:
        """The same with this one saying nothing before it is lifted and laid again."""
        return Pieces(tuple(replace(piece, found=True) if piece.uid == uid else piece for piece in self.laid))

    def given_up(self) -> Pieces:
        """The same after a refusal, without what adds up: a payment begins anew, one piece may go elsewhere."""
        return self.used([piece.uid for piece in self.laid if piece.counts and not piece.sort and not piece.placed])

    def lapsed(self) -> Pieces:
        """The same without what was passed over."""
        return Pieces(tuple(piece for piece in self.laid if not piece.gone))


def _replaced(old: Laid, new: Laid) -> bool:
    return old.gone and bool(new.sort) and old.sort == new.sort
