"""A factory that makes a reader device from one entry of the settings, like "CP2102" or "keyboard:Sycreader"."""

from __future__ import annotations

from hardware.device import Device

KINDS = ("pn532", "keyboard", "pcsc")
"""What may stand before the first colon; without one it is a PN532 on a serial port."""


def parsed(wanted: str) -> tuple[str, str]:
    """The kind of reader that a line of the settings names, and its address. ValueError if it names none.

    >>> parsed("CP2102"), parsed("keyboard:Sycreader")
    (('pn532', 'CP2102'), ('keyboard', 'Sycreader'))
    """
    kind, colon, where = wanted.partition(":")
    if not colon or kind not in KINDS:
        kind, where = "pn532", wanted
    if not where.strip():
        raise ValueError(f"{wanted!r} names no reader: {kind} wants a path or a part of a name after the colon")
    return kind, where


def reader(name: str, wanted: str) -> Device:
    """A reader called `name`. ValueError if `wanted` names no kind of reader.

    - "CP2102", "/dev/serial0": a PN532 on a serial port, by its path or a part of its name in /dev/serial/by-id
    - "keyboard:Sycreader": a USB reader that types, by a part of its name in /dev/input/by-id
    - "pcsc:ACR122": a reader of the smart card service, by a part of its name there

    The driver of a kind is loaded when one is asked for, and not before.
    """
    kind, where = parsed(wanted)
    if kind == "keyboard":
        from hardware.typing_tag_reader import KeyboardReader

        return KeyboardReader(name, where)
    if kind == "pcsc":
        from hardware.pcsc import PcscReader

        return PcscReader(name, where)
    from hardware.pn532 import Pn532

    return Pn532(name, where)
