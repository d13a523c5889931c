"""What a browser may touch is what Kivy draws to be touched."""

from __future__ import annotations

from typing import Any

import pytest
from gallery import gallery

from companion.screen import touches

GALLERY = gallery()


@pytest.mark.parametrize("name", GALLERY)
def test_the_ids_of_a_screen_are_those_that_Kivy_draws(table: Any, name: str) -> None:
    screen = GALLERY[name]
    view = table.show(screen)
    drawn = {target.id for part in view.parts if part is not view.board for target in part.targets}
    drawn |= {target.id for target in view.sheet.loose}
    if screen.board is not None and (screen.sheet is None or screen.sheet.low):
        drawn |= {*view.board._paths, *view.board._places, *view.board._cards}
    assert touches(screen).keys() == drawn - {""}
