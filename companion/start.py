"""A game begun or gone on with: from a told start line, or from what a store holds of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from companion.judges import Judge, marks
from companion.shelf import Shelf
from companion.tables.shelf import GAMES
from engine.codec import read_entry, write
from engine.game import Game, Start
from engine.match import Match
from engine.rule import Rejection, Unclear


class Begun(msgspec.Struct, frozen=True):
    """A game on the table: the match, the start line with everything it named read into it, and from which entries on
    other versions of the rules judged."""

    told: Start
    match: Match
    judged: tuple[Judge, ...] = ()

    def stored(self) -> bytes:
        """The start as the store keeps it."""
        return write(self.told)


def begin(told: Start) -> Begun | Rejection | Unclear:
    """A new game, or why there can be none."""
    game = _game(told.game)
    if isinstance(game, Unclear):
        return game
    prepared = game.prepared(told, lambda path: Path(path).read_text(encoding="utf-8"))
    if isinstance(prepared, Unclear):
        return prepared
    return _laid_out(game, prepared)


def resume(shelf: Shelf, game_id: int) -> Begun:
    """The game as it was left: recorded facts are folded, nothing is judged again.

    ValueError when the record cannot be read; NoGame when there is none.
    """
    told = msgspec.json.decode(shelf.game(game_id).start, type=Start)
    game = _game(told.game)
    begun = game if isinstance(game, Unclear) else _laid_out(game, told)
    if isinstance(begun, Unclear | Rejection):
        raise ValueError(f"Game {game_id} was begun in a way that this Boardside does not know: {told}.")
    match = begun.match
    entries = shelf.entries(game_id)
    for row in entries:
        match = match.then(read_entry(match.game, row.command, row.events))
    return Begun(told, match, marks(shelf.judges(game_id), [row.number for row in entries]))


def finished(match: Match) -> bool:
    """Whether nothing more is awaited: a game whose targets are still to be told goes on."""
    return match.prompt.over and not match.prompt.seats


def _game(name: str) -> Game | Unclear:
    boxed = GAMES.get(name)
    return boxed.game() if boxed else Unclear(f"There is no game {name!r}; the games are {', '.join(GAMES)}.")


def _laid_out(game: Game, told: Start) -> Begun | Rejection | Unclear:
    state: Any = game.start(told)
    return state if isinstance(state, Rejection | Unclear) else Begun(told, Match(game, state))
