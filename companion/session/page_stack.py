"""The pages of a screen: what a page is, and the stack of the one that is shown and those below it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from companion.screen import Does, Screen
from companion.session.screen_events import PageChanged

if TYPE_CHECKING:
    from companion.session.screen_session import ScreenSession


class Page(Struct, frozen=True):
    """A page of the app: a value that shows itself as a screen and handles its touches."""

    clears: ClassVar[bool] = False
    """Whether each touch of the page first removes the notice that is shown."""

    @property
    def going(self) -> bool:
        """Whether the page is changing with time, so that `tick` must be called."""
        return False

    def show(self, session: ScreenSession) -> Screen:
        """The screen of this page for the present session."""
        raise NotImplementedError

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Do what a touch of an element does, or take the text typed into a field."""

    def close(self, session: ScreenSession) -> None:
        """Do what *Close* does, or the way back to the table: return to the page below."""
        session.pages.back()

    def tick(self, session: ScreenSession, now: float) -> None:
        """Advance to `now`, in seconds of a monotonic clock; called about four times a second."""

    def revisited(self, session: ScreenSession) -> None:
        """Read again what may have changed; called when `PageStack.back` returns to the page."""

    def heard(self, session: ScreenSession, event: Any) -> bool:
        """Handle an event of `hardware.events`, as the page that registers tags does; True if nothing else must handle
        it."""
        return False


class PageStack:
    """The shown page (`page`) and those below it; no class of page is in the stack twice. `home` is the first page."""

    def __init__(self, session: ScreenSession, home: Page) -> None:
        self.page = self._home = home
        self._session = session
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
        self._session.emit(PageChanged(page))

    def push(self, page: Page) -> None:
        """Show a page above the present one, to which `back` returns."""
        self._below.append(self.page)
        self.go(page)

    def back(self) -> None:
        """Return to the page below; from the lowest one, leave."""
        if not self._below:
            return self._session.leave()
        self.go(self._below.pop())
        return self.page.revisited(self._session)

    def clear(self) -> None:
        """Remove the pages below the shown one."""
        self._below.clear()

    def home(self) -> None:
        """Return to the first page."""
        self.clear()
        self.go(self._home)
