"""What the cards, sets, colours and places of a table are called: by the deck's titles, else by their ids."""

from __future__ import annotations

from collections.abc import Mapping

from companion.language.speech import Proper, Speech
from engine.masterelf.deck import Deck
from engine.masterelf.pieces import NAMED_INGREDIENTS, RAINBOW, SPECIAL_SETS
from engine.masterelf.state import Table
from engine.match import Match

NOTHING = "nothing"
"""What "" is called, so that a message can tell whether something was named."""
UNLISTED = "unlisted"
"""Gifts that no list has are told apart by a number: unlisted-1, unlisted-2 …"""
OURS = (RAINBOW, *SPECIAL_SETS)
"""Ids that no deck gives a title, because they are the rulebook's own; the dictionary has them."""


def proper(match: Match, players: Mapping[str, str]) -> Proper:
    """Titles of this table's deck, and the names of the seats' players where they are known."""
    table: Table = match.state
    titled = titles(table.deck)
    places = ("city", *table.regions)

    def name(speech: Speech, id: str) -> str | None:
        if not id:
            return NOTHING
        if id in players:
            return players[id]
        if id in titled:
            return titled[id]
        if id in places or id in OURS or id.isdecimal():
            return None
        if id in NAMED_INGREDIENTS and id not in table.deck.ingredients:
            return speech.say(f"me-ingredient-{id}")
        if id.startswith(UNLISTED):
            return speech.say("me-unlisted", n=id.removeprefix(f"{UNLISTED}-"))
        return worded(id)

    return name


def titles(deck: Deck) -> dict[str, str]:
    """Every title that the deck tells, by id."""
    told: list[tuple[str, str | None]] = [
        *((gift.id, gift.title) for gift in deck.gifts.values()),
        *((kind.id, kind.title) for kind in deck.ingredients.values()),
        *deck.sets.items(),
        *deck.colours.items(),
    ]
    return {id: title for id, title in told if title}


def title_of(deck: Deck, id: str) -> str:
    """The title of one thing, or its id as words."""
    return titles(deck).get(id) or worded(id)


def worded(id: str) -> str:
    """An id as words."""
    return id.replace("-", " ")
