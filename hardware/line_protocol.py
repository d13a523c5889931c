"""The lines of text from and to the reader board, `$seq WORD arguments*CRC16`, on the computer's side."""

from __future__ import annotations

import binascii
import re

from msgspec import Struct

PROTOCOL = 1
NUMBERS = 10_000
"""Sequence numbers run from 0 to 9999 and begin anew."""
LONGEST = 160
"""Bytes of a line, newline included. What is longer is no line."""
READERS = 8
"""The most readers that a board has by its wiring; their names are "1" to "8"."""

UID = re.compile(r"(?:[0-9a-f]{8}|[0-9a-f]{14}|[0-9a-f]{20})")
"""The uid of a tag: 4, 7 or 10 bytes in hexadecimal, in small letters."""

_LINE = re.compile(rb"\$(\d{1,4} [ -)+-~]+)\*([0-9A-F]{4})\r?")


class Line(Struct, frozen=True):
    """One valid line from the reader board: its number and its words."""

    number: int
    words: tuple[str, ...]


def crc16(text: bytes) -> int:
    """CRC-16/CCITT-FALSE: polynomial 0x1021, begun with 0xFFFF.

    >>> hex(crc16(b"123456789"))
    '0x29b1'
    """
    return binascii.crc_hqx(text, 0xFFFF)


def line(number: int, *words: str) -> bytes:
    """A line ready to send.

    >>> line(7, "SNAPSHOT")
    b'$7 SNAPSHOT*7C3B\\n'
    """
    text = " ".join((str(number % NUMBERS), *words)).encode("ascii")
    return b"$%s*%04X\n" % (text, crc16(text))


def readers_of(what: str) -> int:
    """The number of readers in a board's description of itself (`LinkUp.what`); 0 if that names none.

    >>> readers_of("board-1 1, 8 readers"), readers_of("PN532 1.6")
    (8, 0)
    """
    count = re.search(r", (\d{1,2}) readers$", what)
    return int(count[1]) if count else 0


class Lines:
    """A parser of the board's lines: takes bytes as they come and returns valid lines; anything else is skipped up to
    the next newline."""

    def __init__(self) -> None:
        self._bytes = bytearray()
        self.spoiled = 0

    def feed(self, chunk: bytes) -> list[Line]:
        """The valid lines completed by these bytes."""
        self._bytes += chunk
        *whole, rest = self._bytes.split(b"\n")
        self._bytes = rest[-LONGEST:]
        found = []
        for raw in whole:
            # A line cut off by the next one's beginning spoils itself only.
            match = _LINE.fullmatch(raw[raw.rfind(b"$") :]) if b"$" in raw else None
            if match and crc16(match[1]) == int(match[2], 16):
                number, *words = match[1].decode("ascii").split()
                found.append(Line(int(number), tuple(words)))
            elif raw.strip():
                self.spoiled += 1
        return found
