"""A game told again, act by act, with every refusal where it was heard."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from companion.storage import untrusted
from companion.storage.reader import Refused, Row, heard_after
from engine.codec import read_command
from engine.game import Command, Game
from engine.match import Match
from engine.rule import Rejection


class Moment(Struct, frozen=True):
    """The game after an act, or with what was refused in it then."""

    match: Match
    command: Command = None
    refused: Rejection | None = None


def moments(match: Match, rows: Iterable[Row], refusals: Iterable[Refused]) -> tuple[Moment, ...]:
    """The standing game from its start on; what was refused among withdrawn acts is withdrawn with them.

    `match` is the game as it stands, `rows` its whole journal, `refusals` in the order they were heard.
    """
    heard = heard_after(refusals)
    told: list[Row | Refused] = [*heard.get(0, ())]
    for row in rows:
        if row.undone:
            withdrawn = 0
            while withdrawn < row.undone:
                withdrawn += isinstance(told.pop(), Row)
        else:
            told.append(row)
        told += heard.get(row.number, ())
    standing = match.moments()
    at, found = 0, [Moment(standing[0])]
    for each in told:
        if isinstance(each, Row):
            at += 1
            last = standing[at].last
            assert last is not None
            found.append(Moment(standing[at], last.command))
        else:
            again = _again(match.game, each)
            if again is not None:
                found.append(Moment(standing[at], *again))
    return tuple(found)


def _again(game: Game, heard: Refused) -> tuple[Command, Rejection] | None:
    """What was refused, as it was said; None for what today's Boardside has no words for."""
    rule = game.rules.get(heard.rule)
    if rule is None:
        return None
    try:
        params = untrusted.json(heard.params, Mapping[str, str | int])  # type: ignore[type-abstract]
        command = read_command(game, heard.command)
    except ValueError:
        return None
    return (command, Rejection(rule, params)) if params.keys() >= set(rule.needs) else None
