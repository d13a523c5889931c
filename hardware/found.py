"""Devices plugged in but not configured: their lines for the settings, and a device whose kind is tried out."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path

from hardware.device import Device, LinkLost, Order
from hardware.evdev import BY_ID
from hardware.events import Event
from hardware.keys import NAME as KEYS
from hardware.keys import Keys
from hardware.pn532 import Pn532
from hardware.port import candidates, is_board
from hardware.reader_factory import KINDS, reader
from hardware.readerboard import ReaderBoard

BOARD = "readerboard"
"""The value of `Either.found` for a reader board; for a reader it is "reader", for keys `KEYS`."""
FIXED = (
    ("/dev/serial0", "/dev/serial0"),
    ("/run/pcscd/pcscd.comm", "pcsc:ACR122"),
)
"""Device files that every machine names alike, and the lines of the settings for them."""


def proposed(ports: Sequence[str]) -> list[str]:
    """The lines of [hardware] for these serial ports, by their names.

    >>> proposed(["usb-CP2102_0001-if00-port0", "usb-MicroPython_Board_in_FS_mode_e661-if00"])
    ['readers = ["usb-CP2102_0001-if00-port0"]', 'board = "usb-MicroPython_Board_in_FS_mode_e661-if00"']
    """
    names = [os.path.basename(port) for port in ports]
    readers = [name for name in names if not is_board(name)]
    boards = [name for name in names if is_board(name)]
    lines = [f"readers = {json.dumps(readers)}"] if readers else []
    return lines + ([f"board = {json.dumps(boards[0])}"] if boards else [])


def ports(used: Iterable[str] = ()) -> list[str]:
    """The names of the serial ports in /dev/serial/by-id, except those that contain a part of a name in `used`. It does
    no harm to ask the devices on these ports what they are."""
    names = [os.path.basename(path) for path in candidates("")]
    return [name for name in names if not any(part.lower() in name.lower() for part in used)]


def others(used: Iterable[str] = (), by_id: Path = BY_ID, root: Path = Path("/")) -> list[str]:
    """Lines of the settings, without those in `used`, for devices that are tried only if a user asks for it: readers on
    device files below `root`, and everything in the folder `by_id` that types like a keyboard. Such a reader is taken
    over by Boardside, which would make a real keyboard useless to its user. What types has two lines: as a reader of
    tags, and as keys that are buttons."""
    names = [os.path.basename(path) for path in candidates("-event-kbd", by_id)]
    keyboards = [f"{kind}:{name}" for name in names for kind in ("keyboard", KEYS)]
    fixed = [line for path, line in FIXED if (root / path.lstrip("/")).exists()]
    return [line for line in (*fixed, *keyboards) if line not in used]


class Either(Device):
    """A device that a line of the settings names, of a kind unknown until it is open. A line that begins with a kind of
    reader ("keyboard:Sycreader") is that reader, one that begins with "keys" ("keys:Keypad") a keyboard whose keys are
    buttons; a port alone ("/dev/ttyACM0") is a reader board or a PN532.
    """

    def __init__(self, line: str) -> None:
        kind, colon, where = line.partition(":")
        self.name = line
        self._ways: list[Device]
        if colon and kind == KEYS:
            self._ways = [Keys(line, where)]
        elif colon and kind in KINDS:
            self._ways = [reader(line, line)]
        else:
            self._ways = [ReaderBoard(line, line, dwell=0.0), Pn532(line, line)]
        self._way: Device = self._ways[0]

    @property
    def found(self) -> str:
        """The kind of the device once it is open: "readerboard", "reader" or "keys"."""
        return BOARD if isinstance(self._way, ReaderBoard) else KEYS if isinstance(self._way, Keys) else "reader"

    def open(self) -> Sequence[Event]:
        """Connect to the device, trying one kind after the other; raises the last kind's LinkLost if all fail."""
        for way in self._ways:
            self._way = way
            try:
                return way.open()
            except LinkLost:
                way.close()
                if way is self._ways[-1]:
                    raise
        return []

    def poll(self) -> Sequence[Event]:
        """Events of the device since the last call."""
        return self._way.poll()

    def obey(self, order: Order) -> Sequence[Event]:
        """Have the device carry out an order; returns its events."""
        return self._way.obey(order)

    def wake(self) -> None:
        """Make a waiting `poll` return."""
        for way in self._ways:
            way.wake()

    def close(self) -> None:
        """Release the device."""
        for way in self._ways:
            way.close()
