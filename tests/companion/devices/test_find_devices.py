"""From parts to play on one screen: devices are found, checked step by step, and written into the settings."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import platformdirs
import pytest
from msgspec.structs import replace

from companion import config
from companion.__main__ import main
from companion.config import ConfigError, Hardware, Sources, sources, write
from companion.games.registry import GAMES
from companion.pages.tags import find_devices
from companion.pages.tags.find_devices import FindPage, Found
from companion.pages.tags.teach_tags import TeachPage
from companion.screen import Text
from hardware import found
from hardware.events import ButtonPressed
from tests.evening import Evening, evening, touchable, words
from tests.hardware.board_emulator import BoardEmulator
from tests.hardware.pn532_emulator import Pn532Emulator
from tests.plugged import plugged
from tests.scripted import Script

TAG = "04a1b2c3d4e580"


@pytest.fixture
def it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    monkeypatch.setattr(platformdirs, "user_config_path", lambda *_, **__: tmp_path / "settings")
    with evening(tmp_path / "games.db") as at_home:
        yield at_home
        if isinstance(at_home.session.pages.page, FindPage):
            at_home.session.pages.page.found.close()


def until(it: Evening, true: Callable[[], object]) -> None:
    """Time passes on the page until this is so."""
    late = time.monotonic() + 300
    while not true():
        assert time.monotonic() < late, words(it.screen)
        page = it.session.pages.page
        assert isinstance(page, FindPage)
        page.found.hub.wait(0.1)
        it.session.game.tick(time.monotonic())
        it.settle()


def opened(it: Evening, *lines: str) -> None:
    """The page with these ports plugged in."""
    files = sources() if it.session.game.machine.config is None else Sources(*it.session.game.machine.config)
    it.session.pages.push(FindPage(files, lines, lines, Found(lines)))


@pytest.mark.slow("terminals")
def test_what_is_plugged_in_says_what_it_is_and_is_checked_and_written(
    it: Evening, chip: Pn532Emulator, board: BoardEmulator
) -> None:
    line, plate = str(chip.path), str(board.path)
    opened(it, line, plate)
    until(it, lambda: "PN532 1.6" in words(it.screen) and "board-1 1" in words(it.screen))
    it.tap(f"find/{line}")
    assert "Lay a tag on it" in words(it.screen)
    assert "Press one of its buttons" not in words(it.screen)
    chip.lay(TAG)
    until(it, lambda: words(it.screen).count("✓") == 1)
    chip.lift(TAG)
    until(it, lambda: words(it.screen).count("✓") == 2)
    assert "Ready" in words(it.screen)
    it.tap("write")
    assert config.read(*sources()).hardware == Hardware(readers=(line,))
    it.tap("close", f"find/{plate}", "lamp-on")
    for reader in board.fields:
        assert f"○ {reader}" in words(it.screen)
        board.lay(reader, TAG)
        until(it, lambda reader=reader: f"✓ {reader}" in words(it.screen))
        board.lift(reader, TAG)
    board.press("pass")
    until(it, lambda: words(it.screen).count("✓") == 8 + 3)
    assert "Ready" not in words(it.screen)
    assert "Are the lamps on? Tap their line." in words(it.screen)
    it.tap("tick/3")
    assert words(it.screen).count("✓") == 8 + 4
    assert "skipped" not in words(it.screen)
    assert board.lamps["seat-1"] == "white"
    assert "Ready" in words(it.screen)
    it.tap("write", "close", "close")
    assert config.read(*sources()).hardware == Hardware(readers=(line,), board=plate)


@pytest.mark.slow("terminals")
def test_a_board_is_ready_once_each_of_its_readers_has_seen_a_tag_and_none_fails(
    it: Evening, board: BoardEmulator
) -> None:
    board.fields["5"].dead = board.fields["6"].dead = True
    opened(it, str(board.path))
    until(it, lambda: "No answer from readers: 5, 6" in words(it.screen))
    it.tap(f"find/{board.path}", "tick/2", "tick/3")
    assert first_words(it) == "No answer from readers: 5, 6. Check the wires."
    lay_and_lift(it, board, "1", "2", "3", "4", "7")
    assert "Ready" not in words(it.screen)
    assert "write" not in touchable(it.screen)
    board.fields["5"].dead = board.fields["6"].dead = False
    until(it, lambda: "No answer" not in words(it.screen))
    lay_and_lift(it, board, "5", "6")
    assert "Ready" not in words(it.screen), "reader 8 answers, and has seen no tag"
    lay_and_lift(it, board, "8")
    assert "Ready" in words(it.screen)
    board.fields["2"].dead = True
    until(it, lambda: first_words(it) == "No answer from readers: 2. Check the wires.")
    assert "Ready" not in words(it.screen)
    board.fields["2"].dead = False
    until(it, lambda: "No answer" not in words(it.screen))
    assert "○ 2" in words(it.screen), "it failed since it saw its tag"


@pytest.mark.slow("terminals")
def test_a_board_of_which_some_readers_are_not_connected_can_be_used_without_being_called_ready(
    it: Evening, board: BoardEmulator
) -> None:
    for reader in ("6", "7", "8"):
        board.fields[reader].dead = True
    opened(it, str(board.path))
    until(it, lambda: "No answer from readers: 6, 7, 8" in words(it.screen))
    it.tap(f"find/{board.path}", "tick/2", "tick/3")
    lay_and_lift(it, board, "1", "2", "3", "4", "5")
    assert "write" not in touchable(it.screen)
    it.tap("tick/0")
    assert "Readers checked: 5 of 8" in words(it.screen)
    assert "Ready" not in words(it.screen)
    it.tap("write")
    assert config.read(*sources()).hardware == Hardware(board=board.path)
    assert "No answer from readers: 6, 7, 8" in words(it.screen)


@pytest.mark.slow("terminals")
def test_a_reader_that_saw_no_tag_is_not_called_ready(it: Evening, chip: Pn532Emulator) -> None:
    opened(it, str(chip.path))
    until(it, lambda: "PN532 1.6" in words(it.screen))
    it.tap(f"find/{chip.path}", "tick/0", "tick/1")
    assert "Ready" not in words(it.screen)
    assert "write" in touchable(it.screen)


def first_words(it: Evening) -> str:
    """The first text of the page."""
    assert it.screen.sheet is not None
    (text,) = [block for block in it.screen.sheet.blocks[:1] if isinstance(block, Text)]
    return text.text


def lay_and_lift(it: Evening, board: BoardEmulator, *readers: str) -> None:
    """A tag on one reader after the other, until the page has ticked it."""
    for reader in readers:
        board.lay(reader, TAG)
        until(it, lambda reader=reader: f"✓ {reader}" in words(it.screen))
        board.lift(reader, TAG)
        until(it, lambda: "✓\nLift the tag" in words(it.screen))


@pytest.mark.slow("terminals")
def test_a_port_where_nothing_answers_says_so(it: Evening, chip: Pn532Emulator) -> None:
    chip.unplug()
    opened(it, str(chip.path))
    until(it, lambda: it.session.speech.say("hardware-trouble", reason="absent") in words(it.screen))
    it.tap("close")


def test_the_hardware_page_leads_there(it: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_devices, "ports", lambda used: [])
    monkeypatch.setattr(find_devices, "others", lambda used: ["keyboard:usb-Syc-event-kbd"])
    monkeypatch.setattr(find_devices, "drives", lambda: [Path("a Pico")])
    it.tap("settings", "hardware", "find-devices")
    assert "keyboard:usb-Syc-event-kbd" in words(it.screen)
    assert "tap to check" in words(it.screen)
    assert "deploy/run.sh flash" in words(it.screen)
    it.tap("close")


def test_only_what_is_there_and_not_in_use_is_offered(tmp_path: Path) -> None:
    typing = tmp_path / "by-id"
    typing.mkdir()
    for name in ("usb-Syc-event-kbd", "usb-Syc-mouse", "usb-Keys-event-kbd"):
        (typing / name).touch()
    (tmp_path / "dev").mkdir()
    (tmp_path / "dev" / "serial0").touch()
    (tmp_path / "dev" / "i2c-1").touch()
    assert found.others((), typing, tmp_path) == [
        "/dev/serial0",
        "keyboard:usb-Keys-event-kbd",
        "keys:usb-Keys-event-kbd",
        "keyboard:usb-Syc-event-kbd",
        "keys:usb-Syc-event-kbd",
    ]
    assert found.others(("/dev/serial0",), tmp_path / "none", tmp_path) == []


def test_a_keyboard_that_is_found_as_keys_is_checked_by_a_press_and_written_as_keys(it: Evening) -> None:
    line = "keys:usb-Pad-event-kbd"
    opened(it, line)
    it.tap(f"find/{line}")
    page = it.session.pages.page
    assert isinstance(page, FindPage)
    assert (page.over, page.found.devices[line].found) == (line, "keys")
    page = page._heard(ButtonPressed(line, "pass"))
    assert page.done == {0}
    page = page._write(it.session)
    assert (page.failed, "config.hardware.toml" in page.written) == ("", True)
    assert config.usable(*page.files).hardware == Hardware(keys="usb-Pad-event-kbd")
    it.session.pages.go(page)


# --- the settings are written


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", 'readers = ["a"]\n'),
        ("# ours\n[hardware]\nbuzzer = 12\n", 'buzzer = 12\nreaders = ["a"]\n'),
        ('[hardware]\nreaders = [\n  "old", # ]\n]\nbuzzer = 12\n', 'readers = ["a"]\nbuzzer = 12\n'),
        (
            "[hardware.lamps]\nseat-1 = [18, 19, 20]\ntable = 13\n",
            'lamps = { "seat-1" = [18, 19, 20], "table" = 13 }\nreaders = ["a"]\n',
        ),
    ],
)
def test_one_key_is_written_and_every_other_stays(tmp_path: Path, before: str, after: str) -> None:
    files = Sources(tmp_path / "config.toml", tmp_path / "config.hardware.toml")
    files.devices.write_text(before)
    others = replace(config.read(*files).hardware, readers=())
    write(files, "readers", ["a"])
    assert files.devices.read_text() == f"{config.HEAD}[hardware]\n{after}"
    assert config.read(*files).hardware == replace(others, readers=("a",))
    assert list(tmp_path.iterdir()) == [files.devices]


@pytest.mark.parametrize(
    "text",
    [
        b"[hardware\n",
        b"[hardware]\nbuzzer = 1979-05-27\n",
        b"\xff",
        b"[hardware]\nbuzzer = 12\n[look]\nstill = true\n",
        b"hardware = 12\n",
    ],
)
def test_a_damaged_file_of_the_devices_is_not_written_over(tmp_path: Path, text: bytes) -> None:
    files = Sources(tmp_path / "config.toml", tmp_path / "config.hardware.toml")
    files.devices.write_bytes(text)
    with pytest.raises(ConfigError, match=r"config\.hardware\.toml, line"):
        write(files, "readers", ["a"])
    assert files.devices.read_bytes() == text


def test_what_would_not_do_is_reported_and_both_files_are_as_they_were(tmp_path: Path) -> None:
    files = Sources(tmp_path / "config.toml", tmp_path / "config.hardware.toml")
    files.settings.write_text('[hardware]\nboard = "a"\n')
    with pytest.raises(ConfigError, match="named twice") as wrong:
        write(files, "readers", ["a"])
    assert str(files.devices) in str(wrong.value)
    assert ".new" not in str(wrong.value)
    assert files.settings.read_text() == '[hardware]\nboard = "a"\n'
    assert list(tmp_path.iterdir()) == [files.settings]


def test_a_folder_that_cannot_be_written_is_named_with_the_settings_file(tmp_path: Path) -> None:
    (tmp_path / "no folder").write_text("")
    files = Sources(tmp_path / "config.toml", tmp_path / "no folder" / "config.hardware.toml")
    with pytest.raises(ConfigError) as wrong:
        write(files, "readers", ["a"])
    assert str(wrong.value).startswith(f"{files.devices} cannot be written: ")


@pytest.mark.slow("terminals")
def test_a_mistake_in_the_owners_file_does_not_keep_a_device_from_being_written(tmp_path: Path) -> None:
    files = Sources(tmp_path / "config.toml", tmp_path / "config.hardware.toml")
    files.settings.write_text('[screne]\nscale = 1\n[hardware]\nreaders = ["a"]\n')
    write(files, "board", "b")
    assert config.usable(*files).hardware == Hardware(readers=("a",), board="b")


@pytest.mark.slow("terminals")
def test_the_page_writes_beside_the_settings_file_that_was_named(
    it: Evening, chip: Pn532Emulator, tmp_path: Path
) -> None:
    named = tmp_path / "mine" / "other.toml"
    named.parent.mkdir()
    named.write_text("[look]\nstill = true\n")
    it.session.game.machine.config = sources(named, {"STATE_DIRECTORY": str(tmp_path / "state")})
    checked_and_written(it, chip)
    assert "other.hardware.toml" in words(it.screen)
    assert named.read_text() == "[look]\nstill = true\n"
    assert config.read(*sources(named, {})).hardware == Hardware(readers=(str(chip.path),))
    it.tap("close", "close")


@pytest.mark.slow("terminals")
def test_where_the_settings_can_only_be_read_the_page_writes_into_the_state_folder(
    it: Evening, chip: Pn532Emulator, tmp_path: Path
) -> None:
    etc = tmp_path / "settings"
    etc.mkdir()
    (etc / "config.toml").write_text("[hardware]\nbuzzer = 12\n")
    etc.chmod(0o555)
    it.session.game.machine.config = sources(None, {"STATE_DIRECTORY": str(tmp_path / "state")})
    checked_and_written(it, chip)
    assert [path.name for path in etc.iterdir()] == ["config.toml"]
    assert (tmp_path / "state" / "config.hardware.toml").exists()
    assert config.read(*it.session.game.machine.config).hardware == Hardware(readers=(str(chip.path),), buzzer=12)
    it.tap("close", "close")


@pytest.mark.slow("terminals")
def test_what_cannot_be_written_is_reported_as_a_warning_and_can_be_tried_again(
    it: Evening, chip: Pn532Emulator, tmp_path: Path
) -> None:
    (tmp_path / "no folder").write_text("")
    it.session.game.machine.config = (tmp_path / "config.toml", tmp_path / "no folder" / "config.hardware.toml")
    checked_and_written(it, chip)
    assert "cannot be written" in words(it.screen)
    assert "write" in touchable(it.screen)
    it.tap("close", "close")


def checked_and_written(it: Evening, chip: Pn532Emulator) -> None:
    """A reader is checked on the page, and its line written."""
    opened(it, str(chip.path))
    until(it, lambda: "PN532 1.6" in words(it.screen))
    it.tap(f"find/{chip.path}", "tick/0", "tick/1")
    assert "2 steps were skipped, not tried" in words(it.screen)
    it.tap("write")


@pytest.mark.slow("terminals")
def test_a_second_board_takes_the_place_of_the_first_and_the_page_says_so_before(
    it: Evening, board: BoardEmulator, tmp_path: Path
) -> None:
    files = sources()
    files.settings.parent.mkdir(parents=True, exist_ok=True)
    files.settings.write_text('[hardware]\nboard = "1b5a"\n')
    opened(it, board.path)
    until(it, lambda: "board-1 1, 8 readers" in words(it.screen))
    it.tap(f"find/{board.path}", "tick/0", "tick/1", "tick/2", "tick/3")
    assert "The settings name another board, 1b5a. Only one can be used: this one replaces it." in words(it.screen)
    it.tap("write")
    assert config.read(*files).hardware == Hardware(board=board.path)
    it.tap("close", "close")


# --- the settings are read from two files


def test_what_the_page_wrote_comes_before_the_owners_file_key_by_key(tmp_path: Path) -> None:
    files = Sources(tmp_path / "config.toml", tmp_path / "config.hardware.toml")
    files.settings.write_text('[hardware]\nreaders = ["a"]\nbuzzer = 12\n[look]\nstill = true\n')
    files.devices.write_text('[hardware]\nreaders = ["b"]\nboard = "c"\n')
    both = config.read(*files)
    assert both.hardware == Hardware(readers=("b",), board="c", buzzer=12)
    assert both.look.still
    assert config.read(files.settings).hardware == Hardware(readers=("a",), buzzer=12)


@pytest.mark.parametrize(
    "text", ["[hardware\n", "[game]\n", "[hardware]\nreaders = 1\n", "[hardware]\nbuzzer = 5\n", "\xff"]
)
def test_a_damaged_file_of_the_devices_is_named_and_takes_nothing_from_the_owners(tmp_path: Path, text: str) -> None:
    files = Sources(tmp_path / "config.toml", tmp_path / "config.hardware.toml")
    files.settings.write_text("[hardware]\nbuttons = { pass = 5 }\n")
    files.devices.write_bytes(text.encode("latin-1"))
    with pytest.raises(ConfigError, match=r"config\.hardware\.toml, line"):
        config.read(*files)
    found = config.usable(*files)
    assert found.hardware == Hardware(buttons={"pass": 5})
    assert {fault.file for fault in found.passed_over} == {files.devices}


def test_a_service_keeps_the_file_in_its_state_folder_and_others_beside_the_settings(tmp_path: Path) -> None:
    state = {"STATE_DIRECTORY": f"/var/lib/boardside:{tmp_path}"}
    assert sources(None, state).devices == Path("/var/lib/boardside/config.hardware.toml")
    assert sources(None, {}).devices == config.config_path().with_name("config.hardware.toml")
    assert sources(tmp_path / "mine.toml", state).devices == tmp_path / "mine.hardware.toml"


def test_what_needs_no_device_does_not_read_the_file_of_the_devices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Root runs an update, and the service may write that file."""
    for name, value in (("STATE_DIRECTORY", "state"), ("XDG_CONFIG_HOME", "etc"), ("XDG_DATA_HOME", "data")):
        (tmp_path / value).mkdir()
        monkeypatch.setenv(name, str(tmp_path / value))
    (tmp_path / "state" / "config.hardware.toml").write_text("[damaged")
    assert main(["games"]) == 0
    main(["update", "--back"])
    assert "hardware.toml" not in capsys.readouterr().err
    assert main(["doctor"]) == 2
    assert str(tmp_path / "state" / "config.hardware.toml") in capsys.readouterr().err


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
    page = it.session.pages.page
    assert isinstance(page, TeachPage)
    assert {thing.group for thing in page.things} == groups


def test_from_the_settings_everything_of_the_box_is_taught(it: Evening) -> None:
    plugged(it, Script("pn532", ""))
    it.tap("settings", "teach")
    page = it.session.pages.page
    assert isinstance(page, TeachPage)
    assert len(page.things) == len(GAMES["elfenland"].tagged(it.session.speech, it.session.store.settings.edition, ""))
