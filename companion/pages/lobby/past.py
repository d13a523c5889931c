"""Past games: how they ended, or that they can be gone on with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from companion.games.starting import why_unreadable
from companion.pages.parts.game_summary import players_of, when
from companion.pages.table.standings import EndingPage
from companion.pages.table.table import TablePage
from companion.screen import Grid, Row, Screen, Sheet, Text
from companion.session.session import button

if TYPE_CHECKING:
    from companion.session.session import Session


class PastPage(Struct, frozen=True):
    """Every game in the store, the one last played first."""

    def show(self, session: Session) -> Screen:
        """A line a game."""
        say = session.speech.say
        rows = []
        for row in session.games or ():
            if why_unreadable(row):
                rows.append(Row((f"{row.id}", say("past-unreadable"), say("past-touch")), f"game/{row.id}"))
                continue
            names = players_of(session, row)
            state = say("past-over") if row.over else say("past-open", acts=row.entries)
            rows.append(Row((when(session, row.written), names, state), f"game/{row.id}"))
        body = Grid(tuple(rows), (0.22, 0.5, 0.28)) if rows else Text(say("past-none"), tone="quiet")
        over = any(row.over for row in session.games or ())
        buttons = (
            button(session.speech, "home"),
            button(session.speech, "bring"),
            button(session.speech, "records", enabled=over),
        )
        sheet = Sheet("past", say("sheet-past"), (body,), buttons)
        return Screen("past", sheet.title, sheet=sheet)

    def tap(self, session: Session, id: str, text: str) -> None:
        """Open a game: its table as it was left, or how it ended; or everyone's record."""
        verb, _, what = id.partition("/")
        if verb == "home":
            session.leave()
        elif verb == "bring":
            from companion.pages.lobby.bring import BringPage

            session.go(BringPage.first(session, self))
        elif verb == "game" and what.isdecimal():
            session.resume(
                int(what), lambda: session.go(EndingPage(TablePage()) if session.table.finished else TablePage())
            )
        elif verb == "records":
            from companion.pages.people.records import open_records

            open_records(session, self)
