"""An X server with a touch panel: Xorg without a graphics card, and fingers through its driver made for tests."""

from __future__ import annotations

import os
import shutil
import socket
import struct
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.e2e.window import PATIENCE, SIZE, XServer

BEGIN, UPDATE, END = 18, 19, 20
"""XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd."""
VERSION, SYNC, TOUCH = 0, 1, 6
"""Of enum xf86ITEventType in xf86-input-inputtest-protocol.h."""
MOST = 65535
"""The panel's own number for its last pixel."""
CONFIGURATION = """
Section "ServerFlags"
    Option "AutoAddDevices" "false"
    Option "AutoAddGPU" "false"
    Option "DontVTSwitch" "true"
EndSection
Section "Device"
    Identifier "card"
    Driver "dummy"
EndSection
Section "Monitor"
    Identifier "monitor"
    HorizSync 5-1000
    VertRefresh 5-200
    Modeline "{wide}x{high}" 30 {wide} 840 888 928 {high} 483 490 500
EndSection
Section "Screen"
    Identifier "screen"
    Device "card"
    Monitor "monitor"
    DefaultDepth 24
    SubSection "Display"
        Modes "{wide}x{high}"
        Virtual {wide} {high}
    EndSubSection
EndSection
Section "InputDevice"
    Identifier "panel"
    Driver "inputtest"
    Option "SocketPath" "{folder}/panel"
    Option "DeviceType" "Touch"
    Option "TouchCount" "10"
EndSection
Section "InputDevice"
    Identifier "mouse"
    Driver "inputtest"
    Option "SocketPath" "{folder}/mouse"
    Option "DeviceType" "PointerAbsolute"
EndSection
Section "InputDevice"
    Identifier "keyboard"
    Driver "inputtest"
    Option "SocketPath" "{folder}/keyboard"
    Option "DeviceType" "Keyboard"
EndSection
Section "ServerLayout"
    Identifier "layout"
    Screen "screen"
    InputDevice "panel" "SendCoreEvents"
    InputDevice "mouse" "CorePointer"
    InputDevice "keyboard" "CoreKeyboard"
EndSection
"""


class TouchServer(XServer):
    """An Xorg on a display number that nobody else has; `click` is still the mouse."""

    def __init__(self, folder: Path) -> None:
        configuration = folder / "xorg.conf"
        configuration.write_text(CONFIGURATION.format(folder=folder, wide=SIZE[0], high=SIZE[1]), encoding="utf-8")
        reading, writing = os.pipe()
        self._process = subprocess.Popen(
            ["Xorg", "-displayfd", str(writing), "-config", configuration, "-logfile", folder / "log",
             "-novtswitch", "-sharevts", "-noreset", "-nolisten", "tcp"],
            pass_fds=[writing],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(writing)
        with os.fdopen(reading) as told:
            self.environment = {**os.environ, "DISPLAY": f":{told.readline().strip()}", "SDL_VIDEODRIVER": "x11"}
        self._panel = socket.socket(socket.AF_UNIX)
        self._panel.settimeout(PATIENCE)
        self._panel.connect(str(folder / "panel"))
        self._send(VERSION, struct.pack("<HH", 1, 1))

    def picture(self) -> bytes:
        """Every pixel of the screen, as of any X server."""
        return subprocess.run(
            ["import", "-silent", "-window", "root", "-depth", "8", "rgb:-"],
            env=self.environment,
            capture_output=True,
            check=True,
        ).stdout

    def finger(self, kind: int, at: tuple[int, int], finger: int = 1) -> None:
        """A finger goes down, moves or lifts at this pixel, y counted from the top; ended when the server had it."""
        numbers = [MOST * (at[0] + 0.5) / SIZE[0], MOST * (at[1] + 0.5) / SIZE[1], *[0.0] * 62]
        self._panel.sendall(self._event(TOUCH, struct.pack("<IIIB7x4x64d64x448x", finger, kind, 0, 3, *numbers)))
        self._send(SYNC, b"")

    def _send(self, kind: int, body: bytes) -> None:
        self._panel.sendall(self._event(kind, body))
        assert self._panel.recv(64), "the driver let go"

    @staticmethod
    def _event(kind: int, body: bytes) -> bytes:
        return struct.pack("<II", 8 + len(body), kind) + body

    def close(self) -> None:
        self._panel.close()
        self._process.terminate()
        self._process.wait(timeout=PATIENCE)


def missing() -> str:
    """Why there can be no such server here; "" where there can."""
    drivers = Path("/usr/lib/xorg/modules")
    if shutil.which("Xorg") and (drivers / "drivers/dummy_drv.so").exists():
        return "" if (drivers / "input/inputtest_drv.so").exists() else "this Xorg has no driver inputtest"
    return "no Xorg: install xserver-xorg-core and xserver-xorg-video-dummy"


@contextmanager
def touch_server(folder: Path) -> Iterator[TouchServer]:
    """A display with a touch panel for the length of a test."""
    server = TouchServer(folder)
    try:
        yield server
    finally:
        server.close()
