"""A USB reader that types each tag's number like a keyboard, read through Linux's evdev interface.

The kernel's own file is read, a fixed record an event (linux/input.h), so that nothing has to be installed. Such a
reader says when a tag comes and never when it leaves: a pass is an arrival, and a leaving a moment later.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import struct
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from hardware.commands import Order
from hardware.device import LinkLost
from hardware.events import Event, LinkUp
from hardware.interruptible_wait import Waker
from hardware.port import not_opened
from hardware.presence import Presence

READER = "1"
"""The only antenna of this device."""
BY_ID = Path("/dev/input/by-id")

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

_EVENT = struct.Struct("llHHi")  # seconds, microseconds, type, code, value
_SYN, _KEY = 0, 1
_DROPPED = 3
_GRAB = 0x40044590
_LONGEST_WAIT = 0.25
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


class KernelKeys:
    """A keyboard of the Linux kernel."""

    def __init__(self, path: str) -> None:
        self._fd = os.open(path, os.O_RDONLY | os.O_NONBLOCK)

    def fileno(self) -> int:
        """The file descriptor from which the keyboard's events are read."""
        return self._fd

    @property
    def what(self) -> str:
        """The name that the keyboard reports (EVIOCGNAME)."""
        return self._asked(0x06, 256).split(b"\0")[0].decode("utf-8", "replace")

    def codes(self) -> frozenset[int]:
        """The codes of the keys that it has (EVIOCGBIT of EV_KEY)."""
        bits = self._asked(0x20 + _KEY, 96)
        return frozenset(8 * place + bit for place, byte in enumerate(bits) for bit in range(8) if byte >> bit & 1)

    def grab(self) -> None:
        """Reserve the keyboard: no other program gets its keys."""
        fcntl.ioctl(self._fd, _GRAB, 1)

    def close(self) -> None:
        """Release the keyboard."""
        with contextlib.suppress(OSError):
            os.close(self._fd)

    def _asked(self, number: int, size: int) -> bytes:
        answer = bytearray(size)
        fcntl.ioctl(self._fd, 2 << 30 | size << 16 | ord("E") << 8 | number, answer)
        return bytes(answer)


class KeyboardReader:
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
        self._wanted = wanted
        self._stays = stays
        self._folder = folder
        self._opens = opens
        self._clock = clock
        self._presence = Presence(name)
        self._keys: KernelKeys | None = None
        self._path = wanted
        self._waker: Waker | None = None
        self._forget()

    def open(self) -> Sequence[Event]:
        """Find and reserve the reader. Raises LinkLost if there is none, it is no such reader, or another program uses
        it."""
        self.close()
        trouble: LinkLost | None = None
        for path in self._paths():
            try:
                keys = self._opens(path)
            except OSError as error:
                trouble = trouble or not_opened(path, error, "keyboard")
                continue
            try:
                if not {*range(2, 12)} <= keys.codes() or not ENDS & keys.codes():
                    keys.close()
                    continue
                keys.grab()
            except OSError as error:
                keys.close()
                trouble = trouble or not_opened(path, error, "keyboard")
                continue
            self._keys, self._path, self._waker = keys, path, Waker()
            # What lay there before the cable was out has left: nobody would ever say so.
            gone = self._presence.whole((), self._clock())
            return [LinkUp(self.name, path, keys.what), *gone, self._presence.picture()]
        remedy = f"{self._wanted} types no numbers: name the reader as /dev/input/by-id has it."
        raise trouble or LinkLost("foreign", port=self._wanted, remedy=remedy)

    def poll(self) -> Sequence[Event]:
        """Events of tags typed since the last call, and of tags whose time on the reader is over."""
        keys, waker = self._keys, self._waker
        if keys is None or waker is None:
            raise self._gone()
        until = min([_LONGEST_WAIT, *(at - self._clock() for at in self._until.values())])
        try:
            chunk = os.read(keys.fileno(), 64 * _EVENT.size) if waker.wait(keys.fileno(), until) else None
        except BlockingIOError:
            chunk = None
        except OSError as trouble:
            raise self._gone() from trouble
        if chunk == b"":
            raise self._gone()
        now = self._clock()
        events: list[Event] = []
        for found in self._typed(chunk or b"", now):
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
        waker = self._waker
        if waker is not None:
            waker.wake()

    def close(self) -> None:
        """Release the keyboard: other programs get its keys again."""
        self._presence.freeze()
        self._forget()
        keys, self._keys = self._keys, None
        waker, self._waker = self._waker, None
        if keys is not None:
            keys.close()
        if waker is not None:
            waker.close()

    def _forget(self) -> None:
        self._half = b""
        self._text = ""
        self._sound = True
        self._began = 0.0
        self._until: dict[str, float] = {}

    def _paths(self) -> list[str]:
        if "/" in self._wanted:
            return [self._wanted]
        try:
            names = sorted(os.listdir(self._folder))
        except OSError:
            names = []
        paths = [
            str(self._folder / name) for name in names if self._wanted.lower() in name.lower() and "-event" in name
        ]
        if not paths:
            remedy = f"No reader that types is called {self._wanted!r} in {self._folder}: plug it in."
            raise LinkLost("absent", port=self._wanted, remedy=remedy)
        return paths

    def _typed(self, chunk: bytes, now: float) -> list[str]:
        """The uids of tags that these bytes of key events complete."""
        self._half += chunk
        whole = len(self._half) - len(self._half) % _EVENT.size
        records, self._half = self._half[:whole], self._half[whole:]
        found = []
        for _, _, kind, code, value in _EVENT.iter_unpack(records):
            if kind == _SYN and code == _DROPPED:
                self._sound = False  # the kernel's own queue ran over: up to the next Enter nothing is believed
            if kind != _KEY or value != 1 or code in SHIFTS:
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

    def _gone(self) -> LinkLost:
        return LinkLost("unplugged", port=self._path, remedy=f"Plug {self._path} in again; the game goes on by touch.")
