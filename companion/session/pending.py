"""What was asked of the store and has not been answered yet: nobody at the table waits for a disk unknowingly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from companion.storage.buffered_store import BufferedStore
from companion.storage.store import StoreFailed

SLOW = 0.3
"""Seconds after which a wait is told."""

Submit = Callable[[Callable[[BufferedStore], Any], Callable[[Any], None]], None]
"""Has a job done by the one who owns the store; the second argument is told the answer, on any thread."""


class Answered(Struct, frozen=True):
    """The store's answer to a job, or the exception it ended in, and what is to be done with it."""

    then: Callable[[Any], None]
    result: Any


class Opened(Struct, frozen=True):
    """The store is there, or why not."""

    result: BufferedStore | Exception


class PendingRequests:
    """The jobs given to the store's owner, from the thread of the desk alone.

    `submit` hands jobs on, `post` puts their answers into the queue that feeds the desk, `failed` is told what could
    not be done. The first errand, to open the store, is under way from the beginning.
    """

    def __init__(self, submit: Submit, post: Callable[[Any], None], failed: Callable[[Exception], None]) -> None:
        self.pressed = ""
        """The act that is on its way to the disk, by the touch that said it; "" while there is none."""
        self.slow = False
        """Whether the store takes so long that it is told."""
        self._submit = submit
        self._post = post
        self._failed = failed
        self._asked = 1
        self._asked_at: float | None = None

    @property
    def waiting(self) -> bool:
        """Whether the store has still to answer something."""
        return self._asked > 0

    def ask(self, job: Callable[[BufferedStore], Any], then: Callable[[Any], None]) -> None:
        """Have something read from or written to the store; after a failure `then` is not called."""
        self._asked += 1
        self._submit(job, lambda result: self._post(Answered(self._unless_failed(then), result)))

    def write(
        self, pressed: str, job: Callable[[BufferedStore], Any], then: Callable[[Any], None], lost: Callable[[], None]
    ) -> None:
        """Have an act written, told by this touch; after a failure `lost` is called in place of `then`."""
        self.pressed = pressed

        def answered(result: Any) -> None:
            self.pressed = ""
            if isinstance(result, Exception):
                lost()
            self._unless_failed(then)(result)

        self._asked += 1
        self._submit(job, lambda result: self._post(Answered(answered, result)))

    def mention(self, job: Callable[[BufferedStore], Any]) -> None:
        """Have something noted that nobody waits for, and that no evening fails by."""
        self._submit(job, lambda _: None)

    def answered(self) -> None:
        """One of the errands came back."""
        self._asked -= 1
        self._asked_at, self.slow = None, False

    def tick(self, now: float) -> None:
        """Time passes, in seconds."""
        if not self.waiting:
            return
        if self._asked_at is None:
            self._asked_at = now
        self.slow = now - self._asked_at > SLOW

    def _unless_failed(self, then: Callable[[Any], None]) -> Callable[[Any], None]:
        def told(result: Any) -> None:
            if isinstance(result, StoreFailed | ValueError):
                self._failed(result)
            elif isinstance(result, Exception):
                raise result
            else:
                then(result)

        return told
