"""A refusal leaves what it is about to be seen: its road, the roads it suggests, and the other legal ones."""

from __future__ import annotations

from pathlib import Path

from tests.evening import Evening, evening, touchable
from tests.view.conftest import Table


def planning(it: Evening) -> None:
    """A first game whose seats have drawn, without the explanations over the board."""
    it.tap("new", "start")
    if "set-up" in touchable(it.screen):
        it.tap("set-up")
    it.tap("deal-all")
    if it.screen.notice is not None:  # the explanation of the first game
        it.tap(it.screen.notice.id)


def test_a_refused_counter_leaves_most_of_the_map_and_every_legal_road_marked(table: Table, tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        planning(it)
        it.tap("kind/pig", "elvenhold-lapphalya-plain", "kind/troll")
        before = it.screen.marks
        it.tap("elvenhold-lapphalya-plain")
        after, seen = it.screen.marks, table.show(it.screen)
        assert before is not None
        assert after is not None
        assert frozenset() < before.glow <= after.glow
        (_, low, _, high), board = seen.notice.box, seen.board.box
        assert high <= 0.42 * board[3]
        roads = {*it.session.notices.suggestions.glow, "elvenhold-lapphalya-plain"}
        assert len(roads) > 1
        assert [road for road in roads if low <= (seen.board.spot_of(road) or (0, low))[1] <= low + high] == []


def test_suggested_roads_are_named_on_their_buttons_and_not_all_shown_by_the_same_piece(
    table: Table, tmp_path: Path
) -> None:
    with evening(tmp_path / "games.db") as it:
        planning(it)
        it.tap("kind/pig", "elvenhold-lapphalya-plain", "kind/troll", "elvenhold-lapphalya-plain")
        notice, seen = it.screen.notice, table.show(it.screen).notice
        assert notice is not None
        roads = {way.label for way in notice.ways if way.id in {target.id for target in seen.targets}}
        assert len(roads) > 1
        assert roads <= {words.text for words in seen.texts if words.whole}
