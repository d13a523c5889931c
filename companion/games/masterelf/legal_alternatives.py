"""Legal alternatives to a command that Master Elf's rules refused, from public knowledge alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from companion.games.masterelf.art import ingredient
from companion.games.masterelf.choices import drawn, layouts, nexts
from companion.games.masterelf.input import Draft
from companion.games.masterelf.narration import several, sizes
from companion.games.view_values import Way, way
from companion.language.message_texts import Speech
from companion.screen import Choice
from engine.holding import kinds_and_count, without_none
from engine.masterelf.commands_and_events import (
    Command,
    Create,
    Discard,
    EndTurn,
    Event,
    GiftMade,
    Go,
    IngredientsLaid,
    Lay,
    Redistribute,
    Reward,
    Swap,
    Take,
    Taken,
)
from engine.masterelf.evolve import evolved
from engine.masterelf.making_gifts import payments
from engine.masterelf.pieces import CITY
from engine.masterelf.state import Match, Table
from engine.match import public
from engine.rule import Rejection

MOST = 5
"""The most swaps, or payments, that are offered beside a refusal."""


def alternatives(table: Table, command: Command, rejection: Rejection, speech: Speech) -> Iterator[Way]:
    """The legal alternatives to this refused command, the most likely first; none where the seat can only wait."""
    say = speech.say
    match rejection.rule.id:
        case "ME-BOARD-02" | "ME-MOVE-01" if isinstance(command, Go):
            for place in nexts(table):
                yield way(speech.name(place), Go(command.seat, place), spots=(place,))
        case "ME-TAKE-01" | "ME-TAKE-03":
            yield from _taking(table, command, speech)
        case "ME-GIFT-03" | "ME-GIFT-04" | "ME-CRYST-01" if isinstance(command, Create):
            yield from islice(_paying(table, command, speech), MOST)
        case "ME-GIFT-01" | "ME-SPEC-01" | "ME-SPEC-03" if table.phase == "end":
            yield way(say("me-act-end-turn"), EndTurn(table.turn))
        case "ME-HAND-01":
            surplus = table.seat(table.turn).surplus
            yield way(say("me-act-discard", cards=surplus), Discard(table.turn, count=surplus))
        case "ME-END-01":
            for each in layouts(table):
                yield way(say("me-act-laid-out", sizes=sizes(each)), Redistribute(each))
        case "ME-SPEC-02" if isinstance(command, Reward):
            yield from _rewarding(table, command, speech)


def numbers(match: Match, command: Command, speech: Speech) -> str:
    """Of which ingredient more cards would be known than the box has, and how many; "" where that follows only from
    what somebody's hand is known to hold."""
    table: Table = public(match).state
    match command:
        case Create(seat=seat, stack=stack, cards=cards, crystal=crystal):
            shown = without_none(cards)
            event: Event = GiftMade(seat, stack, table.stack(stack).top or "", shown, bool(crystal))
        case Take(seat=seat, ingredient=str(kind)):
            event, shown = Taken(seat, table.seat(seat).at, kind), {}
        case Lay(region=region, ingredients=cards):
            event, shown = IngredientsLaid(region, cards), {}
        case _:
            return ""
    after = evolved(table, event)
    kind = after.more_than_the_box(shown)
    if not kind:
        return ""
    return speech.say(
        "me-numbers-box", kind=kind, known=after.known(kind, shown), count=table.deck.ingredients[kind].count or 0
    )


def _taking(table: Table, command: Command, speech: Speech) -> Iterator[Way]:
    """Alternatives to a refused taking of cards: the cards in the pawn's region, or the swaps in the city."""
    seat, say = table.seat(table.turn), speech.say
    if seat.at == CITY:
        most = seat.hand.size if isinstance(command, Swap) else min(seat.hand.size, MOST - 1)
        for n in sorted(sorted(range(most + 1), key=lambda count: abs(count - _meant(command)))[:MOST]):
            yield way(say("me-swap", away=n), Swap(seat.id, count=n), detail=say("me-swap-more", drawn=drawn(table, n)))
        return
    region = table.regions[seat.at]
    for kind in region.known:
        yield way(speech.name(kind), Take(seat.id, kind), ingredient(table.deck, kind, speech))
    if region.unknown or not region.size:
        yield way(say("me-untold"), Take(seat.id))


def _meant(command: Command) -> int:
    """The number of cards that a refused swap puts away; 0 for other commands."""
    return kinds_and_count(command.discard, command.count)[1] if isinstance(command, Swap) else 0


def _paying(table: Table, command: Create, speech: Speech) -> Iterator[Way]:
    """Alternatives to a refused payment: the gift's other exact prices, as far as everybody can count the hand; and the
    end of the turn, as perhaps none of them is in it."""
    cards, hand = without_none(command.cards), table.seat(command.seat).hand.size
    for paid in payments(table, command.seat, command.stack):
        if (paid.cards, bool(paid.crystal)) != (cards, bool(command.crystal)) and sum(paid.cards.values()) <= hand:
            # Five buttons side by side have room for no drawing, nor for the crystal's word.
            yield way(("◆ " if paid.crystal else "") + several(paid.cards, speech), paid)
    yield way(speech.say("me-act-end-turn"), EndTurn(command.seat))


def _rewarding(table: Table, command: Reward, speech: Speech) -> Iterator[Way]:
    """Alternatives to a refused reward: the other places from which the player can take a gift as the reward. After the
    player has chosen a place, the screen asks which gift lies there.
    """
    for number, stack in enumerate(table.stacks, 1):
        if stack.left and number != command.source:
            yield Way(Choice("", speech.say("me-from-stack", stack=number)), Draft("reward", source=str(number)))
    if table.aside != 0 and command.source != "aside":
        yield Way(Choice("", speech.say("me-from-aside")), Draft("reward", source="aside"))
