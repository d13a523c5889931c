"""A table on a screen of any size, with fingers and a mouse in SDL's own queue; one for each process."""

from __future__ import annotations

import ctypes
import os
import struct
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from companion import app
from companion.system import display
from tests.evening import Evening

if TYPE_CHECKING:
    from companion.view.sdl_touch_input import Place

Spot = tuple[float, float]
DOWN, UP, MOTION = 0x700, 0x701, 0x702
MOUSE_DOWN, MOUSE_UP = 0x401, 0x402
PANEL, OF_MOUSE = 7, -1


class TouchPanel:
    """The table, and a panel as large as its window; `Spot`s are pixels of the panel from its own upper left."""

    def __init__(self, size: tuple[int, int], store: Path) -> None:
        os.environ["SDL_VIDEODRIVER"] = "offscreen"
        app.prepare(size, still=True)
        self.size, self.rotation = size, 0
        self.evening = Evening(store)
        stage = app._stage(self.evening.front, self.evening.inbox)
        assert stage is not None, "SDL's offscreen driver needs libegl1 and libgles2"
        self.stage, self.view = stage, stage.view
        self.acts: list[str] = []
        """What the desk was handed."""
        self.view.tap = self._tapped
        from kivy.base import EventLoop, runTouchApp
        from kivy.core.window import Window

        self.window, self._loop = Window, EventLoop
        runTouchApp(self.view, embedded=True)
        assert tuple(Window.system_size) == size
        self.sdl = display.sdl()
        self.fell: list[Spot] = []
        """Where in the upright picture something went down, from its lower left."""
        Window.bind(on_touch_down=lambda _, touch: self.fell.append((touch.x, touch.y)))

    def _tapped(self, id: str, text: str) -> None:
        self.acts.append(id)
        self.stage.tap(id, text)

    def begin(self, rotation: int) -> None:
        """The first page, turned clockwise, and nothing touched yet."""
        session = self.evening.session
        session.leave()
        session.store.change_settings(replace(session.store.settings, rotation=rotation))
        self.rotation = rotation
        self.settle()
        self.acts.clear()
        self.fell.clear()

    def frame(self) -> None:
        """One turn of Kivy's loop: what SDL has is taken, handed on, and drawn."""
        self.window.mainloop()
        self._loop.idle()

    def settle(self) -> None:
        """Until the store has answered everything, and that is drawn."""
        self.stage.refresh()
        self.stage.settle(self._loop.idle)

    def at(self, id: str) -> Spot:
        """Where the panel has the middle of this control."""
        spot = self.view.spot_of(id)
        assert spot is not None, f"{id} is not to be seen"
        return self.turned(*spot)

    def turned(self, x: float, y: float) -> Spot:
        """Where the panel has a place of the upright picture, which is counted from its lower left."""
        right, low = self.size[0] - 1, self.size[1] - 1
        return {0: (x, low - y), 90: (y, x), 180: (right - x, y), 270: (right - y, low - x)}[self.rotation]

    def share(self, x: float, y: float) -> Spot:
        """A place as SDL counts: 0 and 1 are the panel's first and last pixel."""
        return x / (self.size[0] - 1), y / (self.size[1] - 1)

    @contextmanager
    def known(self, place: Place) -> Iterator[None]:
        """The kernel answers this meanwhile."""
        from companion.view.sdl_touch_input import Fingers

        (provider,) = (each for each in self._loop.input_providers if isinstance(each, Fingers))
        provider.place = place
        yield
        provider.place = None

    def finger(self, kind: int, at: Spot, finger: int = 1, panel: int = PANEL) -> None:
        """A finger event, as SDL has it of an evdev."""
        x, y = self.share(*at)
        self._push(struct.pack("<IIqqfffffI", kind, 0, panel, finger, x, y, 0.0, 0.0, 1.0, 0))

    def mouse(self, kind: int, at: Spot) -> None:
        """The left button of a mouse."""
        x, y = round(at[0]), round(at[1])
        self._push(struct.pack("<IIIIBBBBii", kind, 0, 1, 0, 1, kind == MOUSE_DOWN, 1, 0, x, y))

    def _push(self, event: bytes) -> None:
        assert self.sdl.SDL_PushEvent(ctypes.create_string_buffer(event, 56)) == 1

    def touch(self, *ids: str) -> None:
        """Short touches of controls, one after the other, and all that comes of each."""
        for id in ids:
            at = self.at(id)
            for kind in (DOWN, UP):
                self.finger(kind, at)
                self.frame()
            self.settle()
            self.view.second_tap.forget()  # the next is no half of a double tap: it waits for what came of this one

    def picture(self) -> list[bytes]:
        """The rows of the panel's pixels, from its upper edge."""
        from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels

        self.window.dispatch("on_draw")
        wide, high = self.size
        pixels = bytes(glReadPixels(0, 0, wide, high, GL_RGBA, GL_UNSIGNED_BYTE))
        return [pixels[row * wide * 4 : (row + 1) * wide * 4] for row in reversed(range(high))]

    def changed(self, one: list[bytes], other: list[bytes]) -> tuple[int, int, int, int]:
        """The box of all pixels that differ: left, top, right, bottom; all -1 where none does."""
        rows = [number for number, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]
        if not rows:
            return (-1, -1, -1, -1)

        def alike(row: int, pixels: int, way: int) -> bool:
            """Whether so many pixels of the row, from its left (1) or its right (-1), are the same in both."""
            part = slice(0, 4 * pixels) if way == 1 else slice(len(one[row]) - 4 * pixels, None)
            return one[row][part] == other[row][part]

        pixels = range(self.size[0] + 1)
        edges = [
            min(bisect_left(pixels, True, key=lambda n: not alike(row, n, way)) - 1 for row in rows) for way in (1, -1)
        ]
        return (edges[0], rows[0], self.size[0] - 1 - edges[1], rows[-1])

    @property
    def page(self) -> str:
        """Which page is shown."""
        return type(self.evening.session.pages.page).__name__

    @property
    def entries(self) -> int:
        """How many acts of the game stand."""
        match, count = self.evening.session.table.match, 0
        while match.before is not None:
            match, count = match.before, count + 1
        return count
