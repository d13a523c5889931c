"""An RC522 on the Pi's own pins: the chip that collides behind an SPI bus, with every fault its wires can have."""

from __future__ import annotations

import random

import pytest
from rc522_wires import PATH, Wires
from watching import Watch

from hardware.commands import AskPicture, WriteTag
from hardware.device import LinkLost
from hardware.events import LinkDown, LinkUp, Snapshot, TagArrived, TagFailed, TagLeft, TagPresent
from hardware.rc522 import Rc522

BOOT, COUNTER = "04a1b2c3d4e580", "04000102030405"


def test_several_tags_come_and_go_each_by_itself() -> None:
    wires = Wires()
    wires.lay(BOOT)
    with Watch([wires.reader()]) as watch:
        assert watch.until(LinkUp) == LinkUp("rc522", PATH, "MFRC522 2.0")
        watch.until(TagPresent("rc522", "1", BOOT))
        watch.until(Snapshot("rc522", (("1", BOOT),)))
        wires.lay(COUNTER)
        wires.lay("deadbeef")
        watch.until_so(lambda: {event.uid for event in watch.of(TagArrived)} == {COUNTER, "deadbeef"})
        wires.lift(COUNTER)
        watch.until(TagLeft("rc522", "1", COUNTER))
        watch.hub.order(AskPicture())
        watch.until(Snapshot("rc522", (("1", BOOT), ("1", "deadbeef"))))
        watch.hub.order(WriteTag("1", BOOT, 4, b"boot"))
        watch.until(TagFailed("rc522", "1", BOOT, "refused"))
    assert wires.opened == 0


def flipped(some: bytes, chance: random.Random) -> bytes:
    return bytes(byte ^ 1 << chance.randrange(8) if chance.random() < 0.002 else byte for byte in some)


def lost(some: bytes, chance: random.Random) -> bytes:
    return bytes(len(some)) if chance.random() < 0.002 else some


def shifted(some: bytes, chance: random.Random) -> bytes:
    return bytes(byte << 1 & 0xFF for byte in some) if chance.random() < 0.002 else some


@pytest.mark.parametrize("fault", [flipped, lost, shifted])
def test_a_bus_that_spoils_what_it_carries_invents_no_tag_and_loses_none(fault) -> None:
    wires, chance = Wires(), random.Random(5)
    with Watch([wires.reader()]) as watch:
        watch.until(Snapshot)
        wires.spoil = lambda some: fault(some, chance)
        wires.lay(BOOT)
        watch.until_so(lambda: any(event.uid == BOOT for event in watch.of(TagArrived, TagPresent)))
        wires.lay(COUNTER)
        watch.until_so(lambda: any(event.uid == COUNTER for event in watch.of(TagArrived, TagPresent)))
        wires.spoil = lambda some: some
        wires.lift(BOOT)
        watch.until(TagLeft("rc522", "1", BOOT))
        assert {event.uid for event in watch.of(TagArrived, TagPresent, TagLeft)} == {BOOT, COUNTER}


@pytest.mark.parametrize("fault", ["wire off", "all ones", "hangs", "bus gone"])
def test_a_chip_that_does_not_answer_is_down_once_and_found_again_with_its_tags(fault: str) -> None:
    wires = Wires()
    wires.lay(BOOT)
    with Watch([wires.reader()]) as watch:
        watch.until(Snapshot)
        if fault == "wire off":
            wires.chip.dead = True
        elif fault == "all ones":
            wires.spoil = lambda some: b"\xff" * len(some)
        elif fault == "hangs":
            wires.chip.stuck = True
        else:
            wires.fails = True
        down = watch.until(LinkDown)
        assert isinstance(down, LinkDown)
        assert (down.reason, down.port) == ("silent", PATH)
        wires.chip.dead = wires.chip.stuck = wires.fails = False
        wires.spoil = lambda some: some
        watch.until(LinkUp)
        watch.until(TagPresent("rc522", "1", BOOT))
        assert len(watch.of(LinkDown)) == 1
        assert not watch.of(TagLeft, TagArrived)


def test_a_chip_that_lost_its_power_for_a_moment_goes_on_without_a_word() -> None:
    wires = Wires()
    wires.lay(BOOT)
    with Watch([wires.reader()]) as watch:
        watch.until(Snapshot)
        wires.chip.reset()
        wires.lay(COUNTER)
        watch.until(TagArrived("rc522", "1", COUNTER))
        assert not watch.of(LinkDown, TagLeft)


def test_a_bus_that_is_not_there_says_how_it_is_switched_on() -> None:
    with Watch([Rc522("rc522", "/dev/spidev9.9")]) as watch:
        down = watch.until(LinkDown)
        assert isinstance(down, LinkDown)
        assert down.reason in ("absent", "failed")  # failed: there is no spidev here
        assert "spi" in down.remedy


def test_a_path_that_is_no_spi_bus_is_reported(tmp_path) -> None:
    with pytest.raises(LinkLost, match="foreign"):
        Rc522("rc522", str(tmp_path / "ttyUSB0")).open()


def test_closing_twice_and_before_opening_is_no_trouble() -> None:
    device = Wires().reader()
    device.close()
    device.open()
    device.close()
    device.close()
    with pytest.raises(LinkLost):
        device.poll()
