"""Pending requests to the store, and their duration: the players see when one takes longer than 0.3 s."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from companion.storage.retrying_store import BufferedStore
from companion.storage.store import StoreFailed

SLOW = 0.3
"""Seconds after which a wait is shown."""

Submit = Callable[[Callable[[BufferedStore], Any], Callable[[Any], None]], None]
"""Queues a job for the store's worker; the second argument is called with the answer, on the worker's thread."""


class Answered(Struct, frozen=True):
    """The store's answer to a request, or the exception it ended with, and the function to call with it."""

    then: Callable[[Any], None]
    result: Any


class Opened(Struct, frozen=True):
    """The opened store, or the exception that kept it closed."""

    result: BufferedStore | Exception


class Delivered(Struct, frozen=True):
    """A result made on another thread, for which nobody waits, and the function to call with it."""

    then: Callable[[Any], None]
    result: Any


class PendingRequests:
    """The requests that the store has not answered yet. Used on the session's thread only.

    `submit` queues a request for the store's worker, `post` puts its answer into the queue that `GameSession.feed` is
    called from, `failed` is called with a failure, and whether it was an entry that was to be written. The first
    request, to open the store, is pending from the beginning.
    """

    def __init__(self, submit: Submit, post: Callable[[Any], None], failed: Callable[[Exception, bool], None]) -> None:
        self.pressed = ""
        """The source of the entry that is being written (a touch id or a device), "" if none is."""
        self.slow = False
        """Whether a request has taken longer than `SLOW`."""
        self._submit = submit
        self._post = post
        self._failed = failed
        self._asked = 1
        self._asked_at: float | None = None

    @property
    def waiting(self) -> bool:
        """Whether the store has not answered some request yet."""
        return self._asked > 0

    def ask(
        self,
        job: Callable[[BufferedStore], Any],
        then: Callable[[Any], object],
        lost: Callable[[], None] = lambda: None,
        pressed: str = "",
    ) -> None:
        """Request a read or a write; `then` is called with the answer, or `lost` after a failure. `pressed` is the
        source of an entry that is written (a touch id or a device), "" for other requests."""

        def answered(result: Any) -> None:
            if pressed:
                self.pressed = ""
            if not isinstance(result, Exception):
                then(result)
                return
            lost()
            if not isinstance(result, StoreFailed | ValueError):
                raise result
            self._failed(result, bool(pressed))

        self._asked += 1
        self.pressed = pressed or self.pressed
        self._submit(job, lambda result: self._post(Answered(answered, result)))

    def mention(self, job: Callable[[BufferedStore], Any]) -> None:
        """Request a write for which nobody waits and whose failure is ignored."""
        self._submit(job, lambda _: None)

    def answered(self) -> None:
        """Count one request as answered."""
        self._asked -= 1
        self._asked_at, self.slow = None, False

    def tick(self, now: float) -> None:
        """Set `slow`, which says whether an answer is overdue; `now` is in seconds of a monotonic clock."""
        if not self.waiting:
            return
        if self._asked_at is None:
            self._asked_at = now
        self.slow = now - self._asked_at > SLOW
