"""Acts in words, what the hands must move to undo them, and what lies where."""

from __future__ import annotations

from collections import Counter

from companion.language.speech import Speech
from engine.masterelf.state import Table
from engine.masterelf.words import (
    Bonus,
    Create,
    Discard,
    Drawn,
    EndTurn,
    GiftMade,
    Go,
    Lay,
    PutAway,
    Redistribute,
    Redistributed,
    Reward,
    Sort,
    Swap,
    Take,
    Taken,
    Top,
    Younger,
)
from engine.match import Entry


def tell(entry: Entry, speech: Speech) -> str:
    """The entry in words; cards put away or drawn by number alone. What no rule could be held to is marked so."""
    told = _told(entry, speech)
    if any(getattr(event, "unjudged", False) for event in entry.events):
        return speech.say("me-tell-unjudged", act=told)
    return told


def _told(entry: Entry, speech: Speech) -> str:
    said, say = entry.command, speech.say
    match said:
        case Top():
            return say("me-tell-top", stack=said.stack, gift=said.gift)
        case Lay():
            return say("me-tell-lay", region=said.region, kinds=several(said.ingredients, speech))
        case Go():
            return say("me-tell-go", seat=said.seat, place=said.to)
        case Take():
            taken = next((event for event in entry.events if isinstance(event, Taken)), None)
            if taken is None:
                return say("me-tell-take-nothing", seat=said.seat)
            return say("me-tell-take", seat=said.seat, region=taken.region, kind=taken.ingredient or "")
        case Swap():
            away = next(event.count for event in entry.events if isinstance(event, PutAway))
            drawn = next(event.count for event in entry.events if isinstance(event, Drawn))
            return say("me-tell-swap", seat=said.seat, away=away, drawn=drawn)
        case Create():
            made = next(event for event in entry.events if isinstance(event, GiftMade))
            cards = several(made.cards, speech)
            return say("me-tell-create", seat=said.seat, gift=made.gift, cards=cards, crystal=int(made.crystal))
        case Reward() if said.gift is None:
            return say("me-tell-decline", seat=said.seat)
        case Reward():
            return say("me-tell-reward", seat=said.seat, gift=said.gift or "", source=str(said.source))
        case Redistribute():
            laid = next(event for event in entry.events if isinstance(event, Redistributed))
            return say("me-tell-redistribute", sizes=sizes(laid.sizes))
        case EndTurn():
            return say("me-tell-end-turn", seat=said.seat)
        case Discard():
            away = next(event.count for event in entry.events if isinstance(event, PutAway))
            return say("me-tell-discard", seat=said.seat, cards=away)
        case Bonus():
            return say("me-tell-bonus", seat=said.seat, gift=said.gift)
        case Younger():
            return say("me-tell-younger", seat=said.seat)
        case Sort():
            return say("me-tell-sort-best" if said.collections is None else "me-tell-sort", seat=said.seat)
    raise AssertionError(f"{said} has no words")


def several(cards: object, speech: Speech) -> str:
    """Ingredients by kind: "2 water, 1 magic"."""
    assert isinstance(cards, dict)
    told = [speech.say("me-count", n=count, kind=kind) for kind, count in cards.items() if count]
    return ", ".join(told) or speech.say("me-no-cards")


def sizes(told: tuple[int, ...]) -> str:
    """Three stacks' sizes."""
    return ", ".join(map(str, told))


def seat_of(entry: Entry) -> str:
    """Whose act it was."""
    return str(getattr(entry.command, "seat", "") or "")


def put_back(after: Table, before: Table, speech: Speech) -> tuple[str, ...]:
    """What the hands move so that the table shows `before`: gifts, then pawns, regions, cards and crystals."""
    say, lines = speech.say, []
    if after.exhausted > before.exhausted or [s.left for s in after.stacks] != [s.left for s in before.stacks]:
        for number, (now, then) in enumerate(zip(after.stacks, before.stacks, strict=True), 1):
            if now.left != then.left:
                lines.append(say("me-back-stack", stack=number, left=then.left))
    for now, then in zip(after.seats, before.seats, strict=True):
        for gift in (Counter(now.gifts) - Counter(then.gifts)).elements():
            lines.append(say("me-back-gift", seat=now.id, gift=gift))
        if now.at != then.at:
            lines.append(say("me-back-pawn", seat=now.id, place=then.at))
        change = then.hand.size - now.hand.size
        if change:
            lines.append(say("me-back-cards-take" if change > 0 else "me-back-cards-give", seat=now.id, n=abs(change)))
        if then.crystal and not now.crystal:
            lines.append(say("me-back-crystal", seat=now.id))
    for region, here in after.regions.items():
        there = before.regions[region]
        if here.size != there.size:
            lines.append(say("me-back-region", region=region, n=there.size))
    return tuple(lines)


def lies(table: Table, speech: Speech) -> tuple[str, ...]:
    """What lies where: to lay out a table that was cleared away."""
    say = speech.say
    lines = [say("me-lies-turn", round=table.round, seat=table.turn)]
    for number, stack in enumerate(table.stacks, 1):
        lines.append(say("me-lies-stack", stack=number, left=stack.left, gift=stack.top or ""))
    for id, region in table.regions.items():
        known = several(dict(region.known), speech) if region.known else ""
        told = region.size - region.unknown
        lines.append(say("me-lies-region", region=id, told=told, known=known, unknown=region.unknown))
    for seat in table.seats:
        lines.append(
            say(
                "me-lies-seat",
                seat=seat.id,
                place=seat.at,
                cards=seat.hand.size,
                crystal=int(seat.crystal),
                gifts=", ".join(map(speech.name, seat.gifts)) or "",
                number=len(seat.gifts),
            )
        )
    return tuple(lines)
