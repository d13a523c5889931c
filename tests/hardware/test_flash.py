"""A Pico is flashed: the UF2 onto its drive, the program through the raw prompt of MicroPython itself."""

from __future__ import annotations

import os
import pty
import struct
import subprocess
import threading
import tty
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from pico_board import MICROPYTHON, Pico
from watching import Watch

from hardware import flash
from hardware.events import LinkUp, Snapshot, TagArrived
from hardware.flash import FlashFailed, Prompt, copy, drives, family, install, program
from hardware.port import Port
from hardware.readerboard import ReaderBoard


def uf2(path: Path, kind: int = 0xE48BFF56, magic: int = 0x0A324655) -> Path:
    """A file of two blocks."""
    block = struct.pack("<8I476sI", magic, 0x9E5D5157, 0x2000, 0x10000000, 256, 0, 2, kind, bytes(476), 0x0AB16F30)
    path.write_bytes(block * 2)
    return path


@pytest.fixture
def drive(tmp_path: Path) -> Path:
    """A Pico with BOOTSEL held."""
    folder = tmp_path / "RPI RP2"
    folder.mkdir()
    (folder / "INFO_UF2.TXT").write_text("UF2 Bootloader v3.0\nModel: Raspberry Pi RP2\nBoard-ID: RPI-RP2\n")
    return folder


def test_a_pico_that_waits_is_found_by_its_own_file(drive: Path, tmp_path: Path) -> None:
    mounts = tmp_path / "mounts"
    escaped = str(drive).replace(" ", "\\040")
    mounts.write_text(f"proc /proc proc rw 0 0\n/dev/sda1 {escaped} vfat rw 0 0\nodd\n")
    assert drives(mounts) == [drive]
    assert drives(tmp_path / "none") == []


def test_a_uf2_file_for_this_pico_is_put_onto_it(drive: Path, tmp_path: Path) -> None:
    file = uf2(tmp_path / "micropython.uf2")
    copy(file, drive)
    assert (drive / "firmware.uf2").read_bytes() == file.read_bytes()
    assert family(uf2(tmp_path / "pico2.uf2", kind=0xE48BFF59)) == "RP2350"


@pytest.mark.parametrize(
    ("spoil", "word"),
    [
        (lambda file: file.unlink(), "cannot be read"),
        (lambda file: file.write_bytes(file.read_bytes()[:700]), "no whole UF2"),
        (lambda file: file.write_bytes(b""), "no whole UF2"),
        (lambda file: uf2(file, magic=7), "no UF2 file"),
        (lambda file: uf2(file, kind=0x1C5F21B0), "another chip"),
        (lambda file: uf2(file, kind=0xE48BFF59), "take the other file"),
    ],
)
def test_a_file_that_is_none_or_for_another_chip_is_refused(
    drive: Path, tmp_path: Path, spoil: Callable[[Path], object], word: str
) -> None:
    file = uf2(tmp_path / "micropython.uf2")
    spoil(file)
    with pytest.raises(FlashFailed, match=word):
        copy(file, drive)
    assert not (drive / "firmware.uf2").exists()


class RawPrompt:
    """The raw prompt on a pty; each command is carried out by MicroPython in a folder that is the Pico's memory.

    `spoil` changes a command before it is carried out; a `deaf` one is a program that does not let itself be stopped.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.spoil: Callable[[str], str] = lambda code: code
        self.deaf = False
        self.started = threading.Event()
        self._master, self._slave = pty.openpty()
        tty.setraw(self._slave)
        self.path = os.ttyname(self._slave)
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        raw, held = False, b""
        with suppress(OSError):
            while (came := os.read(self._master, 4096)) != b"!END!":
                for byte in came:
                    one = bytes((byte,))
                    if self.deaf:
                        os.write(self._master, b"$7 BEAT 1000*1234\n")
                    elif one == b"\x01":
                        raw, held = True, b""
                        os.write(self._master, b"\r\nraw REPL; CTRL-B to exit\r\n>")
                    elif one == b"\x02":
                        raw = False
                    elif one == b"\x03":
                        os.write(self._master, b"\r\n>>> ")
                    elif one == b"\x04" and raw:
                        said, complaint = self._run(held.decode())
                        os.write(self._master, b"OK" + said + b"\x04" + complaint + b"\x04>")
                        held = b""
                    elif one == b"\x04":
                        self.started.set()
                    else:
                        held += one

    def _run(self, code: str) -> tuple[bytes, bytes]:
        ran = subprocess.run([*MICROPYTHON, "-c", self.spoil(code)], cwd=self.folder, capture_output=True)
        if ran.returncode or b"Traceback" in ran.stdout:
            return b"", ran.stdout + ran.stderr
        return ran.stdout, b""

    def close(self) -> None:
        """The end."""
        os.write(self._slave, b"!END!")
        self._thread.join(10)
        os.close(self._slave)
        os.close(self._master)


@pytest.fixture
def pico(tmp_path: Path, nothing_left_behind: None) -> Iterator[RawPrompt]:
    """A Pico with MicroPython and nothing else."""
    pytest.importorskip("micropython_unix", reason="there is no MicroPython for this machine")
    folder = tmp_path / "pico"
    folder.mkdir()
    prompt = RawPrompt(folder)
    yield prompt
    prompt.close()


def flashed(pico: RawPrompt, files: dict[str, bytes]) -> None:
    port = Port(pico.path, 115200)
    try:
        prompt = Prompt(port, patience=2.0 if pico.deaf else 20.0)
        install(prompt, files)
        prompt.start()
    finally:
        port.close()


@pytest.mark.slow("terminals")
def test_the_program_arrives_whole_with_its_own_wiring_and_starts(pico: RawPrompt) -> None:
    (pico.folder / "main.py").write_text("an older program")
    files = program('NAME = "board-2"\n')
    flashed(pico, files)
    there = {str(path.relative_to(pico.folder)): path.read_bytes() for path in pico.folder.rglob("*.py*")}
    assert there == files
    assert there["firmware/wiring.py"] == b'NAME = "board-2"\n'
    assert pico.started.wait(10)


@pytest.mark.slow("terminals")
def test_what_was_put_onto_the_pico_is_a_board_that_plays(pico: RawPrompt, tmp_path: Path) -> None:
    own = (flash.PROGRAM / "wiring.py").read_text("utf-8").replace('NAME = "board-1"', 'NAME = "board-2"')
    flashed(pico, program(own))
    board = Pico(tmp_path, memory=pico.folder)
    try:
        with Watch([ReaderBoard("board", board.path, dwell=0.0)]) as watch:
            assert watch.until(LinkUp) == LinkUp("board", board.path, "board-2 1, 8 readers")
            watch.until(Snapshot)
            board.do("lay 5 04a1b2c3d4e580")
            watch.until(TagArrived("board", "5", "04a1b2c3d4e580"))
    finally:
        board.close()


def test_every_file_of_the_program_is_put_onto_the_pico() -> None:
    assert {path.name for path in flash.PROGRAM.glob("*.py")} == {*flash.FILES, "main.py"}


@pytest.mark.slow("terminals")
def test_a_file_that_is_spoiled_on_its_way_is_reported_and_half_a_program_never_starts(pico: RawPrompt) -> None:
    pico.spoil = lambda code: code.replace("wake", "wane") if "ab" in code else code
    files = {"firmware/line.py": b"# wake\n" * 50, "main.py": b"print(1)\n"}
    with pytest.raises(FlashFailed, match=r"firmware/line\.py did not arrive whole"):
        flashed(pico, files)
    assert not (pico.folder / "main.py").exists()


@pytest.mark.slow("terminals")
def test_what_the_pico_complains_of_is_reported(pico: RawPrompt) -> None:
    pico.spoil = lambda code: "raise OSError(28)"
    with pytest.raises(FlashFailed, match=r"The Pico says: OSError: \[?"):
        flashed(pico, {"main.py": b"print(1)\n"})


@pytest.mark.slow("terminals")
def test_a_program_that_does_not_let_itself_be_stopped_is_reported_with_the_way_out(pico: RawPrompt) -> None:
    pico.deaf = True
    with pytest.raises(FlashFailed, match="hold one of its buttons"):
        flashed(pico, {"main.py": b""})


def test_a_wiring_that_is_no_python_is_refused_before_anything_is_written() -> None:
    with pytest.raises(SyntaxError):
        program("SCK = = 18")
