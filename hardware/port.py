"""Serial ports: found, opened, read and written, with their errors in words. The only importer of pyserial."""

from __future__ import annotations

import contextlib
import errno
import grp
import os
import select
import stat
import termios
import threading
from pathlib import Path

import serial

from hardware.device import LinkLost, unplugged

BY_ID = Path("/dev/serial/by-id")

# What pyserial lets through when a cable is pulled: SerialException is an OSError; termios.error is none; a port
# closed under a running call shows as TypeError or ValueError.
_TROUBLE = (OSError, termios.error, TypeError, ValueError)

_GONE = (errno.ENOENT, errno.ENXIO, errno.ENODEV, errno.EIO)
_HELD = (errno.EBUSY, errno.EAGAIN, errno.EWOULDBLOCK)
_DENIED = (errno.EACCES, errno.EPERM)


def candidates(port: str, by_id: Path = BY_ID) -> list[str]:
    """The paths meant by `port`: itself if it is a path, else all in the folder `by_id` whose names contain it ("" is
    any), in the order of their names.

    Ports are known by name, never by order: the first of two readers today is the second tomorrow.
    """
    if "/" in port:
        return [port]
    try:
        names = sorted(os.listdir(by_id))
    except OSError:
        return []
    return [str(by_id / name) for name in names if port.lower() in name.lower()]


def is_board(port: str) -> bool:
    """Whether a serial port belongs to a Pico, judging by its name. Such a port goes into `board` of the settings,
    not into `readers`."""
    name = os.path.basename(port).lower()
    return "micropython" in name or "pico" in name


def plugged_in(port: str) -> list[str]:
    """The paths meant by `port`, at least one. LinkLost "absent" where nothing of that name is plugged in."""
    paths = candidates(port)
    if not paths:
        there = ", ".join(os.path.basename(path) for path in candidates(""))
        remedy = f"No port is called {port!r}{f'; there are {there}' if there else ''}: plug it in."
        raise LinkLost("absent", port=port, remedy=remedy)
    return paths


def by_id(path: str, folder: Path = BY_ID) -> str:
    """The port under its name by id, which stays when cables change places; `path` itself if the port has no such
    name."""
    real = os.path.realpath(path)
    return next((named for named in candidates("", folder) if os.path.realpath(named) == real), path)


def holders(path: str) -> list[str]:
    """The other programs that have this port open, as far as this user may see them: "minicom (42)"."""
    real = os.path.realpath(path)
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        if process.name == str(os.getpid()):
            continue
        try:
            if any(os.path.realpath(fd) == real for fd in (process / "fd").iterdir()):
                found.append(f"{(process / 'comm').read_text().strip()} ({process.name})")
        except OSError:
            continue
    return sorted(found)


class Waker:
    """A pipe that is waited for together with a file, so that the wait can be ended."""

    def __init__(self) -> None:
        self._closing = threading.Lock()
        self._woken, self._waker = os.pipe()
        os.set_blocking(self._woken, False)
        os.set_blocking(self._waker, False)

    def wait(self, fd: int, seconds: float) -> bool:
        """Whether the file is readable now; waits no longer than `seconds`, and not at all once woken."""
        ready, _, _ = select.select([fd, self._woken], [], [], max(seconds, 0.0))
        if self._woken in ready:
            os.read(self._woken, 4096)
        return fd in ready

    def wake(self) -> None:
        """Make a waiting `wait` return. Any thread may call it."""
        with self._closing, contextlib.suppress(OSError):  # a pipe full of wake-ups wakes all the same
            if self._waker >= 0:
                os.write(self._waker, b"!")

    def close(self) -> bool:
        """Close the pipe; False if that was done before."""
        # Nobody must ever write into whatever gets this number next.
        with self._closing:
            if self._waker < 0:
                return False
            os.close(self._waker)
            os.close(self._woken)
            self._waker = -1
            return True


class Port:
    """An open serial port, reserved for this program, at 8N1 without handshake lines. Every method but `close` raises
    LinkLost."""

    def __init__(self, path: str, baud: int) -> None:
        self.path = path
        try:
            self._serial = serial.Serial(path, baud, timeout=0, write_timeout=0.5, exclusive=True)
        except _TROUBLE as trouble:
            raise not_opened(path, trouble) from trouble
        self._waker = Waker()

    def read(self, seconds: float) -> bytes:
        """Bytes received, at most 4096; waits for the first one, no longer than `seconds`. Empty when woken."""
        try:
            fd = self._serial.fileno()
            return self._serial.read(4096) if self._waker.wait(fd, seconds) else b""
        except _TROUBLE as trouble:
            raise unplugged(self.path) from trouble

    def write(self, chunk: bytes) -> None:
        """Send all of these bytes. Raises LinkLost "silent" if the other side accepts nothing for half a second."""
        try:
            self._serial.write(chunk)
        except serial.SerialTimeoutException as trouble:
            raise LinkLost(
                "silent", port=self.path, remedy=f"{self.path} takes no bytes: plug it in anew."
            ) from trouble
        except _TROUBLE as trouble:
            raise unplugged(self.path) from trouble

    def wake(self) -> None:
        """Make a waiting `read` return. Any thread may call it."""
        self._waker.wake()

    def close(self) -> None:
        """Release the port; may be called again."""
        if self._waker.close():
            with contextlib.suppress(*_TROUBLE):  # it may be gone already
                self._serial.close()


def not_opened(path: str, trouble: BaseException, what: str = "serial port") -> LinkLost:
    """The LinkLost for a device file that did not open, with reason and remedy. `what` names the kind of device that
    was expected."""
    code = getattr(trouble, "errno", None)
    if code in _DENIED:
        group, opens = _group_of(path)
        if opens:
            advice = f"Join the group {group} (sudo usermod -aG {group} $USER), then log in again."
        else:
            advice = f"Not even the group {group} may open {path}: install the udev rules."
        return LinkLost("permission", port=path, who=group, remedy=advice)
    if code in _HELD:
        who = ", ".join(holders(path))
        return LinkLost(
            "busy", port=path, who=who, remedy=f"{path} is in use: stop {who or 'the program that holds it'}."
        )
    if code in _GONE:
        return LinkLost("absent", port=path, remedy=f"Nothing is at {path}: plug it in, or set the port by its id.")
    return LinkLost("foreign", port=path, remedy=f"{path} is no {what}: set the port by its id.")


def _group_of(path: str) -> tuple[str, bool]:
    """The group a device file belongs to, and whether that group may open it."""
    try:
        found = os.stat(path)
    except OSError:
        return "dialout", True
    try:
        name = grp.getgrgid(found.st_gid).gr_name
    except KeyError:
        name = str(found.st_gid)
    wanted = stat.S_IRGRP | stat.S_IWGRP
    return name, found.st_mode & wanted == wanted
