"""The owner's own list of cards: what is known of each, and the questions one may ask of it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class Ingredient(Struct, frozen=True):
    """A kind of ingredient; `count` is how many cards of it the box holds, None where nobody has counted."""

    id: str
    title: str | None = None
    count: int | None = None


class Gift(Struct, frozen=True):
    """One gift card. None is unknown, which is not the same as empty."""

    id: str
    title: str | None = None
    ingredients: tuple[str, str] | None = None
    sets: tuple[str, ...] | None = None
    special: str | None = None
    colour: str | None = None
    elves: int | None = None

    @property
    def collections(self) -> tuple[str, ...]:
        """Everything this gift may be counted in: its sets, and its special set (ME-SCORE-01)."""
        return (*(self.sets or ()), *((self.special,) if self.special else ()))

    @property
    def complete(self) -> bool:
        """Whether everything that scores is known of it."""
        return self.sets is not None and self.colour is not None and self.elves is not None


class Deck(Struct, frozen=True):
    """All cards that are known, by id. An empty deck knows nothing, and nothing is proven by it."""

    edition: str | None = None
    gift_cards: int | None = None
    ingredients: Mapping[str, Ingredient] = {}
    sets: Mapping[str, str | None] = {}
    colours: Mapping[str, str | None] = {}
    gifts: Mapping[str, Gift] = {}

    @property
    def ingredient_cards(self) -> int | None:
        """How many ingredient cards there are; None unless every kind's number is known."""
        counts = [ingredient.count for ingredient in self.ingredients.values()]
        return sum(count for count in counts if count) if counts and None not in counts else None

    def price(self, gift: str) -> tuple[str, str] | None:
        """The two kinds that this gift needs; None where that is not known (its making is unjudged)."""
        return self.gifts[gift].ingredients if gift in self.gifts else None

    def mate(self, gift: str) -> str | None:
        """The other gift of the same special set (ME-SPEC-01); None where there is none, or none known."""
        special = self.gifts[gift].special if gift in self.gifts else None
        if special is None:
            return None
        return next((each.id for each in self.gifts.values() if each.special == special and each.id != gift), None)


NO_DECK = Deck()
