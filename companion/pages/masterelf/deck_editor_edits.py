"""A taught box changed by one thing: what may be told of a card, in any order, and what is refused."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Any, Literal

from msgspec.structs import replace

from engine.masterelf.deck import Deck, Gift, Ingredient
from engine.masterelf.deckfile import known, read_deck
from engine.masterelf.deckwriting import written
from engine.rule import Unclear

List = Literal["ingredients", "sets", "colours", "gifts"]
LISTS: tuple[List, ...] = ("gifts", "ingredients", "sets", "colours")
ONE_OF: Mapping[str, str] = {"gifts": "gift", "ingredients": "ingredient", "sets": "set", "colours": "colour"}
LETTERS = str.maketrans(
    dict(zip("абвгдезийклмнопрстуфхыэ", "abvgdezijklmnoprstufhye", strict=True))
    | {"ё": "e", "ж": "zh", "ц": "c", "ч": "ch", "ш": "sh", "щ": "sch", "ъ": "", "ь": "", "ю": "yu", "я": "ya"}
)


def begun() -> Deck:
    """A box of which only what the rulebook names is told."""
    deck = read_deck(known())
    assert isinstance(deck, Deck)
    return deck


def refused(deck: Deck) -> str:
    """Why this can be no box, or nothing: the file that it would make is read as any other is."""
    read = read_deck(written(deck))
    if isinstance(read, Deck):
        return ""
    reason = read.sentence.split(": ", 2)[-1]
    return reason[:1].upper() + reason[1:]


def opened(text: str, name: str) -> Deck | Unclear:
    """The box that a file tells."""
    return read_deck(text, name)


def id_of(deck: Deck, name: str, title: str) -> str:
    """An id for something of this title that no other in its list has."""
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


def added(deck: Deck, name: str, id: str, title: str) -> Deck:
    """The box with one more thing, of which the title alone is known."""
    entry: Any = title
    if name == "gifts":
        entry = Gift(id, title)
    elif name == "ingredients":
        entry = Ingredient(id, title)
    return replace(deck, **{name: {**getattr(deck, name), id: entry}})


def without(deck: Deck, name: str, id: str) -> Deck:
    """The box without this."""
    return replace(deck, **{name: {each: entry for each, entry in getattr(deck, name).items() if each != id}})


def titled(deck: Deck, name: str, id: str, title: str) -> Deck:
    """The same under another title."""
    entry = getattr(deck, name)[id]
    entry = replace(entry, title=title) if name in ("gifts", "ingredients") else title
    return replace(deck, **{name: {**getattr(deck, name), id: entry}})


def with_gift(deck: Deck, gift: Gift) -> Deck:
    """The box with this gift as it is known now."""
    return replace(deck, gifts={**deck.gifts, gift.id: gift})


def counted(deck: Deck, kind: str, step: int) -> Deck:
    """The box with one card more or less of an ingredient; none at all is not counted."""
    ingredient = deck.ingredients[kind]
    count = max(0, (ingredient.count or 0) + step)
    return replace(deck, ingredients={**deck.ingredients, kind: replace(ingredient, count=count or None)})


def toggled(told: tuple[str, ...] | None, id: str) -> tuple[str, ...] | None:
    """The ids with this one or without it; none left is not known, rather than none."""
    left = tuple(each for each in told or () if each != id)
    return (left or None) if told and id in told else (*left, id)
