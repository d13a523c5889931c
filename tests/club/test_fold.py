"""The hub's fold of a game is the game, however much of it was withdrawn and restored."""

from __future__ import annotations

import pytest

pytest.importorskip("nats", reason="the packages of boardside[club] are not installed")

import msgspec

from companion.club.fold import RECENT, Fold, GameStart
from companion.club.wire import PublicRow
from companion.storage import store
from companion.storage.store import Row
from engine.codec import write
from engine.game import Start
from tests.club.tables import recorded
from tests.extent import fewer


def folded(start: bytes, rows: list[Row]) -> Fold:
    """A fold of these rows, with their secrets."""
    fold = Fold()
    fold.add(PublicRow(0, msgspec.Raw(write(GameStart(msgspec.json.decode(start, type=Start))))))
    for row in rows:
        fold.add(PublicRow(row.undone, msgspec.Raw(row.events or b"[]")))
        assert not fold.fault
    return fold


@pytest.mark.parametrize("number", fewer("games folded at the hub", range(4), daily=4, quick=1))
def test_the_state_is_that_of_the_entries_that_stand(number: int) -> None:
    game = recorded(number)
    many = 3 * RECENT
    rows = [*game.rows, Row(0, 0, undone=many), Row(0, 0, undone=-many), Row(0, 0, undone=5), Row(0, 0, undone=-2)]
    for end in (*range(0, len(game.rows), 20), *range(len(game.rows), len(rows) + 1)):
        fold = folded(game.record[1], rows[:end])
        stood = folded(game.record[1], store.folded(rows[:end])[0])
        assert fold.now == stood.now


def test_a_row_that_cannot_be_read_leaves_the_state_before_it() -> None:
    game = recorded(1)
    fold = folded(game.record[1], game.rows[:20])
    before = fold.now
    for body in (b'[{"event": "Invented"}]', b"{}", b"[]"):
        fold.add(PublicRow(0, msgspec.Raw(body)))
    assert fold.fault == "row 21 cannot be read (ValueError)"
    assert (fold.number, fold.now) == (23, before)


def test_more_is_withdrawn_than_there_is() -> None:
    game = recorded(1)
    fold = folded(game.record[1], game.rows[:5])
    fold.add(PublicRow(50, msgspec.Raw(b"[]")))
    assert fold.fault == "row 6 cannot be read (IndexError)"


def test_a_start_that_is_none() -> None:
    for body in (b"[]", b'{"start": {"game": "chess", "seats": 2}}', b'{"start": {"game": "elfenland", "seats": 900}}'):
        fold = Fold()
        fold.add(PublicRow(0, msgspec.Raw(body)))
        assert fold.fault
        assert fold.now is None
