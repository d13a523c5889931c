"""Session events: typed values that report what happened, and the queue that delivers them to listeners."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from msgspec import Struct

from companion.games.touch_and_tags.touch_result import Draft
from companion.screen import Glyph
from companion.session.seated_game import SeatedGame
from companion.storage.backups import Offer
from companion.storage.retrying_store import Health
from companion.storage.salvage import Salvage
from engine.game import Command, Entry
from engine.match import Match
from engine.rule import Rejection


class SessionEvent(Struct, frozen=True):
    """Base class of the events that a session, or a device of it, delivers to listeners."""


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


class Performed(SessionEvent, frozen=True):
    """The event that the session was given an action or an unfinished command (draft). `source` is the id of what was
    touched on the screen, or for a device "reader/1" or "button/pass".
    """

    source: str


class DraftChanged(SessionEvent, frozen=True):
    """The event that the unfinished command was replaced by `draft`, which may be empty."""

    draft: Draft


class Accepted(SessionEvent, frozen=True):
    """The event that one command was accepted and is on the disk; `match` includes it.

    `source` is the id of the touch, or the reader or button ("reader/1", "button/pass"), that the command came from.
    `joined`: the same touch also entered the command before, for example when one touch lets everybody pass.
    """

    entry: Entry
    match: Match
    source: str
    joined: bool = False


class Refused(SessionEvent, frozen=True):
    """The event that a command was refused, with the reason `rejection`; the game is unchanged. `source` says where the
    command came from: the id of a touch, "reader/1" or "button/pass".
    """

    rejection: Rejection
    command: Command
    source: str


class Undone(SessionEvent, frozen=True):
    """The event that entries of the history were withdrawn; `entries` has them, newest first, and `match` is the game
    without them.
    """

    match: Match
    entries: tuple[Entry, ...]


class Redone(SessionEvent, frozen=True):
    """The event that undone entries of the history were restored; `entries` has them, oldest first, and `match` is the
    game with them.
    """

    match: Match
    entries: tuple[Entry, ...]


class NoticeChanged(SessionEvent, frozen=True):
    """The event that the notice (a message to the players) was replaced or removed. `topic` names the question that it
    asks ("undo"), "" for none.
    """

    topic: str = ""


class PageChanged(SessionEvent, frozen=True):
    """The event that another page is shown. `page` is a `protocols.Page`, which this file must not import."""

    page: object


class StoreRefused(SessionEvent, frozen=True):
    """The event that the store of games cannot be used, because another running Boardside holds it or a newer version
    wrote it (the error is `Session.failure`); nothing can be played."""


class StorageChanged(SessionEvent, frozen=True):
    """The event that the state of the disk or the number of unsaved entries has changed."""

    health: Health


class StorageRecovered(SessionEvent, frozen=True):
    """The event that the disk accepts writes again; `written` entries that were only in memory are saved now."""

    written: int


class BackupOffered(SessionEvent, frozen=True):
    """The event that the store's file was damaged, and a backup can be used instead."""

    offer: Offer


class TagUnknown(SessionEvent, frozen=True):
    """The event that a tag was laid down that has no meaning in this game, or that is reported by two readers at
    once."""

    device: str
    reader: str
    uid: str


class PieceLaid(SessionEvent, frozen=True):
    """The event that a tagged piece was laid on a reader of the table. `glyph` is the drawing of the piece, or while
    its kind is secret that of its group ("card"); None if it has none. `why` is the reason, in words, why the piece
    has no effect now; "" if it has one.
    """

    glyph: Glyph | None
    why: str = ""


class Misplaced(SessionEvent, frozen=True):
    """The event that a piece whose move was refused stands on a sensed board; the readers that hold it are given as
    (device, reader).
    """

    spots: frozenset[tuple[str, str]]


class BoardDiffers(SessionEvent, frozen=True):
    """The event that the pieces on the sensed board do not match the game: some must be moved."""


class BoardAgrees(SessionEvent, frozen=True):
    """The event that the sensed board matches the game again."""


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
        self._events: deque[SessionEvent] = deque()
        self._depth = 0

    def listen(self, listener: Listener) -> None:
        """Deliver every later event to this listener too."""
        self._listeners.append(listener)

    def emit(self, event: SessionEvent) -> None:
        """Queue an event. Outside of `delivering` it is delivered by the next such block."""
        self._events.append(event)

    @contextmanager
    def delivering(self) -> Iterator[None]:
        """A context manager; at its end the events emitted in it are delivered, and those that listeners emit
        meanwhile. If it is nested, the outermost one delivers."""
        self._depth += 1
        try:
            yield
            while self._depth == 1 and self._events:
                event = self._events.popleft()
                for listener in self._listeners:
                    listener(event)
        finally:
            self._depth -= 1
