"""The reader board's program run by MicroPython itself (its unix port), from a chip's driver to the whole board."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pico_board import MICROPYTHON, Pico
from watching import Watch

from hardware.device import SetLamp
from hardware.events import (
    ButtonPressed,
    ButtonReleased,
    LinkDown,
    LinkUp,
    ReaderFailed,
    ReaderMended,
    Snapshot,
    TagArrived,
    TagLeft,
)
from hardware.firmware import mfrc522
from hardware.readerboard import ReaderBoard

pytestmark = pytest.mark.slow("terminals")

HERE = Path(__file__).parent
HARDWARE = Path(mfrc522.__file__).parents[1]
BOOTS = [f"04a1b2c3d4e5{n:02x}" for n in (0x80, 0x81, 0x82, 0x90, 0xC0, 0x00)]

RP2040 = 264 * 1024
"""Bytes of memory of the chip itself."""
HEAP = 96 * 1024
"""Bytes of heap that the program gets here; MicroPython leaves more than that on an RP2040 of 264 kB."""


@pytest.fixture(autouse=True)
def micropython() -> None:
    """MicroPython comes as a package for some machines only."""
    pytest.importorskip("micropython_unix", reason="there is no MicroPython for this machine")


def played_by(*interpreter: str) -> list[str]:
    command = [*interpreter, str(HERE / "on_the_board.py"), str(HARDWARE), str(HERE)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def test_micropython_says_and_finds_the_very_same() -> None:
    said = played_by(*MICROPYTHON)
    assert said == played_by(sys.executable)
    assert sum(line.startswith("True ") for line in said) == 480
    assert not any(line.startswith("False ") for line in said)


def test_a_small_game_says_everything_a_board_can_say() -> None:
    said = [line.split("*")[0].split()[1:] for line in played_by(sys.executable) if line.startswith("$")]
    words = "HELLO BEAT TAG GONE FAULT MENDED BUTTON SNAP AT BAD KEY END OK NO"
    assert " ".join(sorted({one[0] for one in said})) == " ".join(sorted(words.split()))
    assert ["TAG", "2", "04a1b2c3d4e580"] in said
    assert ["GONE", "2", "04a1b2c3d4e580"] in said


@pytest.fixture
def pico(tmp_path: Path, nothing_left_behind: None) -> Iterator[Pico]:
    """A board with eight readers."""
    board = Pico(tmp_path)
    yield board
    board.close()


def test_six_boots_on_one_place_are_all_read_and_each_leaves_by_itself(pico: Pico) -> None:
    pico.do(*(f"lay 3 {boot}" for boot in BOOTS[:3]))
    with Watch([ReaderBoard("board", pico.path, dwell=0.0)]) as watch:
        assert watch.until(LinkUp) == LinkUp("board", pico.path, "board-1 1, 8 readers")
        first = watch.until(Snapshot)
        assert isinstance(first, Snapshot)
        pico.do(*(f"lay 3 {boot}" for boot in BOOTS[3:]))
        watch.until_so(lambda: {event.uid for event in watch.of(TagArrived)} >= set(BOOTS[3:]))
        pico.do(f"lift 3 {BOOTS[1]}", f"lift 3 {BOOTS[4]}")
        watch.until_so(lambda: len(watch.of(TagLeft)) == 2)
        assert {event.uid for event in watch.of(TagLeft)} == {BOOTS[1], BOOTS[4]}
        assert not watch.of(ReaderFailed, LinkDown)


def test_buttons_lamps_and_a_dead_reader_are_those_of_the_whole_program(pico: Pico) -> None:
    with Watch([ReaderBoard("board", pico.path, dwell=0.0)]) as watch:
        watch.until(Snapshot)
        pico.do("down 10")
        watch.until(ButtonPressed("board", "pass"))
        pico.do("up 10")
        watch.until(ButtonReleased)
        watch.hub.order(SetLamp("table", "amber"))
        watch.until_so(lambda: pico.strip.exists() and pico.strip.read_text().startswith("[(60, 30, 0)"))
        pico.do("dead 5")
        watch.until(ReaderFailed("board", "5"))
        pico.do("alive 5")
        watch.until(ReaderMended("board", "5"))


def test_eight_places_with_six_tags_each_fit_into_the_memory_of_a_pico(tmp_path: Path) -> None:
    """With eight-byte words, twice as long as the Pico's, and the emulated chip beside the program."""
    board = Pico(tmp_path, heap=HEAP)
    try:
        with Watch([ReaderBoard("board", board.path, dwell=0.0, answer=3.0)]) as watch:
            watch.until(Snapshot)
            board.do(*(f"lay {place} 04a1b2c3{n:02x}{place:04x}" for place in range(1, 9) for n in range(6)))
            watch.until_so(lambda: len(watch.of(TagArrived)) == 48)
            report = tmp_path / "used"
            board.do(f"memory {report}")
            watch.until_so(lambda: report.exists() and bool(report.read_text()))
            print(f"{report.read_text()} bytes of {HEAP}")
            assert 0 < int(report.read_text()) < HEAP < RP2040
            assert not watch.of(ReaderFailed, LinkDown)
    finally:
        board.close()
