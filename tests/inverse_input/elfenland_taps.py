"""A command of Elfenland turned back into the taps that enter it."""

from __future__ import annotations

from companion.games.elfenland.input import exact_price, keepable
from engine.elfenland.commands_and_events import (
    Collect,
    Command,
    Deal,
    Discard,
    Draw,
    DrawHidden,
    DrawRest,
    EndMove,
    GiveBack,
    Hand,
    Keep,
    KeepScore,
    NextRound,
    NextSeat,
    Obstruct,
    Pass,
    Place,
    Referee,
    Target,
    Travel,
    TurnUp,
)
from engine.elfenland.moving import is_caravan
from engine.elfenland.pieces import HAND_LIMIT, ROUNDS
from engine.elfenland.state import Seat, Table
from engine.holding import Counts

Taps = tuple[str, ...] | None


def taps(table: Table, said: Command) -> Taps:
    """The taps, from a blank draft; None for what no touch says: secrets, and acts of who is not in turn."""
    seat = getattr(said, "seat", None)
    cards = getattr(said, "cards", None) or {}
    if (seat is not None and seat not in table.speakers()) or any(count < 0 for count in cards.values()):
        return None
    match said:
        case Deal(hands=None) if table.phase == "deal":
            return ("deal",)
        case TurnUp() if table.phase in ("deal", "draw_hidden") and table.display.unknown:
            return ("display/0", f"ask/{said.kind}")
        case TurnUp() if table.phase == "draw" and table.display.unknown:
            return ("tell-display", f"ask/{said.kind}")
        case DrawHidden(kind=None) if table.phase == "draw_hidden":
            return ("drawn",)
        case Draw() if table.phase == "draw":
            return _draw(table, said)
        case DrawRest() if table.phase in ("draw_hidden", "draw"):
            return ("drawn-all",)
        case Place() if table.phase == "plan":
            return _place(table.seat(said.seat), said)
        case Obstruct() if table.phase == "plan":
            return ("obstacle", said.route)
        case Pass() if table.phase == "plan":
            return ("pass",)
        case Travel() if table.phase == "move" and not table.due:
            return _travel(table, table.seat(said.seat), said)
        case EndMove() if table.phase == "move" and not table.due:
            return ("end-move",)
        case Discard() if table.due:
            return _discard(table.seat(said.seat), said)
        case Keep() if len(table.asked) == 1 and (said.kind or "none") in keepable(table, table.seat(said.seat)):
            return (f"keep/{said.seat}/{said.kind or 'none'}", "finish")
        case Target() if unknown := table.targets_unknown():
            return (f"target/{said.seat}", said.town) if len(unknown) > 1 else (said.town,)
        case KeepScore() if table.phase == "deal":
            return ("menu", "keep-score")
    return None if table.refereed else _scored(table, said)


def _scored(table: Table, said: Command) -> Taps:
    """Of a table that keeps only scores."""
    match said:
        case Collect() | GiveBack() if table.phase == "score":
            seat = table.seat(said.seat)
            mistaken = said.town in seat.collected[seat.had :]
            return (said.town,) if mistaken == isinstance(said, GiveBack) else None
        case NextSeat() if table.phase == "score":
            return ("next-seat",)
        case NextRound() if table.phase == "score":
            return ("next-round", "round-begins") if table.round < ROUNDS else ("next-round",)
        case Referee() if table.phase == "score" and not any(seat.collected_now for seat in table.seats):
            return ("menu", "referee", "boots-right")
        case Hand() if table.phase == "hands" and 0 <= said.size <= HAND_LIMIT:
            return (f"hand/{said.seat}/{said.size}",)
    return None


def _draw(table: Table, said: Draw) -> Taps:
    if said.source == "display" and said.kind in table.display.known:
        return (f"display/{said.kind}",)
    if said.source == "display" and not table.display.unknown:
        return None
    first = "display/0" if said.source == "display" else "pile"
    return (first, f"ask/{said.kind or 'untold'}")


def _place(seat: Seat, said: Place) -> Taps:
    if said.hidden is False or (said.hidden and not (seat.hidden.size and seat.open.size)):
        return None
    return (f"kind/{said.kind}", *(("hidden",) if said.hidden else ()), said.route)


def _travel(table: Table, seat: Seat, said: Travel) -> Taps:
    route = table.board.routes[said.route]
    cards = {kind: count for kind, count in said.cards.items() if count}
    road = table.roads.get(route.id)
    if said.caravan is not None and said.caravan != bool(road and is_caravan(road, route, cards, None)):
        return None
    if cards == exact_price(table, seat, route):
        return (route.id,)
    if route.other_end(seat.town) is None or sum(cards.values()) > seat.hand.size:
        return None
    return ("otherwise", route.id, *_steps(cards), "pay")


def _discard(seat: Seat, said: Discard) -> Taps:
    if said.cards is None:
        return (f"discard/{seat.id}",) if said.count == seat.surplus else None
    cards = {kind: count for kind, count in said.cards.items() if count}
    if sum(cards.values()) > seat.surplus:
        return None
    return (f"discard-kinds/{seat.id}", *_steps(cards), "discard-these")


def _steps(cards: Counts) -> tuple[str, ...]:
    """The steppers' taps for these cards."""
    return tuple(f"card/{kind}+" for kind, count in cards.items() for _ in range(count))
