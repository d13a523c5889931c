"""A command turned back into the touches that enter it: a search over the screens that are drawn on the way."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from functools import reduce
from typing import Any

from msgspec import to_builtins
from msgspec.structs import asdict

from companion.games.common_actions import SeatTouched
from companion.games.people import Player, named
from companion.games.registry import GAMES
from companion.games.touch_and_tags.touch_result import Say
from companion.games.view_values import View
from companion.language.message_texts import Speech
from companion.screen import Does, Screen, Spot, Stepped, touches
from engine.match import Match

MOST_SCREENS = 60
"""The most screens that are looked at for one command."""


def taps(match: Match, command: Any) -> tuple[str, ...] | None:
    """The fewest touches, from a blank draft, that enter this command and nothing else; None for what no touch enters:
    secrets, actions of a seat that is not in turn, what is not offered.

    Screens are drawn for one draft after the other, those of the fewest touches first. Of what is on them only that is
    touched which names nothing that the command does not name; the pieces that it counts are counted in one go.
    """
    whose = getattr(command, "seat", None)
    if whose not in (None, *match.prompt.seats) and command.__struct_config__.tag not in ("sort", "younger"):
        return None
    look, state, counts = GAMES[match.game.name].look(match.game), match.state, _counts(command)
    named_in_it = set(_texts(to_builtins(command)))
    choices = {str(choice) for ask in match.game.grammar(state) for slot in ask.slots for choice in slot.choices}
    elsewhere = {choice for choice in choices - named_in_it if not choice.isdecimal()}

    def about(name: str, does: Does) -> bool:
        last = name.rpartition("/")[2]
        return last in named_in_it if isinstance(does, Spot) else last not in elsewhere

    waiting: deque[tuple[tuple[str, ...], Any, str]] = deque([((), look.blank(), "")])
    seen = [(look.blank(), "")]
    while waiting and len(seen) < MOST_SCREENS:
        path, draft, looked = waiting.popleft()
        offered = _offered(match, draft, looked)
        touched = {(*path, name): does for name, does in offered.items() if about(name, does)}
        if not path:
            touched |= {("menu", id): id for id in look.menu}
        acts = {then: look.touch(state, draft, does) for then, does in touched.items() if not isinstance(does, Stepped)}
        exact = [then for then, act in acts.items() if _enters(match, act, command)]
        if exact:
            return min(exact, key=lambda then: not isinstance(touched[then], Spot))
        found = [(then, act, looked) for then, act in acts.items() if not isinstance(act, Say | None)]
        steps = [name for kind, count in counts.items() for name in (f"card/{kind}+",) * count if name in offered]
        if steps and not draft.cards:
            counted = reduce(lambda counted, name: look.touch(state, counted, offered[name]), steps, draft)
            found.append(((*path, *steps), counted, looked))
        if whose and SeatTouched(whose) in offered.values():
            found.append(((*path, f"seat/{whose}"), draft, whose))
        for then, act, eyed in found:
            if (act, eyed) not in seen:
                seen.append((act, eyed))
                waiting.append((then, act, eyed))
    return None


def _offered(match: Match, draft: Any, looked: str) -> dict[str, Does]:
    """What can be touched on the table's screen with this draft, by its written name."""
    look, plain = GAMES[match.game.name].look(match.game), Speech("en")
    players = tuple(named(Player("", colour), plain) for colour in look.colours[: len(match.state.seats)])
    names = {str(n): player.name for n, player in enumerate(players, 1)}
    speech = Speech("en", GAMES[match.game.name].proper(match, names))
    picture = look.picture(View(match, draft, players, speech, looked))
    bar = (*picture.secondary, *((picture.primary,) if picture.primary is not None else ()))
    board = look.board(match.state)
    return touches(Screen("", "", board, picture.marks, None, picture.seats, picture.tray, bar, sheet=picture.sheet))


def _enters(match: Match, act: Any, command: Any) -> bool:
    """Whether this action is the command, or the same but for what one of them leaves to the rules."""
    if not isinstance(act, Say) or len(act.commands) != 1 or act.undoes:
        return False
    (made,) = act.commands
    if made == command or type(made) is not type(command):
        return bool(made == command)
    pairs = ((value, getattr(command, name)) for name, value in asdict(made).items())
    same = all(one == other or None in (one, other) for one, other in pairs)
    return same and match.game.decide(match.state, made) == match.game.decide(match.state, command)


def _texts(plain: Any) -> Iterator[str]:
    """Every text, number and key in plain values."""
    for each in [*plain, *plain.values()] if isinstance(plain, dict) else plain if isinstance(plain, list) else ():
        yield from _texts(each)
    if isinstance(plain, str | int):
        yield str(plain)


def _counts(command: Any) -> Mapping[str, int]:
    """The pieces by kind that the command counts."""
    found = (value for value in asdict(command).values() if isinstance(value, Mapping))
    return {kind: count for kind, count in next(found, {}).items() if isinstance(count, int)}
