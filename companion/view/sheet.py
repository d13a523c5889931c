"""A page of text and buttons, alone or over the board: its title, its scrolling blocks, and its fixed buttons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kivy.graphics import (
    InstructionGroup,
    PopMatrix,
    PushMatrix,
    Rectangle,
    StencilPop,
    StencilPush,
    StencilUnUse,
    StencilUse,
    Translate,
)
from msgspec import structs

from companion.screen import Choice, Field, Sheet
from companion.view.blocks import Flow, Typed
from companion.view.buttons import button, label_width, natural_width, shared
from companion.view.pen import Box, Pen
from companion.view.theme import CARD, DUSK, FOOT, GAP, HEAD, INK, LEAST, MIST, MUTE, PAPER, PROMPT, SHADE, TITLE
from companion.view.widget import SLACK, Part, Target, empty, inside, touched

WAY_BACK = frozenset({"close", "table", "home", "cancel"})
"""The ids of buttons that only leave a page or a sheet."""
MORE = "more-below"
"""The id of the arrow that says that the page goes on below; a touch of it scrolls there."""
BAND = 28.0
"""How high the band below the blocks is that the arrow has for itself, so that it covers none of them."""
Model = tuple[Sheet, str, bool, Typed | None]
"""The sheet, the text beside its title, whether it is a whole page, and the field being typed in."""


class SheetPart(Part):
    """The part of the screen with a page of text and buttons. What can be touched is in `targets` where it is fixed;
    where it scrolls, in `loose`, with rectangles as if scrolled to the top.
    """

    def __init__(self, canvas: Any) -> None:
        super().__init__(canvas)
        self.loose: list[Target] = []
        self.fields: dict[str, tuple[Field, Box]] = {}
        self.scroll = 0.0
        self.most = 0.0  # how far the blocks can be scrolled, in pixels
        self.view: Box = (0, 0, 0, 0)  # the rectangle in which they are visible
        self.band: Box = (0, 0, 0, 0)  # below it, if they can be scrolled: the place of the arrow
        self._shift: Translate | None = None
        self._thumb = InstructionGroup()
        self._id = ""

    def redraw(self) -> None:
        """Draw the page again, or remove it if there is none."""
        self.loose = []
        super().redraw()

    def draw(self, model: Model, pen: Pen) -> None:
        """Draw the page's title, its buttons, and the blocks between them."""
        sheet, aside, page, typed = model
        if sheet.id != self._id:
            self._id, self.scroll = sheet.id, 0.0
        x, y, w, h = self.box
        pen.sheet(self.box, PAPER)
        if sheet.low:
            pen.sheet((x, y + h - pen.px(4), w, pen.px(4)), INK)
        pad, top = pen.px(16), y + h - pen.px(4)
        ink, pale = INK, MUTE
        if page and sheet.title:
            pen.sheet((x, y + h - pen.px(TITLE), w, pen.px(TITLE)), DUSK)
            ink, pale, top = CARD, MIST, y + h - pen.px(3)
        if sheet.title:
            high = pen.px(TITLE - 6)
            room = w - 2 * pad
            if aside and aside != sheet.title:
                wide = min(pen.width(aside, PROMPT), room * 0.3)
                place = (x + w - pad - wide, top - high, wide, high)
                pen.words(aside, place, PROMPT, pale, align="right", smallest=LEAST)
                room -= wide + pad
            pen.words(sheet.title, (x + pad, top - high, room, high), HEAD, ink, bold=True, lines=2, smallest=20)
            top -= high + pen.px(11 if page else 2)
        else:
            top -= pen.px(8)
        foot = y
        if sheet.buttons and typed is None:
            foot = self._buttons(sheet.buttons, pen)
        self.view = (x, foot, w, max(1.0, top - foot))
        self._content(sheet, pen, typed, pad)

    def height(self, model: Model, width: float, scale: float) -> float:
        """The height in pixels at which all of the page is visible."""
        measured = InstructionGroup()
        pen = Pen(measured, scale)
        pad = pen.px(16)
        long = -Flow(pen, None).blocks(model[0].blocks, 0.0, 0.0, width - 2 * pad)
        empty(measured)
        return round(long + pen.px((TITLE if model[0].title else 12) + (FOOT if model[0].buttons else 0) + 14))

    def _buttons(self, buttons: tuple[Choice, ...], pen: Pen) -> float:
        """Draws the row of buttons at the foot of the page, those of `WAY_BACK` at its left end, the others at its
        right, and returns the y above it.
        """
        x, y, w, _ = self.box
        high = pen.px(FOOT)
        pen.sheet((x, y, w, high), SHADE)
        gap, pad = pen.px(GAP + 2), pen.px(10)
        room = w - 2 * pad - gap * (len(buttons) - 1)
        wish = [max(natural_width(pen, choice), pen.px(100)) for choice in buttons]
        total = sum(wish)
        stretch = min(1.6, room / total)
        if stretch < 1:  # the longest give first
            wish = shared(wish, [label_width(pen, choice, high) for choice in buttons], room)
            stretch = 1.0
        back = next((choice for choice in buttons if choice.id in WAY_BACK), None)
        left = x + w - pad - sum(
            width * stretch + gap for choice, width in zip(buttons, wish, strict=True) if choice is not back
        ) + gap  # fmt: skip
        for choice, width in zip(buttons, wish, strict=True):
            start = x + pad if choice is back else left
            box = (round(start), round(y + pen.px(7)), round(width * stretch), round(high - pen.px(14)))
            button(pen, choice, box, self.targets, dark=False)
            left += 0.0 if choice is back else width * stretch + gap
        return y + high

    def _content(self, sheet: Sheet, pen: Pen, typed: Typed | None, pad: float) -> None:
        x, y, w, h = self.view
        content = InstructionGroup()
        inner = Pen(content, self.scale)
        flow = Flow(inner, typed)
        end = flow.blocks(sheet.blocks, x + pad, y + h - pen.px(2), w - 2 * pad)
        self.loose, self.fields = flow.targets, flow.fields
        field = self.fields[typed.id][1][1] - pen.px(14) if typed is not None and typed.id in self.fields else y
        self.most = 0.0
        if end < y + pen.px(2) or field < y:
            band = min(pen.px(BAND), h) if typed is None else 0.0  # the keyboard leaves little room
            self.band = (x, y, w, band)
            y, h = y + band, h - band
            self.view, self.most = (x, y, w, h), max(0.0, y - min(end, field))
            self.scroll = max(self.scroll, y - field if field < y - band else 0.0)
        if sheet.frieze and end - y > pen.px(96):
            self._frieze(sheet, pen, min(end - y - pen.px(24), pen.px(110)))
        self.scroll = max(0.0, min(self.scroll, self.most))
        for instruction in (StencilPush(), Rectangle(pos=(x, y), size=(w, h)), StencilUse(), PushMatrix()):
            pen.add(instruction)
        self._shift = Translate(0, round(self.scroll), 0)
        pen.add(self._shift)
        pen.add(content)
        for instruction in (PopMatrix(), StencilUnUse(), Rectangle(pos=(x, y), size=(w, h)), StencilPop()):
            pen.add(instruction)
        self._thumb = InstructionGroup()
        pen.add(self._thumb)
        self._draw_thumb()
        pen.texts += inner.texts

    def _frieze(self, sheet: Sheet, pen: Pen, high: float) -> None:
        """Draws a row of little drawings at the foot of the page, pale as a watermark."""
        x, y, w, _ = self.view
        each = w / len(sheet.frieze)
        size = min(high, each * 0.72) / pen.scale
        for number, glyph in enumerate(sheet.frieze):
            bare = structs.replace(glyph, letter="", paper=PAPER)
            pen.glyph(bare, x + each * (number + 0.5), y + pen.px(14) + pen.px(size) / 2, size, 0.2)

    def _draw_thumb(self) -> None:
        """Draws the scroll bar at the right edge, and an arrow below where the page goes on."""
        self._thumb.clear()
        if self.most <= 0:
            return
        x, y, w, h = self.view
        pen = Pen(self._thumb, self.scale)
        share = h / (h + self.most)
        high = max(pen.px(30), h * share)
        top = y + h - (h - high) * (self.scroll / self.most)
        pen.plate((x + w - pen.px(10), top - high, pen.px(6), high), MUTE, 3)
        if self._goes_on():
            left, low, wide, tall = self._arrow()
            middle, centre, arm = left + wide / 2, low + tall / 2, pen.px(6)
            pen.sheet((x, y - pen.px(1), w, pen.px(1)), MUTE, 0.4)
            pen.plate((left, low, wide, tall), INK, 11, 0.85)
            left, right, high = middle - 1.6 * arm, middle + 1.6 * arm, centre + arm / 2
            pen.line((left, high, middle, centre - arm / 2, right, high), CARD, 3)

    def _goes_on(self) -> bool:
        """Whether an arrow says that the page goes on below."""
        return self.scroll < self.most - 1 and self.band[3] > 0

    def _arrow(self) -> Box:
        """The rectangle of the arrow that says that the page goes on below."""
        x, y, w, h = self.band
        pen = Pen(self._thumb, self.scale)
        return (x + w / 2 - pen.px(60), y + h / 2 - pen.px(11), pen.px(120), pen.px(22))

    def turn(self) -> None:
        """Scroll on by most of what is in sight."""
        self.scroll_by(self.view[3] * 0.8)

    def scroll_by(self, distance: float) -> None:
        """Scroll the page: move its blocks up by this many pixels."""
        self.scroll = max(0.0, min(self.most, self.scroll + distance))
        if self._shift is not None:
            self._shift.y = round(self.scroll)
        self.veil.clear()
        self.pressed = frozenset()
        self._draw_thumb()

    def reveal(self, target: Target) -> Box:
        """Scroll so far that this target of the blocks is in sight, if it is not; returns its rectangle there."""
        left, bottom, wide, tall = target.box
        middle = bottom + tall / 2
        _, low, _, high = self.view
        if not low + tall / 2 <= middle + self.scroll <= low + high - tall / 2:
            self.scroll_by(low + high / 2 - middle - self.scroll)
        return left, bottom + round(self.scroll), wide, tall

    def spot_of(self, id: str) -> tuple[float, float] | None:
        """As for every part of the screen; the page scrolls to a target of the blocks."""
        target = next((each for each in self.loose if each.id == id), None)
        if target is None:
            return super().spot_of(id)
        x, y, w, h = self.reveal(target)
        return x + w / 2, y + h / 2

    def find(self, x: float, y: float) -> Target | None:
        """The target at the point (x, y), in the scrolled blocks or among the buttons; None if there is none."""
        if self._goes_on() and inside(self._arrow(), x, y, SLACK * self.scale):
            return Target(MORE, self._arrow(), 11)
        if inside(self.view, x, y):
            return touched(self.loose, x, y - self.scroll, SLACK * self.scale)
        return super().find(x, y)

    def named(self, ids: frozenset[str]) -> Iterator[Target]:
        """The targets with these ids, in the blocks as far as they are visible."""
        yield from super().named(ids)
        _x, y, _w, h = self.view
        for target in self.loose:
            left, low, wide, high = target.box
            low, top = max(y, low + self.scroll), min(y + h, low + high + self.scroll)
            if target.id in ids and top > low:
                yield Target(target.id, (left, low, wide, top - low), target.radius, target.veil)
