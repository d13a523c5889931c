"""What lies on readers, in the corner of the board: three signs for seen, understood and accepted."""

from __future__ import annotations

from companion.screen import OnReader
from companion.view.canvas import Pen
from companion.view.theme import CARD, INK, LEAF, MIST, NOW
from companion.view.widget import Part

SIDE = 40.0
"""One sign, at 800 by 480."""
STEP = 44.0


class Readers(Part):
    """One after the other: seen in a pale rim, understood on a lit plate, accepted in green with a tick."""

    def covers(self, x: float, y: float) -> bool:
        return False  # a finger means the board below

    def draw(self, model: tuple[OnReader, ...], pen: Pen) -> None:
        x, y, _, _ = self.box
        side = pen.px(SIDE)
        for number, each in enumerate(model):
            box = (round(x + number * pen.px(STEP)), round(y), side, side)
            middle = box[0] + side / 2, box[1] + side / 2
            plate, edge, width = {
                "seen": (CARD, MIST, 2.0),
                "understood": (NOW, INK, 3.5),
                "accepted": (CARD, LEAF, 4.0),
            }[each.how]
            pen.plate(box, plate, 10, 0.6 if each.how == "seen" else 1.0)
            pen.frame(box, edge, width, 10)
            pen.glyph(each.glyph, *middle, SIDE - 12, 0.55 if each.how == "seen" else 1.0)
            if each.how == "accepted":
                # The tick has a ground of its own: on dark green most pieces could not be told apart.
                left, low = box[0] + pen.px(18), box[1] - pen.px(2)
                pen.plate((round(left), round(low), pen.px(24), pen.px(20)), LEAF, 8)
                left, low = left + pen.px(4), low + pen.px(4)
                pen.line((left, low + pen.px(6), left + pen.px(6), low, left + pen.px(16), low + pen.px(12)), CARD, 4.5)
