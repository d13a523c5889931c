"""The gifts that a seat could have made in each turn, judged by the cards that are known to be in its hand."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.holding import Counts, Holding
from engine.masterelf.commands_and_events import GiftMade
from engine.masterelf.making_gifts import payments
from engine.masterelf.state import Match


class Payable(Struct, frozen=True):
    """One finished turn: the gifts on top of the stacks that the known cards pay for, and the gift that was made, ""
    for none. `cards` were in the hand for certain when a gift could be made, which was after entry `moment`."""

    seat: str
    round: int
    gifts: tuple[str, ...]
    made: str
    moment: int
    cards: Counts


def could_have(match: Match) -> tuple[Payable, ...]:
    """What could have been made in each finished turn of a match in which a gift was or could have been made
    (ME-GIFT-03).

    The result uses all that the match contains, also secret hands. For what everybody may see, pass the match without
    secrets, `engine.match.public(match)`.
    """
    found: list[Payable] = []
    turn: Payable | None = None
    began, before = match, ""
    for number, moment in enumerate(match.moments()):
        table = moment.state
        for event in moment.last.events if moment.last is not None else ():
            if isinstance(event, GiftMade) and turn is not None:
                held = {kind: max(turn.cards.get(kind, 0), count) for kind, count in event.cards.items()}
                cards = {**turn.cards, **held}
                gifts = dict.fromkeys((event.gift, *_payable(began, cards)))
                turn = replace(turn, made=event.gift, cards=cards, gifts=tuple(gifts))
        if turn is not None and (table.turn != turn.seat or table.ended or table.phase == "move"):
            found.append(turn)
            turn = None
        if table.phase == "create" and before != "create":
            began, cards = moment, dict(table.seat(table.turn).hand.known)
            turn = Payable(table.turn, table.round, _payable(moment, cards), "", number, cards)
        before = table.phase
    return tuple(each for each in found if each.gifts)


def _payable(match: Match, cards: Counts) -> tuple[str, ...]:
    """The gifts on top of the stacks whose kinds are known and which the seat in turn can pay for with these cards,
    with or without using its crystal."""
    table = match.state
    alone = table.with_seat(table.turn, hand=Holding(cards))
    gifts = []
    for number, stack in enumerate(table.stacks, 1):
        ways = payments(table, table.turn, number)
        if stack.top is not None and any(isinstance(match.game.decide(alone, paid), tuple) for paid in ways):
            gifts.append(stack.top)
    return tuple(gifts)
