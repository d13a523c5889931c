"""The reader board's lines: what one side writes the other reads, and noise is never a line."""

from __future__ import annotations

import binascii

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hardware.firmware.line import LONGEST, Lines, crc16, line
from tests.extent import many

WORDS = st.lists(st.from_regex(r"[A-Za-z0-9?-]{1,14}", fullmatch=True), min_size=1, max_size=5)
NUMBERS = st.integers(0, 9999)
EXAMPLES = many("lines that host and board write", 100, daily=100, quick=15)


@given(st.binary(max_size=80))
def test_the_checksum_is_that_of_the_standard_library(some: bytes) -> None:
    assert crc16(some) == binascii.crc_hqx(some, 0xFFFF)


@given(NUMBERS, WORDS)
@settings(max_examples=EXAMPLES)
def test_a_line_that_was_written_is_read_as_it_was_and_is_as_the_readme_has_it(number: int, words: list[str]) -> None:
    said = " ".join((str(number), *words)).encode()
    assert line(number, words) == b"$" + said + b"*%04X\n" % binascii.crc_hqx(said, 0xFFFF)
    assert Lines().feed(line(number, words)) == [(number, words)]


@given(st.lists(st.tuples(NUMBERS, WORDS), max_size=8), st.lists(st.integers(1, 40), min_size=1, max_size=30))
@settings(max_examples=EXAMPLES)
def test_lines_are_the_same_however_they_are_cut(said: list[tuple[int, list[str]]], cuts: list[int]) -> None:
    stream = b"".join(line(number, words) for number, words in said)
    lines, heard = Lines(), []
    while stream:
        for cut in cuts:
            heard += lines.feed(stream[:cut])
            stream = stream[cut:]
    assert heard == said


@given(NUMBERS, WORDS, st.data())
def test_a_flipped_bit_is_never_a_line(number: int, words: list[str], data: st.DataObject) -> None:
    sent = bytearray(line(number, words))
    sent[data.draw(st.integers(0, len(sent) - 2))] ^= 1 << data.draw(st.integers(0, 7))
    assert Lines().feed(bytes(sent)) == []


@given(st.binary(max_size=60).filter(lambda noise: b"$" not in noise))
def test_after_noise_and_half_a_line_the_next_one_is_heard(noise: bytes) -> None:
    lines = Lines()
    heard = lines.feed(noise + line(1, ["TAG", "5", "04a1"])[:9] + line(2, ["TAG", "5", "04a1"]))
    assert heard[-1:] == [(2, ["TAG", "5", "04a1"])]


def test_the_longest_line_is_heard_and_a_longer_one_is_none_however_they_are_cut() -> None:
    longest, longer = line(1, ["A" * (LONGEST - 9)]), line(2, ["A" * (LONGEST - 8)])
    assert len(longest) == LONGEST
    for cut in (1, 100, 1000):
        lines, heard = Lines(), []
        for at in range(0, len(longest + longer), cut):
            heard += lines.feed((longest + longer)[at : at + cut])
        assert (heard, lines.spoiled) == ([(1, ["A" * (LONGEST - 9)])], 1)


def test_a_flood_without_a_newline_is_not_kept() -> None:
    lines = Lines()
    for _ in range(1000):
        lines.feed(b"x" * 999)
        assert len(lines._rest) <= LONGEST
    assert lines.feed(b"\n" + line(3, ["BEAT", "1"])) == [(3, ["BEAT", "1"])]


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"$",
        b"*",
        b"$*",
        b"$1*0000",
        b"$1 TAG*ZZZZ",
        b"\xff\xfe$1 A*",
        b"1 TAG*%04X" % crc16(b"1 TAG"),
        b"$x TAG*%04X" % crc16(b"x TAG"),
        b"$1*%04X" % crc16(b"1"),
        b"$1 \xff*%04X" % crc16(b"1 \xff"),
        b"$1 A\x1b[31mB*%04X" % crc16(b"1 A\x1b[31mB"),
    ],
)
def test_what_is_no_line_is_passed_over(raw: bytes) -> None:
    assert Lines().feed(raw + b"\n") == []
