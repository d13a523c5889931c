"""The plug-in protocol for tagged pieces: which pieces can have a tag, and the effect of those on readers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from msgspec import Struct

from companion.games.people import Player
from companion.games.touch_and_tags.actions import Draft, Say
from companion.language.speech import Speech
from companion.screen import Glyph
from engine.game import Command, State


class TagInput(Protocol):
    """A game's input by tagged pieces. Pure. A `meaning` is what a tag represents, a kind of thing and its id:
    "pawn/red", "card/<kind>". A `word` is the same as the draft holds it, except that "seat/2" is that seat's own piece
    or its button."""

    def word(self, meaning: str, players: tuple[Player, ...]) -> str:
        """The draft's word for a tag on a table reader: mostly its meaning, and "seat/1" for a seat's own piece."""

    def sort(self, state: State, word: str) -> str:
        """The group of a piece within which a newly laid piece replaces one passed over a reader before; "" for pieces
        that add up, as cards do."""

    def waits(self, state: State, draft: Draft) -> bool:
        """Whether the table is asked a question; until it is answered, pieces passed over a reader stay chosen."""

    def idle(self, state: State, draft: Draft, word: str, speech: Speech) -> str:
        """Why this piece has no effect now, in words; "" if it is awaited."""

    def secret(self, state: State, meaning: str | None, place: str) -> str:
        """The group of a piece whose kind must not be shown now, "" if it may be shown. `meaning` is None for an
        unknown tag; `place` is the place of the reader."""

    def with_words(self, draft: Draft, words: tuple[str, ...]) -> Draft:
        """The draft with exactly these words for the pieces on readers."""

    def read(self, state: State, draft: Draft, new: str) -> Say | Draft | None:
        """The commands or the draft that the draft's pieces and touches result in, `new` being the last piece; None for
        nothing. Where several commands are possible, the returned draft asks which."""

    def touched(self, state: State, draft: Draft, id: str) -> Draft | Say | None:
        """The result of a touch on `id` while pieces are on readers."""

    def placed(
        self, state: State, draft: Draft, meaning: str, place: str, players: tuple[Player, ...], priced: bool
    ) -> Say | Draft | None:
        """The result of a piece placed on a sensed board. `priced`: the cards that pay for it have tags too."""

    def glyph(self, state: State, meaning: str | None, veiled: str, players: tuple[Player, ...]) -> Glyph | None:
        """The drawing of a piece on a reader, or of its group `veiled` if that is not ""; None for a tag that is not
        shown."""

    def pressed(self, state: State, button: str, seat: str) -> Command | None:
        """The command of a button ("pass"), or None; `seat` is the seat whose piece or button was used just before, or
        ""."""

    def tags_expected(self, state: State, players: tuple[Player, ...]) -> Mapping[str, tuple[str, ...]]:
        """The tags expected at each place of the board, `{"place/a1": ("pawn/red",)}`; empty if the game cannot
        tell."""

    def moved(self, move: Any, players: tuple[Player, ...], speech: Any) -> str:
        """The instruction to move a piece (a `companion.games.layout_diff.Move`), in words."""


class Taggable(Struct, frozen=True):
    """A kind of thing of a game's box that can have a tag: `many` copies of it (0: the number is not known), listed in
    its `group`. `label` is its name on the screen, `sort` the drawing of the group. `place`: it stays on the table all
    game, so a reader can be fixed under it. `secret`: which one it is may be a player's secret: a shared screen
    names its group only. `used`: the builds that need it, "reader" (one on the table) and "board" (readers
    under its places)."""

    meaning: str
    group: str
    label: str
    many: int = 1
    glyph: Glyph | None = None
    sort: Glyph | None = None
    place: bool = False
    secret: bool = False
    used: tuple[str, ...] = ("reader", "board")
