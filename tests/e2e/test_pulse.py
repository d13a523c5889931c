"""Whoever keeps the app running hears of its first frame and then of its clock; the whole screen is filled."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.window import PATIENCE, SIZE, App, Twin, XServer, still_picture, x_server

pytestmark = pytest.mark.xvfb


@pytest.fixture
def server() -> Iterator[XServer]:
    with x_server() as opened:
        yield opened


def test_the_first_frame_is_reported_once_and_then_the_clock_beats(server: XServer, tmp_path: Path) -> None:
    empty = server.picture()
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as box:
        box.bind(str(tmp_path / "box"))
        box.settimeout(PATIENCE)
        server.environment |= {"NOTIFY_SOCKET": str(tmp_path / "box"), "WATCHDOG_USEC": "600000"}
        app = App(server, tmp_path / "games.db")
        heard = []
        while sum(word.startswith("READY=1") for word in heard) < 1 or heard[-1] != "WATCHDOG=1":
            heard.append(box.recv(400).decode())
        assert server.picture() != empty, "it was told that the first frame is there, and it is not"
        assert "drawn by x11" in next(word for word in heard if word.startswith("READY=1"))
        later = iter(lambda: box.recv(400).decode(), "")
        # How long the watchdog is to wait is told when a frame was quick, which may be after the first beats.
        beats = (word for word in later if not word.startswith("WATCHDOG_USEC"))
        assert [next(beats) for _ in range(3)] == ["WATCHDOG=1"] * 3
        assert app.close() == 0


def test_while_a_page_is_drawn_for_the_first_time_the_watchdog_waits_longer(server: XServer, tmp_path: Path) -> None:
    empty = server.picture()
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as box:
        box.bind(str(tmp_path / "box"))
        box.settimeout(PATIENCE)
        server.environment |= {"NOTIFY_SOCKET": str(tmp_path / "box"), "WATCHDOG_USEC": "60000000"}
        app = App(server, tmp_path / "games.db")
        still_picture(server, empty)
        twin = Twin(tmp_path / "twin.db")
        try:
            server.click(*twin.spot("new"))
        finally:
            twin.evening.close()
        heard: list[str] = []
        while heard[-1:] != ["WATCHDOG_USEC=60000000"]:
            word = box.recv(400).decode()
            heard += [word] if word.startswith("WATCHDOG_USEC") else []
        assert set(heard[:-1]) == {"WATCHDOG_USEC=90000000"}
        assert app.close() == 0


def test_without_a_window_manager_the_whole_screen_is_filled(server: XServer, tmp_path: Path) -> None:
    empty = server.picture()
    app = App(server, tmp_path / "games.db", "--size", "1024x600", "--fullscreen")
    w, h = SIZE
    corners = [slice(3 * at, 3 * at + 3) for at in (0, w - 1, (h - 1) * w, h * w - 1)]

    def filled() -> bool:
        drawn = server.picture()
        return all(drawn[corner] != empty[corner] for corner in corners)

    # The window may lie there for a moment before it is as large as the screen.
    still_picture(server, empty, filled)
    assert app.close() == 0
