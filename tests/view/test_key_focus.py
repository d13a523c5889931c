"""The focus of the keys: it goes through everything that can be touched beside the board, and is seen."""

from __future__ import annotations

import pytest
from msgspec import structs

from companion.screen import Screen
from tests.extent import fewer
from tests.view.conftest import Table
from tests.view.gallery import SIZES, gallery, home, new_game, planning

EVERY = gallery()


def gone_through(table: Table, step: int = 1) -> list[str]:
    """The ids that have the focus, one after the other, until it begins anew."""
    focus, seen = table.view.focus, list[str]()
    while True:
        focus.move(step)
        if not focus.id or focus.id in seen:
            return seen
        seen.append(focus.id)


@pytest.mark.parametrize("name", list(EVERY))
def test_the_focus_goes_through_all_that_can_be_touched_there_and_back(table: Table, name: str) -> None:
    view = table.show(EVERY[name])
    there = gone_through(table)
    view.focus.clear()
    assert gone_through(table, -1) == there[::-1]
    parts = (view.notice, view.sheet, view.tray, view.bar, view.panel, view.fault)
    assert {*there} == {target.id for part in parts for target in (*part.targets, *getattr(part, "loose", ()))}


@pytest.mark.parametrize(
    "size",
    fewer("sizes of a screen with the focus", SIZES, daily=1, turning=True),
    ids=lambda size: f"{size[0]}x{size[1]}",
)
@pytest.mark.parametrize("screen", [home(), new_game(), planning()], ids=["home", "new", "planning"])
def test_what_has_the_focus_looks_different_and_confirm_touches_it(
    table: Table, screen: Screen, size: tuple[int, int]
) -> None:
    view = table.show(screen, size)
    for _ in range(len(gone_through(table))):
        view.focus.clear()
        plain = table.picture((0, 0, *size))
        view.focus.move(1)
        id = view.focus.id
        assert table.picture((0, 0, *size)) != plain
        before = len(table.taps)
        assert view.press_focused()
        if view.typist.field:
            assert view.typist.field == id
            view.rest()
        else:
            assert [tapped for tapped, _ in table.taps[before:]] == [id]


def test_the_focus_goes_with_the_moment_it_belonged_to(table: Table) -> None:
    view = table.show(planning())
    view.focus.move(1)
    view.show(planning())
    assert view.focus.id
    other = structs.replace(planning(), banner=structs.replace(planning().banner, turn="Somebody else"))
    view.show(other)  # the same buttons, and another player in turn
    assert view.focus.id == ""
    assert not view.press_focused()


def test_a_page_scrolls_to_what_has_the_focus(table: Table) -> None:
    view = table.show(EVERY["history"], (800, 300))
    assert view.sheet.most > 0
    seen = set()
    for _ in gone_through(table):
        view.focus.move(1)
        seen.add(view.sheet.scroll)
        part, target = view.focus.found()
        if part is view.sheet and target in part.loose:
            _, low, _, high = part.view
            assert low <= target.box[1] + target.box[3] / 2 + part.scroll <= low + high
    assert len(seen) > 1 or not view.sheet.loose
