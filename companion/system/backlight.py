"""The backlight: the lamp behind the glass, switched off while the screen is dark, where the system lets us."""

from __future__ import annotations

from pathlib import Path

LAMPS = Path("/sys/class/backlight")
ON, OFF = "0", "4"
"""The kernel's own words: unblank and power down."""


def switch(on: bool, lamps: Path = LAMPS) -> int:
    """Switch every lamp there is; answers how many obeyed. A screen without one just shows black."""
    obeyed = 0
    for lamp in sorted(lamps.glob("*/bl_power")):
        try:
            lamp.write_text(ON if on else OFF)
        except OSError:
            continue
        obeyed += 1
    return obeyed
