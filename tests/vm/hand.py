"""A hand at the machine's panel: it touches what the twin of the evening says, and looks whether the screen agrees."""

from __future__ import annotations

import json
import time
from pathlib import Path
from types import TracebackType

from tests.vm.machine import Hung, Machine, keep
from tests.vm.picture import Picture
from tests.vm.twin import SETTINGS, Twin

ALIKE = 0.004
"""Pixels that may differ: a glow that breathes, the edge of a letter."""
GAMES = "/var/lib/boardside"
ROWS = """
import json, sqlite3
games = sqlite3.connect("/var/lib/boardside/games.db", timeout=30)
print(json.dumps([row[0].decode() if isinstance(row[0], bytes) else row[0] for row in games.execute(
    "select command from journal order by rowid")]))
"""


class Hand:
    """Touches the machine and its twin alike; both begin without a game."""

    def __init__(self, machine: Machine, folder: Path, rotation: int = 0) -> None:
        self.machine, self.folder, self.rotation = machine, folder, rotation
        self.twin = Twin(folder / "games.db", machine.size, rotation)
        self.took: list[float] = []

    @classmethod
    def at_a_new_evening(cls, machine: Machine, folder: Path, rotation: int = 0, more: str = "") -> Hand:
        """The machine's games are put away, and the table started again, turned like this."""
        machine.sh(f"systemctl stop boardside; rm -rf {GAMES}/games.db*")
        machine.settings(SETTINGS.format(rotation=rotation) + more)
        hand = cls(machine, folder, rotation)
        if "[hardware]" in more:  # whose page the twin, which has no devices, does not offer
            machine.still()
        else:
            hand.until_alike("the first page")
        return hand

    def __enter__(self) -> Hand:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, what: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.twin.close()

    def touch(self, *ids: str) -> None:
        """A finger on each, one after the other."""
        for id in ids:
            self.machine.touch(*self.twin.spot(id))
            self.twin.evening.tap(id)
            began = time.monotonic()
            self.until_alike(id)
            self.took.append(time.monotonic() - began)

    def until_alike(self, what: str, seconds: float = 120.0) -> Picture:
        """Wait until the screen is as the twin's is."""
        wanted, late = self.twin.picture(), time.monotonic() + seconds
        while True:
            seen = self.machine.shot()
            upright = seen.upright(self.rotation)
            share = upright.unlike(wanted)
            if share <= ALIKE:
                return seen
            if time.monotonic() > late:
                keep(seen, f"{what.replace('/', '-')}-not-so")
                keep(wanted, f"{what.replace('/', '-')}-as-it-is-to-be")
                said = "\n".join(self.machine.log().splitlines()[-12:])
                raise Hung(f"after {what}: {share:.1%} of the screen is otherwise, {seconds:.0f} s later.\n{said}")
            time.sleep(0.1)

    def rows(self) -> list[str]:
        """What the machine has in its journal."""
        found: list[str] = json.loads(self.machine.sh(f"python3 -c '{ROWS}'"))
        return found

    def twin_rows(self) -> list[str]:
        """What it is to have."""
        import sqlite3

        games = sqlite3.connect(self.folder / "games.db")
        found = games.execute("select command from journal order by rowid").fetchall()
        games.close()
        return [row[0].decode() if isinstance(row[0], bytes) else row[0] for row in found]
