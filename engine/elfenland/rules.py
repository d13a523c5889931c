"""Every rule that a command can break, a constant for each; ids as in the list tests/engine/elfenland/ledger.csv."""

from __future__ import annotations

from engine.rule import Rule

COMP_04 = Rule("EL-COMP-04", "contents", ("kind", "counters"))
COMP_13 = Rule("EL-COMP-13", "contents", ("seats",))
COMP_14 = Rule("EL-COMP-14", "contents")
SETUP_08 = Rule("EL-SETUP-08", "setup")
SETUP_09 = Rule("EL-SETUP-09", "setup", ("lying", "used"))
ROUND_01 = Rule("EL-ROUND-01", "flow", ("command", "phase"))
ROUND_02 = Rule("EL-ROUND-02", "flow", ("seat", "turn"))
DEAL_01 = Rule("EL-DEAL-01", "deal", ("seat",))
DEAL_02 = Rule("EL-DEAL-02", "deal", ("seat",))
DRAW_04 = Rule("EL-DRAW-04", "draw_hidden", ("seat", "hidden", "most"))
DRAW_05 = Rule("EL-DRAW-05", "draw", ("counters", "most"))
DRAW_06 = Rule("EL-DRAW-06", "draw", ("kind",))
DRAW_09 = Rule("EL-DRAW-09", "draw", ("seat", "counters", "most"))
PLAN_02 = Rule("EL-PLAN-02", "plan", ("seat", "kind"))
PLAN_04 = Rule("EL-PLAN-04", "plan", ("route", "kind"))
PLAN_05 = Rule("EL-PLAN-05", "plan", ("kind", "terrain", "route"))
PLAN_06 = Rule("EL-PLAN-06", "plan", ("route", "terrain"))
OBST_01 = Rule("EL-OBST-01", "obstacle", ("seat",))
OBST_02 = Rule("EL-OBST-02", "obstacle", ("route",))
OBST_03 = Rule("EL-OBST-03", "obstacle", ("route",))
OBST_04 = Rule("EL-OBST-04", "obstacle", ("route", "terrain"))
OBST_05 = Rule("EL-OBST-05", "obstacle", ("route", "kind", "terrain", "cost", "need"))
COST_03 = Rule("EL-COST-03", "chart", ("seat", "pieces", "cards"))
COST_04 = Rule("EL-COST-04", "chart", ("route", "kind", "need", "played"))
MOVE_01 = Rule("EL-MOVE-01", "roads", ("seat", "turn"))
MOVE_02 = Rule("EL-MOVE-02", "roads", ("route", "town"))
MOVE_03 = Rule("EL-MOVE-03", "roads", ("route",))
MOVE_04 = Rule("EL-MOVE-04", "roads", ("route", "kind", "need"))
MOVE_05 = Rule("EL-MOVE-05", "roads", ("route", "kind", "terrain", "need", "played"))
MOVE_09 = Rule("EL-MOVE-09", "roads", ("seat",))
MOVE_10 = Rule("EL-MOVE-10", "roads", ("seat",))
MOVE_11 = Rule("EL-MOVE-11", "roads", ("seat", "pieces"))
RIVER_01 = Rule("EL-RIVER-01", "rivers", ("route", "need"))
RIVER_02 = Rule("EL-RIVER-02", "rivers", ("route", "town", "to", "need", "played"))
LAKE_01 = Rule("EL-LAKE-01", "ferry", ("town", "to", "need"))
CARAVAN_01 = Rule("EL-CARAVAN-01", "caravan", ("need", "played"))
CARAVAN_02 = Rule("EL-CARAVAN-02", "caravan", ("route",))
CARAVAN_03 = Rule("EL-CARAVAN-03", "caravan", ("route",))
CARAVAN_04 = Rule("EL-CARAVAN-04", "caravan", ("route", "terrain"))
CARAVAN_05 = Rule("EL-CARAVAN-05", "caravan", ("need", "played"))
CARAVAN_07 = Rule("EL-CARAVAN-07", "caravan", ("route", "kind", "need", "caravan"))
COLLECT_01 = Rule("EL-COLLECT-01", "collect", ("seat", "town"))
COLLECT_03 = Rule("EL-COLLECT-03", "collect", ("seat", "town"))
HAND_01 = Rule("EL-HAND-01", "collect", ("seat", "hand", "surplus"))
HAND_02 = Rule("EL-HAND-02", "collect", ("seat", "hand"))
CLEAN_03 = Rule("EL-CLEAN-03", "cleanup", ("seat",))
CLEAN_04 = Rule("EL-CLEAN-04", "cleanup", ("seat",))
CLEAN_05 = Rule("EL-CLEAN-05", "cleanup", ("roads",))
END_01 = Rule("EL-END-01", "end")
END_05 = Rule("EL-END-05", "end", ("seat",))
VAR_01 = Rule("EL-VAR-01", "variant", ("town",))

RULES = {rule.id: rule for rule in list(vars().values()) if isinstance(rule, Rule)}

TOPICS = {
    "EL-COMP": "contents",
    "EL-MAP": "board",
    "EL-COST": "chart",
    "EL-SETUP": "setup",
    "EL-ROUND": "flow",
    "EL-DEAL": "deal",
    "EL-DRAW": "draw",
    "EL-PLAN": "plan",
    "EL-OBST": "obstacle",
    "EL-MOVE": "roads",
    "EL-RIVER": "rivers",
    "EL-LAKE": "ferry",
    "EL-CARAVAN": "caravan",
    "EL-COLLECT": "collect",
    "EL-HAND": "collect",
    "EL-CLEAN": "cleanup",
    "EL-END": "end",
    "EL-VAR": "variant",
    # Rules that are printed apart from the rest of their chapter.
    "EL-DRAW-01": "draw_hidden",
    "EL-DRAW-02": "draw_hidden",
    "EL-DRAW-03": "draw_hidden",
    "EL-DRAW-04": "draw_hidden",
    "EL-MOVE-08": "back",
}
"""By chapter or rule, the topic by which its page is found, also for rules that no command can break."""
