"""The small pictures on the buttons of the menu."""

from __future__ import annotations

from functools import cache

from companion.games.drawing import drawings_from_csv
from companion.screen import Glyph, Shape

INK = "#2f6b4f"


@cache
def _shapes() -> dict[str, tuple[Shape, ...]]:
    return drawings_from_csv.read(__package__, "icons.csv")


def icon(id: str) -> Glyph | None:
    """The small picture on the menu button with this id, or None."""
    return Glyph(f"icon-{id}", _shapes()[id], INK) if id in _shapes() else None
