"""What a game offers for tagged pieces: which pieces can carry a tag, and what they do on readers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct

from companion.games.layout_diff import Move
from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import D, Given, Say
from companion.language.message_texts import Speech
from companion.screen import Does, Glyph
from engine.game import Command


class TagInput(Protocol[Given, D]):
    """A game's input by tagged pieces, as pure functions.

    A `meaning` is what a tag represents, a kind of thing and its id: "pawn/red", "card/<kind>". A `word` is the
    text by which the unfinished command refers to the piece: its meaning, but "seat/2" for the second seat's own piece
    and for that seat's button.
    """

    def word(self, meaning: str, players: tuple[Player, ...]) -> str:
        """The name under which the unfinished command holds a tagged piece: mostly its meaning, and "seat/1" for a
        seat's own piece.
        """

    def sort(self, state: Given, word: str) -> str:
        """The group of pieces that the piece `word` belongs to, if a newly laid piece of that group replaces the one
        laid before; "" if the pieces add up, as cards do."""

    def waits(self, state: Given, draft: D) -> bool:
        """Whether the players are being asked something; until they answer, pieces passed over a reader stay chosen."""

    def idle(self, state: Given, draft: D, word: str, speech: Speech) -> str:
        """The reason, in words, why this tagged piece has no effect now; "" if it has one."""

    def secret(self, state: Given, meaning: str | None, place: str) -> str:
        """The group of a tagged piece whose kind the screen must not show now, "" if it may. `meaning` is None for an
        unknown tag; `place` is where the reader is.
        """

    def with_words(self, draft: D, words: tuple[str, ...]) -> D:
        """The unfinished command with exactly the pieces `words` on readers: pieces missing from `words` are removed
        from it, new ones are added."""

    def read(self, state: Given, draft: D, new: str) -> Say | D | None:
        """The commands, or the unfinished command, that the pieces on readers and the touches make; `new` is the last
        piece. None if they make nothing. Where several commands are possible, the result asks which.
        """

    def touched(self, state: Given, draft: D, does: Does) -> D | Say | None:
        """The result of a touch while pieces lie on readers; None if it has no effect."""

    def placed(
        self, state: Given, draft: D, meaning: str, place: str, players: tuple[Player, ...], priced: bool
    ) -> Say | D | None:
        """The result of a tagged piece placed on a board that senses it, None if it has no effect. `priced`: the cards
        that pay for it have tags too.
        """

    def glyph(self, state: Given, meaning: str | None, veiled: str, players: tuple[Player, ...]) -> Glyph | None:
        """The drawing of a tagged piece, or of its group `veiled` if that is not ""; None for a tag that is not
        drawn.
        """

    def pressed(self, state: Given, button: str, seat: str) -> Command | None:
        """The command of a physical button ("pass"), or None; `seat` is the seat whose piece or button was used just
        before, or "".
        """

    def tags_expected(self, state: Given, players: tuple[Player, ...]) -> Mapping[str, tuple[str, ...]]:
        """By place of the board, the tags that should lie there: `{"place/a1": ("pawn/red",)}`; empty if the game
        cannot tell.
        """

    def moved(self, move: Move, players: tuple[Player, ...], speech: Speech) -> str:
        """The instruction to move a piece , in words."""


class Taggable(Struct, frozen=True):
    """A kind of thing in a game's box that can carry a tag.

    There are `many` of it (0: the number is not known). `group` is the id of the group under which it is listed
    ("card"), `sort` the drawing of that group; `label` is its own name on the screen, `glyph` its own drawing. `place`:
    it stays on the table all game, so a reader can be fixed under it. `secret`: which one it is may be a player's
    secret, so that a shared screen names its group only. `used`: the equipment with which its tag is used, "reader" (on
    the table), "board" (readers under its places) or both.
    """

    meaning: str
    group: str
    label: str
    many: int = 1
    glyph: Glyph | None = None
    sort: Glyph | None = None
    place: bool = False
    secret: bool = False
    used: tuple[str, ...] = ("reader", "board")
