"""Light and sound as feedback: lamps for the seat in turn, and signals for accepted and refused actions."""

from __future__ import annotations

from collections.abc import Callable

from companion.session import events
from companion.session.screen_events import BoardAgrees, BoardDiffers, Misplaced, NoticeChanged
from companion.session.screen_session import ScreenSession
from engine.match import Match
from hardware.device import Colour, Order, SetLamp, Sound, Tune


class LampFeedback:
    """A listener that orders lamps and sounds; a lamp that already has its colour is not ordered again."""

    def __init__(self, session: ScreenSession, order: Callable[[Order], None], sounds: bool) -> None:
        self._session = session
        self._order = order
        self._sounds = sounds
        self._lamps: dict[str, Colour] = {}
        self._refused = self._misplaced = self._differs = False

    def on(self, event: events.SessionEvent) -> None:
        """Light the lamps and play the sound that this event calls for."""
        match event:
            case events.Accepted(match=match):
                self._sound(self._tune(match))
            case events.Refused():
                self._refused = True
                self._sound("refused")
            case NoticeChanged():
                self._refused = False
            case Misplaced(spots):
                self._misplaced = bool(spots)
            case BoardDiffers() | BoardAgrees():
                self._differs = isinstance(event, BoardDiffers)
        self._light()

    def relight(self) -> None:
        """Switch on the lamps that should be lit, after a test has switched all off."""
        self._lamps = {}
        self._light()

    def _light(self) -> None:
        game, red = self._session.seated, self._refused or self._misplaced
        lamps: dict[str, Colour] = dict.fromkeys(self._lamps, "off")
        if game is not None:
            awaited = () if game.finished else game.match.prompt.seats
            for n in range(1, len(game.players) + 1):
                lamps[f"seat-{n}"] = "off"
            for seat in awaited:
                lamps[f"seat-{seat}"] = "red" if red else "white"
            lamps["table"] = "red" if red else "amber" if self._differs else "off"
        for lamp, colour in lamps.items():
            if self._lamps.get(lamp, "off") != colour:
                self._order(SetLamp(lamp, colour))
        self._lamps = lamps

    def _tune(self, match: Match) -> Tune:
        before = match.before
        turned = before is not None and match.prompt.seats != before.prompt.seats
        return "turn" if turned and self._session.store.settings.calling else "accepted"

    def _sound(self, tune: Tune) -> None:
        if self._sounds:
            self._order(Sound(tune))
