"""What is drawn: nothing cut, large enough, nothing twice, everything where it ends when it moved."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

import pytest
from msgspec import structs

from companion.games.drawing.seat_marks import seat_mark
from companion.games.elfenland.art import GLYPHS, town_piece
from companion.screen import Choice, Choices, Glyph, Marks, OnReader, Pawn, Plot, Screen, Series, Sheet, Token
from companion.view.geometry import covered, standing
from companion.view.pen import DrawnText
from companion.view.theme import PAWN, PLACE_RADIUS
from tests import glass
from tests.view.conftest import Table
from tests.view.gallery import BOARD, COLOURS, MARKS, SIZES, gallery, moving, planning, refusal

EVERY = gallery()
everywhere = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
every_screen = pytest.mark.parametrize("name", list(EVERY))


def said(table: Table) -> list[DrawnText]:
    return [words for part in table.view.parts for words in part.texts]


@everywhere
@every_screen
def test_no_words_are_cut(table: Table, name: str, size: tuple[int, int]) -> None:
    table.show(EVERY[name], size)
    for words in said(table):
        assert words.whole, words
        assert words.extent[0] <= words.box[2] + 1, words
        assert words.extent[1] <= words.box[3] + 0.36 * words.extent[1], words


@every_screen
def test_no_words_are_too_small(table: Table, name: str) -> None:
    table.show(EVERY[name])
    assert min(words.size for words in said(table)) >= 12


@everywhere
def test_what_matters_is_read_from_afar(table: Table, size: tuple[int, int]) -> None:
    screen = refusal()
    table.show(screen, size)
    large = {words.text for words in said(table) if words.size >= 27.5}
    assert screen.banner is not None
    assert screen.notice is not None
    assert {screen.banner.round, screen.banner.turn, screen.notice.headline} <= large
    assert {seat.score for seat in screen.seats} <= large


def drawings(table: Table) -> list[list[Any]]:
    """Kivy's instructions for each part of the screen, made anew whenever it is drawn."""
    return [list(part.face.children) for part in table.view.parts]


@every_screen
def test_an_equal_screen_draws_nothing(table: Table, name: str) -> None:
    table.show(EVERY[name])
    before = drawings(table)
    table.show(gallery()[name])
    assert drawings(table) == before


def test_a_new_mark_draws_the_board_and_nothing_else(table: Table) -> None:
    screen = planning(4)
    view = table.show(screen)
    before = drawings(table)
    assert screen.marks is not None
    table.show(structs.replace(screen, marks=structs.replace(screen.marks, tokens=screen.marks.tokens[:3])))
    pairs = zip(view.parts, before, drawings(table), strict=True)
    assert [part for part, old, new in pairs if old != new] == [view.board]


def test_the_map_is_painted_once_a_size(table: Table) -> None:
    screen = planning(4)
    before = glass.paintings()
    table.show(screen)
    for chosen in ("albaran", "feodor", ""):
        assert screen.marks is not None
        table.show(structs.replace(screen, marks=structs.replace(screen.marks, chosen=chosen)))
    table.show(structs.replace(screen, tray=()))
    table.show(screen)
    assert glass.paintings() == before + 2
    table.show(screen, (1024, 600))
    assert glass.paintings() == before + 3


@contextmanager
def letting_go() -> Iterator[None]:
    """A block in which nothing that was drawn is left for Python's search for circles, which comes minutes later: until
    then a screen keeps about a MB, and a map nine."""
    from kivy.graphics.instructions import VertexInstruction

    gc.collect()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        yield
        gc.collect()
        assert [each for each in gc.garbage if isinstance(each, VertexInstruction)] == []
    finally:
        gc.set_debug(0)
        gc.garbage.clear()


def test_what_gives_way_to_another_screen_lets_go_of_its_pictures_at_once(table: Table) -> None:
    screens = gallery()
    for screen in screens.values():
        table.show(screen)  # what is kept between screens is there from now on
    with letting_go():
        for screen in screens.values():
            table.show(screen)


@pytest.mark.usefixtures("table")
def test_a_map_lets_go_at_once_of_what_it_was_painted_by() -> None:
    from companion.view import board_textures

    size = (301, 201)  # no other test keeps a map of it
    with letting_go():
        board_textures.ground(BOARD, *size)
        board_textures.printed(BOARD, *size, 1.0)


@pytest.mark.usefixtures("table")
def test_no_two_kinds_look_alike_without_colour() -> None:
    from companion.view.glyphs import picture

    def grey(name: str) -> list[int]:
        pixels = picture(structs.replace(GLYPHS[name], ink="#333333"), 30).pixels
        return [pixels[i] * pixels[i + 3] // 255 + 255 - pixels[i + 3] for i in range(0, len(pixels), 4)]

    kinds = {name: grey(name) for name in GLYPHS}
    for one in kinds:
        for two in kinds:
            if one < two:
                differing = sum(abs(a - b) > 60 for a, b in zip(kinds[one], kinds[two], strict=True))
                assert differing > 150, (one, two, differing)


@pytest.mark.usefixtures("table")
def test_no_two_seats_look_alike_without_colour() -> None:
    from companion.view.glyphs import picture

    def grey(colour: str) -> list[int]:
        pixels = picture(structs.replace(seat_mark(colour, ""), ink="#555555"), 30).pixels
        return [pixels[i] * pixels[i + 3] // 255 for i in range(0, len(pixels), 4)]

    seats = {colour: grey(colour) for colour in COLOURS}
    for one in seats:
        for two in seats:
            if one < two:
                differing = sum(abs(a - b) > 60 for a, b in zip(seats[one], seats[two], strict=True))
                assert differing > 80, (one, two, differing)


def test_a_page_without_a_board_has_no_panel(table: Table) -> None:
    view = table.show(EVERY["home"])
    assert view.panel.model is None
    assert view.sheet.box[2] == 800


def test_an_empty_screen_is_drawn(table: Table) -> None:
    table.show(Screen(page="nothing"))
    table.show(EVERY["planning-6"])
    view = table.show(Screen(page="nothing"))
    assert all(part.model is None for part in view.parts)


def test_a_glide_ends_where_it_should(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    from companion.view.motion import Motions

    shares: list[float] = []
    Motions().glide(0.3, shares.append)
    assert shares == [1.0], "standing still, everything is there at once"
    monkeypatch.delenv("BOARDSIDE_STILL")
    shares.clear()
    Motions().glide(0.001, shares.append)
    while shares[-1] < 1.0:
        table.frame()
    assert shares[0] == 0.0
    assert shares == sorted(shares)


def test_a_new_picture_ends_what_moved(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BOARDSIDE_STILL")
    screen = planning(4)
    assert screen.marks is not None
    view = table.show(structs.replace(screen, marks=structs.replace(screen.marks, tokens=screen.marks.tokens[1:])))
    table.show(screen)
    assert view.board.motions.count() == 1
    table.show(structs.replace(screen, marks=structs.replace(screen.marks, chosen="albaran")))
    assert view.board.motions.count() == 0


def test_a_refusal_shakes_once_and_news_never(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BOARDSIDE_STILL")
    screen = refusal()
    assert screen.notice is not None
    view = table.show(structs.replace(screen, notice=structs.replace(screen.notice, tone="news")))
    assert view.notice.motions.count() == 0
    table.show(structs.replace(screen, notice=None))
    table.show(screen)
    assert view.notice.motions.count() == 1
    table.show(structs.replace(screen, notice=structs.replace(screen.notice, ways=())))
    assert view.notice.motions.count() == 0


def test_a_frieze_is_drawn_only_where_nothing_else_is(table: Table) -> None:
    for name, drawn in (("home", True), ("new-game", False)):
        sheet = EVERY[name].sheet
        assert sheet is not None
        table.show(structs.replace(EVERY[name], sheet=structs.replace(sheet, frieze=())))
        without = table.picture((0, 0, 800, 480))
        table.show(structs.replace(EVERY[name], sheet=structs.replace(sheet, frieze=tuple(GLYPHS.values()))))
        assert (table.picture((0, 0, 800, 480)) != without) is drawn, name


HOW: tuple[Literal["found", "seen", "understood", "accepted", "not-now"], ...] = (
    "found",
    "seen",
    "understood",
    "accepted",
    "not-now",
)


@pytest.mark.parametrize("over", [None, Sheet("deal", "Round 1 of 4", ())], ids=["the board", "a sheet"])
def test_what_lies_on_readers_has_five_signs_that_nothing_hides(table: Table, over: Sheet | None) -> None:
    screen = structs.replace(planning(), notice=None, sheet=over)
    corner = table.show(structs.replace(screen, readers=(OnReader(GLYPHS["dragon"], "seen"),))).readers.box
    pictures = set()
    for readers in ((), *((OnReader(GLYPHS["dragon"], how),) for how in HOW)):
        table.show(structs.replace(screen, readers=readers))
        pictures.add(table.picture((corner[0], corner[1], 40, 40)))
    assert len(pictures) == 6


@pytest.mark.parametrize("crowd", [1, 3, 6])
def test_every_name_can_be_read_whatever_stands_there(table: Table, crowd: int) -> None:
    bare = structs.replace(moving(), still=True, tray=(), marks=Marks())
    tokens = tuple(Token(path.id, GLYPHS["dragon"], GLYPHS["obstacle"]) for path in BOARD.paths)
    covered = set()
    for place in BOARD.places:
        dark = letters(table, bare, place.id)
        pawns = tuple(Pawn(place.id, mark) for mark in MARKS[:crowd])
        marks = Marks(tokens, pawns, frozenset({place.id}), town_piece("red"))
        if not dark <= letters(table, structs.replace(bare, marks=marks), place.id):
            covered.add(place.id)
    assert covered == set()


@pytest.mark.parametrize("crowd", [1, 3, 6])
def test_whatever_stands_at_a_town_half_of_its_dot_is_seen_at_least(table: Table, crowd: int) -> None:
    board = table.show(moving()).board
    for place in BOARD.places:
        (x, y), r = board._at(place.at), PLACE_RADIUS
        spots = standing((x, y), crowd, board._names.values(), board.box, 1.0)
        assert covered(spots, ((x - r, y - r, 2 * r, 2 * r),), PAWN - 6) <= 2 * r * r, place.id


def letters(table: Table, screen: Screen, place: str) -> frozenset[int]:
    """The pixels of a place's name that are as dark as its ink."""
    pixels = table.picture(table.show(screen).board._names[place])
    return frozenset(n for n in range(0, len(pixels), 4) if max(pixels[n : n + 3]) < 80)


def test_a_chosen_piece_on_a_page_lies_on_a_pale_ground_as_its_colour_asks(table: Table) -> None:
    kept = Choices((Choice("keep", "elfcycle", glyph=GLYPHS["elfcycle"], tone="selected"),), 1)
    table.show(Screen("x", sheet=Sheet("x", "", (kept,))))
    (target,) = [each for each in table.view.sheet.loose if each.id == "keep"]
    x, y, _, h = target.box
    pixels = table.picture((x + 4, y, 46, h))
    pale = sum(min(pixels[n : n + 3]) > 200 for n in range(0, len(pixels), 4))
    assert pale > 0.25 * len(pixels) / 4


def test_a_chart_has_each_seats_mark_at_every_step_also_where_all_are_level(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    from companion.view.pen import Pen

    drawn = list[str]()
    plain = Pen.glyph

    def noted(self: Pen, glyph: Glyph, *more: float) -> None:
        drawn.append(glyph.id)
        plain(self, glyph, *more)

    monkeypatch.setattr(Pen, "glyph", noted)
    series = tuple(Series(mark.letter, mark, (5, 9 + n, 12)) for n, mark in enumerate(MARKS[:3]))
    chart = Sheet("chart", "Towns", (Plot(("1", "2", "3"), series),))
    table.show(Screen("chart", sheet=chart))
    assert Counter(drawn) == {mark.id: 3 + 1 for mark in MARKS[:3]}, "at each step, and beside the name"
