"""The games in the store: reads one to be played or says why it cannot be, and withdraws its last action."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from companion.games.people import read_people
from companion.games.registry import GAMES
from companion.games.start_and_resume import finished, players, resume
from companion.session.events import GameUnreadable
from companion.session.seated_game import SeatedGame, last_act, seat_game
from companion.storage.backups import salvage
from companion.storage.store_file import StoreFailed

if TYPE_CHECKING:
    from companion.storage.retrying_store import BufferedStore
    from engine.match import Match


def read_game(store: BufferedStore, id: int) -> SeatedGame | GameUnreadable:
    """The stored game with this id and its players; or the reason why it cannot be read, with its readable part.
    Raises StoreFailed."""
    row, left = store.game(id), salvage(store, id)
    try:
        players(row)
        return seat_game(id, resume(store, id), read_people(row.people))
    except ValueError as wrong:
        return GameUnreadable(id, str(wrong), left)
    except StoreFailed:
        raise
    except Exception as wrong:  # what a tipped bit made of it may fit nowhere
        return GameUnreadable(id, type(wrong).__name__, left)


def withdraw(store: BufferedStore, game: int) -> Match | None:
    """Withdraws the last action of this game in the store. Returns the match as it was before, still with that action;
    None if the last entry cannot be read. Raises StoreFailed."""
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
        entries = last_act(match, GAMES[begun.start.game].look(match.game))
    store.undone(game, entries, over=finished(match.undo(entries)))
    return match
