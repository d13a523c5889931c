"""A USB reader that types, as a folder of devices whose events come through pipes."""

from __future__ import annotations

import errno
import os
import struct
from pathlib import Path

from hardware.typing_tag_reader import KEYS

CODES = {letter: code for code, letter in reversed(KEYS.items())}
DIGITS = frozenset(KEYS) | {28}
NAME = "usb-Sycreader_USB_Reader_08FF20140315"


def event(kind: int, code: int, value: int) -> bytes:
    """One record of the kernel's, as long as this machine has it."""
    return struct.pack("llHHi", 1_700_000_000, 0, kind, code, value)


def key(code: int) -> bytes:
    """A key down and up, with the scan codes and reports that stand between in a recording."""
    down = event(4, 4, 0x70000 + code) + event(1, code, 1) + event(0, 0, 0)
    return down + event(4, 4, 0x70000 + code) + event(1, code, 0) + event(0, 0, 0)


def typed(text: str, end: int = 28) -> bytes:
    """A number as such a reader types it, capitals with shift held."""
    keys = b"".join(
        event(1, 42, 1) + key(CODES[letter.lower()]) + event(1, 42, 0) if letter.isupper() else key(CODES[letter])
        for letter in text
    )
    return keys + key(end)


class DevicePort:
    """A folder like /dev/input/by-id, with the halves of one reader and somebody's keyboard."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.halves = {f"{NAME}-event-if01": frozenset({113, 114}), f"{NAME}-event-kbd": DIGITS}
        self.grabbed: list[str] = []
        self.busy = False
        self._ends: dict[str, tuple[int, int]] = {}
        for name in (*self.halves, f"{NAME}-mouse", "usb-Logitech_Keyboard-event-kbd"):
            (folder / name).touch()

    def opens(self, path: str) -> Half:
        name = Path(path).name
        if name not in self.halves or not Path(path).exists():
            raise OSError(errno.ENOENT, "no such file")
        self._ends[name] = os.pipe()
        os.set_blocking(self._ends[name][0], False)
        return Half(self, name, self._ends[name][0])

    def send(self, some: bytes) -> None:
        os.write(self._ends[f"{NAME}-event-kbd"][1], some)

    def unplug(self) -> None:
        for name in self.halves:
            (self.folder / name).unlink()
        self.hang_up()

    def hang_up(self, name: str = f"{NAME}-event-kbd") -> None:
        if name in self._ends:
            os.close(self._ends.pop(name)[1])

    def plug(self) -> None:
        for name in self.halves:
            (self.folder / name).touch()


class Half:
    """One of a reader's devices, open."""

    def __init__(self, plugged: DevicePort, name: str, fd: int) -> None:
        self._plugged, self._name, self._fd = plugged, name, fd
        self.what = "Sycreader USB Reader"

    def fileno(self) -> int:
        return self._fd

    def codes(self) -> frozenset[int]:
        return self._plugged.halves[self._name]

    def grab(self) -> None:
        if self._plugged.busy:
            raise OSError(errno.EBUSY, "busy")
        self._plugged.grabbed.append(self._name)

    def close(self) -> None:
        os.close(self._fd)
        self._plugged.hang_up(self._name)
