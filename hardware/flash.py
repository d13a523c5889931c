"""Puts MicroPython and the reader board's program onto a Pico, and checks that they are there.

First the UF2 file, which whoever builds the board brings: a Pico plugged in with BOOTSEL held is a drive, and takes it
as a file. Then the program, through MicroPython's raw prompt on the serial port (its documentation, "The MicroPython
Interactive Interpreter Mode", section "Raw mode"): every command stands for itself, so that a spoiled one harms no
other.
"""

from __future__ import annotations

import binascii
import os
import shutil
import struct
import time
from collections.abc import Mapping
from pathlib import Path

from hardware.port import Port

MOUNTS = Path("/proc/mounts")
PROGRAM = Path(__file__).parent / "firmware"
FILES = ("__init__.py", "wiring.py", "line.py", "host_connection.py", "scan.py", "mfrc522.py")
"""What goes into the folder `firmware` on the Pico; `main.py` goes beside it."""

FAMILIES = {0xE48BFF56: "RP2040", 0xE48BFF59: "RP2350"}
"""The chip that a UF2 file is for, by the family number in it (the UF2 specification's list of families)."""
BOARDS = {"RPI-RP2": "RP2040", "RP2350": "RP2350"}
"""The chip of a Pico, by the board's name in the file INFO_UF2.TXT on its drive."""

_UF2 = struct.Struct("<8I476sI")
_MAGIC = 0x0A324655, 0x9E5D5157, 0x0AB16F30
_CHUNK = 256
_INTERRUPT, _RAW, _END, _NORMAL = b"\x03", b"\x01", b"\x04", b"\x02"


class FlashFailed(Exception):
    """The error when flashing failed; the sentence has the reason and a remedy."""


def drives(mounts: Path = MOUNTS) -> list[Path]:
    """The folders at which Picos that wait for a UF2 file are mounted."""
    try:
        lines = mounts.read_text("utf-8", "replace").splitlines()
    except OSError:
        return []
    folders = [Path(line.split(" ")[1].replace("\\040", " ")) for line in lines if line.count(" ") >= 2]
    # Asked of the system: a drive that is mounted for another user is none of ours, and no error.
    return sorted(folder for folder in folders if os.access(folder / "INFO_UF2.TXT", os.R_OK))


def family(uf2: Path) -> str:
    """The chip that a UF2 file is for: "RP2040" or "RP2350". Raises FlashFailed for anything else."""
    try:
        data = uf2.read_bytes()
    except OSError as trouble:
        raise FlashFailed(f"{uf2} cannot be read: {trouble.strerror}.") from trouble
    if not data or len(data) % _UF2.size:
        raise FlashFailed(f"{uf2} is no whole UF2 file: fetch it anew from micropython.org.")
    found = set()
    for first, second, flags, *_, kind, _, last in _UF2.iter_unpack(data):
        if (first, second, last) != _MAGIC:
            raise FlashFailed(f"{uf2} is no UF2 file, or a spoiled one: fetch it anew from micropython.org.")
        if flags & 0x2000:
            found.add(kind)
    known = {FAMILIES[kind] for kind in found if kind in FAMILIES}
    if len(known) != 1:
        raise FlashFailed(f"{uf2} is for another chip than a Pico's: take the one for your Pico.")
    return known.pop()


def copy(uf2: Path, drive: Path) -> None:
    """Write a UF2 file to a Pico's drive, which then disappears. Raises FlashFailed if it is for another chip."""
    wanted = family(uf2)
    info = (drive / "INFO_UF2.TXT").read_text("utf-8", "replace")
    there = next((chip for board, chip in BOARDS.items() if board in info), "")
    if there and there != wanted:
        raise FlashFailed(f"{uf2} is for an {wanted}, and this Pico is an {there}: take the other file.")
    try:
        with uf2.open("rb") as source, (drive / "firmware.uf2").open("wb") as target:
            shutil.copyfileobj(source, target)
            target.flush()
            os.fsync(target.fileno())
    except OSError as trouble:
        raise FlashFailed(f"{drive} did not take the file: {trouble.strerror}. Plug the Pico in anew.") from trouble


def program(wiring: str = "") -> dict[str, bytes]:
    """The files of the reader board's program by their paths on the Pico; `wiring`, if given, replaces our own
    wiring.py. Raises SyntaxError if that is no Python.
    """
    files = {f"firmware/{name}": (PROGRAM / name).read_bytes() for name in FILES}
    if wiring:
        compile(wiring, "wiring.py", "exec")
        files["firmware/wiring.py"] = wiring.encode()
    return {**files, "main.py": (PROGRAM / "main.py").read_bytes()}


class Prompt:
    """MicroPython's raw prompt on a serial port. Every method raises FlashFailed, and what the port raises."""

    def __init__(self, wire: Port, *, patience: float = 5.0) -> None:
        self._wire = wire
        self._patience = patience
        self._rest = b""
        wire.write(b"\r" + _INTERRUPT + _INTERRUPT)
        self._until(b">>> ")
        wire.write(b"\r" + _RAW)
        self._until(b"raw REPL; CTRL-B to exit\r\n>")

    def run(self, code: str) -> str:
        """Run code on the Pico; returns what it prints."""
        self._wire.write(code.encode() + _END)
        self._until(b"OK")
        answer = self._until(_END)
        complaint = self._until(_END)
        self._until(b">")
        if complaint:
            raise FlashFailed(f"The Pico says: {complaint.decode('utf-8', 'replace').strip().splitlines()[-1]}")
        return answer.decode("utf-8", "replace")

    def start(self) -> None:
        """Restart the Pico, with the program."""
        self._wire.write(_NORMAL + _END)

    def _until(self, mark: bytes) -> bytes:
        """The bytes received before `mark`; the bytes after it are kept for the next call. Raises FlashFailed if `mark`
        has not come in time."""
        heard, self._rest = self._rest, b""
        end = time.monotonic() + self._patience
        while mark not in heard:
            if time.monotonic() >= end:
                raise FlashFailed(
                    "The Pico does not answer as MicroPython does. If our program runs on it already, hold one of its "
                    "buttons, or join its pins 13 and 14, while plugging it in; else put MicroPython's "
                    "UF2 file onto it first."
                )
            heard += self._wire.read(0.1)
        before, _, self._rest = heard.partition(mark)
        return before


def install(prompt: Prompt, files: Mapping[str, bytes]) -> None:
    """Write files and read their checksums back. `main.py` comes last: half a program never starts."""
    for folder in sorted({path.rpartition("/")[0] for path in files} - {""}):
        prompt.run(f"import os\ntry:\n os.mkdir({folder!r})\nexcept OSError:\n pass")
    for path in sorted(files, key=lambda path: (path == "main.py", path)):
        data = files[path]
        prompt.run(f"open({path + '.new'!r}, 'wb').close()")
        for at in range(0, len(data), _CHUNK):
            prompt.run(f"f = open({path + '.new'!r}, 'ab')\nf.write({data[at : at + _CHUNK]!r})\nf.close()")
        answer = prompt.run(f"import binascii\nprint(binascii.crc32(open({path + '.new'!r}, 'rb').read()))")
        if answer.strip() != str(binascii.crc32(data)):
            raise FlashFailed(f"{path} did not arrive whole: try again, with another cable.")
        prompt.run(
            f"import os\ntry:\n os.remove({path!r})\nexcept OSError:\n pass\nos.rename({path + '.new'!r}, {path!r})"
        )
