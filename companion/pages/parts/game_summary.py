"""A stored game in words: its players, and the time it was last played."""

from __future__ import annotations

from datetime import datetime

from companion.games.start_and_resume import players
from companion.session.screen_session import ScreenSession
from companion.storage.store import GameRow


def players_of(session: ScreenSession, row: GameRow) -> str:
    """The names of all players in a stored game, or a text for none. ValueError where they cannot be read."""
    names = ", ".join(player.name or session.speech.say(f"colour-{player.colour}") for player in players(row))
    return names or session.speech.say("past-unnamed")


def when(session: ScreenSession, seconds: int) -> str:
    """The local date and time in words, unbroken on one line, for a time in seconds UTC."""
    moment = datetime.fromtimestamp(seconds)
    sentence = session.speech.say(
        "moment", day=moment.day, month=moment.month, year=str(moment.year), time=moment.strftime("%H:%M")
    )
    return sentence.replace(" ", "\N{NO-BREAK SPACE}")
