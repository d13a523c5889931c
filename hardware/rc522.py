"""A reader with an MFRC522 chip ("RC522") on the Pi's SPI pins, by the driver that runs on the reader board too."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence

from hardware.commands import Order
from hardware.device import LinkLost
from hardware.events import Event, LinkUp
from hardware.firmware.mfrc522 import Mfrc522
from hardware.port import plugged_in
from hardware.presence import Presence
from hardware.spi import Spi, opened

READER = "1"
"""The only antenna of this device."""
HERTZ = 1_000_000

KNOWN = {0x91: "MFRC522 1.0", 0x92: "MFRC522 2.0", 0x88: "FM17522"}
"""What a chip's version register says (MFRC522 data sheet, section 9.3.4.8); makers of copies write what they like."""


class _Wires:
    """The SPI bus in the form that the board's driver expects; the kernel pulls the select line by itself."""

    def __init__(self, bus: Spi) -> None:
        self._bus = bus

    def write(self, some: bytes) -> None:
        self._bus.xfer(some)

    def write_readinto(self, out: bytes, into: bytearray) -> None:
        into[:] = self._bus.xfer(out)


class _Clock:
    """MicroPython's clock functions, by the clock of this machine."""

    def sleep_ms(self, milliseconds: int) -> None:
        time.sleep(milliseconds / 1000)

    def ticks_ms(self) -> int:
        return int(1000 * time.monotonic())

    def ticks_diff(self, late: int, early: int) -> int:
        return late - early


class Rc522:
    """A reader with an MFRC522 chip, with up to eight tags in its field. `port` is a path like /dev/spidev0.0.

    Between two scans it rests `pause` seconds. After `tries` scans in a row at which the chip did not answer as it
    should, the connection counts as lost.
    """

    def __init__(
        self,
        name: str,
        port: str = "/dev/spidev0.0",
        *,
        pause: float = 0.03,
        tries: int = 3,
        presence: Presence | None = None,
        opens: Callable[[str, int], Spi] = opened,
        ticks: object = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.name = name
        self._wanted = port
        self._pause = pause
        self._tries = tries
        self._presence = presence or Presence(name)
        self._opens = opens
        self._ticks = ticks or _Clock()
        self._clock = clock
        self._nudge = threading.Event()
        self._bus: Spi | None = None
        self._chip: Mfrc522 | None = None
        self._failures = 0

    def open(self) -> Sequence[Event]:
        """Start the chip and scan once."""
        self.close()
        (path,) = plugged_in(self._wanted)
        self._bus = self._opens(path, HERTZ)
        self._chip = Mfrc522(_Wires(self._bus), lambda on: None, self._ticks)
        self._failures = 0
        try:
            self._chip.start()
            what = KNOWN.get(self._chip.version, f"chip {self._chip.version:02x}")
            found = self._look(self._chip)
        except OSError as trouble:
            self.close()
            raise self._silent() from trouble
        seen = self._presence.reading(READER, found, self._clock())
        return [LinkUp(self.name, path, what), *seen, self._presence.picture()]

    def poll(self) -> Sequence[Event]:
        """Events since the last call: pause, then scan once."""
        self._nudge.wait(self._pause)
        self._nudge.clear()
        if self._chip is None:
            raise self._silent()
        try:
            found = self._look(self._chip)
        except OSError as trouble:
            self._failures += 1
            if self._failures >= self._tries:
                raise self._silent() from trouble
            return []
        self._failures = 0
        return self._presence.reading(READER, found, self._clock())

    def obey(self, order: Order) -> Sequence[Event]:
        """Carry out an order: `AskPicture` is answered with a snapshot of the tags in the field, an order to read or
        write a tag's contents with `TagFailed`; other orders have no effect."""
        return self._presence.answer(order)

    def wake(self) -> None:
        """End the pause between two scans."""
        self._nudge.set()

    def close(self) -> None:
        """Release the SPI bus."""
        self._presence.freeze()
        bus, self._bus, self._chip = self._bus, None, None
        if bus is not None:
            bus.close()

    def _look(self, chip: Mfrc522) -> set[str]:
        chip.field(True)
        try:
            return set(chip.look())
        finally:
            chip.field(False)

    def _silent(self) -> LinkLost:
        remedy = f"No MFRC522 answers at {self._wanted}: check its wires, 3.3 V, and RST at 3.3 V."
        return LinkLost("silent", port=self._wanted, remedy=remedy)
