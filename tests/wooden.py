"""The box of Elfenland on a table of wood: pieces that lie somewhere and are moved. It knows no rule."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from companion.automa.elfenland.instructions_for_people import (
    Lay,
    LayObstacle,
    Line,
    MoveBoot,
    PutAway,
    Return,
    Row,
    Sheet,
    Take,
    TakePiece,
    TurnUp,
)

KINDS = ("pig", "elfcycle", "cloud", "unicorn", "troll", "dragon")


class Before:
    """What lies before one seat."""

    def __init__(self) -> None:
        self.boot = "elvenhold"
        self.pieces: list[str] = []
        self.row: Row = ()
        self.open: list[str] = []
        self.hidden: list[str] = []
        self.obstacle = True

    @property
    def hand(self) -> dict[str, int]:
        """The cards of the row by kind."""
        return {kind: self.row.count(kind) for kind in dict.fromkeys(self.row) if kind}


class Wooden:
    """Everything on the table. A line of a sheet that names what is not there raises ValueError or AssertionError."""

    def __init__(self, seats: int, random: Random) -> None:
        self.random = random
        self.seats = {str(at): Before() for at in range(1, seats + 1)}
        self.pile = [kind for kind in KINDS for _ in range(8)]
        random.shuffle(self.pile)
        self.display = [self.pile.pop() for _ in range(5)]
        self.roads: dict[str, str] = {}
        self.obstacles: set[str] = set()
        self.stack = [*[kind for kind in KINDS for _ in range(10)], *["raft"] * 12]

    def follow(self, seat: str, sheet: Sheet) -> None:
        """Hands do what the sheet says."""
        for line in sheet:
            self._do(self.seats[seat], line)

    def _do(self, seat: Before, line: Line) -> None:
        match line:
            case Take(source="pile"):
                getattr(seat, line.face).append(self.pile.pop())
            case Take():
                self.display.remove(line.kind or "")
                seat.open.append(line.kind or "")
            case TurnUp():
                self.display.append(self.pile.pop())
            case Lay():
                getattr(seat, line.face).remove(line.kind)
                assert line.route not in self.roads
                self.roads[line.route] = line.kind
            case LayObstacle():
                assert seat.obstacle
                seat.obstacle = False
                self.obstacles.add(line.route)
            case PutAway():
                cards = [seat.row[place - 1] or "" for place in line.places]
                assert {kind: cards.count(kind) for kind in cards} == dict(line.cards)
                self.stack += cards
                seat.row = tuple(None if at in line.places else card for at, card in enumerate(seat.row, 1))
            case MoveBoot():
                seat.boot = line.town
            case TakePiece():
                assert line.town not in seat.pieces
                seat.pieces.append(line.town)
            case Return():
                kept = [line.kind or ""] if line.face else []
                if line.face:
                    getattr(seat, line.face).remove(line.kind)
                self.pile += seat.open + seat.hidden
                seat.open, seat.hidden = (kept, []) if line.face == "open" else ([], kept)

    def deal(self, cards: Mapping[str, int]) -> None:
        """So many cards for each seat, into the gaps of its row first."""
        self.random.shuffle(self.stack)
        for seat, count in cards.items():
            dealt = [self.stack.pop() for _ in range(count)]
            row = [card or (dealt.pop() if dealt else None) for card in self.seats[seat].row]
            self.seats[seat].row = (*row, *reversed(dealt))

    def clear(self, display_too: bool) -> None:
        """Between two rounds the roads are cleared and all loose counters turned down."""
        self.pile += self.roads.values()
        if display_too:
            self.pile += self.display
            self.display = []
        self.roads, self.obstacles = {}, set()
        self.random.shuffle(self.pile)
        while len(self.display) < 5:
            self.display.append(self.pile.pop())
