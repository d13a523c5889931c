"""The opened store and its games: reads a game to be played or says why it cannot be, and withdraws its last action."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol

from companion.games.people import read_people
from companion.games.registry import GAMES
from companion.games.start_and_resume import finished, players, resume
from companion.screen import NoticeTone
from companion.session.events import GameUnreadable
from companion.session.seated_game import SeatedGame, last_act, seat_game
from companion.storage.salvage import found
from companion.storage.store_file import StoreFailed

if TYPE_CHECKING:
    from companion.language.message_texts import Speech
    from companion.session.storage_health import StorageHealth
    from companion.storage.retrying_store import BufferedStore
    from engine.match import Match


class Recalling(Protocol):
    """The part of the web server that accepts again the browsers of an earlier run."""

    def recall(self) -> None:
        """Accept the browsers of an earlier run again."""


class Beginning(Protocol):
    """The parts of the session that are needed when the store has been opened."""

    storage_health: StorageHealth

    @property
    def phones(self) -> Recalling | None:
        """The browsers of players' phones, None if there can be none."""

    @property
    def speech(self) -> Speech:
        """The screen's language."""

    def note(self, headline: str, more: str = "", tone: NoticeTone = "news") -> None:
        """Show a notice."""

    def ask(self, job: Callable[[BufferedStore], Any], then: Callable[[Any], None]) -> None:
        """Queue a job for the store's worker thread; `then` is called with the result later, on the session's thread.
        If the job fails, a notice is shown and `then` is not called."""

    def read_games(self) -> None:
        """Read the list of games."""

    def read_catalog(self) -> None:
        """Read the catalogue of tags and readers."""


def begin_evening(session: Beginning, store: BufferedStore, settings_recalled: Callable[[bytes | None], None]) -> None:
    """Read everything that the first page shows. If a damaged file of games was set aside, a notice is shown first.
    `settings_recalled` is called with the stored settings, None if there are none."""
    if store.notice is not None:
        broken = session.speech.say("set-aside", path=str(store.notice.path), reason=store.notice.reason)
        session.note(session.speech.say("set-aside-headline"), broken, tone="warning")
    session.storage_health.look_for_backup()
    session.read_games()
    session.ask(lambda store: store.recall("wishes"), settings_recalled)
    session.read_catalog()
    if session.phones is not None:
        session.phones.recall()


def read_game(store: BufferedStore, id: int, wanted: str, usual: str) -> SeatedGame | GameUnreadable:
    """The stored game with this id and its players; or the reason why it cannot be read, with its readable part.
    `wanted` and `usual` are languages, as in `SeatedGame.speaking`. Raises StoreFailed."""
    row, left = store.game(id), found(store, id)
    try:
        players(row)
        return seat_game(id, resume(store, id), read_people(row.people), wanted, usual)
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
