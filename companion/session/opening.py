"""Games of the store as they are opened: read and seated, or why they cannot be read, or without their last action."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from companion.games.people import read_people
from companion.games.registry import GAMES
from companion.games.starting import finished, players, resume
from companion.session.seated_game import SeatedGame, last_act, seat_game
from companion.storage.disk import StoreFailed

if TYPE_CHECKING:
    from companion.storage.buffered_store import BufferedStore
    from engine.match import Match


def read_game(store: BufferedStore, id: int, wanted: str, usual: str) -> SeatedGame | str:
    """A game of the store with its people; where it cannot be read, why. Raises StoreFailed."""
    row = store.game(id)
    try:
        players(row)
        return seat_game(id, resume(store, id), read_people(row.people), wanted, usual)
    except ValueError as wrong:
        return str(wrong)
    except StoreFailed:
        raise
    except Exception as wrong:  # what a tipped bit made of it may fit nowhere
        return type(wrong).__name__


def withdraw(store: BufferedStore, game: int) -> Match | None:
    """Withdraw the last action of this game; the match as it stood before, None where it cannot be read."""
    try:
        begun = resume(store, game)
    except StoreFailed:
        raise
    except Exception:  # the last entry itself cannot be read
        store.undone(game, 1)
        return None
    match, entries = begun.match, 1
    if match.last is None:
        return match
    with suppress(Exception):
        entries = last_act(match, GAMES[begun.told.game].look(match.game))
    store.undone(game, entries, over=finished(match.undo(entries)))
    return match
