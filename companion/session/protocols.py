"""Interfaces that the session needs of pages and devices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from companion.screen import OnReader, Screen, Sheet
from companion.session.events import SessionEvent

if TYPE_CHECKING:
    from companion.session.session import Session


class Page(Protocol):
    """A page of the app: a frozen value that draws itself and interprets taps."""

    def show(self, session: Session) -> Screen:
        """The page as it looks now."""

    def tap(self, session: Session, id: str, text: str) -> None:
        """Handle a touch on the choice with this id, or the text typed into the field with this id."""


@runtime_checkable
class Timed(Protocol):
    """Optional interface of pages on which something happens by itself while they are `going`."""

    @property
    def going(self) -> bool:
        """Whether `tick` must be called."""

    def tick(self, session: Session, now: float) -> None:
        """Time passes, in seconds; called about four times a second."""


@runtime_checkable
class Revisited(Protocol):
    """Optional interface of pages that read something anew when `Session.back` returns to them."""

    def revisited(self, session: Session) -> None:
        """The page is shown again."""


@runtime_checkable
class DeviceAware(Protocol):
    """Optional interface of pages that handle device events themselves, for example while tags are taught."""

    def heard(self, session: Session, event: Any) -> bool:
        """Handle an event of `hardware.events`; True where nobody else must."""


class DevicePort(Protocol):
    """What is plugged in at the table, as the session and its pages use it."""

    @property
    def going(self) -> bool:
        """Whether `tick` must be called."""

    def hear(self, event: Any) -> None:
        """Handle an event of `hardware.events`."""

    def on(self, event: SessionEvent) -> None:
        """Take a session event: lamps light, half-entered pieces are spent."""

    def tick(self, now: float) -> None:
        """Time passes, in seconds."""

    def readers(self) -> tuple[OnReader, ...]:
        """The pieces on readers, and for a moment those that were passed over one."""

    def speaks(self, seat: str) -> None:
        """The next action is this seat's ("2"), chosen by a touch."""

    def relight(self) -> None:
        """All lamps are dark after a test: light those that should be."""

    def board(self, said: str) -> tuple[Sheet, frozenset[str]]:
        """The list of pieces to move until board and game agree, below what was `said`; and the spots of the drawing
        that it is about."""
