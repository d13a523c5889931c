"""What touches do in Elfenland. Steps without a field are words: "deal", "obstacle"."""

from __future__ import annotations

from companion.screen import ScreenAction


class AskedKind(ScreenAction, frozen=True):
    """Answers which kind a counter is; None leaves it unknown."""

    kind: str | None

    @property
    def name(self) -> str:
        """The kind, "ask/pig", or "ask/untold"."""
        return f"ask/{self.kind or 'untold'}"


class InDisplay(ScreenAction, frozen=True):
    """Draws the face-up counter of this kind, or the unknown one with this number among the unknown ones."""

    kind: str
    number: int = 0

    @property
    def name(self) -> str:
        """The kind, "display/pig", or the number, "display/0"."""
        return f"display/{self.kind or self.number}"


class PieceKind(ScreenAction, frozen=True, tag="kind"):
    """Selects a counter of this kind, to be placed."""

    kind: str


class Step(ScreenAction, frozen=True):
    """Moves the boot along this route."""

    route: str


class DiscardUnseen(ScreenAction, frozen=True, tag="discard"):
    """Discards this seat's surplus cards without saying which."""

    seat: str


class DiscardKinds(ScreenAction, frozen=True):
    """Asks which surplus cards this seat discards."""

    seat: str


class KeptCounter(ScreenAction, frozen=True, tag="keep"):
    """Says which counter a seat keeps: its kind, "hidden" or "none"."""

    seat: str
    what: str


class TownCardOf(ScreenAction, frozen=True, tag="target"):
    """Says that the town card of this seat is entered next."""

    seat: str


class BootOf(ScreenAction, frozen=True, tag="boot"):
    """Says that the boot of this seat is placed next."""

    seat: str


class CardsLeft(ScreenAction, frozen=True, tag="hand"):
    """Says how many cards a seat has left."""

    seat: str
    size: int
