"""Small drawings, read from a CSV file with one shape a line."""

from __future__ import annotations

import csv
from importlib.resources import files

from companion.games.drawing import outlines
from companion.screen import Points, Shape


def drawings(package: str, name: str) -> dict[str, tuple[Shape, ...]]:
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
