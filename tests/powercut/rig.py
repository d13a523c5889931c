"""Records an evening on a disk, cuts the power at many moments, and counts what was acknowledged and is gone.

    unshare -m python -m tests.powercut.rig FULL|NORMAL ACTS CUTS SEED

Prints what was found as JSON. Half of the cuts keep every write before the cut; the other half are reordered: of the
writes since the last flush each is kept or lost by chance. Its mounts and its folder are its own.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from companion.storage import backups
from companion.storage.store import Store
from companion.storage.store_file import StoreFailed
from tests.powercut.evening import BACKUPS, TEACH_EACH
from tests.powercut.recorder import RECORD
from tests.stored import standing

SIZE = "24M"
Record = tuple[bytes, int, bytes]


def main(synchronous: str, acts: int, cuts: int, seed: int) -> dict[str, int]:
    """Record once, cut often."""
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="powercut-") as folder:
        work = Path(folder)
        base, records = recorded(work, synchronous, acts)
        begun = next(n for n, (kind, *_) in enumerate(records) if kind == b"A")
        found = dict.fromkeys(
            ("cuts", "acts lost", "tags lost", "backups lost", "broken", "not mounted", "most lost"), 0
        )
        for cut in range(cuts):
            moment = chance.randrange(begun + 1, len(records))
            image = work / "cut.img"
            laid_down(base, image, records[:moment], chance if cut % 2 else None)
            acknowledged = max(number for kind, number, _ in records[:moment] if kind == b"A")
            found["cuts"] += 1
            look(image, work / "cut", acknowledged, found)
        found["records"], found["flushes"] = len(records), sum(kind == b"F" for kind, *_ in records)
        return found


def recorded(work: Path, synchronous: str, acts: int) -> tuple[Path, list[Record]]:
    """An empty disk, and all that was done to it in an evening."""
    base, image, log = work / "base.img", work / "run.img", work / "log"
    for place in ("fuse", "disk", "cut"):
        (work / place).mkdir()
    run("truncate", "-s", SIZE, base)
    run("mkfs.ext4", "-q", "-F", "-E", "lazy_itable_init=0,lazy_journal_init=0", base)
    shutil.copyfile(base, image)
    recorder = subprocess.Popen(
        [sys.executable, "-m", "tests.powercut.recorder", image, log, work / "fuse"], stdout=subprocess.PIPE
    )
    assert recorder.stdout is not None
    assert recorder.stdout.readline() == b"mounted\n", "FUSE cannot be mounted here"
    try:
        with mounted(work / "fuse" / "disk.img", work / "disk"):
            evening = [sys.executable, "-m", "tests.powercut.evening", work / "disk", work / "fuse" / "ack"]
            run(*evening, str(acts), synchronous)
    finally:
        run("umount", work / "fuse")
        recorder.wait()
    return base, list(read(log.read_bytes()))


def read(log: bytes) -> Iterator[Record]:
    """The records, up to the last acknowledgement: what came after was the unmounting."""
    at, found = 0, []
    while at < len(log):
        kind, number, length = RECORD.unpack_from(log, at)
        at += RECORD.size
        found.append((kind, number, log[at : at + length]))
        at += length
    last = max(n for n, (kind, *_) in enumerate(found) if kind == b"A")
    return iter(found[: last + 1])


def laid_down(base: Path, image: Path, records: list[Record], chance: random.Random | None) -> None:
    """The disk as a cut after these records left it; with `chance`, as a disk that reorders left it."""
    shutil.copyfile(base, image)
    flushed = max((n for n, (kind, *_) in enumerate(records) if kind == b"F"), default=0)
    with image.open("r+b", buffering=0) as disk:
        for n, (kind, offset, data) in enumerate(records):
            if kind == b"W" and (chance is None or n < flushed or chance.random() < 0.5):
                os.pwrite(disk.fileno(), data, offset)


def look(image: Path, place: Path, acknowledged: int, found: dict[str, int]) -> None:
    """What is there after the power is back."""
    copies, acts = divmod(acknowledged, BACKUPS)
    if subprocess.run(["mount", "-o", "loop", image, place], capture_output=True).returncode:
        found["not mounted"] += 1
        return
    try:
        with Store.open(place / "games.db") as store:
            if store.notice is not None:
                found["broken"] += 1
                return
            entries = [row.command for row in standing(store, 1)] if store.games() else []
            assert entries == [b'{"do":%d}' % n for n in range(1, len(entries) + 1)], "acts in another order"
            lost = max(0, acts - len(entries))
            found["acts lost"] += lost > 0
            found["most lost"] = max(lost, found["most lost"])
            found["tags lost"] += len(store.tags()) < acts // TEACH_EACH
        made = backups.made(place / "games.db")
        sound = [backup for backup in made if backups._rows_of(backup) is not None]
        found["backups lost"] += len(sound) < min(copies, backups.KEPT) or len(sound) < len(made)
    except (StoreFailed, OSError):
        found["broken"] += 1
    finally:
        run("umount", place)


@contextmanager
def mounted(image: Path, place: Path) -> Iterator[None]:
    run("mount", "-o", "loop", image, place)
    try:
        yield
    finally:
        run("umount", place)


def run(*command: object) -> None:
    """Run it; it must succeed."""
    subprocess.run([str(part) for part in command], check=True)


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))))
