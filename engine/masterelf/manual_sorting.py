"""The command of a player to sort the gifts otherwise than the best way (ME-SCORE-01)."""

from __future__ import annotations

from engine.masterelf.commands_and_events import Event, Sort, Sorted
from engine.masterelf.scoring import Tally, count
from engine.masterelf.state import Table
from engine.rule import Rejection


def sort(table: Table, command: Sort) -> tuple[Event, ...] | Rejection:
    """The event that a seat's gifts count in the collections of the command, chosen by the player, or the refusal of
    these. If the command names no collections, the gifts are again sorted in the best way."""
    if command.collections is None:
        return (Sorted(command.seat),)
    tally = count(table.deck, table.seat(command.seat).gifts, command.collections)
    return (Sorted(command.seat, tally.collections),) if isinstance(tally, Tally) else tally
