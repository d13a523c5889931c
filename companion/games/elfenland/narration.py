"""Acts in words, and what the hands must move to undo them."""

from __future__ import annotations

from companion.language.speech import Speech
from engine.elfenland.score_words import Boot, Collect, GiveBack, Hand, KeepScore, NextRound, NextSeat, Referee
from engine.elfenland.state import Table
from engine.elfenland.words import (
    CatchUp,
    Deal,
    Discard,
    Draw,
    DrawHidden,
    DrawRest,
    EndMove,
    Keep,
    Kept,
    Obstruct,
    Pass,
    PieceCollected,
    Place,
    RoundBegan,
    Target,
    Travel,
    Travelled,
    TurnCame,
    TurnUp,
)
from engine.match import Entry


def tell(entry: Entry, speech: Speech) -> str:
    """The entry in words. Nothing secret: a kept hidden counter and discarded cards are told by number alone."""
    said, say = entry.command, speech.say
    match said:
        case Deal():
            return say("tell-deal")
        case TurnUp():
            return say("tell-turn-up", kind=said.kind)
        case DrawHidden():
            return say("tell-draw-hidden", seat=said.seat)
        case Draw():
            if said.kind is None:
                return say("tell-draw", seat=said.seat, source=said.source)
            return say("tell-draw-kind", seat=said.seat, source=said.source, kind=said.kind)
        case DrawRest():
            return say("tell-drawn")
        case Place():
            return say("tell-place", seat=said.seat, kind=said.kind, route=said.route)
        case Obstruct():
            return say("tell-obstacle", seat=said.seat, route=said.route)
        case Pass():
            return say("tell-pass", seat=said.seat)
        case Travel():
            return _travel(entry, speech)
        case EndMove():
            return say("tell-end-move", seat=said.seat)
        case Discard():
            count = said.count if said.cards is None else sum(said.cards.values())
            return say("tell-discard", seat=said.seat, cards=count or 0)
        case Keep():
            kept = next(event for event in entry.events if isinstance(event, Kept))
            if kept.origin == "open" and kept.kind:
                return say("tell-keep-kind", seat=said.seat, kind=kept.kind)
            return say("tell-keep", seat=said.seat, origin=kept.origin or "none")
        case Target():
            return say("tell-target", seat=said.seat, town=said.town)
        case CatchUp():
            told = said.table
            return say("tell-catch-up", round=told.round, phase=say(f"phase-{told.phase}"))
    return _scored(entry, speech)


def _scored(entry: Entry, speech: Speech) -> str:
    """Of a table that keeps only scores."""
    said, say = entry.command, speech.say
    match said:
        case KeepScore():
            return say("tell-keep-score")
        case Referee():
            return say("tell-referee")
        case Collect():
            return say("tell-collect", seat=said.seat, town=said.town)
        case GiveBack():
            return say("tell-give-back", seat=said.seat, town=said.town)
        case Boot():
            return say("tell-boot", seat=said.seat, town=said.town)
        case Hand():
            return say("tell-hand", seat=said.seat, cards=said.size)
        case NextSeat():
            seat = next(event.seat for event in entry.events if isinstance(event, TurnCame))
            return say("tell-next-seat", seat=seat)
        case NextRound():
            begun = next((event.round for event in entry.events if isinstance(event, RoundBegan)), 0)
            return say("tell-next-round", round=begun) if begun else say("tell-last-round")
    raise AssertionError(f"{said} has no words")


def _travel(entry: Entry, speech: Speech) -> str:
    travelled = next(event for event in entry.events if isinstance(event, Travelled))
    collected = int(any(isinstance(event, PieceCollected) for event in entry.events))
    told = {"seat": travelled.seat, "town": travelled.to, "collected": collected}
    if travelled.caravan:
        return speech.say("tell-caravan", **told, cards=sum(travelled.cards.values()))
    # A ruling lets stand what no price is: no card at all, or cards of several kinds.
    price = ", ".join(speech.say("way-pay", kind=kind, cards=count) for kind, count in travelled.cards.items())
    return speech.say("tell-travel", **told, price=price or speech.say("tell-no-card"))


def seat_of(entry: Entry) -> str:
    """Whose act it was."""
    return str(getattr(entry.command, "seat", "") or "")


def put_back(after: Table, before: Table, speech: Speech) -> tuple[str, ...]:
    """What the hands move so that the table shows `before`: roads first, then boots, pieces, cards and counters."""
    say, lines = speech.say, []
    for route in {**after.roads, **before.roads}:
        here, there = after.roads.get(route), before.roads.get(route)
        if here and there is None:
            lines.append(say("back-counter-off", kind=here.kind, route=route))
        if there and here is None:
            lines.append(say("back-counter-on", kind=there.kind, route=route))
        lying, lay = bool(here and here.obstacle), bool(there and there.obstacle)
        if lying != lay:
            lines.append(say("back-obstacle-off" if lying else "back-obstacle-on", route=route))
    for now, then in zip(after.seats, before.seats, strict=True):
        # Where only scores are kept, what is not followed is not put back either.
        followed = after.refereed and before.refereed
        if followed and now.town != then.town:
            lines.append(say("back-boot", seat=now.id, town=then.town))
        for word, some, others in (("", now, then), ("-take", then, now)):
            lines += [
                say(f"back-piece{word}", seat=now.id, town=town)
                for town in some.collected
                if town not in others.collected
            ]
        for what, change in (
            ("cards", then.hand.size - now.hand.size),
            ("counters", then.counters - now.counters),
        ):
            if followed and change:
                way = "take" if change > 0 else "give"
                lines.append(say(f"back-{what}-{way}", seat=now.id, n=abs(change)))
    if after.round != before.round:
        lines.append(say("back-round", round=before.round, seat=before.start_player))
    return tuple(lines)


def lies(table: Table, speech: Speech) -> tuple[str, ...]:
    """What lies where: to lay out a table that was cleared away."""
    say = speech.say
    lines = [say("lies-round", round=table.round, seat=table.start_player)]
    for seat in table.seats:
        if not table.refereed:
            lines.append(say("lies-score-seat", seat=seat.id, pieces=len(seat.collected)))
            continue
        lines.append(
            say(
                "lies-seat",
                seat=seat.id,
                town=seat.town,
                pieces=len(seat.collected),
                cards=seat.hand.size,
                counters=seat.counters,
            )
        )
    for route, road in table.roads.items():
        lines.append(say("lies-road", route=route, kind=road.kind, obstacle=int(road.obstacle)))
    return tuple(lines)
