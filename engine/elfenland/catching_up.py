"""Games entered when already under way: the faults of an entered position, and the state that it leads to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, cast

from msgspec.structs import replace

from engine.common_commands import Agree
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
    Counter,
    counter,
)
from engine.elfenland.state import Entry, Road, Seat, Table
from engine.holding import Holding
from engine.rule import Rejection

IN_TURN = ("draw_hidden", "draw", "plan", "move", "score")
"""Phases in which one seat is in turn."""
ROADS_BARE = ("deal", "draw_hidden", "draw", "score")
"""Phases in which no counter is known to lie on a road."""


def catch_up(table: Table, command: CatchUp) -> tuple[CaughtUp] | Rejection:
    """The event that enters the position, or the rejection with all rules that the position breaks, in the order of
    `rules.RULES`."""
    position = checked(table, command.table)
    return position if isinstance(position, Rejection) else (CaughtUp(position),)


def checked(table: Table, position: TableSnapshot) -> TableSnapshot | Rejection:
    """The position as it is recorded, with what follows from the rest of it and what is assumed; or the rejection with
    all rules that it breaks."""
    found = _in_order([*_box(table, position), *_roads(table, position), *_hands_and_counters(table, position)])
    return replace(found[0], also=found[1:]) if found else completed(table, position)


def doubts(table: Table, position: TableSnapshot) -> tuple[Rejection, ...]:
    """Every rule that the position breaks unless the table has allowed otherwise, kept only scores for a time, or
    played by other rules then. Nothing of it is refused."""
    found: list[Rejection] = []
    for id in _order(table, position):
        seat = position.seats[id]
        found += [*_hand(table, position, id, seat), *_pieces(table, position, id, seat)]
    return _in_order(found)


def _in_order(found: list[Rejection]) -> tuple[Rejection, ...]:
    order = tuple(rules.RULES)
    return tuple(sorted(found, key=lambda fault: order.index(fault.rule.id)))


def missing(table: Table, entered: TableSnapshot) -> str:
    """The error sentence for the first seat, town, road or turn of the entered position that this table does not have,
    else "".
    """
    ids = tuple(seat.id for seat in table.seats)
    if not 1 <= entered.round <= ROUNDS:
        return f"There are rounds 1 to {ROUNDS}, and no round {entered.round}."
    named = {entered.start_player, *entered.due, *(entered.asked or ())}
    if tuple(sorted(entered.seats)) != ids or not named <= set(ids):
        return f"Each of the seats {', '.join(ids)} is entered, and no other."
    if entered.turn not in (None, "", *ids):
        return f"No seat {entered.turn!r} plays; the seats are 1 to {len(ids)}."
    if not _order(table, entered):
        return "Somebody must stay to finish the game."
    for seat in entered.seats.values():
        for town in (seat.town, *seat.visited):
            if town not in table.board.towns:
                return f"There is no town {town!r} on this board."
        if len({town for town in seat.visited if table.board.towns[town].has_piece}) != len(seat.visited):
            return "A town's piece is collected once, and in Elvenhold lies none."
        numbers = (seat.hand, seat.hidden, seat.drawn, seat.kept, seat.fewer_cards, seat.fewer_counters)
        distances = (row.distance for row in entered.standings)
        if min(number or 0 for number in (*numbers, *distances, *seat.open.values())) < 0:
            return "A number of cards or counters is never below 0."
        if seat.fewer_cards > (seat.hand or 0) or seat.fewer_counters > seat.kept:
            return "No more cards or counters can be missing than are entered."
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
        case "draw" if (entered.seats[entered.turn or ""].drawn or 0) >= OPEN_DRAWS:
            return "Who has drawn all counters is not in turn."
        case "plan" if options["pass"] != "final" and not 0 <= entered.passes < len(order):
            return "When all have passed in a row, planning is over."
        case "move" if entered.due:
            if options["hand_limit_at"] == "own_turn" and entered.due != (entered.turn,):
                return "Who has moved puts cards away at once, and nobody else does."
            if options["hand_limit_at"] == "round_end" and entered.turn in order[:-1]:
                return "Cards are put away when the last move is over."
        case "cleanup":
            choose = {id for id in order if entered.seats[id].counters}
            if not choose or entered.asked == () or not set(entered.asked or ()) <= choose:
                return "Who has a choice is asked which counter to keep, and somebody has."
    return "Cards are put away while boots are moved." if entered.due and entered.phase != "move" else ""


def _with_turn(table: Table, entered: TableSnapshot) -> TableSnapshot:
    """The entered position with its `turn` corrected: in a phase without turns none, otherwise the seat entered or, if
    none was, the first in turn order."""
    if entered.phase not in IN_TURN:
        return replace(entered, turn="")
    return entered if entered.turn else replace(entered, turn=_order(table, entered)[0])


def completed(table: Table, entered: TableSnapshot) -> TableSnapshot:
    """The entered position with what follows from the rest of it or is assumed: who is in turn, how many counters each
    seat has drawn, hands of unknown size, and that a seat that left has nothing in front of it."""
    entered = _with_turn(table, entered)
    drawn = _drawn(table, entered) if entered.phase == "draw" else {}
    seats = {}
    for id, seat in entered.seats.items():
        if id not in _order(table, entered):
            seats[id] = SeatSnapshot(seat.town, seat.visited, obstacle=False, gone=True)
            continue
        if seat.hand is None:
            hand, certain = _usual_hand(table, entered, id)
            seat = replace(seat, hand=hand, fewer_cards=hand - certain)
        seats[id] = replace(seat, drawn=drawn.get(id, 0) if seat.drawn is None and drawn else seat.drawn)
    return replace(entered, seats=seats)


def _usual_hand(table: Table, entered: TableSnapshot, id: str) -> tuple[int, int]:
    """The most and the fewest cards that this seat can have at this moment, if nothing was allowed that breaks a
    rule."""
    most = replace(table, round=entered.round).hand_most
    if entered.phase in ("draw_hidden", "draw", "plan"):
        return most, HAND_DEALT
    if entered.phase == "move":
        if id == entered.turn:
            return most, 0
        if id not in _had_turn(table, entered):
            return most, HAND_DEALT
        return (HAND_LIMIT if table.options["hand_limit_at"] == "own_turn" else most), 0
    if entered.phase == "cleanup" or (entered.phase == "deal" and entered.round > 1):
        return HAND_LIMIT, 0
    return 0, 0


def _drawn(table: Table, entered: TableSnapshot) -> dict[str, int]:
    """The number of counters that each seat has drawn in phase 3, as far as it follows from what is in front of all.

    They draw one at a time, so the seats before the one in turn have drawn one more than the others. How many counters
    were kept from the round before may be unknown: then as if each seat had kept one, which is usual.
    """
    order, later = _order(table, entered), int(entered.round > 1)
    at = order.index(entered.turn or "")
    for least in (1, -OPEN_DRAWS):
        for times in range(OPEN_DRAWS):
            drawn = {id: times + (number < at) for number, id in enumerate(order)}
            each = [(count, entered.seats[id]) for id, count in drawn.items()]
            if all(
                count + least <= seat.counters <= count + 1 + later and sum(seat.open.values()) <= count + later
                for count, seat in each
            ):
                return drawn
    return {id: OPEN_DRAWS - (number >= at) for number, id in enumerate(order)}


def _placed(table: Table, entered: TableSnapshot) -> Table:
    """The table with the entered start player and without the seats that left, by the position or before."""
    gone = tuple(id for id, seat in entered.seats.items() if seat.gone and id not in table.house.gone)
    house = replace(table.house, gone=(*table.house.gone, *gone)) if gone else table.house
    return replace(table, start_player=entered.start_player, house=house)


def _order(table: Table, entered: TableSnapshot) -> tuple[str, ...]:
    """The seats that play, clockwise from the start player on."""
    return tuple(seat.id for seat in _placed(table, entered).clockwise())


def _had_turn(table: Table, entered: TableSnapshot) -> tuple[str, ...]:
    """The seats that have already acted in the entered phase, in which each seat acts just once (hidden draws, moves):
    those before the seat in turn, or all if no seat is in turn."""
    order = _order(table, entered)
    return order[: order.index(entered.turn)] if entered.turn in order else order


def _box(table: Table, entered: TableSnapshot) -> Iterator[Rejection]:
    """The faults of the totals: more pieces than the box holds (EL-COMP-04, -14), than can have been drawn
    (EL-DRAW-05), or more obstacles on roads than were used (EL-SETUP-09)."""
    entered = completed(table, entered)
    for kind in COUNTERS:
        count = entered.display.count(kind) + sum(road.kind == kind for road in entered.roads.values())
        count += sum(seat.open.get(kind, 0) for seat in entered.seats.values())
        if count > COUNTERS_OF_A_KIND:
            yield rules.COMP_04.broken(kind=kind, counters=count)
    lie = sum(road.kind is not None for road in entered.roads.values())
    counters = DISPLAY + lie + sum(seat.counters - seat.fewer_counters for seat in entered.seats.values())
    cards = sum((seat.hand or 0) - seat.fewer_cards for seat in entered.seats.values())
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


def _hands_and_counters(table: Table, entered: TableSnapshot) -> Iterator[Rejection]:
    """The faults of seats that have more counters, or more hidden counters, than is possible in this phase (EL-DRAW-04,
    -09), or that must put cards away of four or fewer (EL-HAND-02).

    At most a seat has one hidden and three open counters that it drew in this round, and from round 2 on one more that
    it kept from the round before, open or hidden. In phases 1 to 3 only what can be drawn by then is counted.
    """
    entered = _with_turn(table, entered)
    for id in _order(table, entered):
        seat = entered.seats[id]
        hidden = int(entered.round > 1) + (entered.phase != "deal")
        if entered.phase == "draw_hidden" and id not in _had_turn(table, entered):
            hidden -= 1
        open = 0 if entered.phase in ("deal", "draw_hidden") else OPEN_DRAWS
        if entered.phase == "draw" and table.options["phase3"] == "draw_three" and seat.drawn is not None:
            open = min(seat.drawn, OPEN_DRAWS)
        counters = seat.counters - seat.fewer_counters
        if seat.hidden > hidden:
            yield rules.DRAW_04.broken(seat=id, hidden=seat.hidden, most=hidden)
        if counters > hidden + open:
            yield rules.DRAW_09.broken(seat=id, counters=counters, most=hidden + open)
        if id in entered.due and seat.hand is not None and seat.hand <= HAND_LIMIT:
            yield rules.HAND_02.broken(seat=id, hand=seat.hand)


def _hand(table: Table, entered: TableSnapshot, id: str, seat: SeatSnapshot) -> Iterator[Rejection]:
    """The doubts about a seat's number of cards (EL-DEAL-01, EL-HAND-01).

    It is 8 from the deal to the seat's own move (8 to 12 from round 2 on at a table where every deal is 8 cards, B31),
    and at most 4 after the discard and until the next deal.
    """
    if seat.hand is None or entered.phase in ("score", "boots", "hands", "over"):
        return
    most, fewest = _usual_hand(table, _with_turn(table, entered), id)
    too_many = seat.hand - seat.fewer_cards > most
    if seat.hand < fewest or (too_many and most > HAND_LIMIT):
        yield rules.DEAL_01.broken(seat=id)
    elif too_many:
        yield rules.HAND_01.broken(seat=id, hand=seat.hand, surplus=seat.hand - HAND_LIMIT)


def _pieces(table: Table, entered: TableSnapshot, id: str, seat: SeatSnapshot) -> Iterator[Rejection]:
    """The doubts about a seat's town pieces: more of them than its cards can have paid for, or none from the town of
    its boot (EL-MOVE-11, -COST-03 …)."""
    moving = entered.phase in ("move", "cleanup", "score")
    pieces, earlier = len(seat.visited), HAND_DEALT * (entered.round - 1)
    played = max(0, HAND_DEALT - (seat.hand or 0) + seat.fewer_cards) if moving else 0
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


def snapshot(table: Table) -> TableSnapshot:
    """The public part of this game as a position from which another referee can go on."""
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
                seat.drawn if in_draws and seat.id not in table.house.gone else None,
                seat.passed and planning,
                seat.id in table.house.gone,
                seat.kept.size,
                seat.fewer_cards,
                seat.fewer_counters,
            )
            for seat in table.seats
        },
        table.turn,
        {route: RoadSnapshot(counter(road.kind), road.obstacle) for route, road in table.roads.items()},
        tuple(kind for kind, count in table.display.known.items() for _ in range(count)),
        table.passes if planning else 0,
        table.due,
        table.asked if table.phase in ("cleanup", "boots", "hands") else None,
    )


def _open(seat: Seat) -> dict[Counter | Literal["unknown"], int]:
    return {**seat.open.known, **({UNKNOWN: seat.open.unknown} if seat.open.unknown else {})}


def retelling(table: Table) -> tuple[Entry, ...] | None:
    """The entries that bring a newly started game to the public part of this one: a `CatchUp` with the position, and an
    `Agree` for each rule option whose new value begins in a later round. None at the end, when nothing goes on.
    """
    if table.phase == "over":
        return None
    now = snapshot(table)
    agreed = tuple(Entry(Agree(each.switch, each.value, each.since), (each,)) for each in table.house.coming)
    return Entry(CatchUp(now), (CaughtUp(now),)), *agreed


def laid_out(table: Table, entered: TableSnapshot) -> Table:
    """The state of this game after the position was entered. The kinds of cards in hands and of hidden counters are
    unknown from then on, and no card counts as shown since the deal."""
    seats = tuple(_seat(table, seat, entered) for seat in table.seats)
    display = [kind for kind in entered.display if kind is not None]
    table = replace(
        _placed(table, entered),
        round=entered.round,
        phase=entered.phase,
        turn=entered.turn or "",
        seats=seats,
        roads={id: Road(road.kind, road.obstacle) for id, road in entered.roads.items() if road.kind is not None},
        display=Holding({kind: display.count(kind) for kind in display}, DISPLAY - len(display)),
        passes=entered.passes,
        due=entered.due,
        asked=(),
        shown={},
        ended_early=entered.phase == "over" and entered.round < ROUNDS,
        refereed=entered.phase not in ("score", "boots", "hands"),
    )
    return replace(table, asked=_asked(table) if entered.asked is None else entered.asked)


def _asked(table: Table) -> tuple[str, ...]:
    """The seats that have to answer in this phase, where it was not entered which of them have not answered yet."""
    match table.phase:
        case "cleanup":
            choose = tuple(seat.id for seat in table.present if cleanup.must_choose(table, seat.counters))
            return choose or tuple(seat.id for seat in table.present if seat.counters)
        case "boots":
            return tuple(seat.id for seat in table.present)
        case "hands":
            return table.level()
    return ()


def _seat(table: Table, seat: Seat, entered: TableSnapshot) -> Seat:
    now = entered.seats[seat.id]
    open = {kind: count for kind, count in now.open.items() if kind != UNKNOWN and count}
    # Where boots may have moved, it is unknown how many pieces were collected this round: as few as possible.
    earlier = HAND_DEALT * (entered.round - 1) if entered.phase in ("move", "cleanup", "score") else len(now.visited)
    return replace(
        seat,
        town=now.town,
        collected=now.visited,
        had=min(len(now.visited), earlier),
        hand=Holding(unknown=now.hand or 0),
        open=Holding(open, now.open.get(UNKNOWN, 0)),
        hidden=Holding(unknown=now.hidden),
        kept=Holding(unknown=now.kept),
        fewer_cards=now.fewer_cards,
        fewer_counters=now.fewer_counters,
        obstacle=now.obstacle,
        drawn=int(seat.id in _had_turn(table, entered)) if entered.phase == "draw_hidden" else now.drawn or 0,
        passed=now.passed,
        target=None,
        distance=next((row.distance for row in entered.standings if row.seat == seat.id), None),
    )
