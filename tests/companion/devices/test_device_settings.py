"""Devices as the settings name them: every kind of reader, a board in sections, and what does not go together."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.config.settings import ConfigError, Hardware, read
from companion.devices.state import DeviceState
from companion.system.device_doctor import configured, one
from hardware import events, pin_assignment
from hardware.joined_boards import Sections
from hardware.pcsc import PcscReader
from hardware.pn532 import Pn532
from hardware.rc522 import Rc522
from hardware.readerboard import ReaderBoard
from hardware.typing_tag_reader import KeyboardReader
from tests.tagged import Air

LINES = ("CP2102_0001", "i2c:/dev/i2c-1", "spi:/dev/spidev0.0", "rc522:/dev/spidev0.1", "keyboard:Syc", "pcsc:ACR122")
KINDS = (Pn532, Pn532, Pn532, Rc522, KeyboardReader, PcscReader)


def hardware(folder: Path, text: str) -> Hardware:
    """The devices that these lines of the section [hardware] name."""
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


def test_every_key_of_the_hardware_is_read(tmp_path: Path) -> None:
    found = hardware(
        tmp_path,
        'readers = ["CP2102", "/dev/serial0"]\nboard = "Pico"\ndwell = 1\nbuttons = { pass = 5, seat-1 = 22 }\n'
        'lamps = { table = 13, seat-1 = [18, 19, 20] }\nbuzzer = 12\nsounds = false\ndisplay = "dsi"',
    )
    lamps = {"table": (13,), "seat-1": (18, 19, 20)}
    assert found == Hardware(
        ("CP2102", "/dev/serial0"), ("Pico",), 1.0, {"pass": 5, "seat-1": 22}, lamps, 12, False, "dsi"
    )
    assert hardware(tmp_path, "") == Hardware()
    assert hardware(tmp_path, "buttons = false\nlamps = false") == Hardware()
    usual = hardware(tmp_path, "buttons = true\nlamps = true\nbuzzer = 12")
    assert (usual.buttons, usual.lamps, usual.buzzer) == (
        pin_assignment.DEFAULT.buttons,
        pin_assignment.DEFAULT.lamps,
        pin_assignment.DEFAULT.buzzer,
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('readers = "CP2102"', "a list of readers: paths"),
        ('readers = ["CP2102", ""]', "/dev/serial/by-id"),
        ('readers = ["CP2102", "CP2102"]', '"CP2102" is named twice'),
        ('readers = ["a"]\nboard = "a"', '"a" is named twice'),
        ("board = 1", "/dev/serial/by-id"),
        ("dwell = -1", "seconds from 0 to 10"),
        ("dwell = true", "seconds from 0 to 10"),
        ("dwell = nan", "seconds from 0 to 10"),
        ("buttons = 5", "{ pass = 5, undo = 6 }"),
        ("buttons = { pass = true }", "{ pass = 5, undo = 6 }"),
        ("buttons = { pas = 5 }", 'there is no "pas"'),
        ('lamps = ["table"]', "{ table = 13, seat-1 = [18, 19, 20] }"),
        ('lamps = { table = "13" }', "{ table = 13, seat-1 = [18, 19, 20] }"),
        ("lamps = { table = [1.5] }", "{ table = 13, seat-1 = [18, 19, 20] }"),
        ("lamps = { seat-9 = 13 }", 'there is no "seat-9"'),
        ("lamps = { table = [13, 19] }", "one, or three"),
        ("buzzer = true", "the number of a pin"),
        ("buzzer = 40", "not on the header"),
        ("buzzer = 14", "serial port"),
        ("buttons = { pass = 12 }\nbuzzer = 12", "the button pass and the buzzer"),
        ('buttons = { pass = 9 }\ndisplay = "spi"', "used by the spi display"),
        ('display = "crt"', '"dpi", "dsi", "hdmi", "spi"'),
        ("sounds = 1", "true or false"),
    ],
)
def test_hardware_that_cannot_be_is_reported_with_what_would_do(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(ConfigError) as wrong:
        hardware(tmp_path, text)
    assert said in wrong.value.sentence
    assert "hardware]" in wrong.value.sentence
    assert "line " in wrong.value.sentence
