"""The buttons of a table: pass, confirm and undo."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.games.drawing.common_controls import button
from companion.games.touch_and_tags.touch_result import Say
from companion.screen import Choice, Choices, Screen, flat
from companion.session.events import SessionEvent
from companion.session.screen_events import NoticeChanged
from companion.session.screen_session import ScreenSession
from hardware.events import ButtonHeld, ButtonPressed, Event

ASKING = 8.0
"""Seconds for which the question is shown whether to undo an action."""
TOPIC = "undo"
"""The topic of that question in `NoticeChanged`."""


class ButtonInput:
    """Handles the buttons pass, confirm and undo. Holding the undo button asks a question first: holding it again, or
    the confirm button, does the undo. `perform` takes the action of the pass button, and its source.
    """

    def __init__(self, session: ScreenSession, perform: Callable[[Say, str], None]) -> None:
        self._session = session
        self._perform = perform
        self.asking = False
        """Whether the question is shown, so that `tick` must be called."""
        self._since: float | None = None

    def on(self, event: SessionEvent) -> None:
        """End the undo question if this event shows another notice, or none."""
        if isinstance(event, NoticeChanged):
            self.asking, self._since = event.topic == TOPIC, None

    def hear(self, event: Event, speaker: str = "") -> None:
        """Handle an event of a button, at a table where a game is seated. `speaker` is the seat ("2") whose piece or
        button was used just before, or ""."""
        match event:
            case ButtonPressed(button="pass"):
                game = self._session.table
                command = game.look.tag_input().pressed(game.match.state, "pass", speaker)
                if command is not None:
                    self._perform(Say((command,)), "button/pass")
            case ButtonPressed(button="confirm"):
                self._confirm()
            case ButtonHeld(button="undo"):
                self._undo()

    def _undo(self) -> None:
        """Handle the undo button being held: ask, or undo if the question is already shown."""
        session = self._session
        if session.table.match.before is None:
            return
        if self.asking:
            session.tap("undo")
            return
        game, speech = session.table, session.speech
        entry = game.acted()
        ways = (button(speech, "undo"), button(speech, "keep-act"))
        session.notices.note(
            speech.say("undo-asked"), game.look.tell(entry, speech) if entry else "", ways=ways, topic=TOPIC
        )

    def _confirm(self) -> None:
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
        for block in flat(screen.sheet.blocks):
            if isinstance(block, Choices):
                yield from block.choices
    yield from screen.bar
