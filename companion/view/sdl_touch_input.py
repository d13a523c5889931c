"""Touch input from every panel, by SDL's finger events, which Kivy ignores on Linux."""

from __future__ import annotations

import ctypes
from collections import deque
from collections.abc import Callable
from typing import Any

from kivy.base import EventLoop
from kivy.core.window.window_sdl2 import SDL2MotionEvent
from kivy.input.provider import MotionEventProvider

DOWN, UP, MOTION = 0x700, 0x701, 0x702
"""SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION."""
OF_MOUSE = -1
"""SDL_MOUSE_TOUCHID: a finger event that SDL makes of a mouse event."""
INDIRECT = (1, 2)
"""The values of SDL_GetTouchDeviceType for touch pads, which are no touch screens."""
Place = Callable[[int, int], tuple[float, float] | None]
"""The position of a panel's finger as the kernel reports it, in SDL's coordinates; None if it cannot be read."""
Arrived = tuple[int, tuple[int, int], tuple[float, float, float]]
"""A finger event: its type, the panel and the finger, and the position with pressure in Kivy's coordinates, from the
lower left."""
OUTSIDE = (-1.0, -1.0, 0.0)
"""A position outside of every control."""


class FingerEvent(ctypes.Structure):
    """SDL_TouchFingerEvent; x and y run from 0 to 1, from the upper left of the panel, whichever way it is turned."""

    _fields_ = (
        ("type", ctypes.c_uint32),
        ("timestamp", ctypes.c_uint32),
        ("panel", ctypes.c_int64),
        ("finger", ctypes.c_int64),
        ("x", ctypes.c_float),
        ("y", ctypes.c_float),
        ("dx", ctypes.c_float),
        ("dy", ctypes.c_float),
        ("pressure", ctypes.c_float),
        ("window", ctypes.c_uint32),
    )


WATCH = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.POINTER(FingerEvent))
"""SDL_EventFilter. It receives every event; all begin with their type."""


class Fingers(MotionEventProvider):  # type: ignore[misc]  # Kivy has no types
    """A Kivy input provider that gets finger events from the SDL library of Kivy's window; panels plugged in later work
    too.

    SDL must make no mouse events of touches (SDL_TOUCH_MOUSE_EVENTS=0), or each would count twice. Where SDL reads the
    panels itself, it reports a position at an edge also if it does not know an axis. So for positions at an edge
    `place`, called with panel and finger, gives the true position as the kernel has it.
    """

    def __init__(self, sdl: ctypes.CDLL, place: Place | None = None) -> None:
        super().__init__("fingers", "")
        self._sdl, self.place = sdl, place
        self._arrived: deque[Arrived] = deque()
        self._touches: dict[tuple[int, int], Any] = {}
        self._watch = WATCH(self._arrive)

    def start(self) -> None:
        """Begin to watch SDL's events."""
        self._sdl.SDL_AddEventWatch(self._watch, None)

    def stop(self) -> None:
        """End watching SDL's events."""
        self._sdl.SDL_DelEventWatch(self._watch, None)

    def _arrive(self, _: object, event: Any) -> int:
        """Records a finger event; called from within SDL, with its locks held. The returned number means nothing to
        SDL.
        """
        seen = event.contents
        if DOWN <= seen.type <= MOTION and seen.panel != OF_MOUSE:
            x, y = seen.x, seen.y
            if self.place is not None and min(x, y) <= 0.0:
                x, y = self.place(seen.panel, seen.finger) or (x, y)
            self._arrived.append((seen.type, (seen.panel, seen.finger), (x, 1.0 - y, seen.pressure)))
        return 1

    def update(self, dispatch_fn: Callable[[str, Any], object]) -> None:
        """Dispatch each recorded event before the next one moves its finger.

        Kivy's `dispatch_fn` is not used: it dispatches all events of a frame after the last one has moved its finger,
        so in a slow frame a finger would go down where it ended.
        """
        while self._arrived:
            kind, key, where = self._arrived.popleft()
            if kind == DOWN:
                if self._sdl.SDL_GetTouchDeviceType(ctypes.c_int64(key[0])) in INDIRECT:
                    continue
                self._end(key, OUTSIDE)  # it was never seen lifted: the panel was unplugged under it
                self._touches[key] = touch = SDL2MotionEvent("sdl", key, where)
                EventLoop.post_dispatch_input("begin", touch)
            elif kind == UP:
                self._end(key, where)
            elif key in self._touches:
                self._touches[key].move(where)
                EventLoop.post_dispatch_input("update", self._touches[key])

    def _end(self, key: tuple[int, int], where: tuple[float, float, float]) -> None:
        touch = self._touches.pop(key, None)
        if touch is not None:
            touch.move(where)
            touch.update_time_end()
            EventLoop.post_dispatch_input("end", touch)
