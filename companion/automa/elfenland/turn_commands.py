"""A whole turn of an automatic player: one command, or in the moving phase all steps to the end of the move."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from companion.automa.elfenland.common_moves import hidden_kept
from companion.automa.elfenland.levels import Level, decide
from companion.automa.elfenland.seat_knowledge import Seen
from engine.common_commands import Event as HouseEvent
from engine.elfenland.commands_and_events import Command, Discard, Event, Kept
from engine.elfenland.game import Elfenland
from engine.elfenland.pieces import counter
from engine.match import Match


class Act(NamedTuple):
    """One command of an automatic player's turn: what the seat saw before it, the command, and its events as the seat
    knows them.
    """

    seen: Seen
    command: Command
    events: tuple[Event | HouseEvent, ...]


def turn(seen: Seen, level: Level, random: Random) -> tuple[Act, ...]:
    """The automatic player's commands for its whole turn, in order, with what it saw before each."""
    match = Match(Elfenland(seen.table.board), seen.table)
    acts: list[Act] = []
    while True:
        command = decide(seen, level, random)
        after = match.say(command)
        assert isinstance(after, Match), (command, after)
        assert after.last is not None
        acts.append(Act(seen, command, tuple(_own(seen, event) for event in after.last.events)))
        match = after
        going_on = match.state.phase == "move" and seen.id in match.state.speakers()
        if seen.table.phase != "move" or not going_on or isinstance(command, Discard):
            return tuple(acts)
        hand = match.state.seat(seen.id).hand.known
        seen = Seen(seen.atlas, match.state, seen.id, hand, seen.hidden, seen.laid)


def _own(seen: Seen, event: Event | HouseEvent) -> Event | HouseEvent:
    """The event completed by what only its own seat knows: the kind of the hidden counter that it keeps."""
    if isinstance(event, Kept) and event.origin == "hidden":
        return Kept(event.seat, "hidden", counter(hidden_kept(seen)))
    return event
