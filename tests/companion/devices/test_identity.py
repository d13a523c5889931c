"""What a tag says of itself: written and read with a real driver; the catalogue is right, and a contradiction asks."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "hardware"))

from pn532_emulator import Pn532Emulator

from companion.devices.input import DeviceInput
from companion.devices.ndef import ROOM, decoded, encoded
from companion.piece import Piece, read_piece
from companion.storage.tag_catalog import Tagged
from hardware.events import LinkUp, TagArrived, TagRead, TagWritten
from hardware.hub import Hub
from hardware.pn532 import Pn532
from tests.evening import Evening, evening, words
from tests.plugged import hear, lay, plugged, running

UID = "04a1b2c3d4e580"
DRAGON, TROLL = Tagged("elfenland", Piece("counter", "dragon")), Tagged("elfenland", Piece("counter", "troll"))


@pytest.fixture
def it(tmp_path: Path, chip: Pn532Emulator) -> Iterator[tuple[Evening, Hub]]:
    """An evening with a real reader, which just greeted the table."""
    hub = Hub([Pn532("pn532", chip.path)])
    with evening(tmp_path / "games.db") as at_home:
        at_home.session.plug(DeviceInput(at_home.session, hub))
        with running(hub):
            hear(at_home, hub, LinkUp)
            yield at_home, hub


def test_what_is_written_is_a_text_that_any_phone_reads() -> None:
    data = encoded(DRAGON)
    assert data[:2] == bytes((0x03, len(b"boardside elfenland counter/dragon") + 7))
    assert b"\x02enboardside elfenland counter/dragon\xfe" in data
    assert len(data) % 4 == 0
    assert decoded(data) == DRAGON


def test_what_others_wrote_is_not_ours() -> None:
    assert (
        decoded(b"")
        is decoded(bytes(64))
        is decoded(b"\xff" * 64)
        is decoded(bytes.fromhex("0103a00c340300fe"))
        is None
    )
    assert decoded(bytes.fromhex("0103a00c34") + encoded(TROLL)) == TROLL
    assert decoded(b"\x03\x0b\xd1\x01\x07T\x02enhello\xfe") is None
    for cut in range(len(encoded(DRAGON)) - 4):
        assert decoded(encoded(DRAGON)[:cut]) is None


def test_what_is_too_long_for_a_tag_is_not_written() -> None:
    assert encoded(Tagged("masterelf", read_piece("gift/" + "x" * ROOM))) == b""


@pytest.mark.slow("terminals")
def test_what_is_taught_is_written_onto_the_tag_where_that_is_wished(
    it: tuple[Evening, Hub], chip: Pn532Emulator
) -> None:
    at_home, hub = it
    at_home.tap("settings", "teach", "writing", "group/counter", "thing/counter/dragon")
    chip.lay(UID)
    hear(at_home, hub, TagWritten)
    assert at_home.session.store.catalog.meaning(UID) == DRAGON
    assert decoded(bytes(chip.memory[UID][16:])) == DRAGON
    assert at_home.session.speech.say("tags-written") in words(at_home.screen)


@pytest.mark.slow("terminals")
def test_a_tag_that_says_otherwise_than_the_catalogue_asks_and_is_believed_only_when_confirmed(
    it: tuple[Evening, Hub], chip: Pn532Emulator
) -> None:
    at_home, hub = it
    at_home.tap("settings", "teach", "group/counter", "thing/counter/dragon")
    chip.lay(UID)
    chip.memory[UID][16 : 16 + len(encoded(TROLL))] = encoded(TROLL)
    hear(at_home, hub, TagRead)
    assert at_home.session.store.catalog.meaning(UID) == DRAGON
    assert at_home.session.speech.name("troll") in words(at_home.screen)
    at_home.tap("keep")
    assert at_home.session.store.catalog.meaning(UID) == DRAGON
    at_home.session.game.feed(TagArrived("pn532", "1", UID))
    hear(at_home, hub, TagRead)
    at_home.tap("change")
    assert at_home.session.store.catalog.meaning(UID) == TROLL


@pytest.mark.slow("terminals")
def test_a_tag_from_another_table_brings_its_meaning(it: tuple[Evening, Hub], chip: Pn532Emulator) -> None:
    at_home, hub = it
    at_home.tap("settings", "teach")
    chip.lay(UID)
    chip.memory[UID][16 : 16 + len(encoded(TROLL))] = encoded(TROLL)
    hear(at_home, hub, TagRead)
    assert at_home.session.store.catalog.meaning(UID) is None
    at_home.tap("change")
    assert at_home.session.store.catalog.meaning(UID) == TROLL


@pytest.mark.slow("terminals")
def test_a_sensed_board_says_that_it_cannot_write(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as at_home:
        plugged(at_home)
        at_home.tap("settings", "teach", "writing", "group/counter")
        lay(at_home, UID, device="readerboard", reader="3")
        assert at_home.session.speech.say("tags-why", why="board") in words(at_home.screen)
        assert at_home.session.store.catalog.meaning(UID) is not None
