"""Opens a session: the store of games on a thread of its own, the first page, and the listeners every session has."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from companion.pages.listener import PageListener
from companion.pages.lobby.home import HomePage
from companion.session.events import Seated, SessionEvent
from companion.session.session import Opened, Session, Settings
from companion.storage.retrying_store import BufferedStore
from companion.storage.store_thread import Writer


def open_session(path: Path, post: Callable[[Any], None], settings: Settings) -> tuple[Session, Writer[BufferedStore]]:
    """A session with the games of the file at `path`, and the store's thread, which the caller closes at the end.
    `post` is called on other threads, to put an event into the queue that feeds `Session.feed`.
    """
    writer = Writer(lambda: BufferedStore(path, post), lambda result: post(Opened(result)))
    session = Session(writer.submit, post, HomePage(), settings)
    session.listen(PageListener(session).on)

    def seated(event: SessionEvent) -> None:
        """Load the automatic players when the first game with seats for them begins; they then hear this event
        too.
        """
        if session.boardside is None and isinstance(event, Seated) and any(each.level for each in event.game.players):
            from companion.seats.decision_client import Decider
            from companion.seats.driver import BoardsideSeats

            seats = BoardsideSeats(session, Decider(post))
            session.play_seats(seats)
            session.listen(seats.on)

    session.listen(seated)
    return session, writer
