"""Every act in words, and the way back to any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from companion.screen import Choice, Grid, Row, Screen, Sheet, Text
from companion.session.session import button

if TYPE_CHECKING:
    from companion.session.session import Page, Session


class HistoryPage(Struct, frozen=True):
    """`back` is the number of entries that would stand if the table went back; None while nothing is picked. `table` is
    the page to return to."""

    table: Page
    back: int | None = None

    def show(self, session: Session) -> Screen:
        """The newest act first."""
        seated = session.table
        speech, look = seated.speech, seated.look
        entries = seated.match.entries()
        if self.back is not None:
            return self._asked(session, len(entries) - self.back)
        unsaved = session.storage_health.unsaved(seated)
        judged = {judge.number: judge.version for judge in seated.judged}
        rows = []
        for number, entry in reversed(list(enumerate(entries, 1))):
            seat = look.seat_of(entry)
            glyph = look.glyph(seated.players[int(seat) - 1].colour, seat) if seat else None
            told = look.tell(entry, speech)
            if number > len(entries) - unsaved:
                told = speech.say("disk-unsaved", act=told)
            rows.append(Row((str(number), told), f"entry/{number}", glyph))
            if number in judged:
                rows.append(Row(("", speech.say("history-judged", version=judged[number])), strong=True))
        if rows:
            rows.append(Row(("0", speech.say("history-start")), "entry/0"))
        body = Grid(tuple(rows), (0.1, 0.9)) if rows else Text(speech.say("history-empty"), tone="quiet")
        title = speech.say("sheet-history", acts=len(entries))
        return Screen("history", title, sheet=Sheet("history", title, (body,), (button(speech, "table"),)))

    def _asked(self, session: Session, undone: int) -> Screen:
        """What going back would undo, and what the hands would put back."""
        seated = session.table
        speech = seated.speech
        before = seated.match.undo(undone)
        told = seated.look.tell(before.last, speech) if before.last else speech.say("history-start")
        lines = seated.put_back(undone)
        blocks = (
            Text(speech.say("history-back-to", act=told)),
            *(Text(line) for line in lines),
        )
        title = speech.say("sheet-back", acts=undone)
        confirm = Choice("back", speech.say("act-back", acts=undone), tone="primary", enabled=undone > 0)
        return Screen("back", title, sheet=Sheet("back", title, blocks, (button(speech, "cancel"), confirm)))

    def tap(self, session: Session, id: str, text: str) -> None:
        """Pick an entry, confirm, or return to the table."""
        verb, _, what = id.partition("/")
        match verb:
            case "entry" if what.isdecimal() and int(what) <= len(session.table.match):
                session.go(HistoryPage(self.table, int(what)))
            case "cancel":
                session.go(HistoryPage(self.table))
            case "table":
                session.go(self.table)
            case "back" if self.back is not None:
                session.go(self.table)
                session.undo(len(session.table.match) - self.back)
