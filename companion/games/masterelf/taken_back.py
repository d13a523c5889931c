"""What players move back when actions of Master Elf are undone: one step after the other, from the last one back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from companion.games.masterelf.narration import several
from companion.language.message_texts import Speech
from engine.common_commands import Left
from engine.masterelf.commands_and_events import (
    BonusTaken,
    CityReshuffled,
    Drawn,
    GiftMade,
    PawnMoved,
    PutAway,
    Redistributed,
    Refilled,
    RewardTaken,
    Taken,
)
from engine.masterelf.state import Match, Table


class Step(Struct, frozen=True):
    """One move of pieces: the message `me-back-<what>` with `params`. Cards that everybody saw are named in `cards`, of
    others there is only a number.

    >>> Step("taken", {"seat": "1", "kind": "air", "region": "r1"}).what
    'taken'
    """

    what: str
    params: Mapping[str, str | int]
    cards: Mapping[str, int] = {}


def steps(after: Match, before: Match) -> tuple[Step, ...]:
    """The moves that lead from the table of `after` back to that of the earlier match `before`, in their order; the
    pawns, which hinder nobody, come last."""
    found: list[Step] = []
    moved: dict[str, None] = {}
    match = after
    while len(match) > len(before) and match.before is not None and match.last is not None:
        for event in reversed(match.last.events):
            if isinstance(event, PawnMoved):
                moved[event.seat] = None
            found += _back(event, match.before.state)
        match = match.before
    then: Table = before.state
    found += [Step("pawn", {"seat": seat, "place": then.seat(seat).at}) for seat in moved]
    return tuple(found)


def _back(event: object, then: Table) -> Iterator[Step]:
    """The moves that undo one event; `then` is the table before the action that it belongs to."""
    match event:
        case Taken():
            yield Step("taken", {"seat": event.seat, "kind": event.ingredient or "", "region": event.region})
        case Refilled():
            yield Step("refill", {"region": event.region, "n": event.count})
        case Drawn(count=n) if n:
            yield Step("drawn", {"seat": event.seat, "n": n})
        case PutAway(count=n) if n:
            yield Step("away", {"seat": event.seat, "n": n})
        case CityReshuffled():
            yield Step("shuffled", {"n": event.cards})
        case GiftMade():
            yield Step("made", {"seat": event.seat, "gift": event.gift, "stack": event.stack})
            if any(event.cards.values()):  # a table may have allowed to pay nothing
                yield Step("paid", {"seat": event.seat}, event.cards)
            if event.crystal:
                yield Step("crystal", {"seat": event.seat})
        case RewardTaken():
            yield Step("reward", {"seat": event.seat, "gift": event.gift, "source": str(event.source)})
        case BonusTaken():
            yield Step("bonus", {"seat": event.seat, "gift": event.gift})
        case Left():
            yield Step("away", {"seat": event.seat, "n": then.seat(event.seat).hand.size})
            if then.seat(event.seat).crystal:
                yield Step("crystal", {"seat": event.seat})
        case Redistributed():
            for number, stack in enumerate(then.stacks, 1):
                yield Step("stacks", {"stack": number, "left": stack.left, "gift": stack.top or ""})


def worded(step: Step, speech: Speech) -> str:
    """A step as a sentence."""
    cards = {"cards": several(step.cards, speech)} if step.cards else {}
    # A stack that was mixed is worded like what lies where.
    id = "me-lies-stack" if step.what == "stacks" else f"me-back-{step.what}"
    return speech.say(id, **step.params, **cards)
