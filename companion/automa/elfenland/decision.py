"""The decision of an automatic player: a command, or a whole turn with the reason to tell the table.

It is a pure function of the level, the public match, the seat's own pieces and a seed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct

from companion.automa.elfenland.common_moves import hidden_kept
from companion.automa.elfenland.levels import Level, decide
from companion.automa.elfenland.reasons import Why, reason
from companion.automa.elfenland.seat_knowledge import Seen
from engine.common_commands import Event as HouseEvent
from engine.elfenland.commands_and_events import (
    COMMANDS,
    Cards,
    Command,
    Dealt,
    Discard,
    Event,
    Kept,
    PieceCollected,
    Placed,
    RoundBegan,
    Travel,
    Travelled,
)
from engine.elfenland.game import elfenland
from engine.elfenland.pieces import counter
from engine.elfenland.state import Match
from engine.rule import Rejection, Unclear


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
    pieces = sum(isinstance(event, PieceCollected) for act in acts for event in act.events)
    why = reason(acts[0].seen, acts[0].command, level, pieces)
    return Decision(tuple(commands), why, kept[0] or "" if kept else "")


def _turn(
    public: Match, seat: str, hand: Mapping[str, int], hidden: Sequence[str], level: Level, seed: int
) -> tuple[Act, ...]:
    return turn(_seen(public, seat, hand, hidden), level, _random(public, seat, seed))


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


class Act(NamedTuple):
    """One command of an automatic player's turn: what the seat saw before it, the command, and its events as the seat
    knows them.
    """

    seen: Seen
    command: Command
    events: tuple[Event | HouseEvent, ...]


def turn(seen: Seen, level: Level, random: Random) -> tuple[Act, ...]:
    """The automatic player's commands for its whole turn, in order, with what it saw before each."""
    match = Match(elfenland(), seen.table)
    acts: list[Act] = []
    while True:
        command = decide(seen, level, random)
        after = match.say(command)
        assert not isinstance(after, Rejection | Unclear), (command, after)
        assert after.last is not None
        acts.append(Act(seen, command, tuple(_own(seen, event) for event in after.last.events)))
        match = after
        going_on = match.state.phase == "move" and seen.id in match.state.speakers()
        if seen.table.phase != "move" or not going_on or isinstance(command, Discard):
            return tuple(acts)
        hand = match.state.seat(seen.id).hand.known
        seen = Seen(match.state, seen.id, hand, seen.hidden, seen.laid)


def _own(seen: Seen, event: Event | HouseEvent) -> Event | HouseEvent:
    """The event completed by what only its own seat knows: the kind of the hidden counter that it keeps."""
    if isinstance(event, Kept) and event.origin == "hidden":
        return Kept(event.seat, "hidden", counter(hidden_kept(seen)))
    return event


def advise(
    public: Match, seat: str, hand: Mapping[str, int], hidden: Sequence[str], level: Level, seed: int
) -> Command:
    """The command that an automatic player of this level chooses for `seat`, which must be in turn.

    `public` is the match without hidden information; `hand` counts the seat's cards by kind, `hidden` lists the kinds
    of its hidden counters. Equal arguments give equal commands.
    """
    return decide(_seen(public, seat, hand, hidden), level, _random(public, seat, seed))


def _seen(public: Match, seat: str, hand: Mapping[str, int], hidden: Sequence[str]) -> Seen:
    return Seen(public.state, seat, hand, hidden, _laid(public))


def _random(public: Match, seat: str, seed: int) -> Random:
    return Random(f"{seed} {seat} {len(public)}")


def _laid(public: Match) -> dict[str, list[tuple[str, str]]]:
    """By seat, the counters that it placed in this round, in order, each as its kind and the id of its road."""
    found: dict[str, list[tuple[str, str]]] = {}
    match: Match | None = public
    while match is not None and match.last is not None:
        for event in match.last.events[::-1]:
            if isinstance(event, Placed):
                found.setdefault(event.seat, []).insert(0, (event.kind, event.route))
            elif isinstance(event, RoundBegan | Dealt):
                return found
        match = match.before
    return found
