"""Release archives made hostile: thousands of kinds by chance, each signed as if its maker had been.

A long run, with what it measured: python -m tests.hostile_archives 10000 1000 [SEED]
"""

from __future__ import annotations

import gzip
import io
import os
import random
import resource
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from companion.system import updating
from companion.system.updating import UpdateFailed

EVIL = "boardside-evil"
"""Stands in every path that leads out, so that it is found wherever it was written."""
BLOCK = 512
TOP = "boardside-1.1.0"
FILES = {
    "pyproject.toml": '[project]\nversion = "1.1.0"\nrequires-python = ">=3.11,<3.14"\n',
    "companion/__main__.py": "",
    "companion/demo/self_check.py": "print('checked')\n",
    "deploy/install.sh": "#!/bin/bash\n",
    "deploy/number": "5\n",
    "wheels/pytz-2026-py3-none-any.whl": "x" * 3000,
    **{f"engine/part{number}/{number:03}.py": "# a line\n" * number for number in range(12)},
}
PATHS = [
    f"../{EVIL}",
    f"{TOP}/../../{EVIL}",
    f"/{EVIL}",
    f"/tmp/{EVIL}",
    f"{TOP}//{EVIL}",
    f"./{TOP}/{EVIL}",
    f"{TOP}/a/../{EVIL}",
    "..",
    ".",
    "/",
    "",
    TOP,
    f"{TOP}/pyproject.toml",
    f"{TOP}/pyproject.toml/{EVIL}",
    f"{TOP}/x\x1b[2J",
    f"{TOP}/x\ny",
    f"{TOP}/\u202egnp",
    f"{TOP}/\\..\\{EVIL}",
    f"{TOP}/" + "d/" * 40 + "x",
    f"other/{EVIL}",
    f"{TOP}/wheels/x.whl",
    f"{TOP}/wheels/a-b-c-d-e-f-g.whl",
    f"{TOP}/wheels/kivy-2-cp39-cp39-manylinux_riscv64.whl",
    f"{TOP}/wheels/-.whl",
]
PROJECTS = [
    "project = [1]",
    "[project]\nversion = [1]",
    "[project]\nversion = 1.1",
    "[project]\nversion = '" + "9" * 6000 + "'",
    "[project]\nversion = '../../x'",
    "[project]\nversion = '1.1.0'\nrequires-python = [[]]",
    "[project]\nversion = '1.1.0'\nrequires-python = '>=" + "9" * 5000 + ".1'",
    "[project]\nversion = '1.1.0'\nrequires-python = '>=3.11,<3." + "9" * 50 + "'",
    "x = " + "[" * 30_000,
    "x = " + "{a=" * 3000,
    "\0",
    "\ud800",
    "a" * 200_000,
    "",
]
NUMBERS = [
    *(b"-0000000512", b"77777777777", b"\xff" * 12, b"\x80" + b"\0" * 10 + b"\1"),
    *(b" " * 12, b"\0" * 12, b"0x1fff", b"9" * 11),
]
RECORDS = [
    *(b"14 size=-512\n", b"20 size=99999999999\n", b"13 mtime=nan\n", b"9999 path=x\n", b"x", b"0 =\n"),
    b"24 GNU.sparse.major=1\n",
]
FIELDS = [(0, 100), (100, 8), (108, 8), (124, 12), (136, 12), (156, 1), (157, 100), (257, 8), (345, 155)]
"""Where a header's fields begin, and how long they are."""
KINDS = [bytes([kind]) for kind in b"0001234567LKSgxV\0"]


def small(changed: dict[str, str] | None = None) -> bytes:
    """The small version as a bare tar; `changed` by path."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as packing:
        for path, text in {**FILES, **(changed or {})}.items():
            member, data = tarfile.TarInfo(f"{TOP}/{path}"), text.encode("utf-8", "surrogatepass")
            member.size = len(data)
            packing.addfile(member, io.BytesIO(data))
    return packed.getvalue()


def headers(tar: bytes) -> list[int]:
    """Where the headers of a sound tar begin."""
    found, at = [], 0
    while tar[at : at + BLOCK].strip(b"\0"):
        found.append(at)
        at += BLOCK + -(-int(tar[at + 124 : at + 135], 8) // BLOCK) * BLOCK
    return found


def summed(header: bytes) -> bytes:
    """The header with the checksum that belongs to it."""
    total = sum(header[:148]) + 8 * 32 + sum(header[156:])
    return header[:148] + b"%06o\0 " % total + header[156:]


def member(path: bytes, kind: bytes = b"0", size: bytes = b"00000000000\0", data: bytes = b"") -> bytes:
    """One more member, whatever it is."""
    fields = path[:100].ljust(100, b"\0") + b"0000644\0" + b"0000000\0" * 2 + size.ljust(12, b"\0")[:12]
    header = (
        fields + b"0" * 11 + b"\0" + b" " * 8 + kind + f"/etc/{EVIL}".encode().ljust(100, b"\0") + b"ustar\x0000"
    ).ljust(BLOCK, b"\0")
    return summed(header) + data.ljust(-(-len(data) // BLOCK) * BLOCK, b"\0")


def _field(chance: random.Random, tar: bytes) -> bytes:
    """A field of a header that is no such thing, with a right checksum more often than not."""
    at = chance.choice(headers(tar))
    begin, length = chance.choice(FIELDS)
    value = chance.choice(
        [
            chance.choice(PATHS).encode(),
            chance.choice(NUMBERS),
            bytes(chance.choices(range(256), k=length)),
            bytes([chance.randrange(256)]),
        ]
    )
    header = tar[at : at + begin] + value.ljust(length, b"\0")[:length] + tar[at + begin + length : at + BLOCK]
    return tar[:at] + (summed(header) if chance.random() < 0.9 else header) + tar[at + BLOCK :]


def _flipped(chance: random.Random, tar: bytes) -> bytes:
    changed = bytearray(tar)
    for _ in range(chance.choice([1, 1, 3, 50])):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    if chance.random() < 0.7:
        for at in headers(tar):
            changed[at : at + BLOCK] = summed(bytes(changed[at : at + BLOCK]))
    return bytes(changed)


def _added(chance: random.Random, tar: bytes) -> bytes:
    path = chance.choice(PATHS).encode()
    kind = chance.choice(KINDS)
    data = chance.choice([b"", b"x" * 700, chance.choice(RECORDS), b"%d path=%s\n" % (len(path) + 8, path)])
    size = chance.choice([b"%011o\0" % len(data)] * 4 + NUMBERS)
    at = chance.choice([*headers(tar), len(tar.rstrip(b"\0")) // BLOCK * BLOCK + BLOCK])
    return tar[:at] + member(path, kind, size, data) + tar[at:]


def _shuffled(chance: random.Random, tar: bytes) -> bytes:
    places = [*headers(tar), len(tar)]
    pieces = [tar[begin:end] for begin, end in pairwise(places)]
    return b"".join(chance.choices(pieces, k=chance.randrange(len(pieces) * 2)))


def _cut(chance: random.Random, tar: bytes) -> bytes:
    at = chance.randrange(len(tar))
    return tar[:at] + chance.choice([b"", b"\0" * 5000, tar[chance.randrange(len(tar)) :], b"PK\x03\x04" * 99])


def _project(chance: random.Random, _: bytes) -> bytes:
    path = chance.choice(["pyproject.toml", "pyproject.toml", "deploy/number"])
    return small({path: chance.choice([*PROJECTS, "-1", "9" * 5000])})


def _many(chance: random.Random, tar: bytes) -> bytes:
    kind, how_many = chance.choice([b"0", b"5"]), chance.choice([300, 6000])
    deep = chance.choice(["", "d/" * 9])
    members = b"".join(member(f"{TOP}/{deep}{n}".encode(), kind) for n in range(how_many))
    return tar[: headers(tar)[-1]] + members + bytes(2 * BLOCK)


def _large(chance: random.Random, tar: bytes) -> bytes:
    size = chance.choice([1 << 20, 20 << 20])
    large = member(f"{TOP}/large".encode(), b"0", b"%011o\0" % size, bytes(size))
    return tar[: headers(tar)[-1]] + large + bytes(2 * BLOCK)


def _garbage(chance: random.Random, _: bytes) -> bytes:
    return bytes(chance.choices(range(256), k=chance.choice([0, 1, 511, 512, 5000])))


MADE: list[tuple[int, Callable[[random.Random, bytes], bytes]]] = [
    (40, _field), (25, _added), (15, _flipped), (8, _shuffled), (8, _cut), (5, _project), (2, _garbage),
    (1, _many), (1, _large),
]  # fmt: skip


def hostile(chance: random.Random) -> bytes:
    """One hostile archive, zipped or bare."""
    (make,) = chance.choices([make for _, make in MADE], [weight for weight, _ in MADE])
    tar = make(chance, small())
    if chance.random() < 0.3:
        return tar
    packed = gzip.compress(tar, 1, mtime=0)
    kind = chance.random()
    if kind < 0.1:
        changed = bytearray(packed)
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
        return bytes(changed)
    if kind < 0.15:
        return packed[: chance.randrange(len(packed))]
    if kind < 0.2:
        return packed + chance.choice([b"x", packed, b"\0" * 600])
    if kind < 0.22:  # a name in its head that never ends
        return packed[:3] + b"\x08" + packed[4:10] + b"n" * (1 << 20)
    return packed


class Arena:
    """A table with a pinned key, in a folder of its own; `sentences` counts what was said by its kind."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.sentences = folder, Counter[str]()
        self.longest = 0.0
        self._opt = folder / "opt" / "versions" / "1.0.0"
        self._opt.mkdir(parents=True)
        (self._opt / "pyproject.toml").write_text('[project]\nversion = "1.0.0"\n')
        (folder / "etc").mkdir()
        self._secret, self._archive = folder / "secret", folder / "new.tar.gz"
        command = ["minisign", "-G", "-W", "-p", folder / "etc" / updating.KEY, "-s", self._secret]
        subprocess.run(command, check=True, capture_output=True)

    def sign(self, archive: bytes) -> None:
        """Have this signed as the archive that is taken next."""
        self._archive.write_bytes(archive)
        subprocess.run(["minisign", "-S", "-s", self._secret, "-m", self._archive], check=True, capture_output=True)

    def change(self, archive: bytes) -> None:
        """Put another one in its place, under the signature of the former."""
        self._archive.write_bytes(archive)

    def take(self) -> str:
        """What is said of the archive, "" when it is taken. Anything but one sentence is an error, and so is anything
        that was written elsewhere."""
        began = time.monotonic()
        settings, updating.SETTINGS = updating.SETTINGS, self.folder / "etc"
        scratch = Path(tempfile.mkdtemp(prefix=".unpacked-", dir=self.folder / "opt"))
        said = ""
        try:
            updating.look_into(self._archive, self._opt, scratch, False, lambda key: False)
        except UpdateFailed as failed:
            said = str(failed)
        finally:
            updating.SETTINGS = settings
            shutil.rmtree(scratch)
        self.longest = max(self.longest, time.monotonic() - began)
        assert not said or (said.isprintable() and len(said) < 500), said
        there = {str(path.relative_to(self.folder)) for path in self.folder.rglob("*")}
        assert there == OURS, there ^ OURS
        for folder in ("/", "/tmp", "/etc", ".", *map(str, self.folder.parents)):
            assert not os.path.lexists(f"{folder}/{EVIL}"), folder
        self.sentences[said[-32:]] += 1
        return said


OURS = {
    "opt", "opt/versions", "opt/versions/1.0.0", "opt/versions/1.0.0/pyproject.toml", "etc", "etc/update.pub",
    "secret", "new.tar.gz", "new.tar.gz.minisig",
}  # fmt: skip


def attack(folder: Path, signed: int, changed: int, seed: int) -> Arena:
    """So many archives that were made hostile and then signed, and so many that were changed after signing."""
    chance, arena = random.Random(seed), Arena(folder)
    arena.sign(gzip.compress(small(), 1))
    assert arena.take() == "", "the sound one is taken"
    for _ in range(signed):
        arena.sign(hostile(chance))
        arena.take()
    for _ in range(changed):
        sound = gzip.compress(small(), 1)
        arena.sign(sound)
        while (other := hostile(chance)) == sound:
            pass
        arena.change(other)
        said = arena.take()
        assert "was not signed with the key" in said, said
    return arena


def memory() -> float:
    """Megabytes that this process had at the most so far."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main(signed: int, changed: int, seed: int = 1) -> None:
    with tempfile.TemporaryDirectory() as folder:
        attack(Path(folder) / "first", 30, 5, seed)
        before = memory()
        arena = attack(Path(folder) / "all", signed, changed, seed)
    for sentence, times in arena.sentences.most_common():
        print(f"{times:6} {sentence or 'taken'}")
    above = memory() - before
    print(f"{signed} signed, {changed} changed: at most {arena.longest:.2f} s each, {above:.0f} MB above idle")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
