"""A notice, drawn as a card over the board: news, or a refusal with calculation, rule and alternatives."""

from __future__ import annotations

import math
from typing import Any

from kivy.graphics import InstructionGroup, PopMatrix, PushMatrix, Translate
from msgspec.structs import replace

from companion.screen import Choice, Notice
from companion.view.buttons import NARROW, button, label_width, least_width, natural_width
from companion.view.pen import Box, Pen
from companion.view.text_cache import fitted, line_height
from companion.view.theme import (
    CARD,
    DETAIL,
    GAP,
    HEAD,
    INK,
    LEAF,
    LEAST,
    MIST,
    NOW_EDGE,
    REFUSED,
    REFUSED_INK,
    TOUCH,
)
from companion.view.widget import Part, Target

TONES = {"refused": (REFUSED, REFUSED_INK), "news": (LEAF, CARD), "warning": (INK, CARD)}


NUMBERS = 19.0
CROSS = 34
"""The room that the cross takes from the headline, not from the lines below it."""
SIGN = 38
"""The room of the sign before the source, and of the gap after it."""
LONG = 5
"""The most lines of the text of news."""


class NoticePart(Part):
    """The part of the screen with a notice, a card that reports a refusal or news; a touch anywhere but on a button
    closes it.
    """

    def __init__(self, canvas: Any) -> None:
        super().__init__(canvas)
        self.flash = True
        self._shown_words: tuple[str, str] = ("", "")

    def redraw(self) -> None:
        """Draw the notice again, or remove it if there is none."""
        if self.model is None:
            self._shown_words = ("", "")
        super().redraw()

    def height(self, notice: Notice, width: float, scale: float) -> float:
        """The height in pixels that the card of a notice needs at this width."""
        pen = Pen(self.face, scale)
        inner = width - pen.px(28 + CROSS) - self._aside(notice, pen)
        size = round(pen.px(HEAD))
        fit, lines, _ = fitted(notice.headline, inner, pen.px(105), size, size, True, 3)
        below = self._numbers(notice, inner + pen.px(CROSS), pen) + self._foot(notice, width, pen)
        return len(lines) * line_height(fit) + below + pen.px(14 + (60 if notice.ways else 0))

    def draw(self, model: Notice, pen: Pen) -> None:
        """Draw the card of the notice; that of a new refusal shakes."""
        plate, ink = TONES[model.tone]
        x, y, w, h = self.box
        shift = Translate(0, 0, 0)
        pen.add(PushMatrix())
        pen.add(shift)
        pen.sheet((x + pen.px(3), y - pen.px(3), w - pen.px(3), h), INK, 0.25)
        pen.plate(self.box, plate, 12)
        if model.tone == "warning":
            pen.frame(self.box, NOW_EDGE, 2.5, 12)
        aside = self._aside(model, pen)
        left, wide = x + pen.px(14) + aside, w - pen.px(28 + CROSS) - aside
        if aside:
            self._stop(pen, x + pen.px(29), y + h - pen.px(27), ink, plate)
        top, foot = y + h - pen.px(7), y + pen.px(7)
        self._cross(pen, x + w - pen.px(25), y + h - pen.px(25), ink)
        ways = foot + (pen.px(60) if model.ways else 0)
        below = self._foot(model, w, pen)
        numbers = self._numbers(model, wide + pen.px(CROSS), pen)
        head: Box = (left, ways + below + numbers, wide, top - ways - below - numbers)
        pen.words(model.headline, head, HEAD, ink, bold=True, lines=3, smallest=HEAD)
        if model.numbers:
            rest: Box = (left, ways + below, wide + pen.px(CROSS), numbers)
            pen.words(model.numbers, rest, NUMBERS, ink, lines=LONG, smallest=16)
        beside = self._beside(model, w, pen)
        if beside:
            self._source(model, pen, (x + w - pen.px(10) - beside, foot + pen.px(2), beside, pen.px(52)), ink)
        elif model.why:
            self._asked(model, pen, (x + pen.px(10), ways + pen.px(2), w - pen.px(20), below - pen.px(6)), ink)
        elif model.source:
            pen.words(model.source, (left, ways, wide, below), DETAIL + 1, ink, lines=2, alpha=0.85, smallest=LEAST)
        if model.ways:
            left = x + pen.px(10)
            for way, wide in self._ways(model, w - pen.px(20) - (beside + pen.px(GAP) if beside else 0), pen):
                box = (round(left), round(foot + pen.px(2)), round(wide), round(pen.px(52)))
                left += wide + pen.px(GAP)
                button(pen, way, box, self.targets, dark=False)
        pen.add(PopMatrix())
        self.targets.append(Target(model.id, self.box, 12))
        shown_words = (model.headline, model.numbers)
        if model.tone == "refused" and shown_words != self._shown_words:
            veil = InstructionGroup()
            pen.add(veil)

            def shake(share: float) -> None:
                shift.x = pen.px(9) * math.sin(share * 5 * math.pi) * (1 - share)
                veil.clear()
                if self.flash and share < 1:  # white over the card, once: more flashes could harm
                    Pen(veil, self.scale).plate(self.box, CARD, 12, 1 - share)

            self.motions.glide(0.4, shake)
        self._shown_words = shown_words

    def _aside(self, notice: Notice, pen: Pen) -> float:
        """The width in pixels that a notice keeps free for the no-entry sign of a refusal; 0 for news."""
        return pen.px(36) if notice.tone == "refused" else 0.0

    def _stop(self, pen: Pen, x: float, y: float, ink: str, plate: str) -> None:
        """Draws the sign of a refusal, a no-entry sign, at (x, y)."""
        r = pen.px(15)
        pen.plate((x - r, y - r, 2 * r, 2 * r), ink, 15)
        pen.plate((x - r * 0.62, y - r * 0.2, r * 1.24, r * 0.4), plate, 2)

    def _numbers(self, notice: Notice, width: float, pen: Pen) -> float:
        """The height that the text below a notice's headline needs at this width, 0 for none. The calculation behind a
        refusal gets two lines, news up to five (`LONG`).
        """
        if not notice.numbers:
            return 0.0
        lines = LONG if notice.tone == "news" else 2
        size, smallest = round(pen.px(NUMBERS)), round(pen.px(16))
        _, rows, _ = fitted(notice.numbers, width, pen.px(27 * lines), size, smallest, False, lines)
        return len(rows) * line_height(size) + pen.px(2)

    def _ways(self, notice: Notice, width: float, pen: Pen) -> list[tuple[Choice, float]]:
        """The buttons for the alternatives that a notice offers, each with its width in pixels. Equally wide if every
        text fits so, else as wide as each text needs, else without drawings; buttons that still do not fit are left
        out, the last first.
        """
        many, narrow = len(notice.ways), pen.px(NARROW)
        room = width - pen.px(GAP) * (many - 1)
        each = min(room / many, pen.px(230))
        least = [self._least(way, pen) for way in notice.ways]
        if many > 1 and max(self._halved(way, pen) for way in notice.ways) > each:
            return self._ways(replace(notice, ways=notice.ways[:-1]), width, pen)
        if each < narrow or max(least) <= each:
            return [(way, each) for way in notice.ways]
        if sum(least) > room:
            return [(replace(way, glyph=None), each) for way in notice.ways]
        spare = (room - sum(least)) / many
        return [(way, wide + spare) for way, wide in zip(notice.ways, least, strict=True)]

    def _least(self, way: Choice, pen: Pen) -> float:
        """The least width of the button of an alternative with its label on two lines beside its drawing."""
        return max(pen.px(NARROW), self._halved(way, pen) + pen.px(48 if way.glyph is not None else 0))

    def _halved(self, way: Choice, pen: Pen) -> float:
        """The least width of the button of an alternative with its label on two lines, without its drawing."""
        return label_width(pen, replace(way, glyph=None), pen.px(52))

    def _foot(self, notice: Notice, width: float, pen: Pen) -> float:
        """The height of a notice's last line, which cites the rulebook; finger-high if it can be touched."""
        if not notice.source or self._beside(notice, width, pen):
            return 0.0
        if notice.why:
            return pen.px(TOUCH + 6)
        room = width - pen.px(28 + CROSS) - self._aside(notice, pen)
        return pen.px(22 if pen.width(notice.source, DETAIL + 1) <= room else 40)

    def _beside(self, notice: Notice, width: float, pen: Pen) -> float:
        """The width of the rulebook citation, on two lines, where it stands at the end of the row of alternatives so
        that the card covers less of the board; 0 if it has a row of its own.
        """
        if not (notice.why and notice.source and notice.ways) or notice.asks:
            return 0.0
        wide = pen.halved(notice.source, DETAIL + 1) + pen.px(SIGN)
        room = width - pen.px(20)
        enough = min(4, len(self._ways(notice, room, pen)))
        return wide if len(self._ways(notice, room - wide - pen.px(GAP), pen)) >= enough else 0.0

    def _asked(self, model: Notice, pen: Pen, box: Box, ink: str) -> None:
        """Draws a notice's rulebook citation as a button that opens the rule, and the further buttons beside it."""
        x, y, w, h = box
        gap = pen.px(GAP)
        wish = [min(natural_width(pen, ask), pen.px(150)) for ask in model.asks]
        room = w - sum(wish) - gap * len(wish)
        words = pen.width(model.source, DETAIL + 1) + pen.px(SIGN + 4)
        if room < pen.halved(model.source, DETAIL + 1) + pen.px(SIGN):  # not even on two lines
            wish = [min(wide, least_width(pen, ask)) for wide, ask in zip(wish, model.asks, strict=True)]
            room = w - sum(wish) - gap * len(wish)
        wide = min(room, words)
        self._source(model, pen, (x, y, wide, h), ink)
        left = x + wide + gap
        for ask, width in zip(model.asks, wish, strict=True):
            button(pen, ask, (round(left), round(y), round(width), round(h)), self.targets, dark=True)
            left += width + gap

    def _source(self, model: Notice, pen: Pen, box: Box, ink: str) -> None:
        """Draws a notice's rulebook citation with the question mark that opens a rule everywhere. The citation can
        be touched, but has no frame, unlike the buttons for alternatives.
        """
        x, y, w, h = box
        plate = (round(x), round(y), round(w), round(h))
        pen.question(x + pen.px(16), y + h / 2, ink)
        pen.words(model.source, (x + pen.px(34), y, w - pen.px(34), h), DETAIL + 1, ink, lines=2, smallest=LEAST)
        self.targets.append(Target(model.why, plate, 9))

    def _cross(self, pen: Pen, x: float, y: float, ink: str) -> None:
        arm = pen.px(8)
        pen.line((x - arm, y - arm, x + arm, y + arm), ink, 3, 0.8)
        pen.line((x - arm, y + arm, x + arm, y - arm), ink, 3, 0.8)

    def draw_pressed(self, target: Target, pen: Pen) -> None:
        """Draw the pressed look of a touched button, or a frame around the whole card if no button was touched."""
        if target.id == self.model.id:
            pen.frame(self.box, MIST, 3, 12)
        else:
            super().draw_pressed(target, pen)
