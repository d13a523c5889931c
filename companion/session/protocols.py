"""Interfaces that pages and devices implement for the session."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from companion.screen import OnReader, Screen, Sheet
from companion.session.events import SessionEvent

if TYPE_CHECKING:
    from companion.session.session import Session


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

    def speaks(self, seat: str) -> None:
        """Note that the next action is this seat's ("2"), chosen by a touch."""

    def relight(self) -> None:
        """Switch on the lamps that should be lit, after a test left all dark."""

    def board(self, headline: str) -> tuple[Sheet, frozenset[str]]:
        """The sheet that lists the pieces to move until board and game agree, with `headline` (of the notice it
        replaces) below; and the ids of the places to highlight."""
