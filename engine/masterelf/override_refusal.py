"""Rulings: the events of a refused command that all players allow anyway, and the rules that cannot be overruled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Never

from engine.holding import kinds_and_count, without_none
from engine.masterelf import making_gifts, rules, turn_and_game_end
from engine.masterelf.commands_and_events import (
    Command,
    Create,
    Discard,
    Event,
    Go,
    PawnMoved,
    PhaseBegan,
    PutAway,
    Redistribute,
    Redistributed,
    Reward,
    Swap,
)
from engine.masterelf.evolve import evolved
from engine.masterelf.state import Answer, Table
from engine.masterelf.taking import cards_to_be_had, swapped
from engine.rule import Rejection

Facts = Answer | None
"""The events of a refused command that the table allows; anything else where the table cannot allow it."""


def would(table: Table, command: Command, refused: Rejection) -> tuple[Event, ...] | None:
    """The events of a refused command that the table allows, or None where this rule cannot be overruled or the cards
    are not there (ME-COMP-01)."""
    why, let = refused.params.get("why"), LET.get(refused.rule.id)
    if let is None or why in THINGS:
        return None
    facts = let(table, command)  # type: ignore[arg-type]  # its rule is broken only by this type
    return facts if isinstance(facts, tuple) else None


def _gone(table: Table, command: Go) -> Facts:
    """The events of a move that breaks a rule but that the players allow: the pawn stays where it is, or goes further
    than to a neighbouring place."""
    return PawnMoved(command.seat, command.to), PhaseBegan("take")


def _swapped(table: Table, command: Swap) -> Facts:
    """The events of a swap that the players allowed although it does not draw one card more than it puts away. None if
    the city has not so many cards to draw, or the hand cannot have had the cards put away.
    """
    seat, drawn = table.seat(command.seat), without_none(command.drawn or {})
    away, count = kinds_and_count(command.discard, command.count)
    number = sum(drawn.values())
    if cards_to_be_had(evolved(table, PutAway(seat.id, count)), number) < number:
        return None
    if away is not None and seat.hand.without(away) is None:
        return None
    return swapped(table, seat, count, away, number, drawn)


def _made(table: Table, command: Create) -> Facts:
    """The events of a gift made for other cards than it takes. None if the gift is unknown or the seat's hand does not
    hold the cards."""
    seat, gift, cards = table.seat(command.seat), table.stack(command.stack).top, without_none(command.cards)
    if gift is None or seat.hand.without(cards) is None:
        return None
    return making_gifts.made(table, seat, command.stack, gift, cards, bool(command.crystal))


def _another(table: Table, command: Create) -> Facts:
    """The events of a second gift in one turn, which the table allowed; it is paid for as any."""
    return making_gifts.create(table, command) if table.stack(command.stack).left else None


def _rewarded(table: Table, command: Reward) -> Facts:
    """The events of a reward that was not earned, or of a second one, which the table allowed."""
    return None if command.gift is None else making_gifts.reward(table, command)


def _put_away(table: Table, command: Discard) -> Facts:
    """The events of a discard of more or fewer cards than required, which the players allowed. None if the hand or the
    box cannot have had these cards.
    """
    seat = table.seat(command.seat)
    cards, count = kinds_and_count(command.cards, command.count)
    if count > seat.hand.size or (cards is not None and seat.hand.without(cards) is None):
        return None
    put_away = PutAway(seat.id, count, cards)
    if evolved(table, put_away).more_than_the_box(cards):
        return None
    return put_away, *turn_and_game_end.next_turn(table)


def _laid_out(table: Table, command: Redistribute) -> Facts:
    """The events of three stacks that are not about equal, which the table allowed; together they must have every gift
    that is left.
    """
    sizes = command.sizes
    if sizes is None or 0 in sizes or sum(sizes) != table.gifts_left:
        return None
    return Redistributed(sizes), *making_gifts.after_layout(table)


LET: Mapping[str, Callable[[Table, Never], Facts]] = {
    rules.MOVE_01.id: _gone,
    rules.BOARD_02.id: _gone,
    rules.TAKE_03.id: _swapped,
    rules.GIFT_01.id: _another,
    rules.GIFT_03.id: _made,
    rules.GIFT_04.id: _made,
    rules.CRYST_01.id: _made,
    rules.HAND_01.id: _put_away,
    rules.END_01.id: _laid_out,
    rules.SPEC_01.id: _rewarded,
    rules.SPEC_03.id: _rewarded,
}
"""By the rule that is overruled, the function that returns the events."""

THINGS = ("region", "hand", "kinds", "held", "used")
"""Reasons (`why`) of these rules that are about things which are not there: no city, no such cards, no crystal."""
