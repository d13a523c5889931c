"""The MFRC522's driver against a chip whose tags collide bit by bit, at every speed of the bus."""

from __future__ import annotations

import random
from itertools import permutations

import pytest
from rc522_emulator import Chip, Clock, Tag
from rc522_emulator import checksum as by_the_bit

from hardware.firmware import mfrc522
from hardware.firmware.mfrc522 import Mfrc522, crc_a
from hardware.firmware.scan import Scanner
from tests.extent import many

ACCESSES = (5, 20, 75, 80, 150, 500)
"""Microseconds that reading or writing a register takes: from a fast chip to a slow one with much to do between."""
SEQUENCES = many("sequences of tags on one antenna", 10_000, daily=1_000, quick=50)


def made(access: float = 10, *uids: str) -> tuple[Chip, Mfrc522]:
    chip = Chip(Clock(), access)
    chip.tags = [Tag(uid) for uid in uids]
    return chip, Mfrc522(chip, chip.select, chip.clock)


def seen(reader: Mfrc522) -> list[str]:
    reader.field(True)
    try:
        return reader.look()
    finally:
        reader.field(False)


def uid(chance: random.Random) -> str:
    """Like those of a roll of stickers: seven bytes that begin alike; now and then a card's four, or ten."""
    size = chance.choice((7, 7, 7, 7, 4, 10))
    alike = chance.choice((0, 1, 3, 5, 6)) if size == 7 else 0
    number = bytearray(b"\x04\xa1\xb2\xc3\xd4\xe5\x80"[:alike]) + chance.randbytes(size - alike)
    if number[0] == 0x88 or (size > 4 and number[3] == 0x88):  # kept for the cascade (ISO/IEC 14443-3, section 6.5.4)
        number[0] = number[3] = 0x04
    return number.hex()


@pytest.mark.slow("terminals")
@pytest.mark.parametrize("number", ["deadbeef", "04a1b2c3d4e580", "04a1b2c3d4e580112233"])
def test_a_uid_of_every_length_is_read(number: str) -> None:
    assert seen(made(10, number)[1]) == [number]


@pytest.mark.slow("terminals")
@pytest.mark.parametrize("access", ACCESSES)
def test_an_empty_field_is_empty_and_no_fault_at_every_speed_of_the_bus(access: int) -> None:
    chip, reader = made(access)
    for _ in range(20):
        assert seen(reader) == []
    chip.tags = [Tag("04a1b2c3d4e580"), Tag("04000102030405")]
    assert sorted(seen(reader)) == ["04000102030405", "04a1b2c3d4e580"]


@pytest.mark.slow("terminals")
@pytest.mark.parametrize("counts", ["uid", "byte", "bit"])
@pytest.mark.parametrize("collided", [0, 1])
def test_tags_that_differ_in_any_single_bit_are_both_read_wherever_the_chip_counts_from(
    counts: str, collided: int
) -> None:
    for bit in range(3, 56):
        number = int.from_bytes(bytes.fromhex("04a1b2c3d4e580"), "little")
        both = {(number ^ other).to_bytes(7, "little").hex() for other in (0, 1 << bit)}
        if any(one[6:8] == "88" for one in both):
            continue
        chip, reader = made(10, *both)
        chip.counts, chip.collided = counts, collided
        assert set(seen(reader)) == both
        assert chip.collisions


@pytest.mark.slow("terminals")
@pytest.mark.parametrize("counts", ["uid", "byte", "bit"])
def test_tags_that_collide_again_and_again_in_one_part_are_all_read(counts: str) -> None:
    chance = random.Random(4)
    number = int.from_bytes(bytes.fromhex("04a1b2c3d4e580"), "little")
    for _ in range(60):
        bits = chance.sample(range(24, 56), 3)
        all_ways = {sum(1 << bit for n, bit in enumerate(bits) if way >> n & 1) for way in range(8)}
        uids = {(number ^ way).to_bytes(7, "little").hex() for way in all_ways}
        if any(one[6:8] == "88" for one in uids):
            continue
        chip, reader = made(10, *uids)
        chip.counts, chip.collided = counts, chance.randint(0, 1)
        assert set(seen(reader)) == uids


@pytest.mark.slow("terminals")
@pytest.mark.parametrize("number", range(1, 16))
def test_one_spoiled_answer_costs_no_tag_even_for_that_look(number: int) -> None:
    uids = {"04a1b2c3d4e580", "04a1b2c3d4e581", "deadbeef"}
    chip, reader = made(20, *uids)
    chip.spoil = lambda so_far: so_far == number
    assert set(seen(reader)) == uids


@pytest.mark.slow("terminals")
def test_two_to_six_tags_in_every_order_of_coming_and_going_are_neither_lost_nor_invented() -> None:
    chance = random.Random(1)
    looks = 0
    for number in range(SEQUENCES):
        tags = [Tag(number) for number in {uid(chance) for _ in range(chance.randint(2, 6))}]
        chip, reader = made(ACCESSES[number // 50 % len(ACCESSES)] if number % 50 == 0 else 500)
        chip.counts, chip.collided = chance.choice(("uid", "byte", "bit")), chance.randint(0, 1)
        out = tags[:]
        while out or chip.tags:
            if out and (len(out) == len(tags) or chance.random() < 0.7):
                chip.tags.append(out.pop(chance.randrange(len(out))))
            else:
                chip.tags.pop(chance.randrange(len(chip.tags)))
                tags = tags[:-1]
            chip.near = chance.choice(chip.tags).uid if chip.tags and chance.random() < 0.2 else None
            assert sorted(seen(reader)) == sorted(tag.uid for tag in chip.tags)
            looks += 1
    assert looks > 4 * SEQUENCES


@pytest.mark.slow("terminals")
def test_every_order_of_leaving_is_reported_by_the_scanner_and_no_other() -> None:
    uids = ["04a1b2c3d4e580", "04a1b2c3d4e581", "04a1b2c3d4e582", "deadbeef"]
    for order in permutations(uids):
        chip, reader = made(20)
        heard: list[tuple[str, str]] = []
        scanner = Scanner({"7": reader}, Heard(heard))
        for number in uids:
            chip.tags.append(Tag(number))
            scanner.step(chip.clock.ticks_ms())
        assert heard == [("came", number) for number in uids]
        for number in order:
            chip.tags = [tag for tag in chip.tags if tag.uid != number]
            for _ in range(4):
                chip.clock.sleep_ms(110)
                scanner.step(chip.clock.ticks_ms())
        assert heard[len(uids) :] == [("left", number) for number in order]


class Heard:
    """A board that only notes which tag came and which left."""

    def __init__(self, heard: list[tuple[str, str]]) -> None:
        self.heard = heard

    def came(self, reader: str, uid: str) -> None:
        self.heard.append(("came", uid))

    def left(self, reader: str, uid: str) -> None:
        self.heard.append(("left", uid))

    def looked(self) -> None:
        pass


@pytest.mark.slow("terminals")
def test_answers_with_errors_lose_a_tag_for_a_look_at_most_and_invent_none() -> None:
    chance = random.Random(2)
    found = {}
    for _ in range(500):
        lie = {uid(chance) for _ in range(chance.randint(1, 4))}
        chip, reader = made(150, *lie)
        chip.spoil = lambda number: chance.random() < 0.03
        looks = [set(seen(reader)) for _ in range(4)]
        assert all(look <= lie for look in looks)
        found[tuple(lie)] = set().union(*looks) == lie
    assert sum(found.values()) > 0.98 * len(found)


@pytest.mark.slow("terminals")
def test_more_tags_than_a_look_takes_are_eight_and_never_a_hang() -> None:
    chip, reader = made(500, *(f"04a1b2c3d4e5{n:02x}" for n in range(12)))
    before = chip.clock.now
    assert 1 <= len(seen(reader)) <= mfrc522.MOST
    assert chip.clock.now - before < 1000 * (mfrc522.LONGEST_LOOK + 200)


@pytest.mark.slow("terminals")
def test_a_clock_that_runs_round_hangs_nothing() -> None:
    chip, reader = made(20, "deadbeef")
    chip.clock.now = 1000.0 * (0x3FFFFFFF - 3)
    for _ in range(10):
        assert seen(reader) == ["deadbeef"]


@pytest.mark.slow("terminals")
def test_a_chip_that_is_not_there_is_an_error_and_one_that_hangs_is_started_anew() -> None:
    chip, reader = made(20, "deadbeef")
    chip.dead = True
    with pytest.raises(OSError, match="no chip"):
        seen(reader)
    chip.dead = False
    assert seen(reader) == ["deadbeef"]
    reader.field(True)
    chip.stuck = True
    before = chip.clock.now
    with pytest.raises(OSError, match="hangs"):
        reader.look()
    assert chip.clock.now - before < 1000 * (mfrc522.HANGS + 5)
    chip.stuck = False
    assert seen(reader) == ["deadbeef"]


@pytest.mark.slow("terminals")
def test_a_chip_that_lost_its_power_for_a_moment_is_set_up_again() -> None:
    chip, reader = made(20, "deadbeef")
    assert seen(reader) == ["deadbeef"]
    chip.reset()
    chip.tags = []
    with pytest.raises(OSError, match="hangs"):  # without its setting the timer does not end an empty look
        seen(reader)
    assert seen(reader) == []


def test_the_checksum_is_that_of_the_standard() -> None:
    assert crc_a(b"\x00\x00") == b"\xa0\x1e"  # ISO/IEC 14443-3, annex B
    assert crc_a(b"\x12\x34") == b"\x26\xcf"
    some = random.Random(3).randbytes(40)
    assert crc_a(some) == by_the_bit(some)
