"""The position of a finger, read from the kernel: SDL reports 0 for an axis unchanged since the app started."""

from __future__ import annotations

import fcntl
import struct

ABS_X, ABS_Y, ABS_MT_SLOT = 0x00, 0x01, 0x2F
ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_MT_TRACKING_ID = 0x35, 0x36, 0x39
"""Axes, by linux/input-event-codes.h."""
EVIOCGABS, EVIOCGMTSLOTS = 0x80184540, 0x8000450A
"""Requests of linux/input.h: what an axis is at and reaches (the axis is added), and a value of each slot."""


def place(panel: int, finger: int) -> tuple[float, float] | None:
    """The position of a finger on a touch panel: its x and y from the upper left, each from 0 to 1, like (0.25, 0.5).

    `panel` is the file descriptor of the panel's event device, `finger` the finger's tracking id; if that finger was
    lifted, the position is that of the finger which moved last. None if `panel` is no touch panel.

    The kernel reports only values that change. If a finger comes down with the x (or the y) at which the last finger
    left, the kernel does not report that value; a program that was started after the last finger left never read it.
    """
    try:
        slot, _, last = _axis(panel, ABS_MT_SLOT)
        if last == 0:
            return _share(*_axis(panel, ABS_X)), _share(*_axis(panel, ABS_Y))
        held = _slots(panel, ABS_MT_TRACKING_ID, last + 1)
        if finger in held:
            slot = held.index(finger)
        spots = []
        for axis in (ABS_MT_POSITION_X, ABS_MT_POSITION_Y):
            _, least, most = _axis(panel, axis)
            spots.append(_share(_slots(panel, axis, last + 1)[slot], least, most))
    except (OSError, IndexError):
        return None
    return spots[0], spots[1]


def _share(value: int, least: int, most: int) -> float:
    return (value - least) / max(1, most - least)


def _axis(panel: int, axis: int) -> tuple[int, int, int]:
    """The value of a touch panel's axis and its two ends (struct input_absinfo)."""
    value, least, most = struct.unpack("3i12x", fcntl.ioctl(panel, EVIOCGABS + axis, bytes(24)))
    return value, least, most


def _slots(panel: int, axis: int, count: int) -> tuple[int, ...]:
    """The values of a touch panel's axis, one for each finger slot (struct input_mt_request_layout)."""
    asked = struct.pack(f"I{count}i", axis, *[0] * count)
    return struct.unpack(f"4x{count}i", fcntl.ioctl(panel, EVIOCGMTSLOTS + (len(asked) << 16), asked))
