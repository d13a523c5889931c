"""One MFRC522 reader on an SPI bus (NXP MFRC522 data sheet): all the type A tags in its field.

`spi` has `write(bytes)` and `write_readinto(out, into)`; `select(on)` drives the chip's own select line; `clock` has
MicroPython's `sleep_ms`, `ticks_ms` and `ticks_diff`. Not tried on real parts.
"""

TYPE_CHECKING = False  # the board has no typing, and needs none
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


# Registers (data sheet, section 9.2)
COMMAND, COM_IRQ, ERROR, FIFO_DATA, FIFO_LEVEL = 0x01, 0x04, 0x06, 0x09, 0x0A
BIT_FRAMING, COLL = 0x0D, 0x0E
MODE, TX_CONTROL, TX_ASK, RF_CONFIG = 0x11, 0x14, 0x15, 0x26
TIMER_MODE, TIMER_PRESCALER, RELOAD_HIGH, RELOAD_LOW, VERSION = 0x2A, 0x2B, 0x2C, 0x2D, 0x37
# Commands (section 10.3)
IDLE, TRANSCEIVE, SOFT_RESET = 0x00, 0x0C, 0x0F
# ISO/IEC 14443-3: who is there; anticollision and select at each cascade level; be silent until the field goes off
REQUEST = 0x26
LEVELS = (0x93, 0x95, 0x97)
CASCADE_TAG = 0x88
HALT = b"\x50\x00"

COLLISION = 0x08
SPOILED = 0x13  # buffer overflow, parity, protocol
MOST = 8  # tags a look
FAILURES = 3  # attempts a look that came to nothing
LONGEST_LOOK = 400  # milliseconds
HANGS = 25  # milliseconds: the chip's own timer ends an exchange after 1


def crc_a(some: bytes) -> bytes:
    """The checksum of ISO/IEC 14443-3 type A, low byte first."""
    crc = 0x6363
    for byte in some:
        byte ^= crc & 0xFF
        byte = (byte ^ (byte << 4)) & 0xFF
        crc = (crc >> 8) ^ (byte << 8) ^ (byte << 3) ^ (byte >> 4)
    return bytes((crc & 0xFF, (crc >> 8) & 0xFF))


class Mfrc522:
    """One reader chip and its antenna."""

    def __init__(self, spi: "Any", select: "Callable[[bool], object]", clock: "Any") -> None:
        self._spi = spi
        self._select = select
        self._clock = clock
        self._started = False
        self._error = 0  # of the last exchange

    def start(self) -> None:
        """Reset the chip and set it up: timer 25 us a step, 1 ms for an answer to begin. OSError when there is no
        chip."""
        self._put(COMMAND, SOFT_RESET)
        self._clock.sleep_ms(2)
        if self._get(VERSION) in (0x00, 0xFF):
            raise OSError("no chip answers")
        self._put(TIMER_MODE, 0x80)
        self._put(TIMER_PRESCALER, 0xA9)
        self._put(RELOAD_HIGH, 0x00)
        self._put(RELOAD_LOW, 40)  # a tag begins 91 us after the question (ISO/IEC 14443-3, section 6.2.1.1)
        self._put(TX_ASK, 0x40)
        self._put(MODE, 0x3D)
        self._put(RF_CONFIG, 0x70)
        self._put(COLL, 0x00)  # what comes after a collision is nobody's: clear it
        self._put(TX_CONTROL, self._get(TX_CONTROL) & 0xFC)
        self._started = True

    def field(self, on: bool) -> None:
        """Switch the antenna's field on or off. A tag needs some 5 ms of field before it answers."""
        if not self._started:
            self.start()
        control = self._get(TX_CONTROL)
        if control in (0x00, 0xFF):
            self._started = False
            raise OSError("no chip answers")
        self._put(TX_CONTROL, control | 0x03 if on else control & 0xFC)
        if on:
            self._clock.sleep_ms(5)

    def look(self) -> list[str]:
        """The uids in the field, eight at most, in the order they were found. OSError when the chip hangs.

        The field must have come up since the last look: every tag that is found is halted, and only the loss of the
        field lets it answer again. (To wake the halted ones by command would not do: of several so woken, all but the
        one that is chosen first fall back into their silence.)
        """
        found = []  # type: list[str]
        failures = 0
        began = self._clock.ticks_ms()
        while len(found) < MOST and self._clock.ticks_diff(self._clock.ticks_ms(), began) < LONGEST_LOOK:
            # After an attempt that failed, tags may take the first question for a mistake, and only hear the second.
            if not self._anyone() and not (failures and self._anyone()):
                break
            uid = self._choose()
            if uid is not None:
                self._exchange(HALT + crc_a(HALT), 0)
            if uid is None or uid in found:
                failures += 1
                if failures == FAILURES:
                    break
            else:
                found.append(uid)
        return found

    def _anyone(self) -> bool:
        """Whether any tag answers, be it several at once."""
        return self._exchange(bytes((REQUEST,)), 7) is not None

    def _choose(self) -> "str | None":
        """The uid of one tag, which alone answers from now on; None when no uid could be read."""
        uid = b""
        for level in LEVELS:
            part = self._part(level)
            if part is None:
                return None
            command = bytes((level, 0x70)) + part
            answer = self._exchange(command + crc_a(command), 0)
            if answer is None or self._error or len(answer) != 3 or crc_a(answer[:1]) != answer[1:]:
                return None
            if not answer[0] & 0x04:  # the uid is complete
                return "".join(f"{byte:02x}" for byte in uid + part[:4])
            if part[0] != CASCADE_TAG:
                return None
            uid += part[1:4]
        return None

    def _part(self, level: int) -> "bytes | None":
        """One part of a uid: four bytes and their checksum; None if it could not be read. At a collision one value of
        the bit is chosen, and the tags with the other one no longer answer.
        """
        part = bytearray(5)
        known = 0
        while True:
            whole, bits = known >> 3, known & 7
            asked = bytes((level, 0x20 + (whole << 4) + bits)) + bytes(part[: whole + (1 if bits else 0)])
            answer = self._exchange(asked, bits)
            if answer is None or (self._error & SPOILED and not self._error & COLLISION):
                return None
            for number, byte in enumerate(answer[: 5 - whole]):
                if number == 0:
                    below = (1 << bits) - 1
                    byte = part[whole] & below | byte & ~below & 0xFF
                part[whole + number] = byte
            if not self._error & COLLISION:
                if len(answer) != 5 - whole or part[0] ^ part[1] ^ part[2] ^ part[3] ^ part[4]:
                    return None
                return bytes(part)
            known = self._agreed(known)
            if not known or known > 8 * (whole + len(answer)):
                return None

    def _agreed(self, known: int) -> int:
        """The number of bits of this part of the uid that are settled after a collision; 0 when the chip does not know.
        `known` is the number of those settled before.

        The data sheet (section 9.3.1.15) leaves open what the position counts from: the first bit of this part, of the
        first byte received, or the first bit received. The smallest of these numbers above `known` is always safe: it
        can only settle fewer bits than were received correctly.
        """
        collision = self._get(COLL)
        if collision & 0x20:
            return 0
        at = collision & 0x1F or 32
        for counted in (at, at + (known & 0x18), at + known):
            if known < counted <= 32:
                return counted
        return 0

    def _exchange(self, some: bytes, bits: int) -> "bytes | None":
        """The answer of the tags to the bytes `some`, None for silence. Of the last byte only the first `bits` bits are
        sent (0: all). If `some` has several bytes, the answer's first bit is put at bit number `bits` of the byte
        returned."""
        self._put(COMMAND, IDLE)
        self._put(COM_IRQ, 0x7F)
        self._put(FIFO_LEVEL, 0x80)
        self._select(True)
        self._spi.write(bytes((FIFO_DATA << 1,)) + some)
        self._select(False)
        framing = bits << 4 | bits if len(some) > 1 else bits
        self._put(BIT_FRAMING, framing)
        self._put(COMMAND, TRANSCEIVE)
        self._put(BIT_FRAMING, 0x80 | framing)
        began = self._clock.ticks_ms()
        late = False
        while True:
            irq = self._get(COM_IRQ)
            if irq & 0x31:  # received, idle, or the timer has run out
                break
            if late:
                self._started = False
                raise OSError("the chip hangs")
            # Looked at once more after the time is over: this program itself may have stood still.
            late = self._clock.ticks_diff(self._clock.ticks_ms(), began) > HANGS
        if not irq & 0x20:
            return None
        self._error = self._get(ERROR) & (COLLISION | SPOILED)
        size = self._get(FIFO_LEVEL) & 0x7F
        into = bytearray(size + 1)
        self._select(True)
        self._spi.write_readinto(bytes([0x80 | FIFO_DATA << 1] * size + [0]), into)
        self._select(False)
        return bytes(into[1:])

    def _put(self, register: int, value: int) -> None:
        self._select(True)
        self._spi.write(bytes((register << 1, value)))
        self._select(False)

    def _get(self, register: int) -> int:
        into = bytearray(2)
        self._select(True)
        self._spi.write_readinto(bytes((0x80 | register << 1, 0)), into)
        self._select(False)
        return into[1]
