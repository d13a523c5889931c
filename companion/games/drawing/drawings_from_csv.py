"""What is drawn, read from CSV files: small drawings, one shape a line, and boards, one place a line."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from importlib.resources import files

from companion.games.drawing import outlines
from companion.screen import Board, Path, Place, Points, Shape

BROWN = "#8a6a3f"
"""The colour of a board's paths."""


def read(package: str, name: str) -> dict[str, tuple[Shape, ...]]:
    """The shapes of each drawing in the file `name` of this package.

    The file's columns: `drawing`, `fill` and `line` as in `Shape`, `width` of the line, `closed` ("no": the line is
    open), and `outline`: a function of `companion.games.drawing.outlines`, followed by its arguments. "ring" and "bar"
    have numbers ("ring 62 20 5.5" is `ring(62, 20, 5.5)`); "flat" and "soft" have points x:y, in "soft" with "!" behind
    a corner ("soft 34:36! 30:62 38:84! steps=4", where `steps` is the number of points from one to the next).
    """
    found: dict[str, tuple[Shape, ...]] = {}
    with files(package).joinpath(name).open(encoding="utf-8") as lines:
        for row in csv.DictReader(lines):
            closed, drawing = row["closed"] != "no", row["drawing"]
            width = float(row["width"]) if row["width"] else Shape(()).width
            shape = Shape(outline(row["outline"], closed), row["fill"], row["line"], width, closed)
            found[drawing] = (*found.get(drawing, ()), shape)
    return found


def outline(text: str, closed: bool = True) -> Points:
    """The points of an outline written as in the file; `closed` False: it is an open line.

    >>> outline("flat -50:0 50:0 0:100")
    ((-0.5, 0.0), (0.5, 0.0), (0.0, 1.0))
    """
    curve, *words = text.split()
    knots: list[outlines.Knot] = []
    numbers, steps = [], 7
    for word in words:
        if ":" in word:
            x, y = map(float, word.rstrip("!").split(":"))
            knots.append((x, y, True) if word.endswith("!") else (x, y))
        elif word.startswith("steps="):
            steps = int(word.removeprefix("steps="))
        elif word != "square":
            numbers.append(float(word))
    match curve, numbers:
        case "soft", []:
            return outlines.soft(knots, closed, steps)
        case "flat", []:
            return outlines.flat(*((x, y) for x, y, *_ in knots))
        case "ring", [x, y, rx]:
            return outlines.ring(x, y, rx)
        case "ring", [x, y, rx, ry]:
            return outlines.ring(x, y, rx, ry)
        case "bar", [x1, y1, x2, y2, thick]:
            return outlines.bar(x1, y1, x2, y2, thick, round_ends="square" not in words)
    raise ValueError(f"there is no such outline: {text!r}")


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
