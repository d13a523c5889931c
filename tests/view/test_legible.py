"""On the smallest screen everything is large enough: what is needed from one and a half metres, and the rest."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.demo.tagged import played
from companion.games.people import Player
from companion.language.message_texts import LANGUAGES
from companion.pages.table.table import TablePage
from companion.screen import Notice, Screen
from companion.view.board import BoardPart
from companion.view.pen import DrawnText
from companion.view.theme import NAME
from engine.game import Start
from tests.evening import evening
from tests.extent import stride
from tests.view.conftest import Table, table_in
from tests.view.gallery import COLOURS, NAMES

LEAST, FAR = 15.0, 22.0
SOME = stride("screens of the demo in larger type and upright", daily=3)


@pytest.fixture(scope="module")
def screens(tmp_path_factory: pytest.TempPathFactory) -> tuple[Screen, ...]:
    """Every screen of the game that plays itself, those of `--shots` among them."""

    def drawn() -> Iterator[Screen]:
        with evening(tmp_path_factory.mktemp("shots") / "games.db") as it:
            steps, _ = played(it.session, None)
            for step in steps:
                if step.tap:
                    it.session.tap(step.tap, step.text)
                    it.settle()
                yield it.screen

    return tuple({repr(screen): screen for screen in drawn()}.values())


@pytest.fixture(scope="module")
def drawn(window: Any, screens: tuple[Screen, ...]) -> list[tuple[Screen, list[DrawnText]]]:
    """The same, each with the texts that are drawn."""
    with table_in(window) as table:
        return [(each, [words for part in table.show(each).parts for words in part.texts]) for each in screens]


def test_no_words_are_smaller_than_fifteen_pixels(drawn: list[tuple[Screen, list[DrawnText]]]) -> None:
    small = {(words.text, words.size) for _, texts in drawn for words in texts if words.size < LEAST}
    assert small == set()
    assert NAME >= LEAST, "the names of places are printed on the map"


def test_what_is_read_across_the_table_is_twenty_two_pixels_tall(drawn: list[tuple[Screen, list[DrawnText]]]) -> None:
    small, met = set(), set()
    for screen, texts in drawn:
        sizes = dict[str, float]()  # a seat's detail may be the same number as its score, and smaller
        for words in texts:
            sizes[words.text] = max(words.size, sizes.get(words.text, 0.0))
        banner, notice = screen.banner, screen.notice
        asked = {}
        if banner is not None:
            asked |= {"round": banner.round, "phase": banner.phase, "turn": banner.turn, "prompt": banner.prompt}
        asked |= {f"score {seat.id}": seat.score for seat in screen.seats}
        if notice is not None:
            asked["headline"] = notice.headline
        asked |= {f"price {each.id}": f"×{each.count}" for each in screen.tray if each.count is not None}
        for what, text in asked.items():
            met.add(what.split()[0])
            if text and sizes.get(text, FAR) < FAR:
                small.add((what, text, sizes[text]))
    assert small == set()
    assert met == {"round", "phase", "turn", "prompt", "score", "headline", "price"}


def test_what_the_seats_hold_is_eighteen_pixels_tall_with_six_seats_too(table: Table, tmp_path: Path) -> None:
    """In words or as pictures, whole, in the languages with the longest words."""
    players = tuple(Player(name, colour) for name, colour in zip(NAMES, COLOURS, strict=True))
    for language, count in product(("ru", "cs"), (2, 4, 6)):
        with evening(tmp_path / f"{language}-{count}.db", language) as it:
            it.session.game.begin(
                Start("elfenland", count, "1"), players[:count], lambda: it.session.pages.go(TablePage())
            )
            it.settle().tap("deal-all", "kind/dragon", "elvenhold-ergeren-wood", "pass")
            moments = [it.screen]
            while it.session.table.match.state.phase == "plan":
                moments.append(it.tap("pass").screen)
            for moment in moments:
                panel = table.show(moment).panel
                held = {each.words for seat in moment.seats for each in seat.details} | set("348")
                shown = [words for words in panel.texts if words.text in held and words.text != "0"]
                assert {words.text for words in shown} >= {"8"}, (language, count)
                assert [words for words in shown if words.size < 18 or not words.whole] == [], (language, count)


def test_pictures_of_kinds_and_the_obstacle_on_the_map_are_as_large(
    table: Table, screens: tuple[Screen, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    from companion.view.pen import Pen

    sizes: dict[str, list[float]] = {}
    plain = Pen.glyph

    def measured(self: Pen, glyph: object, x: float, y: float, size: float, alpha: float = 1.0) -> None:
        sizes.setdefault(glyph.id, []).append(size)  # type: ignore[attr-defined]
        plain(self, glyph, x, y, size, alpha)  # type: ignore[arg-type]

    monkeypatch.setattr(Pen, "glyph", measured)
    for screen in screens:
        if screen.board is not None and screen.sheet is None:
            board: BoardPart = table.view.board
            board.show(None, board.box, board.scale)
            table.show(replace(screen, seats=()))
    kinds = ("pig", "elfcycle", "cloud", "unicorn", "troll", "dragon", "raft", "obstacle")
    assert {kind: min(sizes[kind]) for kind in kinds if min(sizes.get(kind, [FAR])) < FAR} == {}
    assert set(kinds) <= set(sizes)


def test_larger_type_is_a_quarter_larger_and_leaves_details_out_instead_of_shrinking(
    table: Table, screens: tuple[Screen, ...]
) -> None:
    small = set()
    for screen in screens[::SOME]:
        table.show(replace(screen, large=True))
        small |= {
            words.text
            for part in table.view.parts
            for words in part.texts
            if words.size * part.scale < 1.25 * LEAST - 1
        }
    assert small == set()
    assert table.view.panel.scale == 1.25


def test_a_refusal_is_distinguished_from_news_without_its_colour(table: Table) -> None:
    """Its sign is a disc with a bar, left of the headline, which begins further right."""
    boxes = {}
    for tone in ("refused", "news"):
        notice = Notice("notice", "No unicorn in plains", "The chart has no number for it.", tone=tone)  # type: ignore[arg-type]
        table.show(Screen("x", notice=notice))
        (head,) = [words for words in table.view.notice.texts if words.text == notice.headline]
        boxes[tone] = head.box[0]
    assert boxes["refused"] - boxes["news"] >= 30


@pytest.mark.parametrize(("size", "scale"), [((480, 800), 1.0), ((720, 1280), 1.5)])
def test_an_upright_screen_has_a_layout_of_its_own_in_the_same_sizes(
    table: Table, screens: tuple[Screen, ...], size: tuple[int, int], scale: float
) -> None:
    small, outside = set(), set()
    for screen in screens[::SOME]:
        view = table.show(screen, size)
        assert view.board.scale in (0.0, scale)
        # 15 by one and a half is a whole number of pixels, too: 22.
        small |= {
            words.text for part in view.parts for words in part.texts if round(words.size * scale) < int(LEAST * scale)
        }
        for part in view.parts:
            for target in part.targets if part.model is not None else ():
                x, y, w, h = target.box
                if x < -1 or y < -1 or x + w > size[0] + 1 or y + h > size[1] + 1:
                    outside.add(target.id)
        if screen.board is not None and screen.seats:
            assert view.panel.box[1] >= view.board.box[1] + view.board.box[3], "the panel is above the board"
            assert view.board.box[2] == size[0], "which is as wide as the screen"
    assert (small, outside) == (set(), set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_of_the_planning_tray_has_its_word_on_the_smallest_screen(
    table: Table, tmp_path: Path, language: str
) -> None:
    with evening(tmp_path / "games.db", language) as it:
        players = (Player("Anna", "red"), Player("Clara", "yellow"))
        it.session.game.begin(Start("elfenland", 2, "1"), players, lambda: it.session.pages.go(TablePage()))
        it.settle().tap("deal-all")
        view = table.show(it.screen)
        said = {each.text for each in view.tray.texts if each.whole}
        assert {choice.label for choice in it.screen.tray} <= said
