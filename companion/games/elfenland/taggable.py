"""The parts of Elfenland that can carry a tag: counters, obstacles, cards, boots, roads, waters and towns."""

from __future__ import annotations

from companion.games.drawing.seat_marks import seat_mark
from companion.games.elfenland.art import GLYPHS
from companion.games.elfenland.names import places
from companion.games.touch_and_tags.tag_protocol import Taggable
from companion.language.message_texts import Speech
from engine.common_commands import COLOURS
from engine.elfenland.board import load
from engine.elfenland.pieces import CARDS_OF_A_KIND, COUNTERS, COUNTERS_OF_A_KIND, KINDS, SEATS_MOST

READER, BOARD = ("reader",), ("board",)


def tagged(speech: Speech, edition: str, box: str) -> tuple[Taggable, ...]:
    """Everything of Elfenland that can carry a tag, in the order in which it is listed; places are named as in this
    edition. `box`, the text of the owner's own deck file, is not used.
    """
    board = load()
    place = places(board, edition)
    counters = (
        Taggable(
            f"counter/{kind}",
            "counter",
            speech.name(kind),
            COUNTERS_OF_A_KIND,
            GLYPHS[kind],
            GLYPHS["unknown"],
            secret=True,
        )
        for kind in COUNTERS
    )
    obstacles = Taggable("obstacle", "obstacle", speech.name("obstacle"), SEATS_MOST, GLYPHS["obstacle"], used=BOARD)
    cards = (
        Taggable(
            f"card/{kind}",
            "card",
            speech.name(kind),
            CARDS_OF_A_KIND[kind],
            GLYPHS[kind],
            GLYPHS["card"],
            secret=True,
            used=READER,
        )
        for kind in KINDS
    )
    boots = (
        Taggable(f"boot/{colour}", "boot", speech.say(f"colour-{colour}"), glyph=seat_mark(colour, ""))
        for colour in COLOURS
    )
    roads = (
        Taggable(
            f"road/{route.id}",
            "water" if route.water else "road",
            place(speech, route.id) or route.id,
            place=True,
            used=BOARD,
        )
        for route in sorted(board.routes.values(), key=lambda route: route.water)
    )
    towns = (
        Taggable(f"town/{town.id}", "town", place(speech, town.id) or town.id, place=True, used=BOARD)
        for town in board.towns.values()
    )
    return (*counters, obstacles, *cards, *boots, *roads, *towns)
