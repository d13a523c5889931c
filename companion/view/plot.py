"""A line chart of a count over the rounds of a game: one line a seat, with the seat's mark at every step."""

from __future__ import annotations

from companion.screen import Plot, Series
from companion.view.pen import Pen
from companion.view.theme import CARD, DETAIL, EDGE, INK, LEAST, MUTE


def plot(pen: Pen, block: Plot, x: float, top: float, width: float) -> float:
    """Draws the chart from y = `top` downwards, and returns the y below it."""
    high, foot, side = pen.px(210), pen.px(24), pen.px(34)
    name = max((pen.width(series.label, DETAIL + 1, True) for series in block.series), default=0.0)
    right = min(name + pen.px(40), width * 0.34)
    box = (x, top - high, width, high)
    pen.plate(box, CARD, 8)
    left, low = x + side, top - high + foot + pen.px(14)
    wide, tall = width - side - right, high - foot - pen.px(30)
    most = max((max(series.values, default=0) for series in block.series), default=0) or 1
    step = next(size for size in (1, 2, 5, 10, 20, 50, 100, 1000) if most / size <= 6 or size == 1000)
    for value in range(0, most + 1, step):
        y = low + tall * value / most
        pen.line((left, y, left + wide, y), EDGE, 1.5, 0.8)
        pen.words(str(value), (x, y - pen.px(9), side - pen.px(8), pen.px(18)), DETAIL, MUTE, align="right")
    count = max(1, len(block.steps) - 1)
    rim = min(pen.px(7 + 6 * len(block.series)), wide / 4)  # for marks side by side at the first and the last step

    def at(number: int, value: int) -> tuple[float, float]:
        return left + rim + (wide - 2 * rim) * number / count, low + tall * value / most

    for number, label in enumerate(block.steps):
        middle = at(number, 0)[0]
        room = (wide - 2 * rim) / count
        cell = (middle - room / 2, top - high + pen.px(3), room, foot)
        pen.words(label, cell, DETAIL, INK, align="center", smallest=LEAST)
    for series in block.series:
        points = [n for number, value in enumerate(series.values) for n in at(number, value)]
        if len(points) > 2:
            pen.line(points, CARD, 7)
            pen.line(points, series.glyph.ink, 3.6)
    crowds: dict[tuple[int, int], list[Series]] = {}
    for series in block.series:
        for number, value in enumerate(series.values):
            crowds.setdefault((number, value), []).append(series)
    for (number, value), level in crowds.items():
        px, py = at(number, value)
        apart = min(pen.px(15), 0.9 * (wide - 2 * rim) / count / len(level))
        for n, series in enumerate(level):
            pen.glyph(series.glyph, px + apart * (n - (len(level) - 1) / 2), py, 17)
    _names(pen, block, left + wide + pen.px(8), (low, low + tall), right - pen.px(14))
    return top - high


def _names(pen: Pen, block: Plot, left: float, span: tuple[float, float], room: float) -> None:
    """Draws the seats' names beside the ends of their lines in the chart, without overlaps. `left` is their x,
    `room` their width; `span` are the lowest and the highest y of the lines."""
    low, high = span
    ends = sorted(block.series, key=lambda series: -(series.values[-1] if series.values else 0))
    step = min(pen.px(26), (high - low + pen.px(14)) / max(1, len(ends)))
    top = high + pen.px(8)
    for series in ends:
        pen.glyph(series.glyph, left + pen.px(9), top - step / 2, 18)
        box = (left + pen.px(22), top - step, room - pen.px(20), step)
        pen.words(series.label, box, DETAIL + 1, INK, bold=True, smallest=LEAST)
        top -= step
