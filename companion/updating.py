"""Updating an installed Boardside: a new version beside the running one, checked, switched to, and left again."""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import tomllib
import zlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path, PurePosixPath

from companion import backups
from companion.disk import StoreFailed, connect, sync

MOST = 1 << 30
"""Bytes that an archive may unpack to; one with all packages has a fifth of that."""
NEEDED = ("pyproject.toml", "companion/__main__.py", "companion/selfcheck.py", "deploy/install.sh")
PATIENCE = 600
"""Seconds for installing, and for the check: a Pi from a slow card takes its time."""
WATCHED = Path("/run/systemd/system")


class UpdateFailed(Exception):
    """It was not updated, and all is as it was; one sentence says why."""


def home(code: Path = Path(__file__)) -> Path:
    """Where this Boardside is installed: `versions/` is in there. UpdateFailed when it is not."""
    versions = code.resolve().parents[2]
    if versions.name != "versions":
        raise UpdateFailed(
            "Only a table that deploy/install.sh installed is updated like this; here unpack the archive."
        )
    return versions.parent


def update(archive: Path, home: Path, store: Path, say: Callable[[str], object]) -> str:
    """Update from this archive; the version that runs now. Raises UpdateFailed; `say` is told each step."""
    running = _running(home)
    if not os.access(home, os.W_OK):
        raise UpdateFailed(f"An update writes to {home} and needs root: sudo boardside update {archive}")
    with tempfile.TemporaryDirectory(prefix=".unpacked-", dir=home) as unpacked:
        say(f"Looking into {archive} …")
        source = unpack(archive, Path(unpacked))
        _newer(source, home / "versions" / running)
        _packages(source)
        before = set(os.listdir(home / "versions"))
        say("Installing it beside the version that runs …")
        folder = _laid_beside(source)
        if folder.name == running:
            raise UpdateFailed(f"{archive} holds version {running}, which runs already.")
        say(f"Checking version {folder.name} …")
        try:
            _checked(folder, store, Path(unpacked))
        except UpdateFailed:
            if folder.name not in before:
                shutil.rmtree(folder, ignore_errors=True)
            raise
    say(f"Switching to version {folder.name} …")
    switch(home, folder.name, running)
    _restart(home)
    up = _running(home)
    if up != folder.name:
        raise UpdateFailed(f"Version {folder.name} did not reach its first frame; the table is back at version {up}.")
    _tidy(home, {up, running})
    return up


def back(home: Path) -> str:
    """Go back to the version before; its name. UpdateFailed."""
    done = subprocess.run([home / "fallback", "back"], capture_output=True, text=True, check=False)
    if done.returncode:
        raise UpdateFailed(_last(done.stderr) or "There is no version to go back to.")
    _restart(home)
    return done.stdout.strip()


def unpack(archive: Path, into: Path) -> Path:
    """The one folder that the archive holds, unpacked. UpdateFailed when it is none of ours, or not whole."""
    try:
        with tarfile.open(archive) as opened:
            members = opened.getmembers()
            for member in members:
                _harmless(archive, member)
            size = sum(member.size for member in members)
            if size > MOST:
                raise UpdateFailed(f"{archive} unpacks to {size} bytes; no Boardside is that large.")
            if shutil.disk_usage(into).free < 3 * size:
                raise UpdateFailed(
                    f"{archive} needs {3 * size >> 20} MB on the disk of {into.parent}; make room first."
                )
            for member in members:
                member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
                member.uid = member.gid = 0
                member.uname = member.gname = ""
                opened.extract(member, into, set_attrs=True)
    except (tarfile.TarError, EOFError, zlib.error) as wrong:
        whole = "is not whole" if archive.suffix in (".gz", ".tar") and _begins_well(archive) else "is no archive"
        raise UpdateFailed(f"{archive} {whole} ({str(wrong).splitlines()[0]}); fetch it again.") from None
    except OSError as wrong:
        raise UpdateFailed(f"{archive} could not be unpacked: {wrong.strerror or wrong}.") from None
    top = {PurePosixPath(member.name).parts[0] for member in members}
    folder = into / next(iter(top), "")
    missing = [part for part in NEEDED if not (folder / part).is_file()]
    if len(top) != 1 or missing:
        raise UpdateFailed(f"{archive} is no Boardside: there is no {', '.join(missing) or 'single folder'} in it.")
    return folder


def switch(home: Path, new: str, old: str) -> None:
    """Have the next start be one of `new`, on trial: see deploy/system/fallback.sh."""
    _write(home / "before", old)
    _write(home / "trial", f"{new} {old} 0")
    following = home / ".next"
    following.unlink(missing_ok=True)
    following.symlink_to(f"versions/{new}")
    following.rename(home / "current")
    sync(home)


def _harmless(archive: Path, member: tarfile.TarInfo) -> None:
    path = PurePosixPath(member.name)
    if path.is_absolute() or ".." in path.parts or not path.parts:
        raise UpdateFailed(f"{archive} would write to {member.name}, outside its own folder; nothing was unpacked.")
    if not (member.isfile() or member.isdir()):
        raise UpdateFailed(f"{archive} holds {member.name}, which is no file; nothing was unpacked.")


def _begins_well(archive: Path) -> bool:
    with archive.open("rb") as file:
        return file.read(2) == b"\x1f\x8b"


def _running(home: Path) -> str:
    current = home / "current"
    if not current.is_symlink():
        raise UpdateFailed(f"{current} leads nowhere; install Boardside again: sudo deploy/install.sh")
    return current.readlink().name


def _newer(source: Path, running: Path) -> None:
    """UpdateFailed when this is an older version, or asks for another Python."""
    told, ours = _project(source), _project(running)
    if _numbers(told.get("version", "")) < _numbers(ours.get("version", "")):
        raise UpdateFailed(
            f"This is version {told.get('version')}, older than {ours.get('version')}, which runs; "
            "`boardside update --back` goes back to the version before."
        )
    asked = told.get("requires-python", "")
    if not _meant(asked, sys.version_info[:2]):
        raise UpdateFailed(f"This version needs Python {asked}; this machine has {platform.python_version()}.")


def _meant(asked: str, python: tuple[int, int]) -> bool:
    """Whether a range like ">=3.11,<3.14" holds this Python; one of another form holds none."""
    found = re.findall(r"(>=|<)\s*(\d+)\.(\d+)", asked)
    bounds = [(sign, (int(major), int(minor))) for sign, major, minor in found]
    return len(bounds) == len(asked.split(",")) and all(
        python >= bound if sign == ">=" else python < bound for sign, bound in bounds
    )


def _project(folder: Path) -> dict[str, str]:
    try:
        return dict(tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"])
    except (OSError, ValueError, KeyError):
        raise UpdateFailed(f"{folder / 'pyproject.toml'} tells no version.") from None


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split(".") if part.isdecimal())


def _packages(source: Path) -> None:
    """UpdateFailed when the archive brings packages, and none of some package for this Python on this machine."""
    wheels = [path.name[: -len(".whl")].rsplit("-", 3) for path in (source / "wheels").glob("*.whl")]
    ours, machine = f"cp{sys.version_info.major}{sys.version_info.minor}", platform.machine()

    def fits(python: str, abi: str, where: str) -> bool:
        return ("py3" in python or ours in python or "abi3" in abi) and (where == "any" or where.endswith(machine))

    good = {name.partition("-")[0] for name, *tags in wheels if fits(*tags)}
    lacking = sorted({name.partition("-")[0] for name, *_ in wheels} - good)
    if lacking:
        raise UpdateFailed(
            f"This archive's packages are for another Python or another machine: none of {', '.join(lacking)} "
            f"is for Python {platform.python_version()} on {machine}."
        )


def _laid_beside(source: Path) -> Path:
    script = source / "deploy" / "install.sh"
    try:
        done = subprocess.run(
            ["bash", script, "--beside"], capture_output=True, text=True, timeout=PATIENCE, check=False, cwd="/"
        )
    except subprocess.TimeoutExpired:
        raise UpdateFailed("Installing took too long and was stopped; nothing was switched.") from None
    folder = Path(_last(done.stdout))
    if done.returncode or not (folder / ".complete").is_file():
        raise UpdateFailed(f"It could not be installed: {_last(done.stderr) or 'no word why'}")
    return folder


def _checked(folder: Path, store: Path, scratch: Path) -> None:
    """Have the new version check itself, with a copy of the games. UpdateFailed with its last words."""
    copy = scratch / "games.db"
    if store.exists():
        try:
            with closing(connect(store, "ro")) as games:
                backups.copy(games, copy)
        except StoreFailed as failed:
            raise UpdateFailed(f"The games could not be copied for a check. {failed.sentence}") from None
    environment = {**os.environ, "PYTHONPATH": str(folder), "KIVY_HOME": str(scratch / "kivy")}
    try:
        done = subprocess.run(
            [folder / "venv" / "bin" / "python", "-P", "-m", "companion.selfcheck", copy],
            env=environment, cwd=scratch, capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as wrong:
        raise UpdateFailed(f"Version {folder.name} could not be checked: {wrong}.") from None
    if done.returncode:
        raise UpdateFailed(f"Version {folder.name} did not pass its own check: {_last(done.stderr) or 'no word why'}")


def _restart(home: Path) -> None:
    """Start the table anew; returns at its first frame, or when a version on trial was left again."""
    if not WATCHED.is_dir():
        return
    subprocess.run(["systemctl", "restart", "boardside"], capture_output=True, check=False)
    # It comes back after the first start that failed; only the next one leaves the version.
    late = time.monotonic() + PATIENCE
    while (home / "trial").exists() and time.monotonic() < late:
        time.sleep(0.1)


def _tidy(home: Path, kept: set[str]) -> None:
    for folder in (home / "versions").iterdir():
        if folder.name not in kept:
            shutil.rmtree(folder, ignore_errors=True)


def _write(path: Path, line: str) -> None:
    part = path.with_name(path.name + ".part")
    part.write_text(line + "\n")
    sync(part)
    part.rename(path)


def _last(text: str) -> str:
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "")
