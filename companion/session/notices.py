"""The notice of a screen: what was said last, with its buttons and what it highlights on the board."""

from __future__ import annotations

from collections.abc import Callable

from companion.games.view_values import Suggestions
from companion.screen import Choice, Notice, NoticeTone
from companion.session.screen_events import NoticeChanged


class Notices:
    """The notice that is `shown`, None for none, and the `suggestions` that it highlights on the board. `refused` is
    the id of the rule that was last refused, `put_back` what players must move after undos, one line each; both stay
    when the notice is removed."""

    def __init__(self, emit: Callable[[NoticeChanged], None]) -> None:
        self.shown: Notice | None = None
        self.suggestions = Suggestions()
        self.refused = ""
        self.put_back: tuple[str, ...] = ()
        self._emit = emit

    def note(
        self, headline: str, more: str = "", tone: NoticeTone = "news", ways: tuple[Choice, ...] = (), topic: str = ""
    ) -> None:
        """Show a notice with buttons (`ways`); `topic` names its question, if any."""
        self._show(Notice("notice", headline, more, ways=ways, tone=tone), Suggestions(), topic)

    def warn(self, notice: Notice, suggestions: Suggestions | None = None) -> None:
        """Show this notice, and on the board what it suggests."""
        self._show(notice, suggestions or Suggestions())

    def undone(self, headline: str, lines: tuple[str, ...], tick: Choice | None) -> None:
        """Show a notice that reports an undo or redo; `lines` are the pieces to put back, which the button `tick` lists
        to be ticked off."""
        self.put_back = lines
        self.note(headline, " · ".join(lines), ways=(tick,) if lines and tick is not None else ())

    def dismiss(self) -> None:
        """Remove the notice with its buttons, and what its suggestions highlight on the board."""
        if self.shown is not None:
            self._show(None, Suggestions())

    def _show(self, notice: Notice | None, suggestions: Suggestions, topic: str = "") -> None:
        self.shown, self.suggestions = notice, suggestions
        self._emit(NoticeChanged(topic))
