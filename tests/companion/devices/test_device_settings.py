"""Devices as the settings name them: every kind of reader, what does not go together, what is no longer read."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from companion.cli.run_app import opened
from companion.config import ConfigError, Hardware, Sources, read, usable, write
from companion.devices.state import DeviceState
from companion.system.device_doctor import configured, one
from hardware import events, pin_assignment
from hardware.pcsc import PcscReader
from hardware.pn532 import Pn532
from hardware.readerboard import ReaderBoard
from hardware.typing_tag_reader import KeyboardReader
from tests.evening import words
from tests.tagged import Air

LINES = ("CP2102_0001", "/dev/serial0", "keyboard:Syc", "pcsc:ACR122")
KINDS = (Pn532, Pn532, KeyboardReader, PcscReader)


def hardware(folder: Path, text: str) -> Hardware:
    """The devices that these lines of the section [hardware] name."""
    file = folder / "config.toml"
    file.write_text(f"[hardware]\n{text}\n", encoding="utf-8")
    return read(file).hardware


def test_a_line_of_the_settings_makes_a_reader_of_every_kind(tmp_path: Path) -> None:
    wished = hardware(tmp_path, f"readers = {list(LINES)}")
    assert tuple(map(type, configured(wished))) == KINDS
    names = ["pn532-1", "pn532-2", "keyboard-3", "pcsc-4"]
    assert [each.name for each in configured(wished)] == names


@pytest.mark.parametrize(("line", "kind"), list(zip(LINES[2:], KINDS[2:], strict=True)))
def test_the_doctor_listens_to_one_reader_of_any_kind(line: str, kind: type) -> None:
    assert type(one(line)) is kind


@pytest.mark.parametrize("line", ["keyboard:", "pcsc:  ", ""])
def test_a_reader_without_a_place_is_refused_with_what_would_do(tmp_path: Path, line: str) -> None:
    with pytest.raises(ConfigError, match=r"line 2: readers .*keyboard:Sycreader|a path"):
        hardware(tmp_path, f'readers = ["{line}"]')


def test_a_port_of_a_board_makes_a_board(tmp_path: Path) -> None:
    (single,) = configured(hardware(tmp_path, 'board = "E661"'))
    assert (type(single), single.name) == (ReaderBoard, "readerboard")


OLD = """[look]
still = true
[hardware]
readers = ["i2c:/dev/i2c-1", "CP2102", "spi:/dev/spidev0.0", "rc522:/dev/spidev0.1"]
board = ["1b5a", "2c70"]
buzzer = 12
"""
"""The settings of an earlier version, with readers and boards that are no longer read."""


def test_settings_that_name_what_is_no_longer_read_say_so_and_the_rest_is_used(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text(OLD, encoding="utf-8")
    for found in (read(file), usable(file)):
        assert found.hardware == Hardware(readers=("CP2102",), board="1b5a", buzzer=12)
        assert found.look.still
        told = [(fault.line, fault.sentence.partition(": ")[2]) for fault in found.passed_over]
        assert [line for line, _ in told] == [4, 4, 4, 5]
        pn532 = "Set its switches to HSU, connect it to a USB serial adapter or to the header's serial port"
        for (_, sentence), parts in zip(
            told,
            (
                ('"i2c:/dev/i2c-1" in readers was a PN532 on I2C, which is no longer read.', pn532),
                ('"spi:/dev/spidev0.0" in readers was a PN532 on SPI, which is no longer read.', pn532),
                ("an RC522 on the Pi's own SPI, which is no longer read.", "connect the RC522 to a Pico"),
                ("board names 2 boards that were used as one, which is no longer done.", 'write board = "1b5a"'),
            ),
            strict=True,
        ):
            assert all(each in sentence for each in parts)
    assert [each.name for each in configured(read(file).hardware)] == ["pn532", "readerboard", "lamps"]


@pytest.mark.slow("processes")
def test_the_app_starts_with_such_settings_and_shows_what_is_no_longer_read(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text(OLD, encoding="utf-8")
    config = usable(file)
    arguments = argparse.Namespace(config=file)
    with opened(arguments, config, tmp_path / "games.db", lambda: None) as (session, *_):
        assert "config.toml" in session.screen().warning
        session.tap("disk")
        shown = words(session.screen())
    assert all(fault.sentence in shown for fault in config.passed_over)


@pytest.mark.slow("terminals")
def test_a_key_is_written_into_a_file_that_names_what_is_no_longer_read(tmp_path: Path) -> None:
    files = Sources(tmp_path / "config.toml", tmp_path / "config.hardware.toml")
    files.devices.write_text('[hardware]\nboard = ["1b5a", "2c70"]\nreaders = ["i2c:/dev/i2c-1"]\n', encoding="utf-8")
    write(files, "board", "3d81")
    assert read(*files).hardware == Hardware(board="3d81")
    assert "i2c:/dev/i2c-1" in files.devices.read_text(encoding="utf-8")


def test_the_readers_of_a_larger_board_that_are_still_in_the_catalogue_are_not_there() -> None:
    state = DeviceState(Air())
    state.know(events.LinkUp("readerboard", "port", "board-1 1, 8 readers"))
    there = [state.answers(("readerboard", reader)) for reader in ("1", "8", "9", "17", "2.5", "3.12", "x")]
    assert there == [True, True, False, False, False, False, False]
    state.know(events.ReaderFailed("readerboard", "8"))
    assert not state.answers(("readerboard", "8"))


def test_a_reader_that_was_mended_while_its_board_was_away_is_no_longer_failed() -> None:
    state = DeviceState(Air())
    for event in (events.ReaderFailed("readerboard", "5"), events.ReaderFailed("readerboard", "4")):
        state.know(event)
    state.know(events.ReaderMended("readerboard", "5"))
    assert state.failed == {("readerboard", "4")}
    state.know(events.LinkUp("readerboard", "port", "board-1 1, 8 readers"))
    assert state.failed == set()


def test_every_key_of_the_hardware_is_read(tmp_path: Path) -> None:
    found = hardware(
        tmp_path,
        'readers = ["CP2102", "/dev/serial0"]\nboard = "Pico"\nkeys = "Keypad"\ndwell = 1\n'
        "buttons = { pass = 5, seat-1 = 22 }\n"
        'lamps = { table = 13, seat-1 = [18, 19, 20] }\nbuzzer = 12\nsounds = false\ndisplay = "dsi"',
    )
    lamps = {"table": (13,), "seat-1": (18, 19, 20)}
    assert found == Hardware(
        ("CP2102", "/dev/serial0"), "Pico", "Keypad", 1.0, {"pass": 5, "seat-1": 22}, lamps, 12, False, "dsi"
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
        ('keys = ""', "a number pad or keyboard"),
        ("keys = true", "a number pad or keyboard"),
        ('keys = "Sycreader"\nreaders = ["keyboard:Sycreader"]', '"keyboard:Sycreader" is named twice'),
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
        ("buzzer = 40", "no BCM number"),
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
    assert said in str(wrong.value)
    assert "hardware]" in str(wrong.value)
    assert "line " in str(wrong.value)
