"""Past games: a list of all stored games, each with its result or the number of entries so far."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from companion.games.drawing.common_controls import button
from companion.games.start_and_resume import why_unreadable
from companion.pages.page_registry import open_page
from companion.pages.parts import players_of, when, whole_page
from companion.screen import Choice, Does, Grid, Nth, Row, Screen, Text
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
from companion.storage.judged_versions import newer
from companion.storage.store import GameRow


class _Said(Struct):
    """The name of a stored command."""

    do: str = ""


class PastPage(Page, frozen=True):
    """The page of stored games, the one last played first. `deleting`: the next row touched is the game to delete;
    `game` is the number of the game that was touched, and `sure` whether the first of two questions was answered with
    yes.
    """

    deleting: bool = False
    game: int = 0
    sure: bool = False

    def show(self, session: ScreenSession) -> Screen:
        """The screen with a row for each game: its time, its players, and whether it is over; or with the question
        whether to delete one.
        """
        say, games = session.speech.say, session.store.games or ()
        asked = next((row for row in games if row.id == self.game), None)
        if asked is not None:
            return self._asked(session, asked)
        rows = []
        for row in games:
            if newer(row.version):
                cells = (when(session, row.written), row.game, "", say("past-needs", version=row.version))
            elif why_unreadable(row):
                cells = (f"{row.id}", "", say("past-unreadable"), say("past-touch"))
            else:
                state = say("past-open", acts=row.entries)
                if row.over:
                    state = say("past-counted" if _counted(row) else "past-over")
                cells = (when(session, row.written), say(f"game-{row.game}"), players_of(session, row), state)
            rows.append(Row(cells, Nth("game", row.id)))
        records = button(session.speech, "records", enabled=any(row.over for row in games))
        delete = button(session.speech, "delete", "selected" if self.deleting else "plain", enabled=bool(games))
        which = (Text(say("past-delete-which"), tone="warning"),) if self.deleting else ()
        body = Grid(tuple(rows), (0.26, 0.18, 0.32, 0.24)) if rows else Text(say("past-none"), tone="quiet")
        return whole_page(session, "past", (*which, body), "home", delete, "bring", records)

    def _asked(self, session: ScreenSession, row: GameRow) -> Screen:
        """The question whether to delete this game, which is asked twice, the second time with the buttons the other
        way round."""
        say = session.speech.say
        who = say("past-unreadable") if why_unreadable(row) else players_of(session, row)
        blocks = (
            Text(f"{who} · {when(session, row.written)}", "title"),
            Text(say("past-delete-kept", game=row.id), tone="quiet"),
        )
        cancel, delete = button(session.speech, "cancel"), Choice("delete", say("act-delete"), tone="danger")
        buttons = (delete, cancel) if self.sure else (cancel, delete)
        title = say("past-delete-sure" if self.sure else "past-delete")
        return whole_page(session, "past-delete", blocks, *buttons, title=title, page="past")

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Resume the touched game, at its standings if it is over; or open another page."""
        match does:
            case "home":
                session.leave()
            case "cancel":
                session.pages.go(PastPage())
            case "delete" if self.game:
                self._delete(session)
            case "delete":
                session.pages.go(PastPage(not self.deleting))
            case Nth("game", id) if self.deleting:
                session.pages.go(PastPage(True, id))
            case Nth("game", id):

                def resumed() -> None:
                    open_page(session, "table")
                    if session.table.finished:
                        open_page(session, "standings")

                session.game.resume(id, resumed)
            case "bring" | "records":
                open_page(session, does)

    def _delete(self, session: ScreenSession) -> None:
        if not self.sure:
            return session.pages.go(PastPage(True, self.game, True))
        game = self.game

        def deleted(_: object) -> None:
            session.pages.go(PastPage())
            session.store.read_games()

        return session.store.ask(lambda store: store.set_aside(game), deleted)


def _counted(row: GameRow) -> bool:
    """Whether this game ended with points that its players counted themselves."""
    try:
        return msgspec.json.decode(row.command, type=_Said).do == "count"
    except msgspec.MsgspecError:
        return False
