"""The PN532's frames: the same however they are cut, and never out of noise."""

from __future__ import annotations

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from hardware.pn532 import ACK, LARGEST, Frames, frame
from tests.hardware.pn532_emulator import extended, short

NACK = bytes.fromhex("0000ffff0000")
PAYLOADS = st.binary(min_size=2, max_size=LARGEST)


@given(st.binary(min_size=2, max_size=255))
@example(bytes(254))
@example(bytes(255))
def test_frames_are_those_of_the_manual_and_come_back_as_they_were(payload: bytes) -> None:
    assert frame(payload) == short(payload)
    assert Frames().feed(frame(payload)) == [payload]


@given(PAYLOADS)
def test_a_long_frame_is_read_too(payload: bytes) -> None:
    assert Frames().feed(extended(payload)) == [payload]


@given(st.lists(st.one_of(PAYLOADS, st.sampled_from([ACK, NACK])), max_size=5), st.integers(1, 9))
def test_frames_are_the_same_however_they_are_cut(said: list[bytes], cut: int) -> None:
    stream = b"".join(one if one in (ACK, NACK) else extended(one) for one in said)
    frames, heard = Frames(), []
    for start in range(0, len(stream), cut):
        heard += frames.feed(stream[start : start + cut])
    assert heard == [one for one in said if one not in (ACK, NACK)]


@given(st.binary(min_size=2, max_size=40), st.data())
def test_a_flipped_bit_is_never_another_payload(payload: bytes, data: st.DataObject) -> None:
    sent = bytearray(frame(payload))
    sent[data.draw(st.integers(3, len(sent) - 2))] ^= 1 << data.draw(st.integers(0, 7))
    assert not [one for one in Frames().feed(bytes(sent)) if len(one) == len(payload)]


NEARLY_FRAMES = st.lists(st.sampled_from([0x00, 0x00, 0xFF, 0xFF, 0x01, 0xFE]), max_size=60).map(bytes)


@given(st.one_of(st.binary(max_size=60), NEARLY_FRAMES), PAYLOADS)
def test_the_sound_frame_after_noise_is_found_once_more_bytes_come(noise: bytes, payload: bytes) -> None:
    frames = Frames()
    heard = frames.feed(noise + extended(payload))
    # Noise may begin like a long frame; whatever it claims, a few more bytes show that it lied.
    heard += frames.feed(bytes(LARGEST + 8))
    # Noise that makes a frame with a right checksum out of the next bytes cannot be told from one.
    assume(all(each == payload for each in heard))
    assert payload in heard


@given(st.binary(max_size=3000))
def test_no_more_is_held_than_one_frame(noise: bytes) -> None:
    frames = Frames()
    for start in range(0, len(noise), 100):
        frames.feed(noise[start : start + 100])
        assert len(frames._bytes) <= LARGEST + 8


@pytest.mark.parametrize("noise", [b"\x55", b"\x00", b"\x00\xff\xff\xff\xff\xff\x02" + bytes(900)])
def test_a_flood_of_one_kind_is_not_kept_either(noise: bytes) -> None:
    frames = Frames()
    for _ in range(1000):
        frames.feed(noise)
        assert len(frames._bytes) <= LARGEST + 8
    assert frames.feed(frame(b"\xd5\x03")) == [b"\xd5\x03"]
