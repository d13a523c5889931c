"""The guard against a second press of the button that has just ended a turn: it would end the next player's as well."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from companion.session.seated_game import SeatedGame
from engine.game import Command
from engine.match import Match

QUIET = 0.7
"""Seconds after a turn has ended within which the same button does nothing for the next player."""


class SecondPress:
    """The commands that were accepted since the last touch or button that counted; none after one that enters several
    at once, as its button says what it does for whom. `clock` counts seconds; with None every press counts, as where a
    program presses, which waits for what came of the press before."""

    def __init__(self, clock: Callable[[], float] | None) -> None:
        self._clock = clock
        self._since: tuple[tuple[float, Match], ...] = ()
        self._alone = True

    def accepted(self, match: Match) -> None:
        """Note that the last command of this match was accepted now, a player's or one that the game added."""
        if self._clock is not None and self._alone:
            self._since = (*self._since, (self._clock(), match))

    def counts(self, commands: tuple[Command, ...], game: SeatedGame) -> bool:
        """Whether these commands, entered now by one touch or button, count. They do not if they are a second press of
        one that ended a turn or a phase: the same for the seat that is in turn since then.
        """
        if self._clock is None:
            return True
        now, since, alone = self._clock(), self._since, len(commands) == 1
        if alone and any(
            now - at < QUIET and _is_new(match, commands[0], game) and _is_same(match, commands[0], game)
            for at, match in since
        ):
            return False
        self._since, self._alone = (), alone
        return True


def _is_new(match: Match, command: Command, game: SeatedGame) -> bool:
    """Whether it became the turn of the seat of `command`, or its phase began, with the last command of `match`."""
    if match.before is None:
        return False
    before, now, seat = match.before.prompt, game.match.prompt, getattr(command, "seat", "")
    came = seat not in before.seats if seat else before.seats != now.seats
    return came or (before.round, before.phase) != (now.round, now.phase)


def _is_same(match: Match, command: Command, game: SeatedGame) -> bool:
    """Whether the button that enters `command` is that of the last command of `match`: the two are equal but for their
    seats, or both are what the button for passing enters."""
    last = match.last.command if match.last is not None else None
    if last is None or match.before is None:
        return False
    if _without_seat(last) == _without_seat(command):
        return True
    tags = game.look.tag_input()
    states = match.before.state, game.match.state
    return tuple(tags.pressed(state, "pass", "") for state in states) == (last, command)


def _without_seat(command: Command) -> Command:
    return replace(command, seat="") if hasattr(command, "seat") else command
