"""The pins of a table's wiring (BCM numbers of the 40-pin header), and checks of their use."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

HEADER = range(28)
"""The BCM numbers that come out on the header."""

KEPT = {
    0: "the identification of add-on boards",
    1: "the identification of add-on boards",
    14: "the header's serial port",
    15: "the header's serial port",
}
"""Pins with a use of their own on every table."""

DISPLAYS: Mapping[str, frozenset[int]] = {
    "hdmi": frozenset(),
    "dsi": frozenset(),
    "spi": frozenset({7, 8, 9, 10, 11, 17, 24, 25}),
    "dpi": frozenset(range(28)),
}
"""Pins a display on the header takes. From the makers' pages, not tried on real parts."""


class Pins(Struct, frozen=True):
    """The wiring of a table's lamps, buttons and buzzer. A lamp has one pin, or three: red, green, blue. Buttons close
    to ground.
    """

    buttons: Mapping[str, int] = {}
    lamps: Mapping[str, tuple[int, ...]] = {}
    buzzer: int | None = None


DEFAULT = Pins(
    buttons={
        "pass": 5,
        "undo": 6,
        "confirm": 16,
        "seat-1": 22,
        "seat-2": 23,
        "seat-3": 26,
        "seat-4": 27,
        "seat-5": 4,
        "seat-6": 17,
        # Held, it switches off; this very pin wakes a Pi that is off.
        "power": 3,
    },
    lamps={
        "table": (13,),
        "seat-1": (18,),
        "seat-2": (19,),
        "seat-3": (20,),
        "seat-4": (21,),
        "seat-5": (24,),
        "seat-6": (25,),
    },
    buzzer=12,
)
"""Clear of the serial port and of displays on HDMI and DSI. Not tried on real parts."""


def faults(pins: Pins, display: str = "") -> list[str]:
    """A sentence for each mistake in this wiring.

    `display` is in `DISPLAYS` or "".
    """
    uses: dict[int, list[str]] = {}
    wrong = []
    for button, pin in pins.buttons.items():
        uses.setdefault(pin, []).append(f"the button {button}")
    for lamp, some in pins.lamps.items():
        if len(some) not in (1, 3):
            wrong.append(f"The lamp {lamp} has {len(some)} pins: a lamp has one, or three (red, green, blue).")
        for pin in some:
            uses.setdefault(pin, []).append(f"the lamp {lamp}")
    if pins.buzzer is not None:
        uses.setdefault(pins.buzzer, []).append("the buzzer")
    taken = DISPLAYS.get(display, frozenset())
    for pin, users in sorted(uses.items()):
        if len(users) > 1:
            wrong.append(f"Pin {pin} is given to {' and '.join(users)}: move all but one.")
        if pin not in HEADER:
            wrong.append(f"Pin {pin}, given to {users[0]}, is no BCM number (0 to {HEADER[-1]}){_hole(pin)}.")
        elif pin in taken:
            wrong.append(f"Pin {pin}, given to {users[0]}, is used by the {display} display: move it.")
        elif pin in KEPT:
            wrong.append(f"Pin {pin}, given to {users[0]}, is kept for {KEPT[pin]}: move it.")
    return wrong


def _hole(pin: int) -> str:
    """The rest of a sentence about a number that is none of BCM, where it may have been counted along the header."""
    from gpiozero import pi_info  # a slow import, for this sentence only

    there = pi_info("c03111").headers["J8"].pins.get(pin)  # a Pi 4; the header is the same since the first with 40 pins
    if there is None:
        return ""
    carries = {"3V3": "3.3 V", "5V": "5 V", "GND": "ground"}
    return f": pin {pin} of the header is {carries.get(there.name) or there.name.replace('GPIO', 'BCM ')}"
