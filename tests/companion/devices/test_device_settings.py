"""Devices as the settings name them: every kind of reader, a board in sections, and what does not go together."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.config.settings import ConfigError, Hardware, read
from companion.devices.state import DeviceState
from companion.system.doctor import configured, one
from hardware import events
from hardware.keyboard import KeyboardReader
from hardware.pcsc import PcscReader
from hardware.pn532 import Pn532
from hardware.rc522 import Rc522
from hardware.readerboard import ReaderBoard
from hardware.sections import Sections
from tests.tagged import Air

LINES = ("CP2102_0001", "i2c:/dev/i2c-1", "spi:/dev/spidev0.0", "rc522:/dev/spidev0.1", "keyboard:Syc", "pcsc:ACR122")
KINDS = (Pn532, Pn532, Pn532, Rc522, KeyboardReader, PcscReader)


def hardware(folder: Path, text: str) -> Hardware:
    """What these lines of the section say."""
    file = folder / "config.toml"
    file.write_text(f"[hardware]\n{text}\n", encoding="utf-8")
    return read(file).hardware


def test_a_line_of_the_settings_makes_a_reader_of_every_kind(tmp_path: Path) -> None:
    wished = hardware(tmp_path, f"readers = {list(LINES)}")
    assert tuple(map(type, configured(wished))) == KINDS
    names = ["pn532-1", "pn532-2", "pn532-3", "rc522-4", "keyboard-5", "pcsc-6"]
    assert [each.name for each in configured(wished)] == names


@pytest.mark.parametrize(("line", "kind"), list(zip(LINES[1:], KINDS[1:], strict=True)))
def test_the_doctor_listens_to_one_reader_of_any_kind(line: str, kind: type) -> None:
    assert type(one(line)) is kind


@pytest.mark.parametrize("line", ["keyboard:", "pcsc:  ", ""])
def test_a_reader_without_a_place_is_refused_with_what_would_do(tmp_path: Path, line: str) -> None:
    with pytest.raises(ConfigError, match=r"line 2: readers .*keyboard:Sycreader|a path"):
        hardware(tmp_path, f'readers = ["{line}"]')


def test_one_board_is_a_board_and_several_are_the_sections_of_one(tmp_path: Path) -> None:
    (single,) = configured(hardware(tmp_path, 'board = "E661"'))
    (joint,) = configured(hardware(tmp_path, 'board = ["E661", "E662"]'))
    assert isinstance(single, ReaderBoard)
    assert isinstance(joint, Sections)
    assert joint.name == "readerboard"


def test_a_reader_on_the_header_and_a_lamp_on_its_pin_do_not_go_together(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="Pin 9, given to the lamp table"):
        hardware(tmp_path, 'readers = ["spi:/dev/spidev0.0"]\nlamps = { table = 9 }')


def test_a_section_that_fails_takes_its_readers_with_it() -> None:
    state = DeviceState(Air())
    state.know(events.LinkUp("readerboard", "port", "two boards"))
    state.know(events.ReaderFailed("readerboard", "2.*"))
    assert [state.answers(("readerboard", reader)) for reader in ("5", "2.5", "22.5")] == [True, False, True]


def test_a_reader_that_was_mended_while_its_board_was_away_is_no_longer_failed() -> None:
    state = DeviceState(Air())
    for event in (events.ReaderFailed("readerboard", "2.5"), events.ReaderFailed("readerboard", "4")):
        state.know(event)
    state.know(events.ReaderMended("readerboard", "2.*"))
    assert state.failed == {("readerboard", "4")}
    state.know(events.LinkUp("readerboard", "port", "two boards"))
    assert state.failed == set()
