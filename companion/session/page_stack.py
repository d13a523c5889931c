"""Page stack: the page that is shown, and the pages below it to which the players return."""

from __future__ import annotations

from collections.abc import Callable

from companion.session.protocols import Page
from companion.session.screen_events import PageChanged


class PageStack:
    """The shown page (`page`) and those below it; no class of page is in the stack twice. `home` is the first page."""

    def __init__(self, home: Page, emit: Callable[[PageChanged], None]) -> None:
        self.page = self._home = home
        self._emit = emit
        self._below: list[Page] = []

    def go(self, page: Page) -> None:
        """Replace the shown page. If a page of the same class is below, that one and all above it are removed."""
        kinds = [*map(type, self._below), type(page)]
        del self._below[kinds.index(type(page)) :]
        self.page = page
        self._emit(PageChanged(page))

    def push(self, page: Page) -> None:
        """Show a page above the present one."""
        self._below.append(self.page)
        self.go(page)

    def pop(self) -> bool:
        """Return to the page below; False if there is none."""
        if self._below:
            self.go(self._below.pop())
            return True
        return False

    def clear(self) -> None:
        """Remove the pages below the shown one."""
        self._below.clear()

    def home(self) -> None:
        """Return to the first page."""
        self.clear()
        self.go(self._home)
