"""A reader board whose program MicroPython runs, with emulated chips on its SPI bus and hands that write a file."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
import tty
from pathlib import Path

from hardware.firmware import mfrc522
from hardware.flash import program

HERE = Path(__file__).parent
FIRMWARE = Path(mfrc522.__file__).parent
MICROPYTHON = [sys.executable, "-m", "micropython_unix"]


class Pico:
    """The board's program on one end of a pty; `path` is the other.

    It is our own, or where a `memory` is given what was put into that folder.
    """

    def __init__(self, folder: Path, *, heap: int = 0, memory: Path | None = None) -> None:
        self._hands = folder / "hands"
        self._hands.write_text("")
        self.strip = folder / "strip"
        if memory is None:
            memory = folder / "memory"
            wiring = (FIRMWARE / "wiring.py").read_text("utf-8")
            for path, data in program(wiring).items():
                (memory / path).parent.mkdir(parents=True, exist_ok=True)
                (memory / path).write_bytes(data)
        self._master, self._slave = pty.openpty()
        tty.setraw(self._slave)
        self.path = os.ttyname(self._slave)
        self._process = subprocess.Popen(
            [*MICROPYTHON, *(["-X", f"heapsize={heap}"] if heap else []), str(memory / "main.py")],
            stdin=self._master,
            stdout=self._master,
            stderr=subprocess.PIPE,
            env={
                **os.environ,
                "MICROPYPATH": f"{memory}:{HERE}/pico:{HERE}",
                "BOARDSIDE_HANDS": str(self._hands),
                "BOARDSIDE_STRIP": str(self.strip),
            },
        )

    def do(self, *acts: str) -> None:
        """What hands do at the board."""
        with self._hands.open("a") as file:
            file.writelines(f"{act}\n" for act in acts)

    def close(self) -> None:
        """The end. What the program said on standard error comes to light here."""
        self._process.kill()
        _, complaint = self._process.communicate()
        os.close(self._slave)
        os.close(self._master)
        assert complaint == b""
