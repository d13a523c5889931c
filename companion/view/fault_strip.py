"""A strip above the board: something about the devices is amiss, and play goes on."""

from __future__ import annotations

from companion.view.canvas import Pen
from companion.view.theme import CARD, INK, LEAST, NOW_EDGE
from companion.view.widget import Part, Target


class Fault(Part):
    """It covers nothing of the board; touching it is `tap("hardware")`."""

    def draw(self, model: str, pen: Pen) -> None:
        x, y, w, h = self.box
        pen.sheet(self.box, INK)
        pen.sheet((x, y, w, pen.px(2)), NOW_EDGE)
        pen.words(model, (x + pen.px(10), y, w - pen.px(20), h), 16, CARD, align="center", smallest=LEAST)
        self.targets.append(Target("hardware", self.box, 0))
