"""Rows of buttons on a dark ground: the bar that is always there, and a row of the pieces that can be chosen now."""

from __future__ import annotations

from companion.screen import Choice
from companion.view.buttons import bar_width, button, least_width, natural_width, shared
from companion.view.pen import Box, Pen
from companion.view.theme import GAP, LEAST, MOSS, NIGHT, TRAY
from companion.view.widget import Part


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
            target = button(pen, choice, place, dark=True) if choice.id else None
            if target:
                self.targets.append(target)
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
