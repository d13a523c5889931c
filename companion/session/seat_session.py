"""The session of one seat's phones: its own pages, beside the one session of the table.

It shows the table's game in the seat's language, and has pages of its own (a rule that is read, a question that is
asked), which nobody else sees. It writes nothing: an action goes to the table's session, which judges it as any other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from companion.games.touch_and_tags.actions import Draft, Say
from companion.session.protocols import Page
from companion.session.session import Session
from companion.storage.buffered_store import BufferedStore


class SeatSession(Session):
    """The pages of the seat `seat` ("2"), above `home`. `table` is the table's session."""

    def __init__(self, table: Session, seat: str, home: Page) -> None:
        super().__init__(_no_store, lambda _: None, home, table.settings)
        self.main, self.seat_id = table, seat
        self._home = home
        self.cards: Mapping[str, int] = {}  # its own hand, as it was entered in private
        self.follow()

    @property
    def awaited(self) -> bool:
        """Whether the table waits for this seat."""
        return self.seated is not None and self.seat_id in self.seated.match.prompt.seats

    @property
    def at_home(self) -> bool:
        """Whether no page of its own is open."""
        return type(self.page) is type(self._home)

    def follow(self) -> None:
        """Take over the table's game as it is now; a page of another game is closed."""
        seated, before, self.boardside = self.main.seated, self.seated, self.main.boardside
        self.settings, self.refused, self.put_back = self.main.settings, self.main.refused, self.main.put_back
        if seated is None or int(self.seat_id) > len(seated.players):
            self.seated = None
        else:
            self.seated = replace(seated, speech=seated.voice(self.seat_id), voices={})
        if self.at_home:
            self.draft, self.suggestions = self.main.draft, self.main.suggestions
            self.notice = self.main.notice if self.awaited else None
        elif (before and before.id) != (self.seated and self.seated.id):
            self._pages.home()
        if (before and before.id) != (self.seated and self.seated.id):
            self.cards = {}

    def tell(self, cards: Mapping[str, int]) -> None:
        """Keep these cards as the seat's own hand. They are used for its own questions only."""
        self.cards = {kind: count for kind, count in cards.items() if count}

    def at_table(self, page: Page, id: str) -> None:
        """Touch this id at the table, as if this page were shown there; nothing while an entry is being written."""
        main = self.main
        if main.busy:
            return
        main._tapped = id
        with main._events.delivering():
            page.tap(main, id, "")

    def act(self, action: Say | Draft | None, then: Callable[[], None] = lambda: None, source: str = "") -> None:
        """Keep a draft; an action is the table's."""
        if isinstance(action, Say):
            with self.main._events.delivering():
                self.main.perform(action, source or f"seat/{self.seat_id}")
        else:
            super().act(action, then, source)

    def leave(self) -> None:
        """Return to the seat's own first page; the table's game is not left."""
        self._pages.home()


def _no_store(job: Callable[[BufferedStore], Any], then: Callable[[Any], None]) -> None:
    """Does nothing: no page of a phone reads or writes the store."""
