"""What arrives from other threads: answers of the disk first, then what the devices tell."""

from __future__ import annotations

import queue
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hardware.hub import Hub


class Arrivals:
    """One queue for the app out of two, so that neither is copied: the hub's stays bounded, whatever a device tells."""

    def __init__(self, posted: queue.SimpleQueue[Any], hub: Hub) -> None:
        self._posted = posted
        self._hub = hub

    def get_nowait(self) -> Any:
        """The oldest of what is most urgent. Raises queue.Empty."""
        try:
            return self._posted.get_nowait()
        except queue.Empty:
            told = self._hub.drain(1)
            if not told:
                raise
            return told[0]

    def empty(self) -> bool:
        """Whether nothing waits."""
        return self._posted.empty() and not self._hub.wait(0)
