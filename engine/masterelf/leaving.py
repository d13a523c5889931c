"""The events when a player leaves in the middle of a game, for each phase."""

from __future__ import annotations

from engine.common_commands import Left
from engine.masterelf import turn_and_game_end
from engine.masterelf.commands_and_events import Event, PhaseBegan
from engine.masterelf.evolve import evolve
from engine.masterelf.state import Table


def leave(table: Table, seat: str) -> tuple[Event | Left, ...]:
    """The events when this seat leaves; if it was in turn, the next seat is.

    Its hand goes to the discard pile (ME-GIFT-05) and its crystal to the box (ME-CRYST-01); its gifts stay before it.
    """
    left = Left(seat)
    return left, *_on_without(table, evolve(table, left), seat)


def _on_without(table: Table, after: Table, seat: str) -> tuple[Event, ...]:
    """The events that follow when a seat has left; `table` is the state before, `after` the state without the seat."""
    if table.phase == "bonus":
        return () if after.choosing else (PhaseBegan("over"),)
    # Stacks that ran out are laid out anew all the same; then the next turn comes.
    if table.turn != seat or table.phase in ("redistribute", "score", "over"):
        return ()
    if after.exhausted == 2:
        return turn_and_game_end.end(after)
    return turn_and_game_end.next_turn(after)
