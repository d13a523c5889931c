"""Speaks sentences aloud with espeak-ng, a program of the system, one after the other."""

from __future__ import annotations

import logging
import shutil
import subprocess
import threading
from collections.abc import Sequence

PROGRAM = "espeak-ng"
COMMAND = (PROGRAM, "-v", "{language}", "--stdin")
"""It reads the text from its standard input: no text is taken for an option."""
VARIANTS = {"ff": "fr"}
"""Languages that are spoken as another."""
LONGEST = 30.0
"""Seconds after which one text is cut off: a sound card may hang."""

Words = tuple[tuple[str, str], ...]
"""Texts to be spoken in a row, each with its language: `(("en", "Anna."), ("de", "Boris ist dran."))`."""

LOG = logging.getLogger("boardside")


def there() -> bool:
    """Whether espeak-ng is installed."""
    return shutil.which(PROGRAM) is not None


class Speaker:
    """Reads texts aloud, with a child process for each, on a thread of its own. Only the newest text waits while
    another is spoken; a program that fails, is killed or is missing costs its text and nothing else.
    """

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._changed = threading.Condition()
        self._waiting: Words = ()
        self._over = False
        self._process: subprocess.Popen[bytes] | None = None
        self._thread: threading.Thread | None = None

    def speak(self, words: Words) -> None:
        """Speak this text after the one that is being spoken, in place of any that waits; returns at once."""
        with self._changed:
            self._waiting = words
            self._changed.notify()
            if self._thread is None and words and not self._over:
                self._thread = threading.Thread(target=self._run, name="voice", daemon=True)
                self._thread.start()

    def close(self) -> None:
        """Fall silent for good, in mid-word."""
        with self._changed:
            self._over, self._waiting = True, ()
            if self._process is not None:
                self._process.kill()
            self._changed.notify()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting or self._over)
                words, self._waiting = self._waiting, ()
            if self._over:
                return
            for language, text in words:
                self._say(language, text)

    def _say(self, language: str, text: str) -> None:
        command = [part.format(language=VARIANTS.get(language, language)) for part in self._command]
        with self._changed:
            if self._over:
                return
            try:
                process = subprocess.Popen(
                    command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
                )
            except OSError as error:
                LOG.warning("the voice cannot be started: %s", error)
                return
            self._process = process
        try:
            process.communicate(text.encode(), LONGEST)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
        finally:
            with self._changed:
                self._process = None
