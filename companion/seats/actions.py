"""What touches do in the dialog of an automatic player."""

from __future__ import annotations

from typing import Literal

from companion.screen import ScreenAction


class DialogStep(ScreenAction, frozen=True, tag="boardside"):
    """A button of the dialog: its turn is carried out ("done", or "untold" if nobody enters the kind of a piece) or
    explained, or the last card entered is taken back."""

    step: Literal["done", "untold", "why", "card-back"]


class LineTicked(ScreenAction, frozen=True, tag="boardside/line"):
    """Ticks the line with this index of the turn that hands carry out, or takes the tick away."""

    line: int


class KindSeen(ScreenAction, frozen=True, tag="boardside/kind"):
    """Enters the kind of the piece that the turn asks for."""

    kind: str


class CardDealt(ScreenAction, frozen=True, tag="boardside/card"):
    """Enters a card of this kind as dealt to the automatic player."""

    kind: str
