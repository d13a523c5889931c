"""The state of a table of Master Elf as the referee knows it, functions on it, and the types of matches of it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from engine import game, match
from engine.holding import NOTHING, Counts, Holding
from engine.masterelf.commands_and_events import Command, Event
from engine.masterelf.count_pad import Column
from engine.masterelf.owners_deck import Deck
from engine.masterelf.pieces import CITY, HAND_DEALT, HAND_LIMIT
from engine.state import AnySeat, State


class Seat(AnySeat, frozen=True, gc=False):
    """One player's place at the table: pawn, hand and gifts. `crystal` and `reward` are true while unused.

    `sorting` are the collections that the player insists on in the count, None where the best way is counted.
    """

    at: str = CITY
    hand: Holding = Holding(unknown=HAND_DEALT)
    gifts: tuple[str, ...] = ()
    crystal: bool = True
    reward: bool = True
    sorting: Mapping[str, tuple[str, ...]] | None = None

    @property
    def surplus(self) -> int:
        """The number of ingredient cards above the hand limit, for which the crystal does not count as a card
        (ME-HAND-01, ME-CRYST-02)."""
        return max(0, self.hand.size - HAND_LIMIT)


class Stack(Struct, frozen=True):
    """A stack of gifts: the number left, and the top one if it is known."""

    left: int
    top: str | None = None


class Table(State[Seat], frozen=True, gc=False, kw_only=True):
    """The whole game at one moment, as far as the players have entered or shown it.

    `regions` has the face-up cards of each region, `stacks` the three stacks of gifts. `city` is the number of cards in
    the city's stack and `aside` that of the gifts set aside, None where the box was not counted; `discards` is the
    discard pile since it was last shuffled. `exhausted` counts how often a stack ran out. `due` is the special set that
    the seat in turn has just completed; `choosing` are the seats that still choose a bonus card, `served` those that
    did, `bonus` the bonus cards that still lie there, () where they were not entered. If several seats could choose
    next, `younger` is the one entered as the youngest, None before. `ages` are the players' years by seat, None if not
    entered. `scores_only`: nothing is refereed but the round; `counted` is what the players counted of the gifts before
    each seat, () before they did. `house` has the table's own agreements, such as changed rule options.
    """

    deck: Deck
    regions: Mapping[str, Holding]
    stacks: tuple[Stack, ...]
    ages: Mapping[str, int] | None = None
    aside: int | None = None
    city: int | None = None
    discards: Holding = NOTHING
    phase: str = "move"
    exhausted: int = 0
    due: str | None = None
    choosing: tuple[str, ...] = ()
    served: tuple[str, ...] = ()
    younger: str | None = None
    bonus: tuple[str, ...] = ()
    scores_only: bool = False
    counted: tuple[Column, ...] = ()

    @property
    def side(self) -> str:
        """The side of the board that is played: "day" or "night"."""
        return str(self.options["side"])

    @property
    def youngest(self) -> str | None:
        """The seat of the youngest player, None if that was not entered at the start."""
        found = self.options.get("youngest")
        return None if found is None else str(found)

    @property
    def ended(self) -> bool:
        """Whether the game is over (ME-END-02); True also while bonus cards are still to be chosen."""
        return self.phase in ("bonus", "over")

    def stack(self, number: int) -> Stack:
        """The stack of this number, 1 to 3."""
        return self.stacks[number - 1]

    def with_stack(self, number: int, left: int, top: str | None = None) -> Table:
        """The table with the stack of this number changed: `left` gifts, the top one being `top` (None: unknown)."""
        stacks = list(self.stacks)
        stacks[number - 1] = Stack(left, top)
        return replace(self, stacks=tuple(stacks))

    @property
    def first_turn(self) -> bool:
        """Whether the start player is to move its pawn for the first time in the game."""
        return (self.phase, self.round, self.turn) == ("move", 1, self.first)

    @property
    def gifts_left(self) -> int:
        """Gifts in the three stacks together."""
        return sum(stack.left for stack in self.stacks)

    def speakers(self) -> tuple[str, ...]:
        """The seats that are awaited, one or none."""
        if self.phase == "bonus":
            return self.choosing[:1]
        return () if self.phase in ("redistribute", "score", "over") else (self.turn,)

    @property
    def equals(self) -> tuple[str, ...]:
        """The seats that are equal in numbers of gifts and ingredient cards while one of them must have the next bonus
        card. () if there are no such seats, and if the players' ages or the youngest player were entered (ME-BONUS-03).
        """
        if self.phase != "bonus" or self.ages or self.younger or self.choosing[0] == self.youngest:
            return ()
        first = self.seat(self.choosing[0])
        found = tuple(
            seat.id
            for seat in self.present
            if seat.id not in self.served and (len(seat.gifts), seat.hand.size) == (len(first.gifts), first.hand.size)
        )
        return found if len(found) > 1 else ()

    def lists_ingredient(self, kind: str) -> bool:
        """Whether this may be an ingredient here: any may if the deck lists none."""
        return not self.deck.ingredients or kind in self.deck.ingredients

    def is_elsewhere(self, gift: str, stack: int | None = None) -> bool:
        """Whether a seat owns this gift, or the gift is the known top card of a stack; the stack
        with the number `stack` is left out.

        Always False for a gift that the deck does not list, because it may exist on several cards.
        """
        if gift not in self.deck.gifts:
            return False
        if any(gift in seat.gifts for seat in self.seats):
            return True
        return any(each.top == gift for number, each in enumerate(self.stacks, start=1) if number != stack)

    def more_than_the_box(self, shown: Counts | None = None) -> str:
        """The first ingredient of which more cards are known than the box has of it (ME-COMP-01), "" if there is none.
        `shown` is as in `known`."""
        for kind, ingredient in self.deck.ingredients.items():
            if ingredient.count is not None and self.known(kind, shown) > ingredient.count:
                return kind
        return ""

    def known(self, kind: str, shown: Counts | None = None) -> int:
        """The number of cards of this ingredient that are known.

        Known are the cards in hands and regions, and those in the discard pile if the city's stack is known. If it is
        not, `shown` has, by ingredient, the cards that a command has just put on the discard pile.
        """
        found = sum(seat.hand.known.get(kind, 0) for seat in self.seats)
        found += sum(region.known.get(kind, 0) for region in self.regions.values())
        if self.city is not None:
            return found + self.discards.known.get(kind, 0)
        return found + (shown.get(kind, 0) if shown else 0)


Match = match.Match[Table, Command, Event]
Entry = game.Entry[Command, Event]
Answer = game.Verdict[Event]
