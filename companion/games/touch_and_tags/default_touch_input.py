"""Input for any game: touches and tags fill the fields (slots) of a command until it is complete."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from companion.games.touch_and_tags.touch_result import Say
from companion.screen import Does, ScreenAction, name_of
from engine.game import Ask, C, E, Game, S, Slot

Values = Mapping[str, object]
"""The values of a command's slots by name: `{"from": "a1"}`."""


class Draft(Struct, frozen=True):
    """An unfinished command: the values of the fields (slots) filled so far. `laid` are the pieces on readers
    ("stone/1").
    """

    values: Values = {}
    laid: tuple[str, ...] = ()


BLANK = Draft()


class Enter(ScreenAction, frozen=True):
    """A button that enters the command with this name, which has no fields; it is no word of a page, even if it is
    spelled like one."""

    command: str

    @property
    def name(self) -> str:
        """The name of the command."""
        return self.command


def touch(game: Game[S, C, E], state: S, draft: Draft, does: Does) -> Draft | Say | None:
    """The unfinished command after a touch, or the complete command; None if no command uses the touch.

    A touch of one of its choices fills the next field of a command; a command without fields is entered by a touch of
    its name. A touch that does not fit the fields filled so far begins a new command; "cancel" drops them.
    """
    if does == "cancel":
        return BLANK
    id = name_of(does)
    for values in (draft.values, {}) if draft.values else ({},):
        for ask in _asks(game, state):
            slots = _open(ask, values)
            if slots is None or (not slots and ask.command != id):
                continue
            choice = next((each for each in slots[0].choices if str(each) == id), None) if slots else id
            if choice is None:
                continue
            filled = {**values, slots[0].name: choice} if slots else values
            if len(slots) > 1:
                return replace(draft, values=filled)
            return Say((_command(game, state, ask, filled),))
    return None


def legal(game: Game[S, C, E], state: S, draft: Draft) -> frozenset[str]:
    """The ids of the touches that can lead from this unfinished command to a legal one."""
    found = set()
    for ask in _awaited(game, state):
        slots = _open(ask, draft.values)
        for choice in slots[0].choices if slots else ():
            rest = product(*(slot.choices for slot in slots[1:])) if slots else ()
            for others in rest:
                names = (slot.name for slot in slots or ())
                values = {**draft.values, **dict(zip(names, (choice, *others), strict=True))}
                if isinstance(game.decide(state, _command(game, state, ask, values)), tuple):
                    found.add(str(choice))
                    break
    return frozenset(found)


def buttons(game: Game[S, C, E], state: S) -> tuple[str, ...]:
    """The names of the awaited commands without fields, which get a button each."""
    return tuple(ask.command for ask in _awaited(game, state) if _open(ask, {}) == ())


def variants(game: Game[S, C, E], state: S, command: C) -> Iterator[C]:
    """Legal commands that differ from this one in a single slot; variations of the last slot come first."""
    sentence = msgspec.to_builtins(command)
    for ask in game.grammar(state):
        if ask.command != sentence["do"]:
            continue
        for slot in reversed(_open(ask, {}) or ()):
            for choice in slot.choices:
                other: C = msgspec.convert({**sentence, slot.name: choice}, game.commands)
                if isinstance(game.decide(state, other), tuple):
                    yield other


def _awaited(game: Game[S, C, E], state: S) -> list[Ask]:
    prompt = game.prompt(state)
    return [ask for ask in game.grammar(state) if ask.command in prompt.awaits]


def _asks(game: Game[S, C, E], state: S) -> list[Ask]:
    """Every form of command that the game has, those that it awaits now first. The others are included so that the
    referee can refuse a command out of turn.
    """
    awaited = _awaited(game, state)
    return [*awaited, *(ask for ask in game.grammar(state) if ask not in awaited)]


def _open(ask: Ask, values: Values) -> tuple[Slot, ...] | None:
    """The slots of this form that must still be filled. None if touches cannot complete the form: a name in `values`,
    the slots filled so far, is no slot of the form, or an empty slot takes counts."""
    if not {slot.name for slot in ask.slots} >= set(values):
        return None
    found = tuple(slot for slot in ask.slots if slot.name not in ("seat", *values) and not slot.optional)
    return None if any(slot.many for slot in found) else found


def _command(game: Game[S, C, E], state: S, ask: Ask, values: Values) -> C:
    seat = {"seat": (game.prompt(state).seats or ("1",))[0]} if any(slot.name == "seat" for slot in ask.slots) else {}
    found: C = msgspec.convert({"do": ask.command, **seat, **values}, game.commands)
    return found
