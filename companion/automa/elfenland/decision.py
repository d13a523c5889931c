"""A whole turn of an automatic player, decided from what its seat knows, with the reason to tell the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Literal

from msgspec import Struct

from companion.automa.elfenland import beam_search, level_plans, level_reckons
from companion.automa.elfenland.choose_command import atlas_of, laid
from companion.automa.elfenland.levels import Level
from companion.automa.elfenland.seat_knowledge import Seen
from companion.automa.elfenland.turn_commands import Act, turn
from engine.elfenland.commands_and_events import (
    COMMANDS,
    Cards,
    Command,
    Kept,
    Obstruct,
    PieceCollected,
    Place,
    Travel,
    Travelled,
)
from engine.elfenland.match import Match
from engine.elfenland.routes import pack
from engine.elfenland.state import Road


class Why(Struct, frozen=True):
    """The reason for an automatic player's turn.

    `reason` is "chance", "way" (this road leads to `town`), "hinders" (the counter hinders `seat` on its way to
    `town`), "pieces" (`number` town pieces are collected) or "plan" (it suits its plan best).
    """

    reason: Literal["chance", "way", "hinders", "pieces", "plan"]
    town: str = ""
    seat: str = ""
    number: int = 0


class Decision(Struct, frozen=True):
    """An automatic player's turn: its commands in order, and the reason for them. `kept` is the kind of the hidden
    counter that it keeps, or "".
    """

    commands: tuple[COMMANDS, ...]
    why: Why
    kept: str = ""


def decided(
    public: Match, seat: str, hand: Mapping[str, int], hidden: Sequence[str], level: Level, seed: int
) -> Decision:
    """The decision for `seat`, which must be in turn, from the public match and the seat's own cards and hidden
    counters; `seed` is the start of the random numbers.

    A move of the boot is decided once, at its first step; asked again in the middle, the answer is the rest of that
    move.
    """
    start, gone = _move_began(public, seat)
    held = dict(hand)
    for step in gone:
        for kind, count in step.cards.items():
            held[kind] = held.get(kind, 0) + count
    acts = _turn(start, seat, held, hidden, level, seed)
    if [_step(act.command) for act in acts[: len(gone)]] != [(step.route, step.cards) for step in gone]:
        # The hands went another way, as after an undo in the middle of the move.
        acts = _turn(public, seat, hand, hidden, level, seed)
    else:
        acts = acts[len(gone) :]
    kept = [event.kind for event in acts[-1].events if isinstance(event, Kept) and event.origin == "hidden"]
    commands: list[Any] = [act.command for act in acts]
    return Decision(tuple(commands), _why(acts, level), kept[0] or "" if kept else "")


def _turn(
    public: Match, seat: str, hand: Mapping[str, int], hidden: Sequence[str], level: Level, seed: int
) -> tuple[Act, ...]:
    seen = Seen(atlas_of(public.state.board), public.state, seat, hand, hidden, laid(public))
    return turn(seen, level, Random(f"{seed} {seat} {len(public)}"))


def _move_began(public: Match, seat: str) -> tuple[Match, tuple[Travelled, ...]]:
    """The match as it was before the first step of the move that this seat is making, and its steps since, oldest
    first.
    """
    match, steps = public, list[Travelled]()
    while match.last is not None and match.before is not None and not public.state.due:
        made = [event for event in match.last.events if isinstance(event, Travelled) and event.seat == seat]
        if not made or public.state.phase != "move":
            break
        steps[:0] = made
        match = match.before
    return match, tuple(steps)


def _step(command: Command) -> tuple[str, Cards] | None:
    return (command.route, command.cards) if isinstance(command, Travel) else None


def _why(acts: Sequence[Act], level: Level) -> Why:
    """The reason to tell for the actions of a turn, from public information only."""
    seen, command = acts[0].seen, acts[0].command
    if level == "wanders":
        return Why("chance")
    if isinstance(command, Travel):
        collected = [event for act in acts for event in act.events if isinstance(event, PieceCollected)]
        return Why("pieces", number=len(collected))
    if isinstance(command, Place):
        roads = {**seen.table.roads, command.route: Road(command.kind)}
        rest = {kind: count - (kind == command.kind) for kind, count in seen.supply().items()}
        number = seen.atlas.number[command.route]
        own = level_reckons.purse(seen) if level == "reckons" else level_plans.purse(seen)
        if (
            beam_search.plan(seen.atlas, roads, own._replace(counters=pack(rest)), level_plans.NARROW).used >> number
            & 1
        ):
            return Why("way", _far_end(seen, number))
    if isinstance(command, Place | Obstruct):
        return _hinders(seen, command.route)
    return Why("plan")


def _far_end(seen: Seen, number: int) -> str:
    """The end of the road with this number, as a town id, where the seat still has a town piece to collect. If it has
    one at both ends or at neither, the end farther from the seat's boot."""
    away, left = seen.atlas.distance[seen.town], seen.left
    return seen.atlas.network.towns[max(seen.atlas.ends[number], key=lambda town: (left >> town & 1, away[town]))]


def _hinders(seen: Seen, route: str) -> Why:
    """The reason for a counter placed on this road to hinder: it names a town at one end whose piece another seat
    lacks, and that seat; of several, the seat whose boot is nearest to the other end. The reason "plan" if there is no
    such seat."""
    atlas, table = seen.atlas, seen.table
    ends = atlas.ends[atlas.number[route]]
    found: list[tuple[int, str, int]] = []
    for seat in table.present:
        if seat.id == seen.id:
            continue
        town, left = atlas.network.index[seat.town], atlas.network.left(seat.collected)
        found += [(atlas.distance[town][near], seat.id, far) for near, far in (ends, ends[::-1]) if left >> far & 1]
    if not found:
        return Why("plan")
    _, seat_id, far = min(found)
    return Why("hinders", atlas.network.towns[far], seat_id)
