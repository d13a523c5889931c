"""Buttons as drawn for choices, on the dark bar or on a light page, and the bar's rows of them."""

from __future__ import annotations

import math
from typing import Literal

from msgspec import structs

from companion.screen import Choice, Tone
from companion.view.pen import Box, Pen
from companion.view.theme import (
    BUTTON,
    CARD,
    DETAIL,
    EDGE,
    FAR,
    FERN,
    GAP,
    HEAD,
    INK,
    LEAF,
    LEAST,
    MIST,
    MOSS,
    MUTE,
    NIGHT,
    NOW,
    PAPER,
    RADIUS,
    TOUCH,
    TRAY,
)
from companion.view.widget import Part, Target

NARROW = 112
"""The width below which the drawing is above the text."""
DARK: dict[Tone, tuple[str, str, str]] = {
    "plain": (FERN, CARD, MIST),
    "primary": (NOW, INK, INK),
    "danger": (INK, CARD, MIST),
    "quiet": ("", MIST, MIST),
    "selected": (CARD, INK, MUTE),
}
LIGHT: dict[Tone, tuple[str, str, str]] = {
    "plain": (CARD, INK, MUTE),
    "primary": (NOW, INK, INK),
    "danger": (INK, CARD, MIST),
    "quiet": ("", INK, MUTE),
    "selected": (LEAF, CARD, CARD),
}
"""The colours of each tone: plate, text, smaller text."""


def button(pen: Pen, choice: Choice, box: Box, targets: list[Target], dark: bool) -> None:
    """Draws a choice as a button, and adds the area that can be touched to `targets`, unless it cannot be touched.
    `dark`: it is on a dark ground."""
    plate, ink, small = (DARK if dark else LIGHT)[choice.tone]
    alpha = 1.0 if choice.enabled else 0.38
    if not choice.enabled and choice.detail:  # it says why it cannot be touched: that is read like any other text
        plate, ink, small, alpha = "", *((MIST, CARD) if dark else (MUTE, INK)), 1.0
        pen.frame(box, FERN if dark else EDGE, 2.0)
    if plate:
        pen.plate(box, plate, alpha=1.0 if choice.enabled else 0.3)
    if not dark and choice.tone in ("plain", "quiet"):
        pen.frame(box, EDGE, 1.6, alpha=alpha)
    elif dark and choice.tone in ("danger", "quiet"):
        pen.frame(box, FERN, 2.0, alpha=alpha)
    x, y, w, h = box
    if choice.glyph is None and choice.detail and not _has_room(pen, choice, w, h):
        choice = structs.replace(choice, detail="")  # the label needs the room
    narrow = choice.glyph is not None and w < pen.px(NARROW)
    label = pen.width(choice.label, LEAST, True)
    if narrow and pen.halved(choice.label, LEAST, True) < label and label > w - pen.px(2):
        choice = structs.replace(choice, glyph=None)  # Two names need both lines of a narrow button.
    standing = stands(pen, choice, box)
    count = _count(pen, choice, box, ink, alpha, standing) if choice.count is not None else 0.0
    if standing:
        _standing(pen, choice, box, ink, alpha, dark)
    else:
        _lying(pen, choice, (x, y, w, h), ink, small, alpha, dark, count)
    if choice.enabled:
        veil = INK if plate in (NOW, CARD, "") and not (dark and not plate) else CARD
        targets.append(Target(choice.id, box, RADIUS, veil))


def stands(pen: Pen, choice: Choice, box: Box) -> bool:
    """Whether a button has its drawing above its text: True if the button is narrow, or if the detail (the small second
    line) would be cut off beside the drawing. False if the button has no drawing.
    """
    if choice.glyph is None:
        return False
    if box[2] < pen.px(NARROW if choice.detail else NARROW + 10):  # also four side by side on an upright screen
        return True
    if choice.count is not None and not choice.detail:
        return box[2] < pen.px(150) and pen.halved(choice.label, LEAST, True) + pen.px(90) > box[2]
    beside = box[2] - pen.px(64)
    longest = max((pen.width(word, DETAIL) for word in choice.detail.split()), default=0.0)
    needed = pen.width(choice.detail, DETAIL) * 1.15 if choice.detail else 0.0
    label = pen.width(choice.label, 16, True) + (pen.px(36) if choice.count is not None else 0)
    return bool(choice.detail) and (needed > 2 * beside or longest > beside or label > beside) and box[2] < pen.px(180)


def _has_room(pen: Pen, choice: Choice, wide: float, high: float) -> bool:
    """Whether a button without a drawing has room for its detail, the small text after the label: on one line below
    the label, on several lines below it in a high button, or on two lines beside a short label.
    """
    room = wide - pen.px(6 if wide < pen.px(NARROW) else 18)
    if pen.width(choice.detail, DETAIL) <= room:
        return True
    return wide >= pen.px(TOUCH + 46) and (high >= pen.px(58) or pen.width(choice.label, BUTTON - 1, True) < room * 0.4)


def _count(pen: Pen, choice: Choice, box: Box, ink: str, alpha: float, standing: bool) -> float:
    x, y, w, h = box
    words = f"×{choice.count}"
    wide = pen.width(words, FAR, True) + pen.px(3)
    high = pen.px(24) if standing or choice.detail else h
    top = y + h - high - (pen.px(2) if high < h else 0)
    place = (x + w - wide - pen.px(5), top, wide, high)
    pen.words(words, place, FAR, ink, bold=True, align="right", alpha=alpha)
    return 0.0 if standing else wide


def _backed(pen: Pen, choice: Choice, x: float, y: float, size: float, alpha: float, dark: bool) -> None:
    """Draws the little drawing of a button at (x, y), on a light ground if the button is `dark`."""
    assert choice.glyph is not None
    dim = choice.tone in ("plain", "quiet", "danger") if dark else choice.tone == "selected"
    size *= 1.0 if dark or not dim else 0.82  # the colour that says that it is chosen stays to be seen around it
    if dim and choice.glyph.letter_ink == "":
        half = pen.px(size) / 2 + pen.px(3)
        pen.plate((x - half, y - half, 2 * half, 2 * half), PAPER, 7, alpha=1.0 if alpha == 1.0 else 0.4)
    pen.glyph(choice.glyph, x, y, size * 0.92, alpha)


def _standing(pen: Pen, choice: Choice, box: Box, ink: str, alpha: float, dark: bool) -> None:
    """Draws a button's drawing above its text; the drawing alone, and larger, if the text would be too small to
    read.
    """
    x, y, w, h = box
    room = w - pen.px(2)
    bold = pen.width(choice.label, LEAST, True) <= room
    foot = pen.px(19) if choice.label and (bold or pen.width(choice.label, LEAST) <= room) else 0
    size = min((h - foot) / pen.scale - 8, w / pen.scale - (38 if choice.count is not None else 12))
    middle = x + w / 2 - (pen.px(13) if choice.count is not None else 0)
    _backed(pen, choice, middle, y + foot + (h - foot) / 2 - (pen.px(1) if foot else 0), size, alpha, dark)
    if foot:
        label = (x + pen.px(1), y + pen.px(1), room, foot)
        pen.words(choice.label, label, LEAST, ink, bold=bold, align="center", alpha=alpha)


def _lying(pen: Pen, choice: Choice, box: Box, ink: str, small: str, alpha: float, dark: bool, count: float) -> None:
    x, y, w, h = box
    one_line = bool(choice.detail) and h < pen.px(88)
    least = _text_width(pen, choice, one_line)
    tight = choice.glyph is not None and (w < pen.px(190) or least > w - pen.px(67))
    narrow = choice.glyph is None and (w < pen.px(NARROW) or least > w - pen.px(18))
    pad = pen.px(3 if narrow else 6 if tight else 9)

    left, right = x + pad, x + w - pad - (0 if choice.detail else count)
    if choice.glyph is not None:
        size = min(h / pen.scale - 12, 36 if tight else 40)
        _backed(pen, choice, left + pen.px(size) / 2, y + h / 2, size, alpha, dark)
        left += pen.px(size) + pad
    centred: Literal["left", "center"] = "left" if choice.glyph is not None else "center"
    large = h >= pen.px(88)
    size = HEAD if large else BUTTON
    if choice.detail:
        wide = right - left
        crowded = h < pen.px(58) and pen.width(choice.detail, DETAIL) > wide
        head = wide - count
        name = pen.width(choice.label, size - 1, True)
        if crowded and choice.glyph is None and name < wide * 0.4:
            pen.words(choice.label, (left, y, name + 1, h), size - 1, ink, bold=True, alpha=alpha)
            beside = (left + name + pad, y + pen.px(3), wide - name - pad + pen.px(3), h - pen.px(6))
            pen.words(choice.detail, beside, DETAIL, small, lines=2, alpha=alpha)
            return
        many = 2 if crowded else max(1, int((h - pen.px(26)) / pen.px(16)))
        fine = DETAIL + 4 if large else DETAIL
        rows = min(many, math.ceil(pen.width(choice.detail, fine) / max(1.0, wide * 0.94)))
        lift = 10 if large else 0 if crowded else 3
        foot = pen.px(fine * 1.18 * rows + max(1, lift))
        label = (left, y + foot, head, h - foot - pen.px(1 if crowded else 3))
        first = 16 if crowded else size
        lines = 2 if h - foot > pen.px(44) else 1
        pen.words(choice.label, label, first, ink, bold=True, align=centred, lines=lines, smallest=LEAST, alpha=alpha)
        below = (left, y + pen.px(lift + 1), wide, foot - pen.px(1))
        pen.words(choice.detail, below, fine, small, align=centred, lines=rows, alpha=alpha, smallest=LEAST)
    else:
        label = (left, y + pen.px(3), right - left, h - pen.px(6))
        pen.words(choice.label, label, size, ink, bold=True, align=centred, lines=2, smallest=LEAST, alpha=alpha)


def shared(wish: list[float], least: list[float], room: float) -> list[float]:
    """The widths in pixels of buttons side by side that together wish for more than `room`. Each button gives up the
    same share of the difference between its wished width (`wish`) and its least width (`least`). If even the least
    widths need more than `room`, all are made narrower in proportion.
    """
    lows = [min(pair) for pair in zip(wish, least, strict=True)]
    share = min(1.0, (sum(wish) - room) / max(1.0, sum(wish) - sum(lows)))
    given = [width - (width - low) * share for width, low in zip(wish, lows, strict=True)]
    return [width * min(1.0, room / sum(given)) for width in given]


def label_width(pen: Pen, choice: Choice, high: float) -> float:
    """The least width of a button of this height that shows its whole label; 0 if its drawing may stand for it."""
    if choice.glyph is not None and not choice.detail:
        beside = pen.halved(choice.label, LEAST, True) + pen.px(56)
        return beside if beside > pen.px(NARROW + 10) else 0.0
    words = _text_width(pen, choice, one_line=bool(choice.detail) and high < pen.px(88))
    return words + pen.px(56 if choice.glyph is not None else 8)


def _text_width(pen: Pen, choice: Choice, one_line: bool) -> float:
    """The least width of a button's text: its label on `one_line` or on two, its detail on two."""
    label = pen.width(choice.label, LEAST, True) if one_line else pen.halved(choice.label, LEAST, True)
    return max(label, pen.halved(choice.detail, DETAIL))


def bar_width(pen: Pen, choice: Choice) -> float:
    """The least width of a button in the bar that shows its whole label."""
    words = pen.halved(choice.label, LEAST, True) + pen.px(56 if choice.glyph is not None else 8)
    return max(pen.px(TOUCH), words)


def natural_width(pen: Pen, choice: Choice) -> float:
    """The width that a button needs to show all its text in single lines."""
    words = max(pen.width(choice.label, BUTTON, True), pen.width(choice.detail, DETAIL) if choice.detail else 0)
    return words + pen.px(24) + (pen.px(46) if choice.glyph is not None else 0)


def least_width(pen: Pen, choice: Choice) -> float:
    """The least width of a button at which no text is lost: label and detail on two lines each."""
    words = _text_width(pen, choice, one_line=False)
    return max(pen.px(TOUCH + 8), words + pen.px(20) + (pen.px(46) if choice.glyph is not None else 0))


class Bar(Part):
    """A row of buttons side by side, each as wide as its text needs."""

    ground = NIGHT

    def draw(self, model: tuple[Choice, ...], pen: Pen) -> None:
        """Draw these buttons side by side."""
        pen.sheet(self.box, self.ground)
        if not model:
            return
        x, y, w, h = self.box
        rows = max(1, round(h / pen.px(TRAY)))
        each, high = -(-len(model) // rows), h / rows
        for row in range(rows):
            self._row(model[row * each : (row + 1) * each], pen, (x, y + h - (row + 1) * high, w, high))

    def _row(self, model: tuple[Choice, ...], pen: Pen, box: Box) -> None:
        """Draws one row of buttons, for the choices `model`, in the rectangle `box`. On an upright screen the pieces to
        choose from are drawn in two such rows.
        """
        x, y, w, h = box
        gap, pad = pen.px(GAP), pen.px(7)
        room = w - 2 * pad - gap * (len(model) - 1)
        left = x + pad
        for choice, wide in zip(model, self.widths(model, pen, room), strict=True):
            place = (round(left), round(y + pen.px(6)), round(wide), round(h - pen.px(12)))
            if choice.id:
                button(pen, choice, place, self.targets, dark=True)
            left += wide + gap

    def widths(self, model: tuple[Choice, ...], pen: Pen, room: float) -> list[float]:
        """The width in pixels of each button: its own `Choice.wide` if it has one; the others share the rest of
        `room`.
        """
        fixed = [pen.px(choice.wide) for choice in model]
        if any(fixed):
            loose = [choice for choice in model if not choice.wide]
            # Where type is larger, or the screen upright, fixed places are narrower so that the others have some.
            least = sum(fixed) + sum(least_width(pen, choice) for choice in loose)
            if least > room:
                wish = [wide or least_width(pen, choice) for wide, choice in zip(fixed, model, strict=True)]
                return shared(wish, [bar_width(pen, choice) for choice in model], room)
            rest = iter(self.widths(tuple(loose), pen, room - sum(fixed)) if loose else ())
            found = [wide or next(rest) for wide in fixed]
            return [wide * min(1.0, room / sum(found)) for wide in found]
        wish = [min(natural_width(pen, choice), pen.px(250)) for choice in model]
        spare = room - sum(wish)
        if spare >= 0:
            return [width + spare / len(model) for width in wish]
        return shared(wish, [least_width(pen, choice) for choice in model], room)


class Tray(Bar):
    """A row of buttons that show pieces to choose from, all of one width."""

    ground = MOSS

    def widths(self, model: tuple[Choice, ...], pen: Pen, room: float) -> list[float]:
        """The width in pixels of each piece's button: all are equal, unless a name needs more and others leave it room;
        buttons without a drawing get what their text needs if there is room.
        """
        even = room / len(model)
        if even >= pen.px(150):
            return [even] * len(model)
        plain = [choice for choice in model if choice.glyph is None]
        if not plain:
            needs = [max(pen.px(56), pen.width(choice.label, LEAST) + pen.px(4)) for choice in model]
            spare = (room - sum(needs)) / len(model)
            return [need + spare for need in needs] if max(needs) > even and spare >= 0 else [even] * len(model)
        if len(plain) == len(model):
            return [even] * len(model)
        wish = {choice.id: min(natural_width(pen, choice), pen.px(120)) for choice in plain}
        rest = (room - sum(wish.values())) / (len(model) - len(plain))
        if rest < pen.px(56):
            return [even] * len(model)
        return [wish.get(choice.id, rest) if choice.glyph is None else rest for choice in model]
