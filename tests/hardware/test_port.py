"""Serial ports that are not there, not ours, or not serial ports: each told with its remedy."""

from __future__ import annotations

import grp
import json
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from board_emulator import BoardEmulator
from pn532_emulator import Pn532Emulator
from watching import PATIENCE

from hardware.device import LinkLost
from hardware.port import Port, candidates, holders, plugged_in
from hardware.readerboard import ReaderBoard

HOUSE = Path(__file__).parents[2]


def refused(path: str) -> LinkLost:
    with pytest.raises(LinkLost) as lost:
        Port(path, 115200)
    return lost.value


def test_a_port_that_is_not_there_is_absent(tmp_path: Path) -> None:
    lost = refused(str(tmp_path / "nothing"))
    assert (lost.reason, lost.port) == ("absent", str(tmp_path / "nothing"))


def test_a_file_that_is_no_port_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert refused(str(tmp_path / "file")).reason == "foreign"


@pytest.mark.slow("terminals")
def test_a_port_without_permission_names_the_group_to_join(chip: Pn532Emulator) -> None:
    """As another user in a child process, because root may open anything."""
    real = os.path.realpath(chip.path)
    dialout = grp.getgrnam("dialout").gr_gid
    os.chown(real, -1, dialout)
    os.chmod(real, 0o660)
    os.chmod(Path(chip.path).parent, 0o755)
    lost = as_nobody(real)
    assert (lost["reason"], lost["who"], lost["port"]) == ("permission", "dialout", real)
    assert "usermod -aG dialout" in lost["remedy"]
    os.chmod(real, 0o600)
    assert "udev" in as_nobody(real)["remedy"]


def as_nobody(path: str) -> dict[str, str]:
    """What a user without any group is told."""
    program = (
        "import json, os, sys\n"
        "from hardware.device import LinkLost\n"
        "from hardware.port import Port\n"
        "os.setgroups([]); os.setgid(65534); os.setuid(65534)\n"
        "try: Port(sys.argv[1], 115200)\n"
        "except LinkLost as lost: print(json.dumps(vars(lost)))\n"
    )
    if os.geteuid() != 0:
        pytest.skip("only root can become another user")
    ran = subprocess.run([sys.executable, "-c", program, path], cwd=HOUSE, capture_output=True, text=True, check=True)
    told: dict[str, str] = json.loads(ran.stdout)
    return told


@pytest.mark.slow("terminals")
def test_a_port_another_program_holds_is_busy_and_the_program_is_named(chip: Pn532Emulator) -> None:
    program = (
        "import serial, sys; held = serial.Serial(sys.argv[1], exclusive=True); print('held', flush=True); input()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, chip.path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdin is not None
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        lost = refused(chip.path)
        assert (lost.reason, lost.port) == ("busy", chip.path)
        assert f"({other.pid})" in lost.who
        assert ", ".join(holders(chip.path)) == lost.who
        other.stdin.write("\n")
        other.stdin.close()
        other.wait(20)
    Port(chip.path, 115200).close()


@pytest.mark.slow("terminals")
def test_a_port_is_ours_alone_while_it_is_open(chip: Pn532Emulator) -> None:
    port = Port(chip.path, 115200)
    assert refused(chip.path).reason == "busy"
    port.close()
    port.close()
    Port(chip.path, 115200).close()


@pytest.mark.slow("terminals")
def test_waking_a_port_ends_its_wait_and_a_closed_one_takes_no_harm(chip: Pn532Emulator) -> None:
    port = Port(chip.path, 115200)
    for times in (1, 100_000):
        waiting = threading.Thread(target=port.read, args=(3600.0,), daemon=True)
        waiting.start()
        for _ in range(times):
            port.wake()
        waiting.join(PATIENCE)
        assert not waiting.is_alive()
    port.close()
    port.wake()
    with pytest.raises(LinkLost):
        port.read(0)
    with pytest.raises(LinkLost):
        port.write(b"x")


@pytest.mark.slow("terminals")
def test_a_port_that_takes_nothing_is_silent_and_blocks_nobody_for_ever(board: BoardEmulator) -> None:
    board.halt()
    port = Port(board.path, 115200)
    with pytest.raises(LinkLost) as lost:
        port.write(bytes(400_000))
    assert lost.value.reason == "silent"
    port.close()


def test_ports_are_named_by_id_and_never_by_order(tmp_path: Path) -> None:
    for name in ("usb-Silicon_Labs_CP2102_0002-if00", "usb-FTDI_FT232R_A7-if00"):
        (tmp_path / name).touch()
    assert candidates("/dev/ttyUSB0") == ["/dev/ttyUSB0"]
    assert candidates("cp2102_0002", tmp_path) == [str(tmp_path / "usb-Silicon_Labs_CP2102_0002-if00")]
    assert len(candidates("", tmp_path)) == 2
    assert candidates("cp2102", tmp_path / "none") == []


def test_a_name_that_fits_two_boards_is_refused_with_both_names(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr("hardware.port.candidates.__defaults__", (tmp_path,))
    names = [f"usb-MicroPython_Board_in_FS_mode_e6614c311b7e{end}-if00" for end in ("2c70", "6f35")]
    for name in names:
        (tmp_path / name).touch()
    with pytest.raises(LinkLost) as both:
        ReaderBoard("readerboard", "Board_in_FS_mode").open()
    assert (both.value.reason, both.value.who) == ("ambiguous", ", ".join(names))
    assert all(name in both.value.remedy for name in names)
    with pytest.raises(LinkLost) as one:
        ReaderBoard("readerboard", "6f35").open()
    assert one.value.reason == "foreign", "it was tried, and is a mere file"


def test_a_name_that_no_port_has_is_refused_with_the_names_there_are(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr("hardware.port.candidates.__defaults__", (tmp_path,))
    with pytest.raises(LinkLost) as none:
        plugged_in("CP2102")
    assert none.value.remedy == "No port is called 'CP2102': plug it in."
    (tmp_path / "usb-FTDI_A1").touch()
    with pytest.raises(LinkLost) as other:
        plugged_in("CP2102")
    assert other.value.remedy == "No port is called 'CP2102'; there are usb-FTDI_A1: plug it in."
