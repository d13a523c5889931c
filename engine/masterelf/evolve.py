"""The state after an event, for every event; nothing is judged."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Never

from msgspec.structs import replace

from engine import common_commands
from engine.holding import NOTHING, Holding
from engine.masterelf import commands_and_events as events
from engine.masterelf.catching_up import laid_out
from engine.masterelf.state import Stack, Table
from engine.state import as_agreed, folded, left


def evolve(table: Table, event: events.Event | common_commands.Event) -> Table:
    """The table after this event."""
    return _FOLDS.get(type(event), folded)(table, event)  # type: ignore[arg-type]  # it is listed under this type


def evolved(table: Table, *happened: events.Event) -> Table:
    """The table after these events."""
    for event in happened:
        table = evolve(table, event)
    return table


def _top_seen(table: Table, event: events.TopSeen) -> Table:
    return table.with_stack(event.stack, table.stack(event.stack).left, event.gift)


def _ingredients_laid(table: Table, event: events.IngredientsLaid) -> Table:
    region = table.regions[event.region]
    unknown = region.unknown - sum(event.ingredients.values())
    return _with_region(table, event.region, Holding(region.known, unknown).with_these(event.ingredients))


def _phase_began(table: Table, event: events.PhaseBegan) -> Table:
    return replace(table, phase=event.phase, scores_only=table.scores_only or event.phase == "score")


def _round_began(table: Table, event: events.RoundBegan) -> Table:
    return as_agreed(replace(table, round=event.round))


def _turn_came(table: Table, event: events.TurnCame) -> Table:
    return replace(table, turn=event.seat, phase="move")


def _pawn_moved(table: Table, event: events.PawnMoved) -> Table:
    return table.with_seat(event.seat, at=event.to)


def _taken(table: Table, event: events.Taken) -> Table:
    left = table.regions[event.region].without_one(event.ingredient)
    table = table.with_seat(event.seat, hand=table.seat(event.seat).hand.with_one(event.ingredient))
    return _with_region(table, event.region, left)


def _nothing_taken(table: Table, event: events.NothingTaken) -> Table:
    return table


def _refilled(table: Table, event: events.Refilled) -> Table:
    return _from_city(_with_region(table, event.region, Holding(unknown=event.count)), event.count)


def _put_away(table: Table, event: events.PutAway) -> Table:
    hand = table.seat(event.seat).hand
    if event.cards is None:
        table = table.with_seat(event.seat, hand=hand.without_unseen(event.count))
        return replace(table, discards=Holding(table.discards.known, table.discards.unknown + event.count))
    return _paid(table, event.seat, event.cards)


def _city_reshuffled(table: Table, event: events.CityReshuffled) -> Table:
    city = None if table.city is None else table.city + event.cards
    return replace(table, city=city, discards=NOTHING)


def _drawn(table: Table, event: events.Drawn) -> Table:
    hand, cards = table.seat(event.seat).hand, event.cards
    hand = Holding(hand.known, hand.unknown + event.count) if cards is None else hand.with_these(cards)
    return _from_city(table.with_seat(event.seat, hand=hand), event.count)


def _gift_made(table: Table, event: events.GiftMade) -> Table:
    seat = table.seat(event.seat)
    table = _paid(table, seat.id, event.cards)
    table = table.with_seat(seat.id, gifts=(*seat.gifts, event.gift), crystal=seat.crystal and not event.crystal)
    return table.with_stack(event.stack, table.stack(event.stack).left - 1)


def _stack_ran_out(table: Table, event: events.StackRanOut) -> Table:
    return replace(table, exhausted=event.time)


def _reward_earned(table: Table, event: events.RewardEarned) -> Table:
    return replace(table, due=event.special)


def _redistributed(table: Table, event: events.Redistributed) -> Table:
    return replace(table, stacks=tuple(map(Stack, event.sizes)))


def _reward_taken(table: Table, event: events.RewardTaken) -> Table:
    table = replace(_given(table, event.seat, event.gift), due=None).with_seat(event.seat, reward=False)
    if event.source == "aside":
        return _from_aside(table)
    stack = table.stack(event.source)
    return table.with_stack(event.source, stack.left - 1, None if stack.top == event.gift else stack.top)


def _reward_declined(table: Table, event: events.RewardDeclined) -> Table:
    return replace(table, due=None)


def _ended(table: Table, event: events.Ended) -> Table:
    return replace(table, choosing=event.choosing, due=None)


def _bonus_laid(table: Table, event: events.BonusLaid) -> Table:
    return replace(table, bonus=event.gifts)


def _bonus_taken(table: Table, event: events.BonusTaken) -> Table:
    left = tuple(id for id in table.choosing if id != event.seat)
    table = _from_aside(_given(table, event.seat, event.gift))
    lie = tuple(gift for gift in table.bonus if gift != event.gift)
    return replace(table, choosing=left, served=(*table.served, event.seat), younger=None, bonus=lie)


def _younger_told(table: Table, event: events.YoungerTold) -> Table:
    # Where fewer cards than players are left, the youngest may have stood behind those who choose.
    choosing = (event.seat, *(id for id in table.choosing if id != event.seat))[: len(table.choosing)]
    return replace(table, choosing=choosing, younger=event.seat)


def _sorted(table: Table, event: events.Sorted) -> Table:
    return table.with_seat(event.seat, sorting=event.collections)


def _counted(table: Table, event: events.Counted) -> Table:
    return replace(table, counted=event.columns)


def _caught_up(table: Table, event: events.CaughtUp) -> Table:
    return laid_out(table, event.table)


def _paid(table: Table, id: str, cards: Mapping[str, int]) -> Table:
    """The table after a seat laid these cards open on the discard pile."""
    table = table.with_seat(id, hand=table.seat(id).hand.without(cards))
    return replace(table, discards=table.discards.with_these(cards))


def _with_region(table: Table, region: str, holding: Holding) -> Table:
    return replace(table, regions={**table.regions, region: holding})


def _from_city(table: Table, count: int) -> Table:
    return table if table.city is None else replace(table, city=table.city - count)


def _from_aside(table: Table) -> Table:
    return table if table.aside is None else replace(table, aside=table.aside - 1)


def _given(table: Table, id: str, gift: str) -> Table:
    return table.with_seat(id, gifts=(*table.seat(id).gifts, gift))


def _left(table: Table, event: common_commands.Left) -> Table:
    """The table after a seat left: its hand is on the discard pile, its crystal in the box; its gifts stay counted."""
    hand = table.seat(event.seat).hand
    pile = Holding(table.discards.known, table.discards.unknown + hand.unknown).with_these(hand.known)
    table = table.with_seat(event.seat, hand=NOTHING, crystal=False, reward=False)
    choosing = tuple(id for id in table.choosing if id != event.seat)
    due = None if event.seat == table.turn else table.due
    younger = None if event.seat == table.younger else table.younger
    return left(replace(table, discards=pile, choosing=choosing, due=due, younger=younger), event.seat)


_FOLDS: dict[type, Callable[[Table, Never], Table]] = {
    events.TopSeen: _top_seen,
    events.IngredientsLaid: _ingredients_laid,
    events.PhaseBegan: _phase_began,
    events.RoundBegan: _round_began,
    events.TurnCame: _turn_came,
    events.PawnMoved: _pawn_moved,
    events.Taken: _taken,
    events.NothingTaken: _nothing_taken,
    events.Refilled: _refilled,
    events.PutAway: _put_away,
    events.CityReshuffled: _city_reshuffled,
    events.Drawn: _drawn,
    events.GiftMade: _gift_made,
    events.StackRanOut: _stack_ran_out,
    events.RewardEarned: _reward_earned,
    events.Redistributed: _redistributed,
    events.RewardTaken: _reward_taken,
    events.RewardDeclined: _reward_declined,
    events.Ended: _ended,
    events.BonusLaid: _bonus_laid,
    events.BonusTaken: _bonus_taken,
    events.YoungerTold: _younger_told,
    events.Sorted: _sorted,
    events.Counted: _counted,
    events.CaughtUp: _caught_up,
    common_commands.Left: _left,
}
