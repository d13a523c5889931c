"""Pieces laid at readers, in any sensible order, become commands: which count, which are used up, which are lacking."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Literal, Protocol

from msgspec import Struct
from msgspec.structs import replace

from companion.games.protocol import Draft, Player, Say
from companion.screen import Glyph
from engine.game import Command, State

Spot = tuple[str, str]
"""A device by its name, and one of its readers."""


class Laid(Struct, frozen=True):
    """A piece or a place's tag that was laid on a reader: `word` is what it means. `passing` ones need not lie there
    any more: a hand of cards does not fit on one reader, so cards are passed over it one by one. `found` ones lay there
    when nobody had seen them being laid: they count once they are lifted and laid again."""

    uid: str
    spot: Spot
    word: str
    spent: bool = False
    passing: bool = False
    gone: bool = False
    found: bool = False

    @property
    def counts(self) -> bool:
        """Whether it is part of what is being said."""
        return not self.spent and not self.found


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


class Act(Struct, frozen=True):
    """One thing that a hand does. "lay" and "lift" take `what` by its meaning, the `n`th of its kind, `at` a place of
    the sensed board or "" for a reader of the table; "press" and "hold" a button; "tap" touches the screen."""

    do: Literal["lay", "lift", "press", "hold", "tap"]
    what: str
    at: str = ""
    n: int = 1


class Things(Struct, frozen=True):
    """What the table has beside its screen: readers for pieces, a sensed board, buttons."""

    readers: bool = True
    board: bool = False
    buttons: bool = True


class Laying(Protocol):
    """How a game is played with tagged pieces. Pure. Words are meanings of tags, a sort and which one: "card/<kind>";
    "seat/2" is a seat that said that it acts, by its button or its own piece."""

    def word(self, meaning: str, players: tuple[Player, ...]) -> str:
        """What a tag says on a reader of the table: mostly just what it means."""

    def passing(self, state: State, word: str) -> bool:
        """Whether such pieces are passed over a reader one by one, and need not stay on it."""

    def secret(self, state: State, meaning: str | None, place: str) -> str:
        """The sort of the piece, where which one it is must not be shown now, else "". None: a tag nobody knows."""

    def with_words(self, draft: Draft, words: tuple[str, ...]) -> Draft:
        """The draft as it is with exactly these words laid."""

    def read(self, state: State, draft: Draft, new: str) -> Say | Draft | None:
        """What the words and the touches of the draft mean together, `new` being the last of them; None for nothing.
        Sentences that are possible at the same time are asked about by the draft."""

    def touched(self, state: State, draft: Draft, id: str) -> Draft | Say | None:
        """What a touch makes of a draft of which something lies on readers."""

    def placed(
        self, state: State, draft: Draft, meaning: str, place: str, players: tuple[Player, ...], priced: bool
    ) -> Say | Draft | None:
        """What a piece says that was laid at a place of a sensed board. `priced`: what is paid with has tags too."""

    def glyph(self, state: State, meaning: str | None, veiled: str, players: tuple[Player, ...]) -> Glyph | None:
        """How a piece on a reader is drawn; one that is `veiled` by its sort alone. None for what is not shown."""

    def pressed(self, state: State, button: str, seat: str) -> Command | None:
        """What a button says; `seat` said before that it acts, or is ""."""

    def lies(self, state: State, players: tuple[Player, ...]) -> Mapping[str, tuple[str, ...]]:
        """What lies where on the board, meanings by place; nothing at all where nobody follows it."""

    def moved(self, move: Any, players: tuple[Player, ...], speech: Any) -> str:
        """A piece that the hands must move (`companion.games.layout_diff.Move`), in words."""

    def handed(
        self, state: State, said: Command, things: Things, players: tuple[Player, ...], keeps: Mapping[str, str]
    ) -> tuple[Act, ...] | None:
        """The command as what hands do with these things; by touch what they cannot say, None where not even that can.
        `keeps`: who has said already what is kept at a round's end."""

    def put_right(self, before: State, after: State, players: tuple[Player, ...]) -> tuple[Act, ...]:
        """What hands do on a sensed board once this has become of the game."""
