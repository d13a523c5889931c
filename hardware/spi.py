"""An SPI bus of a Pi, opened, with its errors in words. The only importer of spidev."""

from __future__ import annotations

import re
from typing import Protocol

from hardware.device import LinkLost
from hardware.port import not_opened

_PATH = re.compile(r"/dev/spidev(\d+)\.(\d+)")


class Spi(Protocol):
    """An open SPI bus with one chip on it. OSError from `xfer`."""

    def xfer(self, some: bytes) -> bytes:
        """Send these bytes; returns as many bytes, received at the same time."""

    def close(self) -> None:
        """Release the bus; may be called again."""


class _Opened:
    def __init__(self, bus: int, chip: int, hertz: int) -> None:
        import spidev  # only there where somebody has such a reader

        self._spi = spidev.SpiDev()
        self._spi.open(bus, chip)
        self._spi.max_speed_hz = hertz
        self._spi.mode = 0

    def xfer(self, some: bytes) -> bytes:
        """Send these bytes; returns as many bytes, received at the same time."""
        return bytes(self._spi.xfer2(list(some)))

    def close(self) -> None:
        """Release the bus; may be called again."""
        self._spi.close()


def opened(path: str, hertz: int) -> Spi:
    """The SPI bus at a path like /dev/spidev0.0, in mode 0, open. Raises LinkLost if it cannot be opened."""
    found = _PATH.fullmatch(path)
    if not found:
        raise LinkLost("foreign", port=path, remedy=f"{path} is no SPI bus: it is called like /dev/spidev0.0.")
    try:
        return _Opened(int(found[1]), int(found[2]), hertz)
    except ImportError as trouble:
        remedy = "Install Debian's python3-spidev, and let the environment see the system's packages."
        raise LinkLost("failed", port=path, who=str(trouble), remedy=remedy) from trouble
    except OSError as trouble:
        remedy = "switch SPI on (sudo raspi-config nonint do_spi 0)."
        raise not_opened(path, trouble, "SPI bus", remedy) from trouble
