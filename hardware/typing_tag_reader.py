"""A USB reader that types each tag's number like a keyboard, read through Linux's evdev interface.

Such a reader says when a tag comes and never when it leaves: a pass is an arrival, and a leaving a moment later.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path

from hardware.device import LONGEST_WAIT, Device, Order
from hardware.evdev import BY_ID, DOWN, LOST, KernelKeys, Keyboard
from hardware.events import Event, LinkUp
from hardware.presence import Presence

READER = "1"
"""The only antenna of this device."""

KEYS: dict[int, str] = {
    **dict(zip(range(2, 12), "1234567890", strict=True)),  # the row above the letters
    **dict(zip((79, 80, 81, 75, 76, 77, 71, 72, 73, 82), "1234567890", strict=True)),  # the number pad
    **dict(zip((30, 48, 46, 32, 18, 33), "abcdef", strict=True)),
}
"""The keys that a number is typed with (linux/input-event-codes.h)."""
ENDS = frozenset((28, 96, 15))
"""Enter, the number pad's Enter, and Tab."""
SHIFTS = frozenset((42, 54))

HEX = (8, 14, 20)
"""Digits of a uid in hex: four, seven or ten bytes."""
DECIMAL = 10
"""Digits of the first four bytes as one number, which most such readers type."""

_TYPING = 1.0
"""Seconds within which a number is typed; one that is unfinished by then is discarded."""
_LONGEST = 32


def uid(typed: str) -> str:
    """The uid, in lower-case hex digits, of a tag for which a reader typed the text `typed`: the 8, 14 or 20 hex digits
    of the uid, or ten decimal digits, the uid's first four bytes as one number. "" for a text of any other form.

    >>> uid("04A1B2C3D4E580"), uid("3735928559"), uid("12345")
    ('04a1b2c3d4e580', 'deadbeef', '')
    """
    typed = typed.lower()
    if len(typed) in HEX:
        return typed
    if len(typed) == DECIMAL and typed.isdigit() and int(typed) < 1 << 32:
        return f"{int(typed):08x}"
    return ""


class KeyboardReader(Device):
    """A USB reader that types tag numbers. `wanted` is a part of its name in /dev/input/by-id, or a path; an ordinary
    keyboard is refused.

    Of the two or three devices that such a reader shows, the one with the keys for digits and Enter is taken, and
    grabbed, so that nothing is typed into the game. A tag that was passed over it stays for `stays` seconds.
    """

    def __init__(
        self,
        name: str,
        wanted: str,
        *,
        stays: float = 0.3,
        folder: Path = BY_ID,
        opens: Callable[[str], KernelKeys] = KernelKeys,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        if not wanted:
            raise ValueError("a reader that types has to be named, or it might be the table's own keyboard")
        self.name = name
        self._stays = stays
        self._clock = clock
        self._presence = Presence(name)
        self._keyboard = Keyboard(wanted, _types_numbers, "reader that types", folder=folder, opens=opens)
        self._forget()

    def open(self) -> Sequence[Event]:
        """Find and reserve the reader. Raises LinkLost if there is none, it is no such reader, or another program uses
        it."""
        self.close()
        self._keyboard.open()
        # What lay there before the cable was out has left: nobody would ever say so.
        gone = self._presence.whole((), self._clock())
        return [LinkUp(self.name, self._keyboard.path, self._keyboard.name), *gone, self._presence.picture()]

    def poll(self) -> Sequence[Event]:
        """Events of tags typed since the last call, and of tags whose time on the reader is over."""
        until = min([LONGEST_WAIT, *(at - self._clock() for at in self._until.values())])
        keys = self._keyboard.read(until)
        now = self._clock()
        events: list[Event] = []
        for found in self._typed(keys, now):
            events += self._presence.appeared(READER, found, now)
            self._until[found] = now + self._stays
        for lying, end in list(self._until.items()):
            if end <= now:
                del self._until[lying]
                events += self._presence.gone(READER, lying, now)
        return events

    def obey(self, order: Order) -> Sequence[Event]:
        """The events that answer an order: for `AskPicture` a `Snapshot` of the tags now on the reader; for reading or
        writing a tag's contents `TagFailed`, as this reader can do neither.
        """
        return self._presence.answer(order)

    def wake(self) -> None:
        """Make a waiting `poll` return."""
        self._keyboard.wake()

    def close(self) -> None:
        """Release the keyboard: other programs get its keys again."""
        self._presence.freeze()
        self._forget()
        self._keyboard.close()

    def _forget(self) -> None:
        self._text = ""
        self._sound = True
        self._began = 0.0
        self._until: dict[str, float] = {}

    def _typed(self, keys: Sequence[tuple[int, int]], now: float) -> list[str]:
        """The uids of tags that these events of keys complete."""
        found = []
        for code, value in keys:
            if code == LOST:
                self._sound = False  # up to the next Enter nothing is believed
            if value != DOWN or code in SHIFTS:
                continue
            if self._text and now - self._began > _TYPING:
                self._text, self._sound = "", True
            if code in ENDS:
                if self._sound and uid(self._text):
                    found.append(uid(self._text))
                self._text, self._sound = "", True
                continue
            if not self._text:
                self._began = now
            self._text += KEYS.get(code, "?")
            if len(self._text) > _LONGEST or self._text[-1] == "?":
                self._sound = False
                self._text = self._text[:_LONGEST]
        return found


def _types_numbers(codes: frozenset[int]) -> bool:
    """Whether a keyboard with these keys can type a tag's number: it has digits, and a key that ends the number."""
    return {*range(2, 12)} <= codes and bool(ENDS & codes)
