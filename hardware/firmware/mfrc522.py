"""One MFRC522 reader on an SPI bus (NXP MFRC522 data sheet): which type A tag is in its field.

`spi` has `write(bytes)` and `write_readinto(out, into)`; `select(on)` drives the chip's own select line; `wait(ms)`
waits. Not tried on real parts.
"""

TYPE_CHECKING = False  # the board has no typing, and needs none
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

# Registers (data sheet, section 9.2)
COMMAND, COM_IRQ, ERROR, FIFO_DATA, FIFO_LEVEL = 0x01, 0x04, 0x06, 0x09, 0x0A
CONTROL, BIT_FRAMING, COLL = 0x0C, 0x0D, 0x0E
MODE, TX_CONTROL, TX_ASK, RF_CONFIG = 0x11, 0x14, 0x15, 0x26
TIMER_MODE, TIMER_PRESCALER, RELOAD_HIGH, RELOAD_LOW, VERSION = 0x2A, 0x2B, 0x2C, 0x2D, 0x37
# Commands (section 10.3)
IDLE, TRANSCEIVE, SOFT_RESET = 0x00, 0x0C, 0x0F
# ISO/IEC 14443-3: wake up all, halted ones too; anticollision and select at each cascade level
WAKE_UP = 0x52
LEVELS = (0x93, 0x95, 0x97)
CASCADE_TAG = 0x88


def crc_a(some: bytes) -> bytes:
    """The checksum of ISO/IEC 14443-3 type A, low byte first."""
    crc = 0x6363
    for byte in some:
        byte ^= crc & 0xFF
        byte = (byte ^ (byte << 4)) & 0xFF
        crc = (crc >> 8) ^ (byte << 8) ^ (byte << 3) ^ (byte >> 4)
    return bytes((crc & 0xFF, (crc >> 8) & 0xFF))


class Mfrc522:
    """One chip and its antenna."""

    def __init__(self, spi: "Any", select: "Callable[[bool], object]", wait: "Callable[[int], object]") -> None:
        self._spi = spi
        self._select = select
        self._wait = wait
        self._started = False

    def start(self) -> None:
        """Reset and set up: timer 25 us a step, 3 ms at most for an answer. OSError when no chip is there."""
        self._put(COMMAND, SOFT_RESET)
        self._wait(2)
        if self._get(VERSION) in (0x00, 0xFF):
            raise OSError("no chip answers")
        self._put(TIMER_MODE, 0x80)
        self._put(TIMER_PRESCALER, 0xA9)
        self._put(RELOAD_HIGH, 0x00)
        self._put(RELOAD_LOW, 120)
        self._put(TX_ASK, 0x40)
        self._put(MODE, 0x3D)
        self._put(RF_CONFIG, 0x70)
        self._put(TX_CONTROL, self._get(TX_CONTROL) & 0xFC)
        self._started = True

    def field(self, on: bool) -> None:
        """Switch the antenna. A tag needs some 5 ms of field before it answers."""
        if not self._started:
            self.start()
        control = self._get(TX_CONTROL)
        if control in (0x00, 0xFF):
            self._started = False
            raise OSError("no chip answers")
        self._put(TX_CONTROL, control | 0x03 if on else control & 0xFC)
        if on:
            self._wait(5)

    def look(self) -> list[str]:
        """The uid in the field: none, or one. Two tags at once are told one at a time, as they win."""
        if self._exchange(bytes((WAKE_UP,)), 7) is None:
            return []
        uid = b""
        for level in LEVELS:
            part = self._exchange(bytes((level, 0x20)), 0)
            if part is None or len(part) != 5 or part[0] ^ part[1] ^ part[2] ^ part[3] ^ part[4]:
                return []
            select = bytes((level, 0x70)) + part
            answer = self._exchange(select + crc_a(select), 0)
            if answer is None or len(answer) != 3 or crc_a(answer[:1]) != answer[1:]:
                return []
            if part[0] != CASCADE_TAG:
                return ["".join(f"{byte:02x}" for byte in uid + part[:4])]
            uid += part[1:4]
        return []

    def _exchange(self, some: bytes, bits: int) -> bytes | None:
        """Send, and what comes back; None for silence, a collision or a spoiled answer."""
        self._put(COMMAND, IDLE)
        self._put(COM_IRQ, 0x7F)
        self._put(FIFO_LEVEL, 0x80)
        self._put(COLL, 0x80)
        for byte in some:
            self._put(FIFO_DATA, byte)
        self._put(COMMAND, TRANSCEIVE)
        self._put(BIT_FRAMING, 0x80 | bits)
        for _ in range(40):
            irq = self._get(COM_IRQ)
            if irq & 0x31:  # received, idle, or the timer has run out
                break
            self._wait(0)
        else:
            self._started = False
            raise OSError("the chip hangs")
        self._put(BIT_FRAMING, bits)
        if not irq & 0x20 or self._get(ERROR) & 0x1B:
            return None
        return bytes(self._get(FIFO_DATA) for _ in range(self._get(FIFO_LEVEL)))

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
