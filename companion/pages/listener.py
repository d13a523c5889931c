"""A listener that shows the pages and notices that events of the session call for, whichever page is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.common_actions import ReturnTo
from companion.games.start_and_resume import finished
from companion.pages.page_registry import open_page
from companion.screen import Choice
from companion.session import events
from companion.session.screen_events import BoardAgrees, BoardDiffers, Performed, TagUnknown
from companion.session.screen_session import ScreenSession

if TYPE_CHECKING:  # pages are imported when they are opened
    from companion.pages.table.table import TablePage

BOARD = "board"
"""The value of `TablePage.over` while the list of pieces to move is shown over the table."""


class PageListener:
    """A listener for session events that opens pages. Pages are imported when needed, so that the first screen does not
    wait.
    """

    def __init__(self, session: ScreenSession) -> None:
        self._session = session
        self._differs = False

    def on(self, event: events.SessionEvent) -> None:
        """Open the page, or show the notice, that this event calls for."""
        if isinstance(event, events.Accepted) and event.match.before is not None:
            self._unpin(event.match.before.prompt.seats, event.match.prompt.seats)
        match event:
            case Performed():
                self._show_table()
            case events.Accepted(match=match) if finished(match) and not (match.before and finished(match.before)):
                self._show_standings()
            case events.Accepted():
                self._show_contradiction()
            case events.StoreRefused():
                from companion.pages.lobby.games_not_opened import ElsewherePage

                self._session.pages.go(ElsewherePage())
            case events.GameUnreadable(id, why, salvage):
                from companion.pages.lobby.games_not_opened import UnreadablePage

                self._session.pages.push(UnreadablePage(id, why, salvage))
            case TagUnknown(uid=uid):
                from companion.pages.table.device_faults import strange

                strange(self._session, uid)
            case events.StorageRecovered(written):
                say = self._session.speech.say
                self._session.notices.note(say("disk-well"), say("disk-written", acts=written))
                self._session.store.read_games()
                self._session.store.read_catalog()
            case events.BackupOffered() if self._session.seated is None:
                from companion.pages.lobby.games_not_opened import RescuePage

                self._session.pages.go(RescuePage(event.offer))
            case BoardDiffers():
                self._differs = True
            case BoardAgrees():
                self._differs = False
                self._close_board_list()
            case events.VoteChanged():
                from companion.pages.people.vote import counted

                counted(self._session)
            case events.Left():
                self._differs = False
        if self._differs:
            self._list_board()

    def _show_table(self) -> None:
        """Show the page of the game after an action, and mark the tutorial's notice as read."""
        from companion.pages.table import tutorial
        from companion.pages.table.table import TablePage

        page = self._table_page()
        tutorial.understood(self._session)
        self._session.pages.go(TablePage(looked=page.looked if page is not None else ""))

    def _table_page(self) -> TablePage | None:
        """The page of the game, if that is the one that is shown."""
        from companion.pages.table.table import TablePage

        page = self._session.pages.page
        return page if isinstance(page, TablePage) else None

    def _unpin(self, before: tuple[str, ...], after: tuple[str, ...]) -> None:
        """Show the pieces of all seats on the board again when the turn passes from the seats `before` to the seats
        `after`, if only those of one seat were shown.
        """
        page = self._table_page()
        if page is not None and page.looked and before != after:
            open_page(self._session, "table")

    def _show_contradiction(self) -> None:
        """Show a notice if the action just accepted proves that an earlier one broke a rule, with a button that goes
        back to that one.
        """
        seated = self._session.table
        found = seated.look.contradiction(seated.match, seated.players, seated.speech)
        if found is not None:
            back = Choice(ReturnTo(found.kept), found.back)
            self._session.notices.note(found.headline, found.more, ways=(back,))

    def _show_standings(self) -> None:
        if self._table_page() is not None:
            open_page(self._session, "table")
            open_page(self._session, "standings")

    def _list_board(self) -> None:
        """Show the list of pieces to move on a board with readers under its places; not before the game's page is shown
        and players have closed a refusal or warning."""
        from companion.pages.table.table import TablePage

        session, notice, page = self._session, self._session.notices.shown, self._table_page()
        if session.seated is None or session.game.busy or page is None or page.over:
            return
        if notice is not None and notice.tone != "news":
            return
        self._differs = False
        session.notices.dismiss()
        session.pages.go(TablePage(over=BOARD, headline=notice.headline if notice is not None else ""))

    def _close_board_list(self) -> None:
        session, page = self._session, self._table_page()
        if session.seated is not None and page is not None and page.over == BOARD:
            open_page(session, "table")
            session.notices.note(session.table.speech.say("board-agrees"))
