"""A command of Master Elf turned back into the taps that enter it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from companion.games.masterelf.art import kinds_of
from companion.games.masterelf.choices import Payment, gifts, layouts, movable, moved, payments, unlisted
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
    Swap,
    Take,
    Top,
    Younger,
)
from engine.masterelf.pieces import CITY, PRICE
from engine.masterelf.state import Table
from engine.masterelf.taking import lay

Taps = tuple[str, ...] | None


def taps(table: Table, said: Command) -> Taps:
    """The taps, from a blank draft; None for what no touch says: secrets, acts out of turn, what is not offered."""
    seat = getattr(said, "seat", None)
    if seat is not None and seat not in table.speakers() and not isinstance(said, Sort | Younger):
        return None
    match said:
        case Top() if not table.ended:
            stack = table.stack(said.stack)
            offered = (*gifts(table, said.stack), unlisted(table))
            asked = stack.left and stack.top is None and said.gift in offered
            return (f"stack/{said.stack}", f"gift/{said.gift}") if asked else None
        case Lay() if not table.ended and said.region in table.regions:
            return _lay(table, said)
        case Go() if table.phase == "move" and said.to in (CITY, *table.regions):
            return (said.to,)
        case Take() if table.phase == "take" and table.seat(said.seat).at != CITY:
            return _take(table, said)
        case Swap() if table.phase == "take" and table.seat(said.seat).at == CITY:
            return _swap(table, said)
        case Create() if table.phase == "create" and table.stack(said.stack).top is not None:
            return _create(table, said)
        case EndTurn() if table.phase in ("create", "end"):
            return ("end-turn",)
        case Discard() if table.phase == "discard":
            return _discard(table, said)
        case Redistribute() if table.phase == "redistribute":
            sizes = said.sizes or layouts(table)[0]
            return (f"sizes/{'-'.join(map(str, sizes))}",) if sizes in layouts(table) else None
        case Reward() if table.phase == "reward":
            return _reward(table, said)
        case Sort() if table.phase == "over":
            return _sort(table, said)
        case Younger() if said.seat in table.equals:
            return (*_read(table), f"younger/{said.seat}")
        case Bonus() if table.phase == "bonus" and not table.equals and said.gift in (*gifts(table), unlisted(table)):
            return (*_read(table), f"gift/{said.gift}")
    return None


def _read(table: Table) -> tuple[str, ...]:
    """The touch that closes the sheet of the game's end, before the first bonus card."""
    return ("bonus", "bonus-skip") if len(table.choosing) == len(table.present) and table.younger is None else ()


def _lay(table: Table, said: Lay) -> Taps:
    told = sum(said.ingredients.values())
    unknown = table.regions[said.region].unknown
    if not 0 < told <= unknown or not set(_some(said.ingredients)) <= set(kinds_of(table.deck)):
        return None
    kinds = [kind for kind, count in said.ingredients.items() for _ in range(count)]
    accepted = [isinstance(lay(table, Lay(said.region, Counter(kinds[:n]))), tuple) for n in range(1, told + 1)]
    taps = tuple(f"lay/{kind}" for kind in kinds)
    if not all(accepted):  # the touch of a card that cannot lie there is refused
        return ("tell", said.region, *taps[: accepted.index(False) + 1])
    return ("tell", said.region, *taps, *(("laid",) if told < unknown else ()))


def _take(table: Table, said: Take) -> Taps:
    region = table.regions[table.seat(said.seat).at]
    if said.ingredient is None:
        return ("take/untold",) if region.unknown or not region.size else None
    return (f"take/{said.ingredient}",) if said.ingredient in kinds_of(table.deck) else None


def _swap(table: Table, said: Swap) -> Taps:
    size = table.seat(said.seat).hand.size
    if said.drawn is not None:
        return None
    if said.discard is None:
        return (f"swap/{said.count}",) if (said.count or 0) <= size else None
    if sum(said.discard.values()) > size or not set(_some(said.discard)) <= set(kinds_of(table.deck)):
        return None
    return ("away", *_steps(said.discard), "swap-these")


def _create(table: Table, said: Create) -> Taps:
    cards, stack = _some(said.cards), table.stack(said.stack)
    offered = payments(table, said.seat, stack.top or "")
    meant = Payment(cards, bool(said.crystal))
    if meant in offered:
        return (f"stack/{said.stack}", f"pay/{offered.index(meant)}")
    if sum(cards.values()) > PRICE + 1 or not set(cards) <= set(kinds_of(table.deck)):
        return None
    crystal = ("crystal",) if said.crystal else ()
    if said.crystal and not table.seat(said.seat).crystal:
        return None
    return (f"stack/{said.stack}", *(("otherwise",) if offered else ()), *_steps(cards), *crystal, "pay-these")


def _discard(table: Table, said: Discard) -> Taps:
    surplus = table.seat(said.seat).surplus
    if said.cards is None:
        return ("discard",) if said.count == surplus else None
    if sum(said.cards.values()) > surplus or not set(_some(said.cards)) <= set(kinds_of(table.deck)):
        return None
    return ("discard-kinds", *_steps(said.cards), "discard-these")


def _reward(table: Table, said: Reward) -> Taps:
    if said.gift is None:
        return ("decline",)
    stack = said.source if isinstance(said.source, int) else None
    if said.gift not in (*gifts(table, stack), unlisted(table)):
        return None
    return (f"from/{said.source}", f"gift/{said.gift}")


def _sort(table: Table, said: Sort) -> Taps:
    """A seat is touched, and one of its gifts; a sorting that differs in more gifts is said one by one."""
    if said.collections is None:
        return (f"seat/{said.seat}", f"best/{said.seat}") if table.seat(said.seat).sorting is not None else None
    for gift, other in movable(table, said.seat):
        if moved(table, said.seat, gift, other) == said.collections:
            return f"seat/{said.seat}", f"sort/{said.seat}/{gift}/{other}"
    return None


def _some(cards: Mapping[str, int]) -> dict[str, int]:
    return {kind: count for kind, count in cards.items() if count}


def _steps(cards: Mapping[str, int]) -> tuple[str, ...]:
    """The steppers' taps for these cards."""
    return tuple(f"card/{kind}+" for kind, count in cards.items() for _ in range(count))
