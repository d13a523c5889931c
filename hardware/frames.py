"""The PN532's frames, from bytes and to bytes, without any port (PN532 user manual UM0701-02, section 6.2.1)."""

from __future__ import annotations

ACK = b"\x00\x00\xff\x00\xff\x00"
NACK = b"\x00\x00\xff\xff\x00\x00"
LARGEST = 265
"""Bytes a frame can carry, the direction byte included (UM0701-02, section 6.2.1.2)."""

_START = b"\x00\xff"


def frame(payload: bytes) -> bytes:
    """A payload (direction byte, command, parameters) as a frame; an extended one where a short one cannot hold it.

    >>> frame(bytes.fromhex("d402")).hex(" ")
    '00 00 ff 02 fe d4 02 2a 00'
    """
    size = len(payload)
    if not 0 < size <= LARGEST:
        raise ValueError(f"a frame carries 1 to {LARGEST} bytes, not {size}")
    if size < 255:
        head = bytes((0x00, 0x00, 0xFF, size, -size & 0xFF))
    else:
        high, low = divmod(size, 256)
        head = bytes((0x00, 0x00, 0xFF, 0xFF, 0xFF, high, low, -(high + low) & 0xFF))
    return head + payload + bytes((-sum(payload) & 0xFF, 0x00))


class Frames:
    """A parser of PN532 frames: takes bytes as they come and returns whole frames, each `ACK`, `NACK`, or a payload.

    Whatever is no frame is skipped byte by byte, so that the next valid frame is found wherever it begins. Holds at
    most one frame's bytes.
    """

    def __init__(self) -> None:
        self._bytes = bytearray()
        self.spoiled = 0

    def clear(self) -> None:
        """Discard a half received frame, and the count of damaged ones."""
        self._bytes.clear()
        self.spoiled = 0

    def feed(self, chunk: bytes) -> list[bytes]:
        """The frames completed by this chunk, in order."""
        self._bytes += chunk
        found = []
        while (one := self._next()) is not None:
            if one:
                found.append(one)
        return found

    def _next(self) -> bytes | None:
        """The next whole frame; empty if something was skipped, None if more bytes are needed."""
        held = self._bytes
        start = held.find(_START)
        if start < 0:
            # A start code may have come in half; everything before is noise.
            kept = 1 if held[-1:] == b"\x00" else 0
            del held[: len(held) - kept]
            return None
        del held[:start]
        if len(held) < 4:
            return None
        if held[2:4] == ACK[3:5]:
            del held[:4]
            return ACK
        if held[2:4] == NACK[3:5]:
            del held[:4]
            return NACK
        head, size = 4, held[2]
        lengths = held[2:4]
        if held[2:4] == b"\xff\xff":
            if len(held) < 7:
                return None
            head, size = 7, held[4] << 8 | held[5]
            lengths = held[4:7]
        if sum(lengths) & 0xFF or not 0 < size <= LARGEST:
            return self._pass_over()
        if len(held) < head + size + 1:
            return None
        if sum(held[head : head + size + 1]) & 0xFF:
            return self._pass_over()
        payload = bytes(held[head : head + size])
        del held[: head + size + 1]
        return payload

    def _pass_over(self) -> bytes:
        self.spoiled += 1
        del self._bytes[:1]
        return b""
