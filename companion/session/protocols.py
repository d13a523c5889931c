"""What the desk asks of a page and of what is plugged in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

if TYPE_CHECKING:
    from companion.screen import OnReader, Screen, Sheet
    from companion.session.session import Session


class Page(Protocol):
    """A page of the app: frozen, it shows itself and says what a tap on it means."""

    def show(self, session: Session) -> Screen:
        """The page as it looks now."""

    def tap(self, session: Session, id: str, text: str) -> None:
        """What a touch does."""


@runtime_checkable
class Timed(Protocol):
    """What a page has beside, on which something happens by itself while it is `going`."""

    @property
    def going(self) -> bool:
        """Whether time means something now."""

    def tick(self, session: Session, now: float) -> None:
        """Time passes, in seconds; asked about four times a second."""


@runtime_checkable
class DeviceAware(Protocol):
    """What a page has beside, that itself takes what readers and buttons tell: a tag being taught is no move."""

    def heard(self, session: Session, event: Any) -> bool:
        """An event of `hardware.events`; whether it was meant for this page, and for nothing else."""


class DevicePort(Protocol):
    """What a table with devices has beside."""

    @property
    def going(self) -> bool:
        """Whether time means something to it now."""

    def hear(self, session: Session, event: Any) -> None:
        """A device told something."""

    def follow(self, session: Session) -> None:
        """Something may have changed at the desk: lamps and what is asked of the hands follow."""

    def tick(self, session: Session, now: float) -> None:
        """Time passes, in seconds."""

    def readers(self, session: Session) -> tuple[OnReader, ...]:
        """What lies on readers: seen, understood, or accepted."""

    def speaks(self, session: Session, seat: str) -> None:
        """A seat says by a touch that it acts."""

    def board(self, session: Session) -> tuple[Sheet, frozenset[str]]:
        """What to move until board and game agree, and the spots of the drawing that it is about."""
