"""The standings, why they are so, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from companion.games.house_rules_text import beside_standings
from companion.pages.lobby.new_game import NewGamePage
from companion.screen import Screen, Sheet
from companion.session.session import button

if TYPE_CHECKING:
    from companion.session.session import Page, Session


class EndingPage(Struct, frozen=True):
    """Standings, in mid-game too as far as they go. `table` is the page to return to."""

    table: Page

    def show(self, session: Session) -> Screen:
        """Standings and picture."""
        seated = session.table
        speech = seated.speech
        blocks = seated.look.standings(seated.match, seated.players, speech)
        blocks += beside_standings(seated.match, speech)
        buttons = [button(speech, "table"), *(button(speech, name) for name in self._asked(session))]
        if seated.finished:
            buttons += [button(speech, "leave"), button(speech, "rematch", "primary")]
        title = speech.say("sheet-end" if seated.finished else "sheet-standings")
        return Screen("ending", title, sheet=Sheet("ending", title, blocks, tuple(buttons)))

    def _asked(self, session: Session) -> tuple[str, ...]:
        """What one looks back by; a phone is told of a game when it is over."""
        seated = session.table
        trail = ("trail",) if seated.look.trail(seated.match, seated.players) is not None else ()
        return (*trail, "replay", *(("share",) if seated.finished else ()))

    def tap(self, session: Session, id: str, text: str) -> None:
        """Back to the table or to one of its seats, a look back, home, or the same players again."""
        match id:
            # Each page is loaded when it is asked for: the first picture of a table does not wait for them.
            case "trail":
                from companion.pages.table.trail import TrailPage

                session.go(TrailPage(self))
            case "replay":
                from companion.pages.table.replay import open_replay

                open_replay(session, self)
            case "share":
                from companion.pages.people.share import open_share

                open_share(session, self)
            case _ if id.startswith("seat/"):
                session.go(self.table)
                self.table.tap(session, id, text)
            case "table":
                session.go(self.table)
            case "leave":
                session.leave()
            case "rematch":
                again = NewGamePage.again(session.table.told, session.table.players)
                session.leave()
                session.go(again)
                again.recall(session)
