"""Deck edits: functions that return an owner's deck with one change, and the check of a deck."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Any, Literal

from msgspec.structs import replace

from engine.masterelf.deckfile import known, read_deck, written
from engine.masterelf.owners_deck import Deck, Gift, Ingredient
from engine.masterelf.pieces import GIFT_CARDS
from engine.rule import Unclear

List = Literal["ingredients", "sets", "colours", "gifts"]
LISTS: tuple[List, ...] = ("gifts", "ingredients", "sets", "colours")
ONE_OF: Mapping[str, str] = {"gifts": "gift", "ingredients": "ingredient", "sets": "set", "colours": "colour"}
LETTERS = str.maketrans(
    dict(zip("абвгдезийклмнопрстуфхыэ", "abvgdezijklmnoprstufhye", strict=True))
    | {"ё": "e", "ж": "zh", "ц": "c", "ч": "ch", "ш": "sh", "щ": "sch", "ъ": "", "ь": "", "ю": "yu", "я": "ya"}
)


def begun() -> Deck:
    """A deck with only the cards that the rulebook names."""
    deck = read_deck(known())
    assert isinstance(deck, Deck)
    return deck


def refused(deck: Deck) -> str:
    """Why the file of this deck could not be read back, as a sentence; "" if it can."""
    read = read_deck(written(deck))
    if isinstance(read, Deck):
        return ""
    reason = read.sentence.split(": ", 2)[-1]
    return reason[:1].upper() + reason[1:]


def opened(text: str, name: str) -> Deck | Unclear:
    """The deck in the text of a file; `name` is used in error sentences."""
    return read_deck(text, name)


def id_of(deck: Deck, name: str, title: str) -> str:
    """A new id for an entry with this title in the deck's list `name`: "green-tea", or "green-tea-2" if that is
    taken.
    """
    plain = unicodedata.normalize("NFKD", title.lower().translate(LETTERS))
    words = re.findall(r"[a-z0-9]+", plain.encode("ascii", "ignore").decode())
    base = "-".join(words) or ONE_OF[name]
    taken = set(getattr(deck, name))
    if base not in taken and refused(added(deck, name, base, title)) == "":
        return base
    number = 2
    while f"{base}-{number}" in taken:
        number += 1
    return f"{base}-{number}"


def numbered(deck: Deck, name: List) -> str:
    """A new id for an entry without a title in the deck's list `name`: "set-3", "gift-12"."""
    number = 1
    while f"{ONE_OF[name]}-{number}" in getattr(deck, name):
        number += 1
    return f"{ONE_OF[name]}-{number}"


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
