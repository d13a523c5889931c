"""What the window asks of a session, of its guard, and of the queue that feeds it."""

from __future__ import annotations

from typing import Any, Protocol

from companion.screen import Screen


class Inbox(Protocol):
    """Where other threads leave what happened."""

    def get_nowait(self) -> Any:
        """The oldest. Raises queue.Empty."""

    def empty(self) -> bool:
        """Whether there is nothing."""


class Session(Protocol):
    """What the window asks of a session."""

    @property
    def busy(self) -> bool:
        """Whether an entry is on its way to the disk."""

    @property
    def waiting(self) -> bool:
        """Whether the store has still to answer something."""

    @property
    def timed(self) -> bool:
        """Whether something waits for time to pass."""

    @property
    def ending(self) -> bool:
        """Whether the app was asked to end."""

    def screen(self) -> Screen:
        """What is to be seen now; the same object as long as nothing changed is best."""

    def tap(self, id: str, text: str = "") -> object:
        """Something was touched or typed."""

    def feed(self, event: Any) -> object:
        """Something arrived from another thread."""

    def tick(self, now: float) -> object:
        """Time passed, in seconds, while something waited for it."""


class Guard(Session, Protocol):
    """A session that shows what failed instead of raising it."""

    def failed(self, error: Exception) -> bool:
        """This was raised while the screen was drawn; whether another screen is to be shown for it."""
