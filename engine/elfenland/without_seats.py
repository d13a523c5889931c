"""The events by which a game goes on without seats that it waits for: those that left, and those with nothing to do."""

from __future__ import annotations

from engine.common_commands import Left
from engine.elfenland import cleanup, drawing, moving, planning, scorekeeping
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
from engine.elfenland.evolve import evolve
from engine.elfenland.pieces import OPEN_DRAWS
from engine.elfenland.state import Seat, Table


def leave(table: Table, seat: str) -> tuple[Event | Left, ...]:
    """The events when this seat leaves; if only it was awaited, the next seat's turn or the next phase follows.

    Its counters go back and its cards to the stack (EL-CLEAN-03, -05), its unused obstacle to the box (EL-SETUP-09);
    its boot stays in its town. From now on it is passed over, also by the start player card.
    """
    left = Left(seat)
    return left, *_on_without(table, evolve(table, left), seat)


def _on_without(table: Table, after: Table, seat: str) -> tuple[Event, ...]:
    """The events that follow when a seat has left; `table` is the state before, `after` the state without the seat."""
    if table.phase == "cleanup":
        return () if after.asked else cleanup.next_round(after)
    if table.phase in ("boots", "hands"):
        return () if after.asked else (scorekeeping.ended(after),)
    if table.due:
        return () if after.due else moving.next_move(after, table.turn)
    if table.turn != seat:
        return ()
    match table.phase:
        case "draw_hidden":
            return (drawing.after_hidden_draw(after, seat),)
        case "draw":
            return (drawing.after_draw(after, seat),)
        case "plan":
            return (_planned_on(after, seat),)
        case "move":
            return moving.after_move(after, seat)
        case "score":
            return (TurnCame(after.after(seat)),)
    return ()


def _planned_on(after: Table, seat: str) -> Event:
    """The event that follows when a seat has left in the planning phase: the next seat's turn, or the next phase if all
    the others have passed.
    """
    final = after.options["pass"] == "final"
    if all(each.passed for each in after.present) if final else after.passes == len(after.present):
        return PhaseBegan("move", after.first)
    return TurnCame(planning.following(after, seat))


def passed_over(table: Table, command: object) -> tuple[Event, ...]:
    """The events by which the game goes on without the seats that it waits for, where another number of cards or
    counters than the assumed one means that they have nothing to do; () if they certainly have, or act themselves."""
    match table.phase:
        case "move" if table.due and not isinstance(command, Discard):
            if not any(table.seat(id).proven_surplus for id in table.due):
                return *(Discarded(id, 0) for id in table.due), *moving.next_move(table, table.turn)
        case "cleanup" if not isinstance(command, Keep):
            asked = [table.seat(id) for id in table.asked]
            if not any(cleanup.must_choose(table, seat.counters - seat.fewer_counters) for seat in asked):
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
    drawing_on = [seat for seat in table.clockwise(table.turn) if drawing.still_to_draw(table, seat)]
    may_be_done = [seat.open.size + seat.kept.size >= OPEN_DRAWS for seat in drawing_on]
    if isinstance(command, Draw):
        ids = [seat.id for seat in drawing_on]
        at = ids.index(command.seat) if command.seat in ids else 0
        return (TurnCame(command.seat),) if at and all(may_be_done[:at]) else ()
    return (PhaseBegan("plan", table.first),) if all(may_be_done) else ()
