"""A small sign at the edge of the board: something about the devices is amiss, and play goes on."""

from __future__ import annotations

from companion.view.part import Part, Target
from companion.view.pen import Pen
from companion.view.theme import CARD, DETAIL, INK, NOW_EDGE


class Fault(Part):
    """As wide as its words; touching it is `tap("hardware")`."""

    def draw(self, model: str, pen: Pen) -> None:
        x, y, w, h = self.box
        wide = min(w, pen.width(model, 16, True) + pen.px(26))
        plate = (x, y, wide, h)
        pen.plate(plate, INK, 10, 0.88)
        pen.frame(plate, NOW_EDGE, 2, 10)
        inner = (x + pen.px(10), y, wide - pen.px(20), h)
        pen.words(model, inner, 16, CARD, bold=True, align="center", smallest=DETAIL)
        self.targets.append(Target("hardware", plate))
