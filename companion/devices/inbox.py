"""The app's event queue: answers of the store first, then device events."""

from __future__ import annotations

import queue
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hardware.hub import Hub


class Arrivals:
    """The queue of the store's answers and the bounded queue of device events, read as one; nothing is copied."""

    def __init__(self, posted: queue.SimpleQueue[Any], hub: Hub) -> None:
        self._posted = posted
        self._hub = hub

    def get_nowait(self) -> Any:
        """The oldest answer of the store, else the oldest device event. Raises queue.Empty."""
        try:
            return self._posted.get_nowait()
        except queue.Empty:
            events = self._hub.drain(1)
            if not events:
                raise
            return events[0]

    def empty(self) -> bool:
        """Whether both queues are empty."""
        return self._posted.empty() and not self._hub.wait(0)
