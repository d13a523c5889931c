"""The plug-in protocol for tagged pieces: which can have a tag, and what those on readers mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from msgspec import Struct

from companion.games.actions import Draft, Say
from companion.games.people import Player
from companion.language.speech import Speech
from companion.screen import Glyph
from engine.game import Command, State


class TagInput(Protocol):
    """How a game is played with tagged pieces. Pure. Words are meanings of tags, a sort and which one: "card/<kind>";
    "seat/2" is a seat that said that it acts, by its button or its own piece."""

    def word(self, meaning: str, players: tuple[Player, ...]) -> str:
        """The word of a tag on a table reader: mostly its meaning; a seat's own piece gives "seat/1"."""

    def sort(self, state: State, word: str) -> str:
        """The sort of a piece: one that is laid takes the place of one of its sort that was passed before. "" for
        pieces that add up, as cards do."""

    def waits(self, state: State, draft: Draft) -> bool:
        """Whether the table waits for an answer: until then what was passed over a reader stays chosen."""

    def idle(self, state: State, draft: Draft, word: str, speech: Speech) -> str:
        """Why such a piece says nothing now, in words; "" where it is awaited."""

    def secret(self, state: State, meaning: str | None, place: str) -> str:
        """The sort of a piece whose kind must not be shown now, else "". `meaning` is None for an unknown tag."""

    def with_words(self, draft: Draft, words: tuple[str, ...]) -> Draft:
        """The draft as it is with exactly these words laid."""

    def read(self, state: State, draft: Draft, new: str) -> Say | Draft | None:
        """What the words and the touches of the draft mean together, `new` being the last of them; None for nothing.
        Sentences that are possible at the same time are asked about by the draft."""

    def touched(self, state: State, draft: Draft, id: str) -> Draft | Say | None:
        """The result of a touch while pieces lie on readers."""

    def placed(
        self, state: State, draft: Draft, meaning: str, place: str, players: tuple[Player, ...], priced: bool
    ) -> Say | Draft | None:
        """The result of a piece placed on a sensed board. `priced`: the cards that pay have tags too."""

    def glyph(self, state: State, meaning: str | None, veiled: str, players: tuple[Player, ...]) -> Glyph | None:
        """How a piece on a reader is drawn; one that is `veiled` by its sort alone. None for what is not shown."""

    def pressed(self, state: State, button: str, seat: str) -> Command | None:
        """The command of a button; `seat` is the seat that announced itself before, or ""."""

    def lies(self, state: State, players: tuple[Player, ...]) -> Mapping[str, tuple[str, ...]]:
        """The expected pieces by place, `{"place/a1": ("pawn/red",)}`; empty where no game follows it."""

    def moved(self, move: Any, players: tuple[Player, ...], speech: Any) -> str:
        """A piece that the hands must move (`companion.games.layout_diff.Move`), in words."""


class Taggable(Struct, frozen=True):
    """A thing of a game's box that can have a tag, `many` of it (0: nobody has counted), among others of its `group`.

    `label` is what it is called on the screen, `sort` the mark of its whole group. `place`: it lies on the table all
    game, so a reader can lie under it. `secret`: which one it is may be a player's secret; a shared screen calls it by
    its group while a game is played.
    """

    meaning: str
    group: str
    label: str
    many: int = 1
    glyph: Glyph | None = None
    sort: Glyph | None = None
    place: bool = False
    secret: bool = False
