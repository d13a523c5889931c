"""Compares a board that senses its pieces with the game, and lists the pieces to move until they match."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.devices.state import DeviceState
from companion.games.drawing.common_controls import button
from companion.games.layout_diff import UNKNOWN, Move, moves
from companion.piece import Piece
from companion.screen import Sheet, Text
from companion.session.events import Redone, Seated, SessionEvent, Undone
from companion.session.screen_events import BoardAgrees, BoardDiffers
from companion.session.screen_session import ScreenSession


class BoardSync:
    """Compares a sensed board with the game after an undo, a resume, a refusal, a reconnect or lost reports, until they
    match; emits `BoardDiffers` and `BoardAgrees`.
    """

    def __init__(self, session: ScreenSession, state: DeviceState) -> None:
        self._session = session
        self._state = state
        self._looking = False
        self._listed = False

    def look(self) -> None:
        """Start to compare the sensed board with the game until both match; called when something may have changed one
        of them without the other."""
        self._looking, self._listed = True, False

    def again(self) -> None:
        """Let the next comparison emit `BoardDiffers` once more if board and game still differ; called after a piece or
        a button was used."""
        self._listed = False

    def on(self, event: SessionEvent) -> None:
        """Compare board and game again if this event is `Seated`, an undo or a redo."""
        if isinstance(event, Seated | Undone | Redone):
            self.look()

    def compare(self) -> None:
        """Compare board and game, and emit `BoardDiffers` or `BoardAgrees` if that has changed."""
        if not self._looking or self._session.game.busy:
            return
        if not self.moves():
            self._looking = self._listed = False
            self._session.emit(BoardAgrees())
        elif not self._listed:
            self._listed = True
            self._session.emit(BoardDiffers())

    def moves(self) -> tuple[Move, ...]:
        """The pieces to move until board and game match, a seat's own piece named as in a layout."""
        game, catalog = self._session.table, self._session.store.catalog
        tagged = {known.means for known in catalog.tags.values() if known.game == game.start.game}
        tag_input, should, lying = game.look.tag_input(), self._should(), self._lying()
        if not should:
            return ()
        found = moves(should, lying, list(lying), tagged)
        return tuple(replace(move, piece=tag_input.held(move.piece, game.players) or move.piece) for move in found)

    def expected(self, place: Piece, means: Piece) -> bool:
        """Whether the game has the piece `means` at this place, so that placing it there is no action."""
        wanted = self._should().get(place, ()).count(means)
        return wanted > 0 and self._lying().get(place, []).count(means) <= wanted

    def _should(self) -> Mapping[Piece, tuple[Piece, ...]]:
        """The pieces that the game has on the board, by place."""
        game = self._session.table
        layout = game.look.layout(game.match.state)
        return game.look.tag_input().tags_expected(layout, game.players)

    def _lying(self) -> dict[Piece, list[Piece]]:
        """The pieces that working readers under the board report, by place; the tag of a place itself is left out."""
        state, game = self._state, self._session.table.start.game
        lying: dict[Piece, list[Piece]] = {}
        for spot, under in self._session.store.catalog.readers.items():
            if under.game == game and state.answers(spot):
                found = (meaning(self._session, uid) or UNKNOWN for uid in state.lying.get(spot, ()))
                lying.setdefault(under.means, []).extend(means for means in found if means != under.means)
        return lying

    def sheet(self, headline: str) -> tuple[Sheet, frozenset[str]]:
        """The dialog that lists the pieces to move, and the ids of the places to highlight. The dialog is shown instead
        of a notice, whose text `headline` it has at the end.
        """
        game, found = self._session.table, self.moves()
        speech = game.speech
        lines = [game.look.moved(move, speech) for move in found]
        more = [headline, *(line for line in self._session.notices.put_back if line not in lines)] if headline else []
        blocks = (*(Text(line) for line in lines), *(Text(line, tone="quiet") for line in more))
        ends = [end for move in found for end in (move.off, move.onto)]
        sheet = Sheet("board", speech.say("sheet-board"), blocks, (button(speech, "close"),), low=True)
        return sheet, frozenset(end.name for end in ends if end)


def meaning(session: ScreenSession, uid: str) -> Piece | None:
    """The piece of the seated game that a tag is on; None for an unregistered tag, or one of another game."""
    tagged = session.store.catalog.meaning(uid)
    return tagged.means if tagged is not None and tagged.game == session.table.start.game else None
