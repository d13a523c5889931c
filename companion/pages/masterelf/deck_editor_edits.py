"""Deck edits: functions that return an owner's deck with one change, and the check of a deck."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from engine.masterelf.deckfile import read_deck, written
from engine.masterelf.owners_deck import Deck, Gift, Ingredient
from engine.masterelf.pieces import GIFT_CARDS

List = Literal["ingredients", "sets", "colours", "gifts"]
LISTS: tuple[List, ...] = ("gifts", "ingredients", "sets", "colours")


def refused(deck: Deck) -> str:
    """Why the file of this deck could not be read back, as a sentence; "" if it can."""
    read = read_deck(written(deck))
    if isinstance(read, Deck):
        return ""
    reason = read.sentence.split(": ", 2)[-1]
    return reason[:1].upper() + reason[1:]


def numbered(deck: Deck, name: List) -> str:
    """A new id for an entry of the deck's list `name`: "set-3", "gift-12"."""
    one, number = name.removesuffix("s"), 1
    while f"{one}-{number}" in getattr(deck, name):
        number += 1
    return f"{one}-{number}"


def without_unused(deck: Deck, before: Deck) -> Deck:
    """The deck without the sets and colours that `before` has not and no gift uses."""
    used = {id for gift in deck.gifts.values() for id in (*gift.collections, gift.colour)}
    sets = {id: title for id, title in deck.sets.items() if id in before.sets or id in used}
    colours = {id: title for id, title in deck.colours.items() if id in before.colours or id in used}
    return replace(deck, sets=sets, colours=colours)


def added(deck: Deck, name: str, id: str, title: str | None = None) -> Deck:
    """The deck with one more entry in the list `name`, of which only the title is known, or nothing."""
    entry: Any = title
    if name == "gifts":
        entry = Gift(id, title)
    elif name == "ingredients":
        entry = Ingredient(id, title)
    return replace(deck, **{name: {**getattr(deck, name), id: entry}})


def without(deck: Deck, name: str, id: str) -> Deck:
    """The deck without this entry of the list `name`."""
    return replace(deck, **{name: {each: entry for each, entry in getattr(deck, name).items() if each != id}})


def titled(deck: Deck, name: str, id: str, title: str) -> Deck:
    """The deck with a new title for the entry `id` of the list `name`."""
    entry = getattr(deck, name)[id]
    entry = replace(entry, title=title) if name in ("gifts", "ingredients") else title
    return replace(deck, **{name: {**getattr(deck, name), id: entry}})


def with_gift(deck: Deck, gift: Gift) -> Deck:
    """The deck with this gift: it replaces the gift with the same id, or is added if there is none."""
    return replace(deck, gifts={**deck.gifts, gift.id: gift})


def counted(deck: Deck, kind: str, step: int) -> Deck:
    """The deck with `step` more cards of the ingredient `kind`; 0 becomes None, not counted."""
    ingredient = deck.ingredients[kind]
    count = max(0, (ingredient.count or 0) + step)
    return replace(deck, ingredients={**deck.ingredients, kind: replace(ingredient, count=count or None)})


def gifts_counted(deck: Deck, step: int) -> Deck:
    """The deck with `step` more gift cards; the first step up, from none counted, goes to the number of gift cards in
    the second edition (`GIFT_CARDS`)."""
    if deck.gift_cards is None:
        return replace(deck, gift_cards=GIFT_CARDS if step > 0 else None)
    return replace(deck, gift_cards=max(0, deck.gift_cards + step) or None)


def toggled(ids: tuple[str, ...] | None, id: str) -> tuple[str, ...] | None:
    """The ids with this one added, or removed if it is among them; None, for unknown, if none is left."""
    left = tuple(each for each in ids or () if each != id)
    return (left or None) if ids and id in ids else (*left, id)
