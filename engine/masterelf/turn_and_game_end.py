"""The end of a turn with its hand limit, and the end of the game with its bonus cards (ME-HAND, ME-END, ME-BONUS)."""

from __future__ import annotations

from engine.common_commands import Left
from engine.holding import kinds_and_count
from engine.masterelf import rules
from engine.masterelf.commands_and_events import (
    Bonus,
    BonusLaid,
    BonusTaken,
    Discard,
    Ended,
    EndTurn,
    Event,
    LayBonus,
    PhaseBegan,
    PutAway,
    RoundBegan,
    TurnCame,
    Younger,
    YoungerTold,
)
from engine.masterelf.evolve import evolve, evolved
from engine.masterelf.state import Answer, Seat, Table


def end_turn(table: Table, command: EndTurn) -> Answer:
    """The events when a seat ends its turn; with more than 7 ingredient cards it must now discard down to 7
    (ME-HAND-01).
    """
    if table.seat(command.seat).surplus:
        return (PhaseBegan("discard"),)
    return next_turn(table)


def discard(table: Table, command: Discard) -> Answer:
    """The events when a seat discards down to exactly 7 (ME-HAND-01)."""
    seat = table.seat(command.seat)
    cards, count = kinds_and_count(command.cards, command.count)
    if count != seat.surplus or (cards is not None and seat.hand.without(cards) is None):
        return rules.HAND_01.broken(seat=seat.id, hand=seat.hand.size, surplus=seat.surplus)
    put_away = PutAway(seat.id, seat.surplus, cards)
    if evolved(table, put_away).more_than_the_box(cards):
        return rules.COMP_01.broken(what="ingredient", gift="")
    return put_away, *next_turn(table)


def next_turn(table: Table) -> tuple[Event, ...]:
    """The events that pass the turn to the left neighbour; a round begins with the start player."""
    following = table.next_around(table.turn)
    if not following:
        return RoundBegan(table.round + 1), TurnCame(table.first)
    return (TurnCame(following),)


def leave(table: Table, seat: str) -> tuple[Event | Left, ...]:
    """The events when this seat leaves; if it was in turn, the next seat is.

    Its hand goes to the discard pile (ME-GIFT-05) and its crystal to the box (ME-CRYST-01); its gifts stay before it.
    """
    left = Left(seat)
    return left, *_on_without(table, evolve(table, left), seat)


def _on_without(table: Table, after: Table, seat: str) -> tuple[Event, ...]:
    """The events that follow when a seat has left; `table` is the state before, `after` the state without the seat."""
    if table.phase == "bonus":
        return () if after.choosing else (PhaseBegan("over"),)
    # Stacks that ran out are laid out anew all the same; then the next turn comes.
    if table.turn != seat or table.phase in ("redistribute", "score", "over"):
        return ()
    if after.exhausted == 2:
        return end(after)
    return next_turn(after)


def end(table: Table) -> tuple[Event, ...]:
    """The events when the game ends at once; bonus cards are chosen as far as gifts were set aside (ME-END-02,
    ME-BONUS-01)."""
    choosers = choosing(table)
    return Ended(choosers), PhaseBegan("bonus" if choosers else "over")


def choosing(table: Table) -> tuple[str, ...]:
    """The seats that choose a bonus card, in their order: as many as gifts were set aside (ME-BONUS-01)."""
    order = choosing_order(table)
    return order if table.aside is None else order[: table.aside]


def choosing_order(table: Table) -> tuple[str, ...]:
    """The seats in the order in which they choose: fewest gifts first, then most ingredient cards, then the younger
    (ME-BONUS-02, -03)."""
    seats = len(table.seats)

    def place(seat: Seat) -> tuple[int, int, int, int]:
        age = table.ages[seat.id] if table.ages else int(seat.id != table.youngest)
        clockwise = (int(seat.id) - int(table.start_player)) % seats
        return len(seat.gifts), -seat.hand.size, age, clockwise

    return tuple(seat.id for seat in sorted(table.present, key=place))


def lay_bonus(table: Table, command: LayBonus) -> Answer:
    """The events when the bonus cards are revealed, as many as seats choose (ME-BONUS-01). They are entered once,
    before the first is taken."""
    if table.bonus or table.served or not len(set(command.gifts)) == len(command.gifts) == len(table.choosing):
        return rules.BONUS_01.broken(gift="", cards=len(table.choosing))
    for gift in command.gifts:
        if table.is_elsewhere(gift):
            return rules.COMP_01.broken(what="gift", gift=gift)
    return (BonusLaid(command.gifts),)


def bonus(table: Table, command: Bonus) -> Answer:
    """The events when a seat takes a bonus card, which scores and brings no reward (ME-BONUS-02, -04). Where it was
    entered which cards lie there, it is one of these (ME-BONUS-01)."""
    if table.bonus and command.gift not in table.bonus:
        return rules.BONUS_01.broken(gift=command.gift, cards=len(table.bonus))
    if table.is_elsewhere(command.gift):
        return rules.COMP_01.broken(what="gift", gift=command.gift)
    taken = BonusTaken(command.seat, command.gift, unjudged=command.gift not in table.deck.gifts)
    return (taken,) if len(table.choosing) > 1 else (taken, PhaseBegan("over"))


def younger(table: Table, command: Younger) -> Answer:
    """The answer to the command that says which seat chooses its bonus gift first, when several have equally few gifts
    and equally many cards; asked only where no ages were entered (ME-BONUS-03)."""
    if not table.equals:
        return rules.END_02.broken()
    if command.seat not in table.equals:
        return rules.BONUS_02.broken(seat=command.seat, turn=table.choosing[0])
    return (YoungerTold(command.seat),)
