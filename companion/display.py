"""Which screen there is to draw on, found before Kivy is imported, because Kivy would open an invisible one."""

from __future__ import annotations

import os
import re
from pathlib import Path

NONE = (
    "no display found: start it from a desktop, or on a console of the machine itself, "
    "or set DISPLAY to an X server; --shots DIR needs no display"
)
CARDS = Path("/sys/class/drm")
DEVICES = Path("/dev/dri")


def choose(environment: os._Environ[str] | dict[str, str], cards: Path = CARDS, devices: Path = DEVICES) -> str:
    """Set SDL_VIDEODRIVER to what this machine has, unless somebody did; answers what is wrong, if anything."""
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
    """The driver that draws, in SDL's own word, asked of the very library Kivy has loaded; "" if it cannot be asked."""
    import ctypes

    try:
        loaded = Path("/proc/self/maps").read_text()
        library = re.search(r"/\S*/libSDL2-2\S*\.so\S*", loaded)
        ask = ctypes.CDLL(library[0] if library else "libSDL2-2.0.so.0").SDL_GetCurrentVideoDriver
        ask.restype = ctypes.c_char_p
        return (ask() or b"").decode()
    except (OSError, AttributeError):
        return ""


def _connected(cards: Path) -> int | None:
    """The number of the first graphics card with a screen on it."""
    for status in sorted(cards.glob("card*-*/status")):
        try:
            if status.read_text().strip() == "connected":
                return int(status.parent.name.removeprefix("card").split("-", 1)[0])
        except (OSError, ValueError):
            continue
    return None
