"""A snapshot of a whole table, as the command `catch_up` enters it: the public state and no more."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from engine.elfenland.board import CAPITAL
from engine.elfenland.pieces import Counter

Phase = Literal["deal", "draw_hidden", "draw", "plan", "move", "cleanup", "score"]
UNKNOWN: Final = "unknown"


class SeatSnapshot(Struct, frozen=True, omit_defaults=True):
    """One seat of an entered position: the boot's `town`, the towns `visited` (their pieces were collected), and the
    number of cards in the `hand`.

    Of its counters, `open` has the face-up ones by kind, `{"pig": 1, "unknown": 1}` if nobody entered the kind of the
    second; `hidden` is the number of face-down ones. `obstacle`: its obstacle is unused; `drawn` is the number of
    counters that it drew in this phase; `passed`: it passed in this phase.
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
        """The number of counters in front of the seat, face up and face down together."""
        return sum(self.open.values()) + self.hidden


class RoadSnapshot(Struct, frozen=True, omit_defaults=True):
    """One road of an entered position: the kind of the counter on it (None: no counter), and whether an obstacle is on
    it. An obstacle without a counter can be written here, but a position that has one is refused."""

    kind: Counter | None = None
    obstacle: bool = False


class TableSnapshot(Struct, frozen=True, omit_defaults=True):
    """An entered position: the public state of a table.

    `turn` is the seat in turn ("": the one that begins the phase); `roads` has the roads with a counter, by id;
    `display` the displayed counters, None for one of unknown kind. `passes` counts the passes just before this turn;
    `due` are the seats that must put cards away, `asked` those that have still to keep a counter (None: all that have
    a choice).
    """

    round: int
    phase: Phase
    start_player: str
    seats: dict[str, SeatSnapshot]
    turn: str = ""
    roads: dict[str, RoadSnapshot] = {}
    display: tuple[Counter | None, ...] = ()
    passes: int = 0
    due: tuple[str, ...] = ()
    asked: tuple[str, ...] | None = None
