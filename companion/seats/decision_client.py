"""The client of the process that decides: it starts the process, asks it, and ends one that does not answer.

Decisions must not hold up a frame, so they are made in a process of their own. Its pipes are used by one thread, which
puts each answer into the session's queue. A process that dies, or is killed after `PATIENCE` seconds without an answer,
ends its output: both look the same here, and the next question starts another one.
"""

from __future__ import annotations

import queue
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from companion.automa.decision_process import Question
from companion.session.table_store import Delivered
from engine.codec import write

PATIENCE = 5.0
"""Seconds after which a question is given up."""
PROGRAM = (sys.executable, "-m", "companion.automa.decision_process")
CHECKOUT = Path(__file__).parents[2]


Asked = tuple[Question, Callable[[bytes | None], None]]
"""A question and the function to call with its answer."""


class Decider:
    """The thread that talks to the process in which automatic players decide. `post` puts an event into the queue of
    `Session.feed`. `program` is the command that starts the process, `patience` the seconds to wait for an answer.
    """

    def __init__(
        self, post: Callable[[Any], None], program: tuple[str, ...] = PROGRAM, patience: float = PATIENCE
    ) -> None:
        self._post, self._program, self._patience = post, program, patience
        self._questions: queue.SimpleQueue[Asked | None] | None = None

    def start(self) -> queue.SimpleQueue[Asked | None]:
        """Start the thread and the deciding process unless they run, so that the first question need not wait for them;
        the queue in which the thread finds its questions."""
        if self._questions is None:
            self._questions = queue.SimpleQueue()
            threading.Thread(target=self._run, args=(self._questions,), name="seats", daemon=True).start()
        return self._questions

    def ask(self, question: Question, then: Callable[[bytes | None], None]) -> None:
        """Send this question; `Session.feed` later calls `then` with the answer as JSON, or with None if there is
        none.
        """
        self.start().put((question, then))

    def close(self) -> None:
        """End the thread and the deciding process once the present question is answered; the next question starts
        others.
        """
        if self._questions is not None:
            self._questions.put(None)
            self._questions = None

    def _run(self, questions: queue.SimpleQueue[Asked | None]) -> None:
        talk = Talk(self._program, self._patience)
        while (asked := questions.get()) is not None:
            question, then = asked
            self._post(Delivered(then, talk.answer(question)))
        talk.end()


class Talk:
    """The running process in which automatic players decide. Used by one thread."""

    def __init__(self, program: tuple[str, ...], patience: float) -> None:
        self._program, self._patience = program, patience
        self._process: subprocess.Popen[bytes] | None = None
        with suppress(OSError):  # the first question will find out again
            self._start()

    def answer(self, question: Question) -> bytes | None:
        """The answer of the deciding process, or None if it cannot be started, dies, or does not answer in time."""
        answer = b""
        with suppress(OSError):
            process = self._process or self._start()
            assert process.stdin is not None
            assert process.stdout is not None
            given_up = threading.Timer(self._patience, process.kill)
            given_up.daemon = True
            given_up.start()
            try:
                process.stdin.write(write(question) + b"\n")
                process.stdin.flush()
                answer = process.stdout.readline()
            finally:
                given_up.cancel()
        if not answer:
            self.end()
            return None
        return answer

    def end(self) -> None:
        """End the deciding process; the next question starts another one."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()

    def _start(self) -> subprocess.Popen[bytes]:
        self._process = subprocess.Popen(
            self._program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=CHECKOUT
        )
        return self._process
