"""The first page of a phone whose player has not chosen a seat yet."""

from __future__ import annotations

from msgspec import Struct

from companion.games.drawing.common_controls import button
from companion.screen import Choice, Choices, Does, Nth, Screen, Sheet, Text
from companion.session.screen_session import ScreenSession


class JoinPage(Struct, frozen=True):
    """The page with the seats to choose from. Whoever carries the touches gives the phone its seat. `waits` is the seat
    whose phone, or the table, is asked whether this phone may have it; "" for none.
    """

    waits: str = ""

    def show(self, session: ScreenSession) -> Screen:
        """The screen with a button for each seat that people play, or with the sentence who is asked."""
        say, seated = session.speech.say, session.seated
        if seated is None:
            return Screen("join", say("web-no-game"), sheet=Sheet("no-game", say("web-no-game"), ()))
        if self.waits and int(self.waits) <= len(seated.players):
            words = Text(say("web-waits", name=seated.players[int(self.waits) - 1].name), "title")
            sheet = Sheet("join-waits", say("web-join"), (words,), (button(session.speech, "cancel"),))
            return Screen("join", say("web-join"), sheet=sheet)
        taken = {each.seat for each in session.game.phones.here()} if session.game.phones is not None else set()
        seats = tuple(
            Choice(
                Nth("join", n),
                player.name,
                say("web-taken") if str(n) in taken else "",
                seated.look.glyph(player.colour, str(n)),
            )
            for n, player in enumerate(seated.players, 1)
            if str(n) not in seated.match.state.house.gone and not player.level
        )
        blocks = (Text(say("web-which-seat")), Choices(seats, 1, tall=True))
        return Screen("join", say("web-join"), sheet=Sheet("join", say("web-join"), blocks))

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Do nothing."""
