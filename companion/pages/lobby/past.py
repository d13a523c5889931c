"""Past games: a list of all stored games, each with its result or the number of entries so far."""

from __future__ import annotations

from msgspec import Struct

from companion.games.starting import why_unreadable
from companion.pages.navigation import open_page
from companion.pages.parts.game_summary import players_of, when
from companion.pages.parts.sheets import whole_page
from companion.screen import Grid, Row, Screen, Text
from companion.session.session import Session, button


class PastPage(Struct, frozen=True):
    """The stored games, the one last played first."""

    def show(self, session: Session) -> Screen:
        """One row for each game: time, players, and whether it is over."""
        say, games = session.speech.say, session.games or ()
        rows = []
        for row in games:
            if why_unreadable(row):
                cells = (f"{row.id}", say("past-unreadable"), say("past-touch"))
            else:
                state = say("past-over") if row.over else say("past-open", acts=row.entries)
                cells = (when(session, row.written), players_of(session, row), state)
            rows.append(Row(cells, f"game/{row.id}"))
        records = button(session.speech, "records", enabled=any(row.over for row in games))
        body = Grid(tuple(rows), (0.34, 0.38, 0.28)) if rows else Text(say("past-none"), tone="quiet")
        return whole_page(session, "past", (body,), "home", "bring", records)

    def tap(self, session: Session, id: str, text: str) -> None:
        """Resume the touched game, at its standings if it is over; or open another page."""
        verb, _, what = id.partition("/")
        if verb == "home":
            session.leave()
        elif verb == "game" and what.isdecimal():

            def resumed() -> None:
                open_page(session, "table")
                if session.table.finished:
                    open_page(session, "standings")

            session.resume(int(what), resumed)
        elif verb in ("bring", "records"):
            open_page(session, verb)
