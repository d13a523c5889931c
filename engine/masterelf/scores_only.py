"""The commands of a table whose gifts are counted by its players: only scores are kept, a round, the count."""

from __future__ import annotations

from engine.masterelf import rules
from engine.masterelf.commands_and_events import (
    Count,
    Counted,
    KeepScore,
    NextRound,
    PhaseBegan,
    RoundBegan,
)
from engine.masterelf.count_pad import Column, refused
from engine.masterelf.pieces import SPECIAL_SETS
from engine.masterelf.state import Answer, Table
from engine.rule import Unclear


def keep_score(table: Table, command: KeepScore) -> Answer:
    """The event when a table decides to keep only scores. Only before the first turn: what was refereed stays so."""
    if not table.first_turn:
        return rules.TURN_01.broken(command="keep_score", phase=table.phase)
    return (PhaseBegan("score"),)


def next_round(table: Table, command: NextRound) -> Answer:
    """The event that begins the next round; nobody but the players knows which is the last."""
    return (RoundBegan(table.round + 1),)


def count(table: Table, command: Count) -> Answer:
    """The events when the players have counted their gifts: with these points the game is over (ME-SCORE)."""
    if len(command.columns) != len(table.seats) or not all(map(_whole, command.columns)):
        return Unclear(f"A count has a complete column for each of the {len(table.seats)} seats.")
    return refused(command.columns) or (Counted(command.columns), PhaseBegan("over"))


def _whole(column: Column) -> bool:
    special = set(column.special)
    return column.complete and special <= set(SPECIAL_SETS) and len(special) == len(column.special)
