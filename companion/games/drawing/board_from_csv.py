"""A board's drawing, read from a CSV file of its places and the paths between them."""

from __future__ import annotations

import csv
from collections.abc import Iterable

from companion.screen import Board, Path, Place

BROWN = "#8a6a3f"
"""The colour of a board's paths."""


def neighbours(lines: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """The neighbours of each place that has any, in both directions; the columns of `lines` are those of `board`.

    >>> neighbours(["id,x,y,to", "a1,0,0,b1", "b1,1,0,"])
    {'a1': ('b1',), 'b1': ('a1',)}
    """
    found: dict[str, tuple[str, ...]] = {}
    for row in csv.DictReader(lines):
        for other in row["to"].split():
            found[row["id"]] = (*found.get(row["id"], ()), other)
            found[other] = (*found.get(other, ()), row["id"])
    return found


def board(lines: Iterable[str]) -> Board:
    """The board described by the lines of a CSV file, one place a line: its id, its position x and y (0 to 1, from the
    lower left) and, in `to`, the ids of places that a path joins to it. Each path is listed at one of its ends only.

    >>> board(["id,x,y,to", "a1,0,0,b1", "b1,1,0,"]).paths[0].id
    'a1-b1'
    """
    rows = list(csv.DictReader(lines))
    at = {row["id"]: (float(row["x"]), float(row["y"])) for row in rows}
    places = tuple(Place(id, spot, id) for id, spot in at.items())
    joined = [(row["id"], other) for row in rows for other in row["to"].split()]
    return Board(places, tuple(_path(one, other, at[one], at[other]) for one, other in joined))


def _path(one: str, other: str, start: tuple[float, float], end: tuple[float, float]) -> Path:
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    return Path(f"{one}-{other}", (start, middle, end), middle, BROWN, "solid")
