"""Buttons under the hands: pass, undo, confirm, and one a seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from companion.games.actions import Say
from companion.screen import Block, Choice, Choices, Columns, Notice, Screen
from companion.session.session import button

if TYPE_CHECKING:
    from companion.devices.input import Hands
    from companion.session.session import Session

ASKING = 8.0
"""Seconds for which the question stands whether an act is to be undone."""


class ButtonInput:
    """What was pressed. Undo is held, and asked about before it is done: the second hold, or confirm, does it."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._asked: Notice | None = None
        self._since: float | None = None

    @property
    def asking(self) -> bool:
        """Whether it was asked if an act is to be undone."""
        return self._asked is not None

    def pressed(self, session: Session, name: str) -> None:
        """A button went down. While an act is on its way to the disk nothing else is taken, as with touches."""
        if session.seated is None or session.busy:
            return
        what, _, seat = name.partition("-")
        tag_input, state = session.table.look.tag_input(), session.table.match.state
        if what == "confirm":
            self._confirm(session)
        elif what == "seat" and tag_input is not None and 0 < int(seat) <= len(session.table.players):
            self._hands.speaks(session, seat, name)
        elif what == "pass" and tag_input is not None:
            command = tag_input.pressed(state, what, self._hands.speaker)
            if command is not None:
                self._hands.act(session, Say((command,)))

    def held(self, session: Session, name: str) -> None:
        """A button is being held: undo asks first, and is done when held again."""
        if name != "undo" or session.seated is None or session.busy or session.table.match.before is None:
            return
        if self._stands(session):
            session.tap("undo")
            return
        seated, speech = session.table, session.table.speech
        entry = seated.match.undo(session.last_act() - 1).last
        told = seated.look.tell(entry, speech) if entry else ""
        session.dismiss()
        ways = (button(speech, "undo"), button(speech, "keep-act"))
        self._asked = Notice("notice", speech.say("undo-asked"), told, ways=ways, tone="news")
        self._since = None
        session.notice = self._asked

    def tick(self, session: Session, now: float) -> None:
        """A question that nobody answered is no longer asked."""
        if not self._stands(session):
            return
        if self._since is None:
            self._since = now
        elif now - self._since >= ASKING:
            session.dismiss()
            self._asked = None

    def _stands(self, session: Session) -> bool:
        if self._asked is not None and session.notice is not self._asked:
            self._asked = None
        return self._asked is not None

    def _confirm(self, session: Session) -> None:
        """The answer yes; else a notice was read; else the button that the screen gives most weight to."""
        if self._stands(session):
            session.tap("undo")
        elif session.screen().notice is not None:
            session.tap("notice")
        else:
            chief = next((each for each in _choices(session.screen()) if each.tone == "primary" and each.enabled), None)
            if chief is not None:
                session.tap(chief.id)


def _choices(screen: Screen) -> Iterator[Choice]:
    """Every button, those of a sheet first."""
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
