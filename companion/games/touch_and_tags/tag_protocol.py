"""A game's input by tagged pieces: which pieces can carry a tag, and what they do on readers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

from msgspec import Struct
from msgspec.structs import replace

from companion.games.layout_diff import Layout, tagged_pieces
from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import D, Say
from companion.language.message_texts import Speech
from companion.piece import Piece
from companion.screen import Glyph
from engine.game import C, Command, E, S


class TagInput(Generic[S, C, E, D]):
    """A game's input by tagged pieces, as pure functions; by default no piece does anything.

    A `meaning` is the piece that a tag is on: `Piece("pawn", "red")`. A `piece` is what the unfinished command holds of
    it: the meaning, but `Piece("seat", "2")` for the second seat's own piece and for that seat's button.
    """

    own: str = ""
    """The kind of the seats' own pieces ("pawn"), "" if seats have none: the tag of `Piece("pawn", "red")` is on what
    layouts and unfinished commands call `Piece("seat", "1")`, by the number of its seat."""
    own_in_layout: str = "seat"
    """The kind under which layouts and unfinished commands hold the seats' own pieces."""
    sorts: Mapping[str, str] = {}
    """The groups of pieces in which a newly laid one replaces the last, by kind; pieces of other kinds add up."""

    def held(self, meaning: Piece, players: tuple[Player, ...]) -> Piece | None:
        """The piece that the unfinished command holds for a tag: mostly its meaning, and `Piece("seat", "1")` for a
        seat's own piece; None for the piece of a colour that nobody has.
        """
        own = {tag: piece for piece, tag in self._own(players).items()}
        return own.get(meaning) if meaning.kind == self.own else meaning

    def _own(self, players: tuple[Player, ...]) -> dict[Piece, Piece]:
        """The seats' own pieces with their tags: `{Piece("seat", "1"): Piece("pawn", "red")}`."""
        return {
            Piece(self.own_in_layout, str(n)): Piece(self.own, player.colour) for n, player in enumerate(players, 1)
        }

    def sort(self, piece: Piece | None) -> str:
        """The group of pieces that the piece belongs to, if a newly laid piece of that group replaces the one laid
        before; "" if the pieces add up, as cards do."""
        return self.sorts.get(piece.kind, "") if piece else ""

    def waits(self, state: S, draft: D) -> bool:
        """Whether the players are being asked something; until they answer, pieces passed over a reader stay chosen."""
        return False

    def awaited(self, state: S, draft: D, piece: Piece) -> tuple[str, ...]:
        """The kinds of tagged piece that have an effect now ("card"); `piece` is the one laid last."""
        return ()

    def idle(self, state: S, draft: D, piece: Piece | None, speech: Speech) -> str:
        """The reason, in words, why this tagged piece has no effect now; "" if it has one, or if a rule refuses it."""
        if piece and piece.kind in self.awaited(state, draft, piece):
            return ""
        return speech.say("idle", sort=piece.kind if piece else "other")

    def secret(self, state: S, meaning: Piece | None, place: Piece | None) -> str:
        """The group of a tagged piece whose kind the screen must not show now, "" if it may. `meaning` is None for an
        unknown tag; `place` is where the reader is on the board, None for a reader beside it.
        """
        return ""

    def with_pieces(self, draft: D, pieces: tuple[Piece, ...]) -> D:
        """The unfinished command with exactly these pieces on readers: others are removed from it, new ones are
        added, and no more commands are possible than these make."""
        return replace(draft, laid=pieces, ways=())

    def read(self, state: S, draft: D, new: Piece, /) -> Say | D | None:
        """The commands, or the unfinished command, that the pieces on readers and the touches make; `new` is the last
        piece. None, the default, if they make nothing. Where several commands are possible, the result asks which.
        """
        return None

    def placed(self, state: S, draft: D, piece: Piece, place: Piece, tagged: frozenset[str]) -> Say | D | None:
        """The result of a tagged piece placed on a board that senses it, None if it has no effect. `tagged` are the
        kinds of this game's pieces that have tags, such as the cards that pay for it.
        """
        return None

    def pressed(self, state: S, button: str, seat: str) -> Command | None:
        """The command of a physical button ("pass"), or None; `seat` is the seat whose piece or button was used just
        before, or "".
        """
        return None

    def tags_expected(self, layout: Layout, players: tuple[Player, ...]) -> Mapping[Piece, tuple[Piece, ...]]:
        """By place of the board, the pieces with tags that should lie there in this layout."""
        return tagged_pieces(layout, self._own(players))


class Taggable(Struct, frozen=True):
    """A kind of thing in a game's box that can carry a tag.

    There are `many` of it (0: the number is not known). It is listed in the group `listed`, "" for that of its kind;
    `sort` is the drawing of that group; `label` is its own name on the screen, `glyph` its own drawing. `place`:
    it stays on the table all game, so a reader can be fixed under it. `secret`: which one it is may be a player's
    secret, so that a shared screen names its group only. `used`: the equipment with which its tag is used, "reader" (on
    the table), "board" (readers under its places) or both.
    """

    piece: Piece
    label: str
    many: int = 1
    glyph: Glyph | None = None
    sort: Glyph | None = None
    place: bool = False
    secret: bool = False
    listed: str = ""
    used: tuple[str, ...] = ("reader", "board")

    @property
    def group(self) -> str:
        """The id of the group under which it is listed ("card")."""
        return self.listed or self.piece.kind
