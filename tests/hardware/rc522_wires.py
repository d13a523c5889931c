"""An SPI bus of the Pi with one RC522, whose tags collide."""

from __future__ import annotations

from collections.abc import Callable

from rc522_emulator import Chip, Clock, Tag

from hardware.device import LinkLost
from hardware.presence import Presence
from hardware.rc522 import Rc522

PATH = "/dev/spidev0.0"


class Wires:
    """An SPI bus with one chip; `spoil` changes what comes back."""

    def __init__(self) -> None:
        self.chip = Chip(Clock(), 20)
        self.chip.select(True)
        self.spoil: Callable[[bytes], bytes] = lambda some: some
        self.fails = False
        self.opened = 0
        self.looks = 0

    def opens(self, path: str, hertz: int) -> Wires:
        if self.fails:
            raise LinkLost("absent", port=path)
        self.opened += 1
        return self

    def xfer(self, some: bytes) -> bytes:
        if self.fails:
            raise OSError("the bus is gone")
        into = bytearray(len(some))
        if some[0] & 0x80:
            self.chip.write_readinto(some, into)
        else:
            self.chip.write(some)
            self.looks += some[0] >> 1 == 0x14
        return self.spoil(bytes(into))

    def close(self) -> None:
        self.opened -= 1

    def lay(self, uid: str) -> None:
        self.chip.tags = [*self.chip.tags, Tag(uid)]

    def lift(self, uid: str) -> None:
        self.chip.tags = [tag for tag in self.chip.tags if tag.uid != uid]

    def reader(self, name: str = "rc522") -> Rc522:
        presence = Presence(name, misses=3, absence=0.02)
        return Rc522(name, PATH, pause=0.001, presence=presence, opens=self.opens, ticks=self.chip.clock)
