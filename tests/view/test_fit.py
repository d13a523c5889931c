"""Every language fits its places on the smallest screen, and every letter of it is in the fonts."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path

import pytest
from msgspec import structs

from companion.demo.tagged import played
from companion.language.message_texts import LANGUAGES, Speech
from companion.pages.parts import DRAWN
from companion.screen import Screen
from companion.view.text_cache import LETTERS, SIGNS, fitted, runs
from companion.view.theme import LEAST
from tests import glass
from tests.evening import evening
from tests.extent import fewer
from tests.tour import PLAYERS, moments
from tests.tour_coach import moments as coach
from tests.tour_devices import moments as devices
from tests.tour_disk import moments as disk
from tests.tour_hands import moments as hands
from tests.tour_masterelf import moments as elves
from tests.tour_paper import moments as paper
from tests.tour_phones import moments as phones
from tests.tour_seats import moments as seats
from tests.view.conftest import Table

TOURS = {
    "elfenland": moments,
    "masterelf": elves,
    "devices": devices,
    "hands": hands,
    "paper": paper,
    "disk": disk,
    "coach": coach,
    "seats": seats,
    "phones": phones,
}
LOCALE = Path(__file__).parents[2] / "companion" / "language" / "locale"


SMALLEST, WIDE, UPRIGHT, LARGER = (800, 480), (1280, 720), (480, 800), (720, 1280)


def cut(table: Table, screens: Iterable[tuple[str, Screen]], size: tuple[int, int] = SMALLEST) -> dict[str, list[str]]:
    """By moment, the words that do not fit their place on a screen of this size, or are too small to read.

    A player's name may end in dots, and so may the last act on the undo button, which is all there in the history.
    """
    names = {player.name for player in PLAYERS}
    table.view.size = size
    found: dict[str, list[str]] = {}
    for moment, screen in screens:
        own = names | {choice.detail for choice in screen.bar if choice.id == "undo"}
        table.view.show(screen)
        glass.give_back()
        drawn = {words.text for part in table.view.parts for words in part.texts}
        dropped = [choice.label for choice in (*screen.bar, *screen.tray) if choice.label not in (*drawn, "")]
        if dropped:
            found[moment] = dropped
        for part in table.view.parts:
            for words in part.texts:
                whole = words.whole and words.extent[0] <= words.box[2] + 1
                # 15 by one and a half is a whole number of pixels, too: 22.
                if words.text not in own and not (whole and round(words.size * part.scale) >= int(LEAST * part.scale)):
                    found.setdefault(moment, []).append(words.text)
    return found


def without_map(screens: Iterable[tuple[str, Screen]]) -> list[tuple[str, Screen]]:
    """The screens with nothing below notice and sheet, each once: painting the map takes longer than all else."""
    bare = [(moment, structs.replace(screen, board=None, marks=None)) for moment, screen in screens]
    return list({repr(screen): (moment, screen) for moment, screen in bare}.values())


TONGUES = ("de", "ru", "en", "fr", "it", "cs", "ff")
OTHER_SIZES = fewer("tours on larger and upright screens", product(TONGUES, TOURS), daily=4, turning=True)
"""The languages and tours measured on more than the smallest screen, where words are cut first: some of those below."""


@pytest.mark.parametrize(
    ("language", "tour"),
    fewer("tours on the smallest screen", product(TONGUES, TOURS), daily=10, turning=True),
)
def test_no_words_are_cut_in_any_language(table: Table, tmp_path: Path, language: str, tour: str) -> None:
    with evening(tmp_path / "games.db", language) as it:
        screens = [(moment, it.screen) for moment in TOURS[tour](it)]
    assert cut(table, screens) == {}
    if (language, tour) not in OTHER_SIZES:
        return
    assert cut(table, without_map(screens), WIDE) == {}, "wide"
    assert cut(table, screens, UPRIGHT) == {}, "upright"
    if language in ("en", "ru"):  # all is one and a half times as large there: only roundings differ
        assert cut(table, screens, LARGER) == {}, "upright and larger"


@pytest.mark.parametrize("language", fewer("languages of the demo", LANGUAGES, daily=1, turning=True))
def test_no_words_are_cut_in_the_demo(table: Table, tmp_path: Path, language: str) -> None:
    with evening(tmp_path / "games.db", language) as it:
        screens = list[tuple[str, Screen]]()
        steps, _ = played(it.session, None)
        for number, step in enumerate(steps):
            if step.tap:
                it.session.tap(step.tap, step.text)
                it.settle()
            screens.append((f"step {number}", it.screen))
    bare = without_map(screens)
    assert len(bare) > 200
    assert cut(table, bare) == {}
    assert cut(table, bare, WIDE) == {}, "wide"


def test_towns_in_capitals_fit_too(table: Table, tmp_path: Path) -> None:
    with evening(tmp_path / "games.db", "fr") as it:
        screens = [(moment, it.screen) for moment in moments(it, "fr")]
    assert cut(table, screens) == {}
    assert cut(table, screens, UPRIGHT) == {}, "upright"


@pytest.mark.parametrize("tour", TOURS)
def test_a_language_may_be_forty_percent_longer_than_English(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tour: str
) -> None:
    plain = Speech.say

    def longer(self: Speech, id: str, part: str = "", **params: str | int) -> str:
        text = plain(self, id, part, **params)
        if id.startswith(("name-", "short-", "seat-headline", "me-stack-", "me-card-")):
            return text  # Names stand inside other texts, which grow; short words, and the few on a stack's card, are
            # what a language makes them.
        more = "en " * (len(text) * 2 // 15 + 1)
        return f"{text} {more}".strip()[: max(len(text), round(len(text) * 1.4))].strip()

    monkeypatch.setattr(Speech, "say", longer)
    with evening(tmp_path / "games.db") as it:
        screens = [(moment, it.screen) for moment in TOURS[tour](it)]
    assert cut(table, screens) == {}


def test_the_menu_needs_no_scrolling_even_at_a_rounds_start(table: Table, tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        it.tap("new", "start", "set-up", "menu")
        assert table.show(it.screen).sheet.most == 0


def test_no_line_begins_or_ends_with_a_french_sign_alone(table: Table) -> None:
    text = "Distribuez, puis « Distribué » ; encore une fois ? Oui !"
    for width in range(90, 400, 5):
        _, lines, _ = fitted(text, width, 1e6, 18, 18, False, 99)
        assert not [line for line in lines if line[0] in "»:;?!" or line.endswith("«")], (width, lines)


@pytest.mark.parametrize("text", ["Anna → Lapphálya: 2 troll wagons", "Хватит на 21 жетон", "Karawane, 3 Karten"])
def test_a_number_and_the_word_that_it_counts_share_a_line(table: Table, text: str) -> None:
    for width in range(90, 300, 5):
        _, lines, _ = fitted(text, width, 1e6, 18, 18, False, 99)
        assert not [line for line in lines if line[-1].isdigit()], (width, lines)


def letters_of(path: Path) -> set[int]:
    """Every character that a TrueType font draws: what its `cmap` leads to a glyph."""
    font = path.read_bytes()
    tables = {
        font[at : at + 4]: struct.unpack(">II", font[at + 8 : at + 16])
        for at in range(12, 12 + 16 * struct.unpack(">H", font[4:6])[0], 16)
    }
    start = tables[b"cmap"][0]
    drawn: set[int] = set()
    for number in range(struct.unpack(">H", font[start + 2 : start + 4])[0]):
        at = start + struct.unpack(">I", font[start + 8 + 8 * number : start + 12 + 8 * number])[0]
        if struct.unpack(">H", font[at : at + 2])[0] == 4:
            drawn |= set(_format_4(font, at))
    return drawn


def _format_4(font: bytes, at: int) -> Iterator[int]:
    count = struct.unpack(">H", font[at + 6 : at + 8])[0] // 2

    def row(number: int, sign: str = "H") -> tuple[int, ...]:
        begin = at + 14 + number * 2 * count + (2 if number else 0)
        return struct.unpack(f">{count}{sign}", font[begin : begin + 2 * count])

    ends, starts, deltas, offsets = row(0), row(1), row(2, "h"), row(3)
    for segment in range(count):
        for code in range(starts[segment], min(ends[segment], 0xFFFE) + 1):
            glyph = code + deltas[segment]
            if offsets[segment]:
                here = at + 14 + 6 * count + 2 + 2 * segment + offsets[segment] + 2 * (code - starts[segment])
                glyph = struct.unpack(">H", font[here : here + 2])[0]
            if glyph % 0x10000:
                yield code


def test_every_letter_of_every_language_is_in_the_bundled_fonts() -> None:
    from kivy.resources import resource_find

    fonts = Path(resource_find(f"data/fonts/{LETTERS}-Regular.ttf")).parent
    plain = letters_of(fonts / f"{LETTERS}-Regular.ttf") & letters_of(fonts / f"{LETTERS}-Bold.ttf")
    signs = letters_of(fonts / f"{SIGNS}.ttf")
    assert {ord("A"), ord("я"), ord("ř")} <= plain
    assert ord("漢") not in plain | signs
    assert {n for first, last in DRAWN for n in range(first, last + 1)} <= plain, "names are typed in any of these"
    missing = {
        (path.parent.name, letter)
        for path in LOCALE.glob("*/*.ftl")
        for part, is_sign in runs(path.read_text(encoding="utf-8"))
        for letter in part
        if letter.isprintable() and ord(letter) not in (signs if is_sign else plain)
    }
    assert missing == set()
