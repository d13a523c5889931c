"""A table of Nine Men's Morris, and the questions one may ask of it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files

from companion.games.drawing.board_from_csv import neighbours
from engine.state import AnySeat, State

STONES, FEW, QUIET = 9, 3, 50
"""Stones of a seat, the number that may fly, and turns without a mill after which the game is drawn."""
BOARD = files(__package__).joinpath("board.csv").read_text().splitlines()
NEAR = neighbours(BOARD)


def _lines() -> tuple[frozenset[str], ...]:
    """Every row of three: a point between two neighbours in its row or its column."""
    return tuple(
        frozenset((one, middle, other))
        for middle, near in NEAR.items()
        for at in (0, 1)
        for one in near
        for other in near
        if one < other and one[at] == middle[at] == other[at]
    )


LINES = _lines()


class Seat(AnySeat, frozen=True, gc=False):
    """A player, and the stones still in hand."""

    hand: int = STONES


class Table(State[Seat], frozen=True, gc=False, kw_only=True):
    """The board: whose stone stands on which point. `takes` are the stones that a mill still gives."""

    stones: Mapping[str, str] = {}
    phase: str = "place"
    takes: int = 0
    quiet: int = 0
    winner: str = ""

    def speakers(self) -> tuple[str, ...]:
        """The seat in turn."""
        return () if self.phase == "over" else (self.turn,)

    def other(self, seat: str) -> str:
        """The seat opposite."""
        return "2" if seat == "1" else "1"

    def on_board(self, seat: str) -> list[str]:
        """The points where a seat's stones stand."""
        return [point for point, owner in self.stones.items() if owner == seat]

    def mills(self, point: str) -> int:
        """How many mills the stone on this point is in."""
        owner = self.stones.get(point)
        return sum(all(self.stones.get(each) == owner for each in line) for line in LINES if point in line)

    def flies(self, seat: str) -> bool:
        """Whether this seat's stones may go anywhere."""
        return bool(self.options["flying"]) and len(self.on_board(seat)) == FEW

    def lost(self, seat: str) -> bool:
        """Whether a seat that is to move has too few stones, or none that can."""
        own = self.on_board(seat)
        stuck = not self.flies(seat) and all(near in self.stones for point in own for near in NEAR[point])
        return not self.seat(seat).hand and (len(own) < FEW or stuck)
