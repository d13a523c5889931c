"""A PN532 on the far end of a USB serial adapter that is plugged into the machine."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "hardware"))

from pn532_emulator import Pn532Emulator

from tests.vm.machine import Machine

SETTING = '[hardware]\nreaders = ["QEMU"]\n'
"""The adapter by a part of its name."""


class Reader:
    """The chip is the tests' own; QEMU sets the speed of its wire as the guest's driver asks for it."""

    def __init__(self, machine: Machine, name: str = "reader") -> None:
        self.machine, self.name = machine, name
        self.chip = Pn532Emulator(machine.folder / f"{name}-wire")

    def plug(self) -> None:
        """The cable is put into the machine."""
        backend = {"type": "serial", "data": {"device": self.chip.path}}
        self.machine.qmp("chardev-add", id=f"far-{self.name}", backend=backend)
        self.machine.plug("usb-serial", self.name, chardev=f"far-{self.name}", **{"always-plugged": True})

    def pull(self) -> None:
        """And out again."""
        self.machine.pull(self.name, serial=True)

    def close(self) -> None:
        """The chip's end."""
        self.chip.close()
