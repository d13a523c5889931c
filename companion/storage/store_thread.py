"""The thread that alone uses the store, so that the screen never waits for a disk."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from typing import Any

from companion.storage.retrying_store import BufferedStore
from companion.storage.store_file import StoreFailed

Job = Callable[[BufferedStore], Any]
"""What is to be done with the store."""
Submit = Callable[[Job, Callable[[Any], None]], None]
"""Queues a job for the store's worker; the second argument is called with the answer, on the worker's thread."""


class Writer:
    """A worker thread that owns a store and does jobs with it in the order in which they were submitted.

    `opening` makes the store on that thread; `opened` is called with the store or the exception. `done` is called with
    each job's result or exception, on the worker's thread: it should only put it into a queue. If the store could not
    be opened, every job gets that exception.
    """

    def __init__(self, opening: Callable[[], BufferedStore], opened: Callable[[Any], None]) -> None:
        self._jobs: queue.SimpleQueue[tuple[Job, Callable[[Any], None]] | None] = queue.SimpleQueue()
        self._closing = threading.Lock()
        self._closed = False
        # A daemon, so that a program that falls over does not hang; what was acknowledged is on the disk already.
        self._thread = threading.Thread(target=self._run, args=(opening, opened), name="store", daemon=True)
        self._thread.start()

    def submit(self, job: Job, done: Callable[[Any], None] = lambda _: None) -> None:
        """Queue a job, a function of the store. After `close`, `done` is called at once with StoreFailed "closed"."""
        with self._closing:
            if not self._closed:
                self._jobs.put((job, done))
                return
        done(StoreFailed("closed", "The games were closed."))

    def close(self) -> None:
        """Wait until every job is done, and close the store. May be called twice."""
        with self._closing:
            if not self._closed:
                self._closed = True
                self._jobs.put(None)
        self._thread.join()

    def _run(self, opening: Callable[[], BufferedStore], opened: Callable[[Any], None]) -> None:
        store = _answer(opening)
        opened(store)
        while (item := self._jobs.get()) is not None:
            job, done = item
            done(store if isinstance(store, Exception) else _answer(job, store))
        if not isinstance(store, Exception):
            store.close()


def _answer(job: Callable[..., Any], *given: Any) -> Any:
    """The result of a job, or the exception that it raised."""
    try:
        return job(*given)
    except Exception as error:
        return error
