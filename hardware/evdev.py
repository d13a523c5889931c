"""A keyboard of the Linux kernel, found by its name, reserved for this program and read through evdev.

The kernel's own file is read, a fixed record an event (linux/input.h), so that nothing has to be installed.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import struct
from collections.abc import Callable
from pathlib import Path

from hardware.device import LinkLost, unplugged
from hardware.port import Waker, candidates, not_opened

BY_ID = Path("/dev/input/by-id")
UP, DOWN = 0, 1
"""The values of a key's events; a third one says that it repeats while it is held."""
LOST = -1
"""The code of an entry that stands for events which the kernel lost, because nobody read them in time."""

_EVENT = struct.Struct("llHHi")  # seconds, microseconds, type, code, value
_SYN, _KEY = 0, 1
_DROPPED = 3
_GRAB = 0x40044590


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


class Keyboard:
    """A keyboard that is reserved for this program: nothing that it types reaches another one. `wanted` is a part of
    its name in `folder`, or a path.

    A USB keyboard shows two or three devices there; the first whose keys (`KernelKeys.codes`) are `suitable` is taken.
    `what` names the kind of keyboard in an error sentence.
    """

    def __init__(
        self,
        wanted: str,
        suitable: Callable[[frozenset[int]], bool],
        what: str,
        *,
        folder: Path = BY_ID,
        opens: Callable[[str], KernelKeys] = KernelKeys,
    ) -> None:
        self.path = wanted
        self.name = ""
        """The name that it reports, once it is open."""
        self._wanted = wanted
        self._suitable = suitable
        self._what = what
        self._folder = folder
        self._opens = opens
        self._keys: KernelKeys | None = None
        self._waker: Waker | None = None
        self._half = b""

    def open(self) -> None:
        """Find and reserve the keyboard. Raises LinkLost if there is none, it has not the keys that are needed, or
        another program has reserved it."""
        self.close()
        trouble: LinkLost | None = None
        for path in self._paths():
            try:
                self._keys = self._opens(path)
                if self._suitable(self._keys.codes()):
                    self._keys.grab()
                    self.path, self.name, self._waker = path, self._keys.what, Waker()
                    return
            except OSError as error:
                trouble = trouble or not_opened(path, error, "keyboard")
            self.close()
        remedy = f"{self._wanted} is no {self._what}: name one as {BY_ID} has it."
        raise trouble or LinkLost("foreign", port=self._wanted, remedy=remedy)

    def read(self, seconds: float) -> list[tuple[int, int]]:
        """The events of keys since the last call, as pairs of a key's code and a value, `(28, DOWN)`; `(LOST, 0)` where
        some are missing. Waits for the first one, no longer than `seconds`. Raises LinkLost when it is unplugged."""
        keys, waker = self._keys, self._waker
        if keys is None or waker is None:
            raise unplugged(self.path)
        try:
            if not waker.wait(keys.fileno(), seconds):
                return []
            chunk = os.read(keys.fileno(), 64 * _EVENT.size)
        except OSError as trouble:
            raise unplugged(self.path) from trouble
        if not chunk:
            raise unplugged(self.path)
        self._half += chunk
        whole = len(self._half) - len(self._half) % _EVENT.size
        records, self._half = self._half[:whole], self._half[whole:]
        found = []
        for _, _, kind, code, value in _EVENT.iter_unpack(records):
            if kind == _KEY:
                found.append((code, value))
            elif kind == _SYN and code == _DROPPED:
                found.append((LOST, 0))
        return found

    def wake(self) -> None:
        """Make a waiting `read` return. Any thread may call it."""
        waker = self._waker
        if waker is not None:
            waker.wake()

    def close(self) -> None:
        """Release the keyboard: other programs get its keys again."""
        self._half = b""
        keys, self._keys = self._keys, None
        waker, self._waker = self._waker, None
        if keys is not None:
            keys.close()
        if waker is not None:
            waker.close()

    def _paths(self) -> list[str]:
        found = candidates(self._wanted, self._folder)
        paths = [path for path in found if path == self._wanted or "-event" in os.path.basename(path)]
        if not paths:
            remedy = f"No {self._what} is called {self._wanted!r} in {self._folder}: plug it in."
            raise LinkLost("absent", port=self._wanted, remedy=remedy)
        return paths
