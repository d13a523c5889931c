"""Interfaces that pages, devices and automatic players implement for a screen session."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from companion.games.touch_and_tags.touch_result import Draft, Say
from companion.screen import Banner, Does, OnReader, Screen, Sheet
from companion.session.events import SessionEvent
from companion.session.ports import Boardside, Devices

if TYPE_CHECKING:
    from companion.session.screen_session import ScreenSession
    from companion.session.spoken_game import SpokenGame


class Page(Protocol):
    """A page of the app: a frozen value that shows itself as a screen and handles its touches."""

    def show(self, session: ScreenSession) -> Screen:
        """The screen of this page for the present session."""

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Do what a touch of an element does, or take the text typed into a field."""


@runtime_checkable
class Timed(Protocol):
    """Optional interface of pages that change with time, as long as their property `going` is true."""

    @property
    def going(self) -> bool:
        """Whether the page is changing, so that `tick` must be called."""

    def tick(self, session: ScreenSession, now: float) -> None:
        """Advance to `now`, in seconds of a monotonic clock; called about four times a second."""


@runtime_checkable
class Revisited(Protocol):
    """Optional interface of pages that read something again when `PageStack.back` returns to them."""

    def revisited(self, session: ScreenSession) -> None:
        """Called when the page is shown again."""


@runtime_checkable
class DeviceAware(Protocol):
    """Optional interface of pages that handle device events themselves, as the page that registers tags."""

    def heard(self, session: ScreenSession, event: Any) -> bool:
        """Handle an event of `hardware.events`; True if nothing else must handle it."""


class DevicePort(Devices, Protocol):
    """The connected devices, as the table's screen and its pages use them."""

    def on(self, event: SessionEvent) -> None:
        """Handle a session event: light lamps, mark pieces as used."""

    def readers(self) -> tuple[OnReader, ...]:
        """The pieces that the screen shows as being on readers; one that was only passed over a reader is shown for a
        moment."""

    def speaks(self, seat: str, first: bool = False) -> None:
        """Note that this seat ("2") was touched: the pieces on readers are then used for it. While no piece on a reader
        is part of the unfinished command, the touch has no effect, unless `first` is true: then the next piece laid is
        used for this seat."""

    def relight(self) -> None:
        """Switch on the lamps that should be lit, after a test left all dark."""

    def board(self, headline: str) -> tuple[Sheet, frozenset[str]]:
        """A dialog that lists the pieces to move until the sensed board and the game agree, and the ids of the places
        to highlight. `headline` is the text of the notice that it replaces, shown below the list.
        """


class SeatsPort(Boardside, Protocol):
    """The automatic players, as screens and their pages use them."""

    def before(self, action: Say | Draft | None, source: str, screen: ScreenSession) -> Say | Draft | None:
        """The action to execute when a person enters `action` on this screen: usually `action` itself. None if `action`
        is refused (a notice on that screen says why), or if the automatic player's hand must be entered first. `source`
        is "boardside/2" for what the dialog of an automatic player enters, else the reader or ""."""

    def tap(self, does: Does, screen: ScreenSession) -> bool:
        """Handle a touch on the dialog of an automatic player; False if it is not of that dialog."""

    def sheet(self, table: SpokenGame) -> Sheet | None:
        """The dialog that tells people which pieces to move for an automatic player, or None."""

    def banner(self, table: SpokenGame, banner: Banner) -> Banner:
        """The banner while it is an automatic player's turn: its name, and what people do now."""
