"""The keyboard of the window as buttons: which of its keys a person pressed, and what they do at the table.

A reader that types a tag's number, and is not reserved for that, types into the window as any keyboard does. So a key
counts only with a person's pauses: none other went down within `PAUSE` seconds before or after it. A reader types a
key every 10 to 50 ms, and each of them ends another's pause.

The window hands keys on once a frame, and a frame may be late: of a key is known when it was handed on and when the
window looked before, and both pauses are reckoned from the shorter of the two. A burst that one late frame cuts in
two is still a burst.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.devices.buttons import ButtonInput
from companion.session.screen_session import ScreenSession
from companion.session.table_store import Delivered
from hardware.debounce import Debounce
from hardware.events import ButtonEvent
from hardware.keys import NAME

PAUSE = 0.15
"""Seconds."""
TAB = 9
BUTTONS: Mapping[int, str] = {
    **dict.fromkeys((48, 256, 112), "pass"),  # 0 of the digits' row and of the number pad, P
    **dict.fromkeys((13, 271, 32), "confirm"),  # Enter, the number pad's Enter, space
    **dict.fromkeys((8, 127, 266), "undo"),  # backspace, delete, the number pad's point
    **dict.fromkeys((TAB, 275, 274, 270, 262, 258), "next"),  # Tab, right, down; the number pad's + 6 2
    **dict.fromkeys((276, 273, 269, 260, 264), "previous"),  # left, up; the number pad's - 4 8
}
"""The button of each key, by the codes of Kivy's window; the same keys as in `hardware.keys`."""
SHIFTS = frozenset((303, 304, 301, 300, 305, 306, 307, 308, 309, 310, 311, 312, 313, 1073741824))
"""Keys that only change others: shift, control, alt and the like."""


class PersonsKeys:
    """The keys of a window, of which those that a person pressed become events of buttons; times are in seconds."""

    def __init__(self) -> None:
        self._debounce = Debounce(NAME, settle=0.0)
        for button in BUTTONS.values():
            self._debounce.level(button, False, 0.0)
        self._last = float("-inf")
        self._down: dict[int, str] = {}  # keys that are down, with the button that each is pressing
        self._pending: tuple[int, str, float] | None = None  # a key, its button, and when it was handed on
        self._counted: list[tuple[int, str]] = []

    @property
    def going(self) -> bool:
        """Whether `passed` must be called, because time alone may cause an event."""
        return self._pending is not None or bool(self._counted) or any(self._down.values())

    def down(self, key: int, button: str, after: float, at: float) -> None:
        """A key went down after the time `after` and was handed on at `at`. `button` is its button, or ""."""
        if key in self._down:
            return  # it repeats while it is held
        self._down[key] = ""
        self._settle(after)
        alone = after - self._last >= PAUSE
        self._pending = (key, button, at) if alone and button else None
        self._last = at

    def up(self, key: int) -> None:
        """A key came up."""
        button = self._down.pop(key, "")
        if button:
            self._counted.append((-1, button))

    def passed(self, until: float, now: float) -> list[ButtonEvent]:
        """The events up to `now`; every key that went down before the time `until` was handed on."""
        self._settle(until)
        events: list[ButtonEvent] = []
        counted, self._counted = self._counted, []
        for key, button in counted:
            events += self._debounce.level(button, key >= 0, now)
            if key >= 0 and key not in self._down:
                events += self._debounce.level(button, False, now)
            elif key >= 0:
                self._down[key] = button
        return [*events, *self._debounce.tick(now)]

    def forget(self) -> None:
        """Forget the keys that are down: the window is no longer told of them."""
        self._pending = None
        self._counted = [(-1, button) for button in self._down.values() if button]
        self._down = {}

    def _settle(self, until: float) -> None:
        """Let the pending key count if its pause was over at this time."""
        if self._pending is not None and until - self._pending[2] >= PAUSE:
            key, button, _ = self._pending
            self._pending = None
            self._counted.append((key, button))


class KeyInput:
    """What the keyboard of the window does at a table: the same as buttons on pins."""

    def __init__(self, session: ScreenSession) -> None:
        self._session = session
        self._buttons = ButtonInput(session, session.perform)
        session.listen(self._buttons.on)

    @property
    def going(self) -> bool:
        """Whether `tick` must be fed to the session, because the table is asked whether to undo something."""
        return self._buttons.asking and self._session.devices is None

    def event(self, event: ButtonEvent) -> Any:
        """The event with which the session is fed for this one. Where devices are connected they handle all buttons."""
        return event if self._session.devices is not None else Delivered(self._hear, event)

    def tick(self, now: float) -> Any:
        """The event with which the session is fed as time passes; `now` is in seconds of a monotonic clock."""
        return Delivered(self._buttons.tick, now)

    def _hear(self, event: ButtonEvent) -> None:
        session, page = self._session, self._session.pages.page
        if session.seated is None or session.game.busy:
            return
        if not page.heard(session, event):
            self._buttons.hear(event)
