"""What lies on readers, in the corner of the board: three signs for seen, understood and accepted."""

from __future__ import annotations

from companion.screen import OnReader
from companion.view.part import Part
from companion.view.pen import Pen
from companion.view.theme import CARD, FERN, INK, LEAF, MIST, NOW

SIDE = 40.0
"""One sign, at 800 by 480."""
STEP = 44.0


class Readers(Part):
    """One after the other: seen in a pale rim, understood on a lit plate, accepted with a tick on green."""

    def covers(self, x: float, y: float) -> bool:
        return False  # a finger means the board below

    def draw(self, model: tuple[OnReader, ...], pen: Pen) -> None:
        x, y, _, _ = self.box
        side = pen.px(SIDE)
        for number, each in enumerate(model):
            box = (round(x + number * pen.px(STEP)), round(y), side, side)
            middle = box[0] + side / 2, box[1] + side / 2
            plate, edge = {"seen": (CARD, MIST), "understood": (NOW, INK), "accepted": (LEAF, FERN)}[each.how]
            pen.plate(box, plate, 10, 0.6 if each.how == "seen" else 1.0)
            pen.frame(box, edge, 3.5 if each.how == "understood" else 2, 10)
            pen.glyph(each.glyph, *middle, SIDE - 12, 0.55 if each.how == "seen" else 1.0)
            if each.how == "accepted":
                left, low = box[0] + pen.px(20), box[1] + pen.px(8)
                tick = (left, low + pen.px(6), left + pen.px(6), low, left + pen.px(16), low + pen.px(13))
                pen.line(tick, INK, 8)
                pen.line(tick, CARD, 4.5)
