"""Who keeps the app running hears of it; where nobody does, nothing is said and nothing fails."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import pytest

from companion.system import display, watchdog


def test_a_word_is_one_datagram_to_the_named_socket(tmp_path: Path) -> None:
    where = tmp_path / "box"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as box:
        box.bind(str(where))
        box.settimeout(10)
        assert watchdog.notify("READY=1", {"NOTIFY_SOCKET": str(where)})
        assert box.recv(100) == b"READY=1"


def test_an_abstract_socket_is_heard_too() -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as box:
        box.bind(f"\0boardside-{os.getpid()}")
        box.settimeout(10)
        assert watchdog.notify("WATCHDOG=1", {"NOTIFY_SOCKET": f"@boardside-{os.getpid()}"})
        assert box.recv(100) == b"WATCHDOG=1"


def test_nobody_listening_is_no_fault(tmp_path: Path) -> None:
    assert not watchdog.notify("READY=1", {})
    assert not watchdog.notify("READY=1", {"NOTIFY_SOCKET": str(tmp_path / "nobody")})


@pytest.mark.parametrize("told", ["", "0", "soon", "-3"])
def test_without_a_watchdog_there_is_no_beat(told: str) -> None:
    assert watchdog.period({"WATCHDOG_USEC": told}) is None


def test_every_lamp_that_obeys_is_switched(tmp_path: Path) -> None:
    for name in ("dsi", "other"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "bl_power").write_text("0")
    (tmp_path / "stubborn" / "bl_power").mkdir(parents=True)
    assert display.switch_backlight(False, tmp_path) == 2
    assert [(tmp_path / name / "bl_power").read_text() for name in ("dsi", "other")] == ["4", "4"]
    assert display.switch_backlight(True, tmp_path) == 2
    assert (tmp_path / "dsi" / "bl_power").read_text() == "0"
    assert display.switch_backlight(True, tmp_path / "none") == 0
