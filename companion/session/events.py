"""Events of a game session: typed values that report what happened, and the queue that delivers them to listeners."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from msgspec import Struct

from companion.session.seated_game import SeatedGame
from companion.session.settings import Settings
from companion.storage.backups import Offer, Salvage
from companion.storage.schema import SetAside
from engine.game import Command, Entry
from engine.match import Match
from engine.rule import Rejection, Unclear


class SessionEvent(Struct, frozen=True):
    """Base class of the events that a game session, a screen session or a device delivers to listeners."""


class Seated(SessionEvent, frozen=True):
    """The event that a game was begun or resumed and is now the one being played."""

    game: SeatedGame


class GameUnreadable(SessionEvent, frozen=True):
    """The event that the stored game with this id cannot be read; `why` is a sentence. `salvage` is the readable
    part of a game that is damaged on the disk."""

    id: int
    why: str
    salvage: Salvage | None = None


class Left(SessionEvent, frozen=True):
    """The event that the game being played was left; it stays in the store."""


class Accepted(SessionEvent, frozen=True):
    """The event that one command was accepted and is on the disk; `match` includes it.

    `source` is the id of the touch, or the reader or button ("reader/1", "button/pass"), that the command came from.
    `joined`: the same touch also entered the command before, for example when one touch lets everybody pass. `by` is
    the screen session that entered it, for a device that of the table.
    """

    entry: Entry
    match: Match
    source: str
    joined: bool = False
    by: object = None


class Refused(SessionEvent, frozen=True):
    """The event that a command was refused, with the reason `rejection`; the game is unchanged. `source` says where the
    command came from: the id of a touch, "reader/1" or "button/pass"; `by` is as in `Accepted`.
    """

    rejection: Rejection
    command: Command
    source: str
    by: object = None


class NotUnderstood(SessionEvent, frozen=True):
    """The event that a command could not be judged, for the reason `answer`; the game is unchanged. `by` is as in
    `Accepted`.
    """

    answer: Unclear
    by: object = None


class Undone(SessionEvent, frozen=True):
    """The event that entries of the history were withdrawn; `entries` has them, newest first, and `match` is the game
    without them. `was` is the seated game with them.
    """

    match: Match
    entries: tuple[Entry, ...]
    was: SeatedGame


class Redone(SessionEvent, frozen=True):
    """The event that undone entries of the history were restored; `entries` has them, oldest first, and `match` is the
    game with them. `was` is the seated game without them.
    """

    match: Match
    entries: tuple[Entry, ...]
    was: SeatedGame


class SettingsChanged(SessionEvent, frozen=True):
    """The event that the table's settings are others than `before`. `recalled`: they were read from the store when it
    was opened, and nobody chose them now.
    """

    before: Settings
    recalled: bool = False


class Ticked(SessionEvent, frozen=True):
    """The event that the time is `now`, in seconds of a monotonic clock."""

    now: float


class Settled(SessionEvent, frozen=True):
    """The event that what the last action left open stays open."""


class VoteChanged(SessionEvent, frozen=True):
    """The event that a vote by phone was opened, answered or closed."""


class StoreOpened(SessionEvent, frozen=True):
    """The event that the store of games was opened. `aside` says which damaged file was set aside, if one was."""

    aside: SetAside | None


class NotStored(SessionEvent, frozen=True):
    """The event that the store did not do what it was asked for, for the reason `why`. `act`: what it was asked for was
    to keep an action, and the game is unchanged."""

    why: Exception
    act: bool = False


class StoreRefused(SessionEvent, frozen=True):
    """The event that the store of games cannot be used, because another running Boardside holds it or a newer version
    wrote it (the error is `TableStore.failure`); nothing can be played."""


class StorageRecovered(SessionEvent, frozen=True):
    """The event that the disk accepts writes again; `written` entries that were only in memory are saved now."""

    written: int


class BackupOffered(SessionEvent, frozen=True):
    """The event that the store's file was damaged, and a backup can be used instead."""

    offer: Offer


Listener = Callable[[Any], None]
"""A function that receives each `SessionEvent`, on the session's thread."""


class EventQueue:
    """A queue that delivers events in order, after the touch, device event or tick that caused them: no listener is
    re-entered.

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
        self._waiting: deque[tuple[SessionEvent, Iterable[Listener]] | Callable[[], None]] = deque()
        self._depth = 0
        self.changes = 0
        """How often something came in or happened: what was drawn at another number may be out of date."""

    def listen(self, listener: Listener) -> None:
        """Deliver every later event to this listener too."""
        self._listeners.append(listener)

    def forget(self, listener: Listener) -> None:
        """Deliver no more events to this listener."""
        self._listeners.remove(listener)

    def emit(self, event: SessionEvent, listeners: Iterable[Listener] | None = None) -> None:
        """Queue an event for all listeners, or for these only. Outside of `delivering` it is delivered by the next
        such block."""
        self.changes += 1
        self._waiting.append((event, self._listeners if listeners is None else listeners))

    def call(self, then: Callable[[], None]) -> None:
        """Queue a call: it is made once all events emitted before have been delivered."""
        self._waiting.append(then)

    @contextmanager
    def delivering(self) -> Iterator[None]:
        """A context manager; at its end the events emitted in it are delivered, and those that listeners emit
        meanwhile. If it is nested, the outermost one delivers."""
        self.changes += 1
        self._depth += 1
        try:
            yield
            while self._depth == 1 and self._waiting:
                waiting = self._waiting.popleft()
                if isinstance(waiting, tuple):
                    event, listeners = waiting
                    for listener in tuple(listeners):
                        listener(event)
                else:
                    waiting()
        finally:
            self._depth -= 1
