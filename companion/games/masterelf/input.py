"""Touch input of Master Elf: touches are collected in a draft, the unfinished command, until it is complete."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from companion.games import view_values
from companion.games.touch_and_tags import touch_result
from companion.games.touch_and_tags.touch_result import Say
from companion.screen import Does, Spot
from engine.masterelf.commands_and_events import (
    Bonus,
    Command,
    Create,
    Event,
    Go,
    KeepScore,
    Lay,
    LayBonus,
    Reward,
    Top,
)
from engine.masterelf.making_gifts import payments
from engine.masterelf.pieces import CITY, STACKS
from engine.masterelf.state import Table
from engine.masterelf.taking import lay


class Draft(touch_result.Draft, frozen=True):
    """An unfinished command: what was touched or laid on readers so far.

    `asking` is the open question, "" for none: "region" (in which region cards are entered), "lay" (the cards in
    `region`), "top" (the gift on top of `stack`), "card" (the gift on `stack` is shown), "pay" (the payment for it),
    "otherwise" (its payment, entered with + and - buttons), "away" (the kinds of cards that the player puts away in the
    city), "discard" (the kinds above the hand limit), "reward" (the gift that came from `source`: "1" or "aside"),
    "revealed" (which bonus cards lie there), "bonus" (the first bonus card, without these).

    `cards` are the cards chosen or entered so far, with the crystal if `crystal`; `letters` are the first and the last
    initial of the titles listed ("BK"). `revealed` are the bonus cards entered so far."""

    asking: str = ""
    region: str = ""
    stack: int = 0
    source: str = ""
    crystal: bool = False
    letters: str = ""
    revealed: tuple[str, ...] = ()

    @property
    def payment(self) -> dict[str, int]:
        """The ingredients lying on readers, counted by kind."""
        return dict(Counter(each.name for each in self.laid if each.kind == "ingredient"))


BLANK = Draft()
View = view_values.View[Table, Command, Event, Draft]
"""What the table page is drawn from."""
Touched = Draft | Say | None
"""The result of a touch or a tag: an unfinished command, complete commands, or None if it has no effect."""


def touched(table: Table, draft: Draft, does: Does) -> Touched:
    """The unfinished command after a touch of the board, or the complete command; None if the touch has no effect in
    this phase.
    """
    if does == "keep-score":
        return Say((KeepScore(),)) if table.first_turn else None
    if table.phase in ("score", "over") or not isinstance(does, Spot):
        return None
    if draft.asking in ("reward", "revealed"):
        return None
    id = does.id
    if id in table.regions and (draft.asking in ("region", "lay") or table.phase != "move"):
        if table.regions[id].unknown:
            return Draft("lay", region=id)
        if draft.asking in ("region", "lay"):
            return BLANK
    if stack := next((number for number in STACKS if id == f"stack/{number}"), 0):
        return _stack(table, draft, stack)
    # A second move in one turn is passed on, so that the referee refuses it with its rule.
    if draft.asking in ("top", "card"):
        return BLANK  # a touch beside the open question takes it back, and does no more
    moves = table.phase in ("move", "take", "create", "end") and (id == CITY or id in table.regions)
    return Say((Go(table.turn, id),)) if moves else None


def _stack(table: Table, draft: Draft, number: int) -> Touched:
    """The result of a touch on the stack of this number, None if the stack is empty. If the gift on top is unknown,
    players are to enter it; if a gift may be made in this phase, it is paid with the cards on readers, or else its
    payment is asked for; else the gift is shown. A second touch takes the question back."""
    stack = table.stack(number)
    if table.phase == "create" and draft.payment:
        return Say((Create(table.turn, number, draft.payment),))
    if not stack.left:
        return None
    if draft.asking and draft.stack == number:
        return BLANK
    if stack.top is None:
        return Draft("top", stack=number)
    if table.phase != "create":
        return Draft("card", stack=number)
    return Draft("pay" if payments(table, table.turn, number) else "otherwise", stack=number)


def with_card(table: Table, draft: Draft, kind: str) -> Draft | Say:
    """The unfinished command with one more card in the region whose cards are entered; the command is complete with
    the last unknown card, or with one that cannot lie there, which is refused at once."""
    cards = {**draft.cards, kind: draft.cards.get(kind, 0) + 1}
    laid = Lay(draft.region, cards)
    if sum(cards.values()) < table.regions[draft.region].unknown and isinstance(lay(table, laid), tuple):
        return replace(draft, cards=cards)
    return Say((laid,))


def named(table: Table, draft: Draft, gift: str) -> Draft | Say:
    """The command by which players say which gift is meant: that on top of a stack, a reward, or a bonus card; the
    unfinished command as long as not all bonus cards that lie there were entered. A second touch takes one of them
    back."""
    if draft.asking == "revealed":
        left = tuple(each for each in draft.revealed if each != gift)
        cards = left if gift in draft.revealed else (*left, gift)
        return replace(draft, revealed=cards) if len(cards) < len(table.choosing) else Say((LayBonus(cards),))
    if draft.asking == "top":
        return Say((Top(draft.stack, gift),))
    if draft.asking == "reward":
        source = draft.source
        return Say((Reward(table.turn, gift, "aside" if source == "aside" else int(source)),))
    return Say((Bonus(table.choosing[0], gift),))


def reward_from(table: Table, draft: Draft, source: str) -> Draft | Say:
    """The question which gift is taken from this source, the number of a stack or "aside", as a reward; the command if
    the gift lies on a reader."""
    asked = Draft("reward", source=source)
    gifts = [each.name for each in draft.laid if each.kind == "gift"]
    return named(table, asked, gifts[-1]) if gifts else asked
