"""Lamps and sounds: whose turn it is, that something was refused, that an act was taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hardware.commands import Colour, SetLamp, Sound, Tune

if TYPE_CHECKING:
    from companion.devices.state import Devices
    from companion.screen import Notice
    from companion.session.session import Session
    from engine.match import Match


class LampFeedback:
    """What lamps and buzzer were told last; only what is new is told."""

    def __init__(self, devices: Devices, sounds: bool) -> None:
        self._devices = devices
        self._sounds = sounds
        self._lamps: dict[str, Colour] = {}
        self._match: Match | None = None
        self._refusal: Notice | None = None

    def relight(self) -> None:
        """Something else was tried on the lamps, and they are dark: all that should be lit is told anew."""
        self._lamps = {}

    def follow(self, session: Session, *, refused: bool, illegal: bool, differs: bool) -> None:
        """Light and sound what is so now. `refused`: just now; `illegal`: it lies there still; `differs`: board and
        game do."""
        match = session.seated.match if session.seated is not None else None
        awaited = match.prompt.seats if match is not None and not session.table.finished else ()
        red = illegal or (
            session.notice is not None and session.notice.tone == "refused" and bool(session.notice.source)
        )
        lamps: dict[str, Colour] = dict.fromkeys(self._lamps, "off")
        if match is not None:
            lamps |= {f"seat-{n}": "off" for n in range(1, len(session.table.players) + 1)}
            lamps |= dict.fromkeys((f"seat-{seat}" for seat in awaited), "red" if red else "white")
            lamps["table"] = "red" if red else "amber" if differs else "off"
        for lamp, colour in lamps.items():
            if self._lamps.get(lamp, "off") != colour:
                self._devices.order(SetLamp(lamp, colour))
        self._lamps = lamps
        tune = self._tune(match, refused)
        if tune == "turn" and not session.settings.calling:
            tune = "accepted"
        if tune is not None and self._sounds:
            self._devices.order(Sound(tune))
        self._match = match

    def _tune(self, match: Match | None, refused: bool) -> Tune | None:
        if refused:
            return "refused"
        before = self._match
        if match is None or before is None or match is before or match.before is not before:
            return None
        return "accepted" if match.prompt.seats == before.prompt.seats else "turn"
