"""An MFRC522 with tags that answer at once and collide bit by bit, on a clock of its own.

Runs under CPython and MicroPython, and shares no line with the driver: registers from NXP's MFRC522 data sheet, the
tags' states from ISO/IEC 14443-3, section 6. A tag that is addressed wrongly falls back to IDLE (or HALT, if it was
woken from there) and keeps silent, as the standard has it.
"""

IDLE, READY, ACTIVE, HALT = "idle", "ready", "active", "halt"
BIT = 9.44  # microseconds at 106 kbit/s
DELAY = 86  # microseconds from the last bit asked to the first bit answered


def checksum(some):
    """CRC_A over some bytes, bit by bit (ISO/IEC 14443-3, annex B)."""
    crc = 0x6363
    for byte in some:
        for n in range(8):
            odd = (crc ^ (byte >> n)) & 1
            crc = crc >> 1 ^ (0x8408 if odd else 0)
    return bytes((crc & 0xFF, crc >> 8))


_SAKS = {sak: int.from_bytes(bytes((sak,)) + checksum(bytes((sak,))), "little") for sak in (0x00, 0x04)}


class Clock:
    """Microseconds that pass when somebody spends them."""

    def __init__(self):
        self.now = 0.0

    def spend(self, microseconds):
        """Let time pass."""
        self.now += microseconds

    def sleep_ms(self, milliseconds):
        """Let time pass."""
        self.now += 1000 * milliseconds

    def ticks_ms(self):
        """Milliseconds, running round as on the board."""
        return int(self.now / 1000) & 0x3FFFFFFF

    def ticks_diff(self, late, early):
        """Milliseconds between two readings."""
        return ((late - early + 0x20000000) & 0x3FFFFFFF) - 0x20000000


class Tag:
    """One tag: its uid, and where it stands in a reader's questions."""

    def __init__(self, uid):
        self.uid = uid
        number = bytes(int(uid[n : n + 2], 16) for n in range(0, len(uid), 2))
        self._parts = []
        while number:
            part, number = (number[:4], b"") if len(number) == 4 else (b"\x88" + number[:3], number[3:])
            part += bytes((part[0] ^ part[1] ^ part[2] ^ part[3],))
            self._parts.append(int.from_bytes(part, "little"))
        self._atqa = (0x04, 0x44, 0x84)[len(self._parts) - 1]
        self.state, self._woken, self._level = IDLE, False, 0

    def power(self):
        """The field comes up: every tag starts anew."""
        self.state, self._woken, self._level = IDLE, False, 0

    def _back(self):
        self.state = HALT if self._woken else IDLE

    def answer(self, frame, bits):
        """What it says to a frame of so many bits: (value with the first bit lowest, number of bits), or None."""
        if bits == 7:
            if self.state == IDLE or (self.state == HALT and frame[0] == 0x52):
                self._woken = self.state == HALT
                self.state, self._level = READY, 0
                return self._atqa, 16
            if self.state != HALT:
                self._back()
            return None
        if self.state == ACTIVE:
            halted = bits == 32 and frame[:2] == b"\x50\x00" and checksum(frame[:2]) == frame[2:]
            if halted:
                self.state = HALT
            else:
                self._back()
            return None
        if self.state != READY:
            return None
        if frame[0] != (0x93, 0x95, 0x97)[self._level]:
            self._back()
            return None
        part, said = self._parts[self._level], frame[1]
        if said == 0x70:
            if bits != 72 or checksum(frame[:7]) != frame[7:] or int.from_bytes(frame[2:7], "little") != part:
                self._back()
                return None
            self._level += 1
            if self._level == len(self._parts):
                self.state = ACTIVE
                return _SAKS[0x00], 24
            return _SAKS[0x04], 24
        known = ((said >> 4) - 2) * 8 + (said & 15)
        mask = (1 << known) - 1
        if bits != 16 + known or (int.from_bytes(frame[2:], "little") ^ part) & mask:
            self._back()
            return None
        return part >> known, 40 - known


class Chip:
    """The registers. Every access costs `access` microseconds of `clock`.

    What the data sheet leaves open can be set: `counts` is where the position of a collision counts from ("uid": its
    first bit; "byte": the first bit of the received byte; "bit": the first bit received), `collided` the value that a
    bit has where a collision was. `near` is the uid of a tag that drowns the others unheard. `spoil(number)` says
    whether this answer comes with an error. A `stuck` chip never ends what it began; a `dead` one is not there.
    """

    def __init__(self, clock, access=10):
        self.clock = clock
        self.access = access
        self.tags = []
        self.counts = "uid"
        self.collided = 0
        self.near = None
        self.spoil = None
        self.dead = self.stuck = False
        self.answers = self.collisions = 0
        self._selected = False
        self.reset()

    def reset(self):
        """As after power came up: the field is off, the timer does not start by itself."""
        self._registers = bytearray(64)
        self._registers[0x37] = 0x92
        self._registers[0x14] = 0x80
        self._fifo = bytearray()
        self._error = self._irq = self._coll = 0
        self._coming = None

    # --- the bus

    def select(self, on):
        """The select line."""
        self._selected = on

    def write(self, some):
        """One access: an address, then bytes that all go there."""
        assert self._selected
        self.clock.spend(self.access)
        if self.dead:
            return
        register = some[0] >> 1
        for value in some[1:]:
            self._put(register, value)

    def write_readinto(self, out, into):
        """One access: each byte out asks for the byte in that follows."""
        assert self._selected
        self.clock.spend(self.access)
        for n in range(1, len(out)):
            into[n] = 0 if self.dead else self._get(out[n - 1] >> 1 & 0x3F)

    def _put(self, register, value):
        if register == 0x09:
            self._fifo.append(value)
        elif register == 0x0A:
            if value & 0x80:
                self._fifo = bytearray()
        elif register == 0x04:
            self._irq = 0
        elif register == 0x01 and value == 0x0F:
            self.reset()
        else:
            before = self._registers[0x14] & 3
            self._registers[register] = value
            if register == 0x14 and value & 3 == 3 and before != 3:
                for tag in self.tags:
                    tag.power()
            elif register in (0x01, 0x0D) and self._registers[0x01] == 0x0C and self._registers[0x0D] & 0x80:
                # StartSend stays set until it is cleared: it begins a transmission together with either register.
                framing = self._registers[0x0D]
                self._send(framing & 7, framing >> 4 & 7)

    def _get(self, register):
        self._receive()
        if register == 0x04:
            return self._irq
        if register == 0x06:
            return self._error
        if register == 0x0E:
            return self._coll
        if register == 0x0A:
            return len(self._fifo)
        if register == 0x09:
            if not self._fifo:
                return 0
            value, self._fifo = self._fifo[0], self._fifo[1:]
            return value
        return self._registers[register]

    # --- the field

    def _send(self, last, align):
        if self.stuck:
            return
        frame, self._fifo = bytes(self._fifo), bytearray()
        bits = 8 * len(frame) - (8 - last if last else 0)
        sent = self.clock.now + BIT * (bits * 9 / 8 + 2)
        said = []
        if self._registers[0x14] & 3 == 3:
            for tag in self.tags:
                one = tag.answer(frame, bits)
                if one is not None:
                    if tag.uid == self.near:
                        said = [one]
                        for other in self.tags[self.tags.index(tag) + 1 :]:
                            other.answer(frame, bits)
                        break
                    said.append(one)
        if said:
            known = (frame[1] >> 4) * 8 - 16 + (frame[1] & 15) if len(frame) > 1 and frame[1] != 0x70 else 0
            self._coming = sent + DELAY + BIT * 9 / 8 * said[0][1], said, align, known
        elif self._registers[0x2A] & 0x80:
            step = (2 * ((self._registers[0x2A] & 15) << 8 | self._registers[0x2B]) + 1) / 13.56
            reload = self._registers[0x2C] << 8 | self._registers[0x2D]
            self._coming = sent + step * (reload + 1), None, 0, 0
        else:
            self._coming = None

    def _receive(self):
        if self._coming is None or self.clock.now < self._coming[0]:
            return
        _, said, align, known = self._coming
        self._coming = None
        if said is None:
            self._irq |= 0x01
            return
        self.answers += 1
        self._error, self._coll = 0, 0x20
        value, bits = said[0]
        differ = 0
        for one, _ in said:
            differ |= one ^ value
        if differ:
            self.collisions += 1
            at = 0
            while not differ >> at & 1:
                at += 1
            below = (1 << at) - 1
            kept = value & below | self.collided << at
            value = kept if not self._registers[0x0E] & 0x80 else value
            self._error = 0x08
            place = at + 1 + {"uid": known, "byte": align, "bit": 0}[self.counts]
            if place <= 32:
                self._coll = place & 31
        if self.spoil is not None and self.spoil(self.answers):
            self._error |= 0x03
            value ^= 0x15
        self._fifo = bytearray((value << align).to_bytes((bits + align + 7) // 8, "little"))
        self._irq |= 0x20
