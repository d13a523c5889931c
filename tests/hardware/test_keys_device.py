"""A keyboard whose keys are buttons, beside a reader that types: recorded events of keys through real pipes."""

from __future__ import annotations

from pathlib import Path

import pytest
from keyboard_emulator import NAME, DevicePort, event, key, typed
from watching import Watch

from hardware.events import (
    ButtonEvent,
    ButtonHeld,
    ButtonPressed,
    ButtonReleased,
    LinkDown,
    LinkUp,
    Snapshot,
    TagArrived,
    TagLeft,
)
from hardware.keys import BUTTONS, Keys
from hardware.typing_tag_reader import KeyboardReader

ALL = frozenset(range(1, 120))


@pytest.fixture
def pad(tmp_path: Path, nothing_left_behind: None) -> DevicePort:
    """A number pad, plugged in."""
    folder = tmp_path / "pad"
    folder.mkdir()
    plugged = DevicePort(folder)
    plugged.halves = dict.fromkeys(plugged.halves, ALL)
    return plugged


def keys(pad: DevicePort, wanted: str = "sycreader_usb_reader_08ff20140315-event-kbd") -> Keys:
    return Keys("keys", wanted, folder=pad.folder, opens=pad.opens)


def down(code: int) -> bytes:
    return event(1, code, 1) + event(0, 0, 0)


def up(code: int) -> bytes:
    return event(1, code, 0) + event(0, 0, 0)


@pytest.mark.parametrize("button", BUTTONS)
def test_each_key_of_a_button_is_that_button(pad: DevicePort, button: str) -> None:
    with Watch([keys(pad)]) as watch:
        watch.until(LinkUp)
        for code in sorted(BUTTONS[button]):
            pad.send(key(code))
            watch.until(ButtonPressed("keys", button))
            watch.until(ButtonReleased)
        assert {event.button for event in watch.of(ButtonPressed)} == {button}


def test_no_key_is_two_buttons() -> None:
    codes = [code for codes in BUTTONS.values() for code in codes]
    assert len(codes) == len({*codes})


def test_a_key_that_stays_down_and_repeats_is_held_once(pad: DevicePort) -> None:
    now = [0.0]
    device = Keys("keys", "08ff20140315-event-kbd", folder=pad.folder, opens=pad.opens, clock=lambda: now[0])
    device.open()
    pad.send(down(14))
    events = [*device.poll()]
    for _ in range(12):
        now[0] += 0.25
        pad.send(event(1, 14, 2) + event(0, 0, 0))
        events += device.poll()
    pad.send(up(14))
    events += device.poll()
    device.close()
    assert [type(each) for each in events] == [ButtonPressed, ButtonHeld, ButtonReleased]


def test_two_keys_of_one_button_are_one_press(pad: DevicePort) -> None:
    device = keys(pad)
    device.open()
    pad.send(down(28) + down(96) + up(28))
    assert list(device.poll()) == [ButtonPressed("keys", "confirm")]
    pad.send(up(96))
    assert [type(each) for each in device.poll()] == [ButtonReleased]
    device.close()


def test_a_key_down_while_the_kernel_lost_events_is_not_held_for_ever(pad: DevicePort) -> None:
    now = [0.0]
    device = Keys("keys", "08ff20140315-event-kbd", folder=pad.folder, opens=pad.opens, clock=lambda: now[0])
    device.open()
    pad.send(down(14) + event(0, 3, 0))
    events = [*device.poll()]
    for _ in range(12):
        now[0] += 0.4
        pad.send(event(4, 4, 7))
        events += device.poll()
    device.close()
    assert [type(each) for each in events] == [ButtonPressed, ButtonReleased]


def test_a_pulled_cable_releases_what_was_down_and_the_keys_work_again_after_it(pad: DevicePort) -> None:
    with Watch([keys(pad)]) as watch:
        watch.until(LinkUp)
        pad.send(down(14))
        watch.until(ButtonPressed("keys", "undo"))
        pad.unplug()
        watch.until(LinkDown)
        pad.plug()
        watch.until(LinkUp)
        pad.send(key(11))
        watch.until(ButtonPressed("keys", "pass"))
        assert not watch.of(ButtonHeld)


def test_what_lacks_the_keys_is_refused(pad: DevicePort) -> None:
    pad.halves = dict.fromkeys(pad.halves, frozenset({113, 114, 115}))
    with Watch([keys(pad)]) as watch:
        lost = watch.until(LinkDown)
        assert isinstance(lost, LinkDown)
        assert (lost.reason, "0 and Enter" in lost.remedy) == ("foreign", True)


def test_keys_without_a_name_are_refused() -> None:
    with pytest.raises(ValueError, match="named"):
        Keys("keys", "")


def test_with_both_plugged_in_the_reader_presses_nothing_and_the_keys_are_no_tag(
    tmp_path: Path, pad: DevicePort
) -> None:
    folder = tmp_path / "reader"
    folder.mkdir()
    usb = DevicePort(folder)
    tags = ["04a1b2c3d4e580", "0000000000", "0400000000000a", "00000000"]
    with Watch([keys(pad), KeyboardReader("keyboard", NAME, stays=0.01, folder=usb.folder, opens=usb.opens)]) as watch:
        watch.until_so(lambda: len(watch.of(LinkUp)) == 2)
        watch.until_so(lambda: bool(watch.of(Snapshot)))
        for tag in tags:
            arrived = len(watch.of(TagArrived))
            usb.send(typed(tag))
            pad.send(key(78))
            watch.until_so(lambda arrived=arrived: len(watch.of(TagArrived)) == arrived + 1)
            watch.until_so(lambda: len(watch.of(TagArrived)) == len(watch.of(TagLeft)))
            pad.send(key(96))
        watch.until_so(lambda: len(watch.of(ButtonReleased)) == 2 * len(tags))
        pressed = [event.button for event in watch.events if isinstance(event, ButtonPressed)]
        assert pressed == ["next", "confirm"] * len(tags)
        assert {event.device for event in watch.events if isinstance(event, ButtonEvent)} == {"keys"}
        assert [event.uid for event in watch.of(TagArrived)] == [tags[0], "00000000", tags[2], tags[3]]
        assert pad.grabbed
        assert usb.grabbed
