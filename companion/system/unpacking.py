"""The reader of release archives: every member is checked before the first one is written.

Only what `deploy/release.sh` writes is read: ustar, bare or gzipped, of files and folders within one folder; a name
that is too long for it stands in a pax record before it. Python's own tarfile reads far more (links, devices, sparse
files, sizes below zero), and some of its versions never end on them.
"""

from __future__ import annotations

import os
import re
import shutil
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from msgspec import Struct

MOST = 512 << 20
"""Bytes that an archive may unpack to; one with all packages has half of that."""
MEMBERS = 5_000
"""Files and folders that it may hold; one with all packages has a tenth."""
DEEPEST, LONGEST = 12, 255
"""Folders within each other, and bytes of a path."""
BLOCK, CHUNK = 512, 1 << 16
LARGEST_RECORD = 2048
RECORD = re.compile(rb"([0-9]{1,4}) ([a-z]{1,20})=([^\0\n]*)\n")
PASSED_OVER = (b"mtime", b"atime", b"ctime")
OCTAL = re.compile(rb"[0-7]{6,11}[\0 ]{1,2}")


class BadArchive(Exception):
    """The error for an archive that is no release, or is damaged; its text is put after the archive's name to make a
    sentence.
    """


class Member(Struct, frozen=True):
    """A file or folder in an archive: its size in bytes (None for a folder), whether it can be run, and its `path` like
    ("boardside-1", "a").
    """

    path: tuple[str, ...]
    size: int | None
    runs: bool


def unpack(archive: Path, into: Path) -> Path:
    """The path of the one folder that the archive holds, unpacked into `into`, an empty folder that nobody else may
    write to.

    Raises BadArchive, with nothing written, if the archive is damaged or too large, has no single folder, or holds
    anything but files and folders within that folder (a link, a path with ".."). Raises OSError if the disk fails.
    """
    with archive.open("rb") as file:
        listed = [member for member, _ in _members(file)]
    size = sum(member.size or 0 for member in listed)
    if shutil.disk_usage(into).free < 3 * size:
        raise BadArchive(f"needs {3 * size >> 20} MB on the disk of {into.parent}; make room first")
    top = {member.path[0] for member in listed}
    if len(top) != 1:
        raise BadArchive("is no Boardside: there is no single folder in it")
    with archive.open("rb") as file:
        for member, data in _members(file):
            target = into.joinpath(*member.path)
            folder = target if member.size is None else target.parent
            folder.mkdir(mode=0o755, parents=True, exist_ok=True)
            if member.size is not None:
                _write(target, 0o755 if member.runs else 0o644, data)
    return into / top.pop()


def _write(target: Path, mode: int, data: Iterator[bytes]) -> None:
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
    with os.fdopen(os.open(target, flags, mode), "wb") as file:
        os.fchmod(file.fileno(), mode)
        for piece in data:
            file.write(piece)


def _members(file: BinaryIO) -> Iterator[tuple[Member, Iterator[bytes]]]:
    """Every member of the archive with its contents; contents that the caller did not read are skipped."""
    stream = _Stream(file)
    seen: dict[tuple[str, ...], bool] = {}  # whether it is a folder
    listed = total = 0
    while (header := stream.block()) != bytes(BLOCK):
        long_name = None
        if _kind(header) == b"x":
            long_name = _recorded(b"".join(stream.data(min(_number(header[124:136]), LARGEST_RECORD + 1))))
            header = stream.block()
        member = _member(header, long_name)
        listed += 1
        total += member.size or 0
        if listed > MEMBERS:
            raise BadArchive(f"holds more than {MEMBERS} files; no Boardside has so many")
        if total > MOST:
            raise BadArchive(f"unpacks to more than {MOST} bytes; no Boardside is that large")
        _placed(member, seen)
        data = stream.data(member.size or 0)
        yield member, data
        for _ in data:
            pass
    stream.end()


def _placed(member: Member, seen: dict[tuple[str, ...], bool]) -> None:
    """Record the path of an archive's member in `seen`, and whether it is a folder. Raises BadArchive if another member
    has this path (two folders may), or if a path would have to be both a file and a folder.
    """
    name = "/".join(member.path)
    if member.path in seen and not (member.size is None and seen[member.path]):
        raise BadArchive(f"holds {name} twice; nothing was unpacked")
    for depth in range(1, len(member.path)):
        if not seen.setdefault(member.path[:depth], True):
            raise BadArchive(f"holds {name} within a file; nothing was unpacked")
    seen[member.path] = member.size is None


def _kind(header: bytes) -> bytes:
    """The type flag of a header, like b"0" for a file. BadArchive when it is no valid header."""
    if header[257:265] != b"ustar\x0000":
        if header[257:262] == b"ustar":
            raise BadArchive("was not packed by deploy/release.sh (not ustar)")
        raise BadArchive("is no archive")
    kept = _number(header[148:156])
    if kept != sum(header[:148]) + 8 * 32 + sum(header[156:]):
        raise BadArchive("is not whole (a header is damaged)")
    return header[156:157]


def _recorded(records: bytes) -> str | None:
    """The path in the pax records of a tar archive, the key and value pairs before a member; None if they hold no path.
    Raises BadArchive for damaged records, and for a key that `deploy/release.sh` does not write."""
    name, at = None, 0
    while at < len(records):
        found = RECORD.match(records, at)
        if found is None or int(found[1]) != found.end() - at or len(records) > LARGEST_RECORD:
            raise BadArchive("is not whole (a record is damaged)")
        if found[2] == b"path":
            name = _text(found[3])
        elif found[2] not in PASSED_OVER:
            raise BadArchive("was not packed by deploy/release.sh (a record that is not ours)")
        at = found.end()
    return name


def _member(header: bytes, long_name: str | None) -> Member:
    kind, size, mode = _kind(header), _number(header[124:136]), _number(header[100:108])
    prefix, name = _text(header[345:500]), _text(header[:100])
    path = long_name or (f"{prefix}/{name}" if prefix else name)
    if kind not in (b"0", b"5"):
        raise BadArchive(f"holds {path}, which is no file; nothing was unpacked")
    if kind == b"5":
        if size:
            raise BadArchive(f"holds {path}, a folder with {size} bytes; nothing was unpacked")
        path = path.removesuffix("/")
    parts = tuple(path.split("/"))
    if path.startswith("/") or ".." in parts:
        raise BadArchive(f"would write to {path}, outside its own folder; nothing was unpacked")
    if {"", "."} & set(parts) or len(parts) > DEEPEST or len(path.encode()) > LONGEST:
        raise BadArchive(f"holds {path[:80]!r}, which is no name of ours; nothing was unpacked")
    return Member(parts, size if kind == b"0" else None, bool(mode & 0o100))


def _number(field: bytes) -> int:
    """The value of an octal field. It is never negative: the binary form, which could be, is refused."""
    if not OCTAL.fullmatch(field):
        raise BadArchive("is not whole (a number in a header is none)")
    return int(field.rstrip(b"\0 "), 8)


def _text(field: bytes) -> str:
    """The text of a field, UTF-8 padded with NUL. BadArchive for a character that cannot be shown."""
    name, _, rest = field.partition(b"\0")
    try:
        text = name.decode()
    except UnicodeDecodeError:
        raise BadArchive("holds a name that is no UTF-8; nothing was unpacked") from None
    if rest.strip(b"\0") or not text.isprintable() or "\\" in text:
        raise BadArchive(f"holds {text[:80]!r}, which is no name of ours; nothing was unpacked")
    return text


class _Stream:
    """The decompressed bytes of an archive, read as they are asked for: never more than one piece in memory."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        begins = file.read(BLOCK)
        file.seek(0)
        self._zip = zlib.decompressobj(31) if begins[:2] == b"\x1f\x8b" else None
        if self._zip is None and begins[257:262] != b"ustar":
            raise BadArchive("is no archive")
        self._rest = b""  # unzipped and not yet asked for
        self._left = MOST + (MEMBERS + 64) * 2 * BLOCK

    def block(self) -> bytes:
        return b"".join(self.data(BLOCK, fill=False))

    def data(self, size: int, fill: bool = True) -> Iterator[bytes]:
        """The next `size` bytes of the archive, piece by piece; with `fill` the rest of the last block is skipped."""
        beyond = -size % BLOCK if fill else 0
        while size or beyond:
            piece = self._rest or self._more()
            if not piece:
                raise BadArchive("is not whole (it ends early); fetch it again")
            taken, self._rest = piece[: size + beyond], piece[size + beyond :]
            if size:
                yield taken[:size]
            beyond -= max(len(taken) - size, 0)
            size = max(size - len(taken), 0)

    def end(self) -> None:
        """Check the end of the archive: after the first empty block at least one more, and nothing but zeros."""
        self.block()
        piece = self._rest
        while piece or (piece := self._more()):
            if piece.strip(b"\0"):
                raise BadArchive("holds more after its end; nothing was unpacked")
            piece = b""

    def _more(self) -> bytes:
        """The next piece of the archive's bytes; b"" at the end."""
        piece = self._file.read(CHUNK) if self._zip is None else self._unzipped(self._zip)
        self._left -= len(piece)
        if self._left < 0:
            raise BadArchive(f"unpacks to more than {MOST} bytes; no Boardside is that large")
        return piece

    def _unzipped(self, zipped: zlib._Decompress) -> bytes:
        try:
            while not zipped.eof:
                packed = zipped.unconsumed_tail or self._file.read(CHUNK)
                piece = zipped.decompress(packed, CHUNK)
                if piece or not packed:
                    return piece
        except zlib.error as wrong:
            raise BadArchive(f"is not whole ({wrong}); fetch it again") from None
        if zipped.unused_data or self._file.read(1):
            raise BadArchive("holds more after its end; nothing was unpacked")
        return b""
