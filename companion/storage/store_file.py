"""Access to the store's file: connection, writer's lock, sync, and the errors that a disk can cause."""

from __future__ import annotations

import errno
import fcntl
import os
import sqlite3
from pathlib import Path


class StoreFailed(Exception):
    """The error for a store operation that failed and changed nothing; its text is a sentence that names the file.

    `why` is a key for translation: `full`, `read-only`, `gone`, `missing`, `busy`, `newer`, `older`, `foreign`,
    `broken`, `exists`, `closed`, `no game` or `disk`.
    """

    def __init__(self, why: str, sentence: str) -> None:
        super().__init__(sentence)
        self.why = why


class StoreBusy(StoreFailed):
    """The error for a store that another Boardside has open for writing."""


class StoreNewer(StoreFailed):
    """The error for a store written by a later version of Boardside; the file was not changed."""


class NoGame(StoreFailed):
    """The error for a game number that is not in the store."""


def beside(path: Path, suffix: str) -> Path:
    """The path with `suffix` added to its name: `games.db` and "-wal" make `games.db-wal`."""
    return path.with_name(path.name + suffix)


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """A connection to the database at `path`; `mode` is SQLite's ("ro", "rw", "rwc"). Raises StoreFailed."""
    try:
        return sqlite3.connect(
            f"{path.as_uri()}?mode={mode}", uri=True, timeout=5, isolation_level=None, check_same_thread=False
        )
    except sqlite3.Error as error:
        raise failed(path, error) from error


_LOCKED: set[tuple[int, int] | None] = set()
"""What this process writes to, by device and inode: opening such a file and closing it would drop SQLite's locks."""


class Lock:
    """The lock of a file that only this process writes to, whatever name it is called by: a hard link is the same
    file."""

    def __init__(self, path: Path) -> None:
        """Lock the file at `path`, which is created with its folders where missing. Raises StoreBusy, StoreFailed."""
        busy = StoreBusy("busy", f"Another Boardside is writing to {path}.")
        try:
            if path.is_dir():
                raise IsADirectoryError(errno.EISDIR, "it is a folder")
            path.parent.mkdir(parents=True, exist_ok=True)
            if identity(path) in _LOCKED:
                raise busy
            self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NONBLOCK, 0o644)
        except OSError as error:
            raise failed(path, error) from error
        self._key = identity(self._descriptor)
        try:
            if not path.is_file():
                raise OSError(errno.EINVAL, "it is no regular file")
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if identity(path) != self._key:
                raise BlockingIOError  # whoever had locked it has just set it aside
        except OSError as error:
            os.close(self._descriptor)
            raise (busy if isinstance(error, BlockingIOError) else failed(path, error)) from None
        _LOCKED.add(self._key)

    def release(self) -> None:
        """Release the lock, after SQLite has closed the file. May be called twice."""
        if self._key in _LOCKED:
            _LOCKED.remove(self._key)
            os.close(self._descriptor)


def identity(file: Path | int) -> tuple[int, int] | None:
    """Device and inode of the file at a path, or of an open one; None if there is none."""
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def sync(path: Path) -> None:
    """Flush a file, or a folder's list of names, to the disk."""
    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


_WHY = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_CANTOPEN: "read-only",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_CORRUPT: "broken",
    sqlite3.SQLITE_NOTADB: "broken",
}
"""By SQLite's error code, the `why` of a `StoreFailed`."""
_SAYS = {
    "full": "The disk is full",
    "read-only": "This place cannot be written to",
    "busy": "Another program is using the file",
    "broken": "The file is broken",
    "disk": "The disk did not answer as it should",
}
"""By the `why` of a `StoreFailed`, the beginning of its sentence."""


def failed(path: Path, error: sqlite3.Error | OSError) -> StoreFailed:
    """The `StoreFailed` for an error of SQLite or the system at `path`."""
    if isinstance(error, OSError):
        full = {errno.ENOSPC: "full", errno.EDQUOT: "full"}
        barred = dict.fromkeys((errno.EACCES, errno.EPERM, errno.EROFS), "read-only")
        why = {**full, **barred}.get(error.errno or 0, "disk")
        reason = error.strerror or str(error)
    else:
        why = _WHY.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, "disk")
        reason = str(error)
    return StoreFailed(why, f"{_SAYS[why]}: {path} ({reason}).")
