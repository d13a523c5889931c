"""A device for a USB number pad, or any keyboard, whose keys are buttons."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from hardware.debounce import Debounce
from hardware.device import LONGEST_WAIT, Device
from hardware.evdev import BY_ID, DOWN, LOST, UP, KernelKeys, Keyboard
from hardware.events import Event, LinkUp

NAME = "keys"
"""The name of this device; the keyboard of the window has it too."""

BUTTONS: Mapping[str, frozenset[int]] = {
    "pass": frozenset((11, 82, 25)),  # 0 of the digits' row and of the number pad, P
    "confirm": frozenset((28, 96, 57)),  # Enter, the number pad's Enter, space
    "undo": frozenset((14, 111, 83)),  # backspace, delete, the number pad's point
    "next": frozenset((15, 106, 108, 78, 77, 80)),  # Tab, right, down; the number pad's + 6 2
    "previous": frozenset((105, 103, 74, 75, 72)),  # left, up; the number pad's - 4 8
}
"""The keys of each button (linux/input-event-codes.h). Undo counts when it is held, as on every other device."""

_BUTTON = {code: button for button, codes in BUTTONS.items() for code in codes}


class Keys(Device):
    """A keyboard whose keys are buttons. `wanted` is a part of its name in /dev/input/by-id, or a path.

    It is reserved: what is pressed on it reaches nothing else, and whatever another keyboard types, as a reader of tags
    does, is none of its buttons. So each of its keys counts at once.
    """

    def __init__(
        self,
        name: str,
        wanted: str,
        *,
        folder: Path = BY_ID,
        opens: Callable[[str], KernelKeys] = KernelKeys,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        if not wanted:
            raise ValueError("keys have to be named, or they might be those of a reader that types")
        self.name = name
        self._keyboard = Keyboard(wanted, _has_buttons, "keyboard with 0 and Enter", folder=folder, opens=opens)
        self._debounce = Debounce(name, settle=0.0)
        self._clock = clock
        self._down: set[int] = set()

    def open(self) -> Sequence[Event]:
        """Find and reserve the keyboard. Raises LinkLost if there is none, it lacks keys, or another program has it."""
        self.close()
        self._keyboard.open()
        for button in BUTTONS:
            self._debounce.level(button, False, self._clock())
        return [LinkUp(self.name, self._keyboard.path, self._keyboard.name)]

    def poll(self) -> Sequence[Event]:
        """Events of the buttons since the last call; waits for a key, or until a press becomes a hold."""
        due = self._debounce.due()
        keys = self._keyboard.read(LONGEST_WAIT if due is None else min(due, LONGEST_WAIT))
        now = self._clock()
        events: list[Event] = []
        for code, value in keys:
            button = _BUTTON.get(code)
            if code == LOST:
                # Which keys came up meanwhile nobody knows: none is held for longer than it was.
                self._down.clear()
                for each in BUTTONS:
                    events += self._debounce.level(each, False, now)
            elif button is not None and value in (UP, DOWN):
                (self._down.add if value == DOWN else self._down.discard)(code)
                events += self._debounce.level(button, bool(self._down & BUTTONS[button]), now)
        return [*events, *self._debounce.tick(now)]

    def wake(self) -> None:
        """Make a waiting `poll` return."""
        self._keyboard.wake()

    def close(self) -> None:
        """Release the keyboard."""
        self._keyboard.close()
        self._down.clear()
        self._debounce.forget()


def _has_buttons(codes: frozenset[int]) -> bool:
    """Whether a keyboard with these keys has one for confirm and one for pass."""
    return bool(BUTTONS["confirm"] & codes) and bool(BUTTONS["pass"] & codes)
