"""Instruction sheets: what people must move on the table for an automatic player's turn, a line for each piece."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from msgspec import Struct

from engine.elfenland.commands_and_events import (
    Discarded,
    Drawn,
    HiddenDrawn,
    Kept,
    ObstacleLaid,
    Origin,
    PieceCollected,
    Placed,
    Travelled,
)

Row = tuple[str | None, ...]
"""The numbered row of cards in front of a seat, from place 1 on; None where a card is gone."""
Face = Literal["open", "hidden"]
"""How a counter in front of its seat lies: face up or face down."""


class Line(Struct, frozen=True, tag_field="line"):
    """The base class of the lines of an instruction sheet: each is one thing that people must move."""


class Take(Line, frozen=True, tag="take"):
    """An instruction: put a counter from the display or the pile (`source`) in front of the seat, as `face` says;
    `kind` is None if it is not known.
    """

    source: Literal["display", "pile"]
    face: Face
    kind: str | None = None


class TurnUp(Line, frozen=True, tag="turn_up"):
    """An instruction: turn up a counter for the display, and enter which one it is."""


class Lay(Line, frozen=True, tag="lay"):
    """An instruction: place this counter of the seat, which lies in front of it as `face` says, on a road."""

    kind: str
    face: Face
    route: str


class LayObstacle(Line, frozen=True, tag="obstacle"):
    """An instruction: place the seat's obstacle on a road."""

    route: str


class PutAway(Line, frozen=True, tag="put_away"):
    """An instruction: put these cards on the stack of used cards; `places` are their numbers in the row."""

    cards: Mapping[str, int]
    places: tuple[int, ...]


class MoveBoot(Line, frozen=True, tag="boot"):
    """An instruction: move the boot along a route to this town, for the cards put away before it, which may be a
    caravan."""

    route: str
    town: str
    caravan: bool = False


class TakePiece(Line, frozen=True, tag="piece"):
    """An instruction: take the seat's piece from this town."""

    town: str


class Return(Line, frozen=True, tag="return"):
    """An instruction: keep one counter of the seat, and return the seat's other counters to the pile, face down.
    `kind` and `face` are the kind of the kept counter and how it lies; both are None if the seat keeps none.
    """

    face: Face | None
    kind: str | None


Sheet = tuple[Line, ...]
"""The lines of a turn, in order."""


def sheet(events: Iterable[Struct], row: Row) -> tuple[Sheet, Row]:
    """The instruction sheet for the events of one seat's turn, and the seat's row of cards as it lies afterwards.

    `events` must include what only the seat knows: the kinds of its own cards and counters.
    """
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
                lines.append(Lay(event.kind, _face(event.origin) or "open", event.route))
            case ObstacleLaid():
                lines.append(LayObstacle(event.route))
            case Travelled():
                put, row = put_away(event.cards, row)
                lines += [put, MoveBoot(event.route, event.to, event.caravan)]
            case PieceCollected():
                lines.append(TakePiece(event.town))
            case Discarded(cards=cards) if cards:
                put, row = put_away(cards, row)
                lines.append(put)
            case Kept():
                lines.append(Return(_face(event.origin), event.kind))
    return tuple(lines), row


def _face(origin: Origin | None) -> Face | None:
    """How a counter of this origin lies. Of Boardside's seats it is always known."""
    return None if origin == "kept" else origin


def put_away(cards: Mapping[Any, int], row: Row) -> tuple[PutAway, Row]:
    """The instruction to put these cards away, those with the lowest numbers in the seat's row, and the row without
    them.

    >>> put_away({"pig": 1}, ("raft", "pig", "pig"))
    (PutAway(cards={'pig': 1}, places=(2,)), ('raft', None, 'pig'))
    """
    places: list[int] = []
    for kind, count in cards.items():
        places += [at for at, card in enumerate(row, 1) if card == kind][:count]
    left = tuple(None if at in places else card for at, card in enumerate(row, 1))
    return PutAway(dict(cards), tuple(sorted(places))), left
