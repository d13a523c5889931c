"""Interfaces that pages and devices implement for the session."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from msgspec import Struct

from companion.games.touch_and_tags.touch_result import Draft, Say
from companion.screen import Does, Notice, OnReader, Screen, Sheet
from companion.session.events import SessionEvent

if TYPE_CHECKING:
    from companion.session.session import Session
    from engine.match import Match


class Page(Protocol):
    """A page of the app: a frozen value that shows itself as a screen and handles its touches."""

    def show(self, session: Session) -> Screen:
        """The screen of this page for the present session."""

    def tap(self, session: Session, does: Does, text: str) -> None:
        """Do what a touch of an element does, or take the text typed into a field."""


@runtime_checkable
class Timed(Protocol):
    """Optional interface of pages that change with time, as long as their property `going` is true."""

    @property
    def going(self) -> bool:
        """Whether the page is changing, so that `tick` must be called."""

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
        """Whether the devices need `tick` to be called."""

    def hear(self, event: Any) -> None:
        """Handle an event of `hardware.events`."""

    def on(self, event: SessionEvent) -> None:
        """Handle a session event: light lamps, mark pieces as used."""

    def tick(self, now: float) -> None:
        """Advance to `now`, in seconds of a monotonic clock."""

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


class SeatsPort(Protocol):
    """The automatic players, as the session and its pages use them."""

    def on(self, event: SessionEvent) -> None:
        """Handle a session event: if it is an automatic player's turn now, begin to decide."""

    def before(self, action: Say | Draft | None, source: str) -> Say | Draft | None:
        """The action to execute when a person enters `action`: usually `action` itself. While the screen asks people to
        move the pieces of an automatic player's turn, the commands of that turn are executed before an action of the
        next turn. None if `action` is refused (a notice says why), or if the automatic player's hand must be entered
        first. `source` is "boardside/2" for what the dialog of an automatic player enters, else the reader or ""."""

    def tap(self, does: Does) -> bool:
        """Handle a touch on the dialog of an automatic player; False if it is not of that dialog."""

    @property
    def sheet(self) -> Sheet | None:
        """The dialog that tells people which pieces to move for an automatic player, or None."""

    @property
    def notice(self) -> Notice | None:
        """A notice that tells people to move a piece for an automatic player, while such an instruction is shown as a
        notice and not as a dialog, which would hide the board; else None.
        """

    @property
    def ahead(self) -> Match | None:
        """The match as it will be after the automatic player's turn on the screen, if a person is next; else None."""

    @property
    def glow(self) -> frozenset[str]:
        """The ids of the places and paths that the automatic player's turn on the screen is about."""

    @property
    def deciding(self) -> bool:
        """Whether it is an automatic player's turn now: it decides, or people must still move its pieces."""

    @property
    def waits(self) -> bool:
        """Whether an automatic player is next, but people must first enter what the last action left open."""

    @property
    def playing(self) -> bool:
        """Whether the present game has an automatic player."""

    @property
    def thinking(self) -> bool:
        """Whether the process in which automatic players decide has not answered yet."""

    def close(self) -> None:
        """End the process in which automatic players decide."""


class Wifi(Struct, frozen=True):
    """The table's own Wi-Fi. `state` is "off", "opening", "on", why it cannot be opened ("no-manager", "no-device",
    "refused"), or "" where there can be none; `address` is the table's own in it, "10.42.0.1".
    """

    state: str = ""
    name: str = ""
    password: str = ""
    address: str = ""


class PhonesPort(Protocol):
    """The browsers of players' phones, as the pages use them."""

    def start(self) -> None:
        """Accept players' browsers from now on."""

    def recall(self) -> None:
        """Accept players' browsers again if there were some when the program last ended."""

    def invite(self) -> str:
        """The address with which a phone joins; "" while browsers are not accepted yet."""

    def wifi(self) -> Wifi:
        """The state of the table's own Wi-Fi."""

    def want_wifi(self, on: bool) -> None:
        """Ask for the table's own Wi-Fi to be opened, or closed."""

    def seats(self) -> Mapping[str, int]:
        """The number of phones that joined for each seat, `{"2": 1}`."""

    def remove(self, seat: str) -> None:
        """Remove the phones of this seat."""
