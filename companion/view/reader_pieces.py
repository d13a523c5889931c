"""The pieces that lie on tag readers, shown in a corner of the board, and why one of them has no effect now."""

from __future__ import annotations

from companion.screen import Glyph, OnReader
from companion.view.pen import Box, Pen
from companion.view.theme import CARD, DETAIL, INK, LEAF, MIST, NOW, REFUSED
from companion.view.widget import Part

SIDE = 40.0
"""The side of one piece, at 800 by 480."""
STEP = 44.0


class Readers(Part):
    """The part of the screen with the pieces on readers, side by side. "found" (no effect until laid again) has a pale
    rim; "seen" (chosen, lifted again) a yellow plate with a thin rim; "understood" (chosen, on the reader) one with a
    thick rim; "accepted" (used by an action) a green rim and a tick; "not-now" (no effect now) a red rim and the
    reason.
    """

    def covers(self, x: float, y: float) -> bool:
        """Always False: a touch on these pieces is for the board below them."""
        return False  # a finger means the board below

    def draw(self, model: tuple[OnReader, ...], pen: Pen) -> None:
        """Draw the pieces on readers side by side, and beside them the reason why the last has no effect."""
        x, y, w, _ = self.box
        side, left = pen.px(SIDE), x
        for each in model:
            if each.glyph is not None:
                self._sign(each, each.glyph, (round(left), round(y), side, side), pen)
                left += pen.px(STEP)
        last = next((each for each in reversed(model) if each.why), None)
        if last is not None:
            why = last.why
            most, wanted = x + w - left - pen.px(16), pen.width(why, 18) + pen.px(20)
            high = side if wanted <= most else pen.px(54)
            box = (round(left), round(y), round(min(most, wanted)), round(high))
            pen.plate(box, CARD, 10)
            pen.frame(box, MIST if last.how == "found" else REFUSED, 3.0, 10)
            pen.words(why, (left + pen.px(10), y, box[2] - pen.px(20), high), 18, INK, lines=2, smallest=DETAIL)

    def _sign(self, each: OnReader, glyph: Glyph, box: Box, pen: Pen) -> None:
        faint = each.how in ("found", "not-now")
        plate, edge, width = {
            "found": (CARD, MIST, 2.0),
            "seen": (NOW, LEAF, 2.0),
            "understood": (NOW, INK, 3.5),
            "accepted": (CARD, LEAF, 4.0),
            "not-now": (CARD, REFUSED, 3.0),
        }[each.how]
        pen.plate(box, plate, 10, 0.6 if faint else 1.0)
        pen.frame(box, edge, width, 10)
        pen.glyph(glyph, box[0] + box[2] / 2, box[1] + box[3] / 2, SIDE - 12, 0.55 if faint else 1.0)
        if each.how == "accepted":
            # The tick has a ground of its own: on dark green most pieces would look alike.
            left, low = box[0] + pen.px(18), box[1] - pen.px(2)
            pen.plate((round(left), round(low), pen.px(24), pen.px(20)), LEAF, 8)
            left, low = left + pen.px(4), low + pen.px(4)
            pen.line((left, low + pen.px(6), left + pen.px(6), low, left + pen.px(16), low + pen.px(12)), CARD, 4.5)
