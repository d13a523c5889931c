"""Touch input of Master Elf: touches are collected in a draft, the unfinished command, until it is complete."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from companion.games.masterelf.choices import moved, payments
from companion.games.touch_and_tags.touch_result import Say, stepped
from companion.screen import Does, name_of
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
    id = name_of(does)
    verb, _, what = id.partition("/")
    if table.phase == "over":
        return _sorting(table, verb, what) or BLANK
    if id == "cancel":
        return BLANK
    if id == "tell":
        return BLANK if draft.asking in ("region", "lay") else Draft("region")
    if verb == "sift":
        sift = tuple(kind for kind in draft.sift if kind != what)
        return replace(draft, sift=sift if what in draft.sift else (*sift, what), letters="")
    if verb == "letters":
        return replace(draft, letters="" if what == draft.letters else what)
    if verb == "card" and draft.asking in _MOST:
        return replace(draft, cards=stepped(draft.cards, what, _MOST[draft.asking](table)))
    if draft.asking in _ASKED:
        answered = _ASKED[draft.asking](table, draft, id)
        if answered is not None:
            return answered
    if verb == "stack" and what.isdecimal() and int(what) in STACKS:
        return _stack(table, int(what))
    if id in table.regions and table.phase != "move" and table.regions[id].unknown:
        return Draft("lay", region=id)
    return _PHASES[table.phase](table, id)


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


def _which_region(table: Table, draft: Draft, id: str) -> Touched:
    if id not in table.regions:
        return None
    return Draft("lay", region=id) if table.regions[id].unknown else BLANK


def _laying(table: Table, draft: Draft, id: str) -> Touched:
    """The result of a touch while the cards of a region are entered, kind by kind; the command is complete with the
    last unknown card."""
    verb, _, kind = id.partition("/")
    if id in table.regions:
        return _which_region(table, draft, id)
    if id == "laid" and draft.cards:
        return Say((Lay(draft.region, dict(draft.cards)),))
    if verb != "lay":
        return None
    cards = {**draft.cards, kind: draft.cards.get(kind, 0) + 1}
    if sum(cards.values()) < table.regions[draft.region].unknown:
        return replace(draft, cards=cards)
    return Say((Lay(draft.region, cards),))


def _topping(table: Table, draft: Draft, id: str) -> Touched:
    verb, _, gift = id.partition("/")
    return Say((Top(_number(draft.stack), gift),)) if verb == "gift" else None


def _paying(table: Table, draft: Draft, id: str) -> Touched:
    verb, _, what = id.partition("/")
    offered = payments(table, table.turn, table.stack(draft.stack).top or "")
    if verb == "pay" and what.isdecimal() and int(what) < len(offered):
        paid = offered[int(what)]
        return Say((Create(table.turn, _number(draft.stack), dict(paid.cards), paid.crystal or None),))
    return replace(draft, asking="otherwise") if id == "otherwise" else None


def _paying_otherwise(table: Table, draft: Draft, id: str) -> Touched:
    if id == "crystal":
        return replace(draft, crystal=not draft.crystal)
    if id == "pay-these":
        return Say((Create(table.turn, _number(draft.stack), dict(draft.cards), draft.crystal or None),))
    return None


def _putting_away(table: Table, draft: Draft, id: str) -> Touched:
    return Say((Swap(table.turn, discard=dict(draft.cards)),)) if id == "swap-these" else None


def _discarding_kinds(table: Table, draft: Draft, id: str) -> Touched:
    return Say((Discard(table.turn, cards=dict(draft.cards)),)) if id == "discard-these" else None


def _rewarded(table: Table, draft: Draft, id: str) -> Touched:
    verb, _, gift = id.partition("/")
    if verb != "gift":
        return None
    return Say((Reward(table.turn, gift, "aside" if draft.source == "aside" else _number(int(draft.source))),))


def _moving(table: Table, id: str) -> Touched:
    place = id.removeprefix("go/")
    return Say((Go(table.turn, place),)) if place == CITY or place in table.regions else None


def _taking(table: Table, id: str) -> Touched:
    verb, _, what = id.partition("/")
    if verb == "take":
        return Say((Take(table.turn, None if what == "untold" else what),))
    if verb == "swap" and what.isdecimal():
        return Say((Swap(table.turn, count=int(what)),))
    if id == "away":
        return Draft("away")
    # A second move in one turn is passed on, so that the referee refuses it with its rule.
    return _moving(table, id)


def _creating(table: Table, id: str) -> Touched:
    return Say((EndTurn(table.turn),)) if id == "end-turn" else _moving(table, id)


def _ending(table: Table, id: str) -> Touched:
    """The result of a touch after a gift was made: the end of the turn, or the source of a reward that the table says
    is due."""
    return (_source(id) if may_be_rewarded(table) else None) or _creating(table, id)


def _discarding(table: Table, id: str) -> Touched:
    if id == "discard":
        return Say((Discard(table.turn, count=table.seat(table.turn).surplus),))
    return Draft("discard") if id == "discard-kinds" else None


def _redistributing(table: Table, id: str) -> Touched:
    verb, _, what = id.partition("/")
    if id == "redistribute":
        return Say((Redistribute(),))
    if verb == "sizes":
        one, two, three = (int(size) for size in what.split("-"))
        return Say((Redistribute((one, two, three)),))
    return None


def _rewarding(table: Table, id: str) -> Touched:
    return Say((Reward(table.turn, None),)) if id == "decline" else _source(id)


def _source(id: str) -> Draft | None:
    """The question for the gift of a reward, after a touch on where it is taken from; None for any other touch."""
    verb, _, what = id.partition("/")
    return Draft("reward", source=what) if verb == "from" and what in ("1", "2", "3", "aside") else None


def _bonus(table: Table, id: str) -> Touched:
    verb, _, what = id.partition("/")
    if id == "bonus":
        return Draft("bonus")
    if table.equals:
        return Say((Younger(what),)) if verb == "younger" and what in table.equals else None
    return Say((Bonus(table.choosing[0], what),)) if verb == "gift" else None


def _sorting(table: Table, verb: str, what: str) -> Say | None:
    """The command of a touch in the count of the gifts.

    "best/2" counts the gifts of seat 2 the best way again, "sort/2/pirate/treasures" counts its gift "pirate" in the
    set "treasures". None for any other touch.
    """
    id, *rest = what.split("/")
    if id not in [seat.id for seat in table.seats]:
        return None
    if verb == "best":
        return Say((Sort(id),))
    if verb != "sort" or len(rest) != 2:
        return None
    return Say((Sort(id, moved(table, id, *rest)),))


def _number(stack: int) -> StackNumber:
    """The number of a stack unchanged, but typed for use in a command."""
    return cast(StackNumber, stack)


_MOST: Mapping[str, Callable[[Table], int]] = {
    "otherwise": lambda table: PRICE + 1,
    "away": lambda table: table.seat(table.turn).hand.size,
    "discard": lambda table: table.seat(table.turn).surplus,
}
"""The most cards that the steppers of a sheet show in all, by the draft's `asking`."""

_ASKED: Mapping[str, Callable[[Table, Draft, str], Touched]] = {
    "region": _which_region,
    "lay": _laying,
    "top": _topping,
    "pay": _paying,
    "otherwise": _paying_otherwise,
    "away": _putting_away,
    "discard": _discarding_kinds,
    "reward": _rewarded,
}

_PHASES: Mapping[str, Callable[[Table, str], Touched]] = {
    "move": _moving,
    "take": _taking,
    "create": _creating,
    "end": _ending,
    "discard": _discarding,
    "redistribute": _redistributing,
    "reward": _rewarding,
    "bonus": _bonus,
}
