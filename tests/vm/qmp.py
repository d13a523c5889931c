"""Lines of JSON over a socket: QEMU's own protocol (QMP), and the agent in the machine."""

from __future__ import annotations

import json
import socket
import time
from pathlib import Path
from typing import Any


class Closed(Exception):
    """The other end is gone."""


class Lines:
    """One line out, lines in; what is awaited too long is a TimeoutError."""

    def __init__(self, path: Path, seconds: float = 20.0) -> None:
        self._rest = b""
        late = time.monotonic() + seconds
        while True:
            self._socket = socket.socket(socket.AF_UNIX)
            try:
                self._socket.connect(str(path))
                return
            except OSError:
                self._socket.close()
                if time.monotonic() > late:
                    raise
                time.sleep(0.02)

    def say(self, words: dict[str, Any]) -> None:
        """One line out."""
        try:
            self._socket.settimeout(60)
            self._socket.sendall(json.dumps(words).encode() + b"\n")
        except OSError as gone:
            raise Closed(str(gone)) from gone

    def hear(self, seconds: float) -> dict[str, Any]:
        """The next line that is not empty."""
        late = time.monotonic() + seconds
        while b"\n" not in self._rest:
            left = late - time.monotonic()
            if left <= 0:
                raise TimeoutError(f"no answer within {seconds:.0f} s")
            self._socket.settimeout(left)
            try:
                came = self._socket.recv(1 << 16)
            except TimeoutError:
                continue
            except OSError as gone:
                raise Closed(str(gone)) from gone
            if not came:
                raise Closed("the socket was closed")
            self._rest = (self._rest + came).lstrip(b"\n")
        line, rest = self._rest.split(b"\n", 1)
        self._rest = rest.lstrip(b"\n")
        found: dict[str, Any] = json.loads(line)
        return found

    def close(self) -> None:
        """Hang up."""
        self._socket.close()


class Qmp:
    """QEMU's monitor. `events` holds the names of what happened, like "WATCHDOG" and "RESET", in order."""

    def __init__(self, path: Path) -> None:
        self._lines = Lines(path)
        self.events: list[str] = []
        self._lines.hear(20)
        self("qmp_capabilities")

    def __call__(self, command: str, **arguments: Any) -> Any:
        """Run this; what it returns. RuntimeError with QEMU's own words when it refuses."""
        self._lines.say({"execute": command, "arguments": arguments})
        while True:
            heard = self._lines.hear(120)
            if "return" in heard:
                return heard["return"]
            if "error" in heard:
                raise RuntimeError(f"{command}: {heard['error']['desc']}")
            self.events.append(heard.get("event", ""))

    def close(self) -> None:
        """Hang up."""
        self._lines.close()
