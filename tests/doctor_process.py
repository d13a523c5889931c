"""The doctor as a process, with the lines that it prints."""

from __future__ import annotations

import json
import os
import queue
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import Any, TypeAlias

from tests.hardware.board_emulator import BoardEmulator
from tests.hardware.pn532_emulator import Pn532Emulator

HOUSE = Path(__file__).parents[1]
PATIENCE = float(os.environ.get("PATIENCE", "30"))
Line: TypeAlias = dict[str, Any]


class Doctor:
    """`python -m companion doctor` with these arguments, and the lines it has printed so far."""

    def __init__(self, *arguments: str, program: tuple[str, ...] = ("-m", "companion"), **environment: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *program, "doctor", *arguments],
            # Empty is unset: what comes at once must do so without the interpreter's help.
            env={**os.environ, "PYTHONUNBUFFERED": "", "PYTHONPATH": str(HOUSE), **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.raw: list[str] = []
        self._coming: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def __enter__(self) -> Doctor:
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        self._thread.join(PATIENCE)
        for pipe in (self.process.stdout, self.process.stderr):
            assert pipe is not None
            pipe.close()

    def until(self, event: str, **fields: object) -> Line:
        """The next line of this event with these fields; those before it are passed."""
        while True:
            line = self._next()
            assert line is not None, f"{event} never came: {self.raw[-20:]}, {self.process.stderr.read()}"  # type: ignore[union-attr]
            found: Line = json.loads(line)
            if found["event"] == event and fields.items() <= found.items():
                return found

    def until_words(self, pattern: str) -> str:
        """The next line, in words, that holds this."""
        while True:
            line = self._next()
            assert line is not None, f"{pattern} never came: {self.raw[-20:]}"
            if re.search(pattern, line):
                return line

    def end(self, number: int | None = signal.SIGTERM) -> tuple[int, str]:
        """Its exit status, by a signal or by itself, and what it wrote to standard error."""
        if number is not None:
            self.process.send_signal(number)
        while self._next() is not None:
            pass
        status = self.process.wait(PATIENCE)
        assert self.process.stderr is not None
        return status, self.process.stderr.read()

    def printed(self, *events: str) -> list[Line]:
        """Every line so far, or those of these events."""
        lines: list[Line] = [json.loads(line) for line in self.raw]
        return [line for line in lines if not events or line["event"] in events]

    def _next(self) -> str | None:
        line = self._coming.get(timeout=PATIENCE)
        if line is not None:
            self.raw.append(line)
        return line

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._coming.put(line)
        self._coming.put(None)


def at(emulator: Pn532Emulator | BoardEmulator, seconds: float = 600) -> tuple[str, ...]:
    """The arguments that listen to this one, as JSON."""
    kind = "pn532" if isinstance(emulator, Pn532Emulator) else "readerboard"
    return "--device", f"{kind}:{emulator.path}", "--json", "--seconds", str(seconds)
