"""A glass nobody touches goes dark, and the touch that wakes it does nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from companion.screen import Choice, Screen
from companion.system import display
from tests.view.conftest import Table

SCREEN = Screen("home", bar=(Choice("undo", "Undo"), Choice("menu", "Menu")))
BLACK = (0, 0, 0)


class Touch:
    """What Kivy makes of a finger."""

    def __init__(self, x: float, y: float) -> None:
        self.x, self.y, self.pos, self.uid = x, y, (x, y), 7
        self.is_mouse_scrolling = False

    def push(self) -> None: ...

    def pop(self) -> None: ...

    def scale_for_screen(self, *_: Any, **__: Any) -> None: ...


class Glass:
    """The window with the dark upon it, and the lamps it switched."""

    def __init__(self, window: Any, table: Table, after: float) -> None:
        from companion.view.blanking import Dark

        self.window, self.table = window, table
        self.lamps: list[bool] = []
        table.show(SCREEN)
        self.dark = Dark(window, after, self.lamps.append)

    def touch(self) -> list[str]:
        """Touch the first button through the window; what the table was told by it."""
        before = len(self.table.taps)
        spot = self.table.view.spot_of("undo")
        assert spot is not None
        finger = Touch(*spot)
        self.window.dispatch("on_touch_down", finger)
        self.window.dispatch("on_touch_up", finger)
        return [id for id, _ in self.table.taps[before:]]

    def close(self) -> None:
        """Leave the window as it was."""
        self.dark.wake()
        self.dark._fall.cancel()
        self.window.unbind(on_touch_down=self.dark._touched, on_key_down=self.dark._touched)


@pytest.fixture
def glass(window: Any, table: Table) -> Iterator[Glass]:
    it = Glass(window, table, 3600.0)
    yield it
    it.close()


def test_in_the_dark_every_pixel_is_black_and_the_lamp_is_off(glass: Glass) -> None:
    assert glass.table.pixel(700, 300) != BLACK
    glass.dark.fall()
    assert {glass.table.pixel(x, y) for x in (1, 400, 799, 1279) for y in (1, 240, 479, 799)} == {BLACK}
    assert glass.lamps == [False]


def test_the_first_touch_only_wakes_and_the_second_one_acts(glass: Glass) -> None:
    assert glass.touch() == ["undo"]
    glass.dark.fall()
    assert glass.touch() == []
    assert glass.lamps == [False, True]
    assert glass.table.pixel(700, 300) != BLACK
    assert glass.touch() == ["undo"]


def test_a_piece_laid_down_wakes_it_too(glass: Glass) -> None:
    glass.dark.fall()
    glass.dark.wake()
    assert not glass.dark.fallen
    assert glass.touch() == ["undo"]


def test_it_falls_by_itself(window: Any, table: Table) -> None:
    it = Glass(window, table, 0.01)
    try:
        for _ in range(2000):
            table.frame()
            if it.dark.fallen:
                break
        assert it.lamps == [False]
    finally:
        it.close()


def test_everything_is_drawn_as_large_as_wished(window: Any) -> None:
    from companion.view.screen import ScreenView

    usual, larger = (ScreenView(lambda id, text: None, wished, size=(1280, 800)) for wished in (1.0, 1.25))
    for view in (usual, larger):
        view.show(SCREEN)
    assert larger.bar.box[3] == pytest.approx(usual.bar.box[3] * 1.25)


def test_the_driver_in_use_is_asked_of_the_library_that_draws(window: Any) -> None:
    assert display.in_use() == "offscreen"
