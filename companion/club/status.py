"""What a table has to do with its reporter: the files between them, and the reporter beside a game that is played here.

The table reaches no network, and the reporter changes no game: they meet in one folder. The reporter replaces
`status.json`, and the table replaces `call`, which holds how often it has called, and `link`, by which the reporter is
to join a club. Imports nothing of NATS.
"""

from __future__ import annotations

import contextlib
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec

from companion.session.ports import ClubLink
from companion.session.table_store import Delivered
from companion.web.child import python_of

PAUSE = 1.0
"""Seconds between two looks of the table at the state of its link."""
ENDING = 8.0
"""Seconds that a reporter has to report what is left; it gives up before that by itself."""
State = Literal[
    "off",
    "seeking",
    "linked",
    "certificate",
    "clear",
    "key",
    "older",
    "newer",
    "store",
    "link",
    "unreachable",
    "invitation",
]
"""How the link is: `off` no club joined, or its reporter does not run; `seeking` the hub is not reached; `linked`;
refused because of another `certificate`, of no TLS (`clear`), of the table's own `key`, of its `older` version or the
hub's (`newer`); `store`: the games cannot be read. Joining failed: what was entered is no `link`, its hub is
`unreachable`, or the `invitation` is not taken."""


class Status(ClubLink, frozen=True, omit_defaults=True):
    """The state of the link as the file has it, with the number of the organiser's last announcement, and of the last
    call that the organiser answered."""

    state: State = "off"
    said_number: int = 0
    answered: int = 0


class FollowedClub:
    """The club of a table whose reporter uses `folder`, for the table's screen; `post` queues an event for the
    session's loop when the link changed."""

    def __init__(self, folder: Path, post: Callable[[Delivered], Any]) -> None:
        self.link = read_status(folder)
        self._folder, self._post = folder, post
        threading.Thread(target=self._follow, name="club", daemon=True).start()

    def call(self) -> None:
        """Call the organiser; where that cannot be written, none is called and the screen stays as it is."""
        with contextlib.suppress(OSError):
            call_organiser(self._folder)
            self.link = msgspec.structs.replace(self.link, called=True)

    def _follow(self) -> None:
        seen, pause = self.link, threading.Event()
        while not pause.wait(PAUSE):
            if (found := read_status(self._folder)) != seen:
                seen = found
                self._post(Delivered(self._take, found))

    def _take(self, link: Status) -> None:
        self.link = link


def read_status(folder: Path) -> Status:
    """The state of the link, as the reporter wrote it last."""
    try:
        return msgspec.json.decode(folder.joinpath("status.json").read_bytes(), type=Status)
    except (OSError, msgspec.DecodeError):
        return Status()


def write_status(folder: Path, status: Status) -> None:
    """Replace what `read_status` reads; a full disk leaves the old one."""
    with contextlib.suppress(OSError):
        _write(folder / "status.json", msgspec.json.encode(status).decode())


def calls(folder: Path) -> int:
    """How often the organiser was called from this table."""
    try:
        text = folder.joinpath("call").read_bytes()[:12]
        return int(text) if text.isdigit() else 0
    except OSError:
        return 0


def call_organiser(folder: Path) -> None:
    """Call the organiser once more. Raises OSError."""
    _write(folder / "call", f"{calls(folder) + 1}")


def ask_to_join(folder: Path, link: str) -> None:
    """Have the reporter join the club of this link, or of HOST:PORT and eight letters. Raises OSError."""
    _write(folder / "link", link[:1000])


def asked_to_join(folder: Path) -> str:
    """The link that the table handed over, "" for none; it is there once."""
    path = folder / "link"
    try:
        text = path.read_text(encoding="utf-8", errors="replace")[:1000]
        path.unlink()
        return text
    except OSError:
        return ""


def _write(path: Path, text: str) -> None:
    """Replace a file that the table and its reporter share as members of one group."""
    made = path.with_name(f"{path.name}.new")
    made.write_text(text, encoding="utf-8")
    made.chmod(0o640)
    made.rename(path)


@contextlib.contextmanager
def reporting(store: Path, folder: Path) -> Iterator[None]:
    """Report the games of this file to the club whose membership is in the folder, until the end of the block."""
    arguments = ("--store", str(store), "--club", str(folder), "--parent")
    command, environment = python_of("companion.club.report", *arguments)
    child = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=sys.stderr)
    assert child.stdin is not None
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            child.stdin.close()  # a game that is killed closes it too
        try:
            child.wait(ENDING)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()
