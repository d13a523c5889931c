"""A command of Elfenland turned back into moves of tagged pieces and buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from companion.games.people import Player
from engine.elfenland.commands_and_events import (
    Command,
    Deal,
    Discard,
    Draw,
    DrawHidden,
    EndMove,
    Keep,
    Obstruct,
    Pass,
    Place,
    Travel,
)
from engine.elfenland.state import Match, Table
from tests.inverse_input.acts import Act, Things
from tests.inverse_input.taps import taps


def handed(
    match: Match, said: Command, things: Things, players: tuple[Player, ...], keeps: Mapping[str, str] = {}
) -> tuple[Act, ...] | None:
    """The acts, from a table on which nothing is half said; by touch what these things cannot say. None where not even
    a touch can. `keeps`: who has said already in this cleanup what is kept."""
    table, seat = match.state, getattr(said, "seat", None)
    if seat is None or seat in table.speakers():
        acts = tuple(_acts(table, said, things, players, keeps))
        if acts:
            return acts
    touches = taps(match, said)
    return None if touches is None else tuple(Act("tap", tap) for tap in touches)


def _acts(
    table: Table, said: Command, things: Things, players: tuple[Player, ...], keeps: Mapping[str, str]
) -> Iterator[Act]:
    match said:
        case Pass() if things.buttons and table.phase == "plan":
            yield Act("press", "pass")
        case EndMove() if things.buttons and table.phase == "move" and not table.due:
            yield Act("press", "pass")
        case Place(hidden=None) if table.phase == "plan":
            yield from _laid(table, f"counter/{said.kind}", said.route, things, _nth(table, said.kind))
        case Obstruct() if table.phase == "plan":
            yield from _laid(table, "obstacle", said.route, things, _nth(table, "obstacle"))
        case DrawHidden() if said.kind and things.readers and table.phase == "draw_hidden":
            yield from _shown(f"counter/{said.kind}", _nth(table, said.kind))
        case Draw() if said.kind and things.readers and table.phase == "draw" and table.display.may_hold(said.kind):
            yield from _shown(f"counter/{said.kind}", _nth(table, said.kind))
            if table.display.known:
                yield Act("tap", "which/0" if said.source == "display" else "which/1")
        case Draw(source="pile") if said.kind and things.readers and table.phase == "draw":
            yield from _shown(f"counter/{said.kind}", _nth(table, said.kind))
        case Deal() if said.hands and things.readers:
            dealt: Counter[str] = Counter()
            for id, cards in said.hands.items():
                yield from _speaks(id, things, players)
                kept = table.seat(id).hand.known
                yield from _swiped({kind: count - kept.get(kind, 0) for kind, count in cards.items()}, dealt)
            if len(said.hands) < len(table.seats):
                yield Act("tap", "deal")
        case Discard() if said.cards and things.readers and _right(table, said):
            yield from _speaks(said.seat, things, players)
            yield from _swiped(said.cards, Counter())
        case Travel() if things.readers and table.phase == "move" and not table.due and _plain(table, said):
            yield from _swiped(said.cards, Counter())
            yield from _shown(f"road/{said.route}")
        case Keep() if table.phase == "cleanup":
            kind = said.kind or "none"
            if kind in ("none", "hidden") or not things.readers:
                yield Act("tap", f"keep/{said.seat}/{kind}")
            else:
                yield from _speaks(said.seat, things, players)
                yield from _shown(f"counter/{kind}", _nth(table, kind))
            if all(seat in {**keeps, said.seat: kind} for seat in table.asked):
                yield Act("press", "confirm") if things.buttons else Act("tap", "finish")


def _laid(table: Table, means: str, route: str, things: Things, n: int) -> Iterator[Act]:
    if f"road/{route}" in things.board:
        yield Act("lay", means, f"road/{route}", n)
    elif things.readers:
        yield from _shown(means, n)
        yield Act("tap", route)


def _speaks(seat: str, things: Things, players: tuple[Player, ...]) -> Iterator[Act]:
    """Whose word it is, by the seat's button or its boot."""
    if things.buttons:
        yield Act("press", f"seat-{seat}")
    else:
        yield from _shown(f"boot/{players[int(seat) - 1].colour}")


def _nth(table: Table, kind: str) -> int:
    """Which piece of its kind is the next that does not lie on the board."""
    return 1 + sum(road.obstacle if kind == "obstacle" else road.kind == kind for road in table.roads.values())


def _shown(means: str, n: int = 1) -> Iterator[Act]:
    """Passed over a reader."""
    yield Act("lay", means, n=n)
    yield Act("lift", means, n=n)


def _swiped(cards: Mapping[Any, int], passed: Counter[str]) -> Iterator[Act]:
    """Passed over a reader one by one, none that was among those `passed` before: a card is in one hand only."""
    for kind, count in cards.items():
        for _ in range(count):
            passed[kind] += 1
            yield from _shown(f"card/{kind}", passed[kind])


def _right(table: Table, said: Discard) -> bool:
    """Whether exactly the surplus is put away; a reader takes no more and waits for less."""
    return said.seat in table.due and sum((said.cards or {}).values()) == table.seat(said.seat).surplus


def _plain(table: Table, said: Travel) -> bool:
    """Whether these cards, laid before the road, are just this sentence."""
    joins = table.board.routes[said.route].other_end(table.seat(said.seat).town) is not None
    return joins and sum(said.cards.values()) > 0 and min(said.cards.values()) >= 0 and said.caravan is None


def put_right(before: Table, after: Table, players: tuple[Player, ...], things: Things) -> tuple[Act, ...]:
    """What hands do on a sensed board once this has become of the game: roads that are cleared, boots that moved."""
    acts = []
    lying: dict[str, int] = {}
    for route, road in before.roads.items():
        there = after.roads.get(route)
        for means, stays in (
            (f"counter/{road.kind}", there is not None),
            *([("obstacle", there is not None and there.obstacle)] if road.obstacle else []),
        ):
            lying[means] = lying.get(means, 0) + 1
            if not stays:
                acts.append(Act("lift", means, f"road/{route}", lying[means]))
    for seat, then, player in zip(before.seats, after.seats, players, strict=True):
        if seat.town != then.town:
            acts.append(Act("lift", f"boot/{player.colour}", f"town/{seat.town}"))
            acts.append(Act("lay", f"boot/{player.colour}", f"town/{then.town}"))
    return tuple(act for act in acts if act.at in things.board)
