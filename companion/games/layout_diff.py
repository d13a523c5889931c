"""The sensed board compared with the game, piece by piece: what the hands must move until they agree."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec import Struct

UNKNOWN = ""
"""What a tag means that nobody knows."""


class Move(Struct, frozen=True):
    """One piece that the hands must move: from a place, to a place, or both; "" is beside the board."""

    piece: str
    off: str = ""
    onto: str = ""


def moves(
    should: Mapping[str, Collection[str]],
    lies: Mapping[str, Collection[str]],
    sensed: Collection[str],
    tagged: Collection[str],
) -> tuple[Move, ...]:
    """What to move, in the order of the places. Both mappings tell pieces by place; only places in `sensed` are
    compared, and only pieces of which some are `tagged`: what no reader can see is nobody's fault.

    >>> moves({"A": ["pawn"]}, {"B": ["pawn"]}, ["A", "B"], ["pawn"])
    (Move(piece='pawn', off='B', onto='A'),)
    """
    lacking: list[tuple[str, str]] = []
    over: list[tuple[str, str]] = []
    for place in sensed:
        wanted = [piece for piece in should.get(place, ()) if piece in tagged]
        there = lies.get(place, ())
        lacking += [(piece, place) for piece in _without(wanted, there)]
        over += [(piece, place) for piece in _without(there, wanted)]
    found = []
    for piece, place in over:
        home = next((one for one in lacking if one[0] == piece), None)
        if home is not None:
            lacking.remove(home)
        found.append(Move(piece, place, home[1] if home else ""))
    return (*found, *(Move(piece, onto=place) for piece, place in lacking))


def _without(pieces: Collection[str], others: Collection[str]) -> list[str]:
    """What is left of these pieces when each of the others takes one like it away."""
    left = list(pieces)
    for other in others:
        if other in left:
            left.remove(other)
    return left
