"""The socket by which a running table is asked about its devices: the doctor cannot open them beside it.

A connection is answered with one line of JSON, a list of what `doctor.described` gives for each device, and closed.
"""

from __future__ import annotations

import json
import os
import socket
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

Described = list[dict[str, object]]
USUAL = "/run/boardside"
"""The runtime directory of the service, which tells its own as RUNTIME_DIRECTORY."""
PATIENCE = 5.0
"""Seconds that the table has to answer."""


def ask(environment: Mapping[str, str] = os.environ) -> Described:
    """What the running table says of its devices; [] where none runs, or it has none."""
    try:
        with socket.socket(socket.AF_UNIX) as asking:
            asking.settimeout(PATIENCE)
            asking.connect(str(_path(environment)))
            with asking.makefile("rb") as answer:
                told = json.loads(answer.readline() or b"[]")
    except (OSError, ValueError):
        return []
    return told if isinstance(told, list) else []


@contextmanager
def answered(standings: Callable[[], Described], environment: Mapping[str, str] = os.environ) -> Iterator[None]:
    """Whoever asks is answered while this goes on; only a service, which has a runtime directory, is asked."""
    if not environment.get("RUNTIME_DIRECTORY"):
        yield
        return
    path = _path(environment)
    path.unlink(missing_ok=True)  # one that was killed left it behind
    with socket.socket(socket.AF_UNIX) as asked:
        asked.bind(str(path))
        asked.listen()
        answering = threading.Thread(target=_answer, args=(asked, standings), name="devices socket", daemon=True)
        answering.start()
        try:
            yield
        finally:
            asked.shutdown(socket.SHUT_RDWR)  # which ends its waiting
            answering.join()
            path.unlink(missing_ok=True)


def _answer(asked: socket.socket, standings: Callable[[], Described]) -> None:
    while True:
        try:
            asking, _ = asked.accept()
        except OSError:
            return
        with asking, suppress(OSError):
            asking.settimeout(PATIENCE)
            asking.sendall(json.dumps(standings()).encode() + b"\n")


def _path(environment: Mapping[str, str]) -> Path:
    return Path(environment.get("RUNTIME_DIRECTORY", "").partition(":")[0] or USUAL) / "devices"
