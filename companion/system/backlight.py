"""The backlight of the display, switched off while the screen is dark where the system allows it."""

from __future__ import annotations

from pathlib import Path

LAMPS = Path("/sys/class/backlight")
"""The kernel's folder of backlights."""
ON, OFF = "0", "4"
"""The kernel's values of `bl_power`: unblank and power down."""


def switch(on: bool, lamps: Path = LAMPS) -> int:
    """Switch all backlights on or off; returns how many could be switched."""
    obeyed = 0
    for lamp in sorted(lamps.glob("*/bl_power")):
        try:
            lamp.write_text(ON if on else OFF)
        except OSError:
            continue
        obeyed += 1
    return obeyed
