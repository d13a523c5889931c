"""The devices the tests plug in, and the promise that none leaves a thread or a file behind."""

from __future__ import annotations

import gc
import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from board_emulator import BoardEmulator
from pn532_emulator import Pn532Emulator

collect_ignore = ["on_the_board.py", "pico"]  # programs for another interpreter


@pytest.fixture(autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """Threads and open files are back where they were after every test."""
    threads = set(threading.enumerate())
    files = _open_files()
    yield
    for thread in set(threading.enumerate()) - threads:
        thread.join(5)
    if _open_files() > files:
        gc.collect()
    assert set(threading.enumerate()) <= threads
    assert _open_files() <= files


def _open_files() -> int:
    return len(os.listdir("/proc/self/fd"))


@pytest.fixture
def chip(tmp_path: Path, nothing_left_behind: None) -> Iterator[Pn532Emulator]:
    """A PN532 on a cable."""
    emulator = Pn532Emulator(tmp_path / "usb-reader-a")
    yield emulator
    emulator.close()


@pytest.fixture
def other_chip(tmp_path: Path, nothing_left_behind: None) -> Iterator[Pn532Emulator]:
    """A second one."""
    emulator = Pn532Emulator(tmp_path / "usb-reader-b")
    yield emulator
    emulator.close()


@pytest.fixture
def board(tmp_path: Path, nothing_left_behind: None) -> Iterator[BoardEmulator]:
    """A reader board on a cable."""
    emulator = BoardEmulator(tmp_path / "usb-board-1")
    yield emulator
    emulator.close()
