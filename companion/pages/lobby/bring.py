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
    from companion.session.session import Desk, Page
    from companion.storage.buffered_store import Keeper


class Found(Struct, frozen=True):
    """A file that may hold a game, and when it was written (seconds UTC)."""

    path: Path
    written: int


class BringPage(Struct, frozen=True):
    """`files` are what was found, the newest first; None while they are looked for. `back` is the page to return to."""

    back: Page
    files: tuple[Found, ...] | None = None

    @classmethod
    def first(cls, desk: Desk, back: Page) -> BringPage:
        """The page, while it is looked what there is."""

        def found(files: tuple[Found, ...]) -> None:
            if isinstance(desk.page, BringPage):
                desk.go(replace(desk.page, files=files))

        desk.ask(_found, found)
        return cls(back)

    def show(self, desk: Desk) -> Screen:
        """A line a file."""
        say = desk.speech.say
        rows = tuple(
            Row((file.path.name, when(desk, file.written), file.path.parent.name), f"file/{number}")
            for number, file in enumerate(self.files or ())
        )
        blocks: tuple[Block, ...] = (Text(say("bring-what"), tone="quiet"),)
        if rows:
            blocks = (*blocks, Grid(rows, (0.5, 0.28, 0.22)))
        elif self.files is not None:
            blocks = (*blocks, Text(say("bring-nothing")))
        buttons = (button(desk.speech, "close"), button(desk.speech, "look-again"))
        return Screen("bring", say("sheet-bring"), sheet=Sheet("bring", say("sheet-bring"), blocks, buttons))

    def tap(self, desk: Desk, id: str, text: str) -> None:
        """Bring a file's game in, look once more, or go back."""
        verb, _, what = id.partition("/")
        desk.dismiss()
        match verb:
            case "close":
                desk.go(self.back)
            case "look-again":
                desk.go(BringPage.first(desk, self.back))
            case "file" if self.files is not None and what.isdecimal() and int(what) < len(self.files):
                self._bring(desk, self.files[int(what)].path)

    def _bring(self, desk: Desk, path: Path) -> None:
        """Into the store, and on the table; what cannot be read is told, and nothing changed."""

        def job(store: Keeper) -> int | Callable[[Speech], str]:
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
                told = answer(desk.speech)
                desk.note(desk.speech.say("bring-failed", file=path.name), told, tone="warning")
                return
            from companion.pages.table.table import TablePage

            desk.resume(answer, lambda: desk.go(TablePage(over="lies")))

        desk.ask(job, brought)


def _found(store: Keeper) -> tuple[Found, ...]:
    return tuple(Found(path, int(path.stat().st_mtime)) for path in sticks.files(sticks.folders(Path(store.path))))
