"""A player's own way of sorting gifts, held to the one rule that it can break (ME-SCORE-01)."""

from __future__ import annotations

from engine.masterelf.scoring import Tally, count
from engine.masterelf.state import Table
from engine.masterelf.words import Event, Sort, Sorted
from engine.rule import Rejection


def sort(table: Table, command: Sort) -> tuple[Event, ...] | Rejection:
    """Count a seat's gifts as it wishes, or without collections the best way again."""
    if command.collections is None:
        return (Sorted(command.seat),)
    tally = count(table.deck, table.seat(command.seat).gifts, command.collections)
    return (Sorted(command.seat, tally.collections),) if isinstance(tally, Tally) else tally
