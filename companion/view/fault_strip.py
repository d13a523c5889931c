"""A strip above the board that says which connected device has a fault, while the game goes on."""

from __future__ import annotations

from companion.view.pen import Pen
from companion.view.theme import CARD, INK, LEAST, NOW_EDGE
from companion.view.widget import Part, Target


class Fault(Part):
    """The strip that says in words which device has a fault; it covers nothing of the board. A touch on it is reported
    with the id "hardware".
    """

    def draw(self, model: str, pen: Pen) -> None:
        """Draw the strip with this text, the fault in words."""
        x, y, w, h = self.box
        pen.sheet(self.box, INK)
        pen.sheet((x, y, w, pen.px(2)), NOW_EDGE)
        pen.words(model, (x + pen.px(10), y, w - pen.px(20), h), 16, CARD, align="center", smallest=LEAST)
        self.targets.append(Target("hardware", self.box, 0))
