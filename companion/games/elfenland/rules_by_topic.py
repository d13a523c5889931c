"""The ids of Elfenland's rules by phase, by piece and by part of the game."""

from __future__ import annotations

from companion.games.elfenland.art import GLYPHS
from companion.games.elfenland.input import Draft
from companion.games.view_values import Subject
from engine.elfenland.pieces import COUNTERS
from engine.elfenland.state import Table

PHASES = {
    "deal": ("EL-DEAL-02", "EL-DEAL-03"),
    "draw_hidden": ("EL-DRAW-01", "EL-DRAW-02"),
    "draw": ("EL-DRAW-05", "EL-DRAW-06"),
    "plan": ("EL-PLAN-01", "EL-PLAN-09"),
    "move": ("EL-MOVE-02", "EL-MOVE-03"),
    "cleanup": ("EL-CLEAN-03", "EL-CLEAN-04"),
    "score": ("EL-COLLECT-01", "EL-COLLECT-03"),
    "boots": ("EL-CLEAN-07",),
    "hands": ("EL-END-03",),
}
"""The rules behind each phase's prompt, the most important one first."""
EXPLAINED = ("deal", "draw_hidden", "draw", "plan", "move", "cleanup")
"""The phases that have a tutorial card."""
BY_KIND = (
    "EL-COST-01",
    "EL-COST-02",
    "EL-COST-03",
    "EL-PLAN-05",
    "EL-MOVE-04",
    "EL-MOVE-05",
    "EL-COMP-04",
    "EL-COMP-07",
)
SUBJECTS = (
    *(Subject(f"short-{kind}", BY_KIND, GLYPHS[kind], (kind,)) for kind in COUNTERS),
    Subject(
        "short-raft",
        ("EL-RIVER", "EL-LAKE", "EL-MAP-03", "EL-MAP-04", "EL-PLAN-06", "EL-COMP-07"),
        GLYPHS["raft"],
        ("raft",),
    ),
    Subject(
        "short-obstacle",
        (
            "EL-OBST",
            "EL-MOVE-06",
            "EL-CARAVAN-05",
            "EL-CLEAN-06",
            "EL-RIVER-03",
            "EL-LAKE-04",
            "EL-SETUP-09",
            "EL-COMP-05",
        ),
        GLYPHS["obstacle"],
        ("obstacle",),
    ),
    Subject("rules-setup", ("EL-SETUP", "EL-COMP", "EL-MAP", "EL-ROUND")),
    Subject("phase-deal", ("EL-DEAL",), names=("card",)),
    Subject("rules-counters", ("EL-DRAW",), names=("counter",)),
    Subject("phase-plan", ("EL-PLAN", "EL-OBST"), names=("road",)),
    Subject(
        "phase-move",
        ("EL-MOVE", "EL-COST", "EL-RIVER", "EL-LAKE", "EL-CARAVAN", "EL-COLLECT", "EL-HAND"),
        names=("boot", "caravan", "river", "lake", "ferry"),
    ),
    Subject("phase-cleanup", ("EL-CLEAN",)),
    Subject("phase-over", ("EL-END", "EL-VAR"), names=("variation", "town-card", "tie")),
)
"""The entries of the rules' index: each kind of transport and the obstacle, then the parts of a game."""


def cites(table: Table, draft: Draft) -> tuple[str, ...]:
    """The ids of the rules that the present prompt rests on, the most important one first."""
    if table.phase == "over":
        return ("EL-VAR-03",) if table.targets_unknown() else ("EL-END-02",)
    if table.due:
        return "EL-HAND-01", "EL-HAND-03"
    if table.phase == "deal" and table.round == 1:
        return "EL-DEAL-01", "EL-DEAL-03"
    if table.phase == "plan" and draft.piece == "obstacle":
        return "EL-OBST-02", "EL-OBST-03"
    if table.phase == "plan" and draft.piece:
        return "EL-PLAN-05", "EL-PLAN-04"
    if table.phase == "move" and (draft.otherwise or draft.route):
        return "EL-CARAVAN-01", "EL-COST-03"
    return PHASES.get(table.phase, ())


def explains(table: Table) -> str:
    """The name of the explanation shown to beginners in the present phase; "" after the first round."""
    return table.phase if table.round == 1 and table.phase in EXPLAINED else ""
