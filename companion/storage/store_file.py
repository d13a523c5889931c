"""Access to the store's file: connection, writer's lock, sync, and the errors that a disk can cause."""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
import sqlite3
import stat
from pathlib import Path


class StoreFailed(Exception):
    """The error for a store operation that failed and changed nothing; its sentence names the file.

    `why` is a key for translation: `full`, `read-only`, `gone`, `missing`, `busy`, `newer`, `older`, `foreign`,
    `broken`, `exists`, `closed`, `no game` or `disk`.
    """

    def __init__(self, why: str, sentence: str) -> None:
        super().__init__(sentence)
        self.why = why
        self.sentence = sentence


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


def take_lock(path: Path) -> int:
    """The file descriptor that holds the writer's lock of the store at `path`. Raises StoreBusy, StoreFailed.

    The lock is a file of its own: closing any second descriptor of the database would drop SQLite's locks on it.
    """
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, "it is a folder")
        # SQLite would open it for reading, and say so only at the first act.
        if path.exists() and not os.access(path, os.W_OK):
            raise PermissionError(errno.EACCES, "it may only be read")
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = _own_file(beside(path, "-lock"))
    except OSError as error:
        raise failed(path, error) from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        owner = os.read(lock, 20).strip().decode(errors="replace")
        os.close(lock)
        if error.errno not in (errno.EWOULDBLOCK, errno.EACCES):
            raise failed(path, error) from error
        who = f" (process {owner})" if owner.isdigit() else ""
        raise StoreBusy("busy", f"Another Boardside{who} is writing to {path}.") from None
    with contextlib.suppress(OSError):  # only a courtesy: on a full disk the lock holds without it
        os.ftruncate(lock, 0)
        os.write(lock, f"{os.getpid()}\n".encode())
    return lock


_HELD: set[tuple[int, int]] = set()
"""What this process writes to, by device and number: opening such a file and closing it would drop SQLite's locks."""


class Held:
    """A file that this process alone writes to, whatever name it is called by: a hard link is the same file."""

    def __init__(self, path: Path) -> None:
        """Lock the file at `path`. Raises StoreBusy. Where a file cannot be locked at all, its `-lock` file has to
        do."""
        self._descriptor, self._key = -1, (0, 0)
        try:
            found = path.stat()
            self._key = found.st_dev, found.st_ino
            if self._key not in _HELD:
                self._descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
                fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
                _HELD.add(self._key)
                return
        except BlockingIOError:
            os.close(self._descriptor)
        except OSError:
            return
        raise StoreBusy("busy", f"Another Boardside is writing to {path}, by another name of the same file.")

    def release(self) -> None:
        """Release the lock, after SQLite has closed the file. May be called twice."""
        if self._descriptor >= 0:
            _HELD.discard(self._key)
            os.close(self._descriptor)
            self._descriptor = -1


def _own_file(path: Path) -> int:
    """The descriptor of the file at `path`, opened for writing and created if needed.

    Raises OSError where a link, a pipe or a device has this name, or the same file has a second name: writing would
    change something else.
    """
    elsewhere = OSError(errno.ELOOP, f"{path.name} is no file of its own; remove it")
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK, 0o644)
    except OSError as error:
        raise elsewhere if error.errno == errno.ELOOP else error from None
    found = os.fstat(descriptor)
    if stat.S_ISREG(found.st_mode) and found.st_nlink == 1:
        return descriptor
    os.close(descriptor)
    raise elsewhere


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
