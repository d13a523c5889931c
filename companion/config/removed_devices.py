"""Devices in the settings that only earlier versions could use: what each was, and what to use instead."""

from __future__ import annotations

from collections.abc import Mapping

_READERS: Mapping[str, str] = {
    "i2c": "a PN532 on I2C, which is no longer read. Set its switches to HSU, connect it to a USB serial adapter or to "
    "the header's serial port, and name that port",
    "spi": "a PN532 on SPI, which is no longer read. Set its switches to HSU, connect it to a USB serial adapter or to "
    "the header's serial port, and name that port",
    "rc522": "an RC522 on the Pi's own SPI, which is no longer read. Use a PN532, or connect the RC522 to a Pico "
    "(hardware/builds/3.md)",
}
"""What the readers were that earlier versions read, and what to use instead, by the word before the colon."""


def removed_reader(line: object) -> str:
    """What a line of `readers` was if only earlier versions read such a reader; else ""."""
    return _READERS.get(line.partition(":")[0], "") if isinstance(line, str) and ":" in line else ""


def sentences(section: str, key: str, value: object) -> list[str]:
    """A sentence for each device in this entry that only earlier versions could use."""
    if section != "hardware" or not isinstance(value, list):
        return []
    if key == "readers":
        return [f'"{line}" in readers was {was}.' for line in value if (was := removed_reader(line))]
    if key == "board" and len(value) > 1 and all(isinstance(port, str) for port in value):
        return [
            f"board names {len(value)} boards that were used as one, which is no longer done. "
            f'"{value[0]}" is used alone, with its readers 1 to 8; write board = "{value[0]}".'
        ]
    return []
