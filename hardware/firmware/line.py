"""The lines of text between the board and the computer, written and read on the board's side."""

LONGEST = 160
NUMBERS = 10000


def crc16(text: bytes) -> int:
    """CRC-16/CCITT-FALSE, a byte at a time without a table."""
    crc = 0xFFFF
    for byte in text:
        crc = ((crc >> 8) | (crc << 8)) & 0xFFFF
        crc ^= byte
        crc ^= (crc & 0xFF) >> 4
        crc ^= (crc << 12) & 0xFFFF
        crc ^= ((crc & 0xFF) << 5) & 0xFFFF
    return crc


def line(number: int, words: list[str]) -> bytes:
    """A line ready to send, as bytes: its number, the words, and a checksum."""
    text = (str(number % NUMBERS) + " " + " ".join(words)).encode()
    return b"$" + text + f"*{crc16(text):04X}\n".encode()


def words_of(raw: bytes) -> list[str]:
    """The line's sequence number and its words, as text; [] if the checksum is wrong, or the number or the words
    are missing. `raw` is the line without its newline."""
    start = raw.rfind(b"$")
    end = raw.rfind(b"*")
    if start < 0 or end < start:
        return []
    text = raw[start + 1 : end]
    if raw[end + 1 :].strip() != f"{crc16(text):04X}".encode():
        return []
    words = text.decode().split()
    return words if len(words) > 1 and words[0].isdigit() else []
