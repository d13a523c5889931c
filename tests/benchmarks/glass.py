"""What the benchmarks of the window share: pixels and clicks by X11 itself, and Kivy's own programs to measure by."""

from __future__ import annotations

import ctypes
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

CHECKOUT = Path(__file__).parents[2]
PATIENCE = 30.0
"""Seconds after which a pixel that does not change is given up."""
ALL_PLANES, Z_PIXMAP = 2**64 - 1, 2
Box = tuple[int, int, int, int]
"""Left, top, width and height in pixels of the screen."""

HELLO = """
from kivy.app import App
from kivy.uix.label import Label

class Hello(App):
    def build(self):
        return Label(text="Hello")

Hello().run()
"""
BUTTON = """
from kivy.app import App
from kivy.uix.button import Button

class Bare(App):
    def build(self):
        button = Button(background_normal="", background_down="", background_color=(0, 0, 1, 1))
        button.bind(on_press=lambda it: setattr(it, "background_color", (1, 0, 0, 1)))
        button.bind(on_release=lambda it: setattr(it, "background_color", (0, 1, 0, 1)))
        return button

Bare().run()
"""


class Image(ctypes.Structure):
    """The head of an XImage, as far as it is read here."""

    _fields_ = (
        *((name, ctypes.c_int) for name in ("width", "height", "xoffset", "format")),
        ("data", ctypes.c_void_p),
        *((name, ctypes.c_int) for name in ("byte_order", "unit", "bit_order", "pad", "depth", "bytes_per_line")),
    )


class Glass:
    """The screen of an X server: its pixels, and a finger on it. It asks the server, never the program measured."""

    def __init__(self, display: str) -> None:
        self._x = ctypes.CDLL("libX11.so.6")
        self._test = ctypes.CDLL("libXtst.so.6")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XDefaultRootWindow.restype = ctypes.c_ulong
        self._x.XGetImage.restype = ctypes.POINTER(Image)
        self._display = ctypes.c_void_p(self._x.XOpenDisplay(display.encode()))
        assert self._display.value, f"no X server answers as {display}"
        self._root = ctypes.c_ulong(self._x.XDefaultRootWindow(self._display))

    def pixels(self, box: Box) -> bytes:
        """What is to be seen there."""
        x, y, wide, high = box
        image = self._x.XGetImage(
            self._display, self._root, x, y, wide, high, ctypes.c_ulong(ALL_PLANES), ctypes.c_int(Z_PIXMAP)
        )
        assert image, f"{box} is not on the screen"
        seen = ctypes.string_at(image.contents.data, image.contents.bytes_per_line * high)
        self._x.XDestroyImage(image)
        return seen

    def until(self, ready: Callable[[bytes], bool], box: Box, rest: float = 0.0) -> float:
        """When the pixels there were first seen to be so, looking again after each rest."""
        late = time.monotonic() + PATIENCE
        while not ready(self.pixels(box)):
            assert time.monotonic() < late, f"nothing came to be seen in {box}"
            time.sleep(rest)
        return time.monotonic()

    def changed(self, box: Box, before: bytes) -> float:
        """When the pixels there were first seen to be others."""
        return self.until(lambda now: now != before, box)

    def move(self, x: int, y: int) -> None:
        """The mouse to this pixel."""
        self._test.XTestFakeMotionEvent(self._display, -1, x, y, ctypes.c_ulong(0))
        self._x.XSync(self._display, 0)

    def press(self, down: bool) -> float:
        """The mouse button down, or up; answers when it was."""
        began = time.monotonic()
        self._test.XTestFakeButtonEvent(self._display, 1, down, ctypes.c_ulong(0))
        self._x.XFlush(self._display)
        return began


class Rival:
    """A program of Kivy alone, with all of its defaults and a KIVY_HOME of its own."""

    def __init__(self, source: str, folder: Path) -> None:
        self.path = folder / "rival.py"
        self.path.write_text(source)
        self.home = folder / "kivy"

    def start(self, display: str) -> subprocess.Popen[bytes]:
        """A process of it."""
        return _started([sys.executable, str(self.path)], display, KIVY_HOME=str(self.home))


def companion(display: str, store: Path, *arguments: str, launcher: Path | None = None) -> subprocess.Popen[bytes]:
    """A process of the app as a user starts it, or by a launcher that does so."""
    start = ["-m", "companion"] if launcher is None else [str(launcher)]
    told = [sys.executable, *start, "--store", str(store), *arguments]
    return _started(told, display, XDG_CONFIG_HOME=str(store.parent), PYTHONPATH=str(CHECKOUT))


def _started(command: list[str], display: str, **more: str) -> subprocess.Popen[bytes]:
    # What Python compiled is kept, as where it is installed; the first start of a run compiles.
    strange = ("KIVY_", "SDL_", "BOARDSIDE_", "WAYLAND_", "PYTHONDONTWRITEBYTECODE")
    plain = {name: value for name, value in os.environ.items() if not name.startswith(strange)}
    return subprocess.Popen(
        command, env={**plain, "DISPLAY": display, **more}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


@contextmanager
def alive(process: subprocess.Popen[bytes]) -> Iterator[subprocess.Popen[bytes]]:
    """The process for so long, and not a moment longer."""
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@contextmanager
def rival(source: str) -> Iterator[Rival]:
    """A program of Kivy alone, in a folder for so long."""
    with TemporaryDirectory() as folder:
        yield Rival(source, Path(folder))


def machine() -> str:
    """What all this was measured on."""
    from importlib.metadata import version

    told = Path("/proc/cpuinfo").read_text().splitlines()
    processor = next((line.split(": ", 1)[1] for line in told if line.startswith("model name")), platform.machine())
    return (
        f"{processor}, {os.cpu_count()} cores, {platform.system()}, "
        f"Python {platform.python_version()}, Kivy {version('kivy')}, Xvfb"
    )
