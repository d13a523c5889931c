"""The panel beside the board: the round, the phase, the player in turn, the prompt, and every seat."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from companion.screen import Banner, Detail, Glyph, SeatPanel
from companion.view.pen import Box, Pen
from companion.view.text_cache import fitted
from companion.view.theme import (
    BODY,
    CARD,
    DETAIL,
    DUSK,
    FAR,
    FERN,
    HEAD,
    HUGE,
    INK,
    LEAST,
    MIST,
    MOSS,
    MUTE,
    NOW,
    PANEL,
    PROMPT,
    SCORE,
)
from companion.view.widget import Part, Target

Model = tuple[Banner | None, tuple[SeatPanel, ...]]


CARD_WIDTH = 52.0
PICTURE, LINE = 22.0, 23.0
"""How large the picture of a detail is, and how high a line of them."""
UPPER, ROW = 108.0, 68.0
"""Heights above the board of an upright screen: of the round and a prompt of two lines, and of a row of seats."""


class Panel(Part):
    """The part of the screen that says whose turn it is and shows every seat: a dark column beside the board, or above
    it on an upright screen.
    """

    def __init__(self, canvas: Any) -> None:
        super().__init__(canvas)
        self.seats: Box = (0, 0, 0, 0)
        """Where the seats are drawn, below the banner; empty on an upright screen."""

    def draw(self, model: Model, pen: Pen) -> None:
        """Draw the banner with the turn, and the seats below it."""
        banner, seats = model
        pen.sheet(self.box, DUSK)
        x, y, w, h = self.box
        top = y + h - pen.px(8)
        self.seats = (0, 0, 0, 0)
        if w > h * 1.2 or w > pen.px(PANEL) * 1.5:
            return self._draw_upright(model, pen)
        if banner is not None:
            below = self._round(banner, pen, (x, w), top)
            top = self._turn(banner, pen, (x, w), below, len(seats), top)
        self.seats = (x, y, w, top - y)
        if seats:
            gap = pen.px(5)
            room = top - y - pen.px(7)
            each = min((room - gap * (len(seats) - 1)) / len(seats), pen.px(94))
            for seat in seats:
                box = (x + pen.px(5), round(top - each), w - pen.px(10), round(each))
                self._seat(seat, box, pen)
                top -= each + gap

        return None

    def height(self, model: Model, width: float, scale: float) -> float:
        """The height in pixels of the panel, where it is above the board of an upright screen."""
        upper = self._upper(model[0], Pen(self.face, scale), width)[1]
        return round(upper + scale * (ROW * -(-len(model[1]) // 2) + 8))

    def _upper(self, banner: Banner | None, pen: Pen, width: float) -> tuple[float, float]:
        """Two measures in pixels on an upright screen: the width for the texts of round and phase, and the height that
        these and the prompt need together; 0.0 and 0.0 if `banner` is None.
        """
        if banner is None:
            return 0.0, 0.0
        phase = pen.halved(banner.phase, FAR, True) + pen.px(20 + (CARD_WIDTH + 10 if banner.round else 0))
        half = round(min(max(width * 0.44, phase), width * 0.56))
        size = round(pen.px(PROMPT))
        lines = len(fitted(banner.prompt, width - half - pen.px(20), 1e6, size, size, False, 6)[1])
        return half, pen.px(UPPER + 27 * max(0, lines - 2))

    def _draw_upright(self, model: Model, pen: Pen) -> None:
        """Draws the panel above the board of an upright screen: the round beside the player in turn, and below them the
        seats, two in a row.
        """
        banner, seats = model
        x, y, w, h = self.box
        top = y + h - pen.px(6)
        if banner is not None:
            half, upper = self._upper(banner, pen, w)
            self._round(banner, pen, (x, half), top)
            self._turn(banner, pen, (x + half, w - half), top, 4, top)
            top = y + h - upper
        gap = pen.px(5)
        wide = (w - 3 * gap) / 2
        for number, seat in enumerate(seats):
            down, across = divmod(number, 2)
            left = x + gap + across * (wide + gap)
            box = (round(left), round(top - (down + 1) * pen.px(ROW) + gap), round(wide), round(pen.px(ROW) - gap))
            self._seat(seat, box, pen)

    def _round(self, banner: Banner, pen: Pen, across: tuple[float, float], top: float) -> float:
        """Draws the round and the phase in `across`, a left edge and a width, from `top` down; returns the y below
        them.
        """
        x, w = across
        left, right = x + pen.px(10), x + w - pen.px(10)
        card = (left, top - pen.px(60), pen.px(CARD_WIDTH), pen.px(60))
        beside = left
        if banner.round:
            pen.plate(card, CARD, 7)
            number = (card[0], card[1] + pen.px(16), card[2], pen.px(44))
            pen.words(banner.round, number, HUGE, INK, bold=True, align="center", smallest=HEAD)
            foot = (card[0] + 2, card[1] + pen.px(2), card[2] - 4, pen.px(17))
            if pen.width(banner.of, LEAST) <= foot[2]:
                pen.words(banner.of, foot, DETAIL, MUTE, align="center", smallest=LEAST)
            beside = card[0] + card[2] + pen.px(10)
        phase = (beside, card[1], right - beside, card[3])
        pen.words(banner.phase, phase, FAR, CARD, bold=True, lines=2, smallest=FAR)
        return card[1] - pen.px(3)

    def _turn(
        self, banner: Banner, pen: Pen, across: tuple[float, float], top: float, seats: int, touched: float
    ) -> float:
        """Draw whose turn it is and the prompt, downwards from the y `top`; returns the y below the prompt. `across` is
        the left edge and the width to draw in; `seats` is the number of seats shown below: with more than three, the
        prompt gets less room. The area from the prompt's lower edge up to the y `touched` can be touched.
        """
        x, w = across
        left, right = x + pen.px(10), x + w - pen.px(10)
        if banner.turn:
            high = pen.px(36)
            start = left
            if banner.mark is not None:
                pen.glyph(banner.mark, left + pen.px(15), top - high / 2, 27)
                start += pen.px(38)
            end = right - (pen.px(26) if banner.id else 0)
            if banner.clock:
                clock = (end - pen.px(62), top - high / 2 - pen.px(14), pen.px(58), pen.px(28))
                pen.plate(clock, NOW, 7)
                pen.words(banner.clock, clock, HEAD, INK, bold=True, align="center", smallest=FAR)
                end = clock[0] - pen.px(4)
            pen.words(banner.turn, (start, top - high, end - start, high), HEAD + 2, NOW, bold=True, smallest=FAR)
            if banner.id:
                pen.question(right - pen.px(10), top - high / 2, MIST, 0.8)
            top -= high
        # The seats below keep their places but for the few sentences that are longer.
        size = round(pen.px(PROMPT))
        needed = len(fitted(banner.prompt, right - left, 1e6, size, size, False, 6)[1])
        lines = max(3 if 0 < seats <= 3 else 2, needed)
        high = pen.px(27 * lines)
        if banner.id:
            if not banner.turn:
                pen.question(right - pen.px(10), top + pen.px(12), MIST, 0.8)
            self.targets.append(Target(banner.id, (self.box[0], top - high, self.box[2], touched - top + high)))
        if banner.prompt:
            box = (left, top - high, right - left, high)
            pen.words(banner.prompt, box, PROMPT, CARD, lines=lines, smallest=FAR, rise="top")
        return top - high - pen.px(4)

    def _seat(self, seat: SeatPanel, box: Box, pen: Pen) -> None:
        if seat.id:
            self.targets.append(Target(seat.id, box))
        x, y, w, h = box
        faint = 0.45 if seat.gone else 1.0
        pen.plate(box, FERN if seat.active else MOSS, 9)
        if seat.active:
            pen.frame(box, NOW, 3, 9)
        low, roomy = h < pen.px(58), h > pen.px(86)
        pen.glyph(seat.mark, x + pen.px(17 if low else 23 if roomy else 20), y + h / 2, 30 if roomy else 25, faint)
        left, right = x + pen.px(33 if low else 45 if roomy else 40), x + w - pen.px(6 if low else 9)
        line = pen.px(24 if low else 32 if roomy else 27)
        foot = pen.px(LINE - 1) if seat.details or seat.pieces else 0.0
        head = y + (h - line) / 2
        if foot:
            head = y + h - pen.px(max(3.0, min(9.0, (h / pen.scale - 66) / 2))) - line
        score = 0.0
        if seat.score:
            font = SCORE + 6 if roomy else SCORE
            score = max(pen.px(20), pen.width(seat.score, font, True) + pen.px(2))
            high = pen.px(32 if low else 40 if roomy else 34)
            place = (right - score, y + h - pen.px(1) - high if low else head + line / 2 - high / 2, score, high)
            font -= 2 if low else 0
            pen.words(seat.score, place, font, CARD, bold=True, align="right", alpha=faint)
        right_of_name = right - score - pen.px(6)
        if seat.start and seat.start_label:
            wide = pen.width(seat.start_label, DETAIL, True) + pen.px(12)
            high = pen.px(19)
            pill = (right_of_name - wide, head + (line - high) / 2, wide, high)
            pen.plate(pill, MIST, 9)
            pen.words(seat.start_label, pill, DETAIL, INK, bold=True, align="center", smallest=LEAST)
            right_of_name -= wide + pen.px(5)
        font = 18 if low else 23 if roomy else 20
        name = (left, head, right_of_name - left, line)
        pen.words(seat.name, name, font, CARD, bold=True, smallest=LEAST, alpha=faint)
        below = (left, y + pen.px(1), right - left, foot if low else head - y - pen.px(1))
        first = self._details(seat.details, below, pen, low, faint)
        size = min(22.0 if low else 25.0, (right - first) / pen.scale / max(1, len(seat.pieces[:8])))
        row = y + foot / 2 if low else head - pen.px(LINE / 2)
        for n, glyph in enumerate(seat.pieces[:8]):
            self._picture(glyph, first + pen.px(size * (n + 0.5)), row, size, pen, faint)
        if seat.looked:
            pen.frame(box, MIST, 2, 9)

    def _picture(self, glyph: Glyph, x: float, y: float, size: float, pen: Pen, faint: float) -> None:
        """Draws a piece on a light plate, both together this large, centred at (x, y)."""
        half = pen.px(size / 2 - 1)
        pen.plate((x - half, y - half, 2 * half, 2 * half), CARD, 4)
        pen.glyph(replace(glyph, letter=""), x, y, size - 3, faint)

    def _details(self, details: tuple[Detail, ...], box: Box, pen: Pen, low: bool, faint: float) -> float:
        """Draws the details of a seat in the rectangle `box`, side by side on one line or, unless it is `low`, on
        several; `faint` is their opacity. Returns the x after them.
        """
        x, y, w, h = box
        wide = [self._detail_width(detail, pen) for detail in details]
        gap = pen.px(10)
        if low and sum(wide) + gap * (len(wide) - 1) > w:
            gap = max(pen.px(4), (w - sum(wide)) / max(1, len(wide) - 1))
        high = h if low else pen.px(LINE)
        left, top = x, y + h
        for detail, width in zip(details, wide, strict=True):
            if left > x and left + width > x + w and not low:
                left, top = x, top - high
            if left < x + w - pen.px(8) and top - high > y - pen.px(2):
                start = left
                if detail.glyph is not None:
                    self._picture(detail.glyph, left + pen.px(PICTURE / 2), top - high / 2, PICTURE, pen, faint)
                    start += pen.px(PICTURE + 3)
                text = _number(detail) if detail.glyph is not None else detail.words
                room = (start, top - high, min(left + width + 1, x + w) - start, high)
                pen.words(text, room, BODY, CARD, bold=detail.glyph is not None, smallest=LEAST, alpha=faint)
            left += width + gap
        return left

    def _detail_width(self, detail: Detail, pen: Pen) -> float:
        if detail.glyph is None:
            return pen.width(detail.words, BODY)
        return pen.px(PICTURE) + (pen.px(3) + pen.width(_number(detail), BODY, True) if detail.count is not None else 0)


def _number(detail: Detail) -> str:
    return "" if detail.count is None else str(detail.count)
