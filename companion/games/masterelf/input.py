"""Touch input of Master Elf: touches are collected in a draft, the unfinished command, until it is complete."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, cast

from msgspec import Struct
from msgspec.structs import replace

from companion.games.common_actions import CardKind
from companion.games.masterelf.actions import (
    CountedBest,
    CountedIn,
    GoTo,
    LaidCard,
    Letters,
    NamedGift,
    OnStack,
    Paid,
    PutAway,
    RewardFrom,
    Sift,
    Sizes,
    TakeOne,
    Youngest,
)
from companion.games.masterelf.choices import moved, payments
from companion.games.touch_and_tags.touch_result import Say, stepped
from companion.screen import Does, Spot, Stepped
from engine.holding import Counts
from engine.masterelf.commands_and_events import (
    Bonus,
    Command,
    Create,
    Discard,
    EndTurn,
    Go,
    Lay,
    Redistribute,
    Reward,
    Sort,
    StackNumber,
    Swap,
    Take,
    Top,
    Younger,
)
from engine.masterelf.making_gifts import may_be_rewarded
from engine.masterelf.pieces import CITY, PRICE, STACKS
from engine.masterelf.state import Table


class Draft(Struct, frozen=True):
    """An unfinished command: what was touched or laid on readers so far.

    `asking` is the open question, "" for none: "region" (in which region cards are entered), "lay" (the cards in
    `region`), "top" (the gift on top of `stack`), "card" (the gift on `stack` is shown), "pay" (the payment for it),
    "otherwise" (its payment, entered with + and - buttons), "away" (the kinds of cards that the player puts away in the
    city), "discard" (the kinds above the hand limit), "reward" (the gift that came from `source`: "1" or "aside"),
    "bonus" (the first bonus card; asked after the players confirmed that the bonus cards are laid out).

    `cards` are the cards chosen or entered so far, with the crystal if `crystal`; `sift` are ingredients that narrow a
    list of gifts, and `letters` the first and the last initial of the titles listed ("BK"). `laid`: the pieces on
    readers ("ingredient/water", "seat/1"); `ways`: possible commands, one of which the table is to choose."""

    asking: str = ""
    region: str = ""
    stack: int = 0
    source: str = ""
    cards: Counts = {}
    crystal: bool = False
    sift: tuple[str, ...] = ()
    letters: str = ""
    laid: tuple[str, ...] = ()
    ways: tuple[Command, ...] = ()


BLANK = Draft()
Touched = Draft | Say | None
"""The result of a touch or a tag: an unfinished command, complete commands, or None if it has no effect."""


def touch(table: Table, draft: Draft, does: Does) -> Touched:
    """The unfinished command after a touch, or the complete commands; None if the touch has no effect in this
    phase.
    """
    if table.phase == "over":
        return _sorting(table, does) or BLANK
    match does:
        case "cancel":
            return BLANK
        case "tell":
            return BLANK if draft.asking in ("region", "lay") else Draft("region")
        case Sift(kind):
            sift = tuple(each for each in draft.sift if each != kind)
            return replace(draft, sift=sift if kind in draft.sift else (*sift, kind), letters="")
        case Letters(ends):
            return replace(draft, letters="" if ends == draft.letters else ends)
        case Stepped(CardKind(kind), by) if draft.asking in _MOST:
            return replace(draft, cards=stepped(draft.cards, kind, by, _MOST[draft.asking](table)))
    if draft.asking in _ASKED:
        answered = _ASKED[draft.asking](table, draft, does)
        if answered is not None:
            return answered
    if stack := stack_of(does):
        return _stack(table, stack)
    match does:
        case Spot(id) if id in table.regions and table.phase != "move" and table.regions[id].unknown:
            return Draft("lay", region=id)
    return _PHASES[table.phase](table, does)


def stack_of(does: Does) -> int:
    """The number of the stack that was touched, on the board or as a button; 0 for any other touch."""
    return next((number for number in STACKS if does in (OnStack(number), Spot(OnStack(number).name))), 0)


def _stack(table: Table, number: int) -> Touched:
    """The result of a touch on the stack of this number, None if the stack is empty. If the gift on top is unknown,
    players are to enter it; if a gift may be made in this phase, its payment is asked for; else the gift is shown."""
    stack = table.stack(number)
    if stack.top is None and stack.left:
        return Draft("top", stack=number)
    if not stack.left:
        return None
    if table.phase != "create":
        return Draft("card", stack=number)
    return Draft("pay" if payments(table, table.turn, stack.top or "") else "otherwise", stack=number)


def _which_region(table: Table, draft: Draft, does: Does) -> Touched:
    match does:
        case Spot(id) if id in table.regions:
            return Draft("lay", region=id) if table.regions[id].unknown else BLANK
    return None


def _laying(table: Table, draft: Draft, does: Does) -> Touched:
    """The result of a touch while the cards of a region are entered, kind by kind; the command is complete with the
    last unknown card."""
    match does:
        case LaidCard(kind):
            cards = {**draft.cards, kind: draft.cards.get(kind, 0) + 1}
            if sum(cards.values()) < table.regions[draft.region].unknown:
                return replace(draft, cards=cards)
            return Say((Lay(draft.region, cards),))
        case "laid" if draft.cards:
            return Say((Lay(draft.region, dict(draft.cards)),))
    return _which_region(table, draft, does)


def _topping(table: Table, draft: Draft, does: Does) -> Touched:
    return Say((Top(_number(draft.stack), does.gift),)) if isinstance(does, NamedGift) else None


def _paying(table: Table, draft: Draft, does: Does) -> Touched:
    offered = payments(table, table.turn, table.stack(draft.stack).top or "")
    match does:
        case Paid(index) if index < len(offered):
            paid = offered[index]
            return Say((Create(table.turn, _number(draft.stack), dict(paid.cards), paid.crystal or None),))
        case "otherwise":
            return replace(draft, asking="otherwise")
    return None


def _paying_otherwise(table: Table, draft: Draft, does: Does) -> Touched:
    match does:
        case "crystal":
            return replace(draft, crystal=not draft.crystal)
        case "pay-these":
            return Say((Create(table.turn, _number(draft.stack), dict(draft.cards), draft.crystal or None),))
    return None


def _putting_away(table: Table, draft: Draft, does: Does) -> Touched:
    return Say((Swap(table.turn, discard=dict(draft.cards)),)) if does == "swap-these" else None


def _discarding_kinds(table: Table, draft: Draft, does: Does) -> Touched:
    return Say((Discard(table.turn, cards=dict(draft.cards)),)) if does == "discard-these" else None


def _rewarded(table: Table, draft: Draft, does: Does) -> Touched:
    if not isinstance(does, NamedGift):
        return None
    source: StackNumber | Literal["aside"] = "aside" if draft.source == "aside" else _number(int(draft.source))
    return Say((Reward(table.turn, does.gift, source),))


def _moving(table: Table, does: Does) -> Touched:
    match does:
        case GoTo(place) | Spot(place) if place == CITY or place in table.regions:
            return Say((Go(table.turn, place),))
    return None


def _taking(table: Table, does: Does) -> Touched:
    match does:
        case TakeOne(ingredient):
            return Say((Take(table.turn, ingredient),))
        case PutAway(count):
            return Say((Swap(table.turn, count=count),))
        case "away":
            return Draft("away")
    # A second move in one turn is passed on, so that the referee refuses it with its rule.
    return _moving(table, does)


def _creating(table: Table, does: Does) -> Touched:
    return Say((EndTurn(table.turn),)) if does == "end-turn" else _moving(table, does)


def _ending(table: Table, does: Does) -> Touched:
    """The result of a touch after a gift was made: the end of the turn, or the source of a reward that the table says
    is due."""
    return (_source(does) if may_be_rewarded(table) else None) or _creating(table, does)


def _discarding(table: Table, does: Does) -> Touched:
    match does:
        case "discard":
            return Say((Discard(table.turn, count=table.seat(table.turn).surplus),))
        case "discard-kinds":
            return Draft("discard")
    return None


def _redistributing(table: Table, does: Does) -> Touched:
    return Say((Redistribute(does.sizes),)) if isinstance(does, Sizes) else None


def _rewarding(table: Table, does: Does) -> Touched:
    return Say((Reward(table.turn, None),)) if does == "decline" else _source(does)


def _source(does: Does) -> Draft | None:
    """The question for the gift of a reward, after a touch on where it is taken from; None for any other touch."""
    return Draft("reward", source=does.source) if isinstance(does, RewardFrom) else None


def _bonus(table: Table, does: Does) -> Touched:
    match does:
        case "bonus":
            return Draft("bonus")
        case Youngest(seat) if seat in table.equals:
            return Say((Younger(seat),))
        case NamedGift(gift) if not table.equals:
            return Say((Bonus(table.choosing[0], gift),))
    return None


def _sorting(table: Table, does: Does) -> Say | None:
    """The command of a touch in the count of the gifts; None for any other touch."""
    match does:
        case CountedBest(seat):
            return Say((Sort(seat),))
        case CountedIn(seat, gift, collection):
            return Say((Sort(seat, moved(table, seat, gift, collection)),))
    return None


def _number(stack: int) -> StackNumber:
    """The number of a stack unchanged, but typed for use in a command."""
    return cast(StackNumber, stack)


_MOST: Mapping[str, Callable[[Table], int]] = {
    "otherwise": lambda table: PRICE + 1,
    "away": lambda table: table.seat(table.turn).hand.size,
    "discard": lambda table: table.seat(table.turn).surplus,
}
"""The most cards that the steppers of a sheet show in all, by the draft's `asking`."""

_ASKED: Mapping[str, Callable[[Table, Draft, Does], Touched]] = {
    "region": _which_region,
    "lay": _laying,
    "top": _topping,
    "pay": _paying,
    "otherwise": _paying_otherwise,
    "away": _putting_away,
    "discard": _discarding_kinds,
    "reward": _rewarded,
}

_PHASES: Mapping[str, Callable[[Table, Does], Touched]] = {
    "move": _moving,
    "take": _taking,
    "create": _creating,
    "end": _ending,
    "discard": _discarding,
    "redistribute": _redistributing,
    "reward": _rewarding,
    "bonus": _bonus,
}
