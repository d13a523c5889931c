"""The whole screen in the window: its parts in their places, each redrawn only when changed, and its touches."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import hypot
from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.uix.widget import Widget
from msgspec import Struct
from msgspec.structs import replace

from companion.screen import Does, Field, Look, Screen, Spot, fields, looks
from companion.view import keyboard
from companion.view.blocks import Typed
from companion.view.board import BoardPart
from companion.view.buttons import Bar, Tray
from companion.view.key_focus import KeyFocus
from companion.view.keyboard import Keyboard, Typist
from companion.view.notice import NoticePart
from companion.view.pen import Box
from companion.view.sheet import MORE, WAY_BACK, SheetPart
from companion.view.signs import SIDE as READERS
from companion.view.signs import DeviceFault, Readers, RecentActions, Saving, Strip
from companion.view.status_panel import Panel
from companion.view.theme import BAR, FOOT, PANEL, PAPER, STRIP, TRAY, rgba, scale_of
from companion.view.widget import Part, Target

SOON = 0.35
"""Seconds within which nobody has read a new screen yet."""
NEVER = float("-inf")
NEAR = 60.0
"""The greatest distance of a second tap from the first, at 800 by 480."""


class SecondTap:
    """A guard that remembers the position of the last tap and the time of the screen's last change.

    A touch near that position within `SOON` seconds of the change was meant for the screen before: a double tap on
    "pass" must not pass for the next seat too. While the screen stays the same every tap counts, as on a plus button.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._changed = NEVER
        self._moment: tuple[object, ...] = ()
        self._at: tuple[float, float] | None = None

    def shown(self, screen: Screen) -> bool:
        """Note that this screen is drawn from now on; True if page, sheet, notice or player in turn differ from those
        of the screen before."""
        now = _moment(screen)
        if now == self._moment:
            return False
        self._moment, self._changed = now, self._clock()
        return True

    def tapped(self, x: float, y: float) -> None:
        """Note a tap at this position."""
        self._at, self._changed = (x, y), NEVER

    def forget(self) -> None:
        """Accept the next touch wherever it is: it comes from a test script, which waits for what it sees."""
        self._at = None

    def is_second(self, x: float, y: float, scale: float) -> bool:
        """Whether a touch at this position now is the second half of a double tap."""
        if self._at is None or self._clock() - self._changed >= SOON:
            return False
        return hypot(x - self._at[0], y - self._at[1]) <= NEAR * scale


def _moment(screen: Screen) -> tuple[object, ...]:
    """What a screen shows of a game, to be compared with another screen: page, sheet, notice, and player in turn."""
    banner, notice = screen.banner, screen.notice
    turn = (banner.round, banner.phase, banner.turn, banner.mark and banner.mark.id) if banner is not None else ()
    message = (notice.headline, notice.numbers) if notice is not None else ()
    return screen.page, screen.sheet and screen.sheet.id, turn, message


LARGER = 1.25
"""How much larger than usual everything is drawn where larger type is set."""


def without_details(screen: Screen) -> Screen:
    """The screen with fewer words, so that the rest can be larger: without the last action on the undo button, and with
    only the first detail of each seat.
    """
    bar = tuple(replace(choice, detail="") for choice in screen.bar)
    seats = tuple(replace(seat, details=seat.details[:1], start_label="") for seat in screen.seats)
    return replace(screen, bar=bar, seats=seats)


HOLD = 0.6
"""The seconds after which a finger on a seat or a spot of the board looks at it instead of touching it."""


class Held(Struct):
    """A finger on the glass: the part of the screen, the target and the point where it went down; the y up to which it
    has scrolled the page (`last`); whether it is still on that target (`on`) or scrolls; and whether it went down
    before an action began to be saved (`first`).
    """

    part: Part
    target: Target | None
    start: tuple[float, float]
    last: float
    first: bool
    on: bool = True
    scrolls: bool = False


class ScreenView(Widget):  # type: ignore[misc]  # Kivy has no types
    """The Kivy widget that draws a `Screen`, and calls `on_tap(does, text)` for touches. `zoom` enlarges everything;
    `clock` counts seconds, to tell double taps.
    """

    def __init__(
        self,
        on_tap: Callable[[Does, str], object],
        zoom: float = 1.0,
        clock: Callable[[], float] = time.monotonic,
        **kwargs: Any,
    ) -> None:
        super().__init__(**kwargs)
        self.tap, self.zoom = on_tap, zoom
        self.screen = Screen(page="")
        self.second_tap = SecondTap(clock)
        ground = InstructionGroup()
        self.canvas.add(ground)
        ground.add(Color(*rgba(PAPER)))
        self._ground = Rectangle(pos=self.pos, size=self.size)
        ground.add(self._ground)
        self.board = BoardPart(self.canvas)
        self.tray = Tray(self.canvas)
        self.panel = Panel(self.canvas)
        self.sheet = SheetPart(self.canvas)
        self.readers = Readers(self.canvas)
        self.bar = Bar(self.canvas)
        self.fault = DeviceFault(self.canvas)
        self.recent = RecentActions(self.canvas)
        self.saving = Saving(self.canvas)
        self.warning = Strip(self.canvas)
        self.notice = NoticePart(self.canvas)
        self.keyboard = Keyboard(self.canvas)
        self.parts: tuple[Part, ...] = (
            self.keyboard,
            self.notice,
            self.warning,
            self.bar,
            self.sheet,
            self.panel,
            self.fault,
            self.recent,
            self.tray,
            self.board,
        )
        self.focus = KeyFocus(self.canvas, (self.notice, self.sheet, self.tray, self.bar, self.panel, self.fault))
        self.typist = Typist(self._typed, self._finished)
        self._held: dict[Any, Held] = {}
        self._waiting: list[str] = []
        """Ids pressed together with one whose entry is still being saved; they follow after it."""
        self.bind(size=self._place, pos=self._place)

    def show(self, screen: Screen) -> None:
        """Draw what is new in this screen, compared with the one drawn before."""
        same = screen.sheet is not None and self.screen.sheet is not None and screen.sheet.id == self.screen.sheet.id
        self.screen = screen
        if self.second_tap.shown(screen):
            self.focus.clear()  # what it was on belonged to another moment
            for held in self._held.values():
                if self.second_tap.is_second(*held.start, self.sheet.scale):
                    held.target = None
        if not same:
            self.typist.stop()
            if (asked := next((field for field in fields(screen).values() if field.asked), None)) is not None:
                self._begin(asked)
        self._place()
        while self._waiting and not self.screen.pressed:
            id = self._waiting.pop(0)
            if self.spot_of(id) is not None:
                self.tap(id, "")
            self._show_pressed()

    def enter(self, id: str, text: str) -> bool:
        """Type this text into the text field with this id, as if by keys; False if the field is not on the screen."""
        if self.screen.sheet is None or id not in self.sheet.fields:
            return False
        self._begin(self.sheet.fields[id][0])
        self.typist.become(text)
        return True

    def _begin(self, field: Field) -> None:
        """Open the on-screen keyboard for this text field."""
        self.typist.begin(field.id, field.text, field.language)

    def rest(self) -> None:
        """End typing in a text field."""
        if self.typist.field:
            self.typist.stop()
            self._place()

    def _place(self, *_: Any) -> None:
        """Give every part of the screen its rectangle in the window, and its share of the `Screen` to draw."""
        screen, w, h = self.screen, float(self.width), float(self.height)
        if w < 2 or h < 2:
            return
        scale = scale_of(w, h) * self.zoom * (LARGER if screen.large else 1.0)
        if screen.large:
            screen = without_details(screen)
        self.notice.flash = screen.flash
        self._ground.pos, self._ground.size = self.pos, self.size
        x0, y0 = float(self.x), float(self.y)
        sided = screen.banner is not None or bool(screen.seats)
        beside = screen.sheet is not None and screen.sheet.beside and h <= w
        upright, model = h > w, (screen.banner, () if beside else screen.seats) if sided else None
        wide = round(PANEL * scale) if sided and not upright else 0
        rest = w - wide
        low = y0
        bar = round(BAR * scale * (2 if upright and len(screen.bar) > 6 else 1)) if screen.bar else 0
        self.bar.show(screen.bar or None, (x0, low, rest, bar), scale)
        low += bar
        if upright and model is not None:
            tall = self.panel.height(model, w, scale)
            self.panel.show(model, (x0, y0 + h - tall, w, tall), scale)
            h -= tall
        else:
            self.panel.show(model, (x0 + rest, y0, wide, h), scale)
        strip = self.warning.height(screen.warning, rest, scale) if screen.warning else 0
        h -= strip  # above the board; the seats beside it keep their places
        self.warning.show(screen.warning or None, (x0, y0 + h, rest, strip), scale)
        rows = 2 if upright and len(screen.tray) > 5 else 1
        tray = round(TRAY * scale * rows) if screen.tray else 0
        self.tray.show(screen.tray or None, (x0, low, rest, tray), scale)
        low += tray
        strip = round(STRIP * scale) if screen.fault or screen.recent is not None else 0
        above: Box = (x0, y0 + h - strip, rest, strip)
        self.fault.show(screen.fault or None, above, scale)
        self.recent.show(None if screen.fault else screen.recent, above, scale)
        area: Box = (x0, low, rest, y0 + h - strip - low)
        board = (screen.board, screen.marks) if screen.board is not None and screen.marks is not None else None
        self.board.show(board, area, scale)
        keys = round(keyboard.HEIGHT * scale)
        typed = Typed(self.typist.field, self.typist.text) if self.typist.field else None
        self._show_sheet(screen, area, scale, keys if typed else 0, typed)
        self._show_readers(screen, area, scale)
        self.keyboard.show(self.typist.model if typed else None, (x0, y0, w, keys), scale)
        self._show_notice(screen, area, scale)
        box = 130 * scale, 30 * scale
        corner = (area[0] + area[2] - box[0] - 8 * scale, area[1] + area[3] - box[1] - 8 * scale, *box)
        self.saving.show(screen.saving or None, corner, scale)
        self.focus.draw()
        self._show_pressed()

    def _show_sheet(self, screen: Screen, area: Box, scale: float, keys: float, typed: Typed | None) -> None:
        if screen.sheet is None:
            self.sheet.show(None, area, scale)
            return
        beside = screen.sheet.beside and self.panel.seats[2] > 0
        x, y, w, h = self.panel.seats if beside else area
        if not screen.sheet.low and not any(each.id for each in screen.tray):
            y, h = y - self.tray.box[3], h + self.tray.box[3]  # an empty tray need not be seen
        if keys:
            low = float(self.y) + keys
            h, y = y + h - low, low
        elif screen.sheet.low and not beside and screen.board is not None:
            model = (screen.sheet, "", False, None)
            h = min(round(h * 0.82), self.sheet.height(model, w, scale))
        aside = screen.title if screen.board is None else ""
        page = screen.board is None
        self.sheet.show((screen.sheet, aside, page, typed), (x, y, w, h), scale)

    def _show_readers(self, screen: Screen, area: Box, scale: float) -> None:
        """Show the pieces on readers in the lower left corner of the board that is seen above a low sheet; on a sheet
        over the whole board beside its way back, so that they cover no button's words.
        """
        x, y, w, _ = area
        sheet, pad = screen.sheet, 8 * scale
        if sheet is not None and sheet.low and screen.board is not None and not sheet.beside:
            y = self.sheet.box[1] + self.sheet.box[3]
        elif sheet is not None and not sheet.beside:
            back = (target.box for target in self.sheet.targets if target.id in WAY_BACK)
            x = max((left + wide for left, _, wide, _ in back), default=x)
        self.readers.show(screen.readers or None, (x + pad, y + pad, area[0] + w - x, READERS * scale), scale)

    def _show_notice(self, screen: Screen, area: Box, scale: float) -> None:
        if screen.notice is None:
            self.notice.show(None, area, scale)
            return
        x, y, w, h = area
        pad = 8 * scale
        width = w - 2 * pad
        high = round(self.notice.height(screen.notice, width, scale))
        if screen.sheet is not None and screen.sheet.buttons and not screen.sheet.low:
            y, h = y + FOOT * scale, h - FOOT * scale
        low = y + pad if screen.notice.at == "bottom" else y + h - pad - high
        self.notice.show(screen.notice, (x + pad, low, width, high), scale)

    def _show_pressed(self) -> None:
        """Show as pressed what is under a finger, waits to be handled, or is being saved."""
        pressed = {self.screen.pressed, *self._waiting} - {""}
        held = [each for each in self._held.values() if each.target and each.on and not each.scrolls]
        for part in self.parts:
            part.press(frozenset(pressed.union(each.target.id for each in held if each.part is part and each.target)))

    def _part_at(self, x: float, y: float) -> Part | None:
        return next((part for part in self.parts if part.covers(x, y)), None)

    def spot_of(self, id: str) -> tuple[float, float] | None:
        """The point at which to touch the element with this id, None if it cannot be touched now; scrolls to it."""
        for part in self.parts:
            spot = part.spot_of(id)
            if spot is not None and self._part_at(*spot) is part:
                return spot
        return None

    def on_touch_down(self, touch: Any) -> bool:
        """Press the element under the finger; a mouse wheel scrolls. True: the touch was used."""
        if getattr(touch, "is_mouse_scrolling", False):
            if self.sheet.model is not None:
                self.sheet.scroll_by((40 if touch.button == "scrollup" else -40) * self.sheet.scale)
            return True
        part = self._part_at(touch.x, touch.y)
        if part is None:
            return False
        second = part is not self.keyboard and self.second_tap.is_second(touch.x, touch.y, self.sheet.scale)
        target = None if second else part.find(touch.x, touch.y)
        for other in self._held.values():  # two fingers on one control are one press, of the last
            if target and other.part is part and other.target and other.target.id == target.id:
                other.target = None
        self._held[touch.uid] = held = Held(part, target, (touch.x, touch.y), touch.y, not self.screen.pressed)
        if self.screen.looks and target and part in (self.board, self.panel):
            Clock.schedule_once(lambda _: self._look(touch.uid, held), HOLD)
        self._show_pressed()
        return True

    def on_touch_move(self, touch: Any) -> bool:
        """Scroll the page, or check whether the finger is still on the element it pressed. True: the touch was used."""
        held = self._held.get(touch.uid)
        if held is None:
            return False
        slack = 11 * self.sheet.scale
        if held.part is self.sheet and (held.scrolls or abs(touch.y - held.start[1]) > slack):
            if self.sheet.most > 0:
                held.scrolls = True
                self.sheet.scroll_by(touch.y - held.last)
                held.last = touch.y
                self._show_pressed()
        elif held.target:
            now = held.part.find(touch.x, touch.y)
            if held.part is self.board and now is not None:
                held.target = now
            held.on = now is not None and now.id == held.target.id
            self._show_pressed()
        return True

    def _look(self, uid: Any, held: Held) -> None:
        """Look at what this finger has been held on, if it still is; lifting it then does nothing."""
        if self._held.get(uid) is not held or held.target is None or not held.on or self.screen.pressed:
            return
        name = Look(held.target.id).name
        if name in looks(self.screen):
            held.target = None
            self.tap(name, "")
            self._show_pressed()

    def on_touch_up(self, touch: Any) -> bool:
        """Report a tap if the finger is still on the element it pressed. True: the touch was used."""
        held = self._held.pop(touch.uid, None)
        if held is None:
            return False
        target = None
        if held.target and not held.scrolls and held.part.model is not None:
            now = held.part.find(touch.x, touch.y)
            target = now if now is not None and now.id == held.target.id else None
        if target is None:
            self._show_pressed()
            return True
        self.second_tap.tapped(touch.x, touch.y)
        self._act(held.part, target, held.first)
        return True

    def press_focused(self) -> bool:
        """Touch the element that has the focus of the keys; False if none has."""
        found = self.focus.found() if not self.typist.field else None
        if found is None:
            return False
        self.second_tap.forget()
        self._act(*found, not self.screen.pressed)
        return True

    def _act(self, part: Part, target: Target, first: bool) -> None:
        if part is self.keyboard:
            self.typist.key(target.id)
            return
        if part is self.sheet and target.id in self.sheet.fields:
            self._begin(self.sheet.fields[target.id][0])
            self._place()
            return
        if part is self.sheet and target.id == MORE:
            self.sheet.turn()
            return
        self.rest()
        if self.screen.pressed and first:
            self._waiting.append(target.id)
        else:
            self.tap(Spot(target.id) if part is self.board else target.id, "")
        self._show_pressed()

    def _finished(self, field: str) -> None:
        """Touch the button that belongs to this text field, after the key that ends typing."""
        if field in self.sheet.fields and (done := self.sheet.fields[field][0].done):
            self.tap(done, "")

    def _typed(self, changed: bool) -> None:
        """Report the text of the field if it `changed`, and draw it at once."""
        if changed and self.typist.field:
            before = self.screen
            self.tap(self.typist.field, self.typist.text)
            if self.screen is not before and self.typist.field in self.sheet.fields:
                self.typist.agree(self.sheet.fields[self.typist.field][0].text)
        self._place()
