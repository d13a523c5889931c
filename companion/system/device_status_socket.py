"""The Unix socket by which `boardside doctor` asks a running Boardside about the devices.

The doctor cannot open the devices itself while Boardside has them open, because only one program can open a device.
Each connection gets one line of JSON, a list of what `device_doctor.described` gives for each device, and is closed.
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
"""One object for each device, as `device_doctor.described` makes it."""
USUAL = "/run/boardside"
"""The service's runtime directory where the environment variable RUNTIME_DIRECTORY is not set."""
PATIENCE = 5.0
"""The timeout of the socket in seconds."""


def ask(environment: Mapping[str, str] = os.environ) -> Described:
    """What a running Boardside reports of its devices, as `device_doctor.described` makes it; [] if none runs or it
    has none.
    """
    try:
        with socket.socket(socket.AF_UNIX) as asking:
            asking.settimeout(PATIENCE)
            asking.connect(str(_path(environment)))
            with asking.makefile("rb") as answer:
                listed = json.loads(answer.readline() or b"[]")
    except (OSError, ValueError):
        return []
    return listed if isinstance(listed, list) else []


@contextmanager
def answered(standings: Callable[[], Described], environment: Mapping[str, str] = os.environ) -> Iterator[None]:
    """A context in which the socket is served by a thread; `standings` is called for each connection.

    Only for the service, which has a runtime directory; otherwise nothing is served.
    """
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
