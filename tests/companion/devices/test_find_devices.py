"""From parts to play on one screen: devices are found, checked step by step, and written into the settings."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion import config
from companion.config import ConfigError, Hardware
from companion.config_write import write
from companion.games.registry import GAMES
from companion.pages.tags import find
from companion.pages.tags.find import FindPage, Found
from companion.pages.tags.teach import TeachPage
from hardware import found
from hardware.script import Script
from tests.evening import Evening, evening, words
from tests.hardware.board_emulator import BoardEmulator
from tests.hardware.pn532_emulator import Pn532Emulator
from tests.plugged import plugged

TAG = "04a1b2c3d4e580"


@pytest.fixture
def it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    monkeypatch.setattr(config.platformdirs, "user_config_path", lambda *_, **__: tmp_path / "settings")
    with evening(tmp_path / "games.db") as at_home:
        yield at_home


@pytest.fixture
def chip(tmp_path: Path) -> Iterator[Pn532Emulator]:
    emulator = Pn532Emulator(tmp_path / "usb-reader")
    yield emulator
    emulator.close()


@pytest.fixture
def board(tmp_path: Path) -> Iterator[BoardEmulator]:
    emulator = BoardEmulator(tmp_path / "usb-board")
    yield emulator
    emulator.close()


def until(it: Evening, true: Callable[[], object]) -> None:
    """Time passes on the page until this is so."""
    late = time.monotonic() + 30
    while not true():
        assert time.monotonic() < late, words(it.screen)
        page = it.session.page
        assert isinstance(page, FindPage)
        page.found.hub.wait(0.1)
        it.session.tick(time.monotonic())
        it.settle()


def opened(it: Evening, *lines: str) -> None:
    """The page with these ports plugged in."""
    it.session.push(FindPage(lines, lines, Found(lines)))


def test_what_is_plugged_in_says_what_it_is_and_is_checked_and_written(
    it: Evening, chip: Pn532Emulator, board: BoardEmulator
) -> None:
    reader, plate = str(chip.path), str(board.path)
    opened(it, reader, plate)
    until(it, lambda: "PN532 1.6" in words(it.screen) and "board-1" in words(it.screen))
    it.tap(f"find/{reader}")
    assert "Lay a tag on it" in words(it.screen)
    assert "Press one of its buttons" not in words(it.screen)
    chip.lay(TAG)
    until(it, lambda: words(it.screen).count("✓") == 1)
    chip.lift(TAG)
    until(it, lambda: words(it.screen).count("✓") == 2)
    assert "Ready" in words(it.screen)
    it.tap("write")
    assert config.read().hardware == Hardware(readers=(reader,))
    it.tap("close", f"find/{plate}", "lamp-on")
    board.lay("3", TAG)
    until(it, lambda: words(it.screen).count("✓") == 1)
    board.lift("3", TAG)
    board.press("pass")
    until(it, lambda: words(it.screen).count("✓") == 3)
    assert "Ready" not in words(it.screen)
    it.tap("tick/3")
    assert board.lamps["seat-1"] == "white"
    assert "Ready" in words(it.screen)
    it.tap("write", "close", "close")
    assert config.read().hardware == Hardware(readers=(reader,), board=(plate,))


def test_a_port_where_nothing_answers_says_so(it: Evening, chip: Pn532Emulator) -> None:
    chip.unplug()
    opened(it, str(chip.path))
    until(it, lambda: it.session.speech.say("hardware-trouble", reason="absent") in words(it.screen))
    it.tap("close")


def test_the_hardware_page_leads_there(it: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find, "ports", lambda used: [])
    monkeypatch.setattr(find, "others", lambda used: ["keyboard:usb-Syc-event-kbd"])
    monkeypatch.setattr(find, "picos", lambda: 1)
    it.tap("settings", "hardware", "find-devices")
    assert "keyboard:usb-Syc-event-kbd" in words(it.screen)
    assert "touch to ask" in words(it.screen)
    assert "boardside flash" in words(it.screen)
    it.tap("close")


def test_only_what_is_there_and_not_in_use_is_offered(tmp_path: Path) -> None:
    typing = tmp_path / "by-id"
    typing.mkdir()
    for name in ("usb-Syc-event-kbd", "usb-Syc-mouse", "usb-Keys-event-kbd"):
        (typing / name).touch()
    (tmp_path / "dev").mkdir()
    (tmp_path / "dev" / "i2c-1").touch()
    assert found.others((), typing, tmp_path) == [
        "i2c:/dev/i2c-1",
        "keyboard:usb-Keys-event-kbd",
        "keyboard:usb-Syc-event-kbd",
    ]
    assert found.others(("i2c:/dev/i2c-1",), tmp_path / "none", tmp_path) == []


# --- the settings are written


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", '[hardware]\nreaders = ["a"]\n'),
        ('[game]\nlanguage = "de"\n', '[game]\nlanguage = "de"\n\n[hardware]\nreaders = ["a"]\n'),
        (
            "# ours\n[hardware] # here\nbuzzer = 12 # loud\n\n[look]\nstill = true\n",
            '# ours\n[hardware] # here\nreaders = ["a"]\nbuzzer = 12 # loud\n\n[look]\nstill = true\n',
        ),
        (
            '[hardware]\nreaders = [\n  "old", # ]\n]\nbuzzer = 12\n',
            '[hardware]\nreaders = ["a"]\nbuzzer = 12\n',
        ),
    ],
)
def test_one_key_is_written_and_every_other_line_stays(tmp_path: Path, before: str, after: str) -> None:
    file = tmp_path / "config.toml"
    file.write_text(before)
    write(file, "readers", ["a"])
    assert file.read_text() == after
    assert config.read(file).hardware.readers == ("a",)
    assert list(tmp_path.iterdir()) == [file]


def test_what_would_not_do_is_said_and_the_file_is_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text('[hardware]\nboard = "a"\n')
    with pytest.raises(ConfigError, match="named twice"):
        write(file, "readers", ["a"])
    assert file.read_text() == '[hardware]\nboard = "a"\n'
    assert list(tmp_path.iterdir()) == [file]


# --- only the tags that this build needs


@pytest.mark.parametrize(
    ("device", "game", "groups"),
    [
        ("keyboard", "elfenland", {"counter", "card", "boot"}),
        ("pn532", "masterelf", {"gift"}),
        ("readerboard", "elfenland", {"counter", "obstacle", "boot", "road", "water", "town"}),
        ("readerboard", "masterelf", {"elf", "place"}),
    ],
)
def test_the_tags_that_this_build_needs_are_taught_and_no_others(
    it: Evening, device: str, game: str, groups: set[str]
) -> None:
    plugged(it, Script(device, ""))
    it.tap("hardware", "teach", f"game/{game}")
    page = it.session.page
    assert isinstance(page, TeachPage)
    assert {thing.group for thing in page.things} == groups


def test_from_the_settings_everything_of_the_box_is_taught(it: Evening) -> None:
    plugged(it, Script("pn532", ""))
    it.tap("settings", "teach")
    page = it.session.page
    assert isinstance(page, TeachPage)
    assert len(page.things) == len(GAMES["elfenland"].tagged(it.session.speech, it.session.settings.edition, ""))
