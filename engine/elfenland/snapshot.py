"""A snapshot of a whole table, as `catch_up` takes it: the public state and no more."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from engine.elfenland.board import CAPITAL
from engine.elfenland.pieces import Counter

Phase = Literal["deal", "draw_hidden", "draw", "plan", "move", "cleanup", "score"]
UNKNOWN: Final = "unknown"


class SeatTold(Struct, frozen=True, omit_defaults=True):
    """One seat: the boot's town, the towns whose piece was collected, how many cards, and the counters before it.

    `open` counts by kind, and "unknown" for those of a kind nobody told; `obstacle`: still unused; `drawn` counts the
    counters drawn in this phase, `passed`: it passed in this one.
    """

    town: str = CAPITAL
    visited: tuple[str, ...] = ()
    hand: int = 0
    open: dict[Counter | Literal["unknown"], int] = {}
    hidden: int = 0
    obstacle: bool = True
    drawn: int = 0
    passed: bool = False

    @property
    def counters(self) -> int:
        """Counters before the seat, open and hidden."""
        return sum(self.open.values()) + self.hidden


class RoadTold(Struct, frozen=True, omit_defaults=True):
    """What lies on a road. An obstacle alone is told too, so that it can be refused."""

    kind: Counter | None = None
    obstacle: bool = False


class TableTold(Struct, frozen=True, omit_defaults=True):
    """The table: the public state, whose turn it is ("": who begins the phase), and what the phase needs besides.

    `passes` counts the passes just before this turn; `due` are the seats that must put cards away, `asked` those that
    have still to keep a counter (absent: all that have a choice).
    """

    round: int
    phase: Phase
    start_player: str
    seats: dict[str, SeatTold]
    turn: str = ""
    roads: dict[str, RoadTold] = {}
    display: tuple[Counter | None, ...] = ()
    passes: int = 0
    due: tuple[str, ...] = ()
    asked: tuple[str, ...] | None = None
