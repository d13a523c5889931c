"""Master Elf in words: the set-up, what was played, what lies where, and what to move back after an undo."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial

from msgspec import Struct

from companion.games.layout_diff import Change, Layout
from companion.games.words.history_in_words import by_convention
from companion.language.message_texts import Speech
from companion.piece import Piece
from engine.common_commands import Left
from engine.holding import Counts
from engine.masterelf.commands_and_events import (
    BonusTaken,
    CatchUp,
    CityReshuffled,
    Create,
    Discard,
    Drawn,
    GiftMade,
    Go,
    Lay,
    LayBonus,
    PawnMoved,
    PutAway,
    Redistribute,
    Redistributed,
    Refilled,
    Reward,
    RewardTaken,
    Sort,
    Swap,
    Take,
    Taken,
)
from engine.masterelf.pieces import HAND_DEALT
from engine.masterelf.state import Entry, Match, Table


def tell(entry: Entry, speech: Speech) -> str:
    """An entry of the game's history in words; of cards put away or drawn only the number is given.

    It says so if a command could not be checked because the deck does not list the gift.
    """
    text = _text(entry, speech)
    if any(getattr(event, "unjudged", False) for event in entry.events):
        return speech.say("me-tell-unjudged", act=text)
    return text


def _text(entry: Entry, speech: Speech) -> str:
    command, events, tell = entry.command, entry.events, partial(by_convention, entry, speech, "me-")
    match command:
        case Lay():
            return tell(kinds=several(command.ingredients, speech))
        case Go():
            return tell(place=command.to)
        case Take():
            taken = next((event for event in events if isinstance(event, Taken)), None)
            return tell("-nothing") if taken is None else tell(kind=taken.ingredient or "")
        case Swap():
            away = next(event.count for event in events if isinstance(event, PutAway))
            drawn = next(event.count for event in events if isinstance(event, Drawn))
            return tell(away=away, drawn=drawn)
        case Create():
            made = next(event for event in events if isinstance(event, GiftMade))
            return tell(cards=several(made.cards, speech), crystal=int(made.crystal))
        case Reward() if command.gift is None:
            return speech.say("me-tell-decline", seat=command.seat)
        case Reward():
            return tell(source=str(command.source))
        case Redistribute():
            laid = next(event for event in events if isinstance(event, Redistributed))
            return tell(sizes=sizes(laid.sizes))
        case Discard():
            return tell(cards=next(event.count for event in events if isinstance(event, PutAway)))
        case LayBonus():
            return tell(gifts=", ".join(map(speech.name, command.gifts)))
        case CatchUp():
            phase = speech.say(f"me-phase-{command.table.phase}")
            return speech.say("tell-catch-up", round=command.table.round, phase=phase)
        case Sort() if command.collections is None:
            return tell("-best")
    return tell()


def several(cards: Counts, speech: Speech) -> str:
    """The cards by kind in words: "2 water, 1 magic"."""
    counts = [speech.say("me-count", n=count, kind=kind) for kind, count in cards.items() if count]
    return ", ".join(counts) or speech.say("me-no-cards")


def sizes(stacks: tuple[int, ...]) -> str:
    """The number of gifts in each of the three stacks, as text: "3, 3, 2"."""
    return ", ".join(map(str, stacks))


def layout(table: Table) -> Layout:
    """The pieces at each place: gifts on stacks, pawns at places, cards in regions, and gifts, cards and crystal of
    each seat, `{Piece("stack", "1"): {Piece("gift"): 4}}`."""
    seats = {
        Piece("seat", seat.id): {
            **{Piece("gift", gift): count for gift, count in Counter(seat.gifts).items()},
            Piece("card"): seat.hand.size,
            Piece("crystal"): int(seat.crystal),
        }
        for seat in table.seats
    }
    stacks = {Piece("stack", str(number)): {Piece("gift"): stack.left} for number, stack in enumerate(table.stacks, 1)}
    regions = {Piece("region", id): {Piece("card"): region.size} for id, region in table.regions.items()}
    pawns: dict[Piece, dict[Piece, int]] = {}
    for seat in table.seats:
        pawns.setdefault(Piece("place", seat.at), {})[Piece("seat", seat.id)] = 1
    return {**stacks, **pawns, **seats, **regions}


def back(change: Change, speech: Speech) -> str:
    """The instruction, in words, that undoes one change of what lies on the table; "" where another change's line
    covers it.
    """
    say, put = speech.say, change.more > 0
    where, spot, sort, which = change.place.kind, change.place.name, change.piece.kind, change.piece.name
    match where, sort:
        case "stack", _:
            return say("me-back-stack", stack=int(spot), left=change.want)
        case "region", _:
            return say("me-back-region", region=spot, n=change.want)
        case "place", _:
            return say("me-back-pawn", seat=which, place=spot) if put else ""
        case _, "card":
            return say("me-back-cards-take" if put else "me-back-cards-give", seat=spot, n=abs(change.more))
        case _, "crystal":
            return say("me-back-crystal", seat=spot) if put else ""
    return "" if put else say("me-back-gift", seat=spot, gift=which)


class Step(Struct, frozen=True):
    """One move of pieces that undoes an event: the message `me-back-<what>` with `params`. Cards that everybody saw are
    named in `cards`, of others there is only a number.

    >>> Step("taken", {"seat": "1", "kind": "air", "region": "r1"}).what
    'taken'
    """

    what: str
    params: Mapping[str, str | int]
    cards: Mapping[str, int] = {}


def taken_back(after: Match, before: Match) -> tuple[Step, ...]:
    """The moves that lead from the table of `after` back to that of the earlier match `before`, in their order; the
    pawns, which hinder nobody, come last."""
    found: list[Step] = []
    moved: dict[str, None] = {}
    match = after
    while len(match) > len(before) and match.before is not None and match.last is not None:
        for event in reversed(match.last.events):
            if isinstance(event, PawnMoved):
                moved[event.seat] = None
            found += _steps_back(event, match.before.state)
        match = match.before
    then: Table = before.state
    found += [Step("pawn", {"seat": seat, "place": then.seat(seat).at}) for seat in moved]
    return tuple(found)


def _steps_back(event: object, then: Table) -> Iterator[Step]:
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


def step_in_words(step: Step, speech: Speech) -> str:
    """A step as a sentence."""
    cards = {"cards": several(step.cards, speech)} if step.cards else {}
    # A stack that was mixed is worded like what lies where.
    id = "me-lies-stack" if step.what == "stacks" else f"me-back-{step.what}"
    return speech.say(id, **step.params, **cards)


def table_check(table: Table, speech: Speech) -> tuple[str, ...]:
    """What lies where, in words, one line a stack, a region and a seat, for players who set up again a table that was
    cleared away.
    """
    say = speech.say
    if table.scores_only:
        return (say("me-lies-score", round=table.round),)
    lines = [say("me-lies-turn", round=table.round, seat=table.turn)]
    for number, stack in enumerate(table.stacks, 1):
        lines.append(say("me-lies-stack", stack=number, left=stack.left, gift=stack.top or ""))
    for id, region in table.regions.items():
        known = several(region.known, speech) if region.known else ""
        seen = region.size - region.unknown
        lines.append(say("me-lies-region", region=id, told=seen, known=known, unknown=region.unknown))
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


def setup(table: Table, speech: Speech) -> tuple[str, ...]:
    """The steps of the set-up, one line each, in the order of the rulebook."""
    say = speech.say
    return (
        say("me-setup-side", side=table.side),
        say("me-setup-stacks", gifts=table.stacks[0].left),
        say("me-setup-aside"),
        say("me-setup-hands", cards=HAND_DEALT),
        say("me-setup-regions", regions=len(table.regions)),
        say("me-setup-city"),
        say("me-setup-each"),
        say("me-setup-start", seat=table.start_player),
    )
