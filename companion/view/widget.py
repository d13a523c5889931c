"""A part of the screen: redrawn only when its content, place or scale changed; its targets are what can be touched."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kivy.graphics import InstructionGroup
from msgspec import Struct

from companion.view.motion import Motions
from companion.view.pen import Box, DrawnText, Pen
from companion.view.theme import CARD

SLACK = 6.0
"""How far beside an element a touch still means it, at 800 by 480."""


class Target(Struct, frozen=True):
    """An element on the screen that can be touched: its id and its rectangle. While it is pressed it is covered with
    the colour `veil`, with corners of this `radius` in pixels."""

    id: str
    box: Box
    radius: float = 10.0
    veil: str = CARD


def inside(box: Box, x: float, y: float, slack: float = 0.0) -> bool:
    """Whether the point (x, y) is in the rectangle, or at most `slack` pixels beside it."""
    return box[0] - slack <= x <= box[0] + box[2] + slack and box[1] - slack <= y <= box[1] + box[3] + slack


def empty(group: InstructionGroup) -> None:
    """Take everything out of a group, and out of the groups in it.

    Kivy's instructions know their group as it knows them: groups that are merely dropped keep their pictures, a MB a
    screen, until Python looks for such circles, which can take minutes.
    """
    for each in group.children:
        if isinstance(each, InstructionGroup):
            empty(each)
    group.clear()


def touched(targets: Iterable[Target], x: float, y: float, slack: float) -> Target | None:
    """The target that a touch at (x, y) means: the one it is in, or one at most `slack` pixels beside it; None if there
    is none."""
    exact = (target for target in targets if inside(target.box, x, y))
    near = (target for target in targets if inside(target.box, x, y, slack))
    return next(exact, None) or next(near, None)


class Part:
    """The base of each part of the screen. `show` is called with every screen; `draw` only if something changed."""

    def __init__(self, canvas: Any) -> None:
        self.face = InstructionGroup()
        self.veil = InstructionGroup()  # above the face: the look of pressed targets
        canvas.add(self.face)
        canvas.add(self.veil)
        self.model: Any = None
        self.box: Box = (0, 0, 0, 0)
        self.scale = 0.0
        self.targets: list[Target] = []
        self.texts: list[DrawnText] = []
        self.motions = Motions()
        self.pressed: frozenset[str] = frozenset()

    def show(self, model: Any, box: Box, scale: float) -> None:
        """Draw `model`, what this part is to show, in the rectangle `box`, unless it is drawn there already."""
        if (model is self.model or model == self.model) and box == self.box and scale == self.scale:
            return
        self.model, self.box, self.scale = model, box, scale
        self.redraw()

    def redraw(self) -> None:
        """Draw everything in this part of the screen again; what moved stops."""
        self.motions.stop()
        empty(self.face)
        self.veil.clear()
        self.pressed = frozenset()
        self.targets = []
        self.texts = []
        if self.model is not None:
            pen = Pen(self.face, self.scale)
            self.draw(self.model, pen)
            self.texts = pen.texts

    def draw(self, model: Any, pen: Pen) -> None:
        """Draw `model`, what this part is to show, and record in `targets` what can be touched."""
        raise NotImplementedError

    def covers(self, x: float, y: float) -> bool:
        """Whether a touch at (x, y) is kept from the parts of the screen below this one."""
        return self.model is not None and inside(self.box, x, y)

    def find(self, x: float, y: float) -> Target | None:
        """The target of a touch at (x, y): the one it is in, or one a little beside it; None if there is none."""
        return touched(self.targets, x, y, SLACK * self.scale)

    def spot_of(self, id: str) -> tuple[float, float] | None:
        """A point at which a touch means the target with this id: its middle, or a point under no other target; None if
        there is none.
        """
        for target in self.targets:
            if target.id == id:
                x, y, w, h = target.box
                shares = [step / 10 for step in (5, 9, 1, 7, 3)]
                spots = [(x + w * across, y + h * up) for up in shares for across in shares]
                return next((spot for spot in spots if (met := self.find(*spot)) is not None and met.id == id), None)
        return None

    def press(self, ids: frozenset[str]) -> None:
        """Show the targets with these ids as pressed, and no others; ids of other parts are ignored."""
        if ids == self.pressed:
            return
        self.pressed = ids
        self.veil.clear()
        for target in self.named(ids):
            self.draw_pressed(target, Pen(self.veil, self.scale))

    def named(self, ids: frozenset[str]) -> Iterable[Target]:
        """The targets with these ids, as far as they are in this part."""
        return (target for target in self.targets if target.id in ids)

    def draw_pressed(self, target: Target, pen: Pen) -> None:
        """Draw the look of a pressed target."""
        pen.plate(target.box, target.veil, target.radius, 0.35)
        pen.frame(target.box, target.veil, 3.0, target.radius)
