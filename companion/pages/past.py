"""Past games: how they ended, or that they can be gone on with."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from msgspec import Struct

from companion.desk import button
from companion.pages.table import TablePage
from companion.screen import Grid, Row, Screen, Sheet, Text
from companion.sitting import read_people
from companion.store import GameRow

if TYPE_CHECKING:
    from companion.desk import Desk


class PastPage(Struct, frozen=True):
    """Every game in the store, the one last played first."""

    def show(self, desk: Desk) -> Screen:
        """A line a game."""
        say = desk.speech.say
        rows = []
        for row in desk.games or ():
            names = players_of(desk, row)
            state = say("past-over") if row.over else say("past-open", acts=row.entries)
            rows.append(Row((when(desk, row.written), names or say("past-unnamed"), state), f"game/{row.id}"))
        body = Grid(tuple(rows), (0.22, 0.5, 0.28)) if rows else Text(say("past-none"), tone="quiet")
        sheet = Sheet("past", say("sheet-past"), (body,), (button(desk.speech, "home"),))
        return Screen("past", sheet.title, sheet=sheet)

    def tap(self, desk: Desk, id: str, text: str) -> None:
        """Open a game: its table as it was left."""
        verb, _, what = id.partition("/")
        if verb == "home":
            desk.leave()
        elif verb == "game" and what.isdecimal():
            desk.resume(int(what), lambda: desk.go(TablePage()))


def players_of(desk: Desk, row: GameRow) -> str:
    """Everyone who plays in this game."""
    players = read_people(row.people).players
    return ", ".join(player.name or desk.speech.say(f"colour-{player.colour}") for player in players)


def when(desk: Desk, seconds: int) -> str:
    """A moment, in seconds UTC, as the table's own clock and calendar say it."""
    moment = datetime.fromtimestamp(seconds)
    return desk.speech.say(
        "moment", day=moment.day, month=moment.month, year=str(moment.year), time=moment.strftime("%H:%M")
    )
