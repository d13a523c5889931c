"""Seats that are asked to act only because of assumed numbers of cards or counters, and are passed over."""

from __future__ import annotations

from engine.elfenland import cleanup, drawing, moving
from engine.elfenland.commands_and_events import (
    Discard,
    Discarded,
    Draw,
    Event,
    Keep,
    Kept,
    PhaseBegan,
    TurnCame,
)
from engine.elfenland.pieces import OPEN_DRAWS
from engine.elfenland.state import Seat, Table


def passed_over(table: Table, command: object) -> tuple[Event, ...]:
    """The events by which the game goes on without the seats that it waits for, where another number of cards or
    counters than the assumed one means that they have nothing to do; () if they certainly have, or act themselves."""
    match table.phase:
        case "move" if table.due and not isinstance(command, Discard):
            if not any(table.seat(id).proven_surplus for id in table.due):
                return *(Discarded(id, 0) for id in table.due), *moving.next_move(table, table.turn)
        case "cleanup" if not isinstance(command, Keep):
            fewest = 1 if table.options["keep_counter"] == "up_to_one" else 2
            asked = [table.seat(id) for id in table.asked]
            if all(seat.counters - seat.fewer_counters < fewest for seat in asked):
                return *map(_kept_alone, asked), *cleanup.next_round(table)
        case "draw" if table.options["phase3"] == "fill_to_three_open":
            return _drawn_enough(table, command)
    return ()


def _kept_alone(seat: Seat) -> Kept:
    """The event that a seat keeps the only counter that it certainly has, if any."""
    for origin, row in (("open", seat.open), ("hidden", seat.hidden)):
        if row.size:
            return Kept(seat.id, origin, next(iter(row.known), None))  # type: ignore[arg-type]  # names of counters
    return Kept(seat.id)


def _drawn_enough(table: Table, command: object) -> tuple[Event, ...]:
    """The event by which seats are passed over that have three open counters, if what they kept is open."""
    first = int(table.turn) - 1
    around = [seat for seat in (*table.seats[first:], *table.seats[:first]) if seat in table.present]
    drawing_on = [seat for seat in around if drawing.still_to_draw(table, seat)]
    may_be_done = [seat.open.size + seat.kept.size >= OPEN_DRAWS for seat in drawing_on]
    if isinstance(command, Draw):
        ids = [seat.id for seat in drawing_on]
        at = ids.index(command.seat) if command.seat in ids else 0
        return (TurnCame(command.seat),) if at and all(may_be_done[:at]) else ()
    return (PhaseBegan("plan", table.first),) if all(may_be_done) else ()
