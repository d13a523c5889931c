"""The doctor as a process that listens to one emulated device: what it prints, how it ends, what it advises."""

from __future__ import annotations

import grp
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from companion import config
from companion.system import device_doctor
from tests.doctor_process import HOUSE, Doctor, Line, at
from tests.hardware.board_emulator import BoardEmulator
from tests.hardware.pn532_emulator import Pn532Emulator

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


# --- one device, line by line


@pytest.mark.slow("processes")
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
        said = [line["event"] for line in listening.printed()]
        assert said == ["LinkUp", "Snapshot", "TagArrived", "TagLeft", "Standing"]
        moments = [line["at"] for line in listening.printed()]
        assert moments == sorted(moments)
        for raw in listening.raw:
            assert re.match(r'\{"at": \d+\.\d{3}, "device": "pn532", "event": "\w+", "', raw)


@pytest.mark.slow("processes")
def test_what_lies_there_at_the_start_is_present_and_never_arrived(chip: Pn532Emulator) -> None:
    chip.lay(TAG)
    with Doctor(*at(chip)) as listening:
        assert listening.until("TagPresent")["uid"] == TAG
        assert listening.until("Snapshot")["tags"] == [["1", TAG]]
        chip.await_polls(3)
        listening.end()
        assert listening.printed("TagArrived") == []


@pytest.mark.slow("terminals")
def test_it_ends_by_itself_after_the_seconds(chip: Pn532Emulator, board: BoardEmulator) -> None:
    with Doctor(*at(chip, 0.5)) as pad, Doctor(*at(board, 0.5)) as sensed:
        assert pad.end(None) == (0, "")
        assert sensed.end(None) == (0, "")
        assert pad.printed("LinkUp")
        assert sensed.printed("LinkUp")


@pytest.mark.slow("processes")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=["SIGINT", "SIGTERM"])
def test_a_signal_ends_it_quietly(chip: Pn532Emulator, number: int) -> None:
    with Doctor(*at(chip)) as listening:
        listening.until("LinkUp")
        assert listening.end(number) == (0, "")


@pytest.mark.slow("processes")
def test_a_signal_ends_it_quietly_even_while_nothing_answers(chip: Pn532Emulator, other_chip: Pn532Emulator) -> None:
    chip.mute = other_chip.mute = lambda _: True
    with Doctor(*at(chip)) as left, Doctor(*at(other_chip)) as right:
        chip.await_commands(1)
        other_chip.await_commands(1)
        left.process.send_signal(signal.SIGINT)
        right.process.send_signal(signal.SIGTERM)
        for listening in (left, right):
            assert listening.end(None) == (0, "")
            assert listening.printed("LinkUp") == []


@pytest.mark.slow("terminals")
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
            assert listening.printed("LinkDown") == []


@pytest.mark.slow("processes")
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
        links = [line["event"] for line in listening.printed("LinkUp", "LinkDown")]
        assert links == ["LinkUp", "LinkDown", "LinkUp"]
        assert [line["uid"] for line in listening.printed("TagArrived")] == [TAG, OTHER]
        moments = [line["at"] for line in listening.printed()]
        assert moments == sorted(moments)


@pytest.mark.slow("processes")
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
        assert len(listening.printed("LinkDown")) == 1


@pytest.mark.slow("terminals")
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
        assert [line["event"] for line in listening.printed("LinkUp", "LinkDown")] == ["LinkUp", "LinkDown", "LinkUp"]
        assert len(listening.printed("TagArrived")) == 1
        assert listening.printed("TagSeen") == []


@pytest.mark.slow("processes")
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
            assert len(listening.printed("TagArrived")) == 1


@pytest.mark.slow("processes")
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
        down, standing = listening.printed()
        assert (down["event"], standing["event"], standing["up"]) == ("LinkDown", "Standing", False)
        assert list(down) == ["at", "device", "event", "reason", "port", "who", "remedy"]
        assert down["remedy"] in sentence
        assert f"({down['reason']})" in sentence
        assert sentence.startswith("boardside: ")
        assert sentence.count("\n") == 1
        return down


@pytest.mark.slow("processes")
@pytest.mark.parametrize("kind", ["pn532", "readerboard"])
def test_a_port_that_is_missing_or_is_none_or_has_no_such_name(kind: str, tmp_path: Path) -> None:
    def down(port: str) -> Line:
        return never_opened(Doctor("--device", f"{kind}:{port}", "--json", "--seconds", "0.2"))

    assert down(str(tmp_path / "nothing"))["reason"] == "absent"
    assert down("no-such-name-anywhere")["reason"] == "absent"
    assert down(str(tmp_path))["reason"] == "foreign"


@pytest.mark.slow("terminals")
def test_a_port_where_nothing_answers_is_reported_although_the_time_was_short(
    chip: Pn532Emulator, board: BoardEmulator
) -> None:
    chip.mute = lambda _: True
    board.deaf = board.stopped = True
    listening = Doctor(*at(board, 0.2))
    assert never_opened(Doctor(*at(chip, 0.2)))["reason"] == "silent"
    assert never_opened(listening)["reason"] == "silent"


@pytest.mark.slow("processes")
def test_a_port_that_is_busy_names_the_program_that_holds_it(chip: Pn532Emulator) -> None:
    with Doctor(*at(chip)) as holding:
        holding.until("LinkUp")
        down = never_opened(Doctor(*at(chip, 0.2)))
        assert down["reason"] == "busy"
        assert f"({holding.process.pid})" in down["who"]
        assert down["who"] in down["remedy"]
        assert holding.end() == (0, "")


@pytest.mark.slow("processes")
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
        ("/dev/ttyUSB0", 1.0, "readerboard:PORT, keys:PORT, pn532:PORT"),
        ("pn532: ", 1.0, "the port is missing"),
        ("pn532", 1.0, "the port is missing"),
        ("pn532:/dev/x", 0.0, "above 0"),
        ("pn532:/dev/x", float("nan"), "above 0"),
        ("pn532:/dev/x", float("inf"), "above 0"),
    ],
)
def test_what_is_asked_wrongly_is_reported_in_a_sentence(device: str, seconds: float, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        device_doctor.listen(device, seconds, as_json=True, files=config.sources())


@pytest.mark.slow("processes")
@pytest.mark.parametrize("asked", [("--device", "pn523:/dev/x"), ("--device", "pn532:/dev/x", "--seconds", "soon")])
def test_what_is_asked_wrongly_ends_with_two(asked: tuple[str, ...]) -> None:
    with Doctor(*asked) as listening:
        status, sentence = listening.end(None)
        assert status == 2
        assert asked[-1].split(":")[0] in sentence
        assert "Traceback" not in sentence
        assert listening.raw == []


@pytest.mark.slow("processes")
def test_the_doctor_opens_no_window_and_loads_no_pins_for_a_reader() -> None:
    program = "import companion.__main__, companion.system.device_doctor, sys; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], cwd=HOUSE, capture_output=True, text=True, check=True)
    loaded = {module.split(".")[0] for module in done.stdout.split()}
    assert "serial" in loaded
    assert loaded & {"kivy", "gpiozero"} == set()
