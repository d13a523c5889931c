"""The display: the driver that draws on it, found before Kivy would open an invisible one; its size, its backlight."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ctypes import CDLL

NONE = (
    "no display found: start it from a desktop, or on a console of the machine itself, "
    "or set DISPLAY to an X server; --shots DIR needs no display"
)
CARDS = Path("/sys/class/drm")
DEVICES = Path("/dev/dri")
SDL_VIDEO = 0x20
"""SDL_INIT_VIDEO."""


def choose(environment: os._Environ[str] | dict[str, str], cards: Path = CARDS, devices: Path = DEVICES) -> str:
    """Set SDL_VIDEODRIVER, the driver that draws on the screen, to the one that this machine has, unless it is set.
    Returns a sentence on what is wrong, or "". `cards` is the system's folder of graphics cards, `devices` the folder
    of their device files."""
    if environment.get("SDL_VIDEODRIVER"):
        return ""
    if environment.get("DISPLAY"):
        environment["SDL_VIDEODRIVER"] = "x11"
        return ""
    if environment.get("WAYLAND_DISPLAY"):
        return "this desktop is Wayland without X: install xwayland, or start from a console of the machine itself"
    card = _connected(cards)
    if card is None:
        return NONE
    device = devices / f"card{card}"
    if not os.access(device, os.R_OK | os.W_OK):
        return f"{device} may not be opened: add this user to the groups video, render and input, then log in again"
    environment["SDL_VIDEODRIVER"] = "kmsdrm"
    environment.setdefault("SDL_KMSDRM_DEVICE_INDEX", str(card))
    return ""


def in_use() -> str:
    """The name of the video driver in use, in SDL's own words; "" if SDL cannot be asked."""
    import ctypes

    try:
        ask = sdl().SDL_GetCurrentVideoDriver
    except (OSError, AttributeError):
        return ""
    ask.restype = ctypes.c_char_p
    return (ask() or b"").decode()


def whole() -> tuple[int, int] | None:
    """Width and height of the display in pixels, before there is a window; None if they are unknown."""
    import ctypes

    class Mode(ctypes.Structure):
        _fields_ = (
            ("format", ctypes.c_uint32),
            ("w", ctypes.c_int),
            ("h", ctypes.c_int),
            ("rate", ctypes.c_int),
            ("driver", ctypes.c_void_p),
        )

    mode = Mode()
    try:
        library = sdl()
        if library.SDL_InitSubSystem(SDL_VIDEO) != 0:
            return None
        found = library.SDL_GetDesktopDisplayMode(0, ctypes.byref(mode)) == 0
        library.SDL_QuitSubSystem(SDL_VIDEO)
    except (OSError, AttributeError):
        return None
    return (mode.w, mode.h) if found and mode.w > 0 and mode.h > 0 else None


def sdl() -> CDLL:
    """The SDL library with which Kivy draws, from Kivy's own wheel. Raises OSError if there is none."""
    import ctypes
    from importlib.util import find_spec

    kivy = find_spec("kivy")
    beside = Path(kivy.origin).parents[1] if kivy is not None and kivy.origin else Path()
    bundled = sorted(beside.glob("Kivy.libs/libSDL2-2*.so*"))
    return ctypes.CDLL(str(bundled[0]) if bundled else "libSDL2-2.0.so.0")


def _connected(cards: Path) -> int | None:
    """The number of the first graphics card with a screen connected to it, or None."""
    for status in sorted(cards.glob("card*-*/status")):
        try:
            if status.read_text().strip() == "connected":
                return int(status.parent.name.removeprefix("card").split("-", 1)[0])
        except (OSError, ValueError):
            continue
    return None


def on_a_pi() -> bool:
    """Whether this is a Raspberry Pi, where the app fills the display."""
    model = Path("/proc/device-tree/model")
    return model.exists() and "Raspberry Pi" in model.read_text(errors="replace")


BACKLIGHTS = Path("/sys/class/backlight")
"""The kernel's folder of backlights."""
_ON, _OFF = "0", "4"
"""The kernel's values of `bl_power`: unblank and power down."""


def switch_backlight(on: bool, lamps: Path = BACKLIGHTS) -> int:
    """Switch all backlights on or off; returns how many could be switched."""
    obeyed = 0
    for lamp in sorted(lamps.glob("*/bl_power")):
        try:
            lamp.write_text(_ON if on else _OFF)
        except OSError:
            continue
        obeyed += 1
    return obeyed
