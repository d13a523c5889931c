"""Past games: how they ended, or that they can be gone on with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from companion.pages.parts.game_summary import players_of, when
from companion.pages.table.standings import EndingPage
from companion.pages.table.table import TablePage
from companion.screen import Grid, Row, Screen, Sheet, Text
from companion.session.opening import why_unreadable
from companion.session.session import button

if TYPE_CHECKING:
    from companion.session.session import Desk


class PastPage(Struct, frozen=True):
    """Every game in the store, the one last played first."""

    def show(self, desk: Desk) -> Screen:
        """A line a game."""
        say = desk.speech.say
        rows = []
        for row in desk.games or ():
            if why_unreadable(row):
                rows.append(Row((f"{row.id}", say("past-unreadable"), say("past-touch")), f"game/{row.id}"))
                continue
            names = players_of(desk, row)
            state = say("past-over") if row.over else say("past-open", acts=row.entries)
            rows.append(Row((when(desk, row.written), names, state), f"game/{row.id}"))
        body = Grid(tuple(rows), (0.22, 0.5, 0.28)) if rows else Text(say("past-none"), tone="quiet")
        over = any(row.over for row in desk.games or ())
        buttons = (
            button(desk.speech, "home"),
            button(desk.speech, "bring"),
            button(desk.speech, "records", enabled=over),
        )
        sheet = Sheet("past", say("sheet-past"), (body,), buttons)
        return Screen("past", sheet.title, sheet=sheet)

    def tap(self, desk: Desk, id: str, text: str) -> None:
        """Open a game: its table as it was left, or how it ended; or everyone's record."""
        verb, _, what = id.partition("/")
        if verb == "home":
            desk.leave()
        elif verb == "bring":
            from companion.pages.lobby.bring import BringPage

            desk.go(BringPage.first(desk, self))
        elif verb == "game" and what.isdecimal():
            desk.resume(int(what), lambda: desk.go(EndingPage(TablePage()) if desk.table.finished else TablePage()))
        elif verb == "records":
            from companion.pages.people.records import open_records

            open_records(desk, self)
