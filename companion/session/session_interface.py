"""Interfaces that the window uses: the table as it is shown and touched, and the queue of events for it."""

from __future__ import annotations

from typing import Any, Protocol

from companion.screen import Does, Screen


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
