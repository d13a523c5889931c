"""A report for a stranger who helps with a fault: the machine and its faults in one file, without names and games."""

from __future__ import annotations

import glob
import grp
import os
import pwd
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from companion.config import ConfigError, read, sources
from companion.system.exception_without_text import Failure

NAME = "boardside-report.txt"
PACKAGES = ("kivy", "msgspec", "fluent.runtime", "pyserial", "gpiozero", "lgpio")
FILES = (
    "/proc/device-tree/model",
    "/etc/os-release",
    "/proc/devices",
    "/proc/bus/input/devices",
    "/sys/class/drm/card*-*/status",
    "/sys/class/drm/card*-*/modes",
    "/sys/class/backlight/*/bl_power",
    "/sys/class/backlight/*/brightness",
    "/sys/class/watchdog/*/identity",
    "/sys/class/watchdog/*/state",
    "/sys/class/watchdog/*/timeout",
    "/sys/class/thermal/thermal_zone*/temp",
)
NODES = (
    "/dev/dri/*",
    "/dev/input/*",
    "/dev/serial/by-id/*",
    "/dev/boardside/*",
    "/dev/tty[UA]*[0-9]",
    "/dev/gpiochip*",
)
SERVICE = "boardside.service"
COMMANDS = (
    ("systemctl", "--version"),
    ("systemctl", "show", SERVICE, "--property=ActiveState,SubState,Result,NRestarts,StatusText,WatchdogUSec"),
    ("systemctl", "show", SERVICE, "--property=InactiveExitTimestampMonotonic,ActiveEnterTimestampMonotonic"),
    ("systemctl", "show", SERVICE, "--property=MemoryCurrent,DeviceAllow,Environment"),
    ("systemctl", "show", "--property=RuntimeWatchdogUSec,UserspaceTimestampMonotonic"),
    ("systemd-analyze", "--no-pager", "security", SERVICE),
    ("vcgencmd", "get_throttled"),
    ("journalctl", "--unit", SERVICE, "--lines=200", "--no-pager", "--no-hostname", "--output=short-monotonic"),
    (
        *("journalctl", "--dmesg", "--lines=200", "--no-pager", "--no-hostname", "--output=short-monotonic"),
        "--grep=drm|v3d|vc4|dsi|backlight|touch|input|ttyUSB|ttyACM|ttyAMA|gpio|watchdog|voltage",
    ),
)
LONGEST = 60_000
"""Characters of one answer; the end of a log is more useful than its beginning."""


def write(target: str, files: tuple[Path, Path] | None) -> int:
    """Write the report to the file `target` and print the file's path; "-" is standard output. Returns the exit code 0.
    `files` are the settings file and that of the devices; None: those that the program uses by itself. Raises OSError
    if the report cannot be written."""
    text = "\n".join(lines(files)) + "\n"
    if target == "-":
        sys.stdout.write(text)
        return 0
    path = Path(target).absolute()
    if not os.access(path.parent, os.W_OK):
        raise OSError(f"{path} cannot be written; name another file, or - for standard output: doctor --report -")
    path.write_text(text, encoding="utf-8")
    print(f"The report is {path}. It holds no names and no games; look through it before you send it.")
    return 0


def lines(files: tuple[Path, Path] | None = None, failures: Mapping[Failure, int] | None = None) -> Iterator[str]:
    """All lines of the report. `files` are the settings file and the file of the devices; None: the files that the
    program uses by itself. `failures` are the failures since the start of the program, and how often each happened."""
    host = socket.gethostname()
    for line in (*_failed(failures or {}), *_all(files)):
        yield line.replace(host, "(this machine)") if len(host) > 3 else line


def _all(files: tuple[Path, Path] | None) -> Iterator[str]:
    yield "# Boardside's report"
    yield from _section("versions")
    yield f"boardside {Path(__file__).resolve().parents[2].name}"
    yield f"python {sys.version.split()[0]} on {os.uname().machine}, kernel {os.uname().release}"
    for package in PACKAGES:
        try:
            yield f"{package} {version(package)}"
        except PackageNotFoundError:
            yield f"{package} is not installed"
    yield from _section("settings")
    yield from _settings(files or sources())
    yield from _section("who asks")
    yield f"user {os.geteuid()}, groups {' '.join(sorted(filter(None, map(_group, os.getgroups()))))}"
    for pattern in NODES:
        yield from _section(pattern)
        yield from (_node(path) for path in sorted(glob.glob(pattern)))
    for pattern in FILES:
        for path in sorted(glob.glob(pattern)):
            yield from _section(path)
            yield _text(path)
    for command in COMMANDS:
        yield from _section(" ".join(command))
        yield _answer(command)


def _failed(failures: Mapping[Failure, int]) -> Iterator[str]:
    for failure, times in failures.items():
        yield from _section(f"{failure.type} on {failure.page}, {times} times")
        yield from failure.lines
        yield from (f"before that: {each}" for each in failure.before)


def _section(title: str) -> tuple[str, str]:
    return "", f"## {title}"


def _settings(files: tuple[Path, Path]) -> Iterator[str]:
    """The lines on screen and hardware in the settings; the path of the games is left out, as it may hold the
    owner's name."""
    try:
        settings = read(*files)
    except ConfigError:
        yield "The settings' file cannot be used."
        return
    yield f"screen {settings.screen}"
    yield f"hardware {settings.hardware}"


def _group(number: int) -> str:
    try:
        return grp.getgrgid(number).gr_name
    except KeyError:
        return str(number)


def _node(path: str) -> str:
    """A line on a device file: its owner, and whether Boardside may use it."""
    try:
        found = os.stat(path)
        owner = pwd.getpwuid(found.st_uid).pw_name
    except (OSError, KeyError):
        return f"{path} is gone"
    may = "open to us" if os.access(path, os.R_OK | os.W_OK) else "closed to us"
    link = f" -> {os.readlink(path)}" if os.path.islink(path) else ""
    return f"{path}{link} {found.st_mode & 0o777:o} {owner}:{_group(found.st_gid)} {may}"


def _text(path: str) -> str:
    try:
        return Path(path).read_text(errors="replace").replace("\0", "").strip()[-LONGEST:]
    except OSError as error:
        return f"cannot be read: {error.strerror}"


def _answer(command: tuple[str, ...]) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=20)
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"no answer: {type(error).__name__}"
    return (done.stdout + done.stderr).strip()[-LONGEST:]
