"""The pieces that players still have to move after several undos and redos, counted together."""

from __future__ import annotations

from typing import Any, Protocol

from companion.language.message_texts import Speech
from companion.screen import Choice
from companion.session.events import Accepted, EventQueue, Redone, Seated, SessionEvent, Undone
from companion.session.labelled_button import button
from companion.session.seated_game import SeatedGame
from engine.game import Entry


class Noting(Protocol):
    """The part of the session that shows notices; `put_back` are the pieces to move after undos, one line each."""

    put_back: tuple[str, ...]

    @property
    def speech(self) -> Speech:
        """The screen's language."""

    def note(self, headline: str, more: str = "", *, ways: tuple[Choice, ...] = ()) -> Any:
        """Show a notice with `ways` as buttons, as `Session.note`."""


class TableAsLeft:
    """The game that the pieces on the table still show after undos and redos: the one before the first of them, until
    the next command is accepted, by when players must have moved the pieces.
    """

    def __init__(self, queue: EventQueue) -> None:
        queue.listen(self._on)
        self._game: SeatedGame | None = None

    def worded(self, before: SeatedGame, now: SeatedGame, happened: Undone | Redone) -> tuple[str, tuple[str, ...]]:
        """The undo or redo in a sentence, and the pieces to move now, one line each. `happened` led from the game
        `before` to the game `now`."""
        # What was added by itself after an action is undone with it, and is not counted.
        undone, entries = isinstance(happened, Undone), happened.entries
        one = len(entries) == (before.last_act() if undone else before.next_redo())
        longer = before if undone else now
        one = one and not any(len(longer.match) - n in before.joined for n in range(len(entries) - 1))
        act = before.look.tell(entries[-1 if undone else 0], now.speech)
        sentence = now.speech.say("undone" if undone else "redone", act=act, entries=1 if one else len(entries))
        game = self._game = self._game or before
        fewer = len(game.match) - len(now.match)
        if fewer > 0:
            return sentence, game.put_back(fewer)
        return sentence, game.look.put_back(game.match.state, now.match.state, game.speech) if fewer else ()

    def _on(self, event: SessionEvent) -> None:
        """Handle a session event: when a command is accepted or another game seated, the pieces on the table match the
        game again, so the game kept from before the undos is forgotten."""
        if isinstance(event, Seated | Accepted):
            self._game = None


def say_undone(session: Noting, headline: str, lines: tuple[str, ...]) -> None:
    """Show a notice that reports an undo or redo; `lines` are the pieces to put back, to be ticked off on a page."""
    session.put_back = lines
    session.note(headline, " · ".join(lines), ways=(button(session.speech, "tick"),) if lines else ())


def returnable(before: SeatedGame, happened: Undone | Redone) -> tuple[Entry, ...]:
    """The undone entries that can be restored after this undo or redo, the one withdrawn last at the end."""
    if isinstance(happened, Undone):
        return (*before.withdrawn, *happened.entries)
    return before.withdrawn[: len(before.withdrawn) - len(happened.entries)]
