"""Interfaces that pages and devices implement for the session."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from companion.games.touch_and_tags.actions import Draft, Say
from companion.screen import Notice, OnReader, Screen, Sheet
from companion.session.events import SessionEvent

if TYPE_CHECKING:
    from companion.session.session import Session
    from engine.match import Match


class Page(Protocol):
    """A page of the app: a frozen value that shows itself as a screen and handles its touches."""

    def show(self, session: Session) -> Screen:
        """The screen of this page for the present session."""

    def tap(self, session: Session, id: str, text: str) -> None:
        """Handle a touch on the element with this id, or the text typed into the field with this id."""


@runtime_checkable
class Timed(Protocol):
    """Optional interface of pages that change with time, while they are `going`."""

    @property
    def going(self) -> bool:
        """Whether `tick` must be called."""

    def tick(self, session: Session, now: float) -> None:
        """Advance to `now`, in seconds of a monotonic clock; called about four times a second."""


@runtime_checkable
class Revisited(Protocol):
    """Optional interface of pages that read something again when `Session.back` returns to them."""

    def revisited(self, session: Session) -> None:
        """Called when the page is shown again."""


@runtime_checkable
class DeviceAware(Protocol):
    """Optional interface of pages that handle device events themselves, as the page that registers tags."""

    def heard(self, session: Session, event: Any) -> bool:
        """Handle an event of `hardware.events`; True if nothing else must handle it."""


class DevicePort(Protocol):
    """The connected devices, as the session and its pages use them."""

    @property
    def going(self) -> bool:
        """Whether `tick` must be called."""

    def hear(self, event: Any) -> None:
        """Handle an event of `hardware.events`."""

    def on(self, event: SessionEvent) -> None:
        """Handle a session event: light lamps, mark pieces as used."""

    def tick(self, now: float) -> None:
        """Advance to `now`, in seconds of a monotonic clock."""

    def readers(self) -> tuple[OnReader, ...]:
        """The drawings of the pieces on readers, and for a moment of those passed over one."""

    def speaks(self, seat: str, first: bool = False) -> None:
        """Note that the next action is this seat's ("2"), chosen by a touch; with `first` before any piece is laid."""

    def relight(self) -> None:
        """Switch on the lamps that should be lit, after a test left all dark."""

    def board(self, headline: str) -> tuple[Sheet, frozenset[str]]:
        """The sheet that lists the pieces to move until board and game agree, with `headline` (of the notice it
        replaces) below; and the ids of the places to highlight."""


class SeatsPort(Protocol):
    """The seats that Boardside plays, as the session and its pages use them."""

    def on(self, event: SessionEvent) -> None:
        """Handle a session event: where such a seat is in turn now, begin to decide."""

    def before(self, action: Say | Draft | None, source: str) -> Say | Draft | None:
        """The action of this source ("reader/1", "" for a touch) as it is to be executed: with the turn of such a seat
        before it that is shown and was not confirmed; None if it is refused, which a notice explains."""

    def tap(self, id: str) -> bool:
        """Handle a touch on the sheet of such a seat; False if `id` is not one of it."""

    @property
    def sheet(self) -> Sheet | None:
        """The sheet of the pieces that people must move for such a seat, or None."""

    @property
    def notice(self) -> Notice | None:
        """The same instruction as a notice, if the board must be seen; else None."""

    @property
    def ahead(self) -> Match | None:
        """The match after the turn of Boardside that the screen shows, if a person is next; else None."""

    @property
    def glow(self) -> frozenset[str]:
        """The ids of the places and paths of the pieces that this turn moves."""

    @property
    def deciding(self) -> bool:
        """Whether a seat that Boardside plays is in turn now: it decides, or people must still move its pieces."""

    @property
    def playing(self) -> bool:
        """Whether Boardside plays a seat of the seated game."""

    @property
    def thinking(self) -> bool:
        """Whether the process that decides has not answered yet."""

    def close(self) -> None:
        """End the process that decides."""


class PhonesPort(Protocol):
    """The browsers that act as seats, as the pages use them."""

    def start(self) -> None:
        """Accept browsers from now on."""

    def recall(self) -> None:
        """Accept browsers again if there were some when the program ended."""

    def invite(self) -> str:
        """The address with which a phone joins; "" while browsers are not accepted yet."""

    def seats(self) -> Mapping[str, int]:
        """The number of phones of each seat, `{"2": 1}`."""

    def remove(self, seat: str) -> None:
        """Remove the phones of this seat."""
