"""A multitouch panel made by uinput in the virtual machine: protocol B with slots, as a Pi's own panel (FT5406) speaks.

Runs in the guest, beside agent.py.
"""

from __future__ import annotations

import fcntl
import os
import struct
import time
from collections.abc import Iterable, Sequence

EV_SYN, EV_KEY, EV_ABS = 0, 1, 3
BTN_TOUCH = 0x14A
ABS_X, ABS_Y, SLOT, MT_X, MT_Y, TRACKING = 0x00, 0x01, 0x2F, 0x35, 0x36, 0x39
DIRECT = 1
SET_EVENT, SET_KEY, SET_ABS, SET_PROPERTY = 0x40045564, 0x40045565, 0x40045567, 0x4004556E
SETUP, ABS_SETUP, CREATE, DESTROY = 0x405C5503, 0x401C5504, 0x5501, 0x5502
SLOTS = 10


class Panel:
    """As many pixels as the screen has; `play` takes `["down", finger, x, y]`, `["move", ...]`, `["up", finger]` and
    `["wait", seconds]`."""

    def __init__(self, name: str, width: int, height: int) -> None:
        self.tracked = 0
        self.down: set[int] = set()
        self.file = os.open("/dev/uinput", os.O_WRONLY)
        for kind in (EV_KEY, EV_ABS):
            fcntl.ioctl(self.file, SET_EVENT, kind)
        fcntl.ioctl(self.file, SET_KEY, BTN_TOUCH)
        fcntl.ioctl(self.file, SET_PROPERTY, DIRECT)
        ends = {
            ABS_X: width - 1,
            ABS_Y: height - 1,
            MT_X: width - 1,
            MT_Y: height - 1,
            SLOT: SLOTS - 1,
            TRACKING: 65535,
        }
        for code, end in ends.items():
            fcntl.ioctl(self.file, SET_ABS, code)
            fcntl.ioctl(self.file, ABS_SETUP, struct.pack("Hxxiiiiii", code, 0, 0, end, 0, 0, 0))
        bus_usb, vendor, product, version = 3, 0x0EEF, 1, 1
        fcntl.ioctl(self.file, SETUP, struct.pack("HHHH80sI", bus_usb, vendor, product, version, name.encode(), 0))
        fcntl.ioctl(self.file, CREATE)

    def close(self) -> None:
        """The cable is pulled."""
        fcntl.ioctl(self.file, DESTROY)
        os.close(self.file)

    def play(self, steps: Iterable[Sequence[object]]) -> None:
        """One step after the other, each its own report."""
        for verb, *told in steps:
            if verb == "wait":
                time.sleep(float(told[0]))  # type: ignore[arg-type]
                continue
            finger = int(told[0])  # type: ignore[call-overload]
            self._write(EV_ABS, SLOT, finger)
            if verb == "up":
                self.down.discard(finger)
                self._write(EV_ABS, TRACKING, -1)
                if not self.down:
                    self._write(EV_KEY, BTN_TOUCH, 0)
            else:
                x, y = int(told[1]), int(told[2])  # type: ignore[call-overload]
                if verb == "down":
                    self.tracked = (self.tracked + 1) % 65536
                    self._write(EV_ABS, TRACKING, self.tracked)
                self._write(EV_ABS, MT_X, x)
                self._write(EV_ABS, MT_Y, y)
                if not self.down:
                    self._write(EV_KEY, BTN_TOUCH, 1)
                self.down.add(finger)
                if finger == min(self.down):
                    self._write(EV_ABS, ABS_X, x)
                    self._write(EV_ABS, ABS_Y, y)
            self._write(EV_SYN, 0, 0)

    def _write(self, kind: int, code: int, value: int) -> None:
        os.write(self.file, struct.pack("llHHi", 0, 0, kind, code, value))
