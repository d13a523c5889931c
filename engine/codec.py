"""Commands, events and entries as JSON, and back."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import get_args

import msgspec

from engine.common_commands import Command, Event
from engine.game import C, E, Entry, Game, S

_decoder = cache(msgspec.json.Decoder)


def read_command(game: Game[S, C, E], line: bytes | str) -> C | Command:
    """The command in a JSON object like `{"do": "pass", "seat": "2"}`. Raises ValueError with one sentence on what is
    wrong with it."""
    try:
        found: C | Command = _decoder(game.commands).decode(line)
        return found
    except msgspec.ValidationError as wrong:
        if "`$.do`" in str(wrong):
            raise ValueError(f"There is no such command; `do` is one of {', '.join(_names(game.commands))}.") from None
        raise ValueError(f"This is not a command of this game: {wrong}.") from None
    except RecursionError as wrong:
        raise ValueError(f"This is not a command of this game: {wrong}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise ValueError(f"This line is not a JSON object: {wrong}.") from None


def _names(commands: object) -> list[str]:
    return [str(command.__struct_config__.tag) for command in get_args(commands)]


def read_events(game: Game[S, C, E], text: bytes | str) -> tuple[E | Event, ...]:
    """The events of a JSON list. Raises ValueError with one sentence on what is wrong with it."""
    try:
        found: list[E | Event] = _decoder(_events(game.events)).decode(text)
        return tuple(found)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise ValueError(f"These are not events of {game.name}: {wrong}.") from None


@cache
def _events(own: type) -> object:
    """The type of a list of events: those of the game, whose base is `own`, and those that any game has."""
    kinds: tuple[type, ...] = (*own.__subclasses__(), *Event.__subclasses__())
    return list[reduce(or_, kinds)]  # type: ignore[misc]  # a type made of values


def read_entry(game: Game[S, C, E], command: bytes | str, events: bytes | str) -> Entry[C, E]:
    """An entry from its two JSON halves. Raises ValueError."""
    said, recorded = read_command(game, command), read_events(game, events)
    return Entry(said, recorded)


write = msgspec.json.Encoder().encode
"""A command, an event, a list of events or a state as JSON, without a line end."""
