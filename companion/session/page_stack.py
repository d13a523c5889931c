"""Page stack: the page that is shown, and the pages below it to which the players return."""

from __future__ import annotations

from collections.abc import Callable

from companion.session.protocols import Page
from companion.session.screen_events import PageChanged


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
