"""The commands (imperative) and events (past tense) of Master Elf."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct, field

from engine import common_commands
from engine.masterelf.count_pad import Column
from engine.masterelf.entered_position import TableSnapshot
from engine.masterelf.pieces import Id, Number

Cards = dict[Id, Number]
StackNumber = Annotated[int, Meta(ge=1, le=3)]
Source = StackNumber | Literal["aside"]
"""Where a gift is taken: from a stack, or from the gifts set aside at the start."""
Sizes = tuple[Number, Number, Number]


class Command(Struct, frozen=True, tag_field="do", omit_defaults=True):
    """The base of Master Elf's commands."""


class Top(Command, tag="top", frozen=True):
    """The command that this gift is now on top of this stack."""

    stack: StackNumber
    gift: Id


class Lay(Command, tag="lay", frozen=True):
    """The command that says which ingredients lie face up in this region; it lists only those that were unknown until
    now."""

    region: str
    ingredients: Cards


class Go(Command, tag="go", frozen=True):
    """The command that a seat moves its pawn."""

    seat: str
    to: str


class Take(Command, tag="take", frozen=True):
    """The command that a seat takes one ingredient card from its pawn's region; `ingredient` None is a card of unknown
    kind."""

    seat: str
    ingredient: Id | None = None


class Swap(Command, tag="swap", frozen=True):
    """The command that a seat in the city puts cards away and draws one more: `discard` are those put away by kind, or,
    if that is None, `count` is their number; `drawn` are all cards drawn, None if their kinds are not entered."""

    seat: str
    discard: Cards | None = None
    count: Number | None = None
    drawn: Cards | None = None


class Create(Command, tag="create", frozen=True):
    """The command that a seat makes the gift on top of this stack for these cards, with the crystal as one more of them
    or without."""

    seat: str
    stack: StackNumber
    cards: Cards
    crystal: bool | None = None


class Reward(Command, tag="reward", frozen=True):
    """The command that a seat takes any gift as the reward for a complete special set: from a stack (`source` 1 to 3)
    or from the gifts set aside ("aside"). With `gift` None it declines, and `source` is None too."""

    seat: str
    gift: Id | None
    source: Source | None = field(name="from", default=None)


class Redistribute(Command, tag="redistribute", frozen=True):
    """The command that the remaining gifts were put into three new stacks with these numbers of gifts (`sizes`); None:
    the stacks are as equal as possible, the larger ones first."""

    sizes: Sizes | None = None


class EndTurn(Command, tag="end_turn", frozen=True):
    """The command to end the seat's turn."""

    seat: str


class Discard(Command, tag="discard", frozen=True):
    """The command that a seat discarded its surplus: `cards` by kind, or, if that is None, only their number
    `count`."""

    seat: str
    cards: Cards | None = None
    count: Number | None = None


class LayBonus(Command, tag="lay_bonus", frozen=True):
    """The command that these bonus cards were revealed, one for each seat that chooses."""

    gifts: tuple[Id, ...]


class Bonus(Command, tag="bonus", frozen=True):
    """The command that a seat takes a bonus card after the end."""

    seat: str
    gift: Id


class Younger(Command, tag="younger", frozen=True):
    """The command that this seat is the youngest of those equal in gifts and ingredient cards."""

    seat: str


class Sort(Command, tag="sort", frozen=True):
    """The command that a seat wants its gifts counted in these collections; for None, the best way again."""

    seat: str
    collections: dict[Id, tuple[Id, ...]] | None = None


class KeepScore(Command, tag="keep_score", frozen=True):
    """The command to keep nothing but the round and the final count, before anything is played."""


class NextRound(Command, tag="next_round", frozen=True):
    """The command that a round is over, where only scores are kept."""


class Count(Command, tag="count", frozen=True):
    """The command that the players counted their gifts, a column for each seat in order: the game is over with these
    points, whatever was entered of it before."""

    columns: tuple[Column, ...]


class CatchUp(Command, tag="catch_up", frozen=True):
    """The command to go on from this position, whatever was entered before."""

    table: TableSnapshot


COMMANDS: object = (
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
    | LayBonus
    | Bonus
    | Younger
    | Sort
    | KeepScore
    | NextRound
    | Count
    | CatchUp
    | common_commands.Agree
    | common_commands.Let
    | common_commands.Rename
    | common_commands.Leave
)


class Event(Struct, frozen=True, tag_field="event", omit_defaults=True):
    """The base of Master Elf's events. `secret` names the fields known to the referee alone, which are never shown.

    Some events have a field `unjudged`: the command was checked against no rule, as the deck does not list the gift.
    """

    secret: ClassVar[tuple[str, ...]] = ()


class TopSeen(Event, tag="TopSeen", frozen=True):
    """The event that the gift on top of a stack became known. `unjudged`: the deck does not list this gift, so the
    command was checked against no rule.
    """

    stack: int
    gift: str
    unjudged: bool = False


class IngredientsLaid(Event, tag="IngredientsLaid", frozen=True):
    """The event that ingredients that are face up in a region became known."""

    region: str
    ingredients: dict[str, int]


class PhaseBegan(Event, tag="PhaseBegan", frozen=True):
    """The event that a part of the turn, or of the end, began."""

    phase: str


class RoundBegan(Event, tag="RoundBegan", frozen=True):
    """The event that the start player is in turn again."""

    round: int


class TurnCame(Event, tag="TurnCame", frozen=True):
    """The event that this seat is in turn; its pawn moves first."""

    seat: str


class PawnMoved(Event, tag="PawnMoved", frozen=True):
    """The event that a pawn moved to another place."""

    seat: str
    to: str


class Taken(Event, tag="Taken", frozen=True):
    """The event that a seat took a card that was face up in a region; `ingredient` only if it was entered."""

    seat: str
    region: str
    ingredient: str | None = None


class NothingTaken(Event, tag="NothingTaken", frozen=True):
    """The event that a seat took no card, because this region is empty."""

    seat: str
    region: str


class Refilled(Event, tag="Refilled", frozen=True):
    """The event that an empty region was refilled from the city's stack, with `count` unknown cards."""

    region: str
    count: int


class PutAway(Event, tag="PutAway", frozen=True):
    """The event that a seat put `count` ingredients on the discard pile; `cards` by kind only if they were entered."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: str
    count: int
    cards: dict[str, int] | None = None


class CityReshuffled(Event, tag="CityReshuffled", frozen=True):
    """The event that the discard pile, of this many cards, was shuffled to draw from."""

    cards: int


class Drawn(Event, tag="Drawn", frozen=True):
    """The event that a seat drew `count` cards from the city's stack; `cards` by kind only if they were entered."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: str
    count: int
    cards: dict[str, int] | None = None


class GiftMade(Event, tag="GiftMade", frozen=True):
    """The event that a gift was made from the top of a stack and paid for with these cards, and with the crystal if
    `crystal`. `unjudged`: the kinds of the cards were not checked, because the deck does not say what the gift costs.
    """

    seat: str
    stack: int
    gift: str
    cards: dict[str, int]
    crystal: bool = False
    unjudged: bool = False


class StackRanOut(Event, tag="StackRanOut", frozen=True):
    """The event that a stack ran out, or stayed empty when the stacks were made: `time` is 1 for the first time in
    the game, 2 for the second."""

    stack: int
    time: int


class RewardEarned(Event, tag="RewardEarned", frozen=True):
    """The event that the gift just made completed a special set, and the seat's reward is unused."""

    seat: str
    special: str


class Redistributed(Event, tag="Redistributed", frozen=True):
    """The event that the gifts left were put into three new stacks; no top is known."""

    sizes: tuple[int, int, int]


class RewardTaken(Event, tag="RewardTaken", frozen=True):
    """The event that a seat took a gift as its one reward. `unjudged`: the deck does not list this gift, or does not
    say whether a special set was completed."""

    seat: str
    source: Source = field(name="from")
    gift: str
    unjudged: bool = False


class RewardDeclined(Event, tag="RewardDeclined", frozen=True):
    """The event that a seat did not want its reward now. `unjudged`: the deck does not say whether one was due."""

    seat: str
    unjudged: bool = False


class Ended(Event, tag="Ended", frozen=True):
    """The event that the game is over; these seats choose a bonus card each, in this order."""

    choosing: tuple[str, ...]


class BonusLaid(Event, tag="BonusLaid", frozen=True):
    """The event that the bonus cards are known."""

    gifts: tuple[str, ...]


class BonusTaken(Event, tag="BonusTaken", frozen=True):
    """The event that a seat took the bonus card `gift`. `unjudged`: this gift is not in the deck file, so that nothing
    about it could be checked."""

    seat: str
    gift: str
    unjudged: bool = False


class YoungerTold(Event, tag="YoungerTold", frozen=True):
    """The event that a seat is the youngest of its equals, and chooses its bonus card before them."""

    seat: str


class Sorted(Event, tag="Sorted", frozen=True):
    """The event that a seat's gifts are counted in these collections; None: in those that score most."""

    seat: str
    collections: Mapping[str, tuple[str, ...]] | None = None


class Counted(Event, tag="Counted", frozen=True):
    """The event that the seats have these points, by what players counted."""

    columns: tuple[Column, ...]


class CaughtUp(Event, tag="CaughtUp", frozen=True):
    """The event that players entered this position; nothing else is known any more."""

    table: TableSnapshot
