"""The board after a game: who was where, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from companion.games.protocol import View
from companion.screen import Screen
from companion.session.session import button

if TYPE_CHECKING:
    from companion.session.session import Page, Session


class TrailPage(Struct, frozen=True):
    """`looked` is the seat whose way alone is shown, "" for all."""

    back: Page
    looked: str = ""

    def show(self, session: Session) -> Screen:
        """The board with everyone's way on it."""
        seated = session.table
        look, speech, match = seated.look, seated.speech, seated.match
        marks = look.trail(match, seated.players, self.looked)
        picture = look.picture(View(match, look.blank(), seated.players, speech))
        who = seated.players[int(self.looked) - 1].name if self.looked else speech.say("turn-everyone")
        banner = replace(
            picture.banner, phase=speech.say("act-trail"), turn=who, prompt=speech.say("trail-hint"), mark=None
        )
        panels = tuple(replace(panel, active=panel.id == f"seat/{self.looked}") for panel in picture.seats)
        return Screen(
            "trail",
            board=look.board(match.state),
            marks=marks,
            banner=banner,
            seats=panels,
            bar=(button(speech, "close", "primary"),),
        )

    def tap(self, session: Session, id: str, text: str) -> None:
        """One seat's way, or everyone's again."""
        verb, _, what = id.partition("/")
        if verb == "close":
            session.go(self.back)
        elif verb == "seat":
            session.go(replace(self, looked="" if self.looked == what else what))
