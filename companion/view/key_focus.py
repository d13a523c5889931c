"""The focus of the keys: the element that the confirm key touches, with a ring around it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from kivy.graphics import InstructionGroup

from companion.view.pen import Box, Pen
from companion.view.sheet import SheetPart
from companion.view.theme import CARD, INK
from companion.view.widget import Part, Target


class KeyFocus:
    """The element of the screen that has the focus, if one has. `parts` are the parts of the screen whose elements can
    have it, in the order in which it goes through them. The places of the board are not among them: they are touched.
    """

    def __init__(self, canvas: Any, parts: Sequence[Part]) -> None:
        self._parts = parts
        self._at: tuple[Part, str] | None = None
        self._ring = InstructionGroup()
        self._drawn: Box | None = None
        canvas.add(self._ring)

    @property
    def id(self) -> str:
        """The id of the element that has the focus; "" if none has."""
        return self._at[1] if self._at is not None else ""

    def move(self, step: int) -> None:
        """Give the focus to the next element (`step` 1) or the one before (-1); at the end it begins anew."""
        there = [(part, target.id) for part, target in self._all()]
        if not there:
            self.clear()
        elif self._at in there:
            self._at = there[(there.index(self._at) + step) % len(there)]
        else:
            self._at = there[0 if step > 0 else -1]
        self.draw()

    def clear(self) -> None:
        """Take the focus away."""
        self._at = None
        self.draw()

    def found(self) -> tuple[Part, Target] | None:
        """The element that has the focus, with its part of the screen; None if none has, or it is gone."""
        return next(((part, target) for part, target in self._all() if (part, target.id) == self._at), None)

    def draw(self) -> None:
        """Draw the ring where the element is now; a page scrolls to it. If it is gone, nothing has the focus."""
        found = self.found()
        if found is None:
            self._at = None
        box = None
        if found is not None:
            part, target = found
            box = part.reveal(target) if isinstance(part, SheetPart) and target in part.loose else target.box
        if box == self._drawn:
            return
        self._drawn = box
        self._ring.clear()
        if box is not None:
            pen = Pen(self._ring, part.scale)
            # Two rings, so that one of them is seen on every ground.
            pen.frame(box, INK, 7.0, target.radius)
            pen.frame(box, CARD, 3.5, target.radius)

    def _all(self) -> Iterator[tuple[Part, Target]]:
        for part in self._parts:
            for targets in (part.loose if isinstance(part, SheetPart) else [], part.targets):
                yield from ((part, target) for target in sorted(targets, key=_as_read) if target.id)


def _as_read(target: Target) -> tuple[int, float]:
    """The sort key of elements that are read from the upper left, row by row; those of one row have one middle."""
    x, y, _, h = target.box
    return -round((y + h / 2) / 4), x
