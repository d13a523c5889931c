"""The parts of Master Elf that can carry a tag: ingredients, gifts, elves, and the places of both sides."""

from __future__ import annotations

from companion.games.drawing.seat_marks import seat_mark
from companion.games.masterelf.art import GIFT, ingredient
from companion.games.masterelf.names import title_of
from companion.games.touch_and_tags.tag_protocol import Taggable
from companion.language.message_texts import Speech
from companion.piece import Piece
from engine.common_commands import COLOURS
from engine.masterelf.deckfile import known, read_deck
from engine.masterelf.owners_deck import Deck
from engine.masterelf.pieces import CITY, NAMED_INGREDIENTS, REGIONS

READER, BOARD = ("reader",), ("board",)


def tagged(speech: Speech, edition: str, box: str) -> tuple[Taggable, ...]:
    """Everything of Master Elf that can carry a tag, as listed in `box`, the text of a deck file; for "" what the
    rulebook names.
    """
    deck = read_deck(box) if box else None
    if not isinstance(deck, Deck):
        deck = read_deck(known())
    assert isinstance(deck, Deck)
    places = (CITY, *max(REGIONS.values(), key=len))
    found = []
    for id, kind in deck.ingredients.items():
        title, glyph = _titled(speech, deck, id), ingredient(deck, id)
        found.append(Taggable(Piece("ingredient", id), title, kind.count or 0, glyph, secret=True, used=()))
    found += [Taggable(Piece("gift", id), title_of(deck, id), glyph=GIFT, used=READER) for id in deck.gifts]
    for colour in COLOURS:
        named, glyph = speech.say(f"colour-{colour}"), seat_mark(colour, "")
        found.append(Taggable(Piece("elf", colour), named, glyph=glyph, used=BOARD))
    found += [Taggable(Piece("place", place), speech.name(place), place=True, used=BOARD) for place in places]
    return tuple(found)


def _titled(speech: Speech, deck: Deck, kind: str) -> str:
    """The name of an ingredient: its title in the deck, else the rulebook's name."""
    named = kind in NAMED_INGREDIENTS and not deck.ingredients[kind].title
    return speech.say(f"me-ingredient-{kind}") if named else title_of(deck, kind)
