"""Standings: the score with its reasons, and after the game what to do next."""

from __future__ import annotations

from msgspec import Struct

from companion.games.words.house_rules_text import beside_standings
from companion.pages.navigation import open_page
from companion.pages.parts.sheets import whole_page
from companion.screen import Screen
from companion.session.session import Session


class EndingPage(Struct, frozen=True):
    """The standings; in mid-game as far as they go."""

    def show(self, session: Session) -> Screen:
        """The standings, and buttons for replay, trail and rematch."""
        seated = session.table
        speech = seated.speech
        blocks = seated.look.standings(seated.match, seated.players, speech)
        blocks += beside_standings(seated.match, speech)
        trail = ("trail",) if seated.look.trail(seated.match, seated.players) is not None else ()
        after = ("share", "leave") if seated.finished else ()
        title, again = speech.say("sheet-end" if seated.finished else "sheet-standings"), seated.finished * "rematch"
        return whole_page(session, "ending", blocks, "table", *trail, "replay", *after, primary=again, title=title)

    def tap(self, session: Session, id: str, text: str) -> None:
        """Open a page, go back to the table or to one of its seats, or leave the game."""
        match id:
            case "trail" | "replay" | "share" | "rematch":
                open_page(session, id)
            case "table":
                session.back()
            case "leave":
                session.leave()
            case _ if id.startswith("seat/"):
                session.back()
                session.page.tap(session, id, text)
