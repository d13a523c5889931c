"""The wiring drawings of all builds, made from the pin tables of the code: `python -m tests.hardware.draw_builds`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import hardware
from hardware.firmware import wiring
from hardware.pin_assignment import DEFAULT
from tests.hardware.wiring_svg import ROW, Sheet

HERE = Path(hardware.__file__).parent / "builds"

PHYSICAL: Mapping[int, int] = {
    bcm: place
    for place, bcm in enumerate(
        (
            *(None, None, 2, None, 3, None, 4, 14, None, 15, 17, 18, 27, None, 22, 23, None, 24, 10, None),
            *(9, 25, 11, 8, None, 7, 0, 1, 5, None, 6, 12, 13, None, 19, 16, 26, 20, None, 21),
        ),
        1,
    )
    if bcm is not None
}
"""Where each BCM number comes out: pin 1 is at the corner by the card, odd ones in its row. Others: `POWER`."""

POWER: Mapping[int, str] = {
    **dict.fromkeys((1, 17), "3.3 V"),
    **dict.fromkeys((2, 4), "5 V"),
    **dict.fromkeys((6, 9, 14, 20, 25, 30, 34, 39), "GND"),
}
"""The pins of the header that are no BCM number."""

PN532 = (("VCC", "5V", "power"), ("GND", "GND", "ground"), ("TXD", "RXD", "data"), ("RXD", "TXD", "data"))
"""A PN532's pin, the serial adapter's pin it goes to, and what the wire carries."""

PN532_ON_HEADER = (("VCC", 1, "power"), ("GND", 6, "ground"), ("TXD", 10, "data"), ("RXD", 8, "data"))
"""A PN532's pin, the pin of the Pi's header it goes to without an adapter, and what the wire carries. VCC is at 3.3 V:
the module raises its data lines to its supply, and BCM 15 (pin 10) bears 3.3 V at most."""

PICO: dict[int, int] = {
    **dict(zip(range(2, 16), (4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 17, 19, 20), strict=True)),
    **dict(zip(range(16, 20), (21, 22, 24, 25), strict=True)),
}
"""Where each GP number of a Pico comes out (Raspberry Pi Pico data sheet, section 2.1)."""


def touch() -> str:
    """The drawing of build 0, a touchscreen alone, as SVG."""
    sheet = Sheet(640, 190, "Touch only")
    sheet.box(40, 50, 220, 110, "touch display", "#e3f2fd")
    sheet.box(400, 60, 180, 90, "Raspberry Pi", "#e8f5e9")
    sheet.wire("data", (260, 90), (400, 90))
    sheet.text(330, 82, "DSI, or HDMI + USB", anchor="middle", size=11)
    sheet.wire("power", (490, 150), (490, 176), (620, 176))
    sheet.text(500, 170, "its own power supply", size=11)
    return sheet.done()


def header() -> str:
    """The drawing of build 1, as SVG: the Pi's header with everything connected to it."""
    uses: dict[int, tuple[str, str]] = {}
    for button, pin in DEFAULT.buttons.items():
        uses[PHYSICAL[pin]] = "button", button
    for lamp, pins in DEFAULT.lamps.items():
        uses[PHYSICAL[pins[0]]] = "lamp", f"lamp: {lamp}"
    if DEFAULT.buzzer is not None:
        uses[PHYSICAL[DEFAULT.buzzer]] = "buzzer", "buzzer"
    sheet = Sheet(760, 22 * ROW + 90, "Buttons, lamps and buzzer on the Pi's header")
    sheet.text(380, 22, "Seen from above, pin 1 at the top left, the USB ports below", anchor="middle")
    x, y, width = 270, 50, 220
    left = [f"{_name(place)} ({place})" for place in range(1, 41, 2)]
    right = [f"({place}) {_name(place)}" for place in range(2, 41, 2)]
    sheet.chip(x, y, width, "Raspberry Pi", left, right)
    for place, (kind, words) in uses.items():
        row, side = divmod(place - 1, 2)
        from_x, at = (x + width, 1) if side else (x, -1)
        height = sheet.pin(y, row)
        if kind == "button":
            sheet.button(from_x, height, at, words)
        elif kind == "lamp":
            sheet.lamp(from_x, height, at, words)
        else:
            sheet.wire("data", (from_x, height), (from_x + at * 84, height))
            sheet.text(from_x + at * 98, height + 4, "1 k to NPN: buzzer", anchor="start" if side else "end")
    sheet.text(
        380,
        21 * ROW + 66,
        "Every ground sign goes to any GND pin. NPN: base from 1 k, emitter to GND,",
        anchor="middle",
    )
    sheet.text(380, 22 * ROW + 62, "collector to the buzzer's minus; its plus to 5 V.", anchor="middle")
    return sheet.done()


def reader() -> str:
    """The drawing of build 2, as SVG: a PN532 on a USB serial adapter, and one on the Pi's header."""
    sheet = Sheet(700, 400, "A PN532 on a USB serial adapter, or on the Pi's header")
    adapter = [wire[1] for wire in PN532]
    sheet.chip(170, 50, 150, "USB adapter, 3.3 V", ["USB"], adapter)
    sheet.chip(470, 50, 130, "PN532", [wire[0] for wire in PN532], [])
    sheet.wire("data", (60, sheet.pin(50, 0)), (170, sheet.pin(50, 0)))
    sheet.text(60, sheet.pin(50, 0) - 6, "to the Pi", size=11)
    for number, (_, _, kind) in enumerate(PN532):
        sheet.wire(kind, (320, sheet.pin(50, number)), (470, sheet.pin(50, number)))
    sheet.text(330, 166, "TXD goes to RXD, and RXD to TXD", anchor="middle", size=11)
    sheet.text(560, 166, "switches: HSU (0, 0)", anchor="middle", size=11)
    sheet.text(30, 214, "or without an adapter:", bold=True)
    header = [f"{_name(pin)} ({pin})" for _, pin, _ in PN532_ON_HEADER]
    sheet.chip(170, 240, 150, "the Pi's header", [], header)
    sheet.chip(470, 240, 130, "PN532", [wire[0] for wire in PN532_ON_HEADER], [])
    for number, (_, _, kind) in enumerate(PN532_ON_HEADER):
        sheet.wire(kind, (320, sheet.pin(240, number)), (470, sheet.pin(240, number)))
    sheet.text(395, 362, "VCC at 3.3 V (pin 1 or 17), never at 5 V:", anchor="middle", bold=True)
    sheet.text(395, 382, "the module's lines have the level of its supply", anchor="middle", size=11)
    return sheet.done()


def _name(place: int) -> str:
    """What a pin of the header is: "BCM 15", "3.3 V"."""
    return {**POWER, **{pin: f"BCM {bcm}" for bcm, pin in PHYSICAL.items()}}[place]


def eight_readers() -> str:
    """The drawing of build 3, as SVG: a Pico with eight readers, a strip of lamps, buttons and a buzzer."""
    lanes = {name: 480 + 18 * number for number, name in enumerate(("SCK", "MOSI", "MISO"))}
    pins = [wiring.SCK, wiring.MOSI, wiring.MISO, *wiring.SELECT.values()]
    others = {pin: (f"button {name}, to GND", "button") for name, pin in wiring.BUTTONS.items()}
    others[wiring.LAMP_DATA] = "330 ohm to DIN of the strip", "lamp"
    others[wiring.BUZZER] = "1 k to piezo disc, to GND", "lamp"
    sheet = Sheet(960, 92 * len(wiring.SELECT) + 110, "A Pico with eight readers")
    x, y, width, far, down = 250, 60, 150, 680, 92
    left = [*(f"({PICO[pin]}) GP{pin}" for pin in others), "(38) GND", "(40) VBUS", "(36) 3V3"]
    sheet.chip(x, y, width, "Pico, pin in brackets", left, [f"GP{pin} ({PICO[pin]})" for pin in pins])
    labels = [*others.values(), ("GND of everything", "ground"), ("5 V of the strip", "power")]
    labels.append(("3.3V and RST of every reader", "power"))
    for number, (words, kind) in enumerate(labels):
        sheet.wire(kind, (x - 30, sheet.pin(y, number)), (x, sheet.pin(y, number)))
        sheet.text(x - 36, sheet.pin(y, number) + 4, words, anchor="end", size=12)
    last = down + 92 * (len(wiring.SELECT) - 1) + 15
    for number, lane in enumerate(lanes.values()):
        height = sheet.pin(y, number)
        sheet.wire("data", (x + width, height), (lane, height), (lane, last + 16 * (number + 1)))
    for number, name in enumerate(wiring.SELECT):
        reader_y, height = down + 92 * number, sheet.pin(y, number + len(lanes))
        lane, first = 460 - 6 * number, reader_y + 15
        sheet.wire("select", (x + width, height), (lane, height), (lane, first), (far, first))
        sheet.box(far, reader_y, 200, 78, "", "#e3f2fd")
        sheet.text(far + 192, reader_y + 20, f"RC522 reader {name}", anchor="end", bold=True)
        sheet.text(far + 192, reader_y + 66, "3.3V, RST; GND", anchor="end", size=11)
        sheet.text(far + 6, first + 4, "SDA", size=10)
        for line, (words, bus) in enumerate(lanes.items(), 1):
            sheet.wire("data", (bus, first + 16 * line), (far, first + 16 * line))
            sheet.dot("data", bus, first + 16 * line)
            sheet.text(far + 6, first + 16 * line + 4, words, size=10)
    sheet.text(40, 400, "100 nF and 10 uF from 3.3V to GND at each reader", size=12)
    sheet.text(40, 424, "wires from the Pico to the last reader: 30 cm at most", size=12)
    return sheet.done()


DRAWINGS: dict[str, Callable[[], str]] = {
    "0.svg": touch,
    "1.svg": header,
    "2.svg": reader,
    "3.svg": eight_readers,
}


def main() -> None:
    """Write every drawing beside the page of its build."""
    for name, drawn in DRAWINGS.items():
        (HERE / name).write_text(drawn(), "utf-8")


if __name__ == "__main__":
    main()
