"""A snapshot of a whole table, as the command `catch_up` enters it: the public state and no more."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from engine.elfenland.board import CAPITAL
from engine.elfenland.pieces import Counter

Phase = Literal["deal", "draw_hidden", "draw", "plan", "move", "cleanup", "score", "boots", "hands", "over"]
UNKNOWN: Final = "unknown"


class SeatSnapshot(Struct, frozen=True, omit_defaults=True):
    """One seat of an entered position: the boot's `town`, the towns `visited` (their pieces were collected), and the
    number of cards in the `hand` (None: unknown).

    Of its counters, `open` has the face-up ones by kind, `{"pig": 1, "unknown": 1}` if nobody entered the kind of the
    second; `hidden` is the number of face-down ones, `kept` the number of those that may be either. Of the cards and of
    the `kept` counters, so many may not be there: `fewer_cards`, `fewer_counters`. `obstacle`: its obstacle is unused;
    `drawn` is the number of counters that it drew in this phase (None: unknown); `passed`: it passed in this phase;
    `gone`: it left the game, and has only its boot and its pieces.
    """

    town: str = CAPITAL
    visited: tuple[str, ...] = ()
    hand: int | None = 0
    open: dict[Counter | Literal["unknown"], int] = {}
    hidden: int = 0
    obstacle: bool = True
    drawn: int | None = None
    passed: bool = False
    gone: bool = False
    kept: int = 0
    fewer_cards: int = 0
    fewer_counters: int = 0

    @property
    def counters(self) -> int:
        """The number of counters in front of the seat, face up and face down together; at most so many."""
        return sum(self.open.values()) + self.hidden + self.kept


class RoadSnapshot(Struct, frozen=True, omit_defaults=True):
    """One road of an entered position: the kind of the counter on it (None: no counter), and whether an obstacle is on
    it. An obstacle without a counter can be written here, but a position that has one is refused."""

    kind: Counter | None = None
    obstacle: bool = False


class StandingSnapshot(Struct, frozen=True, omit_defaults=True):
    """One row of the standings of an entered position: how far the seat's boot is from the town of its card; None where
    town cards do not count. All else in the row follows from the seat."""

    seat: str
    distance: int | None = None


class TableSnapshot(Struct, frozen=True, omit_defaults=True):
    """A position of a game: the public state of a table, in which anything may be unknown.

    Players enter it (`catch_up`), the code on paper holds it, and refereeing begins with it after a time in which only
    scores were kept. The answer to `state` is one too, without what only the prompt shows: `turn`, `passes`, `due`,
    `asked`.

    `turn` is the seat in turn ("" or None: the one that begins the phase); `roads` has the roads with a counter, by id;
    `display` the displayed counters, None for one of unknown kind. `passes` counts the passes just before this turn;
    `due` are the seats that must put cards away, `asked` those that have still to choose a counter or to answer (None:
    all that have a choice); `standings` are there at the end, when all town cards are revealed.
    """

    round: int
    phase: Phase
    start_player: str
    seats: dict[str, SeatSnapshot]
    turn: str | None = ""
    roads: dict[str, RoadSnapshot] = {}
    display: tuple[Counter | None, ...] = ()
    passes: int = 0
    due: tuple[str, ...] = ()
    asked: tuple[str, ...] | None = None
    standings: tuple[StandingSnapshot, ...] = ()
