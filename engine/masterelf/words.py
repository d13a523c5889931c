"""What can be said at a table of Master Elf (imperative), and what is written down of it (past tense)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct, field

from engine import house_words

ID = r"\A[a-z0-9]+(-[a-z0-9]+)*\Z"
"""The form of every id of a card, a set or a colour."""
Id = Annotated[str, Meta(pattern=ID)]
Number = Annotated[int, Meta(ge=0)]
Cards = dict[Id, Number]
StackNumber = Literal[1, 2, 3]
Source = Literal[1, 2, 3, "aside"]
Sizes = tuple[Number, Number, Number]


class Command(Struct, frozen=True, tag_field="do", omit_defaults=True):
    """Something said at the table."""


class Top(Command, tag="top", frozen=True):
    """The gift now on top of this stack."""

    stack: StackNumber
    gift: Id


class Lay(Command, tag="lay", frozen=True):
    """Which ingredients lie face up in this region, as far as they were unknown."""

    region: str
    ingredients: Cards


class Go(Command, tag="go", frozen=True):
    """Moves the pawn."""

    seat: str
    to: str


class Take(Command, tag="take", frozen=True):
    """Takes one ingredient from the region where the pawn stands; without its kind, one that was not known."""

    seat: str
    ingredient: Id | None = None


class Swap(Command, tag="swap", frozen=True):
    """In the city: puts cards away, by kind or as a mere count, and draws one more; `drawn` tells the whole draw."""

    seat: str
    discard: Cards | None = None
    count: Number | None = None
    drawn: Cards | None = None


class Create(Command, tag="create", frozen=True):
    """Makes the gift on top of this stack, with the crystal or without."""

    seat: str
    stack: StackNumber
    cards: Cards
    crystal: bool | None = None


class Reward(Command, tag="reward", frozen=True):
    """Takes a gift for a complete special set; `gift` None declines."""

    seat: str
    gift: Id | None
    source: Source | None = field(name="from", default=None)


class Redistribute(Command, tag="redistribute", frozen=True):
    """The gifts left were laid out as three stacks anew, of these sizes."""

    sizes: Sizes | None = None


class EndTurn(Command, tag="end_turn", frozen=True):
    """The turn is over."""

    seat: str


class Discard(Command, tag="discard", frozen=True):
    """Put the surplus away: by kind, or as a mere count."""

    seat: str
    cards: Cards | None = None
    count: Number | None = None


class Bonus(Command, tag="bonus", frozen=True):
    """Takes a bonus card after the end."""

    seat: str
    gift: Id


class Younger(Command, tag="younger", frozen=True):
    """Of those equal in gifts and ingredient cards this seat is the youngest."""

    seat: str


class Sort(Command, tag="sort", frozen=True):
    """After the end: wants the gifts counted in these collections; without any, the best way again."""

    seat: str
    collections: dict[Id, tuple[Id, ...]] | None = None


COMMANDS = (
    Top
    | Lay
    | Go
    | Take
    | Swap
    | Create
    | Reward
    | Redistribute
    | EndTurn
    | Discard
    | Bonus
    | Younger
    | Sort
    | house_words.Agree
    | house_words.Let
    | house_words.Rename
    | house_words.Leave
)


class Event(Struct, frozen=True, tag_field="event", omit_defaults=True):
    """A fact. Its `secret` fields are known to the referee alone and never leave it.

    `unjudged` marks a fact that no rule could be held to, because the deck does not tell what it would take.
    """

    secret: ClassVar[tuple[str, ...]] = ()


class TopSeen(Event, tag="TopSeen", frozen=True):
    """The top of a stack became known."""

    stack: int
    gift: str
    unjudged: bool = False


class IngredientsLaid(Event, tag="IngredientsLaid", frozen=True):
    """Ingredients that lie face up in a region became known."""

    region: str
    ingredients: dict[str, int]


class PhaseBegan(Event, tag="PhaseBegan", frozen=True):
    """A part of the turn, or of the end, began."""

    phase: str


class RoundBegan(Event, tag="RoundBegan", frozen=True):
    """The turn comes back to the start player."""

    round: int


class TurnCame(Event, tag="TurnCame", frozen=True):
    """It is this seat's turn; the pawn moves first."""

    seat: str


class PawnMoved(Event, tag="PawnMoved", frozen=True):
    """A pawn went to another place."""

    seat: str
    to: str


class Taken(Event, tag="Taken", frozen=True):
    """A seat took a card that lay face up in a region; its kind where it was told."""

    seat: str
    region: str
    ingredient: str | None = None


class NothingTaken(Event, tag="NothingTaken", frozen=True):
    """There was nothing to take."""

    seat: str
    region: str


class Refilled(Event, tag="Refilled", frozen=True):
    """An empty region was refilled from the city's stack, with cards not known yet."""

    region: str
    count: int


class PutAway(Event, tag="PutAway", frozen=True):
    """A seat put ingredients on the discard pile; their kinds only where they were told."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: str
    count: int
    cards: dict[str, int] | None = None


class CityReshuffled(Event, tag="CityReshuffled", frozen=True):
    """The discard pile, of this many cards, was shuffled to go on drawing from."""

    cards: int


class Drawn(Event, tag="Drawn", frozen=True):
    """A seat drew from the city's stack; the kinds only where they were told."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: str
    count: int
    cards: dict[str, int] | None = None


class GiftMade(Event, tag="GiftMade", frozen=True):
    """A gift was made from the top of a stack and paid for, with the crystal as one of the cards or without."""

    seat: str
    stack: int
    gift: str
    cards: dict[str, int]
    crystal: bool = False
    unjudged: bool = False


class StackRanOut(Event, tag="StackRanOut", frozen=True):
    """A stack ran out, or at the redistribution stayed empty: `time` 1 or 2."""

    stack: int
    time: int


class RewardEarned(Event, tag="RewardEarned", frozen=True):
    """The gift just made completed a special set, and the seat's reward is unused."""

    seat: str
    special: str


class Redistributed(Event, tag="Redistributed", frozen=True):
    """The gifts left were laid out as three stacks anew; no top is known."""

    sizes: tuple[int, int, int]


class RewardTaken(Event, tag="RewardTaken", frozen=True):
    """A seat took a gift as its one reward."""

    seat: str
    source: Source = field(name="from")
    gift: str
    unjudged: bool = False


class RewardDeclined(Event, tag="RewardDeclined", frozen=True):
    """A seat did not want its reward now."""

    seat: str


class Ended(Event, tag="Ended", frozen=True):
    """The game is over; these seats choose a bonus card each, in this order."""

    choosing: tuple[str, ...]


class BonusTaken(Event, tag="BonusTaken", frozen=True):
    """A seat took a bonus card."""

    seat: str
    gift: str
    unjudged: bool = False


class YoungerTold(Event, tag="YoungerTold", frozen=True):
    """A seat is the youngest of its equals, and chooses its bonus card before them."""

    seat: str


class Sorted(Event, tag="Sorted", frozen=True):
    """A seat's gifts count in these collections; None is the best way."""

    seat: str
    collections: Mapping[str, tuple[str, ...]] | None = None


EVENTS = (
    TopSeen
    | IngredientsLaid
    | PhaseBegan
    | RoundBegan
    | TurnCame
    | PawnMoved
    | Taken
    | NothingTaken
    | Refilled
    | PutAway
    | CityReshuffled
    | Drawn
    | GiftMade
    | StackRanOut
    | RewardEarned
    | Redistributed
    | RewardTaken
    | RewardDeclined
    | Ended
    | BonusTaken
    | YoungerTold
    | Sorted
    | house_words.Agreed
    | house_words.Ruled
    | house_words.Renamed
    | house_words.Left
)
