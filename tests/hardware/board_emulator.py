"""The reader board on a pseudo terminal: the firmware's own files, with readers and buttons of air."""

from __future__ import annotations

import os
import pty
import select
import threading
import time
import tty
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from hardware.firmware.host_connection import Board
from hardware.firmware.mfrc522 import Mfrc522
from hardware.firmware.scan import Keys, Scanner
from tests.hardware.rc522_emulator import Chip, Clock, Tag

PACE = 10
"""The board's clock runs so many times faster than ours: a heartbeat every tenth of a second."""


class Field:
    """One reader of air: what lies on it, and whether its chip is alive."""

    def __init__(self, board: BoardEmulator) -> None:
        self.tags: list[str] = []
        self.dead = False
        self._board = board

    def start(self) -> None:
        """Set the chip up."""
        self._alive()

    def field(self, on: bool) -> None:
        """Switch the antenna; never two at once."""
        self._board.fields_on += 1 if on else -1
        assert self._board.fields_on in (0, 1), "two fields are on"

    def look(self) -> list[str]:
        """What is in the field."""
        self._alive()
        return list(self.tags)

    def _alive(self) -> None:
        if self.dead:
            raise OSError("dead")


class CollidingField(Field):
    """One reader with the board's own driver on a chip whose tags collide."""

    def __init__(self, board: BoardEmulator) -> None:
        super().__init__(board)
        self._chip = Chip(Clock(), 150)
        self._reader = Mfrc522(self._chip, self._chip.select, self._chip.clock)

    def field(self, on: bool) -> None:
        """Switch the antenna, with what lies there now."""
        super().field(on)
        self._chip.tags = [Tag(uid) for uid in self.tags]
        self._reader.field(on)

    def look(self) -> list[str]:
        """What the driver finds."""
        self._alive()
        return self._reader.look()


class BoardEmulator:
    """A board of `readers` readers. With `colliding`, each has a chip whose tags answer at once.

    `spoil` changes every line on its way out; `stopped` halts the whole program.
    """

    def __init__(self, path: Path, *, readers: int = 8, name: str = "board-1", colliding: bool = False) -> None:
        self.path = str(path)
        self.name = name
        self.fields_on = 0
        kind = CollidingField if colliding else Field
        self.fields = {str(n + 1): kind(self) for n in range(readers)}
        self.down: dict[str, bool] = {"pass": False, "undo": False}
        self.lamps: dict[str, str] = {}
        self.lamp_orders = 0
        self.tunes: list[str] = []
        self.spoil: Callable[[bytes], bytes] = lambda one: one
        self.deaf = False
        self.stopped = False
        self.rounds = 0
        self.trouble: BaseException | None = None
        self._changed = threading.Condition()
        self._stopping = False
        self._thread: threading.Thread | None = None
        self.plug()

    def lay(self, reader: str, uid: str) -> None:
        """A tag comes into a field."""
        self.fields[reader].tags = [*self.fields[reader].tags, uid]

    def lift(self, reader: str, uid: str) -> None:
        """A tag leaves it."""
        self.fields[reader].tags = [tag for tag in self.fields[reader].tags if tag != uid]

    def await_rounds(self, more: int = 2, seconds: float = 20.0) -> None:
        """Return once every reader and button was looked at so many times more."""
        with self._changed:
            wanted = self.rounds + more
            assert self._changed.wait_for(lambda: self.rounds >= wanted, seconds), f"the board stands: {self.trouble}"

    def await_that(self, true: Callable[[], bool], seconds: float = 20.0) -> None:
        """Return once something about the board is true."""
        with self._changed:
            assert self._changed.wait_for(true, seconds), f"never so: {self.trouble}"

    def press(self, button: str) -> None:
        """Down and up again, long enough for the board to see it."""
        self.down[button] = True
        self.await_that(lambda: self._board.keys.get(button) is True)
        self.down[button] = False
        self.await_that(lambda: self._board.keys.get(button) is False)

    def reboot(self) -> None:
        """Power gone for a moment; the serial adapter and the host's open port know nothing of it."""
        self.halt()
        self.lamps.clear()
        self._start()

    def plug(self) -> None:
        """The cable is put in."""
        self._master, self._slave = pty.openpty()
        tty.setraw(self._slave)
        os.set_blocking(self._master, False)
        with suppress(FileNotFoundError):
            os.unlink(self.path)
        os.symlink(os.ttyname(self._slave), self.path)
        self._plugged = True
        self._start()

    def unplug(self) -> None:
        """The cable is pulled, and with it the power."""
        self.halt()
        self._plugged = False
        os.unlink(self.path)
        os.close(self._slave)
        os.close(self._master)

    def close(self) -> None:
        """The end. Whatever the program ran into comes to light here."""
        if self._plugged:
            self.unplug()
        if self.trouble is not None:
            raise self.trouble

    def send_raw(self, some: bytes) -> None:
        """Bytes the program never wrote."""
        with suppress(BlockingIOError):
            os.write(self._master, some)

    def _start(self) -> None:
        self._stopping = False
        self.fields_on = 0
        self._board = Board(self.name, "1", len(self.fields), self._write, self._lamp, self._beep)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def halt(self) -> None:
        """The program stands still and the port stays open."""
        self._stopping = True
        if self._thread is not None:
            self._thread.join(10)
            self._thread = None

    def _run(self) -> None:
        try:
            scanner = Scanner(self.fields, self._board)
            keys = Keys({name: lambda name=name: self.down[name] for name in self.down}, self._board)
            began = time.monotonic()
            self._board.hello()
            while not self._stopping:
                ready, _, _ = select.select([self._master], [], [], 0.002)
                if self.stopped:
                    continue
                now = int((time.monotonic() - began) * 1000 * PACE)
                if ready:
                    heard = os.read(self._master, 256)
                    if not self.deaf:
                        self._board.take(heard)
                keys.step(now)
                for _ in self.fields:
                    scanner.step(now)
                self._board.tick(now)
                with self._changed:
                    self.rounds += 1
                    self._changed.notify_all()
        except BaseException as trouble:
            self.trouble = trouble

    def _write(self, one: bytes) -> None:
        sent = self.spoil(one)
        while sent:
            try:
                sent = sent[os.write(self._master, sent) :]
            except BlockingIOError:
                if self._stopping:
                    return
                select.select([], [self._master], [], 0.05)

    def _lamp(self, name: str, colour: str) -> bool:
        with self._changed:
            self.lamp_orders += 1
            if name.startswith("seat"):
                self.lamps[name] = colour
            self._changed.notify_all()
        return name.startswith("seat")

    def _beep(self, tune: str) -> bool:
        with self._changed:
            self.tunes.append(tune)
            self._changed.notify_all()
        return True
