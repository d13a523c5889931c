"""History: every entry of the game in words, undo back to any of them, and redo of what was undone."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from msgspec import Struct

from companion.games.drawing.common_controls import mark
from companion.pages.parts import whole_page
from companion.pages.people import vote
from companion.screen import Choice, Does, Grid, Nth, Row, Screen, Text
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
from companion.storage.store import Row as JournalRow
from companion.storage.store import folded
from engine.codec import read_entry
from engine.game import Entry
from engine.match import Match

UNDONE = "↶"
"""The sign before an undone entry."""


class Withdrawn(Struct, frozen=True):
    """An undone entry of a game. `after` is the number of entries still valid that were made before it; `again` the
    number of entries that a redo must restore to reach it, 0 if newer entries have replaced it.
    """

    entry: Entry
    after: int
    again: int = 0


class HistoryPage(Page, frozen=True):
    """The page of a game's entries, or of the question whether to undo or redo some. `withdrawn` are the undone
    entries, in order. While the page asks about an undo, `kept` is the number of entries that would be left; while it
    asks about a redo, `again` is the number of entries that would be restored; else None.
    """

    withdrawn: tuple[Withdrawn, ...] = ()
    kept: int | None = None
    again: int | None = None

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the entries, the newest first; or with the question whether to undo or redo some of them."""
        seated = session.table
        speech, entries = seated.speech, seated.match.entries()
        if self.kept is not None:
            return self._asked(session, len(entries) - self.kept)
        if self.again is not None:
            return self._asked_again(session, self.again)
        saved = len(entries) - session.store.health.unsaved(seated)
        versions = {judge.number: judge.version for judge in seated.judged}
        rows = self._faint(session, 0)
        for number, entry in enumerate(entries, 1):
            if number in versions:
                rows.append(Row(("", speech.say("history-judged", version=versions[number])), strong=True))
            rows.append(_row(session, str(number), entry, Nth("entry", number), unsaved=number > saved))
            rows += self._faint(session, number)
        rows.reverse()
        if rows:
            rows.append(Row(("0", speech.say("history-start")), Nth("entry", 0)))
        body = Grid(tuple(rows), (0.1, 0.9)) if rows else Text(speech.say("history-empty"), tone="quiet")
        title = speech.say("sheet-history", acts=len(entries))
        return whole_page(session, "history", (body,), "table", title=title)

    def _faint(self, session: ScreenSession, after: int) -> list[Row]:
        """Rows of the undone entries that followed the entry with this number, in order."""
        return [
            _row(session, UNDONE, each.entry, Nth("again", each.again) if each.again else "", faint=True)
            for each in self.withdrawn
            if each.after == after
        ]

    def _asked(self, session: ScreenSession, undone: int) -> Screen:
        """The screen with the question whether to undo, the number of entries withdrawn and the pieces to put back."""
        seated = session.table
        speech = seated.speech
        before = seated.match.undo(undone)
        act = seated.look.tell(before.last, speech) if before.last else speech.say("history-start")
        blocks = (Text(speech.say("history-back-to", act=act)), *(Text(line) for line in seated.put_back(undone)))
        confirm = Choice("back", speech.say("act-back", acts=undone), tone="primary", enabled=undone > 0)
        return whole_page(session, "back", blocks, "cancel", confirm, title=speech.say("sheet-back", acts=undone))

    def _asked_again(self, session: ScreenSession, again: int) -> Screen:
        """The screen with the question whether to redo, the number of entries restored and the pieces to move."""
        seated = session.table
        speech, match = seated.speech, seated.match
        for entry in seated.withdrawn[::-1][:again]:
            match = match.then(entry)
        act = seated.look.tell(match.last, speech) if match.last else ""
        lines = seated.look.put_back(seated.match.state, match.state, speech)
        blocks = (Text(speech.say("history-again", act=act)), *(Text(line) for line in lines))
        title = speech.say("act-again", acts=again)
        return whole_page(
            session, "again", blocks, "cancel", Choice("restore", title, tone="primary"), title=title, page="back"
        )

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Pick an entry, confirm the undo or redo, or go back."""
        match does:
            case Nth("entry", entry) if entry <= len(session.table.match):
                session.pages.go(HistoryPage(self.withdrawn, kept=entry))
            case Nth("again", entries) if 1 <= entries <= len(session.table.withdrawn):
                session.pages.go(HistoryPage(self.withdrawn, again=entries))
            case "cancel":
                session.pages.go(HistoryPage(self.withdrawn))
            case "back" if self.kept is not None:
                session.pages.back()
                vote.undo(session, len(session.table.match) - self.kept)
            case "restore" if self.again is not None:
                session.pages.back()
                session.redo(self.again)


def _row(
    session: ScreenSession, number: str, entry: Entry, does: Does, *, unsaved: bool = False, faint: bool = False
) -> Row:
    """The table row of an entry of the history, with the mark of the seat that acted; `does`: what its touch
    does.
    """
    seated = session.table
    act, seat = seated.look.tell(entry, seated.speech), seated.look.seat_of(entry)
    if unsaved:
        act = seated.speech.say("disk-unsaved", act=act)
    return Row((number, act), does, mark(seated.players, seat) if seat else None, faint=faint)


def open_history(session: ScreenSession, unused: str) -> None:
    """Read the journal, and show all entries with the undone ones."""
    seated = session.table

    def read(rows: list[JournalRow]) -> None:
        session.pages.push(HistoryPage(withdrawn(seated.match, rows)))

    session.store.ask(lambda store: store.rows(seated.id), read)


def withdrawn(match: Match, rows: Iterable[JournalRow]) -> tuple[Withdrawn, ...]:
    """The undone entries in a game's whole journal, in order; those that cannot be read are left out."""
    rows = list(rows)
    standing, returnable = folded(rows)
    number = {row.number for row in standing}
    again = {row.number: n for n, row in enumerate(reversed(returnable), 1)}
    found, after = list[Withdrawn](), 0
    for row in rows:
        if row.number in number:
            after += 1
        elif not row.undone:
            with suppress(ValueError):
                entry = read_entry(match.game, row.command, row.events)
                found.append(Withdrawn(entry, after, again.get(row.number, 0)))
    return tuple(found)
