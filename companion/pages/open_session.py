"""Opens a session: the store of games on a thread of its own, the first page, and the listeners every session has."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from companion.pages.listener import PageListener
from companion.pages.lobby.home import HomePage
from companion.session.events import Seated, SessionEvent
from companion.session.game_session import GameSession
from companion.session.screen_session import ScreenSession
from companion.session.settings import Settings
from companion.session.table_store import Opened
from companion.storage.retrying_store import BufferedStore
from companion.storage.store_thread import Writer


def open_session(
    path: Path, post: Callable[[Any], None], settings: Settings, clock: Callable[[], float] | None = None
) -> tuple[ScreenSession, Writer]:
    """The session of a table's own screen over the games of the file at `path`, and the store's thread, which the
    caller closes at the end. `post` is called on other threads, to put an event into the queue that feeds
    `GameSession.feed`. `clock` is as in `SecondPress`.
    """
    writer = Writer(lambda: BufferedStore(path, post), lambda result: post(Opened(result)))
    game = GameSession(writer.submit, post, settings, clock)
    session = ScreenSession(game, HomePage())

    def seats(event: SessionEvent) -> None:
        """Load the automatic players when the first game with seats for them begins; they then hear this event
        too.
        """
        if isinstance(event, Seated) and game.boardside is None and any(each.level for each in event.game.called()):
            from companion.seats.decision_client import Decider
            from companion.seats.driver import BoardsideSeats

            game.boardside = boardside = BoardsideSeats(session, Decider(post))
            session.listen(boardside.on)
            boardside.on(event)

    session.listen(seats)
    session.listen(PageListener(session).on)
    return session, writer
