"""The state after an event, for every event; nothing is judged."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Never

from msgspec.structs import replace

from engine import common_commands
from engine.elfenland import commands_and_events as events
from engine.elfenland.catching_up import laid_out
from engine.elfenland.pieces import DISPLAY, HAND_LIMIT
from engine.elfenland.state import Road, Seat, Table
from engine.holding import NOTHING, Holding
from engine.state import as_agreed, folded, left

NO_COUNTERS: Mapping[str, object] = {"open": NOTHING, "hidden": NOTHING, "kept": NOTHING, "fewer_counters": 0}
NOTHING_HELD: Mapping[str, object] = {**NO_COUNTERS, "hand": NOTHING, "fewer_cards": 0}
"""A seat without cards and counters."""


def evolve(table: Table, event: events.Event | common_commands.Event) -> Table:
    """The table after this event."""
    return _FOLDS.get(type(event), folded)(table, event)  # type: ignore[arg-type]  # it is listed under this type


def _phase_began(table: Table, event: events.PhaseBegan) -> Table:
    seats = table.seats
    if any(seat.drawn or seat.passed for seat in seats):
        seats = tuple(replace(seat, drawn=0, passed=False) for seat in seats)
    return replace(table, phase=event.phase, turn=event.seat, passes=0, seats=seats, due=())


def _turn_came(table: Table, event: events.TurnCame) -> Table:
    return replace(table, turn=event.seat, due=())


def _dealt(table: Table, event: events.Dealt) -> Table:
    hands = event.hands or {}

    def dealt(seat: Seat) -> Seat:
        if seat.id not in event.new:
            return seat
        if seat.id in hands:
            return replace(seat, hand=Holding(hands[seat.id]), fewer_cards=0)
        hand = Holding(seat.hand.known, seat.hand.unknown + event.new[seat.id])
        fewer = hand.size - table.after_deal(seat.hand.size - seat.fewer_cards) if seat.fewer_cards else 0
        return replace(seat, hand=hand, fewer_cards=fewer)

    return replace(table, seats=tuple(map(dealt, table.seats)), shown={})


def _turned_up(table: Table, event: events.TurnedUp) -> Table:
    return replace(table, display=table.display.without_one(None).with_one(event.kind))


def _hidden_drawn(table: Table, event: events.HiddenDrawn) -> Table:
    seat = table.seat(event.seat)
    return table.with_seat(seat.id, hidden=seat.hidden.with_one(event.kind), drawn=seat.drawn + 1)


def _drawn(table: Table, event: events.Drawn) -> Table:
    seat = table.seat(event.seat)
    table = table.with_seat(seat.id, open=seat.open.with_one(event.kind), drawn=seat.drawn + 1)
    if event.source == "pile":
        return table
    return replace(table, display=table.display.without_one(event.kind).with_one(None))


def _drawn_unseen(table: Table, event: events.DrawnUnseen) -> Table:
    row = "hidden" if event.hidden else "open"
    for id, count in event.counters.items():
        held: Holding = getattr(table.seat(id), row)
        table = table.with_seat(id, **{row: Holding(held.known, held.unknown + count)})
    return table if event.keeps_display else replace(table, display=Holding(unknown=DISPLAY))


def _placed(table: Table, event: events.Placed) -> Table:
    held: Holding = getattr(table.seat(event.seat), event.origin)
    table = table.with_seat(event.seat, **{event.origin: held.without_one(event.kind)})
    if event.origin == "kept":
        table = table.with_seat(event.seat, fewer_counters=0)
    return replace(table, roads={**table.roads, event.route: Road(event.kind)}, passes=0)


def _obstacle_laid(table: Table, event: events.ObstacleLaid) -> Table:
    table = table.with_seat(event.seat, obstacle=False)
    road = Road(table.roads[event.route].kind, obstacle=True)
    return replace(table, roads={**table.roads, event.route: road}, passes=0)


def _passed(table: Table, event: events.Passed) -> Table:
    return replace(table.with_seat(event.seat, passed=True), passes=table.passes + 1)


def _travelled(table: Table, event: events.Travelled) -> Table:
    return _spent(table, event.seat, event.cards, town=event.to)


def _piece_collected(table: Table, event: events.PieceCollected) -> Table:
    return table.with_seat(event.seat, collected=(*table.seat(event.seat).collected, event.town))


def _move_ended(table: Table, event: events.MoveEnded) -> Table:
    return table


def _discard_due(table: Table, event: events.DiscardDue) -> Table:
    return replace(table, due=event.seats)


def _discarded(table: Table, event: events.Discarded) -> Table:
    seat = table.seat(event.seat)
    if seat.fewer_cards and seat.id in table.due and seat.proven_surplus <= event.count <= seat.surplus:
        # The number put away shows how many cards there were: so many above four, or, if none, four at most.
        hand = Holding(seat.hand.known, seat.hand.unknown - seat.surplus + event.count)
        fewer = 0 if event.count else max(0, hand.size - (seat.hand.size - seat.fewer_cards))
        table = table.with_seat(seat.id, hand=hand, fewer_cards=fewer)
    if event.cards is None:
        table = table.with_seat(event.seat, hand=table.seat(event.seat).hand.without_unseen(event.count))
    else:
        table = _spent(table, event.seat, event.cards)
    return replace(table, due=tuple(id for id in table.due if id != event.seat))


def _spent(table: Table, id: str, cards: events.Cards, **changes: str) -> Table:
    """The table after a seat paid with these cards, which everybody saw; `changes` are other fields of the seat to
    set, `town="usselen"`."""
    hand = table.seat(id).hand.without(cards)
    assert hand is not None, f"seat {id} has no {cards}"
    shown = dict(table.shown)
    for kind, count in cards.items():
        shown[kind] = shown.get(kind, 0) + count
    fewer = min(table.seat(id).fewer_cards, hand.unknown)
    return replace(table.with_seat(id, hand=hand, fewer_cards=fewer, **changes), shown=shown)


def _kept(table: Table, event: events.Kept) -> Table:
    rows = dict(NO_COUNTERS)
    if event.origin:
        rows[event.origin] = NOTHING.with_one(event.kind)
    return _answered(table, event.seat, **rows)


def _round_began(table: Table, event: events.RoundBegan) -> Table:
    display = Holding(unknown=DISPLAY) if event.display_reshuffled else table.display
    seats = tuple(replace(seat, had=len(seat.collected)) for seat in table.seats)
    table = replace(
        table, round=event.round, start_player=event.start_player, roads={}, display=display, asked=(), seats=seats
    )
    return as_agreed(table)


def _ended(table: Table, event: events.Ended) -> Table:
    return replace(table, phase="over", turn="", due=(), ended_early=event.early)


def _target_told(table: Table, event: events.TargetTold) -> Table:
    return table.with_seat(event.seat, target=event.town)


def _refereeing_ended(table: Table, event: events.RefereeingEnded) -> Table:
    seats = tuple(replace(seat, **NOTHING_HELD) for seat in table.seats)
    return replace(table, seats=seats, display=Holding(unknown=DISPLAY), shown={}, refereed=False)


def _refereeing_began(table: Table, event: events.RefereeingBegan) -> Table:
    if event.table is not None:
        return laid_out(table, event.table)
    later = table.round > 1
    hand, kept = (Holding(unknown=HAND_LIMIT), Holding(unknown=1)) if later else (NOTHING, NOTHING)
    return replace(table, seats=tuple(replace(seat, hand=hand, open=kept) for seat in table.seats), refereed=True)


def _piece_returned(table: Table, event: events.PieceReturned) -> Table:
    seat = table.seat(event.seat)
    earlier = seat.collected.index(event.town) < seat.had
    collected = tuple(town for town in seat.collected if town != event.town)
    return table.with_seat(seat.id, collected=collected, had=seat.had - earlier)


def _boot_seen(table: Table, event: events.BootSeen) -> Table:
    return _answered(table, event.seat, town=event.town)


def _asked(table: Table, event: events.Asked | events.KeepDue) -> Table:
    return replace(table, asked=event.seats)


def _answered(table: Table, seat: str, **changes: object) -> Table:
    """The table with this seat changed, which is no longer asked."""
    return replace(table.with_seat(seat, **changes), asked=tuple(id for id in table.asked if id != seat))


def _hand_told(table: Table, event: events.HandTold) -> Table:
    return _answered(table, event.seat, hand=Holding(unknown=event.size))


def _left(table: Table, event: common_commands.Left) -> Table:
    """The table after a seat left: its cards, counters and obstacle are put away as in the cleanup, and its pass no
    longer counts in the run of passes."""
    before_turn = [seat.id for seat in reversed(table.clockwise(table.turn)) if seat.id != table.turn]
    passes = table.passes - (event.seat in before_turn[: table.passes])
    table = _answered(table, event.seat, **NOTHING_HELD, obstacle=False)
    due = tuple(id for id in table.due if id != event.seat)
    return left(replace(table, passes=passes, due=due), event.seat)


def _caught_up(table: Table, event: events.CaughtUp) -> Table:
    return laid_out(table, event.table)


_FOLDS: dict[type, Callable[[Table, Never], Table]] = {
    events.PhaseBegan: _phase_began,
    events.TurnCame: _turn_came,
    events.Dealt: _dealt,
    events.TurnedUp: _turned_up,
    events.HiddenDrawn: _hidden_drawn,
    events.Drawn: _drawn,
    events.DrawnUnseen: _drawn_unseen,
    events.Placed: _placed,
    events.ObstacleLaid: _obstacle_laid,
    events.Passed: _passed,
    events.Travelled: _travelled,
    events.PieceCollected: _piece_collected,
    events.MoveEnded: _move_ended,
    events.DiscardDue: _discard_due,
    events.Discarded: _discarded,
    events.KeepDue: _asked,
    events.Kept: _kept,
    events.RoundBegan: _round_began,
    events.Ended: _ended,
    events.TargetTold: _target_told,
    events.CaughtUp: _caught_up,
    common_commands.Left: _left,
    events.RefereeingEnded: _refereeing_ended,
    events.RefereeingBegan: _refereeing_began,
    events.PieceReturned: _piece_returned,
    events.BootSeen: _boot_seen,
    events.Asked: _asked,
    events.HandTold: _hand_told,
}
