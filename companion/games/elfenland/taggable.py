"""The parts of Elfenland that can carry a tag: counters, obstacles, cards, boots, roads, waters and towns."""

from __future__ import annotations

from companion.games.drawing.seat_marks import seat_mark
from companion.games.elfenland.art import GLYPHS
from companion.games.elfenland.names import places
from companion.games.touch_and_tags.tag_protocol import Taggable
from companion.language.message_texts import Speech
from companion.piece import Piece
from engine.common_commands import COLOURS
from engine.elfenland.board import load
from engine.elfenland.pieces import CARDS_OF_A_KIND, COUNTERS, COUNTERS_OF_A_KIND, SEATS_MOST

READER, BOARD = ("reader",), ("board",)


def tagged(speech: Speech, edition: str, box: str) -> tuple[Taggable, ...]:
    """Everything of Elfenland that can carry a tag, in the order in which it is listed; places are named as in this
    edition. `box`, the text of the owner's own deck file, is not used.
    """
    board, name, back = load(), speech.name, GLYPHS["unknown"]
    place = places(board, edition)
    found = [
        Taggable(Piece("counter", kind), name(kind), COUNTERS_OF_A_KIND, GLYPHS[kind], back, secret=True)
        for kind in COUNTERS
    ]
    found.append(Taggable(Piece("obstacle"), name("obstacle"), SEATS_MOST, GLYPHS["obstacle"], used=BOARD))
    for kind, many in CARDS_OF_A_KIND.items():
        card = Piece("card", kind)
        found.append(Taggable(card, name(kind), many, GLYPHS[kind], GLYPHS["card"], secret=True, used=READER))
    for colour in COLOURS:
        found.append(Taggable(Piece("boot", colour), speech.say(f"colour-{colour}"), glyph=seat_mark(colour, "")))
    for route in sorted(board.routes.values(), key=lambda route: route.water):
        label, group = place(speech, route.id) or route.id, "water" if route.water else ""
        found.append(Taggable(Piece("road", route.id), label, place=True, listed=group, used=BOARD))
    for town in board.towns:
        found.append(Taggable(Piece("town", town), place(speech, town) or town, place=True, used=BOARD))
    return tuple(found)
