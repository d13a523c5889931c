"""Commands and entries as JSON: what can be read comes back the same, what cannot is one sentence."""

from __future__ import annotations

import pytest

from engine.codec import read_command, read_entry, read_events, write
from tests.moments import begun, next_round, the_game


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{",
        b"[]",
        b"\xff",
        b'{"do": "shuffle"}',
        b'{"seat": "1"}',
        b'{"do": "pass"}',
        b'{"do": "pass", "seat": 1}',
        b'{"do": "pass", "seat": "1", "x": ' + b"[" * 20_000 + b"]" * 20_000 + b"}",
    ],
    ids=lambda line: repr(line[:40]),
)
def test_what_is_no_command_is_reported_in_one_sentence(line: bytes) -> None:
    with pytest.raises(ValueError, match=r"^[A-Z][^\n]*\.$"):
        read_command(the_game(), line)


def test_an_unknown_command_is_answered_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="deal, turn_up, draw_hidden, draw, drawn, place"):
        read_command(the_game(), b'{"do": "shuffle"}')


@pytest.mark.parametrize("text", [b"", b"{}", b"[{}]", b'[{"event": "Shuffled"}]', b"[" * 20_000 + b"]" * 20_000])
def test_what_are_no_events_is_reported_in_one_sentence(text: bytes) -> None:
    with pytest.raises(ValueError, match=r"^These are not events of elfenland: [^\n]*\.$"):
        read_events(the_game(), text)


def test_an_entry_comes_back_the_same() -> None:
    for entry in next_round(begun(2)).entries():
        assert read_entry(the_game(), write(entry.command), write(entry.events)) == entry


def test_JSON_has_no_line_end_so_that_an_entry_is_a_line() -> None:
    assert b"\n" not in write(next_round(begun(2)).entries())
