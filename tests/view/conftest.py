"""A window that nobody sees, made once, and a fresh view in it for each test."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from companion.screen import name_of
from tests import glass


class Finger:
    """A touch at a place."""

    def __init__(self, x: float, y: float, uid: int = 1) -> None:
        self.x, self.y, self.uid = x, y, uid


class Table:
    """A view, what it told, and fingers to touch it with."""

    def __init__(self, view: Any, taps: list[tuple[str, str]], frame: Callable[[], None]) -> None:
        self.view, self.taps, self.frame = view, taps, frame

    def show(self, screen: Any, size: tuple[int, int] = (800, 480)) -> Any:
        """Show a screen at this size, from the lower left corner of the window."""
        self.view.size = size
        self.view.show(screen)
        self.frame()
        return self.view

    def touch(self, x: float, y: float) -> str:
        """Touch and let go; answers the id that was told, or ""."""
        before = len(self.taps)
        finger = Finger(x, y)
        self.view.on_touch_down(finger)
        self.view.on_touch_up(finger)
        return self.taps[-1][0] if len(self.taps) > before else ""

    def pixel(self, x: float, y: float) -> tuple[int, ...]:
        """The colour there in the next frame."""
        from kivy.core.window import Window
        from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels

        Window.dispatch("on_draw")
        return tuple(glReadPixels(int(x), int(y), 1, 1, GL_RGBA, GL_UNSIGNED_BYTE))[:3]

    def picture(self, box: tuple[float, float, float, float]) -> bytes:
        """All colours of a box in the next frame."""
        from kivy.core.window import Window
        from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels

        Window.dispatch("on_draw")
        x, y, w, h = (int(number) for number in box)
        return bytes(glReadPixels(x, y, w, h, GL_RGBA, GL_UNSIGNED_BYTE))


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """A folder whose path is as short as a user's; in pytest's own stands the test's name, and screens show paths."""
    with tempfile.TemporaryDirectory(prefix="boardside-") as folder:
        yield Path(folder)


@pytest.fixture(scope="session")
def window() -> Any:
    """Kivy's one window, drawn without a display."""
    made = glass.window()
    from kivy.base import EventLoop

    EventLoop.start()
    return made


@contextmanager
def table_in(window: Any) -> Iterator[Table]:
    """A new view in this window."""
    from kivy.base import EventLoop

    from companion.view.screen import ScreenView

    taps: list[tuple[str, str]] = []
    view = ScreenView(lambda does, text: taps.append((name_of(does), text)), size_hint=(None, None))
    window.add_widget(view)

    def frame() -> None:
        EventLoop.idle()

    frame()
    yield Table(view, taps, frame)
    window.remove_widget(view)


@pytest.fixture
def table(window: Any) -> Iterator[Table]:
    """A view at the table."""
    with table_in(window) as made:
        yield made
