"""A strip above the board that shows a fault of the devices; the game goes on."""

from __future__ import annotations

from companion.view.pen import Pen
from companion.view.theme import CARD, INK, LEAST, NOW_EDGE
from companion.view.widget import Part, Target


class Fault(Part):
    """The strip with the fault in words; it covers nothing of the board. Touching it is `tap("hardware")`."""

    def draw(self, model: str, pen: Pen) -> None:
        """Draw the strip with this text."""
        x, y, w, h = self.box
        pen.sheet(self.box, INK)
        pen.sheet((x, y, w, pen.px(2)), NOW_EDGE)
        pen.words(model, (x + pen.px(10), y, w - pen.px(20), h), 16, CARD, align="center", smallest=LEAST)
        self.targets.append(Target("hardware", self.box, 0))
