"""Typing: the field stays in sight, each key is told, keys of screen and desk do the same."""

from __future__ import annotations

import pytest
from msgspec import structs

from companion.screen import Columns, Field, Screen, Sheet
from companion.view.keyboard import LAYERS, sign_of
from tests.view.conftest import Table
from tests.view.gallery import SIZES, new_game


def begin(table: Table, id: str, size: tuple[int, int] = (800, 480)) -> None:
    view = table.show(new_game(), size)
    table.touch(*view.spot_of(id))


def key(table: Table, sign: str) -> None:
    table.touch(*table.view.spot_of(f"key/{sign}"))


def test_a_touched_field_brings_the_keys(table: Table) -> None:
    begin(table, "name/3")
    assert table.view.keyboard.model == (True, "latin", "accents")
    assert table.taps == []


def test_the_field_is_above_the_keys_at_every_size(table: Table) -> None:
    for size in SIZES:
        for seat in ("1", "4"):
            begin(table, f"name/{seat}", size)
            view = table.view
            _, (_, low, _, high) = view.sheet.fields[f"name/{seat}"]
            low += view.sheet.scroll
            _, foot, _, tall = view.sheet.view
            assert view.keyboard.box[3] <= foot <= low, (size, seat)
            assert low + high <= foot + tall + 1, (size, seat)
            view.typist.stop()


def test_every_key_is_reported_with_the_whole_text(table: Table) -> None:
    begin(table, "name/3")
    for sign in ("E", "v", "a", "space", "K", "back", "L"):
        key(table, sign)
    assert [text for id, text in table.taps if id == "name/3"] == ["E", "Ev", "Eva", "Eva ", "Eva K", "Eva ", "Eva L"]


def test_what_is_typed_is_seen_before_anybody_answers(table: Table) -> None:
    begin(table, "name/3")
    key(table, "E")
    assert "E" in [words.text for words in table.view.sheet.texts]


def test_done_takes_the_keys_away(table: Table) -> None:
    begin(table, "name/3")
    key(table, "done")
    assert table.view.keyboard.model is None
    assert table.view.spot_of("start") is not None


def test_shift_changes_one_letter(table: Table) -> None:
    begin(table, "name/1")
    assert table.view.keyboard.model == (False, "latin", "accents")
    key(table, "shift")
    key(table, "X")
    key(table, "y")
    assert table.taps[-1] == ("name/1", "AnnaXy")


def test_the_keys_of_a_desk_do_the_same(table: Table) -> None:
    begin(table, "name/1")
    typist = table.view.typist
    typist._letters(None, "č")
    typist._key_down(None, (8, "backspace"), None, [])
    typist._key_down(None, (13, "enter"), None, [])
    assert [text for _, text in table.taps] == ["Annač", "Anna"]
    assert table.view.keyboard.model is None


def test_the_answer_may_be_another_text(table: Table) -> None:
    begin(table, "name/3")

    def shortened(screen: Screen) -> Screen:
        sheet = screen.sheet
        assert sheet is not None
        row = sheet.blocks[2]
        assert isinstance(row, Columns)
        field = row.left[0]
        assert isinstance(field, Field)
        row = structs.replace(row, left=(structs.replace(field, text="no more"),))
        return structs.replace(screen, sheet=structs.replace(sheet, blocks=(*sheet.blocks[:2], row, *sheet.blocks[3:])))

    told = table.view.tap
    table.view.tap = lambda id, text: (told(id, text), table.view.show(shortened(new_game())))
    key(table, "E")
    assert table.view.typist.text == "no more"


def test_a_new_page_ends_the_typing(table: Table) -> None:
    begin(table, "name/3")
    table.show(Screen(page="home"))
    assert table.view.keyboard.model is None
    assert table.view.typist.field == ""


def test_a_page_that_asks_for_a_text_brings_the_keys(table: Table) -> None:
    view = table.show(Screen(page="name", sheet=Sheet("name", "Name", (Field("typed", "", asked=True),))))
    assert view.keyboard.model == (True, "latin", "accents")
    key(table, "A")
    assert table.taps == [("typed", "A")]


@pytest.mark.parametrize(
    ("language", "name"), [("ru", "Юра"), ("cs", "Řeň"), ("de", "Jörg"), ("fr", "Zoé"), ("", "Eva")]
)
def test_the_keys_open_with_the_letters_of_the_language(table: Table, language: str, name: str) -> None:
    table.show(Screen(page="name", sheet=Sheet("name", "Name", (Field("typed", "", asked=True, language=language),))))
    for sign in name:
        key(table, sign)
    assert table.taps[-1] == ("typed", name)
    layers = [table.view.typist.layer]
    while layers[-1] not in layers[:-1]:
        key(table, "layer")
        layers.append(table.view.typist.layer)
    assert layers[-1] == layers[0], "the layer key leads through all the letters and back"
    assert {"latin", "accents", "cyrillic"} <= set(layers)


def test_the_letters_chosen_in_a_language_are_there_for_the_next_text(table: Table) -> None:
    def asked(language: str) -> str:
        table.show(Screen(page="home"))
        field = Field("typed", "", asked=True, language=language)
        table.show(Screen(page="name", sheet=Sheet("name", "Name", (field,))))
        return table.view.typist.layer

    assert asked("cs") == "czech"
    while table.view.typist.layer != "cyrillic":
        key(table, "layer")
    assert (asked("cs"), asked("de"), asked("cs")) == ("cyrillic", "german", "czech")


def test_a_touch_elsewhere_ends_the_typing(table: Table) -> None:
    begin(table, "name/1")
    table.touch(*table.view.spot_of("oldest/1"))
    assert table.view.typist.field == ""
    assert table.taps == [("oldest/1", "")]


def test_a_text_entered_as_a_whole_is_reported_once(table: Table) -> None:
    view = table.show(new_game())
    assert view.enter("name/3", "Eva")
    assert table.taps == [("name/3", "Eva")]
    assert not view.enter("name/9", "Nobody")


def test_names_are_typed_in_Czech_German_and_Cyrillic_letters(table: Table) -> None:
    begin(table, "name/3")
    key(table, "layer")
    key(table, "Ř")
    key(table, "ü")
    key(table, "layer")
    for sign in ("ж", "ё"):
        key(table, sign)
    key(table, "layer")
    key(table, "q")
    assert table.taps[-1] == ("name/3", "Řüжёq")


def test_every_letter_of_the_six_languages_has_a_key() -> None:
    written = {letter for row in sum(LAYERS.values(), ()) for letter in row}
    alphabets = (
        "abcdefghijklmnopqrstuvwxyz",
        "äöüß",
        "àâæçèéêëîïôœùûüÿ",
        "àèéìíîòóùú",
        "áčďéěíňóřšťúůýž",
        "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    )
    assert set("".join(alphabets)) <= written


def test_a_letter_that_has_no_large_one_is_typed_small() -> None:
    assert [sign_of(letter, True) for letter in "ßéжa"] == ["ß", "É", "Ж", "A"]


def test_the_field_stays_above_the_keys_in_every_layer(table: Table) -> None:
    begin(table, "name/4")
    for _ in LAYERS:
        key(table, "layer")
        view = table.view
        _, (_, low, _, _) = view.sheet.fields["name/4"]
        assert view.keyboard.box[3] <= low + view.sheet.scroll
        assert all(words.whole for words in view.keyboard.texts)
