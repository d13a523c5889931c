"""The board's program without a board: scanning, buttons, and the MFRC522 against registers of air."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from pathlib import Path
from typing import ClassVar

import pytest

from hardware.firmware import mfrc522
from hardware.firmware.mfrc522 import Mfrc522, crc_a
from hardware.firmware.scan import Keys, Scanner

FIRMWARE = Path(mfrc522.__file__).parent


class Told:
    """A board that only listens."""

    def __init__(self) -> None:
        self.heard: list[tuple[object, ...]] = []

    def __getattr__(self, word: str):
        return lambda *arguments: self.heard.append((word, *arguments)) if word != "looked" else None


class Reader:
    """A reader that sees what it is told to see; OSError is what a dead chip raises."""

    on: ClassVar[set[object]] = set()

    def __init__(self) -> None:
        self.sees: list[list[str] | type[OSError]] = []

    def start(self) -> None:
        pass

    def field(self, on: bool) -> None:
        (Reader.on.add if on else Reader.on.discard)(self)
        assert len(Reader.on) <= 1

    def look(self) -> list[str]:
        seen = self.sees.pop(0) if self.sees else []
        if seen is OSError:
            raise OSError
        return seen  # type: ignore[return-value]


def scanned(sees: list[list[str] | type[OSError]], step: int = 110) -> list[tuple[object, ...]]:
    reader, told = Reader(), Told()
    reader.sees = sees
    scanner = Scanner({"7": reader}, told)
    now = 0
    while reader.sees:
        scanner.step(now)
        now += step
    assert not Reader.on
    return told.heard


def test_a_tag_comes_once_and_leaves_after_misses_and_time() -> None:
    assert scanned([["04aa"]] * 5) == [("came", "7", "04aa")]
    assert scanned([["04aa"], [], [], ["04aa"]]) == [("came", "7", "04aa")]
    assert scanned([["04aa"], [], [], []]) == [("came", "7", "04aa"), ("left", "7", "04aa")]
    assert scanned([["04aa"], *([[]] * 8)], step=30) == [("came", "7", "04aa")]


def test_a_dead_reader_is_told_once_its_tags_stay_and_it_is_tried_again() -> None:
    dead: list[list[str] | type[OSError]] = [OSError] * 4
    assert scanned([["04aa"], *dead, ["04aa"]], step=3000) == [("came", "7", "04aa"), ("fails", "7"), ("works", "7")]


def test_the_field_is_off_after_a_reader_failed_under_it() -> None:
    scanned([OSError])


def test_every_reader_has_its_turn() -> None:
    told = Told()
    readers = {str(n): Reader() for n in range(64)}
    for name, reader in readers.items():
        reader.sees = [[name]]
    scanner = Scanner(readers, told)
    for now in range(64):
        scanner.step(now)
    assert {reader for _, reader, _ in told.heard} == set(readers)


def test_a_bouncing_key_is_told_once_and_its_first_level_too() -> None:
    told, down = Told(), [False]
    keys = Keys({"pass": lambda: down[0]}, told)
    for now, level in enumerate([0] * 5 + [1, 0, 1, 0, 1, 0] + [1] * 30 + [0, 1, 0] + [0] * 30):
        down[0] = bool(level)
        keys.step(now)
    assert told.heard == [("key", "pass", False), ("key", "pass", True), ("key", "pass", False)]


class Air:
    """An MFRC522's registers with tags in the air, as far as the driver uses them."""

    def __init__(self) -> None:
        self.registers = bytearray(64)
        self.fifo = bytearray()
        self.uid = b""
        self.dead = False
        self.spoilt = False
        self.selected = False

    def select(self, on: bool) -> None:
        self.selected = on

    def write(self, some: bytes) -> None:
        assert self.selected
        register, value = some[0] >> 1, some[1]
        if register == mfrc522.FIFO_DATA:
            self.fifo.append(value)
        elif register == mfrc522.FIFO_LEVEL:
            self.fifo.clear()
        elif register == mfrc522.COMMAND and value == mfrc522.SOFT_RESET:
            self.registers = bytearray(64)
            self.registers[mfrc522.VERSION] = 0x92
            self.registers[mfrc522.TX_CONTROL] = 0x80
        else:
            self.registers[register] = value
            if register == mfrc522.BIT_FRAMING and value & 0x80:
                self._transceive(value & 7)

    def write_readinto(self, out: bytes, into: bytearray) -> None:
        assert self.selected
        register = out[0] >> 1 & 0x3F
        if self.dead:
            value = 0
        elif register == mfrc522.FIFO_LEVEL:
            value = len(self.fifo)
        elif register == mfrc522.FIFO_DATA:
            value = self.fifo.pop(0)
        else:
            value = self.registers[register]
        into[1] = value

    def _transceive(self, bits: int) -> None:
        asked = bytes(self.fifo)
        self.fifo.clear()
        answer = self._tag(asked, bits) if self.uid and self.registers[mfrc522.TX_CONTROL] & 3 == 3 else b""
        self.fifo += answer
        self.registers[mfrc522.ERROR] = 0x08 if self.spoilt else 0
        self.registers[mfrc522.COM_IRQ] = 0x30 if answer else 0x01

    def _tag(self, asked: bytes, bits: int) -> bytes:
        if bits == 7:
            return b"\x44\x00"
        level = mfrc522.LEVELS.index(asked[0])
        more = len(self.uid) > 4 + 3 * level
        part = b"\x88" + self.uid[3 * level : 3 * level + 3] if more else self.uid[3 * level : 3 * level + 4]
        if asked[1] == 0x20:
            check = 0
            for byte in part:
                check ^= byte
            return part + bytes((check,))
        assert crc_a(asked[:-2]) == asked[-2:]
        sak = b"\x04" if more else b"\x00"
        return sak + crc_a(sak)


def read(air: Air) -> list[str]:
    chip = Mfrc522(air, air.select, lambda milliseconds: None)
    chip.field(True)
    seen = chip.look()
    chip.field(False)
    assert air.registers[mfrc522.TX_CONTROL] & 3 == 0
    return seen


@pytest.mark.parametrize("uid", ["deadbeef", "04a1b2c3d4e580", "04a1b2c3d4e580112233"])
def test_the_chip_reads_uids_of_every_length(uid: str) -> None:
    air = Air()
    air.uid = bytes.fromhex(uid)
    assert read(air) == [uid]


def test_an_empty_field_is_empty_and_a_spoiled_answer_is_no_tag() -> None:
    air = Air()
    assert read(air) == []
    air.uid, air.spoilt = bytes.fromhex("deadbeef"), True
    assert read(air) == []


def test_a_chip_that_is_not_there_is_an_error() -> None:
    air = Air()
    air.dead = True
    with pytest.raises(OSError, match="no chip"):
        read(air)


def test_the_checksum_is_that_of_the_standard() -> None:
    assert crc_a(b"\x00\x00") == b"\xa0\x1e"  # ISO/IEC 14443-3, annex B
    assert crc_a(b"\x12\x34") == b"\x26\xcf"


def test_only_the_main_file_knows_the_machine() -> None:
    """The others run on a computer as they run on the board: they import each other and nothing else."""
    for path in FIRMWARE.glob("*.py"):
        if path.name == "main.py":
            continue
        tree = ast.parse(path.read_text("utf-8"))
        typed = [node for node in ast.walk(tree) if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)]
        spared = {id(inner) for node in typed for inner in ast.walk(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Import | ast.ImportFrom) and id(node) not in spared:
                assert isinstance(node, ast.ImportFrom), path
                assert node.level == 1, path


def played_by(interpreter: str) -> list[str]:
    script = Path(__file__).parent / "on_the_board.py"
    ran = subprocess.run([interpreter, str(script), str(FIRMWARE.parent)], capture_output=True, text=True, check=True)
    return ran.stdout.splitlines()


def test_a_small_game_says_everything_a_board_can_say() -> None:
    said = [line.split("*")[0].split()[1:] for line in played_by(sys.executable)[:-1]]
    words = "HELLO BEAT TAG GONE FAULT MENDED BUTTON SNAP AT BAD KEY END OK NO"
    assert " ".join(sorted({one[0] for one in said})) == " ".join(sorted(words.split()))
    assert ["TAG", "2", "04a1b2c3d4e580"] in said
    assert ["GONE", "2", "04a1b2c3d4e580"] in said


@pytest.mark.skipif(shutil.which("micropython") is None, reason="there is no MicroPython here")
def test_micropython_says_the_very_same() -> None:
    assert played_by("micropython") == played_by(sys.executable)
