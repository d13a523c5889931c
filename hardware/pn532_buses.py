"""Connections to a PN532 on the pins of a Pi: its frames over I2C and SPI (UM0701-02, sections 6.2.4 and 6.2.5)."""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
import threading
import time
from collections.abc import Callable
from typing import Protocol

from hardware.device import LinkLost
from hardware.frames import ACK
from hardware.port import not_opened
from hardware.spi import Spi, opened

ADDRESS = 0x24
"""The chip's address on an I2C bus; boards and libraries that write 48 count the direction bit."""
LONGEST = 128
"""Bytes read for an answer: two tags with all they may say take less."""
PAUSE = 0.004
"""Seconds between two questions whether there is an answer."""
HERTZ = 1_000_000

_I2C_SLAVE = 0x0703  # linux/i2c-dev.h
_WRITE, _STATUS, _READ = 0x01, 0x02, 0x03
_MIRRORED = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))
_WAKING = 0.02

_SILENCE = (errno.EREMOTEIO, errno.EIO, errno.ENXIO, errno.ETIMEDOUT, errno.EAGAIN)
"""What the kernel says when the chip does not acknowledge: it is asleep, busy, or not there."""


class Bus(Protocol):
    """An I2C bus, already set to one address. OSError from every method but `close`."""

    def write(self, some: bytes) -> object:
        """Write all of these bytes to the chip as one transfer on the bus; the result means nothing."""

    def read(self, size: int) -> bytes:
        """The next `size` bytes from the chip, in one transfer on the bus."""

    def close(self) -> None:
        """Close the bus device."""


class KernelBus:
    """An I2C bus of the kernel, /dev/i2c-1 as a rule."""

    def __init__(self, path: str) -> None:
        self._fd = os.open(path, os.O_RDWR)
        try:
            fcntl.ioctl(self._fd, _I2C_SLAVE, ADDRESS)
        except OSError:
            os.close(self._fd)
            raise

    def write(self, some: bytes) -> object:
        """Write all of these bytes to the chip as one transfer on the bus; the result means nothing."""
        return os.write(self._fd, some)

    def read(self, size: int) -> bytes:
        """The next `size` bytes from the chip, in one transfer on the bus."""
        return os.read(self._fd, size)

    def close(self) -> None:
        """Close the bus device."""
        with contextlib.suppress(OSError):
            os.close(self._fd)


class _Asked:
    """A connection over which the chip sends nothing by itself: it must be asked whether it has an answer."""

    wakes = b""

    def __init__(self, path: str) -> None:
        self.path = path
        self._acknowledges = False  # the chip's next frame is an ACK, which is short
        self._pause = threading.Event()

    def read(self, seconds: float) -> bytes:
        """Bytes of the chip's answer, awaited for at most `seconds`; b"" if none came in that time. Raises LinkLost if
        the bus is gone."""
        end = time.monotonic() + seconds
        while True:
            chunk = self._received()
            if chunk or time.monotonic() >= end:
                return chunk
            self._pause.wait(PAUSE)

    def _received(self) -> bytes:
        try:
            if not self._ready():
                return b""
            chunk = self._take(len(ACK) if self._acknowledges else LONGEST)
        except OSError as trouble:
            if trouble.errno in _SILENCE:
                return b""
            raise self._lost() from trouble
        self._acknowledges = False
        return chunk

    def write(self, chunk: bytes) -> None:
        """Send the frame `chunk` to the chip. If the chip does not acknowledge the frame, nothing is raised, and `read`
        will find no answer. Raises LinkLost if the bus is gone.
        """
        self._acknowledges = chunk != ACK
        try:
            self._give(chunk)
        except OSError as trouble:
            if trouble.errno not in _SILENCE:
                raise self._lost() from trouble

    def _ready(self) -> bool:
        raise NotImplementedError

    def _take(self, size: int) -> bytes:
        raise NotImplementedError

    def _give(self, chunk: bytes) -> None:
        raise NotImplementedError

    def _lost(self) -> LinkLost:
        return LinkLost("unplugged", port=self.path, remedy=f"{self.path} is gone; the game goes on by touch.")


class I2cLink(_Asked):
    """A connection to a PN532 whose mode switches are set to I2C, at a path like /dev/i2c-1."""

    def __init__(self, path: str, opens: Callable[[str], Bus] = KernelBus) -> None:
        super().__init__(path)
        try:
            self._bus = opens(path)
        except OSError as trouble:
            remedy = "switch I2C on (sudo raspi-config nonint do_i2c 0)."
            raise not_opened(path, trouble, "I2C bus", remedy) from trouble

    def close(self) -> None:
        """Release the I2C bus."""
        self._bus.close()

    def _ready(self) -> bool:
        return bool(self._bus.read(1)[0] & 1)

    def _take(self, size: int) -> bytes:
        return self._bus.read(size + 1)[1:]  # each read begins with the status

    def _give(self, chunk: bytes) -> None:
        self._bus.write(chunk)


class SpiLink(_Asked):
    """A PN532 with its switches on SPI, at a path like /dev/spidev0.0. The chip sends its lowest bit first."""

    def __init__(self, path: str, opens: Callable[[str, int], Spi] = opened) -> None:
        super().__init__(path)
        self._bus = opens(path, HERTZ)
        with contextlib.suppress(OSError):
            self._bus.xfer(b"\0")  # being selected wakes the chip
        self._pause.wait(_WAKING)

    def close(self) -> None:
        """Release the SPI bus."""
        self._bus.close()

    def _ready(self) -> bool:
        return bool(self._turned(bytes((_STATUS, 0)))[1] & 1)

    def _take(self, size: int) -> bytes:
        return self._turned(bytes((_READ,)) + bytes(size))[1:]

    def _give(self, chunk: bytes) -> None:
        self._turned(bytes((_WRITE,)) + chunk)

    def _turned(self, some: bytes) -> bytes:
        return self._bus.xfer(some.translate(_MIRRORED)).translate(_MIRRORED)
