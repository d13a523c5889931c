"""History: every entry of the game in words, and undo back to any of them."""

from __future__ import annotations

from msgspec import Struct

from companion.pages.parts.sheets import whole_page
from companion.screen import Choice, Grid, Row, Screen, Text
from companion.session.session import Session


class HistoryPage(Struct, frozen=True):
    """The entries, or the question whether to undo. `kept` is how many entries would still stand after that; None
    while no entry is picked."""

    kept: int | None = None

    def show(self, session: Session) -> Screen:
        """The newest entry first."""
        seated = session.table
        speech, look = seated.speech, seated.look
        entries = seated.match.entries()
        if self.kept is not None:
            return self._asked(session, len(entries) - self.kept)
        saved = len(entries) - session.storage_health.unsaved(seated)
        versions = {judge.number: judge.version for judge in seated.judged}
        rows = []
        for number, entry in reversed(list(enumerate(entries, 1))):
            seat = look.seat_of(entry)
            glyph = look.glyph(seated.players[int(seat) - 1].colour, seat) if seat else None
            act = look.tell(entry, speech)
            if number > saved:
                act = speech.say("disk-unsaved", act=act)
            rows.append(Row((str(number), act), f"entry/{number}", glyph))
            if number in versions:
                rows.append(Row(("", speech.say("history-judged", version=versions[number])), strong=True))
        if rows:
            rows.append(Row(("0", speech.say("history-start")), "entry/0"))
        body = Grid(tuple(rows), (0.1, 0.9)) if rows else Text(speech.say("history-empty"), tone="quiet")
        title = speech.say("sheet-history", acts=len(entries))
        return whole_page(session, "history", (body,), "table", title=title)

    def _asked(self, session: Session, undone: int) -> Screen:
        """Which entries undo would withdraw, and what players would put back."""
        seated = session.table
        speech = seated.speech
        before = seated.match.undo(undone)
        act = seated.look.tell(before.last, speech) if before.last else speech.say("history-start")
        blocks = (Text(speech.say("history-back-to", act=act)), *(Text(line) for line in seated.put_back(undone)))
        confirm = Choice("back", speech.say("act-back", acts=undone), tone="primary", enabled=undone > 0)
        return whole_page(session, "back", blocks, "cancel", confirm, title=speech.say("sheet-back", acts=undone))

    def tap(self, session: Session, id: str, text: str) -> None:
        """Pick an entry, confirm, or return."""
        verb, _, what = id.partition("/")
        match verb:
            case "entry" if what.isdecimal() and int(what) <= len(session.table.match):
                session.go(HistoryPage(int(what)))
            case "cancel":
                session.go(HistoryPage())
            case "table":
                session.back()
            case "back" if self.kept is not None:
                session.back()
                session.undo(len(session.table.match) - self.kept)
