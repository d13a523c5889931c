"""The web process as a child of this one: started for the first phone, and started again if it ends."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 8.0
"""Seconds until it is started again: doubled each time."""
PATIENCE = 3.0
"""Seconds that it has to end by itself."""


def python_of(module: str, *arguments: str) -> tuple[list[str], dict[str, str]]:
    """The command and the environment of a process that runs this module: nothing of the folder we are in is a module
    of it, and its own packages are found as ours are."""
    paths = os.pathsep.join(path for path in sys.path if path)
    return [sys.executable, "-Ps", "-m", module, *arguments], {**os.environ, "PYTHONPATH": paths}


class Child:
    """The web process that connects to the socket at `path`. It accepts browsers at the address `bind`, on `port` or
    the next free one."""

    def __init__(self, path: Path, bind: str = "0.0.0.0", port: int | None = None) -> None:
        self._arguments = ["--socket", str(path), "--bind", bind]
        if port is not None:
            self._arguments += ["--port", str(port)]
        self._over = threading.Event()
        self._process: subprocess.Popen[bytes] | None = None
        self._thread = threading.Thread(target=self._run, name="web process", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """End the web process for good."""
        self._over.set()
        if self._process is not None:
            self._process.terminate()
        self._thread.join(PATIENCE)

    def _run(self) -> None:
        pause = FIRST_PAUSE
        command, environment = python_of("companion.web.server", *self._arguments)
        while not self._over.is_set():
            self._process = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL)
            if self._over.is_set():
                self._process.terminate()
            self._process.wait()
            self._over.wait(pause)
            pause = min(LONGEST_PAUSE, pause * 2)
