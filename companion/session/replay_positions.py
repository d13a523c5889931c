"""Replay of a stored game: its positions in order, with every refusal where it happened."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from companion.storage import untrusted
from companion.storage.store_reader import Refused, Row, refusals_by_row
from engine.codec import read_command
from engine.game import Command, Game
from engine.match import Match
from engine.rule import Rejection


class Moment(Struct, frozen=True):
    """One position in the replay of a game: the game after `command`, or, if `refused` is set, the unchanged game in
    which `command` was refused.
    """

    match: Match
    command: Command | None = None
    refused: Rejection | None = None


def moments(match: Match, rows: Iterable[Row], refusals: Iterable[Refused]) -> tuple[Moment, ...]:
    """The positions for the replay of a game, from the start on; refusals among undone entries are left out.

    `match` is the present game, `rows` its whole journal, `refusals` are in the order of time.
    """
    heard = refusals_by_row(refusals)
    kept: list[Row | Refused] = [*heard.get(0, ())]
    withdrawn: list[Row | Refused] = []
    for row in rows:
        if row.undone:
            moved = 0
            while moved < row.undone:
                withdrawn.append(kept.pop())
                moved += isinstance(withdrawn[-1], Row)
            # What was refused after an entry was withdrawn before it, and comes back after it.
            while moved < row.redone or (row.redone and withdrawn and isinstance(withdrawn[-1], Refused)):
                kept.append(withdrawn.pop())
                moved += isinstance(kept[-1], Row)
        else:
            kept.append(row)
            withdrawn.clear()
        kept += heard.get(row.number, ())
    standing = match.moments()
    at, found = 0, [Moment(standing[0])]
    for each in kept:
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


def _again(game: Game, refused: Refused) -> tuple[Command, Rejection] | None:
    """A recorded refusal as the command and its rejection; None if this version no longer has the rule or the
    command.
    """
    rule = game.rules.get(refused.rule)
    if rule is None:
        return None
    try:
        params = untrusted.json(refused.params, dict[str, str | int])
        command = read_command(game, refused.command)
    except ValueError:
        return None
    return (command, Rejection(rule, params)) if params.keys() >= set(rule.needs) else None
