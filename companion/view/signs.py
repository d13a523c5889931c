"""The small signs around the board: warnings and faults, saving, the last actions, and the pieces on tag readers."""

from __future__ import annotations

from companion.screen import Glyph, OnReader, Recent
from companion.view.pen import Box, Pen
from companion.view.theme import CARD, DETAIL, DUSK, FAR, FERN, INK, LEAF, LEAST, MIST, NOW, NOW_EDGE, REFUSED, STRIP
from companion.view.widget import Part, Target

SIDE = 40.0
"""The side of one piece, at 800 by 480."""
STEP = 44.0


RECENT = 18.0
"""The least size of the words of the last actions."""


class Strip(Part):
    """A warning in a strip across the whole screen; a touch on it opens the explanation."""

    def height(self, words: str, width: float, scale: float) -> float:
        """The height of the strip in pixels: one line, or two for a longer sentence."""
        pen = Pen(self.face, scale)
        return round(pen.px(STRIP if pen.width(words, 17, True) <= width - pen.px(24) else 1.6 * STRIP))

    def draw(self, model: str, pen: Pen) -> None:
        """Draw the warning strip with this text."""
        x, y, w, h = self.box
        pen.sheet(self.box, NOW)
        pen.sheet((x, y, w, pen.px(2)), NOW_EDGE)
        inner = (x + pen.px(12), y, w - pen.px(24), h)
        pen.words(model, inner, 17, INK, bold=True, align="center", lines=2, smallest=15)
        self.targets.append(Target("disk", self.box, 0))


class Saving(Part):
    """A small sign on the screen that saving to the disk takes long."""

    def draw(self, model: str, pen: Pen) -> None:
        """Draw the sign that saving takes long, with this text."""
        pen.plate(self.box, FERN, 12)
        pen.words(model, self.box, 16, CARD, align="center", smallest=LEAST)


class DeviceFault(Part):
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


class RecentActions(Part):
    """The strip with the last actions, the newest first; a touch on it opens the history."""

    def draw(self, model: tuple[Recent, ...], pen: Pen) -> None:
        """Draw as many actions side by side as there is room for, the newest in bold."""
        x, y, w, h = self.box
        pen.sheet(self.box, DUSK)
        left, gap, side = x + pen.px(8), pen.px(12), pen.px(26)
        size = 0.0
        while model and size < RECENT:
            pictures = sum(side * ((each.mark is not None) + (each.glyph is not None)) + gap for each in model)
            words = sum(pen.width(each.words, FAR, number == 0) for number, each in enumerate(model))
            size = min(FAR, FAR * (w - pen.px(16) - pictures) / words)
            model = model if size >= RECENT or len(model) == 1 else model[:-1]
            size = max(size, RECENT) if len(model) == 1 else size
        for number, each in enumerate(model):
            for glyph in (each.mark, each.glyph):
                if glyph is not None:
                    pen.plate((left, y + (h - side) / 2 + 1, side - 2, side - 2), CARD, 5)
                    pen.glyph(glyph, left + side / 2 - 1, y + h / 2, 22)
                    left += side
            wide, _ = pen.words(each.words, (left, y, x + w - left, h), size, CARD, bold=number == 0, smallest=LEAST)
            left += wide + gap
        if model:
            self.targets.append(Target("history", self.box, 0))


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
