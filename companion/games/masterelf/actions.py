"""What touches do in Master Elf. Steps without a field are words: "tell", "end-turn"."""

from __future__ import annotations

from companion.screen import ScreenAction


class GoTo(ScreenAction, frozen=True, tag="go"):
    """Moves the pawn of the seat in turn to this place."""

    place: str


class TakeOne(ScreenAction, frozen=True):
    """Takes a card of this ingredient from the region, None for one that is not named."""

    ingredient: str | None

    @property
    def name(self) -> str:
        """The ingredient, "take/water", or "take/untold"."""
        return f"take/{self.ingredient or 'untold'}"


class PutAway(ScreenAction, frozen=True, tag="swap"):
    """Puts away this number of cards in the city, and draws."""

    count: int


class OnStack(ScreenAction, frozen=True, tag="stack"):
    """Makes, names or shows the gift on top of the stack with this number."""

    number: int


class LaidCard(ScreenAction, frozen=True, tag="lay"):
    """Enters one more card of this ingredient in a region."""

    ingredient: str


class NamedGift(ScreenAction, frozen=True, tag="gift"):
    """Answers which gift is meant."""

    gift: str


class Letters(ScreenAction, frozen=True):
    """Lists only the titles from the first to the last of these two initials, "BK", or all again."""

    ends: str


class Sift(ScreenAction, frozen=True):
    """Lists only gifts that need this ingredient too, or no longer only these."""

    ingredient: str


class Paid(ScreenAction, frozen=True, tag="pay"):
    """Pays with the exact payment that has this index."""

    index: int


class Sizes(ScreenAction, frozen=True):
    """Says that the new stacks have these sizes."""

    sizes: tuple[int, int, int]

    @property
    def name(self) -> str:
        """The sizes, "sizes/4-4-3"."""
        return f"sizes/{'-'.join(map(str, self.sizes))}"


class RewardFrom(ScreenAction, frozen=True, tag="from"):
    """Takes a reward from this source: the number of a stack, or "aside"."""

    source: str


class Youngest(ScreenAction, frozen=True, tag="younger"):
    """Says that this seat is the youngest of the equal ones."""

    seat: str


class CountedBest(ScreenAction, frozen=True, tag="best"):
    """Counts the gifts of this seat the best way again."""

    seat: str


class CountedIn(ScreenAction, frozen=True, tag="sort"):
    """Counts this gift of a seat in this set."""

    seat: str
    gift: str
    collection: str
