"""The third action, making a gift, and what follows: an empty stack, a reward (ME-GIFT, ME-CRYST, ME-SPEC)."""

from __future__ import annotations

from engine.holding import Counts, without_none
from engine.masterelf import rules, turn_and_game_end
from engine.masterelf.commands_and_events import (
    Create,
    Event,
    GiftMade,
    PhaseBegan,
    Redistribute,
    Redistributed,
    Reward,
    RewardDeclined,
    RewardEarned,
    RewardTaken,
    StackNumber,
    StackRanOut,
    Top,
    TopSeen,
)
from engine.masterelf.evolve import evolved
from engine.masterelf.owners_deck import Deck
from engine.masterelf.pieces import PRICE, SPECIAL_SETS, UNSEEN
from engine.masterelf.state import Answer, Seat, Table
from engine.rule import Rejection, Unclear


def top(table: Table, command: Top) -> Answer:
    """The event when players enter which gift is on top of a stack. If the referee knows the top gift already, it
    cannot be entered again (ME-GIFT-02): a mistake is corrected by undo."""
    stack = table.stack(command.stack)
    if stack.top is not None or not stack.left:
        return rules.GIFT_02.broken(stack=command.stack, top=stack.top or "")
    if table.is_elsewhere(command.gift, command.stack):
        return rules.COMP_01.broken(what="gift", gift=command.gift)
    return (TopSeen(command.stack, command.gift, unjudged=command.gift not in table.deck.gifts),)


def payments(table: Table, seat: str, stack: StackNumber) -> tuple[Create, ...]:
    """The commands by which this seat makes the gift on this stack, one for every exact payment (ME-GIFT-03,
    ME-CRYST-01); none if the gift or its two ingredients are unknown.

    Payments that the hand cannot make are listed too, so that buttons reveal nobody's cards.
    """
    price = table.deck.price(table.stack(stack).top or "")
    if price is None:
        return ()
    a, b = price
    paid = [Create(seat, stack, {a: 2, b: 1}), Create(seat, stack, {a: 1, b: 2})]
    if table.seat(seat).crystal:
        paid += [Create(seat, stack, cards, crystal=True) for cards in ({a: 1, b: 1}, {a: 2}, {b: 2})]
    return tuple(paid)


def create(table: Table, command: Create) -> Answer:
    """The events when the gift on top of a stack is made for three cards, 2 + 1 of its two kinds (ME-GIFT-03, -04,
    ME-CRYST-01)."""
    seat, gift = table.seat(command.seat), table.stack(command.stack).top
    if gift is None:
        return Unclear(f"The top of stack {command.stack} is unknown: first say which gift is there.")
    cards, crystal = without_none(command.cards), bool(command.crystal)
    refused = _price(table, seat, gift, cards, crystal)
    return refused if refused is not None else made(table, seat, command.stack, gift, cards, crystal)


def made(table: Table, seat: Seat, number: int, gift: str, cards: Counts, crystal: bool) -> Answer:
    """The events of a gift that was made for these cards, if the box holds them (ME-COMP-01)."""
    done = GiftMade(seat.id, number, gift, dict(cards), crystal, unjudged=table.deck.price(gift) is None)
    after = evolved(table, done)
    if after.more_than_the_box(cards):
        return rules.COMP_01.broken(what="ingredient", gift="")
    earned = _earned(after, seat.id, gift)
    if not after.stack(number).left:
        return done, *earned, *ran_out(evolved(after, *earned), number)
    return done, *earned, PhaseBegan("reward" if earned else "end")


def _price(table: Table, seat: Seat, gift: str, cards: Counts, crystal: bool) -> Rejection | None:
    """The refusal of cards that do not pay for this gift, or None. If `crystal`, the seat's crystal pays for one of the
    three cards. If the deck does not say which two kinds the gift needs, any two kinds will do."""
    kinds = table.deck.price(gift)
    a, b = kinds or ("", "")
    number = sum(cards.values())
    fitting = len(cards) <= 2 and (kinds is None or set(cards) <= set(kinds))
    if crystal:
        why = "used" if not seat.crystal else "number" if number != PRICE - 1 else "" if fitting else "kind"
        if why:
            return rules.CRYST_01.broken(why=why, seat=seat.id, gift=gift, a=a, b=b)
    else:
        if number == PRICE and len(cards) == 1:
            return rules.GIFT_04.broken(gift=gift, a=a, b=b)
        if number != PRICE or not fitting:
            return rules.GIFT_03.broken(why="cards", gift=gift, a=a, b=b)
    if seat.hand.without(cards) is None:
        return rules.GIFT_03.broken(why="held", gift=gift, a=a, b=b)
    return None


def _earned(table: Table, id: str, gift: str) -> tuple[Event, ...]:
    """The event of a reward, if the gift just made completed a special set and the seat has had no reward yet
    (ME-SPEC-02, -03); () otherwise."""
    seat, mate = table.seat(id), table.deck.mate(gift)
    if mate is None or mate not in seat.gifts or not seat.reward:
        return ()
    return (RewardEarned(id, table.deck.gifts[gift].special or ""),)


def ran_out(table: Table, stack: int) -> tuple[Event, ...]:
    """The events when this stack is empty: the first time the gifts are stacked again, the second time the game ends.

    A reward due for a completed special set is taken after these events. If the game ends, the reward is lost, unless
    the option `special_on_last_gift` allows it (ME-END-01, -02, ME-SPEC-06).
    """
    if not table.exhausted:
        return StackRanOut(stack, 1), PhaseBegan("redistribute")
    out = StackRanOut(stack, 2)
    return out, *_last(evolved(table, out))


def _last(table: Table) -> tuple[Event, ...]:
    """The events after a stack ran out for the second time: the end of the game; or, with the option
    `special_on_last_gift`, the reward that is due before it.
    """
    if table.due and table.options["special_on_last_gift"]:
        return (PhaseBegan("reward"),)
    return turn_and_game_end.end(table)


def redistribute(table: Table, command: Redistribute) -> Answer:
    """The events when all gifts left are put into three new stacks; with two gifts one stays empty, which ends the game
    (ME-END-04)."""
    left = table.gifts_left
    sizes = command.sizes or equal_stacks(left)
    if sum(sizes) != left or max(sizes) - min(sizes) > 1:
        return rules.END_01.broken(gifts=left)
    laid = Redistributed(sizes)
    if 0 in sizes:
        out = StackRanOut(sizes.index(0) + 1, 2)
        return laid, out, *_last(evolved(table, laid, out))
    return laid, *after_layout(table)


def after_layout(table: Table) -> tuple[Event, ...]:
    """The events after the new stacks of gifts are entered: the phase of the reward if one is still due, else the end
    of the turn; the next turn if the seat in turn has left the game."""
    if table.turn in table.house.gone:
        return turn_and_game_end.next_turn(table)
    return (PhaseBegan("reward" if table.due else "end"),)


def equal_stacks(gifts: int) -> tuple[int, int, int]:
    """Three sizes as equal as possible, the larger ones first.

    >>> equal_stacks(11), equal_stacks(2)
    ((4, 4, 3), (1, 1, 0))
    """
    return (gifts + 2) // 3, (gifts + 1) // 3, gifts // 3


def reward(table: Table, command: Reward, unjudged: bool = False) -> Answer:
    """The events when a seat takes one gift for a completed special set, or declines (ME-SPEC-02, -04). `unjudged`:
    whether a special set was completed is unknown."""
    seat, gift, source = table.seat(command.seat), command.gift, command.source
    if gift is None:
        declined = RewardDeclined(seat.id, unjudged)
        return declined, *after_reward(evolved(table, declined))
    assert source is not None, "a reward without its source is no sentence"
    if source == "aside":
        if table.aside == 0:
            return rules.SPEC_02.broken(source=source, top="")
    else:
        stack = table.stack(source)
        if not stack.left or (stack.left == 1 and stack.top not in (None, gift)):
            return rules.SPEC_02.broken(source=source, top=stack.top or "")
    if table.is_elsewhere(gift, None if source == "aside" else source):
        return rules.COMP_01.broken(what="gift", gift=gift)
    taken = RewardTaken(seat.id, source, gift, unjudged=unjudged or gift not in table.deck.gifts)
    after = evolved(table, taken)
    if source != "aside" and not after.stack(source).left:
        return taken, *ran_out(after, source)
    return taken, *after_reward(after)


def after_reward(table: Table) -> tuple[Event, ...]:
    """The events after a reward: the end of the turn, or of the game (ME-SPEC-06)."""
    return turn_and_game_end.end(table) if table.exhausted == 2 else (PhaseBegan("end"),)


def no_second_gift(table: Table, command: Create) -> Answer:
    """The refusal of a `Create` at the end of a turn, which would be a second gift in this turn; always refused
    (ME-GIFT-01)."""
    return rules.GIFT_01.broken(seat=command.seat)


def reward_unasked(table: Table, command: Reward) -> Answer:
    """The answer to a `Reward` at the end of a turn, when none is due: the events, unjudged, if the seat may have
    completed a special set for all that the deck says; else the refusal, because the seat completed none just now
    (ME-SPEC-01) or has used its only reward of the game (ME-SPEC-03)."""
    if may_be_rewarded(table):
        return reward(table, command, unjudged=True)
    rule = rules.SPEC_01 if table.seat(command.seat).reward else rules.SPEC_03
    return rule.broken(seat=command.seat)


def may_be_rewarded(table: Table) -> bool:
    """Whether the seat in turn has just made a gift that may be the second of a special set for all that the deck says,
    and its reward is unused. Always False for two gifts that the deck lists, since it says of these what they are; but
    any may be among the unseen ones of an entered position."""
    seat = table.seat(table.turn)
    if table.phase != "end" or not seat.reward or not seat.gifts:
        return False
    *others, made = seat.gifts
    if UNSEEN in others and (mate := table.deck.mate(made)) and not table.is_elsewhere(mate):
        return True
    return any(_may_complete(table.deck, special, made, other) for special in SPECIAL_SETS for other in others)


def _may_complete(deck: Deck, special: str, *pair: str) -> bool:
    """Whether these two gifts may be the two of this special set, one of them or both being unlisted. The deck leaves
    the set as many unlisted gifts as it lists fewer than two of it."""
    listed = [deck.gifts[gift] for gift in pair if gift in deck.gifts]
    room = 2 - sum(gift.special == special for gift in deck.gifts.values())
    return all(gift.special == special for gift in listed) and 0 < 2 - len(listed) <= room
