"""The standings, why they are so, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from companion.games.house_rules_text import beside_standings
from companion.pages.lobby.new_game import NewGamePage
from companion.screen import Screen, Sheet
from companion.session.session import button

if TYPE_CHECKING:
    from companion.session.session import Desk, Page


class EndingPage(Struct, frozen=True):
    """Standings, in mid-game too as far as they go. `table` is the page to return to."""

    table: Page

    def show(self, desk: Desk) -> Screen:
        """Standings and picture."""
        sitting = desk.table
        speech = sitting.speech
        blocks = sitting.look.standings(sitting.match, sitting.players, speech)
        blocks += beside_standings(sitting.match, speech)
        buttons = [button(speech, "table"), *(button(speech, name) for name in self._asked(desk))]
        if sitting.finished:
            buttons += [button(speech, "leave"), button(speech, "rematch", "primary")]
        title = speech.say("sheet-end" if sitting.finished else "sheet-standings")
        return Screen("ending", title, sheet=Sheet("ending", title, blocks, tuple(buttons)))

    def _asked(self, desk: Desk) -> tuple[str, ...]:
        """What one looks back by; a phone is told of a game when it is over."""
        sitting = desk.table
        trail = ("trail",) if sitting.look.trail(sitting.match, sitting.players) is not None else ()
        return (*trail, "replay", *(("share",) if sitting.finished else ()))

    def tap(self, desk: Desk, id: str, text: str) -> None:
        """Back to the table or to one of its seats, a look back, home, or the same players again."""
        match id:
            # Each page is loaded when it is asked for: the first picture of a table does not wait for them.
            case "trail":
                from companion.pages.table.trail import TrailPage

                desk.go(TrailPage(self))
            case "replay":
                from companion.pages.table.replay import open_replay

                open_replay(desk, self)
            case "share":
                from companion.pages.people.share import open_share

                open_share(desk, self)
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
