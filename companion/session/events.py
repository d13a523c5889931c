"""Session events: typed values that say what happened, and the queue that delivers them to listeners."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from msgspec import Struct

from companion.games.actions import Draft
from companion.session.seated_game import SeatedGame
from companion.storage.backups import Offer
from companion.storage.buffered_store import Health
from engine.game import Command, Entry
from engine.match import Match
from engine.rule import Rejection


class SessionEvent(Struct, frozen=True):
    """Base class of everything that a session, or a device at it, says to listeners."""


class Seated(SessionEvent, frozen=True):
    """A game was begun or resumed and lies on the table."""

    game: SeatedGame


class GameUnreadable(SessionEvent, frozen=True):
    """A game of the store was to be resumed and cannot be read; `why` is a sentence."""

    id: int
    why: str


class Left(SessionEvent, frozen=True):
    """The game was put away; it stays in the store."""


class Performed(SessionEvent, frozen=True):
    """An action or a draft was handed in. `source` is what did it: a touch by its id, "reader/1", "button/pass"."""

    source: str


class DraftChanged(SessionEvent, frozen=True):
    """The half-entered action is another one, or none any more."""

    draft: Draft


class Accepted(SessionEvent, frozen=True):
    """A command was accepted and is on the disk; `match` is the game with it. One event for each command."""

    entry: Entry
    match: Match
    source: str


class Refused(SessionEvent, frozen=True):
    """A command was refused; the game is as it was."""

    rejection: Rejection
    command: Command
    source: str


class Undone(SessionEvent, frozen=True):
    """The last entries were withdrawn, the newest first; `match` is the game without them."""

    match: Match
    entries: tuple[Entry, ...]


class Redone(SessionEvent, frozen=True):
    """Entries that were withdrawn stand again, the oldest first; `match` is the game with them."""

    match: Match
    entries: tuple[Entry, ...]


class NoticeChanged(SessionEvent, frozen=True):
    """Another notice stands on the screen, or none. `topic` names a question that it asks, as in "undo", else ""."""

    topic: str = ""


class PageChanged(SessionEvent, frozen=True):
    """Another page is shown. `page` is a `protocols.Page`, which these events must not import."""

    page: object


class StoreRefused(SessionEvent, frozen=True):
    """Another Boardside, or a newer one, has the games: `Session.failure` says which. Nothing can be played here."""


class StorageChanged(SessionEvent, frozen=True):
    """The disk takes writes again, or no longer, or the number of unsaved entries has changed."""

    health: Health


class StorageRecovered(SessionEvent, frozen=True):
    """The disk takes writes again; so many entries that were in memory only are written."""

    written: int


class BackupOffered(SessionEvent, frozen=True):
    """The store's file was damaged, and there is a backup to go on with."""

    offer: Offer


class TagUnknown(SessionEvent, frozen=True):
    """A tag was laid down that means nothing in this game, or that lies at two readers."""

    device: str
    reader: str
    uid: str


class Misplaced(SessionEvent, frozen=True):
    """The readers of a sensed board on which a refused piece still lies, as (device, reader)."""

    spots: frozenset[tuple[str, str]]


class BoardDiffers(SessionEvent, frozen=True):
    """Pieces on a sensed board must be moved until it agrees with the game."""


class BoardAgrees(SessionEvent, frozen=True):
    """The sensed board agrees with the game again."""


Listener = Callable[[Any], None]
"""Takes each `SessionEvent`, on the session's thread."""


class EventQueue:
    """Delivers events in order, after the tap, device event or tick that caused them: no listener is ever re-entered.

    >>> queue, seen = EventQueue(), []
    >>> queue.listen(seen.append)
    >>> with queue.delivering():
    ...     queue.emit(Left())
    ...     len(seen)
    0
    >>> seen
    [Left()]
    """

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._events: deque[SessionEvent] = deque()
        self._depth = 0

    def listen(self, listener: Listener) -> None:
        """Deliver every later event to this listener too."""
        self._listeners.append(listener)

    def emit(self, event: SessionEvent) -> None:
        """Queue an event; outside of `delivering` it waits for the next time."""
        self._events.append(event)

    @contextmanager
    def delivering(self) -> Iterator[None]:
        """Deliver at the end of the outermost block what was emitted in it, and what listeners emit meanwhile."""
        self._depth += 1
        try:
            yield
            while self._depth == 1 and self._events:
                event = self._events.popleft()
                for listener in self._listeners:
                    listener(event)
        finally:
            self._depth -= 1
