"""The standings at the end of a game, with the numbers that decide (EL-END-02 … -04, EL-VAR-03 … -07)."""

from __future__ import annotations

from msgspec import Struct

from engine.elfenland.state import Seat, Table


class Standing(Struct, frozen=True):
    """A seat's place at the end. `pieces` is the number of its town pieces, `distance` that of the routes to the town
    of its card (None where no town card counts), `score` the pieces less the distance, `cards` the size of the hand.
    A seat that left is ranked behind all who stayed."""

    seat: str
    rank: int
    score: int
    pieces: int
    distance: int | None
    cards: int


def standings(table: Table) -> tuple[Standing, ...]:
    """The standings, best first; equals share a rank and are in seat order. A rank is 1 + the number of better
    seats."""
    rated = sorted(((_rating(table, seat), seat) for seat in table.seats), key=lambda each: each[0], reverse=True)
    merits = [rating for rating, _ in rated]
    return tuple(
        Standing(
            seat.id,
            rank=1 + sum(other > rating for other in merits),
            score=rating[1],
            pieces=len(seat.collected),
            distance=distance(table, seat),
            cards=seat.hand.size,
        )
        for rating, seat in rated
    )


def distance(table: Table, seat: Seat) -> int | None:
    """The number of routes from the boot to the town card's town (EL-VAR-03, -06, -07); None where it does not
    count."""
    if not table.targets_decide:
        return None
    if seat.target is None:
        return seat.distance
    edges = table.board.distances_from(seat.town)[seat.target]
    return max(0, edges - 1) if table.options["variant_distance"] == "towns_between" else edges


def _rating(table: Table, seat: Seat) -> tuple[bool, int, int]:
    """The key by which a seat is ranked, higher is better: (stayed, pieces, cards), or with town cards (stayed,
    pieces - distance, -distance)."""
    pieces, away, stayed = len(seat.collected), distance(table, seat), seat.id not in table.house.gone
    return (stayed, pieces, seat.hand.size) if away is None else (stayed, pieces - away, -away)
