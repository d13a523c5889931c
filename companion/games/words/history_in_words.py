"""The history in words, for every game, and the lines below the standings: rulings, and who left."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import asdict

from companion.games.common_actions import ReturnTo
from companion.games.words.disputed_rules import chosen
from companion.language.message_texts import Speech
from companion.screen import Block, Grid, Row, Text
from engine.common_commands import Agree, Hints, Leave, Let, Rename, Ruled
from engine.game import C, E, Entry, Game, S
from engine.judge_common_commands import act
from engine.match import Match


def tell(
    entry: Entry[C, E], speech: Speech, game: Game[S, C, E], tell_act: Callable[[Entry[C, E], Speech], str]
) -> str:
    """An entry of the history in words, whichever kind it is; `tell_act` words the game's own commands."""
    command, say = entry.command, speech.say
    match command:
        case Agree():
            choice = chosen(command.switch, command.value, speech)
            if command.since == 1:
                return say("tell-agree", choice=choice)
            return say("tell-agree-from", choice=choice, round=command.since)
        case Let():
            return say("tell-let", act=tell_act(allowed(command, entry, game), speech))
        case Rename():
            if command.name is None:
                return say("tell-recolour", seat=command.seat, colour=say(f"colour-{command.colour}"))
            return say("tell-rename", seat=command.seat)
        case Leave():
            return say("tell-leave", seat=command.seat)
        case Hints():
            return say("tell-hints", seat=command.seat, level=command.level)
    return tell_act(entry, speech)


def by_convention(entry: Entry[C, E], speech: Speech, prefix: str = "", suffix: str = "", /, **more: str | int) -> str:
    """An entry of the history in words. The command `lay` with the prefix "me-" and the suffix "-kind" uses the message
    `me-tell-lay-kind`, which receives the fields of the entry and `more`.
    """
    assert entry.command is not None
    id = f"{prefix}tell-{str(entry.command.__struct_config__.tag).replace('_', '-')}{suffix}"
    params = {**fields(entry), **more}
    return speech.say(id, **{name: params[name] for name in speech.asks_for(id) if name in params})


def fields(entry: Entry[C, E]) -> dict[str, str | int]:
    """The strings and numbers among the fields of an entry's command and events, by name. If two have one name, the
    command's wins; fields that an event lists as secret are left out.
    """
    secret = {name for event in entry.events for name in getattr(event, "secret", ())}
    found = [item for each in (*entry.events, entry.command) if each is not None for item in asdict(each).items()]
    return {name: value for name, value in found if isinstance(value, str | int) and name not in secret}


def beside_standings(
    match: Match[S, C, E], speech: Speech, tell_act: Callable[[Entry[C, E], Speech], str]
) -> tuple[Block, ...]:
    """Lines below the standings that name the players who left, and each ruling with its number in the history, which a
    touch opens there; () if there were neither. `tell_act` words the game's own commands.
    """
    found: list[Block] = [Text(speech.say("end-gone", seat=seat), tone="quiet") for seat in match.state.house.gone]
    ruled = tuple(
        Row((str(number), tell_act(allowed(entry.command, entry, match.game), speech)), ReturnTo(number))
        for number, entry in enumerate(match.entries(), 1)
        if isinstance(entry.command, Let)
    )
    if ruled:
        found += [Text(speech.say("end-ruled", times=len(ruled)), tone="quiet"), Grid(ruled, (0.08, 0.92))]
    return tuple(found)


def allowed(ruling: Let, entry: Entry[C, E], game: Game[S, C, E]) -> Entry[C, E]:
    """The entry that a refused command would have made if it had been accepted. `entry` is that of the ruling by which
    the players allowed the command.
    """
    return Entry(act(game, ruling), tuple(event for event in entry.events if not isinstance(event, Ruled)))
