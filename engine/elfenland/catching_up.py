"""Games entered when already under way: the faults of an entered position, and the state that it leads to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from msgspec import to_builtins
from msgspec.structs import replace

from engine.common_commands import Agree, Leave, Left
from engine.elfenland import cleanup, rules
from engine.elfenland.board import CAPITAL
from engine.elfenland.commands_and_events import CatchUp, CaughtUp
from engine.elfenland.entered_position import UNKNOWN, Phase, RoadSnapshot, SeatSnapshot, TableSnapshot
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
from engine.elfenland.state import Road, Seat, Table
from engine.game import Entry
from engine.holding import Holding
from engine.rule import Rejection

IN_TURN = ("draw_hidden", "draw", "plan", "move", "score")
"""Phases in which one seat is in turn."""
ROADS_BARE = ("deal", "draw_hidden", "draw", "score")
"""Phases in which no counter is known to lie on a road."""


def catch_up(table: Table, command: CatchUp) -> tuple[CaughtUp] | Rejection:
    """The event that enters the position, or the rejection with all rules that the position breaks, in the order of
    `rules.RULES`."""
    found = faults(table, command.table)
    return replace(found[0], also=found[1:]) if found else (CaughtUp(_with_turn(table, command.table)),)


def missing(table: Table, entered: TableSnapshot) -> str:
    """The error sentence for the first seat, town, road or turn of the entered position that this table does not have,
    else "".
    """
    ids = tuple(seat.id for seat in table.seats)
    if not 1 <= entered.round <= ROUNDS:
        return f"There are rounds 1 to {ROUNDS}, and no round {entered.round}."
    if tuple(sorted(entered.seats)) != ids or not {entered.start_player, *entered.due, *(entered.asked or ())} <= set(
        ids
    ):
        return f"Each of the seats {', '.join(ids)} is entered, and no other."
    if entered.turn not in ("", *ids):
        return f"No seat {entered.turn!r} plays; the seats are 1 to {len(ids)}."
    for seat in entered.seats.values():
        for town in (seat.town, *seat.visited):
            if town not in table.board.towns:
                return f"There is no town {town!r} on this board."
        if len({town for town in seat.visited if table.board.towns[town].has_piece}) != len(seat.visited):
            return "A town's piece is collected once, and in Elvenhold lies none."
        if min(seat.hand, seat.hidden, seat.drawn, *seat.open.values()) < 0:
            return "A number of cards or counters is never below 0."
    for id, road in entered.roads.items():
        if id not in table.board.routes:
            return f"There is no route {id!r} on this board."
        if road.kind is None and not road.obstacle:
            return f"The route {id!r} is listed, but nothing is there."
    if len(entered.display) > DISPLAY:
        return f"{DISPLAY} counters lie in the display, not {len(entered.display)}."
    return _no_such_turn(table, _with_turn(table, entered))


def _no_such_turn(table: Table, entered: TableSnapshot) -> str:
    """The error sentence if nobody could act in the entered phase with the entered seat in turn, else ""."""
    order, options = _order(table, entered), table.options
    if entered.turn and entered.turn not in order and not entered.due:
        return f"Seat {entered.turn} plays no more."
    match entered.phase:
        case "draw":
            now = entered.seats[entered.turn]
            fills = options["phase3"] == "fill_to_three_open"
            if (sum(now.open.values()) if fills else now.drawn) >= OPEN_DRAWS:
                return "Who has drawn all counters is not in turn."
        case "plan":
            if not 0 <= entered.passes < len(order):
                return "When all have passed in a row, planning is over."
            if options["pass"] == "final" and entered.seats[entered.turn].passed:
                return "Who has passed for good is not in turn."
        case "move" if entered.due:
            if options["hand_limit_at"] == "own_turn" and entered.due != (entered.turn,):
                return "Who has moved puts cards away at once, and nobody else does."
            if options["hand_limit_at"] == "round_end" and entered.turn in order[:-1]:
                return "Cards are put away when the last move is over."
        case "cleanup":
            fewest = 1 if options["keep_counter"] == "up_to_one" else 2
            choose = {id for id in order if entered.seats[id].counters >= fewest}
            if not choose or entered.asked == () or not set(entered.asked or ()) <= choose:
                return "Who has a choice is asked which counter to keep, and somebody has."
    return "Cards are put away while boots are moved." if entered.due and entered.phase != "move" else ""


def faults(table: Table, entered: TableSnapshot) -> tuple[Rejection, ...]:
    """Every rule that the entered position breaks at this table, in the order of `rules.RULES`."""
    entered = _with_turn(table, entered)
    found = [*_box(entered), *_roads(table, entered)]
    for id in _order(table, entered):
        seat = entered.seats[id]
        found += [
            *_hand(table, entered, id, seat),
            *_counters(table, entered, id, seat),
            *_pieces(table, entered, id, seat),
        ]
    order = tuple(rules.RULES)
    return tuple(sorted(found, key=lambda fault: order.index(fault.rule.id)))


def _with_turn(table: Table, entered: TableSnapshot) -> TableSnapshot:
    """The entered position with its `turn` corrected: in a phase without turns none, otherwise the seat entered or, if
    none was, the first in turn order."""
    if entered.phase not in IN_TURN:
        return replace(entered, turn="")
    return entered if entered.turn else replace(entered, turn=_order(table, entered)[0])


def _order(table: Table, entered: TableSnapshot) -> tuple[str, ...]:
    """The seats that play, clockwise from the start player on."""
    return tuple(seat.id for seat in replace(table, start_player=entered.start_player).clockwise())


def _had_turn(table: Table, entered: TableSnapshot) -> tuple[str, ...]:
    """The seats that have already acted in the entered phase, in which each seat acts just once (hidden draws, moves):
    those before the seat in turn, or all if no seat is in turn."""
    order = _order(table, entered)
    return order[: order.index(entered.turn)] if entered.turn in order else order


def _box(entered: TableSnapshot) -> Iterator[Rejection]:
    """The faults of the totals: more pieces than the box holds (EL-COMP-04, -14), than can have been drawn
    (EL-DRAW-05), or more obstacles on roads than were used (EL-SETUP-09)."""
    for kind in COUNTERS:
        count = entered.display.count(kind) + sum(road.kind == kind for road in entered.roads.values())
        count += sum(seat.open.get(kind, 0) for seat in entered.seats.values())
        if count > COUNTERS_OF_A_KIND:
            yield rules.COMP_04.broken(kind=kind, counters=count)
    lie = sum(road.kind is not None for road in entered.roads.values())
    counters = DISPLAY + lie + sum(seat.counters for seat in entered.seats.values())
    cards = sum(seat.hand for seat in entered.seats.values())
    if counters > COUNTERS_OF_A_KIND * len(COUNTERS) or cards > sum(CARDS_OF_A_KIND.values()):
        yield rules.COMP_14.broken()
    most = len(entered.seats) * (1 + OPEN_DRAWS + (entered.round > 1))
    if entered.phase in ("plan", "move", "cleanup") and counters - DISPLAY > most:
        yield rules.DRAW_05.broken(counters=counters - DISPLAY, most=most)
    lying = sum(road.obstacle for road in entered.roads.values())
    used = sum(not seat.obstacle for seat in entered.seats.values())
    if lying > used:
        yield rules.SETUP_09.broken(lying=lying, used=used)


def _roads(table: Table, entered: TableSnapshot) -> Iterator[Rejection]:
    """The faults of the roads: a counter where it may not be, an obstacle without a counter, and any of them before
    planning (EL-PLAN, EL-OBST, EL-CLEAN-05)."""
    for id, road in entered.roads.items():
        route = table.board.routes[id]
        if route.water:
            if road.kind is not None:
                yield rules.PLAN_06.broken(route=id, terrain=route.terrain)
            if road.obstacle:
                yield rules.OBST_04.broken(route=id, terrain=route.terrain)
        elif road.kind is None:
            yield rules.OBST_02.broken(route=id)
        elif road.kind not in route.costs:
            yield rules.PLAN_05.broken(kind=road.kind, terrain=route.terrain, route=id)
    if entered.roads and entered.phase in ROADS_BARE:
        yield rules.CLEAN_05.broken(roads=len(entered.roads))


def _hand(table: Table, entered: TableSnapshot, id: str, seat: SeatSnapshot) -> Iterator[Rejection]:
    """The faults of a seat's number of cards (EL-DEAL-01, EL-HAND-01, -02).

    It is 8 from the deal to the seat's own move (8 to 12 from round 2 on at a table where every deal is 8 cards, B31),
    and at most 4 after the discard and until the next deal.
    """
    most = replace(table, round=entered.round).hand_most
    at_once = table.options["hand_limit_at"] == "own_turn"
    moved = entered.phase == "move" and id in _had_turn(table, entered)
    full = entered.phase in ("draw_hidden", "draw", "plan") or (
        entered.phase == "move" and not moved and id != entered.turn
    )
    if id in entered.due and seat.hand <= HAND_LIMIT:
        yield rules.HAND_02.broken(seat=id, hand=seat.hand)
    if seat.hand > most or (full and seat.hand < HAND_DEALT):
        yield rules.DEAL_01.broken(seat=id)
    elif seat.hand > HAND_LIMIT and (entered.phase in ("deal", "cleanup") or (moved and at_once)):
        yield rules.HAND_01.broken(seat=id, hand=seat.hand, surplus=seat.hand - HAND_LIMIT)


def _counters(table: Table, entered: TableSnapshot, id: str, seat: SeatSnapshot) -> Iterator[Rejection]:
    """The faults of a seat that has more counters, or more hidden counters, than is possible in this phase (EL-DRAW-04,
    -09). At most a seat has one hidden and three open counters that it drew in this round, and from round 2 on one more
    that it kept from the round before, open or hidden. In phases 1 to 3 only what can be drawn by then is counted.
    """
    hidden = int(entered.round > 1) + (entered.phase != "deal")
    if entered.phase == "draw_hidden" and id not in _had_turn(table, entered):
        hidden -= 1
    open = 0 if entered.phase in ("deal", "draw_hidden") else OPEN_DRAWS
    if entered.phase == "draw" and table.options["phase3"] == "draw_three":
        open = min(seat.drawn, OPEN_DRAWS)
    if seat.hidden > hidden:
        yield rules.DRAW_04.broken(seat=id, hidden=seat.hidden, most=hidden)
    if seat.counters > hidden + open:
        yield rules.DRAW_09.broken(seat=id, counters=seat.counters, most=hidden + open)


def _pieces(table: Table, entered: TableSnapshot, id: str, seat: SeatSnapshot) -> Iterator[Rejection]:
    """The faults of a seat's town pieces: more of them than its cards can have paid for, or none from the town of
    its boot (EL-MOVE-11, -COST-03 …)."""
    moving = entered.phase in ("move", "cleanup", "score")
    pieces, earlier = len(seat.visited), HAND_DEALT * (entered.round - 1)
    played = max(0, HAND_DEALT - seat.hand) if moving else 0
    rounds = entered.round - 1 + moving
    if rounds and pieces > HAND_DEALT * rounds:
        yield rules.MOVE_11.broken(seat=id, pieces=-(-pieces // rounds))
    elif pieces > earlier + played:
        yield rules.COST_03.broken(seat=id, pieces=pieces - earlier, cards=played)
    if seat.town != CAPITAL and seat.town not in seat.visited:
        yield rules.COLLECT_01.broken(seat=id, town=seat.town)
    end = table.options["early_end"]
    going_on = entered.phase in ("move", "score") if end == "finish_round" else moving and entered.round == ROUNDS
    if pieces == TOWN_PIECES and end != "none" and not going_on:
        yield rules.END_05.broken(seat=id)


def snapshot(table: Table) -> TableSnapshot | None:
    """The public part of this game as a position from which another referee can go on; None in the phases "boots",
    "hands" and "over" at the end of a game, which no position can record."""
    if table.phase in ("boots", "hands", "over"):
        return None
    in_draws, planning = table.phase in ("draw_hidden", "draw"), table.phase == "plan"
    return TableSnapshot(
        table.round,
        cast(Phase, table.phase),
        table.start_player,
        {
            seat.id: SeatSnapshot(
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
        {route: RoadSnapshot(counter(road.kind), road.obstacle) for route, road in table.roads.items()},
        tuple(kind for kind, count in table.display.known.items() for _ in range(count)),
        table.passes if planning else 0,
        table.due,
        table.asked if table.phase == "cleanup" else None,
    )


def enterable(table: Table) -> tuple[dict[str, Any], ...]:
    """The example that the game's list of possible commands (`Game.grammar`) has for the slot of `catch_up`: one
    position, as JSON values. It is the present one; in a phase that cannot be entered it is one without seats, which
    the referee does not accept.
    """
    now = snapshot(table) or TableSnapshot(table.round, "deal", table.start_player, {})
    return (to_builtins(now),)


def _open(seat: Seat) -> dict[Any, int]:
    return {**seat.open.known, **({UNKNOWN: seat.open.unknown} if seat.open.unknown else {})}


def retelling(table: Table) -> tuple[Entry, ...] | None:
    """The entries that bring a newly started game to the public part of this one: a `Leave` for each seat that left, a
    `CatchUp` with the position, and an `Agree` for each rule option whose new value begins in a later round. None in a
    phase that cannot be entered.
    """
    now = snapshot(table)
    if now is None:
        return None
    left = tuple(Entry(Leave(seat), (Left(seat),)) for seat in table.house.gone)
    agreed = tuple(Entry(Agree(each.switch, each.value, each.since), (each,)) for each in table.house.coming)
    return *left, Entry(CatchUp(now), (CaughtUp(now),)), *agreed


def laid_out(table: Table, entered: TableSnapshot) -> Table:
    """The state of this game after the position was entered. The kinds of cards in hands and of hidden counters are
    unknown from then on, and no card counts as shown since the deal."""
    seats = tuple(_seat(table, seat, entered) for seat in table.seats)
    display = [kind for kind in entered.display if kind is not None]
    table = replace(
        table,
        round=entered.round,
        phase=entered.phase,
        turn=entered.turn,
        start_player=entered.start_player,
        seats=seats,
        roads={id: Road(road.kind, road.obstacle) for id, road in entered.roads.items() if road.kind is not None},
        display=Holding({kind: display.count(kind) for kind in display}, DISPLAY - len(display)),
        passes=entered.passes,
        due=entered.due,
        asked=(),
        shown={},
        ended_early=False,
        refereed=entered.phase != "score",
    )
    if entered.phase == "cleanup":
        every = tuple(seat.id for seat in table.present if cleanup.must_choose(table, seat))
        return replace(table, asked=every if entered.asked is None else entered.asked)
    return table


def _seat(table: Table, seat: Seat, entered: TableSnapshot) -> Seat:
    now = entered.seats[seat.id]
    open = {kind: count for kind, count in now.open.items() if kind != UNKNOWN and count}
    return replace(
        seat,
        town=now.town,
        collected=now.visited,
        # How many of them were collected this round is unknown: as few as possible.
        had=min(len(now.visited), HAND_DEALT * (entered.round - 1)),
        hand=Holding(unknown=now.hand),
        open=Holding(open, now.open.get(UNKNOWN, 0)),
        hidden=Holding(unknown=now.hidden),
        obstacle=now.obstacle,
        drawn=int(seat.id in _had_turn(table, entered)) if entered.phase == "draw_hidden" else now.drawn,
        passed=now.passed,
    )
