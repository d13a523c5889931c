"""The buttons of a table: pass, confirm and undo."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.drawing.common_controls import button
from companion.games.touch_and_tags.touch_result import Say
from companion.screen import Block, Choice, Choices, Columns, Screen
from companion.session.events import SessionEvent
from companion.session.screen_events import NoticeChanged
from companion.session.screen_session import ScreenSession

ASKING = 8.0
"""Seconds for which the question is shown whether to undo an action."""
TOPIC = "undo"
"""The topic of that question in `NoticeChanged`."""


class ButtonInput:
    """Handles the buttons pass, confirm and undo. Holding the undo button asks a question first: holding it again, or
    the confirm button, does the undo.
    """

    def __init__(self, session: ScreenSession) -> None:
        self._session = session
        self.asking = False
        """Whether the question is shown, so that `tick` must be called."""
        self._since: float | None = None

    def on(self, event: SessionEvent) -> None:
        """End the undo question if this event shows another notice, or none."""
        if isinstance(event, NoticeChanged):
            self.asking, self._since = event.topic == TOPIC, None

    def passing(self, speaker: str = "") -> Say | None:
        """The action of the pass button now: passing, or the end of a move; None if it does nothing. `speaker` is the
        seat ("2") whose piece or button was used just before, or ""."""
        game = self._session.table
        command = game.look.tag_input().pressed(game.match.state, "pass", speaker)
        return Say((command,)) if command is not None else None

    def undo(self) -> None:
        """Handle the undo button being held: ask, or undo if the question is already shown."""
        session = self._session
        if session.table.match.before is None:
            return
        if self.asking:
            session.tap("undo")
            return
        game, speech = session.table, session.speech
        entry = game.match.undo(game.last_act() - 1).last
        ways = (button(speech, "undo"), button(speech, "keep-act"))
        session.notices.note(
            speech.say("undo-asked"), game.look.tell(entry, speech) if entry else "", ways=ways, topic=TOPIC
        )

    def confirm(self) -> None:
        """Handle the confirm button: answer the question, else remove the notice, else press the screen's primary
        button."""
        session = self._session
        screen = session.screen()
        if self.asking:
            session.tap("undo")
        elif screen.notice is not None:
            session.tap("notice")
        else:
            chief = next((each for each in _choices(screen) if each.tone == "primary" and each.enabled), None)
            if chief is not None:
                session.touch(chief.does)

    def tick(self, now: float) -> None:
        """Remove an undo question unanswered for `ASKING` seconds; `now` is in seconds of a monotonic clock."""
        if not self.asking:
            return
        if self._since is None:
            self._since = now
        elif now - self._since >= ASKING:
            self._session.notices.dismiss()


def _choices(screen: Screen) -> Iterator[Choice]:
    """Every button of the screen, those of a sheet first."""
    if screen.sheet is not None:
        yield from screen.sheet.buttons
        yield from _in(screen.sheet.blocks)
    yield from screen.bar


def _in(blocks: tuple[Block, ...]) -> Iterator[Choice]:
    for block in blocks:
        if isinstance(block, Choices):
            yield from block.choices
        elif isinstance(block, Columns):
            yield from _in((*block.left, *block.right))
