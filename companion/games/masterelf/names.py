"""The names of cards, sets, colours and places: those in the deck file, in the rulebook, or words made of ids."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from companion.language.message_texts import Proper, Speech
from engine.masterelf.deckfile import known, read_deck
from engine.masterelf.owners_deck import Deck
from engine.masterelf.pieces import (
    CITY,
    NAMED_COLOURS,
    NAMED_GIFTS,
    NAMED_INGREDIENTS,
    NAMED_SETS,
    RAINBOW,
    REGIONS,
    SPECIAL_SETS,
    UNSEEN,
)
from engine.masterelf.state import Match, Table

NOTHING = "nothing"
"""The name of the id "", so that a message can test whether something was named."""
UNLISTED = "unlisted"
"""The first word of the ids of gifts that the deck does not list: unlisted-1, unlisted-2 …"""
NAMED = {
    **dict.fromkeys(NAMED_INGREDIENTS, "ingredient"),
    **dict.fromkeys(NAMED_GIFTS, "named-gift"),
    **dict.fromkeys(NAMED_SETS, "named-set"),
    **dict.fromkeys(NAMED_COLOURS, "named-colour"),
}
"""The things that the rulebook names, each with the kind that its message is called by; used where no title is
entered."""
OURS = (RAINBOW, *SPECIAL_SETS)
"""Ids that have messages of their own, because they come from the rulebook and not from a deck."""
UNTITLED_COLOURS = ("yellow", "violet", "orange", "pink", "white", "black", "brown")
"""Ribbons that a box may have beside those that the rulebook names, in the order in which they are offered."""


def proper(match: Match, players: Mapping[str, str]) -> Proper:
    """A function that gives the name of an id in a language: a seat's player, or the deck's title of a card or set.
    It returns None for ids whose names are among the translated texts, like those of places and special sets.
    """
    table: Table = match.state
    printed = of_deck(table.deck)
    places = (CITY, *dict.fromkeys(id for side in REGIONS.values() for id in side))

    def name(speech: Speech, id: str) -> str | None:
        if not id:
            return NOTHING
        if id in players:
            return players[id]
        return None if id in places or id.isdecimal() else printed(speech, id)

    return name


def of_deck(deck: Deck) -> Proper:
    """A function that gives the name of a card, set or colour in a language. What the rulebook names is called as in
    that language; anything else by the owner's title, or by what is known of it."""
    titled, printed = titles(deck), titles(book_deck())

    def name(speech: Speech, id: str) -> str | None:
        title = titled.get(id, "")
        if id in NAMED and title in ("", printed[id]):
            return speech.say(f"me-{NAMED[id]}-{id}")
        if title:
            return title
        if id == UNSEEN:
            return speech.say("me-unseen")
        if id in OURS:
            return None
        if id in UNTITLED_COLOURS:
            return speech.say(f"me-colour-{id}")
        kind, _, number = id.rpartition("-")
        if kind == UNLISTED:
            return speech.say("me-unlisted", n=number)
        if kind == "set" and number.isdecimal():
            return speech.say("me-set-number", n=number)
        gift = deck.gifts.get(id)
        if gift is not None and gift.collections:
            return " + ".join(map(speech.name, gift.collections))
        return id.replace("-", " ")

    return name


@cache
def book_deck() -> Deck:
    """The cards that the rulebook names, with their printed titles."""
    found = read_deck(known())
    assert isinstance(found, Deck)
    return found


def titles(deck: Deck) -> dict[str, str]:
    """All titles that the deck gives, by id of the card, set, colour or place."""
    given: list[tuple[str, str | None]] = [
        *((gift.id, gift.title) for gift in deck.gifts.values()),
        *((kind.id, kind.title) for kind in deck.ingredients.values()),
        *deck.sets.items(),
        *deck.colours.items(),
    ]
    return {id: title for id, title in given if title}
