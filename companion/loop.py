"""The loop that passes queued events and the time to the session, and draws its screen when that changed."""

from __future__ import annotations

import queue
import time
from typing import Any, Protocol

from companion.screen import Does, Screen

MOST_A_FRAME = 64
"""The most events that are handed to the session in one frame."""
TICK = 0.25
"""Seconds between two ticks of a session that waits for time."""


class Inbox(Protocol):
    """The queue of events from other threads."""

    def get_nowait(self) -> Any:
        """The oldest event. Raises queue.Empty."""

    def empty(self) -> bool:
        """Whether the queue is empty."""


class Front(Protocol):
    """The game at the table and the table's screen, as the window and the browsers use them."""

    @property
    def busy(self) -> bool:
        """Whether an entry is being written to the disk."""

    @property
    def waiting(self) -> bool:
        """Whether a request to the store is unanswered."""

    @property
    def timed(self) -> bool:
        """Whether `tick` must be called, because something changes with time."""

    @property
    def ending(self) -> bool:
        """Whether the app is to end."""

    def screen(self) -> Screen:
        """The screen to draw now; if nothing changed, preferably the same object as before."""

    def tap(self, name: Does, text: str = "") -> object:
        """Touch what has this name on the screen as it is now, or type the text into the field with this name."""

    def feed(self, event: Any) -> object:
        """Handle an event from another thread."""

    def tick(self, now: float) -> object:
        """Advance to `now`, in seconds of a monotonic clock."""

    @property
    def loud(self) -> bool:
        """Whether an exception is raised instead of shown, as where a game plays by itself."""

    def failed(self, error: Exception) -> bool:
        """Record an exception raised while the screen was drawn; True if the page about it must be drawn now. Does
        nothing while `loud`."""


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
