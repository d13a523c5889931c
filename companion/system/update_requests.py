"""Updates by touch: the archives on sticks, the request that root's service obeys, and what became of it."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from companion.system import trusted_archive

NAME = re.compile(r"boardside-[0-9A-Za-z.+_-]{1,80}\.tar\.gz")
"""What deploy/release.sh calls an archive."""
STICK = re.compile(r"[0-9A-Za-z][^/\x00-\x1f]{0,60}")
"""What a stick is called under which it is mounted; see deploy/system/udev.rules."""
MOST = 6
"""The most archives that are listed."""
LONGEST = 400
"""Bytes of a request, and of a line of its status."""


class Found(NamedTuple):
    """An archive on a stick, like "CLUB/boardside-0.2.0+1a2b3c4d.tar.gz". `signed`: a signature lies beside it."""

    stick: str
    name: str
    signed: bool


class Progress(NamedTuple):
    """What became of the last request: its `step` is "" (there was none), "asked", "running", "failed" or "done";
    `detail` is what is being done, why it failed, or the version that runs now."""

    step: str = ""
    detail: str = ""


class UpdateRequests:
    """Asks root's service for an update by the file `request`, which names an archive on a stick; the service takes the
    file away and writes to `status`. `home` is the folder with the versions, `key` the file of the key that signs them.
    """

    def __init__(self, request: Path, status: Path, home: Path, key: Path) -> None:
        self._request, self._status, self._home, self._key = request, status, home, key

    @property
    def version(self) -> str:
        """The name of the version that runs, "" if it is not known."""
        try:
            return (self._home / "current").readlink().name
        except OSError:
            return ""

    @property
    def key(self) -> str:
        """The fingerprint of the key that signs updates, "" if none is known here."""
        try:
            return trusted_archive.short_print(self._key)
        except trusted_archive.NotTrusted:
            return ""

    def search(self) -> tuple[Found, ...]:
        """The archives on all sticks, the newest first."""
        found: list[tuple[float, Found]] = []
        with contextlib.suppress(OSError):
            for stick in sorted(trusted_archive.STICKS.iterdir()):
                with contextlib.suppress(OSError):
                    for path in stick.iterdir():
                        if NAME.fullmatch(path.name) and STICK.fullmatch(stick.name) and path.is_file():
                            signed = Path(f"{path}{trusted_archive.SIGNATURE}").is_file()
                            found.append((path.stat().st_mtime, Found(stick.name, path.name, signed)))
        return tuple(archive for _, archive in sorted(found, key=lambda each: -each[0])[:MOST])

    def ask(self, archive: Found) -> None:
        """Ask for an update from this archive. Raises OSError."""
        part = self._request.with_name(f".{self._request.name}")
        part.write_text(f"{archive.stick}/{archive.name}\n", encoding="utf-8")
        part.rename(self._request)

    def progress(self) -> Progress:
        """What became of the last request."""
        if self._request.exists():
            return Progress("asked")
        try:
            with self._status.open(encoding="utf-8", errors="replace") as file:
                step, detail = file.read(2 * LONGEST).partition("\n")[::2]
        except OSError:
            return Progress()
        return Progress(step, detail.strip()) if step in ("running", "failed", "done") else Progress()


def installed(environment: Mapping[str, str]) -> UpdateRequests | None:
    """How an installed table asks for updates; None where the environment variables that its systemd unit sets for that
    (`BOARDSIDE_UPDATE` and `RUNTIME_DIRECTORY`) are missing."""
    status, folder = environment.get("BOARDSIDE_UPDATE"), environment.get("RUNTIME_DIRECTORY")
    if not status or not folder:
        return None
    home, key = Path("/opt/boardside"), Path("/etc/boardside/update.pub")
    return UpdateRequests(Path(folder) / "update", Path(status), home, key)


def requested(request: Path) -> Path | None:
    """The archive that a request names, for root, who believes nothing of it but that: a file on a stick that is
    mounted. The request is taken away. None if it names no such thing."""
    text = ""
    with contextlib.suppress(OSError):
        descriptor = os.open(request, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
        with os.fdopen(descriptor, "rb") as file:
            text = file.read(LONGEST).decode(errors="replace")
    with contextlib.suppress(OSError):
        request.unlink()
    stick, _, name = text.strip().partition("/")
    if not STICK.fullmatch(stick) or not NAME.fullmatch(name):
        return None
    path = trusted_archive.STICKS / stick / name
    return path if trusted_archive.on_a_stick(path) else None


def report(status: Path, progress: Progress) -> None:
    """Write what became of the request, for the table to read."""
    part = status.with_name(f".{status.name}")
    printable = "".join(sign for sign in progress.detail if sign.isprintable())[:LONGEST]
    part.write_text(f"{progress.step}\n{printable}\n", encoding="utf-8")
    part.chmod(0o644)
    part.rename(status)
