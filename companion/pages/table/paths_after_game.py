"""The page of the board after a game, with the way that every seat's pawn took."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from companion.games.common_actions import SeatTouched
from companion.games.drawing.common_controls import button
from companion.games.view_values import View
from companion.screen import Does, Screen
from companion.session.screen_session import ScreenSession


class TrailPage(Struct, frozen=True):
    """The page of the board with the way of each seat's pawn. `looked` is the only seat shown, "" for all."""

    looked: str = ""

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the board and a panel for each seat; a touched panel shows only the way of its pawn."""
        seated = session.table
        look, speech, match = seated.look, seated.speech, seated.match
        picture = look.picture(View(match, look.blank(), seated.shown, speech))
        who = seated.shown[int(self.looked) - 1].name if self.looked else speech.say("turn-everyone")
        banner = replace(
            picture.banner, phase=speech.say("act-trail"), turn=who, prompt=speech.say("trail-hint"), mark=None
        )
        return Screen(
            "trail",
            board=look.board(match.state),
            marks=look.trail(match, seated.players, self.looked),
            banner=banner,
            seats=tuple(replace(panel, active=panel.does == SeatTouched(self.looked)) for panel in picture.seats),
            bar=(button(speech, "close", "primary"),),
        )

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Show one seat's way, or those of all seats again."""
        match does:
            case "close":
                session.pages.back()
            case SeatTouched(seat):
                session.pages.go(TrailPage("" if self.looked == seat else seat))
