"""The events when a player leaves in the middle of a game, for each phase."""

from __future__ import annotations

from engine.common_commands import Left
from engine.elfenland import cleanup, drawing, moving, planning, scorekeeping
from engine.elfenland.commands_and_events import Event, PhaseBegan, TurnCame
from engine.elfenland.evolve import evolve
from engine.elfenland.state import Table


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
