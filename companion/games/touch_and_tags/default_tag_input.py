"""Default input by tagged pieces: a tag acts as a touch of the place or piece that it means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

from msgspec.structs import replace

from companion.games.game_view import GameView
from companion.games.layout_diff import Change, Move, tagged_pieces
from companion.games.people import Player
from companion.games.touch_and_tags import default_touch_input
from companion.games.touch_and_tags.default_touch_input import Draft
from companion.games.touch_and_tags.touch_result import Say
from companion.language.message_texts import Speech
from companion.screen import Does, Glyph, Spot
from engine.game import C, Command, E, S


class SlotTags(Generic[S, C, E]):
    """A `TagInput` in which the piece "point/a1" laid on a reader, or any piece on the place "point/a1" of a sensed
    board, acts as a touch of "a1". `own` is the first part of the names of the seats' own pieces, "" if seats have
    none: with "stone", the piece with the tag "stone/red" is the one that the layout calls "stone/1", by the number of
    its seat."""

    def __init__(self, view: GameView[S, C, E, Draft], own: str = "") -> None:
        self.view, self.game, self.own = view, view.game, own

    def word(self, meaning: str, players: tuple[Player, ...]) -> str:
        """The name of a tagged piece as the layout has it: "stone/1" for "stone/red"."""
        return {tag: piece for piece, tag in self._own(players).items()}.get(meaning, meaning)

    def sort(self, state: S, word: str) -> str:
        """Always "": each new piece fills the next field of the command, none replaces an earlier one."""
        return ""

    def waits(self, state: S, draft: Draft) -> bool:
        """Always False: this input asks no questions."""
        return False

    def idle(self, state: S, draft: Draft, word: str, speech: Speech) -> str:
        """The reason, in words, why this tagged piece has no effect now; "" if some command uses it."""
        return "" if self.read(state, draft, word) is not None else speech.say("idle", sort="other")

    def secret(self, state: S, meaning: str | None, place: str) -> str:
        """Always "": no piece is secret."""
        return ""

    def with_words(self, draft: Draft, words: tuple[str, ...]) -> Draft:
        """The draft with these pieces on the readers; if one was taken away, the slots filled so far are emptied."""
        return replace(draft, laid=words, values=draft.values if len(words) >= len(draft.laid) else {})

    def read(self, state: S, draft: Draft, new: str) -> Say | Draft | None:
        """The result of a tag laid on a reader: the same as of a touch of the place that the tag `new` names."""
        return default_touch_input.touch(self.game, state, draft, Spot(new.partition("/")[2]))

    def touched(self, state: S, draft: Draft, does: Does) -> Draft | Say | None:
        """The result of a touch while pieces are on readers: it fills the next slot, as the pieces do."""
        return default_touch_input.touch(self.game, state, draft, does)

    def placed(
        self,
        state: S,
        draft: Draft,
        meaning: str,
        place: str,
        players: tuple[Player, ...],
        priced: bool,
    ) -> Say | Draft | None:
        """The result of a piece placed on a sensed board: that of a touch of its place."""
        return default_touch_input.touch(self.game, state, draft, Spot(place.partition("/")[2]))

    def glyph(self, state: S, meaning: str | None, veiled: str, players: tuple[Player, ...]) -> Glyph | None:
        """The drawing of a tagged piece as it is on the board; None for the tag of a place and for an unknown tag,
        whose `meaning` is None. `veiled`, the group of a secret piece, is not used: no piece is secret here."""
        return self.view.piece(self.word(meaning or "", players), players)

    def pressed(self, state: S, button: str, seat: str) -> Command | None:
        """The command of a physical button: the awaited command of the same name, if it has no fields to fill, else
        None."""
        done = (
            default_touch_input.touch(self.game, state, default_touch_input.BLANK, button)
            if button in default_touch_input.buttons(self.game, state)
            else None
        )
        return done.commands[0] if isinstance(done, Say) else None

    def tags_expected(self, state: S, players: tuple[Player, ...]) -> Mapping[str, tuple[str, ...]]:
        """By place of the board, the tags that should lie there."""
        return tagged_pieces(self.view.layout(state), self._own(players))

    def moved(self, move: Move, players: tuple[Player, ...], speech: Speech) -> str:
        """The instruction to move a piece, in words."""
        piece = self.word(move.piece, players)
        ends = [Change(move.off, piece, 1, 0)] * bool(move.off) + [Change(move.onto, piece, 0, 1)] * bool(move.onto)
        return " · ".join(filter(None, (self.view.back(end, speech) for end in ends)))

    def _own(self, players: tuple[Player, ...]) -> dict[str, str]:
        return {f"{self.own}/{n}": f"{self.own}/{player.colour}" for n, player in enumerate(players, 1)}
