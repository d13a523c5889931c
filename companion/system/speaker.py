"""Speaks sentences aloud, one after the other, with espeak-ng or, where its owner put one, a voice of piper."""

from __future__ import annotations

import json
import logging
import os
import shutil
import subprocess
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

PROGRAM = "espeak-ng"
COMMAND = (PROGRAM, "-v", "{language}", "--stdin")
"""It reads the text from its standard input: no text is taken for an option."""
VARIANTS = {"ff": "fr"}
"""Languages that are spoken as another."""
LONGEST = 30.0
"""Seconds after which one text is cut off: a sound card may hang."""
RATE = 22050
"""Samples a second of a voice of piper whose description has none."""

Words = tuple[tuple[str, str], ...]
"""Texts to be spoken in a row, each with its language: `(("en", "Anna."), ("de", "Boris ist dran."))`."""
Programs = tuple[tuple[str, ...], ...]
"""The programs that speak a text, each with its arguments: the first reads the text, each other what the one before
it writes.
"""

LOG = logging.getLogger("boardside")


def there() -> bool:
    """Whether espeak-ng is installed."""
    return shutil.which(PROGRAM) is not None


def programs(language: str, piper: Path | None = None) -> Programs:
    """The programs that speak a text in this language: piper and aplay, if aplay is installed, and piper itself and a
    voice for the language are in the folder `piper`; else espeak-ng.

    A voice is a file like `cs_CZ-jirka-medium.onnx` with its description beside it, `cs_CZ-jirka-medium.onnx.json`; the
    first by name is used.
    """
    spoken = VARIANTS.get(language, language)
    if piper is not None and os.access(program := piper / "piper", os.X_OK) and shutil.which("aplay"):
        for model in sorted(piper.glob(f"{spoken}_*.onnx")):
            if (described := model.with_name(f"{model.name}.json")).is_file():
                play = ("aplay", "-q", "-t", "raw", "-f", "S16_LE", "-c", "1", "-r", str(_rate(described)), "-")
                return (str(program), "--model", str(model), "--output-raw"), play
    return (tuple(part.format(language=spoken) for part in COMMAND),)


def _rate(described: Path) -> int:
    """The samples a second of a voice, from its description."""
    with suppress(OSError, ValueError, KeyError, TypeError):
        return int(json.loads(described.read_bytes())["audio"]["sample_rate"])
    return RATE


class Speaker:
    """Reads texts aloud, with child processes for each, on a thread of its own. Only the newest text waits while
    another is spoken; a program that fails, is killed or is missing costs its text and nothing else.
    `programs` gives the commands for a language.
    """

    def __init__(self, programs: Callable[[str], Programs] = programs) -> None:
        self._programs = programs
        self._changed = threading.Condition()
        self._waiting: Words = ()
        self._over = False
        self._running: list[subprocess.Popen[bytes]] = []
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
            self._kill()
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
        commands = self._programs(language)
        with self._changed:
            if self._over or not self._started(commands):
                return
            first, last = self._running[0], self._running[-1]
        late = threading.Timer(LONGEST, self._kill)
        late.start()
        try:
            assert first.stdin is not None
            with suppress(OSError), first.stdin as into:  # it may have ended already
                into.write(text.encode())
            last.wait()
        finally:
            late.cancel()
            with self._changed:
                self._kill()
                for process in self._running:
                    process.wait()
                self._running = []

    def _started(self, commands: Programs) -> bool:
        """Start the programs; False, with a line in the log, if one of them cannot be started."""
        for n, command in enumerate(commands):
            last = n == len(commands) - 1
            try:
                process = subprocess.Popen(
                    command,
                    stdin=self._running[-1].stdout if self._running else subprocess.PIPE,
                    stdout=subprocess.DEVNULL if last else subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                )
            except OSError as error:
                LOG.warning("the voice cannot be started: %s", error)
                self._kill()
                for each in self._running:
                    each.communicate()
                self._running = []
                return False
            if self._running and (out := self._running[-1].stdout) is not None:
                out.close()  # it is the next program's
            self._running.append(process)
        return True

    def _kill(self) -> None:
        for process in self._running:
            process.kill()


SOUND_CARDS = Path("/proc/asound/cards")
"""What Linux lists its sound cards in: ` 0 [Headphones ]: bcm2835_headpho - bcm2835 Headphones`."""


def sound_card(cards: Path = SOUND_CARDS) -> bool:
    """Whether Linux lists a sound card, which may have no loudspeaker connected."""
    try:
        return any(line.lstrip()[:1].isdigit() for line in cards.read_text(encoding="utf-8").splitlines())
    except OSError:
        return False
