"""A PN532 on a pseudo terminal: real frames, real baud rates, and every way a cable can fail.

It shares no line with the driver: frames are read and made here by hand, from UM0701-02.
"""

from __future__ import annotations

import os
import pty
import select
import termios
import threading
import time
import tty
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

ACK = bytes.fromhex("0000ff00ff00")
ERROR = bytes.fromhex("0000ff01ff7f8100")
SPEEDS = (9600, 19200, 38400, 57600, 115200, 230400, 460800, 921600)
NUMBER_OF_SPEED = {getattr(termios, f"B{speed}"): speed for speed in SPEEDS}
PAGES = 45


def short(payload: bytes) -> bytes:
    """A frame with one length byte."""
    return b"\0\0\xff" + bytes((len(payload), (256 - len(payload)) % 256)) + payload + checksum(payload) + b"\0"


def extended(payload: bytes) -> bytes:
    """A frame with two length bytes, which any payload may come in."""
    lengths = len(payload).to_bytes(2, "big")
    return b"\0\0\xff\xff\xff" + lengths + checksum(lengths) + payload + checksum(payload) + b"\0"


def checksum(some: bytes) -> bytes:
    """The byte that makes the sum a multiple of 256."""
    return bytes(((256 - sum(some)) % 256,))


def as_heard(sent: bytes, sender: int, receiver: int) -> bytes:
    """The bytes an 8N1 receiver at one baud rate makes of what was sent at another, bit by bit."""
    if sender == receiver:
        return sent
    line = [bit for byte in sent for bit in (0, *((byte >> i) & 1 for i in range(8)), 1)]
    ratio = sender / receiver
    heard, at = bytearray(), 0.0

    def level(when: float) -> int:
        return line[int(when)] if int(when) < len(line) else 1

    while at < len(line):
        if level(at):
            at += 0.05
            continue
        heard.append(sum(level(at + (1.5 + i) * ratio) << i for i in range(8)))
        at += 9.5 * ratio
        while at < len(line) and not level(at):
            at += 0.05
    return bytes(heard)


def ntag213(uid: str) -> bytearray:
    """The memory of an empty tag."""
    memory = bytearray(PAGES * 4)
    number = bytes.fromhex(uid)
    memory[0:3], memory[4:8] = number[:3], number[3:7]
    memory[12:16] = bytes.fromhex("e1101200")
    return memory


class Pn532Emulator:
    """One chip. `path` is a link that stays while the pty behind it is pulled and put back.

        `spoil` changes every answer on its way out; `mute` lets commands go unanswered (it is asked with their number).
        With `tells_two` it finds two tags when it is asked for two; without, it then answers every second command only,
    as some chips do; if it `stumbles`, only where there is a tag. `shows` are the most tags that it tells at one look
    after the other, over and over: a chip that never drops its field finds a tag at every second look only, (1, 0).
    With `radio` seconds and `throttled`, an answer comes when a real wire at 115200 baud would have brought it.
    """

    def __init__(self, path: Path, *, baud: int = 115200, throttled: bool = False, radio: float = 0.0) -> None:
        self.path = str(path)
        self.baud = baud
        self.throttled = throttled
        self.radio = radio
        self.frame: Callable[[bytes], bytes] = short
        self.spoil: Callable[[bytes], bytes] = lambda answer: answer
        self.mute: Callable[[int], bool] = lambda number: False
        self.ic = 0x32
        self.tags: list[str] = []
        self.memory: dict[str, bytearray] = {}
        self._listed: list[str] = []
        self._selects = True  # asks a tag that can for its answer to select, unless told otherwise
        self.commands = 0
        self.polls = 0
        self.first_polled: dict[str, float] = {}
        self._began = 0.0
        self.tells_two = self.stumbles = False
        self.shows: tuple[int, ...] = ()
        self.listed_two = 0
        self._new_baud: int | None = None
        self._asleep = 8
        self._bounded = False
        self._changed = threading.Condition()
        self._master = self._slave = -1
        self._thread: threading.Thread | None = None
        self._stop, self._stopper = os.pipe()
        self.plug()

    # --- the hands at the table

    def lay(self, uid: str) -> None:
        """A tag comes into the field."""
        self.memory.setdefault(uid, ntag213(uid))
        self.tags = [*self.tags, uid]

    def lift(self, uid: str) -> None:
        """A tag leaves the field."""
        self.tags = [tag for tag in self.tags if tag != uid]

    def plug(self) -> None:
        """The cable is put in: another pty, the same name."""
        self._master, self._slave = pty.openpty()
        tty.setraw(self._slave)
        os.set_blocking(self._master, False)
        with suppress(FileNotFoundError):
            os.unlink(self.path)
        os.symlink(os.ttyname(self._slave), self.path)
        self._asleep, self._bounded = 8, False
        self._thread = threading.Thread(target=self._serve, args=(self._master,), daemon=True)
        self._thread.start()

    def unplug(self, *, after: bytes = b"") -> None:
        """The cable is pulled, perhaps in the middle of a frame."""
        if after:
            self.send_raw(after)
        os.write(self._stopper, b"!")
        if self._thread is not None:
            self._thread.join(10)
            self._thread = None
            os.read(self._stop, 1)
            os.unlink(self.path)
            os.close(self._slave)
            os.close(self._master)

    def close(self) -> None:
        """The end."""
        if self._thread is not None:
            self.unplug()
        for fd in (self._stop, self._stopper):
            if fd >= 0:
                os.close(fd)
        self._stop = self._stopper = -1

    def send_raw(self, some: bytes) -> None:
        """Bytes nobody asked for; what does not fit into the pipe is lost, as on a real wire."""
        with suppress(BlockingIOError):
            os.write(self._master, some)

    def await_polls(self, more: int, seconds: float = 20.0) -> None:
        """Return once the field has been looked at so many times more."""
        with self._changed:
            wanted = self.polls + more
            assert self._changed.wait_for(lambda: self.polls >= wanted, seconds), "nobody polls"

    def await_commands(self, more: int, seconds: float = 20.0) -> None:
        """Return once so many commands more have come, answered or not."""
        with self._changed:
            wanted = self.commands + more
            assert self._changed.wait_for(lambda: self.commands >= wanted, seconds), "nobody asks"

    # --- the chip

    def _serve(self, master: int) -> None:
        held = bytearray()
        while True:
            ready, _, _ = select.select([master, self._stop], [], [])
            if self._stop in ready:
                return
            began = self._began = time.monotonic()
            try:
                came = os.read(master, 4096)
            except OSError:
                return
            host = self._host_baud(master)
            if self._new_baud == host:
                self.baud, self._new_baud = host, None  # the host has changed over: its ACK may be lost in a flush
            heard = as_heard(came, host, self.baud)
            if self._asleep:
                gone = min(self._asleep, len(heard))
                self._asleep -= gone
                heard = heard[gone:]
            held += heard
            while (command := self._take(held)) is not None:
                self._wire(began, len(came))
                self._answer(master, command)
            del held[:-512]

    def _take(self, held: bytearray) -> bytes | None:
        """The next command in what has been heard; an ACK ends a baud rate's change and is else let lie."""
        while True:
            start = held.find(b"\0\xff")
            if start < 0 or len(held) < start + 4:
                return None
            del held[:start]
            if held[2:4] == b"\0\xff":
                del held[:4]
                if self._new_baud is not None:
                    self.baud, self._new_baud = self._new_baud, None
                continue
            head, size, sums = 4, held[2], held[2:4]
            if held[2:4] == b"\xff\xff":
                if len(held) < 7:
                    return None
                head, size, sums = 7, int.from_bytes(held[4:6], "big"), held[4:7]
            if sum(sums) % 256:
                del held[:1]
                continue
            if len(held) < head + size + 1:
                return None
            body = bytes(held[head : head + size + 1])
            del held[: head + size + 1 if sum(body) % 256 == 0 else 1]
            if sum(body) % 256 == 0:
                return body[:-1]

    def _answer(self, master: int, command: bytes) -> None:
        with self._changed:
            self.commands += 1
            number = self.commands
            self._changed.notify_all()
        if self.mute(number):
            return
        self._send(master, ACK)
        code, parameters = command[1], command[2:]
        if code == 0x4A and parameters[0] == 2:
            self.listed_two += 1
            if (not self.tells_two or (self.stumbles and self.tags)) and self.listed_two % 2 == 0:
                return
        answer = self._do(code, parameters)
        if answer is None:
            self._send(master, self.spoil(ERROR))
        elif answer != b"never":
            framed = self.frame if len(answer) < 250 else extended
            self._send(master, self.spoil(framed(bytes((0xD5, code + 1)) + answer)))
        if code == 0x4A:
            with self._changed:
                self.polls += 1
                self._changed.notify_all()

    def _do(self, code: int, parameters: bytes) -> bytes | None:
        match code, parameters:
            case 0x00, _:
                return parameters
            case 0x02, _:
                return bytes((self.ic, 1, 6, 7))
            case 0x06, _:
                return b"\x26" * (len(parameters) // 2)
            case 0x12, _:
                self._selects = bool(parameters[0] & 0x10)
                return b""
            case 0x08 | 0x14, _:
                return b""
            case 0x10, _:
                self._new_baud = SPEEDS[parameters[0]]
                return b""
            case 0x16, _:
                self._asleep = 8
                return b"\0"
            case 0x32, _:
                if parameters[0] == 5:
                    self._bounded = parameters[3] != 0xFF
                return b""
            case 0x4A, _:
                return self._list(parameters)
            case 0x40, _:
                return self._exchange(parameters[0], parameters[1:])
            case _:
                return None

    def _list(self, parameters: bytes) -> bytes:
        began = time.monotonic()
        tags = self.tags
        if parameters[1] != 0 or not tags:
            if not self._bounded:
                return b"never"
            self._radio(began)
            return b"\0"
        for tag in tags:
            self.first_polled.setdefault(tag, self._began)
        # Several tags answer at once: the chip settles on one of them, or two, not always on the same.
        turn = self.polls % len(tags)
        self._listed = (tags[turn:] + tags[:turn])[: parameters[0] if self.tells_two else 1]
        if self.shows:
            self._listed = self._listed[: self.shows[self.polls % len(self.shows)]]
        self._radio(began)
        answer = bytes((len(self._listed),))
        for place, tag in enumerate(self._listed, 1):
            number = bytes.fromhex(tag)
            # Four bytes: a bank card, which has an answer to select; seven: a sticker, which has none.
            more = bytes.fromhex("0578800200") if len(number) == 4 and self._selects else b""
            answer += bytes((place, 0x00, 0x44, 0x20 if more else 0x00, len(number))) + number + more
        return answer

    def _exchange(self, number: int, request: bytes) -> bytes:
        if len(self._listed) < number or self._listed[number - 1] not in self.tags:
            return b"\x01"
        memory = self.memory[self._listed[number - 1]]
        page = request[1]
        if request[0] == 0x30 and page < PAGES:
            return b"\0" + (memory + memory)[4 * page : 4 * page + 16]
        if request[0] == 0xA2 and 4 <= page < 40 and len(request) == 6:
            memory[4 * page : 4 * page + 4] = request[2:]
            return b"\0"
        return b"\x13"

    # --- the wire

    def _host_baud(self, master: int) -> int:
        return NUMBER_OF_SPEED.get(termios.tcgetattr(master)[5], 115200)

    def _send(self, master: int, some: bytes) -> None:
        self._wire(time.monotonic(), len(some))
        with suppress(OSError):
            os.write(master, as_heard(some, self.baud, self._host_baud(master)))

    def _wire(self, began: float, size: int) -> None:
        if self.throttled:
            _until(began + size * 10 / 115200)

    def _radio(self, began: float) -> None:
        if self.radio:
            _until(began + self.radio)


def _until(when: float) -> None:
    while (left := when - time.monotonic()) > 0:
        time.sleep(left)
