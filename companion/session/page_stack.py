"""The pages of a screen: what a page is, and the stack of the one that is shown and those below it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from companion.screen import Does, Screen
from companion.session.screen_events import PageChanged

if TYPE_CHECKING:
    from companion.session.screen_session import ScreenSession


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


class PageStack:
    """The shown page (`page`) and those below it; no class of page is in the stack twice. `home` is the first page.
    `returned` is called with a page to which `back` returns, `leave` where no page is below.
    """

    def __init__(
        self,
        home: Page,
        emit: Callable[[PageChanged], None],
        returned: Callable[[Page], None],
        leave: Callable[[], None],
    ) -> None:
        self.page = self._home = home
        self._emit, self._returned, self._leave = emit, returned, leave
        self._below: list[Page] = []

    @property
    def at_home(self) -> bool:
        """Whether the first page is shown, with no other page opened."""
        return type(self.page) is type(self._home)

    def go(self, page: Page) -> None:
        """Show another page in place of this one. If a page of the same class is below, that one and all above it are
        removed.
        """
        kinds = [*map(type, self._below), type(page)]
        del self._below[kinds.index(type(page)) :]
        self.page = page
        self._emit(PageChanged(page))

    def push(self, page: Page) -> None:
        """Show a page above the present one, to which `back` returns."""
        self._below.append(self.page)
        self.go(page)

    def back(self) -> None:
        """Return to the page below; from the lowest one, leave."""
        if not self._below:
            return self._leave()
        self.go(self._below.pop())
        self._returned(self.page)

    def clear(self) -> None:
        """Remove the pages below the shown one."""
        self._below.clear()

    def home(self) -> None:
        """Return to the first page."""
        self.clear()
        self.go(self._home)
