"""The lines of text between the board and the computer, `$number WORD arguments*CRC16`, for both sides."""

TYPE_CHECKING = False  # the board has no typing, and needs none
if TYPE_CHECKING:
    from collections.abc import Sequence

PROTOCOL = 1
NUMBERS = 10_000
"""Sequence numbers run from 0 to 9999 and begin anew."""
LONGEST = 160
"""Bytes of a line, newline included. What is longer is no line."""


def crc16(text: bytes) -> int:
    """CRC-16/CCITT-FALSE (polynomial 0x1021, begun with 0xFFFF), a byte at a time without a table.

    >>> hex(crc16(b"123456789"))
    '0x29b1'
    """
    crc = 0xFFFF
    for byte in text:
        crc = ((crc >> 8) | (crc << 8)) & 0xFFFF
        crc ^= byte
        crc ^= (crc & 0xFF) >> 4
        crc ^= (crc << 12) & 0xFFFF
        crc ^= ((crc & 0xFF) << 5) & 0xFFFF
    return crc


def line(number: int, words: "Sequence[str]") -> bytes:
    """A line ready to send: its number, the words, and a checksum.

    >>> line(7, ["SNAPSHOT"])
    b'$7 SNAPSHOT*7C3B\\n'
    """
    text = (str(number % NUMBERS) + " " + " ".join(words)).encode()
    return b"$" + text + f"*{crc16(text):04X}\n".encode()


class Lines:
    """A parser of lines: takes bytes as they come and returns the number and the words of each valid line. Anything
    else is skipped up to the next newline; `spoiled` counts such lines.

    >>> Lines().feed(b"noise$7 SNAPSHOT*7C3B\\n$8 SNAP")
    [(7, ['SNAPSHOT'])]
    """

    def __init__(self) -> None:
        self._rest = b""
        self.spoiled = 0

    def feed(self, chunk: bytes) -> list[tuple[int, list[str]]]:
        """The valid lines completed by these bytes."""
        whole = (self._rest + chunk).split(b"\n")
        self._rest = whole.pop()[-LONGEST:]
        found = []
        for raw in whole:
            words = _words(raw)
            if words:
                found.append((int(words[0]), words[1:]))
            elif raw.strip():
                self.spoiled += 1
        return found


def _words(raw: bytes) -> list[str]:
    """The sequence number and the words of a line without its newline, as text; [] if it is no valid one."""
    # A line cut off by the next one's beginning spoils itself only.
    start = raw.rfind(b"$")
    end = raw.rfind(b"*")
    if start < 0 or end < start or len(raw) - start >= LONGEST:
        return []
    text = raw[start + 1 : end]
    # Printable ASCII alone (32 to 126): what a board calls itself stands on screens and terminals.
    if raw[end + 1 :].strip() != f"{crc16(text):04X}".encode() or any(not 32 <= byte <= 126 for byte in text):
        return []
    words = text.decode().split()
    return words if len(words) > 1 and words[0].isdigit() else []
