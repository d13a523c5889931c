"""Pieces laid on table readers or passed over one, in order; which of them are part of the action being entered."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from companion.piece import Piece

Spot = tuple[str, str]
"""The name of a device, and one of its readers: ("pn532", "1")."""


class Laid(Struct, frozen=True):
    """A tagged piece that was laid on a reader (`spot`), or only passed over it; `piece` is what
    the unfinished command holds of it, None for nothing.

    `sort`: the group within which a newly laid piece replaces one that was only passed over; "" if pieces add up.
    `placed`: the piece lies on a sensed board, and counts no longer once it is lifted. `gone`: it is no longer on the
    reader, but still chosen. `found`: it has no effect until it is lifted and laid again, because it was there at the
    first look or no action needed it. `spent`: an accepted action used it, so it has no effect until it is lifted.
    `veil`: the group ("card") that is shown in place of the piece if its kind was secret when it was laid; else "".
    """

    uid: str
    spot: Spot
    piece: Piece | None
    sort: str = ""
    placed: bool = False
    spent: bool = False
    gone: bool = False
    found: bool = False
    veil: str = ""

    @property
    def counts(self) -> bool:
        """Whether the piece is part of the action being entered."""
        return not self.spent and not self.found

    @property
    def how(self) -> Literal["found", "seen", "understood", "accepted"]:
        """The way in which the piece is shown on the screen: "found" if it has no effect (field `found`), "accepted" if
        an accepted action used it (`spent`), "seen" if it is no longer on the reader but still chosen (`gone`), else
        "understood"."""
        return "found" if self.found else "accepted" if self.spent else "seen" if self.gone else "understood"


class Pieces(Struct, frozen=True):
    """The pieces on table readers and those passed over one, in the order in which they were laid.

    A piece passed over a reader stays chosen until an action uses it, a piece of the same group (like "card") replaces
    it, or it lapses because too much time has passed. A piece that an action has used is spent: it has no effect until
    it is lifted and laid again.

    >>> pawn, queen = (Laid(uid, ("pn532", "1"), Piece(uid), "piece") for uid in ("pawn", "queen"))
    >>> passed = Pieces().with_piece(pawn).without(pawn.spot, pawn.uid)
    >>> [tuple(map(str, each.chosen)) for each in (passed, passed.with_piece(queen), passed.lapsed())]
    [('pawn',), ('queen',), ()]
    >>> Pieces().with_piece(pawn).used({"pawn"}).with_piece(pawn).chosen
    ()
    """

    laid: tuple[Laid, ...] = ()

    @property
    def chosen(self) -> tuple[Piece, ...]:
        """The pieces that are part of the action being entered, in order."""
        return tuple(each.piece for each in self.laid if each.counts and each.piece)

    @property
    def uids(self) -> frozenset[str]:
        """The tags' uids of the pieces that are part of the action being entered."""
        return frozenset(piece.uid for piece in self.laid if piece.counts)

    @property
    def passed(self) -> bool:
        """Whether the action being entered has a piece that is no longer on its reader."""
        return any(piece.counts and piece.gone for piece in self.laid)

    def counted(self, uid: str) -> Laid | None:
        """The piece with this tag, if it is part of the action being entered, else None."""
        return next((piece for piece in self.laid if piece.uid == uid and piece.counts), None)

    def with_piece(self, new: Laid) -> Pieces:
        """A copy with one more piece. A piece that is there already is not added twice, however often it is read."""
        there = next((piece for piece in self.laid if piece.uid == new.uid), None)
        if there is not None and there.spot == new.spot:
            return Pieces(tuple(replace(piece, gone=False) if piece is there else piece for piece in self.laid))
        # At another reader it counts as newly laid, though its lifting was not reported.
        kept = (piece for piece in self.laid if piece is not there and not _replaced(piece, new))
        return Pieces((*kept, new))

    def without(self, spot: Spot, uid: str) -> Pieces:
        """A copy after the piece with this uid was lifted: if it is part of the action being entered it stays chosen,
        unless it was on a sensed board.
        """
        left = []
        for piece in self.laid:
            if (piece.spot, piece.uid) != (spot, uid):
                left.append(piece)
            elif piece.counts and not piece.placed:
                left.append(replace(piece, gone=True))
        return Pieces(tuple(left))

    def used(self, uids: Collection[str]) -> Pieces:
        """A copy after an action used the pieces with these uids: those on a reader are spent (without effect until
        they are lifted), those that were only passed over a reader are removed.
        """
        return Pieces(
            tuple(
                replace(piece, spent=True) if piece.uid in uids else piece
                for piece in self.laid
                if not (piece.gone and piece.uid in uids)
            )
        )

    def marked(self, uid: str, *, used: bool) -> Pieces:
        """A copy in which the piece with this uid, if it is there, is shown as used by an action, or else has no effect
        until it is lifted and laid again."""
        return Pieces(tuple(replace(piece, found=not used) if piece.uid == uid else piece for piece in self.laid))

    def given_up(self) -> Pieces:
        """A copy after a refusal: pieces of which several make one entry (such as the cards of a payment) do not count
        until they are laid again. All other pieces stay chosen, because they may be meant for another place.
        """
        return self.used([piece.uid for piece in self.laid if piece.counts and not piece.sort and not piece.placed])

    def lapsed(self) -> Pieces:
        """A copy without the pieces that were only passed over a reader."""
        return Pieces(tuple(piece for piece in self.laid if not piece.gone))


def _replaced(old: Laid, new: Laid) -> bool:
    return old.gone and bool(new.sort) and old.sort == new.sort
