"""The loop that passes queued events and the time to the session, and draws its screen when that changed."""

from __future__ import annotations

import queue
import time
from typing import Any, Protocol

from companion.screen import Screen
from companion.session.session_interface import Front, Inbox

MOST_A_FRAME = 64
"""The most events that are handed to the session in one frame."""
TICK = 0.25
"""Seconds between two ticks of a session that waits for time."""


class Beside(Protocol):
    """Another display of the game besides the window, as phones are."""

    def hear(self, event: Any) -> bool:
        """Handle an event meant for this display; False if it is not."""

    def wakes(self, event: Any) -> bool:
        """Whether an event that `hear` has handled is a player's, and so switches a dark display on."""

    def show(self, screen: Screen) -> None:
        """Show the session's screen, which may have changed."""


class Loop:
    """The loop of a session, with its queue of events and the screen drawn last; used from one thread.

    A window draws the screen with Kivy; without a window it is not drawn. `beside` shows it on other displays too.
    """

    def __init__(self, front: Front, inbox: Inbox, beside: Beside | None = None) -> None:
        self.front, self.inbox, self._beside = front, inbox, beside
        self._ticked = 0.0
        self._shown: Screen | None = None

    def draw(self, screen: Screen) -> Screen:
        """Draw the screen; returns the one drawn, which in a window is the page about a failure if drawing fails."""
        return screen

    def take(self, event: Any) -> None:
        """Hand an event to the session."""
        self.front.feed(event)

    def wake(self) -> None:
        """Switch the display on after something happened that was no touch of it."""

    def refresh(self) -> None:
        """Draw the session's screen if it has changed since it was last drawn."""
        screen = self.front.screen()
        if screen is not self._shown:
            self._shown = screen = self.draw(screen)
        if self._beside is not None:
            self.present()

    def present(self) -> None:
        """Show the session's screen on the other displays."""
        if self._beside is not None and self._shown is not None:
            self._beside.show(self._shown)

    def turn(self) -> bool:
        """Hand the waiting events to the session, at most `MOST_A_FRAME` so that the frame is not late, and redraw;
        returns whether more are waiting."""
        fed = more = False
        for _ in range(MOST_A_FRAME):
            try:
                event = self.inbox.get_nowait()
            except queue.Empty:
                break
            if self._beside is None or not self._beside.hear(event):
                self.take(event)
                self.wake()
            elif self._beside.wakes(event):
                self.wake()
            fed = True
        else:
            more = True
        now = time.monotonic()
        if now - self._ticked >= TICK:
            self._ticked = now
            if self.front.timed:
                self.front.tick(now)
                fed = True
        if fed and not self.front.ending:
            self.refresh()
        return more
