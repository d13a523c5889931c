"""The first two actions of a turn: move, then take an ingredient or swap in the city (ME-MOVE, ME-TAKE)."""

from __future__ import annotations

from engine.holding import kinds_and_count, without_none
from engine.masterelf import rules
from engine.masterelf.commands_and_events import (
    CityReshuffled,
    Drawn,
    Event,
    Go,
    IngredientsLaid,
    Lay,
    NothingTaken,
    PawnMoved,
    PhaseBegan,
    PutAway,
    Refilled,
    Swap,
    Take,
    Taken,
)
from engine.masterelf.evolve import evolved
from engine.masterelf.pieces import CITY, REGION_FULL, adjacent
from engine.masterelf.state import Answer, Seat, Table
from engine.rule import Rejection, Unclear


def go(table: Table, command: Go) -> Answer:
    """The events when a pawn moves to an adjacent place; staying is no move (ME-MOVE-01, ME-BOARD-02)."""
    seat = table.seat(command.seat)
    if command.to == seat.at:
        return rules.MOVE_01.broken(seat=seat.id, location=seat.at)
    if not adjacent(table.side, seat.at, command.to):
        return rules.BOARD_02.broken(location=seat.at, to=command.to)
    return PawnMoved(seat.id, command.to), PhaseBegan("take")


def lay(table: Table, command: Lay) -> Answer:
    """The event when players enter ingredients that are face up in a region and were unknown."""
    unknown = table.regions[command.region].unknown
    known = without_none(command.ingredients)
    if sum(known.values()) > unknown:
        return rules.TAKE_02.broken(region=command.region, unknown=unknown)
    laid = IngredientsLaid(command.region, known)
    if evolved(table, laid).more_than_the_box():
        return rules.COMP_01.broken(what="ingredient", gift="")
    return (laid,)


def take(table: Table, command: Take) -> Answer:
    """The events when a seat takes one card from the region of its pawn, which is refilled after the last one
    (ME-TAKE-01, -02)."""
    seat = table.seat(command.seat)
    if seat.at == CITY:
        return rules.TAKE_01.broken(location=CITY)
    region, kind = table.regions[seat.at], command.ingredient
    if kind is None and region.size and not region.unknown:
        return Unclear(f"All ingredients in {seat.at} are known: name the one that was taken.")
    if kind is not None and not region.may_hold(kind):
        return rules.TAKE_01.broken(location=seat.at)
    taken = Taken(seat.id, seat.at, kind) if region.size else NothingTaken(seat.id, seat.at)
    after = evolved(table, taken)
    if after.more_than_the_box():
        return rules.COMP_01.broken(what="ingredient", gift="")
    return taken, *_refill(after, seat.at), PhaseBegan("create")


def swap(table: Table, command: Swap) -> Answer:
    """The events when a seat in the city puts k cards away, then draws k + 1, or as many as there are (ME-TAKE-03,
    -05)."""
    seat = table.seat(command.seat)
    if seat.at != CITY:
        return _swap_refused("region", seat)
    away, count = kinds_and_count(command.discard, command.count)
    if count > seat.hand.size:
        return _swap_refused("hand", seat)
    number = cards_to_be_had(evolved(table, PutAway(seat.id, count)), count + 1)
    drawn = None if command.drawn is None else without_none(command.drawn)
    # The numbers first, which everybody sees: they are refused alike whatever the hand holds.
    if drawn is not None and sum(drawn.values()) != number:
        return _swap_refused("drawn", seat, count, number)
    if away is not None and seat.hand.without(away) is None:
        return _swap_refused("kinds", seat)
    return swapped(table, seat, count, away, number, drawn)


def swapped(
    table: Table, seat: Seat, count: int, away: dict[str, int] | None, number: int, drawn: dict[str, int] | None
) -> Answer:
    """The events of a swap: `count` cards are put away and `number` are drawn. `away` and `drawn` are these cards by
    kind, None if the kinds were not entered. Refused if more cards of a kind would be known than the box holds
    (ME-COMP-01)."""
    put_away = PutAway(seat.id, count, away)
    emptied = evolved(table, put_away)
    draw = (*reshuffled(emptied, number), Drawn(seat.id, number, drawn))
    # Judged twice: a shuffle between the two acts makes one forget what lay on the discard pile.
    if emptied.more_than_the_box(away) or evolved(emptied, *draw).more_than_the_box(away):
        return rules.COMP_01.broken(what="ingredient", gift="")
    return put_away, *draw, PhaseBegan("create")


def cards_to_be_had(table: Table, wanted: int) -> int:
    """The number of cards that can be drawn in the city when `wanted` are wanted: its stack, then the discard pile
    (ME-TAKE-04, -05).
    """
    return wanted if table.city is None else min(wanted, table.city + table.discards.size)


def reshuffled(table: Table, number: int) -> tuple[Event, ...]:
    """The event of the shuffle before `number` cards are drawn; none if the stack has enough (ME-TAKE-04)."""
    if table.city is None or number <= table.city:
        return ()
    return (CityReshuffled(table.discards.size),)


def _refill(table: Table, region: str) -> tuple[Event, ...]:
    """The events that refill this region if it is empty, as far as there are cards (ME-TAKE-02)."""
    if table.regions[region].size:
        return ()
    number = cards_to_be_had(table, REGION_FULL[table.side])
    return (*reshuffled(table, number), Refilled(region, number)) if number else ()


def _swap_refused(why: str, seat: Seat, away: int = 0, drawn: int = 0) -> Rejection:
    return rules.TAKE_03.broken(why=why, location=seat.at, hand=seat.hand.size, away=away, drawn=drawn)
