"""The doctor with all devices of the settings: its report, what it proposes to write, and a table that runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from companion import config
from companion.system import device_doctor, device_status_socket
from hardware import pin_assignment
from hardware.device_stats import Standing
from hardware.events import LinkDown
from hardware.port import by_id
from tests.doctor_process import HOUSE, Doctor, at
from tests.hardware.board_emulator import BoardEmulator
from tests.hardware.pn532_emulator import Pn532Emulator

TAG = "04a1b2c3d4e580"


@pytest.fixture
def settings(tmp_path: Path) -> Callable[[str], str]:
    """Write the settings; their file's name."""

    def write(text: str) -> str:
        (tmp_path / "config.toml").write_text(text, encoding="utf-8")
        return str(tmp_path / "config.toml")

    return write


@pytest.mark.slow("terminals")
def test_every_configured_device_is_listened_to_and_reported(
    chip: Pn532Emulator, board: BoardEmulator, tmp_path: Path, settings: Callable[[str], str]
) -> None:
    file = settings(
        f'[hardware]\nreaders = ["{chip.path}", "{tmp_path}/nothing"]\nboard = "{board.path}"\ndwell = 0\n'
        "buttons = true\nlamps = true\nbuzzer = 12\n"
    )
    with Doctor("--config", file, "--json", "--seconds", "600", GPIOZERO_PIN_FACTORY="mock") as listening:
        waited = {"pn532-1", "readerboard", "buttons", "lamps"}
        while waited:
            waited.discard(listening.until("LinkUp")["device"])
        chip.unplug()
        listening.until("LinkDown", device="pn532-1")
        chip.plug()
        listening.until("LinkUp", device="pn532-1")
        chip.lay(TAG)
        listening.until("TagArrived", device="pn532-1")
        assert listening.end() == (0, "")
        standings = {line["device"]: line for line in listening.printed("Standing")}
    assert list(standings) == ["pn532-1", "pn532-2", "readerboard", "buttons", "lamps"]
    pad, gone = standings["pn532-1"], standings["pn532-2"]
    assert (pad["up"], pad["port"], pad["what"], pad["reconnects"]) == (True, chip.path, "PN532 1.6", 1)
    assert (pad["last"], pad["remedy"]) == ("TagArrived", "")
    assert 1 <= pad["a_minute"] <= 6
    assert (gone["up"], gone["reason"], gone["last"]) == (False, "absent", "LinkDown")
    assert "plug it in" in gone["remedy"]
    page = (HOUSE / "hardware" / "README.md").read_text("utf-8")
    for field in pad:
        assert f"`{field}`" in page


@pytest.mark.slow("processes")
def test_the_report_in_words_tells_port_state_last_event_and_remedy(
    chip: Pn532Emulator, tmp_path: Path, settings: Callable[[str], str]
) -> None:
    file = settings(f'[hardware]\nreaders = ["{chip.path}"]\nboard = "{tmp_path}/nothing"\n')
    with Doctor("--config", file, "--seconds", "0.5") as listening:
        status, sentence = listening.end(None)
        assert status == 2
        assert "readerboard at" in sentence
        assert "pn532" not in sentence
        text = "".join(listening.raw)
    pad, gone = text.split("\npn532: up\n")[1].split("\nreaderboard: down, absent\n")
    assert f"port        {chip.path}\n" in pad
    assert "last event  Snapshot, tags none, " in pad
    assert "events      2 in the last minute\n" in pad
    assert "reconnects  0\n" in pad
    assert "remedy" not in pad
    assert f"remedy      Nothing is at {tmp_path}/nothing: plug it in" in gone
    told = text + sentence
    assert told.count("plug it in") == 2, "when it happens, and in the report"


@pytest.mark.slow("processes")
def test_with_nothing_configured_it_says_so_and_what_to_write(settings: Callable[[str], str]) -> None:
    file = settings("[look]\nstill = true\n")
    with Doctor("--config", file) as listening:
        assert listening.end(None) == (0, "")
        text = "".join(listening.raw)
    assert f"No hardware is configured in {file}" in text
    assert "Serial ports by id" in text
    written = text.split("what is plugged in:\n")[1]
    found = config.read(Path(settings(written))).hardware
    assert len(found.readers) == 1
    assert found.buttons == pin_assignment.DEFAULT.buttons
    with Doctor("--config", settings(""), "--json") as listening:
        status, said = listening.end(None)
        assert (status, listening.raw) == (0, [])
        assert "No hardware is configured" in said


@pytest.mark.slow("processes")
def test_a_broken_setting_is_reported_and_does_not_matter_for_a_device_that_is_named(
    chip: Pn532Emulator, settings: Callable[[str], str]
) -> None:
    file = settings("[hardware]\nreader = 1\n")
    with Doctor("--config", file) as listening:
        status, sentence = listening.end(None)
        assert status == 2
        assert "[hardware] knows no reader" in sentence
    with Doctor("--config", file, *at(chip)) as listening:
        listening.until("LinkUp")
        assert listening.end() == (0, "")


def test_a_pico_is_proposed_as_a_board_and_never_as_a_reader(tmp_path: Path) -> None:
    pico, reader = "usb-MicroPython_Board_in_FS_mode_e6614c311b7e6f35-if00", "usb-Silicon_Labs_CP2102_0001-if00-port0"
    said = device_doctor._nothing(tmp_path / "config.toml", [f"/dev/serial/by-id/{pico}"])
    assert f'board = "{pico}"' in said
    assert "readers = " not in said
    said = device_doctor._nothing(
        tmp_path / "config.toml", [f"/dev/serial/by-id/{pico}", f"/dev/serial/by-id/{reader}"]
    )
    (tmp_path / "config.toml").write_text(said.split("what is plugged in:\n")[1])
    found = config.read(tmp_path / "config.toml").hardware
    assert (found.readers, found.board) == ((reader,), pico)


@pytest.mark.slow("terminals")
def test_it_says_where_the_settings_come_from_and_which_are_not_used(
    board: BoardEmulator, settings: Callable[[str], str]
) -> None:
    file = settings('[hardware]\nboard = "old"\nlamps = { table = 13 }\nbuzzer = 12\n')
    devices = config.sources(Path(file)).devices
    devices.write_text(f'[hardware]\nboard = "{board.path}"\n')
    with Doctor("--config", file, "--seconds", "2", GPIOZERO_PIN_FACTORY="mock") as listening:
        assert listening.end(None) == (0, "")
        text = "".join(listening.raw)
    assert text.startswith(f"Settings: {file}\n  board: from {devices}")
    assert "board: in both files; the value in config.toml is not used\n" in text
    assert "says it is  1 lamp and a buzzer\n" in text


@pytest.mark.slow("terminals")
def test_readers_that_do_not_answer_are_in_the_report(board: BoardEmulator, settings: Callable[[str], str]) -> None:
    board.fields["3"].dead = board.fields["5"].dead = True
    board.await_rounds(4)
    file = settings(f'[hardware]\nboard = "{board.path}"\n')
    with Doctor("--config", file, "--seconds", "5") as listening:
        listening.until_words("ReaderFailed, reader 5")
        assert listening.end() == (0, "")
        assert "NO ANSWER   reader 3, reader 5\n" in "".join(listening.raw)


@pytest.mark.slow("terminals")
def test_what_is_no_longer_read_is_said_and_the_rest_is_listened_to(
    board: BoardEmulator, settings: Callable[[str], str]
) -> None:
    file = settings(f'[hardware]\nreaders = ["i2c:/dev/i2c-1"]\nboard = ["{board.path}", "2c70"]\n')
    with Doctor("--config", file, "--seconds", "5") as listening:
        listening.until_words("LinkUp")
        status, said = listening.end()
    assert status == 0
    assert '"i2c:/dev/i2c-1" in readers was a PN532 on I2C, which is no longer read.' in said
    assert f'write board = "{board.path}".' in said or "is used alone" in said


def test_the_ports_there_are_listed_by_id(tmp_path: Path) -> None:
    said = device_doctor._nothing(tmp_path / "config.toml", ["/dev/serial/by-id/usb-A", "/dev/serial/by-id/usb-B"])
    assert "  usb-A\n  usb-B\n" in said
    assert 'readers = ["usb-A", "usb-B"]' in said


def test_a_port_is_called_by_its_id_where_it_has_one(tmp_path: Path) -> None:
    (tmp_path / "ttyUSB0").touch()
    (tmp_path / "ids").mkdir()
    (tmp_path / "ids" / "usb-CP2102").symlink_to(tmp_path / "ttyUSB0")
    assert by_id(str(tmp_path / "ttyUSB0"), tmp_path / "ids") == str(tmp_path / "ids" / "usb-CP2102")
    assert by_id(str(tmp_path / "ttyUSB1"), tmp_path / "ids") == str(tmp_path / "ttyUSB1")
    assert by_id("gpio", tmp_path / "none") == "gpio"


def test_a_table_that_runs_is_asked_and_its_devices_are_not_opened_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RUNTIME_DIRECTORY", str(tmp_path))
    settings = tmp_path / "config.toml"
    settings.write_text('[hardware]\nreaders = ["held"]\n')
    up = Standing("pn532", True, "/dev/held", "PN532 1.6", None, None, None, 3, 0, 0)
    with device_status_socket.answered(lambda: [device_doctor.described(up)]):
        assert device_doctor.listen(None, 0.2, as_json=False, files=config.sources(settings)) == device_doctor.WELL
    assert "pn532: in use by the table, which says: up" in capsys.readouterr().out
    trouble = LinkDown("pn532", "absent", "", "", "Plug it in.")
    gone = Standing("pn532", False, "", "", trouble, None, None, 0, 0, 0)
    with device_status_socket.answered(lambda: [device_doctor.described(gone)]):
        assert (
            device_doctor.listen(None, 0.2, as_json=False, files=config.sources(settings)) == device_doctor.NEVER_OPENED
        )
    told = capsys.readouterr()
    assert "pn532 is down (absent)." in told.err
    assert (told.out + told.err).count("Plug it in.") == 1
