"""What a finger meets: large enough, inside the screen, the nearest, pressed at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from companion.screen import Choice, Choices, Columns, Field, Grid, Marks, Screen, Steppers, name_of
from companion.view.board_textures import name_box
from companion.view.geometry import beside
from companion.view.screen import SecondTap
from tests.evening import evening
from tests.view.conftest import Finger, Table
from tests.view.gallery import BOARD, SIZES, gallery, history, home, moving, new_game, planning, refusal

EVERY = gallery()
everywhere = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
every_screen = pytest.mark.parametrize("name", list(EVERY))


def touchable(screen: Screen) -> Iterator[str]:
    """Every id that the screen offers."""
    choices: list[Choice] = [*screen.tray, *screen.bar]
    if screen.notice:
        choices += screen.notice.ways
        yield screen.notice.id
    if screen.sheet:
        choices += screen.sheet.buttons
        yield from in_blocks(screen.sheet.blocks)
    yield from (choice.id for choice in choices if choice.enabled)
    yield from (seat.id for seat in screen.seats)


def in_blocks(blocks: Any) -> Iterator[str]:
    for block in blocks:
        match block:
            case Choices():
                yield from (choice.id for choice in block.choices if choice.enabled)
            case Steppers():
                yield from (f"{stepper.id}+" for stepper in block.steppers if stepper.value < stepper.high)
                yield from (f"{stepper.id}-" for stepper in block.steppers if stepper.value > stepper.low)
            case Grid():
                yield from (row.id for row in block.rows if row.id)
            case Columns():
                yield from in_blocks(block.left)
                yield from in_blocks(block.right)
            case Field():
                yield block.id


@everywhere
@every_screen
def test_every_choice_is_large_enough_and_on_the_screen(table: Table, name: str, size: tuple[int, int]) -> None:
    view = table.show(EVERY[name], size)
    for part in view.parts:
        for target in [*part.targets, *getattr(part, "loose", ())]:
            left, _, wide, high = target.box
            assert min(wide, high) >= 44, (target.id, target.box)
            assert -0.5 <= left <= size[0] + 0.5 - wide, (target.id, target.box)
        for target in part.targets:
            _, low, _, high = target.box
            assert -0.5 <= low <= size[1] + 0.5 - high, (target.id, target.box)


@everywhere
@every_screen
def test_every_choice_can_be_touched(table: Table, name: str, size: tuple[int, int]) -> None:
    screen = EVERY[name]
    view = table.show(screen, size)
    fields = set(view.sheet.fields) if screen.sheet else set()
    for id in touchable(screen):
        if screen.notice is not None and id != screen.notice.id and id in (row.id for row in rows(screen)):
            continue  # a row may lie under a notice until that is sent off
        spot = view.spot_of(id)
        assert spot is not None, id
        if id not in fields and not (screen.notice and id == screen.notice.id):
            assert table.touch(*spot) == id


def rows(screen: Screen) -> Iterator[Any]:
    for block in screen.sheet.blocks if screen.sheet else ():
        if isinstance(block, Grid):
            yield from block.rows


@everywhere
def test_touching_a_spot_means_its_path(table: Table, size: tuple[int, int]) -> None:
    for screen in (planning(4), structs.replace(planning(6), tray=())):
        view = table.show(screen, size)
        for path in BOARD.paths:
            x, y, w, h = view.board.box
            assert table.touch(x + path.spot[0] * w, y + path.spot[1] * h) == path.id


@everywhere
def test_touching_a_town_means_the_town(table: Table, size: tuple[int, int]) -> None:
    view = table.show(planning(4), size)
    for place in BOARD.places:
        x, y, w, h = view.board.box
        assert table.touch(x + place.at[0] * w, y + place.at[1] * h) == place.id


def test_a_road_is_touched_by_the_nearest_not_by_the_pixel(table: Table) -> None:
    view = table.show(planning(4))
    x, y = view.board.spot_of("ixara-virst-plain")
    assert table.touch(x, y + 14) == "ixara-virst-plain"


def test_a_notice_is_sent_off_by_touching_it(table: Table) -> None:
    view = table.show(refusal())
    x, y, _, h = view.notice.box
    assert table.touch(x + 30, y + h - 30) == "notice"


@pytest.mark.parametrize(
    ("screen", "id"),
    [
        (planning(4), "history"),
        (planning(4), "kind/cloud"),
        (planning(4), "seat/2"),
        (planning(4), "dagamura-ixara-wood"),
        (planning(4), "albaran"),
        (refusal(), "way/1"),
        (home(), "new"),
        (history(), "back/2"),
    ],
    ids=lambda value: value if isinstance(value, str) else value.page,
)
def test_a_touch_is_seen_in_its_own_frame(table: Table, screen: Screen, id: str) -> None:
    view = table.show(screen)
    x, y = view.spot_of(id)
    around = (x - 22, y - 20, 44, 40)
    before = table.picture(around)
    finger = Finger(x, y)
    view.on_touch_down(finger)
    assert table.picture(around) != before
    assert table.taps == [], "told only when the finger leaves"
    view.on_touch_up(finger)
    assert table.picture(around) == before
    assert table.taps == [(id, "")]


@pytest.mark.parametrize("id", ["kind/cloud", "dagamura-ixara-wood", "history"])
def test_what_the_screen_says_is_pressed_looks_pressed(table: Table, id: str) -> None:
    view = table.show(planning(4))
    x, y = view.spot_of(id)
    around = (x - 22, y - 20, 44, 40)
    loose = table.picture(around)
    view.on_touch_down(Finger(x, y))
    held = table.picture(around)
    view.on_touch_up(Finger(x, y))
    table.show(structs.replace(planning(4), pressed=id))
    assert table.picture(around) == held != loose


def test_what_a_page_had_is_gone_with_it_and_cannot_look_pressed(table: Table) -> None:
    view = table.show(home())
    had = [target.id for target in (*view.sheet.loose, *view.sheet.targets)]
    assert had
    for id in had:
        table.show(structs.replace(planning(4), pressed=id))
        assert view.sheet.veil.children == []


def test_a_finger_that_slides_off_tells_nothing(table: Table) -> None:
    view = table.show(planning(4))
    finger = Finger(*view.spot_of("history"))
    view.on_touch_down(finger)
    finger.y += 150
    view.on_touch_move(finger)
    view.on_touch_up(finger)
    assert table.taps == []


def test_a_finger_that_slides_on_the_board_means_where_it_ends(table: Table) -> None:
    view = table.show(planning(4))
    finger = Finger(*view.spot_of("albaran"))
    view.on_touch_down(finger)
    finger.x, finger.y = view.spot_of("feodor")
    view.on_touch_move(finger)
    view.on_touch_up(finger)
    assert table.taps == [("feodor", "")]


def test_a_page_scrolls_under_the_finger_and_tells_nothing(table: Table) -> None:
    view = table.show(new_game())
    finger = Finger(*view.spot_of("add"))
    view.on_touch_down(finger)
    for _ in range(6):
        finger.y += 20
        view.on_touch_move(finger)
    view.on_touch_up(finger)
    assert table.taps == []
    assert view.sheet.scroll > 80


def test_a_page_keeps_its_place_when_it_is_drawn_anew(table: Table) -> None:
    view = table.show(new_game())
    view.sheet.scroll_by(90)
    sheet = new_game().sheet
    assert sheet is not None
    table.show(structs.replace(new_game(), sheet=structs.replace(sheet, buttons=())))
    assert view.sheet.scroll == 90


def test_two_fingers_press_a_control_each(table: Table) -> None:
    view = table.show(planning(4))
    one, two = (Finger(*view.spot_of(id), uid) for uid, id in ((1, "history"), (2, "find")))
    around = [(finger.x - 20, finger.y - 14, 40, 28) for finger in (one, two)]
    loose = [table.picture(box) for box in around]
    view.on_touch_down(one)
    view.on_touch_down(two)
    held = [table.picture(box) for box in around]
    assert all(a != b for a, b in zip(loose, held, strict=True))
    view.on_touch_up(one)
    assert [table.picture(box) for box in around] == [loose[0], held[1]]
    view.on_touch_up(two)
    assert table.taps == [("history", ""), ("find", "")]


def two_fingers(table: Table, saving: str, second: str, early: bool = True) -> Any:
    """One finger's act is being saved when another lifts, which went down before that act, or after it."""
    view = table.show(planning(4))
    finger = Finger(*view.spot_of(second), 2)
    if early:
        view.on_touch_down(finger)
    table.show(structs.replace(planning(4), pressed=saving))
    if not early:
        view.on_touch_down(finger)
    view.on_touch_up(finger)
    return view


def test_the_act_of_a_second_finger_waits_until_the_first_is_saved_and_looks_pressed(table: Table) -> None:
    view = two_fingers(table, "kind/cloud", "find")
    x, y = view.spot_of("find")
    around = (x - 20, y - 14, 40, 28)
    held = table.picture(around)
    assert table.taps == []
    table.show(planning(4))
    assert table.taps == [("find", "")]
    assert table.picture(around) != held
    table.show(planning(4))
    assert table.taps == [("find", "")]


def test_the_act_of_a_second_finger_whose_control_is_gone_by_then_is_not_done(table: Table) -> None:
    two_fingers(table, "kind/cloud", "history")
    table.show(home())
    table.show(planning(4))
    assert table.taps == []


def test_a_touch_that_begins_while_an_act_is_saved_does_not_wait(table: Table) -> None:
    two_fingers(table, "kind/cloud", "find", early=False)
    taps = list(table.taps)
    table.show(planning(4))
    assert table.taps == taps == [("find", "")], "the desk takes none now"


def test_two_fingers_on_one_control_are_one_press(table: Table) -> None:
    view = table.show(planning(4))
    one, two = (Finger(*view.spot_of("find"), uid) for uid in (1, 2))
    for finger in (one, two):
        view.on_touch_down(finger)
    for finger in (one, two):
        view.on_touch_up(finger)
    assert table.taps == [("find", "")]


def test_a_disabled_choice_is_not_touched(table: Table) -> None:
    screen = moving()
    view = table.show(screen)
    assert not screen.bar[0].enabled
    assert view.spot_of("undo") is None
    assert table.touch(70, 30) == ""


def test_nothing_below_a_sheet_is_touched(table: Table) -> None:
    view = table.show(EVERY["chart"])
    assert view.spot_of("feodor") is None
    assert table.touch(280, 150) == ""


def test_the_board_without_marks_still_means_its_places(table: Table) -> None:
    view = table.show(structs.replace(planning(4), marks=Marks()))
    assert table.touch(*view.spot_of("yttar")) == "yttar"


class Clock:
    """Seconds that pass when a test says so."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(table: Table) -> Clock:
    """The clock by which this view tells a double tap."""
    one = Clock()
    table.view.second_tap = SecondTap(one)
    return one


def turned(screen: Screen) -> Screen:
    """The same table with the next seat in turn: everything lies where it lay."""
    assert screen.banner is not None
    return structs.replace(screen, banner=structs.replace(screen.banner, turn="Somebody else"))


def test_a_second_tap_at_the_same_place_never_acts_for_the_next_seat(table: Table, clock: Clock) -> None:
    view = table.show(planning(4))
    x, y = view.spot_of("find")
    assert table.touch(x, y) == "find"
    table.show(turned(planning(4)))
    for later, near in ((0.12, 0), (0.34, 40)):
        clock.now = 100.0 + later
        assert table.touch(x - near, y) == ""
    clock.now = 100.36
    assert table.touch(x, y) == "find"


def test_a_second_tap_elsewhere_acts_at_once(table: Table, clock: Clock) -> None:
    view = table.show(planning(4))
    table.touch(*view.spot_of("find"))
    table.show(turned(planning(4)))
    assert table.touch(*view.spot_of("history")) == "history"


def test_a_plus_may_be_tapped_as_fast_as_a_finger_can(table: Table, clock: Clock) -> None:
    view = table.show(planning(4))
    for _ in range(3):
        assert table.touch(*view.spot_of("kind/cloud")) == "kind/cloud"
        table.show(structs.replace(planning(4), fault="x" * len(table.taps)))


def test_a_second_finger_that_went_down_before_the_next_seat_was_shown_does_not_act_for_it(
    table: Table, clock: Clock
) -> None:
    view = table.show(planning(4))
    table.touch(*view.spot_of("find"))
    finger = Finger(*view.spot_of("find"))
    view.on_touch_down(finger)
    table.show(turned(planning(4)))
    clock.now += 5.0
    view.on_touch_up(finger)
    assert table.taps == [("find", "")]


@everywhere
def test_every_letter_of_a_name_belongs_to_its_town_whatever_glows(table: Table, size: tuple[int, int]) -> None:
    screen = planning(4)
    assert screen.marks is not None
    glowing = structs.replace(screen.marks, glow=frozenset(path.id for path in BOARD.paths))
    view = table.show(structs.replace(screen, marks=glowing), size)
    x, y, w, h = view.board.box
    for place in BOARD.places:
        left, low, wide, high = name_box(place, w, h, view.board.scale)
        for share in (0.1, 0.3, 0.5, 0.7, 0.9):
            assert table.touch(x + left + share * wide, y + low + high / 2) == place.id, (place.id, share)


def test_the_arrow_below_a_long_page_scrolls_it_to_its_end_and_touches_nothing_beneath(table: Table) -> None:
    for page in (history(), EVERY["standings"], new_game()):
        view = table.show(structs.replace(page, notice=None), (800, 300))
        sheet = view.sheet
        seen = [sheet.scroll]
        while sheet.scroll < sheet.most - 1:
            x, y, w, h = sheet.band
            assert y + h <= sheet.view[1], "the arrow covers nothing of the page"
            assert table.touch(x + w / 2, y + h / 2) == ""
            view.second_tap.forget()
            assert sheet.scroll > seen[-1]
            seen.append(sheet.scroll)
        assert len(seen) > 1
        assert table.taps == []


def test_a_finger_held_on_a_place_or_a_seat_looks_at_it_and_lifting_it_touches_nothing(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.view.screen.HOLD", 0)
    screen = structs.replace(planning(2), looks=True)
    for id in ("feodor", "albaran-feodor-desert", "seat/1"):
        view = table.show(screen)
        view.second_tap.forget()
        finger = Finger(*view.spot_of(id))
        before = len(table.taps)
        view.on_touch_down(finger)
        table.frame()
        view.on_touch_up(finger)
        assert [name for name, _ in table.taps[before:]] == [f"look/{id}"]
    view = table.show(structs.replace(screen, looks=False))
    view.second_tap.forget()
    finger = Finger(*view.spot_of("feodor"))
    view.on_touch_down(finger)
    table.frame()
    view.on_touch_up(finger)
    assert name_of(table.taps[-1][0]) == "feodor"


def test_a_finger_that_left_what_it_pressed_looks_at_nothing(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.view.screen.HOLD", 0)
    view = table.show(structs.replace(planning(2), looks=True))
    finger = Finger(*view.spot_of("seat/1"))
    view.on_touch_down(finger)
    finger.x = 3
    view.on_touch_move(finger)
    table.frame()
    view.on_touch_up(finger)
    assert table.taps == []


def test_done_does_not_stand_where_the_page_after_it_has_home(table: Table, tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        it.tap("new", "seat/1")
        view = table.show(it.screen)
        view.rest()
        done = view.spot_of("done")
        home = table.show(it.tap("done").screen).spot_of("home")
    assert done[0] - home[0] > 400


def test_a_piece_beside_a_pawn_at_the_edge_stays_on_the_board() -> None:
    board = (0.0, 0.0, 400.0, 300.0)
    for pawn in ((385.0, 150.0), (15.0, 150.0), (200.0, 288.0), (200.0, 12.0), (385.0, 288.0)):
        x, y = beside([pawn], [], board, 1.0)
        assert 7 <= x <= 393, pawn
        assert 7 <= y <= 293, pawn
