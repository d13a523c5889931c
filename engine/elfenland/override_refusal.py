"""Rulings, where all players allow a refused command: the events of such a command, and which cannot be allowed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Never

from msgspec.structs import replace

from engine.elfenland import cleanup, moving, planning, rules
from engine.elfenland.commands_and_events import (
    Command,
    Discard,
    Discarded,
    EndMove,
    Event,
    Keep,
    Kept,
    Place,
    Travel,
    Travelled,
)
from engine.elfenland.editions import SWITCHES
from engine.elfenland.state import Table
from engine.holding import kinds_and_count, without_none
from engine.rule import Rejection

Facts = tuple[Event, ...] | None
"""The events of a refused command that the table allows; None where the table cannot allow it."""


def would(table: Table, command: Command, refused: Rejection) -> Facts:
    """The events of a refused command that the table allows, or None where this rule cannot be overruled or the box has
    no such pieces (EL-COMP-14)."""
    let = LET.get(refused.rule.id)
    return let(table, command) if let else None  # type: ignore[arg-type]  # its rule is broken only by this type


def _travelled(table: Table, command: Travel) -> Facts:
    """The events of a step for other cards than it costs, which the table allowed. None if the road does not begin in
    the seat's town, or if the hand or the box cannot hold the cards (EL-MOVE-09, EL-COMP-14)."""
    seat, route = table.seat(command.seat), table.board.routes[command.route]
    to = route.other_end(seat.town)
    cards = without_none(command.cards)
    if to is None or moving.cards_not_there(table, seat, cards) is not None:
        return None
    return moving.arrived(table, seat, Travelled(seat.id, route.id, to, cards, bool(command.caravan)))


def _laid_from_hidden(table: Table, command: Place) -> Facts:
    """The events of a hidden counter placed at a table whose rules forbid that (B08); None if the seat cannot have
    such a counter."""
    if table.options["place_hidden"] == SWITCHES["place_hidden"][0]:
        return None
    found = planning.place(replace(table, options={**table.options, "place_hidden": True}), command)
    return found if isinstance(found, tuple) else None


def _put_away(table: Table, command: Discard | EndMove) -> Facts:
    """The events of a discard of more or fewer cards than required, which the table allowed; an `EndMove` counts as a
    discard of no card. None if the seat does not have the cards.
    """
    if isinstance(command, EndMove):
        return moving.after_discard(table, Discarded(command.seat, 0))
    discarded = _discarded(table, command)
    return moving.after_discard(table, discarded) if discarded else None


def _put_away_unasked(table: Table, command: Discard) -> Facts:
    """The events of a discard that is not due: in the middle of a move, or from a hand of four. None if the seat does
    not have the cards."""
    discarded = _discarded(table, command)
    return (discarded,) if discarded else None


def _discarded(table: Table, command: Discard) -> Discarded | None:
    seat = table.seat(command.seat)
    cards, count = kinds_and_count(command.cards, command.count)
    if count > seat.hand.size or (cards is not None and moving.cards_not_there(table, seat, cards) is not None):
        return None
    return Discarded(seat.id, count, cards)


def _kept_none(table: Table, command: Keep) -> Facts:
    """The events of a seat that returns all its counters although it had to keep one. None if the command names a
    counter to keep, which was refused because the seat does not have it."""
    if command.kind is not None:
        return None
    kept = Kept(command.seat)
    return (kept,) if len(table.asked) > 1 else (kept, *cleanup.next_round(table))


LET: Mapping[str, Callable[[Table, Never], Facts]] = {
    **dict.fromkeys(
        (
            rule.id
            for rule in (
                rules.COST_04,  # too many cards, or none
                rules.MOVE_03,  # no counter on the road
                rules.MOVE_04,  # cards of another kind
                rules.MOVE_05,  # too few
                rules.OBST_05,  # the obstacle was not paid for
                rules.RIVER_01,
                rules.RIVER_02,
                rules.LAKE_01,
                rules.CARAVAN_01,
                rules.CARAVAN_02,
                rules.CARAVAN_03,
                rules.CARAVAN_04,
                rules.CARAVAN_05,
                rules.CARAVAN_07,
            )
        ),
        _travelled,
    ),
    rules.PLAN_02.id: _laid_from_hidden,
    rules.HAND_01.id: _put_away,
    rules.HAND_02.id: _put_away_unasked,
    rules.CLEAN_03.id: _kept_none,
}
"""By the rule that is overruled, the function that returns the events."""
