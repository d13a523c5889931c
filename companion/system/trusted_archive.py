"""An archive that root may install: copied to where nobody else can change it, and signed with the pinned key.

The signature is a detached one of minisign, beside the archive. minisign and not gpgv: it knows one kind of key and no
clock (a Pi has none of its own, and gpgv refuses a signature from a time to come), and its key is a line of text.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import os
import pwd
import re
import stat
import subprocess
from pathlib import Path

USER = "boardside"
LARGEST_ARCHIVE = 256 << 20
"""Bytes of a packed archive; one with all packages for two machines has a fifth of that."""


STICKS = Path("/media")
"""The folder in which root mounts sticks for the table; see deploy/system/udev.rules."""
MOUNTS = Path("/proc/self/mountinfo")
FAT = ("vfat", "msdos", "exfat")
"""File systems that know neither links nor pipes nor owners: whatever is there is a file, and nobody's."""


class NotTrusted(Exception):
    """The error for a file that was not copied, that holds no key, or that its key's owner did not sign; its text is
    one sentence with the reason."""


def take(path: Path, folder: Path, largest: int = LARGEST_ARCHIVE) -> Path:
    """The path of a copy of this file, with the same name, in `folder`, which belongs to root. Raises NotTrusted if the
    file cannot be read, is larger than `largest` bytes, or if the file or a folder above it belongs to the table's
    user and it is not on a stick.

    There the table's user could exchange the file for a link, a pipe, or another file while it is read. On a stick only
    for another file, and that the copy was signed is checked afterwards.
    """
    try:
        where = path.parent.resolve(strict=True) / path.name
        if path.is_symlink():
            where = path.resolve(strict=True)
        if _of_the_table(where) and not on_a_stick(where):
            raise NotTrusted(f"{path} is where the table may write; copy it to another folder first.")
        descriptor = os.open(where, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
        with os.fdopen(descriptor, "rb") as file:
            found = os.fstat(descriptor)
            if not stat.S_ISREG(found.st_mode):
                raise NotTrusted(f"{path} is no file.")
            return _copied(path, file.fileno(), folder / path.name, largest)
    except OSError as wrong:
        raise NotTrusted(f"{path} cannot be read: {wrong.strerror or wrong}.") from None


def _copied(path: Path, descriptor: int, copy: Path, largest: int) -> Path:
    left = largest
    with copy.open("xb") as file:
        while piece := os.read(descriptor, 1 << 16):
            left -= len(piece)
            if left < 0:
                raise NotTrusted(f"{path} is larger than {largest} bytes; no such file of ours is.")
            file.write(piece)
    return copy


def on_a_stick(path: Path) -> bool:
    """Whether this is the path of a file in the top folder of a stick with FAT that is mounted for the table."""
    if path.parent.parent != STICKS:
        return False
    for line in MOUNTS.read_text(encoding="utf-8", errors="surrogateescape").splitlines():
        # 36 35 98:0 / /media/CLUB rw,noatime shared:1 - vfat /dev/sda1 rw
        where, _, what = line.partition(" - ")
        mounted = re.sub(r"\\([0-7]{3})", lambda octal: chr(int(octal[1], 8)), where.split(" ")[4])
        if mounted == str(path.parent) and what.split(" ")[0] in FAT:
            return True
    return False


def _of_the_table(path: Path) -> bool:
    try:
        user = pwd.getpwnam(USER).pw_uid
    except KeyError:
        return False
    return any(each.lstat().st_uid == user for each in (path, *path.parents))


TOOL = "minisign"
SIGNATURE, KEY = ".minisig", ".pub"
"""What a file beside the archive is called: the archive's whole name, and this."""
LARGEST_KEY = 4096
"""Bytes of a signature or of a key; they have some three hundred."""
PATIENCE = 120


def short_print(key: Path) -> str:
    """A fingerprint of the key in this file, which people can compare by reading it aloud, "3f1c 09aa 77d0 5be2 9c41".
    Raises NotTrusted if the file holds no key.

    The fingerprint is computed from the whole key, because whoever makes a key can choose the number in the first
    line of the key's file.
    """
    try:
        lines = key.read_bytes()[: LARGEST_KEY + 1].decode("ascii").splitlines()
        raw = base64.b64decode(lines[1], validate=True)
    except (OSError, ValueError, IndexError, binascii.Error):
        raise NotTrusted(f"{key} holds no minisign key.") from None
    if len(raw) != 42 or raw[:2] != b"Ed":
        raise NotTrusted(f"{key} holds no minisign key.")
    whole = hashlib.sha256(raw).hexdigest()[:20]
    return " ".join(whole[at : at + 4] for at in range(0, 20, 4))


def check(archive: Path, signature: Path, key: Path) -> None:
    """Raise NotTrusted unless the owner of the key signed exactly this archive."""
    known = short_print(key)
    # -H: of a signature in the old form the whole archive would be read into memory.
    command: list[str | Path] = [TOOL, "-V", "-H", "-q", "-p", key, "-x", signature, "-m", archive]
    try:
        done = subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False, stdin=subprocess.DEVNULL)
    except FileNotFoundError:
        raise NotTrusted(f"The signature cannot be checked without {TOOL}: sudo apt-get install {TOOL}") from None
    except (OSError, subprocess.TimeoutExpired) as wrong:
        raise NotTrusted(f"The signature could not be checked: {type(wrong).__name__}.") from None
    if done.returncode:
        raise NotTrusted(f"It was not signed with the key {known}, or was changed since.")
