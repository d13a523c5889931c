"""Acts, taught tags and backups of the real store on a recorded disk; each is acknowledged after the store returned.

python -m tests.powercut.evening FOLDER ACK ACTS FULL|NORMAL
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from companion.piece import Piece
from companion.storage import backups
from companion.storage.retrying_store import BufferedStore
from companion.storage.tag_catalog import Catalog, Tagged, keep

BACKUP_EACH, TEACH_EACH = 25, 10
BACKUPS = 100_000
"""An acknowledgement is the number of acts, plus this for each backup."""


def play(folder: Path, ack: Path, acts: int, synchronous: str) -> None:
    """Play, and end as by a power cut."""
    buffered_store = BufferedStore(folder / "games.db", print)
    buffered_store._db.execute(f"PRAGMA synchronous = {synchronous}")
    game = buffered_store.begin("elfenland", b"{}", b"{}")
    acknowledged = os.open(ack, os.O_WRONLY)
    catalog, copies = Catalog(), 0
    for n in range(1, acts + 1):
        if n % TEACH_EACH == 0:
            catalog = keep(
                buffered_store, catalog, catalog.taught(f"{n:08x}", Tagged("elfenland", Piece("counter", "dragon")))
            )  # type: ignore[arg-type]
        buffered_store.append(game, b'{"do":%d}' % n, b'["%s"]' % (b"x" * 60))
        if n % BACKUP_EACH == 0:
            backups.make(buffered_store.path)
            copies += 1
        os.pwrite(acknowledged, str(n + BACKUPS * copies).encode(), 0)
    os._exit(0)


if __name__ == "__main__":
    play(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
