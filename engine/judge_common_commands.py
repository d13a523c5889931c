"""The judging of commands that any game has: changed rule options, rulings, renaming, leaving. Pure functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from engine import common_commands
from engine.game import C, E, Game, S
from engine.rule import Rejection, Unclear

if TYPE_CHECKING:
    from engine.match import Match

Answer = tuple[E | common_commands.Event, ...] | Rejection | Unclear


def judged(match: Match[S, C, E], command: common_commands.Command) -> Answer[E]:
    """The events of a command that all games have in common, or the reason why the command is refused.

    The reason is `Unclear`, except for a ruling (`Let`) on an action that the pieces make impossible: that ruling is
    refused with the `Rejection` of the action.
    """
    seat = getattr(command, "seat", None)
    if seat is not None and not any(each.id == seat for each in match.state.seats):
        return Unclear(f"There is no seat {seat!r}; the seats are 1 to {len(match.state.seats)}.")
    match command:
        case common_commands.Agree():
            return _agree(match, command)
        case common_commands.Let():
            return _let(match, command)
        case common_commands.Rename():
            return _rename(command)
        case common_commands.Leave():
            return _leave(match, command)
        case common_commands.Hints():
            return _hints(match, command)
    raise AssertionError(f"{command} is no house word")


def since(match: Match[S, C, E], switch: str, value: common_commands.Value) -> int | None:
    """The earliest round from which this value of a rule option can hold; 1 is the start of the game, None is never.

    It can hold from a round on if every command since then, judged again under this value, leads to the same events.
    Commands that the table ruled on or agreed to stay as recorded and are not judged again. In a public match, whose
    entries then need their commands (`engine.match.public`), only what the value changes in public counts.
    """
    later: Match[S, C, E] | None = match
    while later is not None and later.last is not None and later.before is not None:
        before, last = later.before, later.last
        if last.command is not None and not isinstance(last.command, common_commands.Command):
            under = _under(before.state, switch, value)
            if under is not before.state and _otherwise(match.game, before.state, under, last.command, last.events):
                following = before.prompt.round + 1
                return following if _can_begin(match, following) else None
        later = before
    return 1


def _otherwise(
    game: Game[S, C, E], state: S, under: S, command: C, recorded: tuple[E | common_commands.Event, ...]
) -> bool:
    """Whether a recorded command would have other events in the state `under`, in which one rule option differs."""
    events = game.decide(under, command)
    # Recorded events may differ for another reason: their secrets were left out, or an earlier version judged them.
    return events != recorded and events != game.decide(state, command)


def _can_begin(match: Match[S, C, E], round: int) -> bool:
    """Whether a changed rule option can hold from this round on: False for a round after the game's last one."""
    now, final = match.prompt, match.game.last_round
    if round <= now.round:
        return True
    return not now.over and (final is None or round <= final)


def _under(state: S, switch: str, value: common_commands.Value) -> S:
    """The state with the rule option set to this value; the same object if it has that value already."""
    if state.options.get(switch) == value:
        return state
    return replace(state, options={**state.options, switch: value})


def _agree(match: Match[S, C, E], command: common_commands.Agree) -> Answer[E]:
    switch, value, known = command.switch, command.value, match.game.switches
    if switch not in known:
        if switch in match.state.options:
            return Unclear(f"{switch} is fixed when a game begins. What can be agreed on later: {', '.join(known)}.")
        return Unclear(f"There is no switch {switch!r}; those that can be agreed on are {', '.join(known)}.")
    # Type and value: 1 is no true here.
    if not any(type(value) is type(choice) and value == choice for choice in known[switch]):
        return Unclear(f"The switch {switch} cannot be {value!r}; it is one of {known[switch]}.")
    coming = any(each.switch == switch for each in match.state.house.coming)
    if value == match.state.options[switch] and not coming:
        return Unclear(f"The switch {switch} is {value!r} already.")
    earliest = since(match, switch, value)
    if earliest is None:
        return Unclear(f"{switch} = {value!r} is no longer possible in this game: it was played differently.")
    if command.since < earliest:
        return Unclear(
            f"{switch} = {value!r} is not possible from round {command.since}: the game was played differently then. "
            f'It is possible from round {earliest} ("from": {earliest}).'
        )
    if not _can_begin(match, command.since):
        return Unclear(f"No round {command.since} will come in this game.")
    return (common_commands.Agreed(switch, value, command.since),)


def act(game: Game[S, C, E], ruling: common_commands.Let) -> C | common_commands.Command:
    """The game's own command that a ruling (`Let`) allows. Raises msgspec.ValidationError if the ruling holds no
    command of this game."""
    found: C | common_commands.Command = msgspec.convert(ruling.command, game.commands)
    return found


def _let(match: Match[S, C, E], ruling: common_commands.Let) -> Answer[E]:
    try:
        command = act(match.game, ruling)
    except msgspec.ValidationError as wrong:
        return Unclear(f"What is allowed anyway must be a command of this game: {wrong}.")
    if isinstance(command, common_commands.Command):
        return Unclear("Only an action of the game itself can be allowed anyway.")
    refused = match.game.decide(match.state, command)
    if isinstance(refused, Unclear):
        return refused
    if not isinstance(refused, Rejection):
        return Unclear("This is legal: say it without a ruling.")
    would = match.game.would(match.state, command, refused)
    if would is None:
        return refused
    return common_commands.Ruled(refused.rule.id, getattr(command, "seat", "")), *would


def _rename(command: common_commands.Rename) -> tuple[common_commands.Renamed] | Unclear:
    if command.name is None and command.colour is None:
        return Unclear("Give the new name or the new colour.")
    name = None if command.name is None else " ".join(command.name.split())
    if name == "":
        return Unclear("A name needs at least one letter.")
    if command.colour is not None and command.colour not in common_commands.COLOURS:
        return Unclear(f"There is no colour {command.colour!r}; the colours are {', '.join(common_commands.COLOURS)}.")
    return (common_commands.Renamed(command.seat, name, command.colour),)


def _leave(match: Match[S, C, E], command: common_commands.Leave) -> Answer[E]:
    gone = match.state.house.gone
    if command.seat in gone:
        return Unclear(f"Seat {command.seat} has already left.")
    if len(gone) + 1 == len(match.state.seats):
        return Unclear("Somebody must stay to finish the game.", "unclear-last")
    if match.prompt.over and not match.prompt.seats:
        return Unclear("The game is over: everyone may leave.")
    return match.game.leave(match.state, command.seat)


def _hints(match: Match[S, C, E], command: common_commands.Hints) -> Answer[E]:
    seat, level = command.seat, command.level
    if level == match.state.house.hints.get(seat, 0):
        return Unclear(f"The hints of seat {seat} are of level {level} already.")
    return (common_commands.HintsAgreed(seat, level),)
