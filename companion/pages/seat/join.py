"""The first page of a phone whose player has not chosen a seat yet."""

from __future__ import annotations

from collections.abc import Mapping

from companion.screen import Choice, Choices, Nth, Screen, Sheet, Text
from companion.session.session import Session

MOST = 2
"""The most phones of one seat."""


def joining(session: Session, phones: Mapping[str, int]) -> Screen:
    """The screen with the seats to choose from; `phones` is how many phones each has, as in {"2": 1}."""
    say, seated = session.speech.say, session.seated
    if seated is None:
        return Screen("join", say("web-no-game"), sheet=Sheet("no-game", say("web-no-game"), ()))
    seats = tuple(
        Choice(
            Nth("join", n),
            player.name,
            say("web-full") if phones.get(str(n), 0) >= MOST else "",
            seated.look.glyph(player.colour, str(n)),
            enabled=phones.get(str(n), 0) < MOST,
        )
        for n, player in enumerate(seated.players, 1)
        if str(n) not in seated.match.state.house.gone
    )
    blocks = (Text(say("web-which-seat")), Choices(seats, 1, tall=True))
    return Screen("join", say("web-join"), sheet=Sheet("join", say("web-join"), blocks))
