"""The client of the process that decides: it starts it, asks it, and gives it up when it does not answer.

Decisions must not hold up a frame, so that they are made in a process of their own. Its pipes are used by one thread,
which puts each answer into the session's queue. A process that dies, or is killed after `PATIENCE` seconds without an
answer, ends its output: both look the same here, and the next question starts another one.
"""

from __future__ import annotations

import queue
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from companion.automa.process import Question
from companion.session.pending import Delivered
from engine.codec import write

PATIENCE = 5.0
"""Seconds after which a question is given up."""
PROGRAM = (sys.executable, "-m", "companion.automa.process")
CHECKOUT = Path(__file__).parents[2]


class Decider:
    """The process and the thread that talks to it. `post` puts an event into the queue of `Session.feed`."""

    def __init__(
        self, post: Callable[[Any], None], program: tuple[str, ...] = PROGRAM, patience: float = PATIENCE
    ) -> None:
        self._post, self._program, self._patience = post, program, patience
        self._questions: queue.SimpleQueue[tuple[Question, Callable[[bytes | None], None]] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._sent: Question | None = None
        self._open = 0

    def ask(self, question: Question, then: Callable[[bytes | None], None]) -> None:
        """Ask with the whole public journal in `entries`; `keep` is worked out here. `then` is called by
        `Session.feed`, with the answer as JSON or with None if there is none."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="seats", daemon=True)
            self._thread.start()
        self._open += 1

        def answered(answer: bytes | None) -> None:
            self._open -= 1
            then(answer)

        self._questions.put((question, answered))

    @property
    def thinking(self) -> bool:
        """Whether a question is not answered yet."""
        return self._open > 0

    def close(self) -> None:
        """End the thread and the process, after the question that it may be at; the next question starts others."""
        if self._thread is not None:
            self._questions.put(None)
            self._thread = None

    def _run(self) -> None:
        while (asked := self._questions.get()) is not None:
            question, then = asked
            self._post(Delivered(then, self._answer(question)))
        if self._process is not None:
            self._end(self._process)

    def _answer(self, question: Question) -> bytes | None:
        try:
            process = self._process or self._start()
            assert process.stdin is not None
            assert process.stdout is not None
            given_up = threading.Timer(self._patience, process.kill)
            given_up.start()
            try:
                process.stdin.write(write(self._shorter(question)) + b"\n")
                process.stdin.flush()
                answer = process.stdout.readline()
            finally:
                given_up.cancel()
        except OSError:
            answer = b""
        if answer:
            self._sent = question
            return answer
        if self._process is not None:
            self._end(self._process)
        return None

    def _start(self) -> subprocess.Popen[bytes]:
        self._sent = None
        self._process = subprocess.Popen(
            self._program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=CHECKOUT
        )
        return self._process

    def _end(self, process: subprocess.Popen[bytes]) -> None:
        self._process = None
        process.kill()
        process.communicate()

    def _shorter(self, question: Question) -> Question:
        """The question without the entries that the process has already."""
        if self._sent is None or self._sent.start != question.start:
            return question
        keep = 0
        for before, now in zip(self._sent.entries, question.entries, strict=False):
            if bytes(before) != bytes(now):
                break
            keep += 1
        return replace(question, keep=keep, entries=question.entries[keep:])
