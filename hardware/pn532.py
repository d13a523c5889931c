"""The PN532 reader chip (NXP UM0701-02, "PN532 User Manual"), on a serial port in its high speed UART mode."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

from hardware.device import AskPicture, Device, LinkLost, Order, ReadTag, WriteTag
from hardware.events import Event, LinkUp, Reason, TagFailed, TagRead, TagWritten
from hardware.firmware.line import Lines
from hardware.port import Port, plugged_in
from hardware.presence import Presence

_T = TypeVar("_T")

READER = "1"
"""The only antenna of this device."""

BAUD = 115200

ACK = b"\x00\x00\xff\x00\xff\x00"
LARGEST = 265
"""Bytes a frame can carry, the direction byte included (UM0701-02, section 6.2.1.2)."""

_START = b"\x00\xff"

_WAKES = b"\x55\x55" + bytes(14)
"""A sleeping chip wakes on 55 and needs some idle bytes' time before it listens (section 7.2.11)."""

_FIRST_PATIENCE = 0.5
"""Seconds: a USB adapter on a Pi may take up to one to hand over the first bytes after it was opened."""

_GET_FIRMWARE_VERSION = 0x02
_SAM_CONFIGURATION = 0x14
_RF_CONFIGURATION = 0x32
_IN_DATA_EXCHANGE = 0x40
_IN_LIST_PASSIVE_TARGET = 0x4A

_TAG_READ = 0x30
"""Reads four pages at once (NTAG213/215/216 data sheet, section 10.2)."""
_TAG_WRITE = 0xA2
"""Writes one page (NTAG213/215/216 data sheet, section 10.4)."""


_ASKED_FOR_TWO = 4
"""The number of scans for two tags at the start: a chip that answers all of them is asked for two from then on."""


_DOUBTS = 6
"""Looks for two that came to nothing, twice those that did not: a chip that has more of them is asked for one."""
_QUIET = 5.0
"""Seconds in which every look was answered, after which such a chip is asked for two again. Each time that it fails
anew this doubles, up to `_LONGEST_QUIET`: a chip that cannot would else lose a look every few seconds."""
_LONGEST_QUIET = 120.0

_LOOKS = 3
"""Looks without a tag, or failures at it, after which an order to read or write it is given up: some chips show a tag
that stays in their field at every second look only."""

_REMEMBERED = 400
"""Bytes without sense that are kept, to tell what else is at the port."""


def frame(payload: bytes) -> bytes:
    """A payload (direction byte, command, parameters) of at most 255 bytes as a frame (UM0701-02, section 6.2.1); no
    command of ours is longer.

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


class _Unanswered(Exception):
    """The error for one command without a valid answer: silence, garbage, or an error frame. The next command may be
    answered."""


class Pn532(Device):
    """A reader with a PN532. `port` is a path or a part of a name in /dev/serial/by-id.

    Between two polls it rests `pause` seconds. A command waits `patience` seconds for its answer; after `tries`
    commands in a row without one the link is lost. One unanswered poll says nothing about the tag. Where the chip can
    tell two tags apart it reports the first two that it finds, else one at a time.
    """

    def __init__(
        self,
        name: str,
        port: str,
        *,
        pause: float = 0.02,
        patience: float = 0.2,
        tries: int = 4,
        presence: Presence | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.name = name
        self._wanted = port
        self._pause = pause
        self._patience = patience
        self._tries = tries
        self._presence = presence or Presence(name)
        self._clock = clock
        self._nudge = threading.Event()
        self._frames = Frames()
        self._port: Port | None = None
        self._version = ""
        self._two = False  # whether the chip can tell two tags apart
        self._most = b"\x01"
        self._doubts = 0
        self._quiet = _QUIET
        self._missed_at = 0.0
        self._unanswered = 0
        self._noise = 0
        self._heard = b""
        self._echoed = False

    def open(self) -> Sequence[Event]:
        """Wake the chip, set it up and scan once for tags; returns the first events."""
        self.close()
        trouble: LinkLost | None = None
        for path in plugged_in(self._wanted):
            try:
                self._port = Port(path, BAUD)
                self._set_up()
                seen = self._presence.reading(READER, self._insist(self._list).keys(), self._clock())
                return [self._up(path), *seen, self._presence.picture()]
            except LinkLost as lost:
                self.close()
                trouble = trouble or lost
        assert trouble is not None
        raise trouble

    def poll(self) -> Sequence[Event]:
        """Pause, then scan once: returns the events of tags that came or went since the last scan, none if the chip did
        not answer. Raises LinkLost after too many scans without an answer. If from now on it looks for one tag in
        place of two, or for two again, a `LinkUp` says so."""
        self._nudge.wait(self._pause)
        self._nudge.clear()
        try:
            uids = self._list().keys()
        except _Unanswered:
            self._doubts += 2
            self._missed_at = self._clock()
            self._give_up_after_too_many()
            if self._doubts > _DOUBTS and self._most == b"\x02":
                return self._look_for(b"\x01")
            return []
        self._doubts = max(self._doubts - 1, 0)
        now = self._clock()
        events: list[Event] = [*self._presence.reading(READER, uids, now)]
        if self._two and self._most == b"\x01" and now - self._missed_at >= self._quiet:
            self._quiet = min(2 * self._quiet, _LONGEST_QUIET)
            events += self._look_for(b"\x02")
        return events

    def _look_for(self, most: bytes) -> Sequence[Event]:
        """Look for this number of tags from now on; returns the events that say so."""
        self._most, self._doubts = most, 0
        path = self._port.path if self._port else self._wanted
        return [self._up(path), self._presence.picture()]

    def _up(self, path: str) -> LinkUp:
        more = (
            ""
            if not self._two
            else ", two tags at a time"
            if self._most == b"\x02"
            else ", one tag at a time after bad answers"
        )
        return LinkUp(self.name, path, self._version + more)

    def obey(self, order: Order) -> Sequence[Event]:
        """Carry out an order to report all tags in the field (`AskPicture`), or to read or write one; ignore others."""
        match order:
            case AskPicture():
                return [self._presence.picture()]
            case ReadTag() | WriteTag():
                return [self._on_tag(order)]
            case _:
                return []

    def wake(self) -> None:
        """End the pause between two scans."""
        self._nudge.set()

    def close(self) -> None:
        """Release the port."""
        self._presence.freeze()
        port, self._port = self._port, None
        if port is not None:
            port.close()

    def _set_up(self) -> None:
        """Set the chip up to look for tags."""
        self._unanswered = self._noise = self._doubts = 0
        self._quiet, self._heard, self._echoed = _QUIET, b"", False
        # In normal mode no security companion chip is asked (section 7.2.10).
        self._insist(lambda: self._command(_SAM_CONFIGURATION, b"\x01\x00\x01", wake=True))
        answer = self._insist(lambda: self._command(_GET_FIRMWARE_VERSION))
        if len(answer) != 4 or answer[0] != 0x32:
            raise self._lost("foreign", "is no PN532: set the port by its id.")
        # Item 5: by default the chip looks for a tag for ever and answers nothing on an empty field; let it look
        # twice (section 7.3.1).
        self._insist(lambda: self._command(_RF_CONFIGURATION, b"\x05\xff\x01\x01"))
        self._version = f"PN532 {answer[1]}.{answer[2]}"
        self._two = self._can_tell_two()
        self._most = b"\x02" if self._two else b"\x01"

    def _can_tell_two(self) -> bool:
        """Whether this chip answers every command when it looks for two tags; some chips then answer only every
        second one."""
        self._most = b"\x02"
        try:
            for _ in range(_ASKED_FOR_TWO):
                self._list()
        except _Unanswered:
            self._unanswered = 0
            return False
        return True

    def _list(self) -> dict[str, int]:
        """The uids of the tags in the field, each with the chip's number for it."""
        answer = self._command(_IN_LIST_PASSIVE_TARGET, self._most + b"\x00")
        found: dict[str, int] = {}
        rest = answer[1:]
        for _ in range(answer[0] if answer else 0):
            # number, SENS_RES (2), SEL_RES, length, uid (section 7.3.5, 106 kbps type A)
            if len(rest) < 5 or not 4 <= rest[4] <= len(rest) - 5:
                raise _Unanswered
            end = 5 + rest[4]
            found[rest[5:end].hex()] = rest[0]
            # A tag that speaks ISO/IEC 14443-4 adds its answer to select, whose first byte is its length.
            rest = rest[end + (rest[end] if rest[3] & 0x20 and len(rest) > end else 0) :]
        return found

    def _on_tag(self, order: ReadTag | WriteTag) -> Event:
        failed = TagFailed(self.name, order.reader, order.uid, "gone")
        misses = failures = 0
        while misses < _LOOKS and failures < _LOOKS:
            try:
                tags = self._list()
                if order.uid not in tags:
                    misses += 1
                    failed = TagFailed(self.name, order.reader, order.uid, "other" if tags else failed.why)
                    continue
                number = tags[order.uid]
                if isinstance(order, ReadTag):
                    data = self._read_pages(number, order.page, order.pages)
                    return TagRead(self.name, order.reader, order.uid, order.page, data.hex())
                for page in range(len(order.data) // 4):
                    one = order.data[4 * page : 4 * page + 4]
                    self._exchange(number, bytes((_TAG_WRITE, order.page + page)) + one)
                if self._read_pages(number, order.page, len(order.data) // 4) == order.data:
                    return TagWritten(self.name, order.reader, order.uid, order.page, order.data.hex())
                failed = TagFailed(self.name, order.reader, order.uid, "refused")
            except _Unanswered:
                self._give_up_after_too_many()
            except PermissionError:
                failed = TagFailed(self.name, order.reader, order.uid, "refused")
            failures += 1
        return failed

    def _read_pages(self, number: int, page: int, pages: int) -> bytes:
        data = b""
        while len(data) < 4 * pages:
            four = self._exchange(number, bytes((_TAG_READ, page + len(data) // 4)))
            if len(four) != 16:
                raise _Unanswered
            data += four
        return data[: 4 * pages]

    def _exchange(self, number: int, request: bytes) -> bytes:
        """The tag's answer to a request; PermissionError when the tag or the radio refuses (error codes: section
        7.1)."""
        answer = self._command(_IN_DATA_EXCHANGE, bytes((number,)) + request)
        if not answer or answer[0] & 0x3F:
            raise PermissionError
        return answer[1:]

    def _insist(self, ask: Callable[[], _T]) -> _T:
        """The chip's answer to a question that is asked until it is answered. Raises LinkLost after too many times."""
        while True:
            try:
                return ask()
            except _Unanswered:
                self._give_up_after_too_many()

    def _command(self, command: int, parameters: bytes = b"", *, wake: bool = False) -> bytes:
        """The parameters of the chip's answer to a command. Late answers to other commands are skipped; `wake` wakes
        the chip first.
        """
        port = self._port
        if port is None:
            raise self._lost("unplugged", "is closed.")
        self._keep(port.read(0))  # what is still in the pipe belongs to nobody
        self._frames.clear()
        sent = frame(bytes((0xD4, command)) + parameters)
        port.write((_WAKES if wake else b"") + sent)
        end = self._clock() + (max(self._patience, _FIRST_PATIENCE) if wake else self._patience)
        bytes_came = 0
        while (left := end - self._clock()) > 0:
            chunk = port.read(left)
            bytes_came += len(chunk)
            self._keep(chunk)
            for one in self._frames.feed(chunk):
                if one[:2] == bytes((0xD5, command + 1)):
                    self._unanswered = self._noise = 0
                    self._heard = b""
                    return one[2:]
                if one[:1] == b"\x7f":  # the chip did not understand (section 6.2.1.5)
                    self._noise += 1
                    raise _Unanswered
        self._noise += bool(bytes_came)
        self._echoed = sent in self._heard
        port.write(ACK)  # the host's ACK ends whatever the chip is still at (section 6.2.1.3)
        raise _Unanswered

    def _give_up_after_too_many(self) -> None:
        self._unanswered += 1
        if self._unanswered < self._tries:
            return
        if Lines().feed(self._heard):
            raise self._lost("board", "is a reader board: in the settings it is board = ..., and no reader.")
        if self._echoed:
            what = "gives back what it is sent: TXD and RXD are joined, or it is a modem."
            raise self._lost("foreign", what)
        if _is_text(self._heard):
            raise self._lost("foreign", "speaks text, as a GPS does, and no PN532 speaks: name another port.")
        if self._noise:
            raise self._lost("garbled", f"speaks, but not as a PN532 at {BAUD} baud: check mode switches and wires.")
        raise self._lost("silent", "does not answer: check power, the mode switches (HSU) and that RX and TX cross.")

    def _keep(self, chunk: bytes) -> None:
        self._heard = (self._heard + chunk)[-_REMEMBERED:]

    def _lost(self, reason: Reason, what: str) -> LinkLost:
        path = self._port.path if self._port else self._wanted
        return LinkLost(reason, port=path, remedy=f"{path} {what}")


def _is_text(heard: bytes) -> bool:
    """Whether something that writes lines of text sent these bytes; noise, or a chip at another speed, does not.

    >>> _is_text(b"$GPGGA,181908.00,3404.7041778,N*66\\r\\n"), _is_text(bytes(range(40)))
    (True, False)
    """
    lines = heard.split(b"\n")
    return len(lines) > 1 and len(heard) >= 16 and all(32 <= byte < 127 or byte in b"\r\n\t" for byte in heard)
