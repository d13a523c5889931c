"""Commands, events and entries as JSON, and back."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

import msgspec

from engine.game import Command, Entry, Event, Game

_encode = msgspec.json.Encoder().encode


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def read_command(game: Game, line: bytes | str) -> Command:
    """The command in a JSON object like `{"do": "pass", "seat": "2"}`. Raises ValueError with one sentence on what is
    wrong with it."""
    try:
        return _decoder(game.commands).decode(line)
    except msgspec.ValidationError as wrong:
        if "`$.do`" in str(wrong):
            raise ValueError(f"There is no such command; `do` is one of {', '.join(_names(game))}.") from None
        raise ValueError(f"This is not a command of this game: {wrong}.") from None
    except RecursionError as wrong:
        raise ValueError(f"This is not a command of this game: {wrong}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise ValueError(f"This line is not a JSON object: {wrong}.") from None


def _names(game: Game) -> list[str]:
    return [str(command.__struct_config__.tag) for command in get_args(game.commands)]


def read_events(game: Game, text: bytes | str) -> tuple[Event, ...]:
    """The events of a JSON list. Raises ValueError with one sentence on what is wrong with it."""
    try:
        return tuple(_decoder(list[game.events]).decode(text))  # type: ignore[name-defined]  # a type made of a value
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise ValueError(f"These are not events of {game.name}: {wrong}.") from None


def read_entry(game: Game, command: bytes | str, events: bytes | str) -> Entry:
    """An entry from its two JSON halves. Raises ValueError."""
    return Entry(read_command(game, command), read_events(game, events))


def write(thing: Any) -> bytes:
    """A command, an event, a list of events or a state as JSON, without a line end."""
    return _encode(thing)
