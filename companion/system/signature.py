"""Signatures of releases: a detached minisign signature beside the archive, checked with the key that root has pinned.

minisign and not gpgv: it knows one kind of key and no clock (a Pi has none of its own, and gpgv refuses a signature
from a time to come), and its key is a line of text.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import subprocess
from pathlib import Path

TOOL = "minisign"
SIGNATURE, KEY = ".minisig", ".pub"
"""What a file beside the archive is called: the archive's whole name, and this."""
LARGEST = 4096
"""Bytes of a signature or of a key; they have some three hundred."""
PATIENCE = 120


class NotSigned(Exception):
    """The error for an archive without a valid signature by the expected key, or for a file that holds no key; its text
    is one sentence with the reason."""


def short_print(key: Path) -> str:
    """A fingerprint of the key in this file, which people can compare by reading it aloud, "3f1c 09aa 77d0 5be2 9c41".
    Raises NotSigned if the file holds no key.

    The fingerprint is computed from the whole key, because whoever makes a key can choose the number in the first
    line of the key's file.
    """
    try:
        lines = key.read_bytes()[: LARGEST + 1].decode("ascii").splitlines()
        raw = base64.b64decode(lines[1], validate=True)
    except (OSError, ValueError, IndexError, binascii.Error):
        raise NotSigned(f"{key} holds no minisign key.") from None
    if len(raw) != 42 or raw[:2] != b"Ed":
        raise NotSigned(f"{key} holds no minisign key.")
    whole = hashlib.sha256(raw).hexdigest()[:20]
    return " ".join(whole[at : at + 4] for at in range(0, 20, 4))


def check(archive: Path, signature: Path, key: Path) -> None:
    """Raise NotSigned unless the owner of the key signed exactly this archive."""
    known = short_print(key)
    # -H: of a signature in the old form the whole archive would be read into memory.
    command: list[str | Path] = [TOOL, "-V", "-H", "-q", "-p", key, "-x", signature, "-m", archive]
    try:
        done = subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False, stdin=subprocess.DEVNULL)
    except FileNotFoundError:
        raise NotSigned(f"The signature cannot be checked without {TOOL}: sudo apt-get install {TOOL}") from None
    except (OSError, subprocess.TimeoutExpired) as wrong:
        raise NotSigned(f"The signature could not be checked: {type(wrong).__name__}.") from None
    if done.returncode:
        raise NotSigned(f"It was not signed with the key {known}, or was changed since.")
