"""Import: lists files that may hold an exported game, beside the store and on USB sticks, and imports one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from companion import untrusted
from companion.language.message_texts import Speech
from companion.pages.page_registry import open_page
from companion.pages.parts import fill_in, when, whole_page
from companion.screen import Block, Does, Grid, Nth, Row, Screen, Text
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
from companion.storage.retrying_store import BufferedStore
from companion.transfer import box_code, sticks
from companion.transfer.game_import import bring
from companion.transfer.paper_code import Unreadable


class Found(Struct, frozen=True):
    """A file that may hold an exported game, and the time it was written (seconds UTC)."""

    path: Path
    written: int


class BringPage(Page, frozen=True):
    """The page that lists files from which a game can be imported, the newest first; `files` is None during the
    search.
    """

    clears = True

    files: tuple[Found, ...] | None = None

    def show(self, session: ScreenSession) -> Screen:
        """The screen with one row for each file: name, time and folder."""
        say = session.speech.say
        rows = tuple(
            Row((file.path.name, when(session, file.written), file.path.parent.name), Nth("file", number))
            for number, file in enumerate(self.files or ())
        )
        blocks: list[Block] = [Text(say("bring-what"), tone="quiet")]
        if rows:
            blocks.append(Grid(rows, (0.5, 0.28, 0.22)))
        elif self.files is not None:
            blocks.append(Text(say("bring-nothing")))
        return whole_page(session, "bring", blocks, "close", "look-again")

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Import the game of the touched file, search again, or go back."""
        match does:
            case "look-again":
                session.pages.go(BringPage())
                _search(session)
            case Nth("file", number) if self.files is not None and number < len(self.files):
                _import(session, self.files[number].path)


def open_bring(session: ScreenSession, unused: str) -> None:
    """Open the list of files from which a game can be imported, and start the search for them."""
    session.pages.push(BringPage())
    _search(session)


def _search(session: ScreenSession) -> None:
    def search(store: BufferedStore) -> tuple[Found, ...]:
        files = sticks.files(sticks.folders(Path(store.path)))
        return tuple(Found(path, int(path.stat().st_mtime)) for path in files)

    fill_in(session, BringPage, "files", search)


def _box(store: BufferedStore, path: Path) -> Path | None:
    """The file of the box whose texts are in this file, written beside the store; None if there are none."""
    with untrusted.opened(path) as file:
        text = file.read(untrusted.LARGEST_BOX).decode("utf-8", "replace")
    return box_code.taken(Path(store.path), text)


def _import(session: ScreenSession, path: Path) -> None:
    """Store the game of this file, unless it is there already, and open it; a file that cannot be read leads to a
    notice."""

    def job(store: BufferedStore) -> Path | tuple[int, bool] | Callable[[Speech], str]:
        try:
            if box := _box(store, path):
                return box
            return bring(store, path)
        except Unreadable as wrong:
            return wrong.worded
        except (ValueError, OSError) as wrong:
            reason = str(wrong)
            return lambda speech: reason

    def imported(answer: Path | tuple[int, bool] | Callable[[Speech], str]) -> None:
        if isinstance(answer, Path):
            return session.notices.note(session.speech.say("bring-box", name=answer.stem))
        if isinstance(answer, tuple):
            id, known = answer

            def resumed() -> None:
                open_page(session, "table", "lies")
                if known:
                    session.notices.note(session.speech.say("bring-known", game=id))

            return session.game.resume(id, resumed)
        return session.notices.note(
            session.speech.say("bring-failed", file=path.name), answer(session.speech), tone="warning"
        )

    session.store.ask(job, imported)
