"""The PN532's driver against a chip on a pty, with every fault a cable can have."""

from __future__ import annotations

import os
import pty
import random
import select
import threading
import time
import tty
from itertools import pairwise
from pathlib import Path

import pn532_emulator
import pytest
from pn532_emulator import Pn532Emulator
from watching import Watch

from hardware.device import LinkLost, ReadTag, WriteTag
from hardware.events import (
    Event,
    LinkDown,
    LinkUp,
    Snapshot,
    TagArrived,
    TagFailed,
    TagLeft,
    TagPresent,
    TagRead,
    TagWritten,
)
from hardware.firmware.line import line
from hardware.pn532 import Pn532

BOOT = "04a1b2c3d4e580"
COUNTER = "04000102030405"


def reader(chip: Pn532Emulator, name: str = "pn532") -> Pn532:
    return Pn532(name, chip.path, pause=0.001, patience=0.1)


@pytest.mark.slow("terminals")
def test_a_tag_that_is_laid_down_has_arrived_and_one_that_is_lifted_has_left(chip: Pn532Emulator) -> None:
    with Watch([reader(chip)]) as watch:
        assert watch.until(LinkUp) == LinkUp("pn532", chip.path, "PN532 1.6")
        watch.until(Snapshot("pn532", ()))
        chip.lay(BOOT)
        watch.until(TagArrived("pn532", "1", BOOT))
        chip.lift(BOOT)
        watch.until(TagLeft("pn532", "1", BOOT))


@pytest.mark.slow("terminals")
def test_a_tag_lying_there_at_the_first_look_is_present_and_has_not_arrived(chip: Pn532Emulator) -> None:
    chip.lay(BOOT)
    with Watch([reader(chip)]) as watch:
        watch.until(TagPresent("pn532", "1", BOOT))
        watch.until(Snapshot("pn532", (("1", BOOT),)))
        chip.await_polls(5)
        assert not watch.of(TagArrived)


@pytest.mark.slow("terminals")
def test_extended_frames_say_the_same(chip: Pn532Emulator) -> None:
    chip.frame = pn532_emulator.extended
    with Watch([reader(chip)]) as watch:
        watch.until(Snapshot)
        chip.lay(BOOT)
        watch.until(TagArrived("pn532", "1", BOOT))


@pytest.mark.slow("terminals")
def test_a_uid_of_four_bytes_is_read_too(chip: Pn532Emulator) -> None:
    with Watch([reader(chip)]) as watch:
        watch.until(Snapshot)
        chip.lay("deadbeef")
        watch.until(TagArrived("pn532", "1", "deadbeef"))


@pytest.mark.slow("terminals")
def test_two_tags_in_one_field_both_lie_and_neither_flickers(chip: Pn532Emulator) -> None:
    with Watch([reader(chip)]) as watch:
        watch.until(Snapshot)
        chip.lay(BOOT)
        watch.until(TagArrived("pn532", "1", BOOT))
        chip.lay(COUNTER)
        watch.until(TagArrived("pn532", "1", COUNTER))
        chip.await_polls(40)
        assert len(watch.of(TagArrived)) == 2
        assert not watch.of(TagLeft)
        chip.lift(BOOT)
        watch.until(TagLeft("pn532", "1", BOOT))


@pytest.mark.slow("terminals")
def test_two_tags_are_distinguished_by_a_chip_that_can(chip: Pn532Emulator) -> None:
    chip.tells_two = True
    with Watch([reader(chip)]) as watch:
        assert watch.until(LinkUp) == LinkUp("pn532", chip.path, "PN532 1.6, two tags at a time")
        watch.until(Snapshot)
        for uid in (BOOT, COUNTER):
            chip.lay(uid)
            watch.until(TagArrived("pn532", "1", uid))
        chip.await_polls(10)
        chip.lift(BOOT)
        watch.until(TagLeft("pn532", "1", BOOT))
        chip.lay("deadbeef")  # a card that adds its answer to select
        watch.until(TagArrived("pn532", "1", "deadbeef"))
        assert [event.uid for event in watch.of(TagArrived, TagLeft)] == [BOOT, COUNTER, BOOT, "deadbeef"]


@pytest.mark.slow("terminals")
def test_a_chip_that_answers_every_second_command_when_asked_for_two_is_asked_for_one(chip: Pn532Emulator) -> None:
    with Watch([reader(chip)]) as watch:
        watch.until(LinkUp)
        asked = chip.listed_two
        assert asked
        chip.lay(BOOT)
        watch.until(TagArrived("pn532", "1", BOOT))
        chip.await_polls(10)
        assert chip.listed_two == asked


@pytest.mark.slow("terminals")
def test_a_chip_that_stumbles_over_two_only_later_is_asked_for_one_then(chip: Pn532Emulator) -> None:
    chip.tells_two = chip.stumbles = True
    with Watch([reader(chip)]) as watch:
        watch.until(LinkUp)
        chip.lay(BOOT)
        watch.until(TagArrived("pn532", "1", BOOT))
        chip.await_polls(20)
        asked = chip.listed_two
        chip.await_polls(10)
        assert chip.listed_two == asked
        assert not watch.of(LinkDown, TagLeft)


def polled(device: Pn532, looks: int) -> list[Event]:
    return [event for _ in range(looks) for event in device.poll()]


@pytest.mark.slow("terminals")
def test_after_noise_two_tags_are_told_again_once_the_wire_was_quiet_and_each_change_is_said(
    chip: Pn532Emulator,
) -> None:
    chip.tells_two = True
    ahead = [0.0]
    device = Pn532("pn532", chip.path, pause=0.001, patience=0.1, tries=9, clock=lambda: time.monotonic() + ahead[0])
    device.open()
    chip.mute = lambda number: True
    noisy = polled(device, 4)
    chip.mute = lambda number: False
    assert [event.what for event in noisy if isinstance(event, LinkUp)] == [
        "PN532 1.6, one tag at a time after bad answers"
    ]
    asked = chip.listed_two
    polled(device, 5)
    assert chip.listed_two == asked, "not before some seconds are over"
    ahead[0] += 6
    chip.lay(BOOT)
    chip.lay(COUNTER)
    calm = polled(device, 6)
    device.close()
    assert LinkUp("pn532", chip.path, "PN532 1.6, two tags at a time") in calm
    assert chip.listed_two > asked
    assert {event.uid for event in calm if isinstance(event, TagArrived)} == {BOOT, COUNTER}


@pytest.mark.slow("terminals")
def test_a_chip_that_fails_with_two_each_time_is_asked_for_two_ever_more_rarely(chip: Pn532Emulator) -> None:
    chip.tells_two = chip.stumbles = True
    ahead = [0.0]
    device = Pn532("pn532", chip.path, pause=0.001, patience=0.02, tries=9, clock=lambda: time.monotonic() + ahead[0])
    device.open()
    chip.lay(BOOT)
    changes = []
    for _ in range(4):
        polled(device, 20)  # it stumbles, and is asked for one
        waited = 0
        while not any(isinstance(event, LinkUp) for event in polled(device, 1)):
            ahead[0] += 1
            waited += 1
        changes.append(waited)
    device.close()
    assert changes[0] <= 5
    assert all(later > 1.5 * sooner for sooner, later in pairwise(changes)), changes


@pytest.mark.slow("terminals")
@pytest.mark.parametrize("shows", [(0, 1), (0, 0, 1), (2, 1, 0), (0, 2, 1)])
def test_a_tag_that_a_look_or_two_misses_is_read_and_written(chip: Pn532Emulator, shows: tuple[int, ...]) -> None:
    chip.tells_two = True
    chip.lay(COUNTER)
    if max(shows) == 2:
        chip.lay(BOOT)
    device = reader(chip)
    device.open()
    chip.shows = shows
    for _ in range(6):
        [written] = device.obey(WriteTag("1", COUNTER, 4, b"town"))
        assert written == TagWritten("pn532", "1", COUNTER, 4, b"town".hex())
        [read] = device.obey(ReadTag("1", COUNTER, 4, 1))
        assert read == TagRead("pn532", "1", COUNTER, 4, b"town".hex())
        polled(device, 1)
    device.close()


@pytest.mark.slow("terminals")
@pytest.mark.parametrize(
    ("says", "reason", "word"),
    [
        (line(7, ["BEAT", "5000"]), "board", "board = "),
        (b"$GPGGA,181908.00,3404.7041778,N,07044.3966270,W*66\r\n", "foreign", "GPS"),
        (b"", "foreign", "joined"),
        (bytes(range(128, 250)), "garbled", "switches"),
    ],
    ids=["a reader board", "a GPS", "its own echo", "noise"],
)
def test_what_is_no_PN532_is_named_with_what_to_do(tmp_path: Path, says: bytes, reason: str, word: str) -> None:
    master, slave = pty.openpty()
    tty.setraw(slave)
    os.set_blocking(master, False)
    stop = threading.Event()

    def answers() -> None:
        while not stop.is_set():
            ready, _, _ = select.select([master], [], [], 0.01)
            came = os.read(master, 4096) if ready else b""
            if came:
                os.write(master, says or came)

    thread = threading.Thread(target=answers)
    thread.start()
    device = Pn532("pn532", os.ttyname(slave), patience=0.05)
    try:
        with pytest.raises(LinkLost) as lost:
            device.open()
    finally:
        stop.set()
        thread.join()
        os.close(master)
        os.close(slave)
    assert lost.value.reason == reason
    assert word in lost.value.remedy


@pytest.mark.slow("terminals")
def test_the_one_of_two_tags_that_is_meant_is_written(chip: Pn532Emulator) -> None:
    chip.tells_two = True
    chip.lay(BOOT)
    chip.lay(COUNTER)
    with Watch([reader(chip)]) as watch:
        watch.until(Snapshot)
        watch.hub.order(WriteTag("1", COUNTER, 4, b"town"), "pn532")
        watch.until(TagWritten("pn532", "1", COUNTER, 4, b"town".hex()))
        assert bytes(chip.memory[COUNTER][16:20]) == b"town"
        assert not any(chip.memory[BOOT][16:])


# --- what may come instead of a sound answer; each hits every third answer, so that play must go on all the while


def garbage(answer: bytes) -> bytes:
    return random.Random(len(answer)).randbytes(40) + answer


def garbage_that_begins_like_a_frame(answer: bytes) -> bytes:
    return b"\x00\x00\xff\x20\xe0\xd5" + answer


def half_a_frame(answer: bytes) -> bytes:
    return answer[: len(answer) // 2]


def half_a_frame_then_the_whole(answer: bytes) -> bytes:
    return answer[: len(answer) // 2] + answer


def flipped_bits(answer: bytes) -> bytes:
    return answer[:7] + bytes((answer[7] ^ 0x14,)) + answer[8:]


def wrong_checksum(answer: bytes) -> bytes:
    return answer[:-2] + bytes((answer[-2] ^ 0xFF, 0))


def wrong_length_checksum(answer: bytes) -> bytes:
    return answer[:4] + bytes((answer[4] ^ 0x01,)) + answer[5:]


def silence(answer: bytes) -> bytes:
    return b""


def an_error_frame(answer: bytes) -> bytes:
    return pn532_emulator.ERROR


def the_answer_to_another_question(answer: bytes) -> bytes:
    # Read as the answer to a look it would be a tag.
    return pn532_emulator.short(bytes.fromhex("d541" + "0101004400" + "04deadbeef")) + answer


def a_uid_longer_than_its_frame(answer: bytes) -> bytes:
    return pn532_emulator.short(bytes.fromhex("d54b0101004400070401"))


FAULTS = [
    garbage,
    garbage_that_begins_like_a_frame,
    half_a_frame,
    half_a_frame_then_the_whole,
    flipped_bits,
    wrong_checksum,
    wrong_length_checksum,
    silence,
    an_error_frame,
    the_answer_to_another_question,
    a_uid_longer_than_its_frame,
]


@pytest.mark.slow("terminals")
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_spoiled_answer_invents_no_tag_and_loses_none(chip: Pn532Emulator, fault) -> None:
    count = iter(range(10**9))
    with Watch([reader(chip)]) as watch:
        watch.until(Snapshot)
        chip.spoil = lambda answer: fault(answer) if next(count) % 3 == 0 else answer
        chip.lay(BOOT)
        watch.until(TagArrived("pn532", "1", BOOT))
        chip.await_polls(9)
        chip.lift(BOOT)
        watch.until(TagLeft("pn532", "1", BOOT))
        assert [event.uid for event in watch.of(TagArrived, TagPresent, TagLeft)] == [BOOT, BOOT]
        assert not watch.of(LinkDown)


@pytest.mark.slow("terminals")
def test_an_answer_that_comes_too_late_is_nobodys(chip: Pn532Emulator) -> None:
    device = reader(chip)
    device.open()
    chip.send_raw(pn532_emulator.short(bytes.fromhex("d54b" + "0101004400" + "04deadbeef")))
    assert list(device.poll()) == []
    device.close()


@pytest.mark.slow("terminals")
def test_every_second_answer_missing_slows_the_reader_and_stops_nothing(chip: Pn532Emulator) -> None:
    chip.mute = lambda number: number % 2 == 0
    with Watch([reader(chip)]) as watch:
        watch.until(Snapshot)
        chip.lay(BOOT)
        watch.until(TagArrived("pn532", "1", BOOT))
        chip.await_polls(5)
        chip.lift(BOOT)
        watch.until(TagLeft("pn532", "1", BOOT))
        assert not watch.of(LinkDown)


@pytest.mark.slow("terminals")
def test_a_chip_that_falls_silent_is_down_once_and_found_again(chip: Pn532Emulator) -> None:
    chip.lay(BOOT)
    with Watch([reader(chip)]) as watch:
        watch.until(Snapshot)
        chip.mute = lambda number: True
        down = watch.until(LinkDown)
        assert isinstance(down, LinkDown)
        assert (down.reason, down.port) == ("silent", chip.path)
        chip.await_commands(2)
        chip.mute = lambda number: False
        watch.until(LinkUp)
        watch.until(TagPresent("pn532", "1", BOOT))
        assert len(watch.of(LinkDown)) == 1
        assert not watch.of(TagLeft, TagArrived)


@pytest.mark.slow("terminals")
def test_a_flood_of_garbage_brings_the_link_down_and_memory_stays_bounded(chip: Pn532Emulator) -> None:
    noise = random.Random(7)
    with Watch([device := reader(chip)]) as watch:
        watch.until(Snapshot)
        # As many bytes as ten seconds of a babbling line at 115200 baud carry.
        chip.mute = lambda number: True
        for _ in range(120):
            chip.send_raw(noise.randbytes(960))
            assert len(device._frames._bytes) < 10_000
        watch.until(lambda event: isinstance(event, LinkDown) and event.reason in ("garbled", "silent"))
        chip.mute = lambda number: False
        watch.until(LinkUp)
        chip.lay(BOOT)
        watch.until(lambda event: getattr(event, "uid", "") == BOOT)
        assert {event.uid for event in watch.of(TagArrived, TagPresent)} == {BOOT}


@pytest.mark.slow("terminals")
def test_a_chip_at_another_baud_rate_is_garbled_or_silent_and_never_a_tag(chip: Pn532Emulator) -> None:
    chip.baud = 9600
    chip.lay(BOOT)
    with Watch([reader(chip)]) as watch:
        down = watch.until(LinkDown)
        assert isinstance(down, LinkDown)
        assert down.reason in ("garbled", "silent")
        chip.baud = 115200
        watch.until(TagPresent("pn532", "1", BOOT))
        assert len(watch.of(LinkDown)) == 1


@pytest.mark.slow("terminals")
def test_answers_at_another_baud_rate_are_reported_as_garbled(chip: Pn532Emulator) -> None:
    chip.spoil = lambda answer: pn532_emulator.as_heard(answer, 57600, 115200)
    with Watch([reader(chip)]) as watch:
        down = watch.until(LinkDown)
        assert isinstance(down, LinkDown)
        assert down.reason == "garbled"
        assert "115200" in down.remedy


@pytest.mark.slow("terminals")
def test_something_that_is_no_pn532_is_reported(chip: Pn532Emulator) -> None:
    chip.ic = 0x07
    with Watch([reader(chip)]) as watch:
        down = watch.until(LinkDown)
        assert isinstance(down, LinkDown)
        assert down.reason == "foreign"


# --- cables


@pytest.mark.slow("terminals")
@pytest.mark.parametrize("moment", ["between polls", "in mid-frame", "during a blocking read"])
def test_a_pulled_cable_is_one_link_down_and_what_lies_there_is_found_again(chip: Pn532Emulator, moment: str) -> None:
    device = Pn532("pn532", chip.path, pause=0.001, patience=5.0 if "blocking" in moment else 0.1)
    chip.lay(BOOT)
    with Watch([device]) as watch:
        watch.until(TagPresent("pn532", "1", BOOT))
        if moment == "between polls":
            chip.await_polls(2)
            chip.unplug()
        elif moment == "in mid-frame":
            chip.mute = lambda number: True
            chip.await_commands(1)
            chip.unplug(after=pn532_emulator.ACK + bytes.fromhex("0000ff0ff1d54b0101"))
        else:
            chip.mute = lambda number: True
            chip.await_commands(1)
            chip.unplug()
        down = watch.until(LinkDown)
        assert isinstance(down, LinkDown)
        assert (down.reason, down.port) == ("unplugged", chip.path)
        chip.mute = lambda number: False
        chip.plug()
        watch.until(LinkUp)
        watch.until(TagPresent("pn532", "1", BOOT))
        chip.await_polls(3)
        assert len(watch.of(LinkDown)) == 1
        assert not watch.of(TagArrived, TagLeft)
        chip.lift(BOOT)
        watch.until(TagLeft("pn532", "1", BOOT))


@pytest.mark.slow("terminals")
def test_a_tag_swapped_while_the_cable_was_out_is_reported_without_an_arrival(chip: Pn532Emulator) -> None:
    chip.lay(BOOT)
    with Watch([reader(chip)]) as watch:
        watch.until(Snapshot)
        chip.unplug()
        watch.until(LinkDown)
        chip.lift(BOOT)
        chip.lay(COUNTER)
        chip.plug()
        watch.until(TagLeft("pn532", "1", BOOT))
        watch.until(TagPresent("pn532", "1", COUNTER))
        watch.until(Snapshot("pn532", (("1", COUNTER),)))
        assert not watch.of(TagArrived)


@pytest.mark.slow("terminals")
def test_a_reader_that_is_not_there_at_the_start_is_found_when_it_is_plugged_in(chip: Pn532Emulator) -> None:
    chip.unplug()
    with Watch([reader(chip)]) as watch:
        down = watch.until(LinkDown)
        assert isinstance(down, LinkDown)
        assert down.reason == "absent"
        chip.plug()
        watch.until(LinkUp)
        assert len(watch.of(LinkDown)) == 1


@pytest.mark.slow("terminals")
def test_a_chip_that_lost_its_power_is_set_up_again(chip: Pn532Emulator) -> None:
    with Watch([reader(chip)]) as watch:
        watch.until(Snapshot)
        chip._asleep, chip._bounded = 8, False  # a loose wire: the chip starts anew behind an adapter that stays
        watch.until(LinkDown)
        watch.until(LinkUp)
        chip.lay(BOOT)
        watch.until(TagArrived("pn532", "1", BOOT))


@pytest.mark.slow("terminals")
def test_two_readers_side_by_side_tell_each_their_own(chip: Pn532Emulator, other_chip: Pn532Emulator) -> None:
    with Watch([reader(chip, "left"), reader(other_chip, "right")]) as watch:
        watch.until_so(lambda: {e.device for e in watch.of(Snapshot)} == {"left", "right"})
        chip.lay(BOOT)
        watch.until(TagArrived("left", "1", BOOT))
        other_chip.lay(BOOT)  # the same uid at two readers is told as it is; what it means is not ours to say
        watch.until(TagArrived("right", "1", BOOT))
        other_chip.unplug()
        watch.until(LinkDown)
        chip.lay(COUNTER)
        watch.until(TagArrived("left", "1", COUNTER))


@pytest.mark.slow("terminals")
def test_two_readers_that_swap_ports_are_known_by_their_names(
    chip: Pn532Emulator, other_chip: Pn532Emulator, tmp_path: Path
) -> None:
    chip.lay(BOOT)
    other_chip.lay(COUNTER)
    with Watch([reader(chip, "left"), reader(other_chip, "right")]) as watch:
        watch.until_so(lambda: {e.device for e in watch.of(TagPresent)} == {"left", "right"})
        chip.unplug()
        other_chip.unplug()
        watch.until(LinkDown)
        other_chip.plug()  # the kernel numbers them in the order they come
        chip.plug()
        watch.until_so(lambda: len(watch.of(TagPresent)) == 4)
        assert {(e.device, e.uid) for e in watch.of(TagPresent)} == {("left", BOOT), ("right", COUNTER)}


# --- what is on a tag


@pytest.mark.slow("terminals")
def test_a_tag_is_written_and_read_back(chip: Pn532Emulator) -> None:
    chip.lay(BOOT)
    with Watch([reader(chip)]) as watch:
        watch.until(Snapshot)
        words = b"boardside: a boot!!!"
        watch.hub.order(WriteTag("1", BOOT, 4, words), "pn532")
        watch.until(TagWritten("pn532", "1", BOOT, 4, words.hex()))
        watch.hub.order(ReadTag("1", BOOT, 4, 5), "pn532")
        watch.until(TagRead("pn532", "1", BOOT, 4, words.hex()))
        assert bytes(chip.memory[BOOT][16:36]) == words


@pytest.mark.slow("terminals")
@pytest.mark.parametrize(("lying", "why"), [(None, "gone"), (COUNTER, "other")])
def test_no_other_tag_is_written_than_the_one_meant(chip: Pn532Emulator, lying: str | None, why: str) -> None:
    if lying:
        chip.lay(lying)
    with Watch([reader(chip)]) as watch:
        watch.until(Snapshot)
        watch.hub.order(WriteTag("1", BOOT, 4, b"boot"), "pn532")
        assert watch.until(TagFailed) == TagFailed("pn532", "1", BOOT, why)
        assert all(not any(memory[16:]) for memory in chip.memory.values())


@pytest.mark.slow("terminals")
def test_a_page_the_tag_refuses_is_reported(chip: Pn532Emulator) -> None:
    chip.lay(BOOT)
    with Watch([reader(chip)]) as watch:
        watch.until(Snapshot)
        watch.hub.order(ReadTag("1", BOOT, 60, 4), "pn532")
        assert watch.until(TagFailed) == TagFailed("pn532", "1", BOOT, "refused")


@pytest.mark.parametrize(("page", "data"), [(3, b"lock"), (39, b"over" * 2), (4, b"odd"), (4, b"")])
def test_pages_that_lock_a_tag_for_ever_cannot_even_be_ordered(page: int, data: bytes) -> None:
    with pytest.raises(ValueError, match="page"):
        WriteTag("1", BOOT, page, data)


@pytest.mark.slow("terminals")
def test_an_order_for_a_tag_while_the_reader_is_gone_fails_and_is_not_kept(chip: Pn532Emulator) -> None:
    chip.unplug()
    with Watch([reader(chip)]) as watch:
        watch.until(LinkDown)
        watch.hub.order(WriteTag("1", BOOT, 4, b"boot"))
        watch.until(TagFailed("pn532", "1", BOOT, "link"))
        chip.lay(BOOT)
        chip.plug()
        watch.until(Snapshot)
        assert not any(chip.memory[BOOT][16:])


@pytest.mark.slow("terminals")
def test_closing_twice_and_before_opening_is_no_trouble(chip: Pn532Emulator) -> None:
    device = reader(chip)
    device.close()
    device.open()
    device.close()
    device.close()
    with pytest.raises(LinkLost):
        device.poll()
    assert os.path.exists(chip.path)
