"""Screen rotation: that of the settings, turned upside down by a touch or for the seat in turn."""

from __future__ import annotations

from companion.session.settings import Settings
from companion.session.spoken_game import SpokenGame

OPPOSITE = 180


class Rotation:
    """The rotation of the screen. Not persisted."""

    def __init__(self) -> None:
        self._turned = False

    def turn(self) -> None:
        """Turn the screen upside down, or back, for the players on the other side."""
        self._turned = not self._turned

    def degrees(self, settings: Settings, game: SpokenGame | None) -> int:
        """The angle by which the screen's picture is turned, in degrees clockwise, for these settings and this game;
        with `game` None nothing is turned for the seat in turn.
        """
        turned = self._turned
        if settings.turning and game is not None:
            seats = game.match.prompt.seats
            turned ^= len(seats) == 1 and game.players[int(seats[0]) - 1].across
        return (settings.rotation + OPPOSITE * turned) % 360
