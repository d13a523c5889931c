"""Input for any game: touches and tags fill the fields (slots) of a command, in any order, until it is complete."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product

import msgspec
from msgspec.structs import replace

from companion.games.touch_and_tags import touch_result
from companion.games.touch_and_tags.tag_protocol import TagInput
from companion.games.touch_and_tags.touch_result import Say, one_of
from companion.language.message_texts import Speech
from companion.piece import Piece
from companion.screen import Does, Spot, name_of
from engine.game import Ask, C, Command, E, Game, S, Slot

Values = Mapping[str, object]
"""The values of a command's slots by name: `{"from": "a1"}`."""
MOST = 99
"""The most pieces that the steppers of a slot count together."""


class Draft(touch_result.Draft, frozen=True):
    """An unfinished command: the values of the fields (slots) filled so far; `cards` has the counts in the slot that
    takes several of a kind.
    """

    values: Mapping[str, object] = {}


BLANK = Draft()

Default = Callable[[S, Ask, Values], Values]
"""The values of the slots that players need not touch, as far as those touched tell them: the exact price."""


def no_default(state: S, ask: Ask, values: Values) -> Values:
    """Nothing: every slot must be touched, but for the seat in turn."""
    return {}


def touch(
    game: Game[S, C, E], state: S, draft: Draft, does: Does, default: Default[S] = no_default
) -> Draft | Say | None:
    """The unfinished command after a touch, or the complete command; None if no command uses the touch.

    A touch of one of its choices fills a field of a command. Where several legal commands are complete the draft asks
    which. A touch that does not fit the fields filled so far begins a new command.
    """
    id = name_of(does)
    for values in (draft.values, {}) if draft.values else ({},):
        for asks in (_awaited(game, state), list(game.grammar(state))):
            found = [(ask, filled) for ask in asks if (filled := _filled(game, state, ask, values, id, default))]
            complete = [_command(game, state, *each, default) for each in found if not _open(state, *each, default)]
            legal = [command for command in complete if isinstance(game.decide(state, command), tuple)]
            if legal:
                return one_of(Draft(laid=draft.laid), legal)
            if len(found) > len(complete):
                begun = next(filled for ask, filled in found if _open(state, ask, filled, default))
                return replace(draft, values=begun, cards={}, ways=())
            if complete:
                return Say((complete[0],))
    return None


def counting(game: Game[S, C, E], state: S, draft: Draft, default: Default[S] = no_default) -> tuple[Slot, C] | None:
    """The slot whose pieces are counted by steppers, as all others are filled, and the command with the counts so far;
    None if no slot is."""
    for ask in _awaited(game, state):
        open = _open(state, ask, draft.values, default) if draft.values.keys() <= _names(ask) else ()
        if len(open) == 1 and open[0].many:
            values = {**draft.values, open[0].name: dict(draft.cards)}
            return open[0], _command(game, state, ask, values, default)
    return None


def legal(game: Game[S, C, E], state: S, draft: Draft, default: Default[S] = no_default) -> frozenset[str]:
    """The ids of the touches that can lead from this unfinished command to a legal one. Slots that take counts are not
    tried: whatever leads to them is included."""
    found = set()
    for ask in _awaited(game, state):
        open = _open(state, ask, draft.values, default) if draft.values.keys() <= _names(ask) else ()
        slots = [slot for slot in open if not slot.many]
        counted = len(slots) < len(open)
        for choices in product(*(slot.choices for slot in slots)) if slots else ():
            values = {**draft.values, **dict(zip((slot.name for slot in slots), choices, strict=True))}
            command = None if counted else _command(game, state, ask, values, default)
            if command is None or isinstance(game.decide(state, command), tuple):
                found.add(str(choices[0]))
    return frozenset(found)


def simple(game: Game[S, C, E], state: S) -> dict[str, C]:
    """The awaited commands without fields, which get a button each, by name."""
    return {
        ask.command: _command(game, state, ask, {})
        for ask in _awaited(game, state)
        if not any(slot.name != "seat" and not slot.optional for slot in ask.slots)
    }


def variants(game: Game[S, C, E], state: S, command: C) -> Iterator[C]:
    """Legal commands that differ from this one in a single slot; variations of the last slot come first."""
    sentence = msgspec.to_builtins(command)
    for ask in game.grammar(state):
        if ask.command != sentence["do"]:
            continue
        for slot in reversed(_open(state, ask, {}, no_default)):
            for choice in () if slot.many else slot.choices:
                other: C = msgspec.convert({**sentence, slot.name: choice}, game.commands)
                if isinstance(game.decide(state, other), tuple):
                    yield other


class SlotTags(TagInput[S, C, E, Draft]):
    """A `TagInput` in which the tag of the place `Piece("point", "a1")` laid on a reader, or any piece on that place of
    a sensed board, acts as a touch of "a1". `touched` is that of the game's view. `own` is the kind of the seats' own
    pieces, by which the layout calls them too: with "stone", the tag of `Piece("stone", "red")` is on
    `Piece("stone", "1")`."""

    def __init__(
        self, game: Game[S, C, E], touched: Callable[[S, Draft, Does], Draft | Say | None], own: str = ""
    ) -> None:
        self.game, self.touched = game, touched
        self.own = self.own_in_layout = own

    def idle(self, state: S, draft: Draft, piece: Piece | None, speech: Speech) -> str:
        """The reason, in words, why this tagged piece has no effect now; "" if some command uses it."""
        return "" if piece and self.read(state, draft, piece) is not None else speech.say("idle", sort="other")

    def with_pieces(self, draft: Draft, pieces: tuple[Piece, ...]) -> Draft:
        """The draft with these pieces on the readers; if one was taken away, the slots filled so far are emptied."""
        return replace(draft, laid=pieces, values=draft.values if len(pieces) >= len(draft.laid) else {})

    def read(self, state: S, draft: Draft, new: Piece) -> Say | Draft | None:
        """The result of a tag laid on a reader: the same as of a touch of the place that the tag `new` is on."""
        return self.touched(state, draft, Spot(new.name))

    def placed(self, state: S, draft: Draft, piece: Piece, place: Piece, tagged: frozenset[str]) -> Say | Draft | None:
        """The result of a piece placed on a sensed board: that of a touch of its place."""
        return self.touched(state, draft, Spot(place.name))

    def pressed(self, state: S, button: str, seat: str) -> Command | None:
        """The command of a physical button: the awaited command of the same name, if it has no fields to fill, else
        None."""
        return simple(self.game, state).get(button)


def _awaited(game: Game[S, C, E], state: S) -> list[Ask]:
    prompt = game.prompt(state)
    return [ask for ask in game.grammar(state) if ask.command in prompt.awaits]


def _names(ask: Ask) -> set[str]:
    return {slot.name for slot in ask.slots}


def _filled(
    game: Game[S, C, E], state: S, ask: Ask, values: Values, id: str, default: Default[S]
) -> dict[str, object] | None:
    """The values with one more slot filled by the choice that is written so; None if the form has no such slot open."""
    if not values.keys() <= _names(ask):
        return None
    for slot in _open(state, ask, values, default):
        for choice in () if slot.many else slot.choices:
            if str(choice) == id:
                return {**values, slot.name: choice}
    return None


def _open(state: S, ask: Ask, values: Values, default: Default[S]) -> tuple[Slot, ...]:
    """The slots of this form that must still be filled."""
    given = {"seat", *values, *default(state, ask, values)}
    return tuple(slot for slot in ask.slots if slot.name not in given and not slot.optional)


def _command(game: Game[S, C, E], state: S, ask: Ask, values: Values, default: Default[S] = no_default) -> C:
    seat = {"seat": (game.prompt(state).seats or ("1",))[0]} if "seat" in _names(ask) else {}
    sentence = {"do": ask.command, **seat, **default(state, ask, values), **values}
    found: C = msgspec.convert(sentence, game.commands)
    return found
