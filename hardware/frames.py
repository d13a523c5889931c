"""The PN532's frames, from bytes and to bytes, without any port (PN532 user manual UM0701-02, section 6.2.1)."""

from __future__ import annotations

ACK = b"\x00\x00\xff\x00\xff\x00"
LARGEST = 265
"""Bytes a frame can carry, the direction byte included (UM0701-02, section 6.2.1.2)."""

_START = b"\x00\xff"


def frame(payload: bytes) -> bytes:
    """A payload (direction byte, command, parameters) of at most 255 bytes as a frame; no command of ours is longer.

    >>> frame(bytes.fromhex("d402")).hex(" ")
    '00 00 ff 02 fe d4 02 2a 00'
    """
    head = bytes((0x00, 0x00, 0xFF, len(payload), -len(payload) & 0xFF))
    return head + payload + bytes((-sum(payload) & 0xFF, 0x00))


class Frames:
    """A parser of PN532 frames: takes bytes as they come and returns the payloads of whole frames, extended ones too.

    Whatever carries no payload, ACK and NACK among it, is skipped byte by byte, so that the next valid frame is found
    wherever it begins. Holds at most one frame's bytes.
    """

    def __init__(self) -> None:
        self._bytes = bytearray()

    def clear(self) -> None:
        """Discard a half received frame."""
        self._bytes.clear()

    def feed(self, chunk: bytes) -> list[bytes]:
        """The payloads of the frames completed by this chunk, in order."""
        self._bytes += chunk
        found = []
        while (payload := self._next()) is not None:
            if payload:
                found.append(payload)
        return found

    def _next(self) -> bytes | None:
        """The payload of the next whole frame; empty if something was skipped, None if more bytes are needed."""
        held = self._bytes
        start = held.find(_START)
        if start < 0:
            # A start code may have come in half; everything before is noise.
            kept = 1 if held[-1:] == b"\x00" else 0
            del held[: len(held) - kept]
            return None
        del held[:start]
        extended = held[2:4] == b"\xff\xff"
        head = 7 if extended else 4
        if len(held) < head:
            return None
        lengths = held[4:7] if extended else held[2:4]
        size = int.from_bytes(lengths[:-1], "big")
        end = head + size + 1
        sound = not sum(lengths) & 0xFF and 0 < size <= LARGEST
        if sound and len(held) < end:
            return None
        sound = sound and not sum(held[head:end]) & 0xFF
        payload = bytes(held[head : end - 1]) if sound else b""
        del held[: end if sound else 1]
        return payload
