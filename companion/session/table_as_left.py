"""The pieces that players still have to move after undos and redos, over all of them together."""

from __future__ import annotations

from typing import Any, Protocol

from companion.language.speech import Speech
from companion.screen import Choice
from companion.session.button import button
from companion.session.events import Accepted, EventQueue, Redone, Seated, SessionEvent, Undone
from companion.session.seated_game import SeatedGame
from engine.game import Entry


class Noting(Protocol):
    """The part of the session that shows notices."""

    put_back: tuple[str, ...]

    @property
    def speech(self) -> Speech:
        """The screen's language."""

    def note(self, headline: str, more: str = "", *, ways: tuple[Choice, ...] = ()) -> Any:
        """Show a notice."""


class TableAsLeft:
    """The game before the first of several undos: the pieces on the table still lie as in it, until they are put
    back."""

    def __init__(self, queue: EventQueue) -> None:
        queue.listen(self._on)
        self._game: SeatedGame | None = None

    def told(self, before: SeatedGame, now: SeatedGame, happened: Undone | Redone) -> tuple[str, tuple[str, ...]]:
        """The undo or redo in a sentence, and the pieces to move now, one line each."""
        word, entries = "undone" if isinstance(happened, Undone) else "redone", happened.entries
        said = now.speech.say(word, act=before.look.tell(entries[0], now.speech), entries=len(entries))
        game = self._game = self._game or before
        undone = len(game.match) - len(now.match)
        if undone > 0:
            return said, game.put_back(undone)
        return said, game.look.put_back(game.match.state, now.match.state, game.speech) if undone else ()

    def _on(self, event: SessionEvent) -> None:
        """Handle a session event: after an accepted command the pieces on the table match the game."""
        if isinstance(event, Seated | Accepted):
            self._game = None


def say_undone(session: Noting, headline: str, lines: tuple[str, ...]) -> None:
    """Show a notice of an undo or redo; the lines of pieces to put back can be ticked off on a page."""
    session.put_back = lines
    session.note(headline, " · ".join(lines), ways=(button(session.speech, "tick"),) if lines else ())


def returnable(before: SeatedGame, happened: Undone | Redone) -> tuple[Entry, ...]:
    """The undone entries that can be restored after this undo or redo, the one withdrawn last at the end."""
    if isinstance(happened, Undone):
        return (*before.withdrawn, *happened.entries)
    return before.withdrawn[: len(before.withdrawn) - len(happened.entries)]
