"""Updates of an installed Boardside: a new version beside the running one, checked, switched to, removed on failure."""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import IO

from companion.storage.store_file import sync
from companion.system import trusted_archive, update_check, update_requests
from companion.system.unpacking import BadArchive, unpack
from companion.system.update_requests import Progress

NEEDED = ("pyproject.toml", "companion/__main__.py", "companion/demo/self_check.py", "deploy/install.sh")
PATIENCE = 600
"""Seconds for installing: a Pi from a slow card takes its time."""
SETTINGS = Path("/etc/boardside")
"""Root's: the key that signs updates, and the highest number of those that were taken; 0 under a key that is new."""
KEY, HIGHEST = "update.pub", "update.number"
NUMBER = "deploy/number"
"""Where a signed archive has its number; the next one that is signed has a higher one."""
COUNTED = re.compile(rb"0|[1-9][0-9]{0,8}")
"""A number of releases; deploy/release.sh gives none that is longer."""
UNSIGNED = ".unsigned"
"""Marks a version that nobody signed."""
LONGEST_OUTPUT = 4096
"""Bytes of what a program of the table's user says that are kept, its last ones."""
REQUEST, STATUS = "/run/boardside/update", Path("/run/boardside-update/status")
"""The table's request for an update (elsewhere if the environment variable `BOARDSIDE_REQUEST` names the place to which
the service has moved it), and what root's service says of it."""
WATCHED = Path("/run/systemd/system")


class UpdateFailed(Exception):
    """The error for an update that was not installed, with everything as before; one sentence has the reason."""


def home(code: Path = Path(__file__)) -> Path:
    """The folder in which this Boardside is installed, with `versions/` in it. Raises UpdateFailed if it is not
    installed."""
    versions = code.resolve().parents[3]
    if versions.name != "versions":
        raise UpdateFailed("Only a machine set up by deploy/install.sh is updated this way; here, unpack the archive.")
    return versions.parent


def update(
    archive: Path,
    home: Path,
    store: Path,
    say: Callable[[str], object],
    unsigned: bool = False,
    trusts: Callable[[str], bool] = lambda key: False,
) -> str:
    """Update from this archive; returns the version that runs now. Raises UpdateFailed; `say` is called with each step.

    The archive's signature is checked before anything of it is read, unless it is to be taken `unsigned`. Where no key
    is known, `trusts` is called with the fingerprint of the key beside the archive, and says whether to trust that key.
    """
    running = _running(home)
    if not os.access(home, os.W_OK):
        raise UpdateFailed(f"An update writes to {home} and needs root: sudo boardside update {archive}")
    with tempfile.TemporaryDirectory(prefix=".unpacked-", dir=home) as scratch:
        say(f"Looking into {archive} …")
        source, key, number = look_into(archive, home / "versions" / running, Path(scratch), unsigned, trusts)
        before = set(os.listdir(home / "versions"))
        say("Installing it beside the version that runs …")
        folder = _laid_beside(home / "versions" / running, source)
        if folder.name == running:
            raise UpdateFailed(f"{archive} holds version {running}, which is already running.")
        say(f"Checking version {folder.name} …")
        try:
            _checked(folder, home / "versions" / running, store)
        except UpdateFailed:
            if folder.name not in before:
                shutil.rmtree(folder, ignore_errors=True)
            raise
        if key is not None and number is not None:
            _pin(key, number)
            (folder / UNSIGNED).unlink(missing_ok=True)
        else:
            (folder / UNSIGNED).touch()
    say(f"Switching to version {folder.name} …")
    switch(home, folder.name, running)
    _came_up(home, folder.name)
    _tidy(home, {folder.name, running})
    return folder.name


def obey(home: Path, store: Path, request: Path | None = None, status: Path = STATUS) -> int:
    """Update as the table's page asked for; the outcome is written to `status`, and whether it failed is returned.

    The table may ask for any archive on a stick. What is taken is what a terminal's user could take, too: a newer one,
    signed with the key that is known here; no new key, and nothing unsigned.
    """
    archive = update_requests.requested(request or Path(os.environ.get("BOARDSIDE_REQUEST", REQUEST)))

    def tell(step: str, detail: str) -> None:
        print(detail, flush=True)
        update_requests.report(status, Progress(step, detail))

    try:
        if archive is None:
            raise UpdateFailed("What was asked for is no archive on a stick that is plugged in.")
        up = update(archive, home, store, lambda what: tell("running", what))
    except (UpdateFailed, OSError) as failed:
        tell("failed", str(failed))
        return 1
    tell("done", up)
    return 0


def look_into(
    archive: Path, running: Path, scratch: Path, unsigned: bool, trusts: Callable[[str], bool]
) -> tuple[Path, Path | None, int | None]:
    """The folder to which the archive was unpacked, the key that signed the archive, and the release's number; key and
    number are None if `unsigned`, which installs without a signature. If no key is known yet, `trusts` is called with
    the fingerprint of the archive's key. Raises UpdateFailed if the archive must not be installed; only `scratch` was
    written to."""
    try:
        copy = trusted_archive.take(archive, scratch)
        key = None if unsigned else _signed(archive, copy, trusts)
        (unpacked := scratch / "unpacked").mkdir()
        source = unpack(copy, unpacked)
    except BadArchive as bad:
        raise UpdateFailed(f"{archive} {bad}.") from None
    except trusted_archive.NotTrusted as not_taken:
        raise UpdateFailed(str(not_taken)) from None
    except OSError as wrong:
        raise UpdateFailed(f"{archive} could not be unpacked: {wrong.strerror or wrong}.") from None
    if missing := [part for part in NEEDED if not (source / part).is_file()]:
        raise UpdateFailed(f"{archive} is not a Boardside archive: it lacks {', '.join(missing)}.")
    number = None if unsigned else _number(archive, source, running)
    _newer(source, running)
    _packages(source)
    return source, key, number


def asked(key: str) -> bool:
    """Whether the user at the terminal trusts a key, shown by its fingerprint."""
    print(f"This version is signed with the key {key}, and no key is known here.")
    print("Compare it with what those who made the version say. Then only what this key signs is taken as signed.")
    if not sys.stdin.isatty():
        print("Answer at a terminal, or make the key known before: sudo deploy/install.sh --key FILE")
        return False
    return input("Trust this key? Type yes: ").strip() == "yes"


def back(home: Path) -> str:
    """Switch back to the version that was installed before; returns its name. Raises UpdateFailed if there is none, or
    if it showed no first picture: then the version that ran is there again."""
    running = _running(home)
    done = subprocess.run([home / "fallback", "back"], capture_output=True, text=True, check=False)
    if done.returncode:
        raise UpdateFailed(_last(done.stderr) or "There is no previous version to go back to.")
    older = done.stdout.strip()
    # It is on trial as an update is: what it ran on may have changed since.
    _write(home / "trial", f"{older} {running} 0 {older}")
    _came_up(home, older)
    return older


def switch(home: Path, new: str, old: str) -> None:
    """Set the next start to version `new`, on trial: see deploy/system/fallback.sh."""
    earlier = _before(home)
    _write(home / "trial", f"{new} {old} 0 {earlier}")
    _write(home / "before", old)
    following = home / ".next"
    following.unlink(missing_ok=True)
    following.symlink_to(f"versions/{new}")
    following.rename(home / "current")
    sync(home)


def _before(home: Path) -> str:
    """The version to which the way back leads; "" if there is none."""
    try:
        return (home / "before").read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError):
        return ""


def _signed(archive: Path, copy: Path, trusts: Callable[[str], bool]) -> Path:
    """The key file with which the archive was signed: the one installed on this machine; or, if none is installed, the
    one beside the archive, if `trusts`, called with the key's fingerprint, returns True. `copy` is the archive's copy
    that is checked. Raises UpdateFailed if there is no key, no signature or no trust; NotTrusted for a wrong signature.
    """
    given, key = Path(f"{archive}{trusted_archive.SIGNATURE}"), SETTINGS / KEY
    if not key.exists():
        if not Path(f"{archive}{trusted_archive.KEY}").exists() or not given.exists():
            raise UpdateFailed(
                "No key for signed updates is installed here: sudo deploy/install.sh --key FILE; "
                f"or install this one unsigned: sudo boardside update --unsigned {archive}"
            )
        key = trusted_archive.take(Path(f"{archive}{trusted_archive.KEY}"), copy.parent, trusted_archive.LARGEST_KEY)
    elif not given.exists():
        raise UpdateFailed(f"{archive} is not signed: there is no {given.name} beside it.")
    trusted_archive.check(copy, trusted_archive.take(given, copy.parent, trusted_archive.LARGEST_KEY), key)
    if key != SETTINGS / KEY and not trusts(trusted_archive.short_print(key)):
        raise UpdateFailed("The key was not trusted; nothing was changed.")
    return key


def _number(archive: Path, source: Path, running: Path) -> int:
    """The number of a signed archive, which grows with each release. Raises UpdateFailed when a later one was taken
    already.
    """
    number, highest = _counted(source / NUMBER), _counted(SETTINGS / HIGHEST)
    # What nobody signed may have any number, and what another key signed was counted otherwise.
    other = (running / UNSIGNED).exists() or highest == 0
    taken = max(highest or 0, 0 if other else _counted(running / NUMBER) or 0)
    if not number:
        raise UpdateFailed(f"{archive} has no number in {NUMBER}; deploy/release.sh --sign gives it one.")
    if number < taken:
        raise UpdateFailed(f"{archive} is number {number} of the signed releases; number {taken} was installed before.")
    return number


def _counted(file: Path) -> int | None:
    try:
        with file.open("rb") as opened:
            digits = opened.read(20).strip()
    except OSError:
        return None
    return int(digits) if COUNTED.fullmatch(digits) else None


def _pin(key: Path, number: int) -> None:
    """Store the key that releases must be signed with, and the highest release number that came with it."""
    SETTINGS.mkdir(mode=0o755, exist_ok=True)
    if key != SETTINGS / KEY:
        _write(SETTINGS / KEY, key.read_text(encoding="ascii").rstrip("\n"))
    _write(SETTINGS / HIGHEST, str(max(number, _counted(SETTINGS / HIGHEST) or 0)))


def _running(home: Path) -> str:
    current = home / "current"
    if not current.is_symlink():
        raise UpdateFailed(f"{current} points to nothing; install Boardside again: sudo deploy/install.sh")
    return current.readlink().name


def _newer(source: Path, running: Path) -> None:
    """Raise UpdateFailed when the version in the folder `source` is older than the running one, or asks for another
    Python.
    """
    theirs, ours = _project(source), _project(running)
    if _numbers(theirs.get("version", "")) < _numbers(ours.get("version", "")):
        raise UpdateFailed(
            f"This is version {theirs.get('version')}, older than {ours.get('version')}, which runs; "
            "`boardside update --back` goes back to the version before."
        )
    asked = theirs.get("requires-python", "")
    if not _meant(asked, sys.version_info[:2]):
        raise UpdateFailed(f"This version needs Python {asked}; this machine has {platform.python_version()}.")


def _meant(asked: str, python: tuple[int, int]) -> bool:
    """Whether a range like ">=3.11,<3.14" includes this Python; a range of another form includes none."""
    found = re.findall(r"(>=|<)\s*([0-9]{1,3})\.([0-9]{1,3})(?![0-9])", asked)
    bounds = [(sign, (int(major), int(minor))) for sign, major, minor in found]
    return len(bounds) == len(asked.split(",")) and all(
        python >= bound if sign == ">=" else python < bound for sign, bound in bounds
    )


def _project(folder: Path) -> dict[str, str]:
    """The [project] table of this version's pyproject.toml, as far as it is needed here."""
    try:
        with (folder / "pyproject.toml").open("rb") as file:
            parsed = tomllib.loads(file.read(1 << 16).decode())["project"]
        project = {name: parsed[name] for name in ("version", "requires-python") if name in parsed}
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        project = {}
    if not all(isinstance(value, str) and len(value) < 100 for value in project.values()) or not re.fullmatch(
        r"[0-9]{1,4}(\.[0-9]{1,4}){0,3}", project.get("version", "")
    ):
        raise UpdateFailed(f"{folder.name}/pyproject.toml names no version.")
    return project


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def _packages(source: Path) -> None:
    """Raise UpdateFailed when the archive brings packages, but lacks one for this Python on this machine."""
    wheels = [path.name[: -len(".whl")].rsplit("-", 3) for path in (source / "wheels").glob("*.whl")]
    if short := [name for name in wheels if len(name) != 4]:
        raise UpdateFailed(f"This archive holds wheels/{'-'.join(short[0])}.whl, which is not a package.")
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


def _laid_beside(running: Path, source: Path) -> Path:
    """Install the version that was unpacked in the folder `source`, by the installer of the running version (in the
    folder `running`), and return the folder of the new version. Raises UpdateFailed."""
    script = running / "deploy" / "install.sh"
    try:
        done = subprocess.run(
            ["bash", script, "--beside", source], capture_output=True, text=True, timeout=PATIENCE, check=False, cwd="/"
        )
    except subprocess.TimeoutExpired:
        raise UpdateFailed("Installing took too long and was stopped; nothing was switched.") from None
    folder = Path(_last(done.stdout))
    if done.returncode or not (folder / ".complete").is_file():
        raise UpdateFailed(f"It could not be installed: {_last(done.stderr) or 'no reason given'}")
    return folder


def _checked(folder: Path, running: Path, store: Path) -> None:
    """Have the new version checked as the table's user, in the table's sandbox. UpdateFailed with the last lines of
    its output."""
    code = Path(update_check.__file__).parents[2]
    launcher: list[str | Path] = [sys.executable, "-I", "-B", "-c", update_check.LAUNCHER, code, update_check.__name__]
    process = subprocess.Popen(
        ["bash", running / "deploy" / "system" / "sandbox.sh", "--seconds", str(update_check.LONGEST), *launcher,
         folder, running, store],
        cwd="/", stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert process.stderr is not None
    output = _last(_end_of(process.stderr).decode(errors="replace"))
    if process.wait():
        words = "".join(sign for sign in output if sign.isprintable())[:300]
        raise UpdateFailed(f"Version {folder.name} did not pass its own check: {words or 'no reason given'}")


def _end_of(pipe: IO[bytes]) -> bytes:
    """The last `LONGEST_OUTPUT` bytes from a pipe, which is read to its end."""
    output = b""
    while piece := os.read(pipe.fileno(), LONGEST_OUTPUT):
        output = (output + piece)[-LONGEST_OUTPUT:]
    return output


def _came_up(home: Path, version: str) -> None:
    """Restart the table and look which version runs then. Raises UpdateFailed unless it is this one."""
    _restart(home)
    up = _running(home)
    if up != version:
        raise UpdateFailed(f"Version {version} showed no first picture; the previous version is back: {up}.")
    if WATCHED.is_dir() and (home / "trial").exists():
        raise UpdateFailed(
            f"Version {version} was switched to, but has shown no first picture yet: is a screen connected? "
            "If it never does, the next start takes the version before."
        )


def _restart(home: Path) -> None:
    """Restart the table, and return when the trial of a new version is over: either it has shown its first frame, or it
    failed and the version before is back; the caller then looks which version runs. Waits PATIENCE seconds at most, not
    at all if no version is on trial. Does nothing where systemd does not run."""
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
