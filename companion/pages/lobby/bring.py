"""Bring a game in: files beside the games and on sticks, and the one that is touched is gone on with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from companion.pages.parts.game_summary import when
from companion.screen import Block, Grid, Row, Screen, Sheet, Text
from companion.session.session import button
from companion.transfer import sticks
from companion.transfer.paper_text import Unreadable

if TYPE_CHECKING:
    from companion.language.speech import Speech
    from companion.session.session import Page, Session
    from companion.storage.buffered_store import BufferedStore


class Found(Struct, frozen=True):
    """A file that may hold a game, and when it was written (seconds UTC)."""

    path: Path
    written: int


class BringPage(Struct, frozen=True):
    """`files` are what was found, the newest first; None while they are looked for. `back` is the page to return to."""

    back: Page
    files: tuple[Found, ...] | None = None

    @classmethod
    def first(cls, session: Session, back: Page) -> BringPage:
        """The page, while it is looked what there is."""

        def found(files: tuple[Found, ...]) -> None:
            if isinstance(session.page, BringPage):
                session.go(replace(session.page, files=files))

        session.ask(_found, found)
        return cls(back)

    def show(self, session: Session) -> Screen:
        """A line a file."""
        say = session.speech.say
        rows = tuple(
            Row((file.path.name, when(session, file.written), file.path.parent.name), f"file/{number}")
            for number, file in enumerate(self.files or ())
        )
        blocks: tuple[Block, ...] = (Text(say("bring-what"), tone="quiet"),)
        if rows:
            blocks = (*blocks, Grid(rows, (0.5, 0.28, 0.22)))
        elif self.files is not None:
            blocks = (*blocks, Text(say("bring-nothing")))
        buttons = (button(session.speech, "close"), button(session.speech, "look-again"))
        return Screen("bring", say("sheet-bring"), sheet=Sheet("bring", say("sheet-bring"), blocks, buttons))

    def tap(self, session: Session, id: str, text: str) -> None:
        """Bring a file's game in, look once more, or go back."""
        verb, _, what = id.partition("/")
        session.dismiss()
        match verb:
            case "close":
                session.go(self.back)
            case "look-again":
                session.go(BringPage.first(session, self.back))
            case "file" if self.files is not None and what.isdecimal() and int(what) < len(self.files):
                self._bring(session, self.files[int(what)].path)

    def _bring(self, session: Session, path: Path) -> None:
        """Into the store, and on the table; what cannot be read is told, and nothing changed."""

        def job(store: BufferedStore) -> int | Callable[[Speech], str]:
            from companion.transfer.importing import bring

            try:
                return bring(store, path)
            except Unreadable as wrong:
                return wrong.told
            except (ValueError, OSError) as wrong:
                told = str(wrong)
                return lambda speech: told

        def brought(answer: int | Callable[[Speech], str]) -> None:
            if not isinstance(answer, int):
                told = answer(session.speech)
                session.note(session.speech.say("bring-failed", file=path.name), told, tone="warning")
                return
            from companion.pages.table.table import TablePage

            session.resume(answer, lambda: session.go(TablePage(over="lies")))

        session.ask(job, brought)


def _found(store: BufferedStore) -> tuple[Found, ...]:
    return tuple(Found(path, int(path.stat().st_mtime)) for path in sticks.files(sticks.folders(Path(store.path))))
