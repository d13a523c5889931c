"""A wait for a readable file that can be ended from another thread."""

from __future__ import annotations

import contextlib
import os
import select
import threading


class Waker:
    """A pipe that is waited for together with a file, so that the wait can be ended."""

    def __init__(self) -> None:
        self._closing = threading.Lock()
        self._woken, self._waker = os.pipe()
        os.set_blocking(self._woken, False)
        os.set_blocking(self._waker, False)

    def wait(self, fd: int, seconds: float) -> bool:
        """Whether the file is readable now; waits no longer than `seconds`, and not at all once woken."""
        ready, _, _ = select.select([fd, self._woken], [], [], max(seconds, 0.0))
        if self._woken in ready:
            os.read(self._woken, 4096)
        return fd in ready

    def wake(self) -> None:
        """Make a waiting `wait` return. Any thread may call it."""
        with self._closing, contextlib.suppress(OSError):  # a pipe full of wake-ups wakes all the same
            if self._waker >= 0:
                os.write(self._waker, b"!")

    def close(self) -> bool:
        """Close the pipe; False if that was done before."""
        # Nobody must ever write into whatever gets this number next.
        with self._closing:
            if self._waker < 0:
                return False
            os.close(self._waker)
            os.close(self._woken)
            self._waker = -1
            return True
