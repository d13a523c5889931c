"""Seats that Boardside plays beside readers: cards dealt face down, and pieces that only its dialog may enter."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.boardside_hands import ANNA, BORIS
from tests.evening import evening
from tests.tagged import Table, box

pytestmark = pytest.mark.slow("processes")

CARDS = ("pig", "raft", "pig", "troll", "dragon", "cloud", "pig", "raft")


def test_cards_dealt_over_a_reader_go_to_its_hand_first(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        table = Table(it, box(), (ANNA, BORIS))
        table.swipe(*(f"card/{kind}" for kind in CARDS))
        it.tap("deal")
        assert it.session.table.people.rows == {"2/1": CARDS}
        assert table.state.seat("2").hand.unknown == 0
        assert table.state.seat("1").hand.unknown == 8


def test_a_piece_of_boardside_over_a_reader_is_refused_and_its_dialog_goes_on(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        table = Table(it, box(), (ANNA, BORIS))
        table.swipe(*(f"card/{kind}" for kind in CARDS))
        it.tap("deal", "drawn")
        before = it.session.table.match
        table.swipe("counter/pig")
        assert it.session.table.match is before
        assert it.session.notices.shown is not None
        assert it.session.notices.shown.headline == "Boardside plays for Boris"
        it.tap("notice", "boardside/kind/pig")
        assert dict(table.state.seat("2").hidden.known) == {"pig": 1}
