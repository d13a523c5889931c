"""A stored game in a line: who plays in it, and when it was last played."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from companion.games.starting import players
from companion.storage.reader import GameRow

if TYPE_CHECKING:
    from companion.session.session import Session


def players_of(session: Session, row: GameRow) -> str:
    """Everyone who plays in this game, or that nobody told a name. ValueError where it cannot be read."""
    names = ", ".join(player.name or session.speech.say(f"colour-{player.colour}") for player in players(row))
    return names or session.speech.say("past-unnamed")


def when(session: Session, seconds: int) -> str:
    """A moment, in seconds UTC, as the table's own clock and calendar say it."""
    moment = datetime.fromtimestamp(seconds)
    return session.speech.say(
        "moment", day=moment.day, month=moment.month, year=str(moment.year), time=moment.strftime("%H:%M")
    )
