"""Screen blanking: without input the screen goes black after a while, and the touch that wakes it does nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, Rectangle


class Dark:
    """A black cover over the window after some seconds without input. `light(False)` is called when the screen goes
    black, `light(True)` when it wakes.
    """

    def __init__(self, window: Any, after: float, light: Callable[[bool], object]) -> None:
        self._window, self._light = window, light
        self.fallen = False
        """Whether the window is black now."""
        self._cover = InstructionGroup()
        self._cover.add(Color(0, 0, 0, 1))
        self._black = Rectangle()
        self._cover.add(self._black)
        self._fall = Clock.create_trigger(self.fall, after)
        window.bind(on_touch_down=self._touched, on_key_down=self._touched)
        self._fall()

    def fall(self, _: float = 0.0) -> None:
        """Cover the whole window in black, whichever way the screen is turned."""
        if self.fallen:
            return
        self.fallen = True
        self._black.size = [max(self._window.size)] * 2
        self._window.canvas.after.add(self._cover)
        self._window.canvas.ask_update()
        self._light(False)

    def wake(self) -> None:
        """Note that there was input: remove the black cover, and count the seconds without input from 0 again."""
        self._fall.cancel()
        self._fall()
        if self.fallen:
            self.fallen = False
            self._light(True)
            self._window.canvas.after.remove(self._cover)
            self._window.canvas.ask_update()

    def _touched(self, *_: Any) -> bool:
        asleep = self.fallen
        self.wake()
        return asleep
