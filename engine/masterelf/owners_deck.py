"""The owner's own list of cards, as far as it is known, and functions on it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class Ingredient(Struct, frozen=True):
    """A kind of ingredient; `title` is its printed name (None: unknown), `count` the number of its cards in the box,
    None if nobody has counted them."""

    id: str
    title: str | None = None
    count: int | None = None


class Gift(Struct, frozen=True):
    """One gift card: its printed name, the two kinds of ingredient that it costs, its ordinary sets and its special
    set, the colour of its ribbon, and the number of elves on it. A field that is None is unknown, which is not the same
    as empty; `special` None is also that of a gift in no special set.
    """

    id: str
    title: str | None = None
    ingredients: tuple[str, str] | None = None
    sets: tuple[str, ...] | None = None
    special: str | None = None
    colour: str | None = None
    elves: int | None = None

    @property
    def collections(self) -> tuple[str, ...]:
        """All collections in which this gift may be counted: its sets, and its special set (ME-SCORE-01)."""
        return (*(self.sets or ()), *((self.special,) if self.special else ()))

    @property
    def complete(self) -> bool:
        """Whether everything about the gift that affects the score is known: sets, colour and elves."""
        return self.sets is not None and self.colour is not None and self.elves is not None


class Deck(Struct, frozen=True):
    """All cards that are known: `ingredients` and `gifts` by id, and for each id of `sets` and `colours` the printed
    name. `gift_cards` is the number of gifts in the box. None is unknown. An empty deck says nothing about any card, so
    no action is refused because of it.
    """

    edition: str | None = None
    gift_cards: int | None = None
    ingredients: Mapping[str, Ingredient] = {}
    sets: Mapping[str, str | None] = {}
    colours: Mapping[str, str | None] = {}
    gifts: Mapping[str, Gift] = {}

    @property
    def ingredient_cards(self) -> int | None:
        """The number of all ingredient cards; None unless the number of every kind is known."""
        counts = [ingredient.count for ingredient in self.ingredients.values()]
        return sum(count for count in counts if count) if counts and None not in counts else None

    def price(self, gift: str) -> tuple[str, str] | None:
        """The two kinds of ingredients that this gift costs. None if the deck does not say them; whether the gift may
        be made can then not be checked."""
        return self.gifts[gift].ingredients if gift in self.gifts else None

    def mate(self, gift: str) -> str | None:
        """The other gift of the same special set (ME-SPEC-01); None if there is none, or none is known."""
        special = self.gifts[gift].special if gift in self.gifts else None
        if special is None:
            return None
        return next((each.id for each in self.gifts.values() if each.special == special and each.id != gift), None)


NO_DECK = Deck()
