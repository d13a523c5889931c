"""What hardware/README.md promises is what the code has: events, reasons, words; and its examples run."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from msgspec import Struct

import hardware
from hardware import device, events

README = (Path(hardware.__file__).parent / "README.md").read_text("utf-8")
ROWS = [[cell.strip() for cell in row.split("|")[1:-1]] for row in README.splitlines() if row.startswith("|")]


@pytest.mark.parametrize("kind", get_args(events.Event), ids=lambda kind: kind.__name__)
def test_every_event_is_listed_with_its_fields_in_their_order(kind: type[Struct]) -> None:
    listed = ROWS[ROWS.index(["event", "fields", "when"]) :]
    (row,) = [row for row in listed if f"`{kind.__name__}`" in row[0].split(", ")]
    named = row[1].split(":")[0].split("`")[1::2]
    assert ["device", *named] == [*kind.__struct_fields__]


def test_every_reason_for_a_lost_link_has_its_remedy() -> None:
    told = {word.strip(",") for row in ROWS if row[0].startswith("`LinkDown`") for word in row[0].split()[1:]}
    assert set(get_args(events.Reason)) <= told


def test_every_word_a_board_says_or_hears_is_explained() -> None:
    folder = Path(hardware.__file__).parent
    program = (folder / "firmware" / "host_connection.py").read_text("utf-8")
    explained = {word for row in ROWS for word in row[0].replace("`", "").split(", ")}
    said = {line.split('self.say("')[1].split('"')[0] for line in program.splitlines() if 'self.say("' in line}
    heard = {line.split('order == "')[1].split('"')[0] for line in program.splitlines() if 'order == "' in line}
    assert {"HELLO", "BEAT", "LAMP"} <= said | heard
    assert said | heard <= explained


def test_colours_and_tunes_are_written_as_they_are() -> None:
    for word in (*device.COLOURS, *device.TUNES):
        assert word in README
