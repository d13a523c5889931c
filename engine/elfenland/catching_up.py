"""Entering a table in mid-game: every fault of the description, and the state it gives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from msgspec import to_builtins
from msgspec.structs import replace

from engine.elfenland import cleanup, rules
from engine.elfenland.board import CAPITAL
from engine.elfenland.pieces import (
    CARDS_OF_A_KIND,
    COUNTERS,
    COUNTERS_OF_A_KIND,
    DISPLAY,
    HAND_DEALT,
    HAND_LIMIT,
    OPEN_DRAWS,
    ROUNDS,
    TOWN_PIECES,
    counter,
)
from engine.elfenland.snapshot import UNKNOWN, Phase, RoadTold, SeatTold, TableTold
from engine.elfenland.state import Road, Seat, Table
from engine.elfenland.words import CatchUp, CaughtUp
from engine.game import Entry
from engine.holding import Holding
from engine.house_words import Agree, Leave, Left
from engine.rule import Rejection

IN_TURN = ("draw_hidden", "draw", "plan", "move", "score")
"""Phases in which one seat is in turn."""
ROADS_BARE = ("deal", "draw_hidden", "draw", "score")
"""Phases in which no counter is known to lie on a road."""


def catch_up(table: Table, said: CatchUp) -> tuple[CaughtUp] | Rejection:
    """So the table lies, if it can; else all that is wrong with it, the first in the ledger's order first."""
    found = faults(table, said.table)
    return replace(found[0], also=found[1:]) if found else (CaughtUp(_with_turn(table, said.table)),)


def missing(table: Table, told: TableTold) -> str:
    """In one sentence what is told of that is not at this table, or what of the moment is left open; or nothing."""
    ids = tuple(seat.id for seat in table.seats)
    if not 1 <= told.round <= ROUNDS:
        return f"There are rounds 1 to {ROUNDS}, and no round {told.round}."
    if tuple(sorted(told.seats)) != ids or not {told.start_player, *told.due, *(told.asked or ())} <= set(ids):
        return f"Each of the seats {', '.join(ids)} is told, and no other."
    if told.turn not in ("", *ids):
        return f"No seat {told.turn!r} plays; the seats are 1 to {len(ids)}."
    for seat in told.seats.values():
        for town in (seat.town, *seat.visited):
            if town not in table.board.towns:
                return f"There is no town {town!r} on this board."
        if len({town for town in seat.visited if table.board.towns[town].has_piece}) != len(seat.visited):
            return "A town's piece is collected once, and in Elvenhold lies none."
        if min(seat.hand, seat.hidden, seat.drawn, *seat.open.values()) < 0:
            return "A number of cards or counters is never below 0."
    for id, road in told.roads.items():
        if id not in table.board.routes:
            return f"There is no route {id!r} on this board."
        if road.kind is None and not road.obstacle:
            return f"The route {id!r} is listed, but nothing is there."
    if len(told.display) > DISPLAY:
        return f"{DISPLAY} counters lie in the display, not {len(told.display)}."
    return _no_such_turn(table, _with_turn(table, told))


def _no_such_turn(table: Table, told: TableTold) -> str:
    """Whether somebody has a word to say in the phase as it is told."""
    order, options = _order(table, told), table.options
    if told.turn and told.turn not in order and not told.due:
        return f"Seat {told.turn} plays no more."
    match told.phase:
        case "draw":
            now = told.seats[told.turn]
            fills = options["phase3"] == "fill_to_three_open"
            if (sum(now.open.values()) if fills else now.drawn) >= OPEN_DRAWS:
                return "Who has drawn all counters is not in turn."
        case "plan":
            if not 0 <= told.passes < len(order):
                return "When all have passed in a row, planning is over."
            if options["pass"] == "final" and told.seats[told.turn].passed:
                return "Who has passed for good is not in turn."
        case "move" if told.due:
            if options["hand_limit_at"] == "own_turn" and told.due != (told.turn,):
                return "Who has moved puts cards away at once, and nobody else does."
            if options["hand_limit_at"] == "round_end" and told.turn in order[:-1]:
                return "Cards are put away when the last move is over."
        case "cleanup":
            fewest = 1 if options["keep_counter"] == "up_to_one" else 2
            choose = {id for id in order if told.seats[id].counters >= fewest}
            if not choose or told.asked == () or not set(told.asked or ()) <= choose:
                return "Who has a choice is asked which counter to keep, and somebody has."
    return "Cards are put away while boots are moved." if told.due and told.phase != "move" else ""


def faults(table: Table, told: TableTold) -> tuple[Rejection, ...]:
    """Everything at this table that cannot be so, in the ledger's order; nothing where it can."""
    told = _with_turn(table, told)
    found = [*_box(told), *_roads(table, told)]
    for id in _order(table, told):
        seat = told.seats[id]
        found += [*_hand(table, told, id, seat), *_counters(table, told, id, seat), *_pieces(table, told, id, seat)]
    order = tuple(rules.RULES)
    return tuple(sorted(found, key=lambda fault: order.index(fault.rule.id)))


def _with_turn(table: Table, told: TableTold) -> TableTold:
    """The same with the seat in turn named where the phase has one, and nobody where it has none."""
    if told.phase not in IN_TURN:
        return replace(told, turn="")
    return told if told.turn else replace(told, turn=_order(table, told)[0])


def _order(table: Table, told: TableTold) -> tuple[str, ...]:
    """The seats that play, clockwise from the start player on."""
    return tuple(seat.id for seat in replace(table, start_player=told.start_player).clockwise())


def _had_turn(table: Table, told: TableTold) -> tuple[str, ...]:
    """Who had its turn, in a phase where each has just one: hidden draws and moves."""
    order = _order(table, told)
    return order[: order.index(told.turn)] if told.turn in order else order


def _box(told: TableTold) -> Iterator[Rejection]:
    """No more than the box holds (EL-COMP-04, -14), was drawn (EL-DRAW-05), or was used (EL-SETUP-09)."""
    for kind in COUNTERS:
        count = told.display.count(kind) + sum(road.kind == kind for road in told.roads.values())
        count += sum(seat.open.get(kind, 0) for seat in told.seats.values())
        if count > COUNTERS_OF_A_KIND:
            yield rules.COMP_04.broken(kind=kind, counters=count)
    lie = sum(road.kind is not None for road in told.roads.values())
    counters = DISPLAY + lie + sum(seat.counters for seat in told.seats.values())
    cards = sum(seat.hand for seat in told.seats.values())
    if counters > COUNTERS_OF_A_KIND * len(COUNTERS) or cards > sum(CARDS_OF_A_KIND.values()):
        yield rules.COMP_14.broken()
    most = len(told.seats) * (1 + OPEN_DRAWS + (told.round > 1))
    if told.phase in ("plan", "move", "cleanup") and counters - DISPLAY > most:
        yield rules.DRAW_05.broken(counters=counters - DISPLAY, most=most)
    lying = sum(road.obstacle for road in told.roads.values())
    used = sum(not seat.obstacle for seat in told.seats.values())
    if lying > used:
        yield rules.SETUP_09.broken(lying=lying, used=used)


def _roads(table: Table, told: TableTold) -> Iterator[Rejection]:
    """Counters where they may lie, obstacles with them, and none before planning (EL-PLAN, EL-OBST, EL-CLEAN-05)."""
    for id, lies in told.roads.items():
        route = table.board.routes[id]
        if route.water:
            if lies.kind is not None:
                yield rules.PLAN_06.broken(route=id, terrain=route.terrain)
            if lies.obstacle:
                yield rules.OBST_04.broken(route=id, terrain=route.terrain)
        elif lies.kind is None:
            yield rules.OBST_02.broken(route=id)
        elif lies.kind not in route.costs:
            yield rules.PLAN_05.broken(kind=lies.kind, terrain=route.terrain, route=id)
    if told.roads and told.phase in ROADS_BARE:
        yield rules.CLEAN_05.broken(roads=len(told.roads))


def _hand(table: Table, told: TableTold, id: str, seat: SeatTold) -> Iterator[Rejection]:
    """8 cards from the deal to the own move, 4 at most after it (EL-DEAL-01, EL-HAND-01, -02); 8 and what was kept
    where that many more are dealt (B31)."""
    most = replace(table, round=told.round).hand_most
    at_once = table.options["hand_limit_at"] == "own_turn"
    moved = told.phase == "move" and id in _had_turn(table, told)
    full = told.phase in ("draw_hidden", "draw", "plan") or (told.phase == "move" and not moved and id != told.turn)
    if id in told.due and seat.hand <= HAND_LIMIT:
        yield rules.HAND_02.broken(seat=id, hand=seat.hand)
    if seat.hand > most or (full and seat.hand < HAND_DEALT):
        yield rules.DEAL_01.broken(seat=id)
    elif seat.hand > HAND_LIMIT and (told.phase in ("deal", "cleanup") or (moved and at_once)):
        yield rules.HAND_01.broken(seat=id, hand=seat.hand, surplus=seat.hand - HAND_LIMIT)


def _counters(table: Table, told: TableTold, id: str, seat: SeatTold) -> Iterator[Rejection]:
    """One kept from the round before, one hidden, three open ones: as far as the phase has come (EL-DRAW-04, -09)."""
    hidden = int(told.round > 1) + (told.phase != "deal")
    if told.phase == "draw_hidden" and id not in _had_turn(table, told):
        hidden -= 1
    open = 0 if told.phase in ("deal", "draw_hidden") else OPEN_DRAWS
    if told.phase == "draw" and table.options["phase3"] == "draw_three":
        open = min(seat.drawn, OPEN_DRAWS)
    if seat.hidden > hidden:
        yield rules.DRAW_04.broken(seat=id, hidden=seat.hidden, most=hidden)
    if seat.counters > hidden + open:
        yield rules.DRAW_09.broken(seat=id, counters=seat.counters, most=hidden + open)


def _pieces(table: Table, told: TableTold, id: str, seat: SeatTold) -> Iterator[Rejection]:
    """As many pieces as cards can have paid for, the boot's own among them (EL-MOVE-11, -COST-03 …)."""
    moving = told.phase in ("move", "cleanup", "score")
    pieces, earlier = len(seat.visited), HAND_DEALT * (told.round - 1)
    played = max(0, HAND_DEALT - seat.hand) if moving else 0
    rounds = told.round - 1 + moving
    if rounds and pieces > HAND_DEALT * rounds:
        yield rules.MOVE_11.broken(seat=id, pieces=-(-pieces // rounds))
    elif pieces > earlier + played:
        yield rules.COST_03.broken(seat=id, pieces=pieces - earlier, cards=played)
    if seat.town != CAPITAL and seat.town not in seat.visited:
        yield rules.COLLECT_01.broken(seat=id, town=seat.town)
    end = table.options["early_end"]
    going_on = told.phase in ("move", "score") if end == "finish_round" else moving and told.round == ROUNDS
    if pieces == TOWN_PIECES and end != "none" and not going_on:
        yield rules.END_05.broken(seat=id)


def told(table: Table) -> TableTold | None:
    """What the whole table may see of this game, for another referee to go on from; None where it is (nearly) over."""
    if table.phase in ("boots", "hands", "over"):
        return None
    in_draws, planning = table.phase in ("draw_hidden", "draw"), table.phase == "plan"
    return TableTold(
        table.round,
        cast(Phase, table.phase),
        table.start_player,
        {
            seat.id: SeatTold(
                seat.town,
                tuple(sorted(seat.collected)),
                seat.hand.size,
                _open(seat),
                seat.hidden.size,
                seat.obstacle,
                seat.drawn if in_draws else 0,
                seat.passed and planning,
            )
            for seat in table.seats
        },
        table.turn,
        {route: RoadTold(counter(road.kind), road.obstacle) for route, road in table.roads.items()},
        tuple(kind for kind, count in table.display.known.items() for _ in range(count)),
        table.passes if planning else 0,
        table.due,
        table.asked if table.phase == "cleanup" else None,
    )


def tellable(table: Table) -> tuple[dict[str, Any], ...]:
    """Tables that can always be told, as a line would: this one."""
    now = told(table) or TableTold(table.round, "deal", table.start_player, {})
    return (to_builtins(now),)


def _open(seat: Seat) -> dict[Any, int]:
    return {**seat.open.known, **({UNKNOWN: seat.open.unknown} if seat.open.unknown else {})}


def retelling(table: Table) -> tuple[Entry, ...] | None:
    """What brings a game just begun to this moment, for everyone: who left, how it lies, what is agreed."""
    now = told(table)
    if now is None:
        return None
    left = tuple(Entry(Leave(seat), (Left(seat),)) for seat in table.house.gone)
    agreed = tuple(Entry(Agree(each.switch, each.value, each.since), (each,)) for each in table.house.coming)
    return *left, Entry(CatchUp(now), (CaughtUp(now),)), *agreed


def laid_out(table: Table, told: TableTold) -> Table:
    """The same game with its table as it is told; kinds in hands and hidden rows are unknown, shown cards forgotten."""
    seats = tuple(_seat(table, seat, told) for seat in table.seats)
    display = [kind for kind in told.display if kind is not None]
    table = replace(
        table,
        round=told.round,
        phase=told.phase,
        turn=told.turn,
        start_player=told.start_player,
        seats=seats,
        roads={id: Road(lies.kind, lies.obstacle) for id, lies in told.roads.items() if lies.kind is not None},
        display=Holding({kind: display.count(kind) for kind in display}, DISPLAY - len(display)),
        passes=told.passes,
        due=told.due,
        asked=(),
        shown={},
        ended_early=False,
        refereed=told.phase != "score",
    )
    if told.phase == "cleanup":
        every = tuple(seat.id for seat in table.present if cleanup.must_choose(table, seat))
        return replace(table, asked=every if told.asked is None else told.asked)
    return table


def _seat(table: Table, seat: Seat, told: TableTold) -> Seat:
    now = told.seats[seat.id]
    open = {kind: count for kind, count in now.open.items() if kind != UNKNOWN and count}
    return replace(
        seat,
        town=now.town,
        collected=now.visited,
        # How many of them are this round's nobody told: as few as can be.
        had=min(len(now.visited), HAND_DEALT * (told.round - 1)),
        hand=Holding(unknown=now.hand),
        open=Holding(open, now.open.get(UNKNOWN, 0)),
        hidden=Holding(unknown=now.hidden),
        obstacle=now.obstacle,
        drawn=int(seat.id in _had_turn(table, told)) if told.phase == "draw_hidden" else now.drawn,
        passed=now.passed,
    )
