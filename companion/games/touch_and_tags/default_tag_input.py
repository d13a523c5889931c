"""Default input by tagged pieces: a tag acts as a touch of the place or piece that it means."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.game_view import GameView
from companion.games.touch_and_tags import default_touch_input
from companion.games.touch_and_tags.default_touch_input import Draft
from companion.games.touch_and_tags.tag_protocol import TagInput
from companion.games.touch_and_tags.touch_result import Say
from companion.language.message_texts import Speech
from companion.piece import Piece
from companion.screen import Spot
from engine.game import C, Command, E, S


class SlotTags(TagInput[S, C, E, Draft]):
    """A `TagInput` in which the tag of the place `Piece("point", "a1")` laid on a reader, or any piece on that place of
    a sensed board, acts as a touch of "a1". `own` is the kind of the seats' own pieces, by which the layout calls them
    too: with "stone", the tag of `Piece("stone", "red")` is on `Piece("stone", "1")`."""

    def __init__(self, view: GameView[S, C, E, Draft], own: str = "") -> None:
        self.game_view = view
        self.own = self.own_in_layout = own

    def idle(self, state: S, draft: Draft, piece: Piece | None, speech: Speech) -> str:
        """The reason, in words, why this tagged piece has no effect now; "" if some command uses it."""
        return "" if piece and self.read(state, draft, piece) is not None else speech.say("idle", sort="other")

    def with_pieces(self, draft: Draft, pieces: tuple[Piece, ...]) -> Draft:
        """The draft with these pieces on the readers; if one was taken away, the slots filled so far are emptied."""
        return replace(draft, laid=pieces, values=draft.values if len(pieces) >= len(draft.laid) else {})

    def read(self, state: S, draft: Draft, new: Piece) -> Say | Draft | None:
        """The result of a tag laid on a reader: the same as of a touch of the place that the tag `new` is on."""
        return self.game_view.touched(state, draft, Spot(new.name))

    def placed(self, state: S, draft: Draft, piece: Piece, place: Piece, tagged: frozenset[str]) -> Say | Draft | None:
        """The result of a piece placed on a sensed board: that of a touch of its place."""
        return self.game_view.touched(state, draft, Spot(place.name))

    def pressed(self, state: S, button: str, seat: str) -> Command | None:
        """The command of a physical button: the awaited command of the same name, if it has no fields to fill, else
        None."""
        return default_touch_input.simple(self.game_view.game, state).get(button)
