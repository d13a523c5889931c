"""What would be legal instead of a refused act, from what the whole table may know."""

from __future__ import annotations

from companion.games.actions import Say
from companion.games.masterelf.art import CRYSTAL, ingredient
from companion.games.masterelf.choices import drawn, layouts, nexts, payments
from companion.games.masterelf.input import Draft
from companion.games.masterelf.narration import several, sizes
from companion.games.protocol import Suggestions, Way
from companion.language.speech import Speech
from companion.screen import Choice
from engine.masterelf.pieces import CITY
from engine.masterelf.state import Table
from engine.masterelf.words import Command, Create, Discard, EndTurn, Go, Redistribute, Reward, Swap, Take
from engine.rule import Rejection

MOST = 5
"""More ways than fingers help nobody in the middle of an evening."""


def suggestions(table: Table, said: Command, refused: Rejection, speech: Speech) -> Suggestions:
    """The ways out of this refusal; none where only waiting helps."""
    match refused.rule.id:
        case "ME-BOARD-02" | "ME-MOVE-01" if isinstance(said, Go):
            return _going(table, said, speech)
        case "ME-TAKE-01" | "ME-TAKE-03":
            return _taking(table, said, speech)
        case "ME-GIFT-03" | "ME-GIFT-04" | "ME-CRYST-01" if isinstance(said, Create):
            return _paying(table, said, speech)
        case "ME-GIFT-01" | "ME-SPEC-01" | "ME-SPEC-03" if table.phase == "end":
            label = speech.say("me-act-end-turn")
            return Suggestions((Way(Choice("", label), Say((EndTurn(table.turn),))),))
        case "ME-HAND-01":
            surplus = table.seat(table.turn).surplus
            label = speech.say("me-act-discard", cards=surplus)
            return Suggestions((Way(Choice("", label), Say((Discard(table.turn, count=surplus),))),))
        case "ME-END-01":
            ways = tuple(
                Way(Choice("", speech.say("me-act-laid-out", sizes=sizes(each))), Say((Redistribute(each),)))
                for each in layouts(table)
            )
            return Suggestions(ways[:MOST])
        case "ME-SPEC-02" if isinstance(said, Reward):
            return _rewarding(table, said, speech)
    return Suggestions()


def _going(table: Table, said: Go, speech: Speech) -> Suggestions:
    places = nexts(table)
    ways = tuple(Way(Choice("", speech.name(place)), Say((Go(said.seat, place),))) for place in places)
    return Suggestions(ways[:MOST], frozenset(places), frozenset({said.to}))


def _taking(table: Table, said: Command, speech: Speech) -> Suggestions:
    """What lies in the pawn's region, or the swaps of the city."""
    seat = table.seat(table.turn)
    if seat.at == CITY:
        most = seat.hand.size if isinstance(said, Swap) else min(seat.hand.size, MOST - 1)
        away = sorted(range(most + 1), key=lambda count: abs(count - _meant(said)))[:MOST]
        return Suggestions(
            tuple(
                Way(
                    Choice(
                        "", speech.say("me-swap", away=count), speech.say("me-swap-more", drawn=drawn(table, count))
                    ),
                    Say((Swap(seat.id, count=count),)),
                )
                for count in sorted(away)
            )
        )
    region = table.regions[seat.at]
    ways = [
        Way(Choice("", speech.name(kind), glyph=ingredient(table.deck, kind)), Say((Take(seat.id, kind),)))
        for kind in region.known
    ]
    if region.unknown or not region.size:
        ways.append(Way(Choice("", speech.say("me-untold")), Say((Take(seat.id),))))
    return Suggestions(tuple(ways[:MOST]), wrong=frozenset({seat.at}))


def _meant(said: Command) -> int:
    """How many cards a refused swap wished to put away."""
    if isinstance(said, Swap):
        return sum(said.discard.values()) if said.discard is not None else said.count or 0
    return 0


def _paying(table: Table, said: Create, speech: Speech) -> Suggestions:
    """The gift's exact payments but the one just refused; whether a hand holds them is not looked at."""
    gift = table.stack(said.stack).top or ""
    cards = {kind: count for kind, count in said.cards.items() if count}
    ways = [
        Way(
            Choice(
                "",
                several(dict(paid.cards), speech),
                glyph=CRYSTAL if paid.crystal else ingredient(table.deck, next(iter(paid.cards))),
            ),
            Say((Create(said.seat, said.stack, dict(paid.cards), paid.crystal or None),)),
        )
        for paid in payments(table, said.seat, gift)
        if (dict(paid.cards), paid.crystal) != (cards, bool(said.crystal))
    ]
    return Suggestions(tuple(ways[:MOST]), wrong=frozenset({f"stack/{said.stack}"}))


def _rewarding(table: Table, said: Reward, speech: Speech) -> Suggestions:
    """The other places where a gift may come from; which one is asked next."""
    ways = [
        Way(Choice("", speech.say("me-from-stack", stack=number)), Draft("reward", source=str(number)))
        for number, stack in enumerate(table.stacks, 1)
        if stack.left and number != said.source
    ]
    if table.aside != 0 and said.source != "aside":
        ways.append(Way(Choice("", speech.say("me-from-aside")), Draft("reward", source="aside")))
    return Suggestions(tuple(ways[:MOST]))
