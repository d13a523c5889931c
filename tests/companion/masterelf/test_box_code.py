"""A box passed on as QR codes: read by a camera, put together in any order, and what is wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.pages.parts import code_of
from companion.transfer import box_code, box_files
from companion.transfer.paper_code import Unreadable
from engine.masterelf.deckfile import read_deck, written
from engine.masterelf.owners_deck import Deck
from tests.companion.transfer.test_paper import camera, picture
from tests.engine.masterelf.sitting import RECORDED
from tests.evening import evening, touchable, words

TEXT = (RECORDED / "deck.toml").read_text(encoding="utf-8")


def codes(name: str = "our-box", text: str = TEXT) -> tuple[str, ...]:
    """The texts of the box, after a camera has read them."""
    return tuple(camera(picture(coded)) for coded in box_code.written("masterelf", name, text))


def test_a_camera_reads_every_code_and_together_they_are_the_box_in_any_order() -> None:
    read = codes()
    assert len(read) > 1
    for texts in (read, read[::-1]):
        assert box_code.read("\n".join(texts)) == ("masterelf", "our-box", TEXT)


def test_every_code_is_small_enough_for_the_smallest_screen() -> None:
    for coded in box_code.written("masterelf", "our-box", TEXT):
        assert len(code_of(coded).rows) <= 101


def message(text: str) -> str:
    """The message that says why this text holds no box."""
    with pytest.raises(Unreadable) as wrong:
        box_code.read(text)
    return wrong.value.message


def test_what_is_missing_or_wrong_is_said() -> None:
    first, second = box_code.written("masterelf", "our-box", TEXT)[:2]
    assert message(first) == "box-code-missing"
    assert message(first + second[:-1]) == "paper-half"
    assert message(first + second[:-1] + ("A" if second[-1] != "A" else "B")) == "paper-garbled"
    assert message(first + box_code.written("masterelf", "other", TEXT)[1]) == "box-code-mixed"
    assert message(first.replace("BOARDSIDEBOX/1/", "BOARDSIDEBOX/2/")) == "paper-newer"
    assert message("BOARDSIDEBOX/") == "paper-garbled"


def test_another_box_of_the_same_name_is_not_written_over(tmp_path: Path) -> None:
    games = tmp_path / "games.db"
    mine = box_files.folder(games, "masterelf") / "our-box.toml"
    box_files.keep(mine, "gift_cards = 45\n")
    for _ in range(2):
        box = box_code.taken(games, "".join(box_code.written("masterelf", "our-box", TEXT)))
        assert box is not None
        assert (box.stem, box_files.read(box)) == ("our-box-2", TEXT)
    assert box_files.read(mine) == "gift_cards = 45\n"


def test_no_code_writes_outside_of_the_folder_of_boxes(tmp_path: Path) -> None:
    box = box_code.taken(tmp_path / "games.db", "".join(box_code.written("masterelf", "../../etc/x", TEXT)))
    assert box is not None
    assert box.parent == box_files.folder(tmp_path / "games.db", "masterelf")


def test_a_box_that_is_none_is_not_taken_in(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no such field"):
        box_code.taken(tmp_path / "games.db", "".join(box_code.written("masterelf", "x", "gift = 1\n")))


def test_a_box_goes_from_one_table_to_another_by_touch(tmp_path: Path) -> None:
    with evening(tmp_path / "one" / "games.db") as it:
        box_files.keep(box_files.folder(it.path, "masterelf") / "our-box.toml", TEXT)
        it.tap("new", "game/masterelf", "lesson", "box-code")
        texts = [it.session.pages.page.texts[0]]  # type: ignore[attr-defined]
        assert "Code 1 of" in words(it.screen)
        while "Code 1 of" not in words(it.tap("box-code-next").screen):
            texts.append(it.session.pages.page.texts[it.session.pages.page.at])  # type: ignore[attr-defined]
        assert "box-code" in touchable(it.tap("close").screen)
    other = tmp_path / "other" / "paper"
    other.mkdir(parents=True)
    (other / "box.txt").write_text("\n\n".join(texts), encoding="utf-8")
    with evening(tmp_path / "other" / "games.db") as it:
        it.tap("past", "bring", "file/0")
        assert "Box “our-box” imported" in words(it.screen)
        (box,) = box_files.taught(box_files.folder(it.path, "masterelf"))
        passed, mine = read_deck(box_files.read(box)), read_deck(TEXT)
        assert isinstance(passed, Deck)
        assert isinstance(mine, Deck)
        assert written(passed) == written(mine)
