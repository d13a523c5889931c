"""The small drawings of Elfenland: kinds of transport, the obstacle, card backs and town pieces."""

from __future__ import annotations

from functools import cache

from companion.games.drawing.drawings_from_csv import drawings
from companion.games.drawing.seat_marks import INK, SEAT_INK, outline
from companion.screen import Glyph, Shape

PAPER = "#fffaf0"

KIND_INK = {
    "pig": "#b0476f",
    "elfcycle": "#0f6f80",
    "cloud": "#4d6597",
    "unicorn": "#7a4fa3",
    "troll": "#75481f",
    "dragon": "#a32638",
    "raft": "#1d64a0",
}
OTHER_INK = {"obstacle": "#6d3a14", "unknown": "#5d6660", "pile": "#5d6660", "card": "#3c5c50", "check": "#2c6a4d"}
"""The colours of the obstacle, a face-down counter, the pile of these, the back of a card, and a checklist's tick."""

GLYPHS: dict[str, Glyph] = {
    id: Glyph(id, drawn, (KIND_INK | OTHER_INK)[id], PAPER) for id, drawn in drawings(__package__, "art.csv").items()
}
"""The drawings by the piece's id; without letters, so that they are the same in every language."""


def frieze() -> tuple[Glyph, ...]:
    """Drawings of all kinds of transport, for the row at the foot of the start page."""
    return tuple(GLYPHS[kind] for kind in KIND_INK)


@cache
def town_piece(colour: str) -> Glyph:
    """The drawing of a player's town piece in this colour, as it lies beside a town."""
    return Glyph(
        f"piece-{colour}",
        (
            Shape(outline(colour, 0.95), fill=INK, line=INK, width=0.5),
            Shape(outline(colour, 0.95), fill="paper", line="paper", width=0.26),
            Shape(outline(colour, 0.8), fill="ink"),
        ),
        ink=SEAT_INK[colour],
        paper=PAPER,
    )
