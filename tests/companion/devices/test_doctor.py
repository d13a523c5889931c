"""The doctor as a process, listening to readers and boards of air: what it tells, how it ends, what it advises."""

from __future__ import annotations

import grp
import json
import os
import queue
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, TypeAlias

import pytest

from companion.config import settings as config
from companion.config.settings import ConfigError, Hardware
from companion.system import devices_socket, doctor
from hardware import pins
from hardware.device_stats import Standing
from hardware.events import LinkDown
from hardware.port import by_id
from tests.hardware.board_emulator import BoardEmulator
from tests.hardware.pn532_emulator import Pn532Emulator

HOUSE = Path(__file__).parents[3]
PATIENCE = float(os.environ.get("PATIENCE", "30"))
TAG, OTHER = "04a1b2c3d4e580", "04000102030405"
AS_NOBODY = (
    # A first run, which nobody hears, loads whatever is needed: the other user may not even read the interpreter.
    "import contextlib, io, os, sys\n"
    "from companion.__main__ import main\n"
    "with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):\n"
    "    main(['doctor', '--device', 'pn532:/', '--json', '--seconds', '0.01'])\n"
    "os.setgroups([]); os.setgid(65534); os.setuid(65534)\n"
    "sys.exit(main(sys.argv[1:]))"
)
Line: TypeAlias = dict[str, Any]


class Doctor:
    """`python -m companion doctor` with these arguments, and the lines it has told so far."""

    def __init__(self, *arguments: str, program: tuple[str, ...] = ("-m", "companion"), **environment: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *program, "doctor", *arguments],
            # Empty is unset: what comes at once must do so without the interpreter's help.
            env={**os.environ, "PYTHONUNBUFFERED": "", "PYTHONPATH": str(HOUSE), **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.raw: list[str] = []
        self._coming: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def __enter__(self) -> Doctor:
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        self._thread.join(PATIENCE)
        for pipe in (self.process.stdout, self.process.stderr):
            assert pipe is not None
            pipe.close()

    def until(self, event: str, **fields: object) -> Line:
        """The next line of this event with these fields; those before it are passed."""
        while True:
            line = self._next()
            assert line is not None, f"{event} never came: {self.raw[-20:]}, {self.process.stderr.read()}"  # type: ignore[union-attr]
            told: Line = json.loads(line)
            if told["event"] == event and fields.items() <= told.items():
                return told

    def until_words(self, pattern: str) -> str:
        """The next line, in words, that holds this."""
        while True:
            line = self._next()
            assert line is not None, f"{pattern} never came: {self.raw[-20:]}"
            if re.search(pattern, line):
                return line

    def end(self, number: int | None = signal.SIGTERM) -> tuple[int, str]:
        """How it ends, told to or by itself, and what it says on standard error."""
        if number is not None:
            self.process.send_signal(number)
        while self._next() is not None:
            pass
        status = self.process.wait(PATIENCE)
        assert self.process.stderr is not None
        return status, self.process.stderr.read()

    def told(self, *events: str) -> list[Line]:
        """Every line so far, or those of these events."""
        lines: list[Line] = [json.loads(line) for line in self.raw]
        return [line for line in lines if not events or line["event"] in events]

    def _next(self) -> str | None:
        line = self._coming.get(timeout=PATIENCE)
        if line is not None:
            self.raw.append(line)
        return line

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._coming.put(line)
        self._coming.put(None)


def at(emulator: Pn532Emulator | BoardEmulator, seconds: float = 600) -> tuple[str, ...]:
    """The arguments that listen to this one, as JSON."""
    kind = "pn532" if isinstance(emulator, Pn532Emulator) else "readerboard"
    return "--device", f"{kind}:{emulator.path}", "--json", "--seconds", str(seconds)


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


# --- one device, line by line


def test_a_line_an_event_at_once_with_its_fields_in_order(chip: Pn532Emulator) -> None:
    with Doctor(*at(chip)) as listening:
        up = listening.until("LinkUp")
        assert list(up) == ["at", "device", "event", "port", "what"]
        assert (up["device"], up["port"], up["what"]) == ("pn532", chip.path, "PN532 1.6")
        assert listening.until("Snapshot")["tags"] == []
        chip.lay(TAG)
        arrived = listening.until("TagArrived")
        assert list(arrived.items())[1:] == [
            ("device", "pn532"),
            ("event", "TagArrived"),
            ("reader", "1"),
            ("uid", TAG),
        ]
        chip.lift(TAG)
        assert listening.until("TagLeft")["uid"] == TAG
        assert listening.end() == (0, "")
        said = [line["event"] for line in listening.told()]
        assert said == ["LinkUp", "Snapshot", "TagArrived", "TagLeft", "Standing"]
        moments = [line["at"] for line in listening.told()]
        assert moments == sorted(moments)
        for raw in listening.raw:
            assert re.match(r'\{"at": \d+\.\d{3}, "device": "pn532", "event": "\w+", "', raw)


def test_what_lies_there_at_the_start_is_present_and_never_arrived(chip: Pn532Emulator) -> None:
    chip.lay(TAG)
    with Doctor(*at(chip)) as listening:
        assert listening.until("TagPresent")["uid"] == TAG
        assert listening.until("Snapshot")["tags"] == [["1", TAG]]
        chip.await_polls(3)
        listening.end()
        assert listening.told("TagArrived") == []


def test_it_ends_by_itself_after_the_seconds(chip: Pn532Emulator, board: BoardEmulator) -> None:
    with Doctor(*at(chip, 0.5)) as pad, Doctor(*at(board, 0.5)) as sensed:
        assert pad.end(None) == (0, "")
        assert sensed.end(None) == (0, "")
        assert pad.told("LinkUp")
        assert sensed.told("LinkUp")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=["SIGINT", "SIGTERM"])
def test_a_signal_ends_it_quietly(chip: Pn532Emulator, number: int) -> None:
    with Doctor(*at(chip)) as listening:
        listening.until("LinkUp")
        assert listening.end(number) == (0, "")


def test_a_signal_ends_it_quietly_even_while_nothing_answers(chip: Pn532Emulator, other_chip: Pn532Emulator) -> None:
    chip.mute = other_chip.mute = lambda _: True
    with Doctor(*at(chip)) as left, Doctor(*at(other_chip)) as right:
        chip.await_commands(1)
        other_chip.await_commands(1)
        left.process.send_signal(signal.SIGINT)
        right.process.send_signal(signal.SIGTERM)
        for listening in (left, right):
            assert listening.end(None) == (0, "")
            assert listening.told("LinkUp") == []


def test_garbage_on_the_line_is_passed_over(chip: Pn532Emulator, board: BoardEmulator) -> None:
    with Doctor(*at(chip)) as pad, Doctor(*at(board)) as sensed:
        for listening in (pad, sensed):
            listening.until("Snapshot")
        for _ in range(20):
            chip.send_raw(bytes(range(256)))
            board.send_raw(b"\x00$7 TAG 1 \xff*0000\n" + bytes(range(256)) + b"\n")
        chip.lay(TAG)
        board.lay("5", TAG)
        assert pad.until("TagArrived")["uid"] == TAG
        assert sensed.until("TagArrived", reader="5")["uid"] == TAG
        for listening in (pad, sensed):
            assert listening.end() == (0, "")
            assert listening.told("LinkDown") == []


def test_a_cable_pulled_and_put_back_is_one_down_and_one_up_and_nothing_arrives_by_it(chip: Pn532Emulator) -> None:
    with Doctor(*at(chip)) as listening:
        listening.until("Snapshot")
        chip.lay(TAG)
        listening.until("TagArrived")
        chip.unplug()
        down = listening.until("LinkDown")
        assert (down["reason"], down["port"]) == ("unplugged", chip.path)
        assert chip.path in down["remedy"]
        chip.plug()
        listening.until("LinkUp")
        assert listening.until("TagPresent")["uid"] == TAG
        assert listening.until("Snapshot")["tags"] == [["1", TAG]]
        chip.lift(TAG)
        listening.until("TagLeft", uid=TAG)
        chip.lay(OTHER)
        listening.until("TagArrived", uid=OTHER)
        assert listening.end() == (0, "")
        links = [line["event"] for line in listening.told("LinkUp", "LinkDown")]
        assert links == ["LinkUp", "LinkDown", "LinkUp"]
        assert [line["uid"] for line in listening.told("TagArrived")] == [TAG, OTHER]
        moments = [line["at"] for line in listening.told()]
        assert moments == sorted(moments)


def test_a_device_that_answers_late_did_open_and_its_failures_until_then_are_reported_once(chip: Pn532Emulator) -> None:
    chip.unplug()
    chip.mute = lambda _: True
    with Doctor(*at(chip)) as listening:
        assert listening.until("LinkDown")["reason"] == "absent"
        chip.plug()
        chip.await_commands(5)  # four make an attempt: the fifth is of the next one
        chip.mute = lambda _: False
        listening.until("LinkUp")
        assert listening.end() == (0, "")
        assert len(listening.told("LinkDown")) == 1


def test_a_board_tells_tags_buttons_and_a_pulled_cable(board: BoardEmulator) -> None:
    with Doctor(*at(board)) as listening:
        up = listening.until("LinkUp")
        assert (up["device"], up["port"], up["what"]) == ("readerboard", board.path, "board-1 1, 8 readers")
        listening.until("Snapshot")
        board.lay("3", TAG)
        assert listening.until("TagArrived")["reader"] == "3"
        board.press("undo")
        assert listening.until("ButtonPressed")["button"] == "undo"
        assert list(listening.until("ButtonReleased")) == ["at", "device", "event", "button", "seconds"]
        board.unplug()
        assert listening.until("LinkDown")["reason"] == "unplugged"
        board.plug()
        listening.until("LinkUp")
        assert listening.until("TagPresent")["uid"] == TAG
        listening.until("Snapshot")
        board.lift("3", TAG)
        assert listening.until("TagLeft")["uid"] == TAG
        assert listening.end() == (0, "")
        assert [line["event"] for line in listening.told("LinkUp", "LinkDown")] == ["LinkUp", "LinkDown", "LinkUp"]
        assert len(listening.told("TagArrived")) == 1
        assert listening.told("TagSeen") == []


def test_two_side_by_side_hear_each_its_own(chip: Pn532Emulator, other_chip: Pn532Emulator) -> None:
    with Doctor(*at(chip)) as left, Doctor(*at(other_chip)) as right:
        for listening in (left, right):
            listening.until("Snapshot")
        chip.lay(TAG)
        other_chip.lay(OTHER)
        left.until("TagArrived", uid=TAG)
        right.until("TagArrived", uid=OTHER)
        for listening in (left, right):
            assert listening.end() == (0, "")
            assert len(listening.told("TagArrived")) == 1


def test_in_words_the_same_is_reported(chip: Pn532Emulator) -> None:
    with Doctor("--device", f"pn532:{chip.path}", "--seconds", "600") as listening:
        listening.until_words(rf"^ +\d+\.\d{{3}} s  pn532: LinkUp, port {re.escape(chip.path)}, what PN532 1\.6$")
        listening.until_words("pn532: Snapshot, tags none$")
        chip.lay(TAG)
        listening.until_words(f"pn532: TagArrived, reader 1, uid {TAG}$")
        assert listening.end() == (0, "")


# --- what never opened


def never_opened(listening: Doctor) -> Line:
    """The one line of a device that never opened; the same reason and remedy stand on standard error."""
    with listening:
        status, sentence = listening.end(None)
        assert status == 2
        down, standing = listening.told()
        assert (down["event"], standing["event"], standing["up"]) == ("LinkDown", "Standing", False)
        assert list(down) == ["at", "device", "event", "reason", "port", "who", "remedy"]
        assert down["remedy"] in sentence
        assert f"({down['reason']})" in sentence
        assert sentence.startswith("boardside: ")
        assert sentence.count("\n") == 1
        return down


@pytest.mark.parametrize("kind", ["pn532", "readerboard"])
def test_a_port_that_is_missing_or_is_none_or_has_no_such_name(kind: str, tmp_path: Path) -> None:
    def down(port: str) -> Line:
        return never_opened(Doctor("--device", f"{kind}:{port}", "--json", "--seconds", "0.2"))

    assert down(str(tmp_path / "nothing"))["reason"] == "absent"
    assert down("no-such-name-anywhere")["reason"] == "absent"
    assert down(str(tmp_path))["reason"] == "foreign"


def test_a_port_where_nothing_answers_is_reported_although_the_time_was_short(
    chip: Pn532Emulator, board: BoardEmulator
) -> None:
    chip.mute = lambda _: True
    board.deaf = board.stopped = True
    listening = Doctor(*at(board, 0.2))
    assert never_opened(Doctor(*at(chip, 0.2)))["reason"] == "silent"
    assert never_opened(listening)["reason"] == "silent"


def test_a_port_that_is_busy_names_the_program_that_holds_it(chip: Pn532Emulator) -> None:
    with Doctor(*at(chip)) as holding:
        holding.until("LinkUp")
        down = never_opened(Doctor(*at(chip, 0.2)))
        assert down["reason"] == "busy"
        assert f"({holding.process.pid})" in down["who"]
        assert down["who"] in down["remedy"]
        assert holding.end() == (0, "")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become another user, and root may open every port")
def test_a_port_without_permission_names_the_group_to_join(chip: Pn532Emulator) -> None:
    real = os.path.realpath(chip.path)
    os.chown(real, -1, grp.getgrnam("dialout").gr_gid)
    os.chmod(real, 0o660)
    arguments = ("--device", f"pn532:{real}", "--json", "--seconds", "0.2")
    down = never_opened(Doctor(*arguments, program=("-c", AS_NOBODY)))
    assert (down["reason"], down["who"]) == ("permission", "dialout")
    assert "usermod -aG dialout" in down["remedy"]


@pytest.mark.parametrize(
    ("device", "seconds", "said"),
    [
        ("pn523:/dev/x", 1.0, 'there is no "pn523"'),
        ("/dev/ttyUSB0", 1.0, "readerboard:PORT, pn532:PORT"),
        ("pn532: ", 1.0, "the port is missing"),
        ("pn532", 1.0, "the port is missing"),
        ("pn532:/dev/x", 0.0, "above 0"),
        ("pn532:/dev/x", float("nan"), "above 0"),
        ("pn532:/dev/x", float("inf"), "above 0"),
    ],
)
def test_what_is_asked_wrongly_is_reported_in_a_sentence(device: str, seconds: float, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        doctor.listen(device, seconds, as_json=True, files=config.sources())


@pytest.mark.parametrize("asked", [("--device", "pn523:/dev/x"), ("--device", "pn532:/dev/x", "--seconds", "soon")])
def test_what_is_asked_wrongly_ends_with_two(asked: tuple[str, ...]) -> None:
    with Doctor(*asked) as listening:
        status, sentence = listening.end(None)
        assert status == 2
        assert asked[-1].split(":")[0] in sentence
        assert "Traceback" not in sentence
        assert listening.raw == []


# --- all that is configured


@pytest.fixture
def settings(tmp_path: Path) -> Callable[[str], str]:
    """Write the settings; their file's name."""

    def write(text: str) -> str:
        (tmp_path / "config.toml").write_text(text, encoding="utf-8")
        return str(tmp_path / "config.toml")

    return write


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
        standings = {line["device"]: line for line in listening.told("Standing")}
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


def test_with_nothing_configured_it_says_so_and_what_to_write(settings: Callable[[str], str]) -> None:
    file = settings("[look]\nstill = true\n")
    with Doctor("--config", file) as listening:
        assert listening.end(None) == (0, "")
        text = "".join(listening.raw)
    assert f"No hardware is configured in {file}" in text
    assert "Serial ports by id" in text
    written = text.split("what is plugged in:\n")[1]
    told = config.read(Path(settings(written))).hardware
    assert len(told.readers) == 1
    assert told.buttons == pins.DEFAULT.buttons
    with Doctor("--config", settings(""), "--json") as listening:
        status, said = listening.end(None)
        assert (status, listening.raw) == (0, [])
        assert "No hardware is configured" in said


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
    said = doctor._nothing(tmp_path / "config.toml", [f"/dev/serial/by-id/{pico}"])
    assert f'board = "{pico}"' in said
    assert "readers = " not in said
    said = doctor._nothing(tmp_path / "config.toml", [f"/dev/serial/by-id/{pico}", f"/dev/serial/by-id/{reader}"])
    (tmp_path / "config.toml").write_text(said.split("what is plugged in:\n")[1])
    told = config.read(tmp_path / "config.toml").hardware
    assert (told.readers, told.board) == ((reader,), (pico,))


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


def test_readers_and_sections_that_do_not_answer_are_in_the_report(
    board: BoardEmulator, tmp_path: Path, settings: Callable[[str], str]
) -> None:
    board.fields["3"].dead = True
    board.await_rounds(4)
    file = settings(f'[hardware]\nboard = ["{board.path}", "{tmp_path}/nothing"]\n')
    with Doctor("--config", file, "--seconds", "5") as listening:
        listening.until_words("ReaderFailed, reader 3")
        assert listening.end() == (0, "")
        assert "NO ANSWER   the whole section 2, reader 3\n" in "".join(listening.raw)


def test_the_ports_there_are_listed_by_id(tmp_path: Path) -> None:
    said = doctor._nothing(tmp_path / "config.toml", ["/dev/serial/by-id/usb-A", "/dev/serial/by-id/usb-B"])
    assert "  usb-A\n  usb-B\n" in said
    assert 'readers = ["usb-A", "usb-B"]' in said


def test_a_port_is_called_by_its_id_where_it_has_one(tmp_path: Path) -> None:
    (tmp_path / "ttyUSB0").touch()
    (tmp_path / "ids").mkdir()
    (tmp_path / "ids" / "usb-CP2102").symlink_to(tmp_path / "ttyUSB0")
    assert by_id(str(tmp_path / "ttyUSB0"), tmp_path / "ids") == str(tmp_path / "ids" / "usb-CP2102")
    assert by_id(str(tmp_path / "ttyUSB1"), tmp_path / "ids") == str(tmp_path / "ttyUSB1")
    assert by_id("gpio", tmp_path / "none") == "gpio"


# --- the settings


def hardware_of(settings: Callable[[str], str], text: str) -> Hardware:
    return config.read(Path(settings(f"[hardware]\n{text}\n"))).hardware


def test_every_key_of_the_hardware_is_heard(settings: Callable[[str], str]) -> None:
    told = hardware_of(
        settings,
        'readers = ["CP2102", "/dev/serial0"]\nboard = "Pico"\ndwell = 1\nbuttons = { pass = 5, seat-1 = 22 }\n'
        'lamps = { table = 13, seat-1 = [18, 19, 20] }\nbuzzer = 12\nsounds = false\ndisplay = "dsi"',
    )
    lamps = {"table": (13,), "seat-1": (18, 19, 20)}
    assert told == Hardware(
        ("CP2102", "/dev/serial0"), ("Pico",), 1.0, {"pass": 5, "seat-1": 22}, lamps, 12, False, "dsi"
    )
    assert hardware_of(settings, "") == Hardware()
    assert hardware_of(settings, "buttons = false\nlamps = false") == Hardware()
    usual = hardware_of(settings, "buttons = true\nlamps = true\nbuzzer = 12")
    assert (usual.buttons, usual.lamps, usual.buzzer) == (pins.DEFAULT.buttons, pins.DEFAULT.lamps, pins.DEFAULT.buzzer)


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
def test_hardware_that_cannot_be_is_reported_with_what_would_do(
    settings: Callable[[str], str], text: str, said: str
) -> None:
    with pytest.raises(ConfigError) as wrong:
        hardware_of(settings, text)
    assert said in wrong.value.sentence
    assert "hardware]" in wrong.value.sentence
    assert "line " in wrong.value.sentence


def test_the_doctor_opens_no_window_and_loads_no_pins_for_a_reader() -> None:
    program = "import companion.__main__, companion.system.doctor, sys; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], cwd=HOUSE, capture_output=True, text=True, check=True)
    loaded = {module.split(".")[0] for module in done.stdout.split()}
    assert "serial" in loaded
    assert loaded & {"kivy", "gpiozero"} == set()


def test_a_table_that_runs_is_asked_and_its_devices_are_not_opened_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RUNTIME_DIRECTORY", str(tmp_path))
    settings = tmp_path / "config.toml"
    settings.write_text('[hardware]\nreaders = ["held"]\n')
    up = Standing("pn532", True, "/dev/held", "PN532 1.6", None, None, None, 3, 9, 0, 0)
    with devices_socket.answered(lambda: [doctor.described(up)]):
        assert doctor.listen(None, 0.2, as_json=False, files=config.sources(settings)) == doctor.WELL
    assert "pn532: in use by the table, which says: up" in capsys.readouterr().out
    trouble = LinkDown("pn532", "absent", "", "", "Plug it in.")
    gone = Standing("pn532", False, "", "", trouble, None, None, 0, 9, 0, 0)
    with devices_socket.answered(lambda: [doctor.described(gone)]):
        assert doctor.listen(None, 0.2, as_json=False, files=config.sources(settings)) == doctor.NEVER_OPENED
    assert "pn532 is down (absent). Plug it in." in capsys.readouterr().err
