"""A USB reader that types: recorded key events through a real file, and everything that may be typed instead."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from keyboard_emulator import CODES, DIGITS, NAME, DevicePort, event, key, typed
from watching import Watch

from hardware.device import AskPicture, LinkLost, WriteTag
from hardware.evdev import KernelKeys
from hardware.events import LinkDown, LinkUp, Snapshot, TagArrived, TagFailed, TagLeft
from hardware.typing_tag_reader import KeyboardReader

BOOT = "04a1b2c3d4e580"


@pytest.fixture
def usb(tmp_path: Path, nothing_left_behind: None) -> DevicePort:
    """A reader that types, plugged in."""
    return DevicePort(tmp_path)


def reader(usb: DevicePort, stays: float = 0.01) -> KeyboardReader:
    return KeyboardReader("desk", "sycreader", stays=stays, folder=usb.folder, opens=usb.opens)


def test_a_tag_that_is_passed_has_arrived_and_leaves_by_itself(usb: DevicePort) -> None:
    with Watch([reader(usb)]) as watch:
        path = str(usb.folder / f"{NAME}-event-kbd")
        assert watch.until(LinkUp) == LinkUp("desk", path, "Sycreader USB Reader")
        watch.until(Snapshot("desk", ()))
        usb.send(typed("04A1B2C3D4E580"))
        watch.until(TagArrived("desk", "1", BOOT))
        watch.until(TagLeft("desk", "1", BOOT))
        usb.send(typed("3735928559", end=96))
        watch.until(TagArrived("desk", "1", "deadbeef"))
        watch.until(TagLeft("desk", "1", "deadbeef"))
        assert usb.grabbed == [f"{NAME}-event-kbd"], "only the half that types is taken, and nobody's keyboard"


def test_a_tag_that_lies_there_while_it_is_asked_is_in_the_picture(usb: DevicePort) -> None:
    with Watch([reader(usb, stays=60)]) as watch:
        watch.until(Snapshot)
        usb.send(typed(BOOT))
        watch.until(TagArrived("desk", "1", BOOT))
        usb.send(typed(BOOT))  # typed again while it stays
        watch.hub.order(AskPicture())
        watch.until(Snapshot("desk", (("1", BOOT),)))
        watch.hub.order(WriteTag("1", BOOT, 4, b"boot"))
        watch.until(TagFailed("desk", "1", BOOT, "refused"))
        assert len(watch.of(TagArrived)) == 1


FAULTS: dict[str, bytes] = {
    "a digit is missing": typed(BOOT[1:]),
    "a digit too many": typed(BOOT + "0"),
    "nothing but Enter": key(28),
    "a key that is no digit": typed(BOOT[:7])[: -len(key(28))] + key(20) + typed(BOOT[7:]),
    "ten digits that are too large a number": typed("9999999999"),
    "a hundred digits": typed("1" * 100),
    "the kernel dropped events in the middle": typed(BOOT[:7])[: -len(key(28))] + event(0, 3, 0) + typed(BOOT[7:]),
    "keys that repeat": b"".join(event(1, CODES[digit], 2) for digit in BOOT) + key(28),
    "keys that only come up": b"".join(event(1, CODES[digit], 0) for digit in BOOT) + key(28),
    "other kinds of events": b"".join(event(kind, 30, 1) for kind in (2, 3, 4, 5, 17, 20)) + key(28),
    "codes no keyboard has": b"".join(event(1, 700, 1) for _ in range(14)) + key(28),
    "two numbers without Enter between": typed(BOOT)[: -len(key(28))] + typed("04000102030405"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_no_number_is_no_tag_and_the_next_one_is_read(usb: DevicePort, fault: str) -> None:
    with Watch([reader(usb)]) as watch:
        watch.until(Snapshot)
        usb.send(FAULTS[fault])
        usb.send(typed("deadbeef"))
        watch.until(TagArrived("desk", "1", "deadbeef"))
        assert len(watch.of(TagArrived)) == 1


def test_a_number_that_comes_in_any_pieces_is_whole(usb: DevicePort) -> None:
    device = reader(usb, stays=60)
    device.open()
    some = typed(BOOT)
    events = []
    for at in range(0, len(some), 7):  # in the middle of a record, too
        usb.send(some[at : at + 7])
        events += device.poll()
    device.close()
    assert [type(one) for one in events] == [TagArrived]


def test_half_a_number_is_forgotten_after_a_while(usb: DevicePort) -> None:
    now = [0.0]
    device = KeyboardReader("desk", "sycreader", folder=usb.folder, opens=usb.opens, clock=lambda: now[0])
    device.open()
    usb.send(typed(BOOT[:6])[: -len(key(28))])
    assert list(device.poll()) == []
    now[0] = 5.0
    usb.send(typed("deadbeef"))
    assert list(device.poll()) == [TagArrived("desk", "1", "deadbeef")]
    device.close()


def test_a_pulled_cable_is_one_link_down_and_half_a_number_is_nobodys_after_it(usb: DevicePort) -> None:
    with Watch([reader(usb, stays=60)]) as watch:
        watch.until(Snapshot)
        usb.send(typed(BOOT))
        watch.until(TagArrived)
        usb.send(typed("0400")[: -len(key(28))])
        usb.unplug()
        down = watch.until(LinkDown)
        assert isinstance(down, LinkDown)
        assert down.reason == "unplugged"
        usb.plug()
        watch.until(LinkUp)
        watch.until(TagLeft("desk", "1", BOOT))  # nobody would ever say so
        watch.until(Snapshot("desk", ()))
        usb.send(typed("deadbeef"))
        watch.until(TagArrived("desk", "1", "deadbeef"))
        assert len(watch.of(LinkDown)) == 1


@pytest.mark.parametrize(
    ("spoil", "reason", "word"),
    [
        (lambda usb: usb.unplug(), "absent", "sycreader"),
        (lambda usb: setattr(usb, "busy", True), "busy", "in use"),
        (
            lambda usb: usb.halves.update(dict.fromkeys(usb.halves, frozenset({113}))),
            "foreign",
            "is no reader",
        ),
    ],
)
def test_a_reader_that_cannot_be_had_is_reported_and_taken_when_it_can(
    usb: DevicePort, spoil: Callable[[DevicePort], None], reason: str, word: str
) -> None:
    spoil(usb)
    with Watch([reader(usb)]) as watch:
        down = watch.until(LinkDown)
        assert isinstance(down, LinkDown)
        assert (down.reason, word in down.remedy) == (reason, True)
        usb.busy = False
        usb.halves[f"{NAME}-event-kbd"] = DIGITS
        usb.plug()
        watch.until(LinkUp)


def test_a_reader_without_a_name_is_refused() -> None:
    with pytest.raises(ValueError, match="named"):
        KeyboardReader("desk", "")


def test_a_file_that_is_no_keyboard_is_foreign(tmp_path: Path) -> None:
    (tmp_path / "event0").touch()
    with pytest.raises(LinkLost, match="foreign"):
        KeyboardReader("desk", str(tmp_path / "event0")).open()
    keys = KernelKeys(str(tmp_path / "event0"))
    keys.close()
    keys.close()


def test_closing_twice_and_before_opening_is_no_trouble(usb: DevicePort) -> None:
    device = reader(usb)
    device.close()
    device.open()
    device.close()
    device.close()
    with pytest.raises(LinkLost):
        device.poll()
