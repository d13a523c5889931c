"""What hands do for a seat: one sheet a turn, all steps of a move together, each line one thing that is moved."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from msgspec import Struct

from engine.elfenland.words import (
    Discarded,
    Drawn,
    HiddenDrawn,
    Kept,
    ObstacleLaid,
    PieceCollected,
    Placed,
    Travelled,
)

Row = tuple[str | None, ...]
"""The numbered row of cards before a seat, from place 1 on; None where a card is gone."""
Before = Literal["open", "hidden"]


class Line(Struct, frozen=True, tag_field="line"):
    """One thing that hands do."""


class Take(Line, frozen=True, tag="take"):
    """Take a counter from the display or face down, and lay it before the seat; `kind` where it is known."""

    source: Literal["display", "pile"]
    row: Before
    kind: str | None = None


class TurnUp(Line, frozen=True, tag="turn_up"):
    """Turn up a counter for the display, and tell which it is."""


class Lay(Line, frozen=True, tag="lay"):
    """Lay this counter of the seat's on a road."""

    kind: str
    row: Before
    route: str


class LayObstacle(Line, frozen=True, tag="obstacle"):
    """Lay the seat's obstacle on a road."""

    route: str


class PutAway(Line, frozen=True, tag="put_away"):
    """Put these cards on the stack; they stand at these places of the row."""

    cards: Mapping[str, int]
    places: tuple[int, ...]


class MoveBoot(Line, frozen=True, tag="boot"):
    """Move the boot along a route to this town."""

    route: str
    town: str


class TakePiece(Line, frozen=True, tag="piece"):
    """Take the seat's piece in this town."""

    town: str


class Return(Line, frozen=True, tag="return"):
    """Keep this counter (`row` None: none) and turn the seat's others down."""

    row: Before | None
    kind: str | None


Sheet = tuple[Line, ...]


def sheet(events: Iterable[Any], row: Row) -> tuple[Sheet, Row]:
    """What hands do so that these facts lie on the table, and the row of cards after it. The facts are those of one
    seat's turn, as that seat knows them: with the kinds of its own cards and counters."""
    lines: list[Line] = []
    for event in events:
        match event:
            case HiddenDrawn():
                lines.append(Take("pile", "hidden"))
            case Drawn():
                lines.append(Take(event.source, "open", event.kind))
                if event.source == "display":
                    lines.append(TurnUp())
            case Placed():
                lines.append(Lay(event.kind, event.origin, event.route))
            case ObstacleLaid():
                lines.append(LayObstacle(event.route))
            case Travelled():
                put, row = put_away(event.cards, row)
                lines += [put, MoveBoot(event.route, event.to)]
            case PieceCollected():
                lines.append(TakePiece(event.town))
            case Discarded(cards=cards) if cards:
                put, row = put_away(cards, row)
                lines.append(put)
            case Kept():
                lines.append(Return(event.origin, event.kind))
    return tuple(lines), row


def put_away(cards: Mapping[Any, int], row: Row) -> tuple[PutAway, Row]:
    """These cards by their places, of each kind the lowest, and the row without them.

    >>> put_away({"pig": 1}, ("raft", "pig", "pig"))
    (PutAway(cards={'pig': 1}, places=(2,)), ('raft', None, 'pig'))
    """
    places: list[int] = []
    for kind, count in cards.items():
        places += [at for at, card in enumerate(row, 1) if card == kind][:count]
    left = tuple(None if at in places else card for at, card in enumerate(row, 1))
    return PutAway(dict(cards), tuple(sorted(places))), left
