"""Phase 4: placing counters and obstacles, and passing (EL-PLAN, EL-OBST)."""

from __future__ import annotations

from engine.elfenland import rules
from engine.elfenland.commands_and_events import (
    ObstacleLaid,
    Obstruct,
    Origin,
    Pass,
    Passed,
    PhaseBegan,
    Place,
    Placed,
    TurnCame,
)
from engine.elfenland.state import Answer, Seat, Table


def place(table: Table, command: Place) -> Answer:
    """The events when a seat places an own counter on a road (EL-PLAN-02 … -06)."""
    origin = origin_of(table, table.seat(command.seat), command.kind, command.hidden)
    if origin is None:
        return rules.PLAN_02.broken(seat=command.seat, kind=command.kind)
    route = table.board.routes[command.route]
    if route.water:
        return rules.PLAN_06.broken(route=route.id, terrain=route.terrain)
    if route.id in table.roads:
        return rules.PLAN_04.broken(route=route.id, kind=table.roads[route.id].kind)
    if command.kind not in route.costs:
        return rules.PLAN_05.broken(kind=command.kind, terrain=route.terrain, route=route.id)
    seat = table.seat(command.seat)
    if command.kind not in getattr(seat, origin).known and not table.has_another(command.kind):
        return rules.COMP_14.broken()
    return Placed(seat.id, command.kind, route.id, origin), TurnCame(following(table, seat.id))


def obstacle(table: Table, command: Obstruct) -> Answer:
    """The events when a seat places its obstacle on a road that has a counter (EL-OBST-01 … -04)."""
    if not table.seat(command.seat).obstacle:
        return rules.OBST_01.broken(seat=command.seat)
    route = table.board.routes[command.route]
    if route.water:
        return rules.OBST_04.broken(route=route.id, terrain=route.terrain)
    if route.id not in table.roads:
        return rules.OBST_02.broken(route=route.id)
    if table.roads[route.id].obstacle:
        return rules.OBST_03.broken(route=route.id)
    return ObstacleLaid(command.seat, route.id), TurnCame(following(table, command.seat))


def pass_turn(table: Table, command: Pass) -> Answer:
    """The events when a seat passes. Phase 5, the moves, begins when all seats have passed one directly after another;
    if a pass is final (option "pass"), when every seat has passed (EL-PLAN-08, -09)."""
    passed = Passed(command.seat)
    if table.options["pass"] == "final":
        closed = all(seat.passed or seat.id == command.seat for seat in table.present)
    else:
        closed = table.passes + 1 == len(table.present)
    if closed:
        return passed, PhaseBegan("move", table.first)
    return passed, TurnCame(following(table, command.seat))


def origin_of(table: Table, seat: Seat, kind: str, hidden: bool | None) -> Origin | None:
    """Whether a counter of this kind comes from the seat's open counters or its hidden ones; None if it cannot.

    `hidden`: only from the hidden ones (True) or only from the open ones (False); None: from the open ones if they may
    hold it, else from the hidden ones. Where neither may, it is one that may be either ("kept").
    """
    if hidden is not True and seat.open.may_hold(kind):
        return "open"
    if hidden is not False and table.options["place_hidden"] and seat.hidden.may_hold(kind):
        return "hidden"
    # Last, as such a counter may still turn out to be either.
    if (hidden is not True or table.options["place_hidden"]) and seat.kept.may_hold(kind):
        return "kept"
    return None


def following(table: Table, id: str) -> str:
    """The id of the seat that acts after the seat `id`. Seats that passed are skipped if the option `pass` is "final",
    by which a seat that passed may not place again in the round."""
    if table.options["pass"] != "final":
        return table.after(id)
    # A seat that passed may be in turn itself, where that passing is for good was agreed after a ruling.
    return next((seat.id for seat in table.clockwise(table.after(id)) if not seat.passed), id)
