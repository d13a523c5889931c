"""Choices offered on the shared screen: payments, gifts and layouts, from public knowledge alone."""

from __future__ import annotations

from itertools import count, permutations

from companion.games.masterelf.names import UNLISTED
from engine.masterelf.commands_and_events import Create
from engine.masterelf.making_gifts import create, equal_stacks
from engine.masterelf.pieces import CITY, NAMED_GIFTS, PRICE, adjacent
from engine.masterelf.scoring import tallied
from engine.masterelf.state import Table
from engine.rule import Rejection


def box_may_have(table: Table, paid: Create) -> bool:
    """Whether the box can have the cards of this payment by the seat in turn, for all that is known at this table
    (ME-COMP-01)."""
    answer = create(table, paid)
    return not (isinstance(answer, Rejection) and answer.rule.id == "ME-COMP-01")


def can_make(table: Table, number: int) -> bool:
    """Whether the seat in turn may be able to make the gift on the stack of this number: it has cards enough, as
    everybody can count."""
    seat = table.seat(table.turn)
    return table.stack(number).left > 0 and seat.hand.size >= PRICE - int(seat.crystal)


def gifts(table: Table, stack: int | None = None) -> tuple[str, ...]:
    """The ids of the gifts that can be on this stack (None: on no stack): those of the deck that are nowhere else, or
    the rulebook's for an empty deck."""
    listed = tuple(table.deck.gifts) or NAMED_GIFTS
    return tuple(gift for gift in listed if not table.is_elsewhere(gift, stack))


def unlisted(table: Table, also: tuple[str, ...] = ()) -> str:
    """An unused id for a gift that the deck does not list: "unlisted-1", "unlisted-2"; not one of `also`."""
    seen = {gift for seat in table.seats for gift in seat.gifts} | {stack.top for stack in table.stacks}
    seen |= {*table.bonus, *also}
    return next(id for id in (f"{UNLISTED}-{number}" for number in count(1)) if id not in seen)


def movable(table: Table, seat: str) -> tuple[tuple[str, str], ...]:
    """The gifts of a seat that can be counted in another set, each with that set: `(("pirate", "treasures"),)`; none
    once the players counted them."""
    if table.counted:
        return ()
    sorted_into = tallied(table.deck, table.seat(seat)).collections
    return tuple(
        (gift, other)
        for gift in table.seat(seat).gifts
        if gift in table.deck.gifts
        for other in table.deck.gifts[gift].collections
        if gift not in sorted_into.get(other, ())
    )


def moved(table: Table, seat: str, gift: str, other: str) -> dict[str, tuple[str, ...]]:
    """The sets of a seat with this gift counted in the set `other`; sets without gifts are left out."""
    now = tallied(table.deck, table.seat(seat)).collections
    left = {name: tuple(each for each in gifts if each != gift) for name, gifts in now.items()}
    left[other] = (*left.get(other, ()), gift)
    return {name: gifts for name, gifts in left.items() if gifts}


def nexts(table: Table) -> tuple[str, ...]:
    """The ids of the places to which the pawn of the seat in turn can move."""
    here = table.seat(table.turn).at
    return tuple(place for place in (CITY, *table.regions) if place != here and adjacent(table.side, here, place))


def drawn(table: Table, away: int) -> int:
    """The number of cards that the city gives for `away` cards put away: one more, or as many as it has (ME-TAKE-03,
    -05)."""
    return away + 1 if table.city is None else min(away + 1, table.city + table.discards.size + away)


def layouts(table: Table) -> tuple[tuple[int, int, int], ...]:
    """Every way to divide the remaining gifts among three stacks of about equal size, each way given by the three
    sizes; the usual way is first."""
    usual = equal_stacks(table.gifts_left)
    orders = {(a, b, c) for a, b, c in permutations(usual)}
    return (usual, *sorted(orders - {usual}, reverse=True))
