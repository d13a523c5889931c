"""The standings, why they are so, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from companion.desk import button
from companion.pages.new_game import NewGamePage
from companion.screen import Screen, Sheet

if TYPE_CHECKING:
    from companion.desk import Desk, Page


class EndingPage(Struct, frozen=True):
    """Standings, in mid-game too as far as they go. `table` is the page to return to."""

    table: Page

    def show(self, desk: Desk) -> Screen:
        """Standings and picture."""
        sitting = desk.table
        speech = sitting.speech
        blocks = sitting.look.standings(sitting.match, sitting.players, speech)
        buttons = [button(speech, "table"), button(speech, "leave")]
        if sitting.finished:
            buttons.append(button(speech, "rematch", "primary"))
        title = speech.say("sheet-end" if sitting.finished else "sheet-standings")
        return Screen("ending", title, sheet=Sheet("ending", title, blocks, tuple(buttons)))

    def tap(self, desk: Desk, id: str, text: str) -> None:
        """Back to the table or to one of its seats, home, or the same players again."""
        match id:
            case _ if id.startswith("seat/"):
                desk.go(self.table)
                self.table.tap(desk, id, text)
            case "table":
                desk.go(self.table)
            case "leave":
                desk.leave()
            case "rematch":
                again = NewGamePage.again(desk.table.told, desk.table.players)
                desk.leave()
                desk.go(again)
                again.recall(desk)
