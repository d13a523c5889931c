"""A game of the store put on the table, or the page that says why it cannot be read."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from companion.games.people import read_people
from companion.games.registry import GAMES
from companion.games.starting import finished, resume
from companion.session.seated_game import SeatedGame, last_act, seat_game
from companion.storage import untrusted
from companion.storage.disk import StoreFailed
from companion.storage.reader import GameRow

if TYPE_CHECKING:
    from companion.games.people import Player
    from companion.session.session import Session
    from companion.storage.buffered_store import BufferedStore
    from engine.match import Match


def players(row: GameRow) -> tuple[Player, ...]:
    """Who plays in this game, as its line in the store tells. ValueError where that line cannot be read."""
    if row.game not in GAMES:
        raise ValueError(f"game is one of {', '.join(GAMES)}, not {untrusted.shown(row.game)}.")
    for field, at in (("begun", row.begun), ("written", row.written)):
        if not untrusted.moment(at):
            raise ValueError(f"{field}: {at} is no time (seconds since 1970, UTC, up to the year 9999).")
    if row.entries < 0:
        raise ValueError("the number of its acts is none.")
    return read_people(row.people).now


def why_unreadable(row: GameRow) -> str:
    """What is wrong with the game's line in the store, in a sentence; "" where nothing is."""
    try:
        players(row)
    except ValueError as wrong:
        return str(wrong)
    return ""


def put_on_table(session: Session, id: int, then: Callable[[], None]) -> None:
    """Have a game of the store on the table; `then` is called when it lies there. One that cannot be read
    is shown as that, and every other one can still be played."""
    settings, back = session.settings, session.page

    def read(store: BufferedStore) -> SeatedGame | str:
        row = store.game(id)
        try:
            players(row)
            return seat_game(id, resume(store, id), read_people(row.people), settings.language, settings.edition)
        except ValueError as wrong:
            return str(wrong)
        except StoreFailed:
            raise
        except Exception as wrong:  # what a tipped bit made of it may fit nowhere
            return type(wrong).__name__

    def found(answer: SeatedGame | str) -> None:
        if isinstance(answer, SeatedGame):
            session.sit(answer)
            return then()
        from companion.pages.lobby.unreadable import UnreadablePage

        session.go(UnreadablePage(back, id, answer))

    session.ask(read, found)


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
