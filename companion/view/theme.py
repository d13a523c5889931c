"""Every colour and size of the screen's design, for 800 by 480 pixels; larger screens scale all of it together."""

from __future__ import annotations

from functools import cache

WIDTH, HEIGHT = 800.0, 480.0

INK = "#20302b"
PAPER = "#f4eddc"
CARD = "#fffaf0"
SHADE = "#e4d9bf"
EDGE = "#cbbd9c"
SEA = "#c3dce0"
MUTE = "#5f6a62"
NIGHT = "#16231f"
DUSK = "#20302b"
MOSS = "#2c4039"
FERN = "#3b5249"
LEAF = "#2f6b4f"
MIST = "#c6d0c8"
NOW = "#ffd24d"
NOW_EDGE = "#a87400"
DONE = "#1f5fa8"
SHOWN = "#7a1fa2"
REFUSED = "#8f1d1d"
REFUSED_GLOW = "#e0352b"
REFUSED_INK = "#ffe9e4"

PANEL = 246.0
BAR = 60.0
TRAY = 66.0
TITLE = 50.0
STRIP = 30.0
FOOT = 64.0
GAP = 6.0
TOUCH = 44.0
RADIUS = 10.0

HUGE = 40.0
SCORE = 30.0
HEAD = 28.0
PROMPT = 22.0
BUTTON = 18.0
BODY = 18.0
DETAIL = 15.0
NAME = 15.0
LEAST = 15.0
"""The smallest font size."""
FAR = 22.0
"""The font size of what is read from one and a half metres: round, phase, name in turn, prompt, scores, prices,
headlines."""

WAY = 7.5
PLACE_RADIUS = 9.0
TOKEN = 34.0
PAWN = 30.0
WANTED = 15.0


@cache
def rgba(colour: str, alpha: float = 1.0) -> tuple[float, float, float, float]:
    """The colour "#rrggbb" as four numbers from 0 to 1."""
    return (int(colour[1:3], 16) / 255, int(colour[3:5], 16) / 255, int(colour[5:7], 16) / 255, alpha)


@cache
def mixed(colour: str, other: str, share: float) -> str:
    """The colour with this fraction of the other mixed in."""
    pairs = ((int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def scale_of(width: float, height: float) -> float:
    """The factor by which a window of this size is larger than 800 by 480; an upright window is compared with 480 by
    800.
    """
    wide, high = (WIDTH, HEIGHT) if width >= height else (HEIGHT, WIDTH)
    return max(0.3, min(width / wide, height / high))
