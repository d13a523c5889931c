"""Every button has a name that a person would say, in every language, also where only a drawing is on it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.language.message_texts import LANGUAGES
from companion.screen import Block, Choice, Choices, Columns, Screen
from companion.session.spoken_game import spoken
from companion.web.encode import Namer, naming
from tests.evening import evening
from tests.tour import moments as elfenland
from tests.tour_masterelf import moments as masterelf
from tests.tour_phones import moments as phones
from tests.tour_phones import phone

TOURS = {"elfenland": elfenland, "masterelf": masterelf, "phones": phones}


def choices(screen: Screen) -> Iterator[Choice]:
    """Every button of a screen that does something."""
    yield from (*screen.tray, *screen.hand, *screen.bar)
    if screen.notice is not None:
        yield from (*screen.notice.ways, *screen.notice.asks)
    if screen.sheet is not None:
        yield from screen.sheet.buttons
        yield from _inside(screen.sheet.blocks)


def _inside(blocks: tuple[Block, ...]) -> Iterator[Choice]:
    for block in blocks:
        if isinstance(block, Choices):
            yield from block.choices
        elif isinstance(block, Columns):
            yield from _inside((*block.left, *block.right))


@pytest.mark.parametrize("tour", [*TOURS, "a seat's phone"])
def test_every_button_has_a_name_that_is_no_id(tour: str, tmp_path: Path) -> None:
    wrong, drawn, names = set[str](), set[str](), dict[str, Namer]()
    with evening(tmp_path / "games.db", "en") as it:
        screens = phone(it) if tour == "a seat's phone" else ((name, it.screen) for name in TOURS[tour](it))
        for name, screen in screens:
            seated = it.session.game.seated
            if seated is not None and not names:
                names = {
                    each: naming(spoken(seated, each, "", None).speech, seated.people.players) for each in LANGUAGES
                }
            for choice in choices(screen):
                if choice.id and choice.label in ("", choice.id):
                    drawn.add(choice.glyph.id if choice.glyph is not None else f"{name}: {choice.id}")
    for glyph in drawn:
        wrong |= {f"{each}: {glyph}" for each, name in names.items() if "/" in (name(glyph) or "/")}
    assert "; ".join(sorted(wrong)) == ""
