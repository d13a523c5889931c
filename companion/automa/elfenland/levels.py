"""The four levels of automatic players, and the command that each chooses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import ModuleType
from typing import Literal, get_args

from companion.automa.elfenland import level_greedy, level_plans, level_reckons, level_wanders
from companion.automa.elfenland.seat_knowledge import Seen
from engine.elfenland.commands_and_events import Command, DrawHidden

Level = Literal["wanders", "greedy", "plans", "reckons"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""The levels, weakest first."""

PLAYS: Mapping[Level, ModuleType] = {
    "wanders": level_wanders,
    "greedy": level_greedy,
    "plans": level_plans,
    "reckons": level_reckons,
}
"""By level, the module with its functions draw, plan, move, discard and keep."""


def decide(seen: Seen, level: Level, random: Random) -> Command:
    """The command that an automatic player of this level chooses for its seat, which is in turn."""
    play, table = PLAYS[level], seen.table
    if table.phase == "draw_hidden":
        return DrawHidden(seen.id)  # of the hidden counters nobody can choose one
    act: Callable[[Seen, Random], Command]
    if table.due:
        act = play.discard
    else:
        act = {"draw": play.draw, "plan": play.plan, "move": play.move}.get(table.phase, play.keep)
    return act(seen, random)
