"""Readers and boards on emulated cables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hardware.board_emulator import BoardEmulator
from tests.hardware.pn532_emulator import Pn532Emulator


@pytest.fixture
def chip(tmp_path: Path) -> Iterator[Pn532Emulator]:
    """A PN532 on a cable."""
    emulator = Pn532Emulator(tmp_path / "usb-reader-a")
    yield emulator
    emulator.close()


@pytest.fixture
def other_chip(tmp_path: Path) -> Iterator[Pn532Emulator]:
    """A second one."""
    emulator = Pn532Emulator(tmp_path / "usb-reader-b")
    yield emulator
    emulator.close()


@pytest.fixture
def board(tmp_path: Path) -> Iterator[BoardEmulator]:
    """A reader board on a cable."""
    emulator = BoardEmulator(tmp_path / "usb-board-1")
    yield emulator
    emulator.close()
