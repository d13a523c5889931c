"""A PN532 on I2C and on SPI: the emulated chip behind each bus, with the same faults as on a serial port."""

from __future__ import annotations

import errno
import os
import termios
import tty
from collections.abc import Callable

import pytest
from pn532_emulator import Pn532Emulator, short
from test_pn532 import BOOT, COUNTER, FAULTS
from watching import Watch

from hardware.commands import WriteTag
from hardware.device import LinkLost
from hardware.events import LinkDown, LinkUp, Snapshot, TagArrived, TagLeft, TagPresent, TagWritten
from hardware.frames import ACK
from hardware.pn532 import Pn532
from hardware.pn532_buses import LONGEST, I2cLink, SpiLink


class Wires:
    """What both buses share: the chip's frames, one ready after the other."""

    def __init__(self, chip: Pn532Emulator) -> None:
        self._fd = os.open(chip.path, os.O_RDWR | os.O_NONBLOCK | os.O_NOCTTY)
        tty.setraw(self._fd)
        attributes = termios.tcgetattr(self._fd)
        attributes[4] = attributes[5] = termios.B115200
        termios.tcsetattr(self._fd, termios.TCSANOW, attributes)
        self._said = b""
        self._busy = 0
        self.give(bytes(16))  # power and an edge on the select line have woken it

    def ready(self) -> bool:
        try:
            self._said += os.read(self._fd, 4096)
        except BlockingIOError:
            pass
        except OSError as trouble:
            raise OSError(errno.EREMOTEIO, "no acknowledgement") from trouble
        return bool(self._said)

    def take(self, size: int) -> bytes:
        """The next frame, as much of it as is read; what goes unread of it is lost, and after it the line is high."""
        end = 6 if self._said.startswith(b"\0\0\xff\0\xff\0") else len(self._said)
        frame, self._said = self._said[:end], self._said[end:]
        return frame[:size] + b"\xff" * (size - len(frame))

    def give(self, some: bytes) -> None:
        try:
            os.write(self._fd, some)
        except OSError as trouble:
            raise OSError(errno.EREMOTEIO, "no acknowledgement") from trouble

    def close(self) -> None:
        if self._fd >= 0:
            os.close(self._fd)
        self._fd = -1


class I2c(Wires):
    """An I2C bus: a read begins with whether the chip is ready."""

    def write(self, some: bytes) -> None:
        self.give(some)

    def read(self, size: int) -> bytes:
        if not self.ready():
            self._busy += 1
            if self._busy % 2:
                raise OSError(errno.EREMOTEIO, "busy: it does not acknowledge its address")
            return bytes(size)
        return b"\x01" + (self.take(size - 1) if size > 1 else b"")


class Spi(Wires):
    """An SPI bus, lowest bit first: the first byte says what is wanted."""

    def xfer(self, some: bytes) -> bytes:
        some = bytes(int(f"{byte:08b}"[::-1], 2) for byte in some)
        answer = bytes(len(some))
        if some[0] == 1:
            self.give(some[1:])
        elif some[0] == 2:
            answer = bytes((0, self.ready()))
        elif some[0] == 3:
            answer = b"\0" + self.take(len(some) - 1)
        return bytes(int(f"{byte:08b}"[::-1], 2) for byte in answer)


@pytest.fixture(params=["i2c", "spi"])
def reader(request: pytest.FixtureRequest, chip: Pn532Emulator) -> Callable[[], Pn532]:
    """Makes a driver of the chip on this bus."""

    def i2c(path: str) -> I2cLink:
        return I2cLink(path, lambda _: I2c(chip))

    def spi(path: str) -> SpiLink:
        def opens(path: str, _: int) -> Spi:
            try:
                return Spi(chip)
            except OSError as trouble:
                raise LinkLost("absent", port=path) from trouble

        return SpiLink(path, opens)

    link = i2c if request.param == "i2c" else spi
    return lambda: Pn532("pn532", "/dev/bus", pause=0.001, patience=0.1, link=link)


def test_tags_come_and_go_and_are_written(chip: Pn532Emulator, reader) -> None:
    chip.tells_two = True
    chip.lay(COUNTER)
    with Watch([reader()]) as watch:
        assert watch.until(LinkUp) == LinkUp("pn532", "/dev/bus", "PN532 1.6, two tags at a time")
        watch.until(TagPresent("pn532", "1", COUNTER))
        watch.until(Snapshot)
        chip.lay(BOOT)
        watch.until(TagArrived("pn532", "1", BOOT))
        watch.hub.order(WriteTag("1", BOOT, 4, b"boot" * 3))
        watch.until(TagWritten("pn532", "1", BOOT, 4, (b"boot" * 3).hex()))
        chip.lift(BOOT)
        watch.until(TagLeft("pn532", "1", BOOT))
        assert not watch.of(LinkDown)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_spoiled_answer_invents_no_tag_and_loses_none(chip: Pn532Emulator, reader, fault) -> None:
    count = iter(range(10**9))
    with Watch([reader()]) as watch:
        watch.until(Snapshot)
        chip.spoil = lambda answer: fault(answer) if next(count) % 3 == 0 else answer
        chip.lay(BOOT)
        watch.until(TagArrived("pn532", "1", BOOT))
        chip.await_polls(9)
        chip.lift(BOOT)
        watch.until(TagLeft("pn532", "1", BOOT))
        assert [event.uid for event in watch.of(TagArrived, TagPresent, TagLeft)] == [BOOT, BOOT]
        assert not watch.of(LinkDown)


def test_an_answer_that_comes_too_late_is_nobodys(chip: Pn532Emulator, reader) -> None:
    device = reader()
    device.open()
    chip.send_raw(short(bytes.fromhex("d54b" + "0101004400" + "04deadbeef")))
    assert list(device.poll()) == []
    device.close()


def test_every_second_answer_missing_slows_the_reader_and_stops_nothing(chip: Pn532Emulator, reader) -> None:
    chip.mute = lambda number: number % 2 == 0
    with Watch([reader()]) as watch:
        watch.until(Snapshot)
        chip.lay(BOOT)
        watch.until(TagArrived("pn532", "1", BOOT))
        chip.lift(BOOT)
        watch.until(TagLeft("pn532", "1", BOOT))
        assert not watch.of(LinkDown)


def test_an_acknowledgement_is_read_by_itself() -> None:
    """Whatever is read beyond it may be the beginning of the answer, which would be lost."""
    wires = Scripted()
    link = I2cLink("/dev/bus", lambda _: wires)
    link.write(b"command")
    assert link.read(1) == ACK
    assert link.read(1).startswith(b"answer")
    assert wires.sizes == [1, 7, 1, LONGEST + 1]


class Scripted:
    """A bus that says an ACK and then an answer, and notes how much was read."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self._says = [ACK, b"answer"]

    def write(self, some: bytes) -> None:
        """Nothing to do."""

    def read(self, size: int) -> bytes:
        self.sizes.append(size)
        return b"\x01" + (self._says.pop(0) if size > 1 else b"")

    def close(self) -> None:
        """Nothing to let go of."""


def test_a_chip_that_falls_silent_is_down_once_and_found_again(chip: Pn532Emulator, reader) -> None:
    chip.lay(BOOT)
    with Watch([reader()]) as watch:
        watch.until(Snapshot)
        chip.mute = lambda number: True
        down = watch.until(LinkDown)
        assert isinstance(down, LinkDown)
        assert (down.reason, down.port) == ("silent", "/dev/bus")
        chip.mute = lambda number: False
        watch.until(LinkUp)
        watch.until(TagPresent("pn532", "1", BOOT))
        assert len(watch.of(LinkDown)) == 1
        assert not watch.of(TagLeft, TagArrived)


def test_wires_that_come_off_are_one_link_down_and_what_lies_there_is_found_again(chip: Pn532Emulator, reader) -> None:
    chip.lay(BOOT)
    with Watch([reader()]) as watch:
        watch.until(Snapshot)
        chip.unplug()
        watch.until(LinkDown)
        chip.plug()
        watch.until(TagPresent("pn532", "1", BOOT))
        assert len(watch.of(LinkDown)) == 1
        assert not watch.of(TagLeft, TagArrived)


@pytest.mark.parametrize(("link", "path"), [(I2cLink, "/dev/i2c-99"), (SpiLink, "/dev/spidev9.9")])
def test_a_bus_that_is_not_there_says_how_it_is_switched_on(link, path: str) -> None:
    with Watch([Pn532("pn532", path, link=link)]) as watch:
        down = watch.until(LinkDown)
        assert isinstance(down, LinkDown)
        assert down.reason in ("absent", "failed")  # failed: there is no spidev here
        assert ("raspi-config" if down.reason == "absent" else "spidev") in down.remedy


def test_a_file_that_is_no_bus_is_foreign(tmp_path) -> None:
    (tmp_path / "i2c-1").write_text("")
    with pytest.raises(LinkLost, match="foreign"):
        I2cLink(str(tmp_path / "i2c-1"))
    with pytest.raises(LinkLost, match="foreign"):
        SpiLink(str(tmp_path / "i2c-1"))
