"""Keys on the screen for the few words that are typed: Latin letters, digits, space."""

from __future__ import annotations

from companion.view.part import Part, Target
from companion.view.pen import Box, Pen
from companion.view.theme import CARD, FERN, GAP, INK, MOSS, NIGHT, NOW

HEIGHT = 246.0
ROWS = ("1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm-")
KEY = "key/"
SHIFT, BACK, SPACE, DONE = "key/shift", "key/back", "key/space", "key/done"


class Keyboard(Part):
    """Its model is "small" or "large", as the letters are. Each key is a target `key/<sign>`."""

    def draw(self, model: str, pen: Pen) -> None:
        pen.sheet(self.box, NIGHT)
        x, y, w, h = self.box
        gap, pad = pen.px(GAP - 1), pen.px(7)
        high = (h - 2 * pad - 4 * gap) / 5
        each = (w - 2 * pad - 9 * gap) / 10
        for number, row in enumerate(ROWS):
            top = y + h - pad - number * (high + gap)
            left = x + pad
            if number == 3:
                self._key(pen, SHIFT, "⇧", (left, top - high, each, high), NOW if model == "large" else MOSS)
                left += each + gap
            for sign in row:
                shown = sign.upper() if model == "large" else sign
                self._key(pen, KEY + shown, shown, (left, top - high, each, high), FERN)
                left += each + gap
            if number == 3:
                self._key(pen, BACK, "⌫", (left, top - high, each, high), MOSS)
        low = y + pad
        wide = (w - 2 * pad - gap) * 0.68
        self._key(pen, SPACE, "␣", (x + pad, low, wide, high), FERN)
        self._key(pen, DONE, "✓", (x + pad + wide + gap, low, w - 2 * pad - gap - wide, high), NOW)

    def _key(self, pen: Pen, id: str, shown: str, box: Box, colour: str) -> None:
        box = (round(box[0]), round(box[1]), round(box[2]), round(box[3]))
        pen.plate(box, colour, 8)
        pen.words(shown, box, 24, INK if colour == NOW else CARD, bold=True, align="center", smallest=16)
        self.targets.append(Target(id, box, 8, INK if colour == NOW else CARD))
