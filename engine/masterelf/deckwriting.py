"""A deck written as TOML that its owner can read, and that is parsed as the same deck."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from engine.masterelf.owners_deck import Deck


def written(deck: Deck) -> str:
    """The deck as TOML; what is unknown is left out.

    >>> from engine.masterelf.owners_deck import Gift
    >>> print(written(Deck(gift_cards=45, gifts={"key": Gift("key", "Ключ", elves=0)})), end="")
    gift_cards = 45
    <BLANKLINE>
    [gifts.key]
    title = "Ключ"
    elves = 0
    """
    tables = ["".join(_fields(edition=deck.edition, gift_cards=deck.gift_cards))]
    for ingredient in deck.ingredients.values():
        tables.append(_table("ingredients", ingredient.id, title=ingredient.title, count=ingredient.count))
    tables.extend(_table("sets", id, title=title) for id, title in deck.sets.items())
    tables.extend(_table("colours", id, title=title) for id, title in deck.colours.items())
    for gift in deck.gifts.values():
        tables.append(
            _table(
                "gifts",
                gift.id,
                title=gift.title,
                ingredients=gift.ingredients,
                sets=gift.sets,
                special=gift.special,
                colour=gift.colour,
                elves=gift.elves,
            )
        )
    return "\n".join(table for table in tables if table)


def _table(name: str, id: str, **fields: str | int | Sequence[str] | None) -> str:
    return f"[{name}.{id}]\n" + "".join(_fields(**fields))


def _fields(**fields: str | int | Sequence[str] | None) -> Iterator[str]:
    for name, value in fields.items():
        if value is not None:
            # Texts, numbers and lists of ids are written in TOML as in JSON, but for one character.
            yield f"{name} = {json.dumps(value, ensure_ascii=False)}\n".replace("\x7f", "\\u007f")
