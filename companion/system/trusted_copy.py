"""Copies of files that root was asked to read, made once and where nobody else can change them."""

from __future__ import annotations

import os
import pwd
import stat
from pathlib import Path

USER = "boardside"
LARGEST = 256 << 20
"""Bytes of a packed archive; one with all packages for two machines has a fifth of that."""


class NotTaken(Exception):
    """The error for a file that was not copied; its text is one sentence with the reason."""


def take(path: Path, folder: Path, largest: int = LARGEST) -> Path:
    """The path of a copy of this file, with the same name, in `folder`, which belongs to root. Raises NotTaken if the
    file cannot be read, is larger than `largest` bytes, or if the file or a folder above it belongs to the table's
    user.

    There the table's user could exchange the file for a link, a pipe, or another file while it is read.
    """
    try:
        where = path.parent.resolve(strict=True) / path.name
        if path.is_symlink():
            where = path.resolve(strict=True)
        if _of_the_table(where):
            raise NotTaken(f"{path} is where the table may write; copy it to another folder first.")
        descriptor = os.open(where, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
        with os.fdopen(descriptor, "rb") as file:
            found = os.fstat(descriptor)
            if not stat.S_ISREG(found.st_mode):
                raise NotTaken(f"{path} is no file.")
            return _copied(path, file.fileno(), folder / path.name, largest)
    except OSError as wrong:
        raise NotTaken(f"{path} cannot be read: {wrong.strerror or wrong}.") from None


def _copied(path: Path, descriptor: int, copy: Path, largest: int) -> Path:
    left = largest
    with copy.open("xb") as file:
        while piece := os.read(descriptor, 1 << 16):
            left -= len(piece)
            if left < 0:
                raise NotTaken(f"{path} is larger than {largest} bytes; no such file of ours is.")
            file.write(piece)
    return copy


def _of_the_table(path: Path) -> bool:
    try:
        user = pwd.getpwnam(USER).pw_uid
    except KeyError:
        return False
    return any(each.lstat().st_uid == user for each in (path, *path.parents))
