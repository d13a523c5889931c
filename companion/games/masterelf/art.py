"""The small drawings of Master Elf: ingredients, ribbons, the crystal, elves and cards."""

from __future__ import annotations

from functools import cache

from companion.games.drawing.drawings_from_csv import drawings
from companion.games.drawing.outlines import flat, regular, ring, soft
from companion.language.message_texts import Speech
from companion.screen import Glyph, Points, Shape
from engine.masterelf.owners_deck import Deck
from engine.masterelf.pieces import NAMED_INGREDIENTS, RAINBOW

PAPER = "#fffaf0"
INK = "#20302b"

DROP = soft([(0, 92, True), (40, 30), (60, -22), (0, -80), (-60, -22), (-40, 30)], steps=6)
CLOUD = soft([(-86, -30), (-58, 22), (-18, 46), (34, 44), (58, 12), (88, -22), (60, -52), (-58, -54)], steps=6)

OUTLINES: tuple[tuple[Points, str], ...] = (
    (CLOUD, "#5b7fae"),
    (regular(6, 92, turned=0), "#5d6066"),
    (regular(5, 98, inner=44), "#7a3fa0"),
    (DROP, "#1d64a0"),
    (regular(4, 96), "#75481f"),
    (soft([(0, 96, True), (30, 44), (64, -8), (36, -78), (-36, -78), (-64, -8), (-22, 22)], steps=6), "#b3402a"),
    (ring(0, 0, 84), "#2f7148"),
    (flat((-80, -70), (0, 88), (80, -70)), "#a8770f"),
    (regular(4, 112, turned=45), "#0f6f80"),
    (regular(8, 92, turned=22.5), "#a3265f"),
)
"""A shape and a colour for each kind of ingredient: the rulebook's four first, then those of the box in its order."""

RIBBONS = {
    "blue": "#2563b0",
    "green": "#26854f",
    "red": "#cf3f33",
    "yellow": "#e0a90f",
    "violet": "#8a55b8",
    "orange": "#d9731a",
    "pink": "#cf5f93",
    "white": "#b9b3a4",
    "black": "#2b2b2f",
    "brown": "#75481f",
}
ANY_RIBBON = ("#cf3f33", "#e0a90f", "#26854f", "#2563b0", "#8a55b8")
OTHER_INK = "#5d6660"


def kinds_of(deck: Deck) -> tuple[str, ...]:
    """The ids of the ingredients that can be named at this table: those of the deck, or the rulebook's four for an
    empty deck."""
    return tuple(deck.ingredients) or NAMED_INGREDIENTS


def ingredient(deck: Deck, kind: str, speech: Speech | None = None) -> Glyph:
    """The drawing of an ingredient: its shape, its colour, and a letter of its name in the reader's language; no letter
    without a `speech`, as in a hand."""
    order = tuple(dict.fromkeys((*NAMED_INGREDIENTS, *kinds_of(deck), kind)))
    return _ingredient(kind, order.index(kind) % len(OUTLINES), _letter(kinds_of(deck), kind, speech))


@cache
def _ingredient(kind: str, place: int, letter: str) -> Glyph:
    outline, ink = OUTLINES[place]
    shapes = (Shape(outline, fill="paper", line="paper", width=0.2), Shape(outline, fill="ink"))
    return Glyph(f"ingredient-{kind}", shapes, ink=ink, paper=PAPER, letter=letter, letter_at=(0.0, -0.06),
                 letter_size=0.9, letter_ink="#ffffff")  # fmt: skip


def ribbon(deck: Deck, colour: str, speech: Speech) -> Glyph:
    """The drawing of a ribbon of this colour with a letter of the colour's name; the rainbow ribbon has stripes."""
    return _ribbon(colour, "" if colour == RAINBOW else _letter(tuple(deck.colours), colour, speech))


@cache
def _ribbon(colour: str, letter: str) -> Glyph:
    ink = RIBBONS.get(colour, OTHER_INK)
    tails = flat((-52, 0), (-52, -92), (-20, -66), (0, -92), (20, -66), (52, -92), (52, 0))
    shapes = [Shape(tails, fill="ink", line="paper", width=0.06), Shape(ring(0, 26, 66), fill="ink", line="paper")]
    if colour == RAINBOW:
        for number, stripe in enumerate(ANY_RIBBON):
            shapes.append(Shape(ring(0, 26, 62 - number * 12), fill=stripe))
    return Glyph(f"ribbon-{colour}", tuple(shapes), ink=ink, paper=PAPER, letter=letter, letter_at=(0.0, 0.26),
                 letter_size=0.8, letter_ink="#ffffff")  # fmt: skip


def _letter(kinds: tuple[str, ...], id: str, speech: Speech | None) -> str:
    """A letter of the name of `id`: the first one that no kind before it has."""
    if speech is None or id not in kinds:
        return ""
    used, letter = "", ""
    for each in kinds[: kinds.index(id) + 1]:
        name = speech.name(each).upper()
        letter = next((one for one in name if one.isalpha() and one not in used), name[:1])
        used += letter
    return letter


_DRAWN = drawings(__package__, "art.csv")
_INKS = (("crystal", "#2f8e9f"), ("elf", INK), ("gift", "#a8433a"), ("unknown", "#5d6660"))
CRYSTAL, ELF, GIFT, UNKNOWN = (Glyph(id, _DRAWN[id], ink, PAPER) for id, ink in _INKS)
"""The crystal, a cut stone; an elf's head; a gift, a parcel with a bow; the back of an unknown card."""
