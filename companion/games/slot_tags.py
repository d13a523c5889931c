"""Default tag input: a tag acts as a touch of the place or piece it means, slot by slot."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.games import slots
from companion.games.actions import Say
from companion.games.game_view import GameView
from companion.games.layout_diff import Change, Move, tagged_pieces
from companion.games.people import Player
from companion.language.speech import Speech
from companion.screen import Glyph
from engine.game import Command, State


class SlotTags:
    """A `TagInput`: "point/a1" laid on a reader, or a piece on that place of a sensed board, touches "a1". `own` is the
    sort of the seats' own pieces: "stone" where the layout has "stone/1", and tags mean "stone/red"."""

    def __init__(self, view: GameView, own: str = "") -> None:
        self.view, self.game, self.own = view, view.game, own

    def word(self, meaning: str, players: tuple[Player, ...]) -> str:
        """A tag as the layout names the piece."""
        return {tag: piece for piece, tag in self._own(players).items()}.get(meaning, meaning)

    def sort(self, state: State, word: str) -> str:
        """Each piece fills the next slot."""
        return ""

    def waits(self, state: State, draft: slots.Draft) -> bool:
        """Nothing is asked."""
        return False

    def idle(self, state: State, draft: slots.Draft, word: str, speech: Speech) -> str:
        """What is in no sentence says nothing."""
        return "" if self.read(state, draft, word) is not None else speech.say("idle", sort="other")

    def secret(self, state: State, meaning: str | None, place: str) -> str:
        """Nothing is."""
        return ""

    def with_words(self, draft: slots.Draft, words: tuple[str, ...]) -> slots.Draft:
        """The draft with these words laid; one that lapses takes all that was begun with it."""
        return replace(draft, laid=words, values=draft.values if len(words) >= len(draft.laid) else {})

    def read(self, state: State, draft: slots.Draft, new: str) -> Say | slots.Draft | None:
        """The new word is touched."""
        return slots.touch(self.game, state, draft, new.partition("/")[2])

    def touched(self, state: State, draft: slots.Draft, id: str) -> slots.Draft | Say | None:
        """A touch goes with what was laid."""
        return slots.touch(self.game, state, draft, id)

    def placed(
        self, state: State, draft: slots.Draft, meaning: str, place: str, players: tuple[Player, ...], priced: bool
    ) -> Say | slots.Draft | None:
        """A piece laid at a place of the board touches it."""
        return slots.touch(self.game, state, draft, place.partition("/")[2])

    def glyph(self, state: State, meaning: str | None, veiled: str, players: tuple[Player, ...]) -> Glyph | None:
        """A piece as it is drawn on the board; a place is marked there."""
        return self.view.piece(self.word(meaning or "", players), players)

    def pressed(self, state: State, button: str, seat: str) -> Command | None:
        """The pass button says the command that is awaited without any slot."""
        said = slots.touch(self.game, state, slots.BLANK, button) if button in slots.buttons(self.game, state) else None
        return said.commands[0] if isinstance(said, Say) else None

    def lies(self, state: State, players: tuple[Player, ...]) -> Mapping[str, tuple[str, ...]]:
        """What lies where on the board."""
        return tagged_pieces(self.view.layout(state), self._own(players))

    def moved(self, move: Move, players: tuple[Player, ...], speech: Speech) -> str:
        """A piece that the hands must move, in words."""
        piece = self.word(move.piece, players)
        ends = [Change(move.off, piece, 1, 0)] * bool(move.off) + [Change(move.onto, piece, 0, 1)] * bool(move.onto)
        return " · ".join(filter(None, (self.view.back(end, speech) for end in ends)))

    def _own(self, players: tuple[Player, ...]) -> dict[str, str]:
        return {f"{self.own}/{n}": f"{self.own}/{player.colour}" for n, player in enumerate(players, 1)}
