"""A game on paper: what everyone sees, a code that another Boardside reads, and where the page is written."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from companion.pages.parts.game_summary import when
from companion.screen import Block, Choice, Code, Columns, Grid, Screen, Sheet, Text
from companion.session.session import button
from companion.transfer import paper_text, sticks
from companion.transfer.paper_pdf import pdf
from companion.transfer.qr import LARGE, code_of
from companion.transfer.sticks import Folder

if TYPE_CHECKING:
    from companion.session.seated_game import SeatedGame
    from companion.session.session import Page, Session
    from companion.storage.buffered_store import BufferedStore

MOST_FOLDERS = 3
"""The disk and two sticks: what has room beside the other buttons."""


class PaperPage(Struct, frozen=True):
    """`table` is the page to return to; `where` the folders that it can be written to; `sheet`: what lies on it is read
    on the screen, instead of the code."""

    table: Page
    where: tuple[Folder, ...] = ()
    sheet: bool = False

    @classmethod
    def first(cls, session: Session, table: Page) -> PaperPage:
        """The page with its code, while it is looked up what is plugged in."""

        def found(where: tuple[Folder, ...]) -> None:
            if isinstance(session.page, PaperPage):
                session.go(replace(session.page, where=where))

        session.ask(lambda store: sticks.folders(store.path), found)
        return cls(table)

    def show(self, session: Session) -> Screen:
        """The code and what it is for; or the page as it is printed."""
        speech = session.speech
        title = speech.say("sheet-paper")
        code = _code(session)
        words = _words(session)
        blocks: tuple[Block, ...] = words
        if code is not None and not self.sheet:
            facts = [block for block in words if isinstance(block, Text)][:3]
            why = (Text(speech.say("paper-why")), Text(speech.say("paper-secrets"), tone="warning"))
            blocks = (Columns((code,), (*facts, *why), share=0.48),)
        elif code is None:
            blocks = (Text(speech.say("paper-no-code"), tone="quiet"), *words)
        writing = []
        for number, folder in enumerate(self.where[:MOST_FOLDERS]):
            stick = speech.say("act-to-stick", stick=folder.path.name) if folder.stick else ""
            writing.append(Choice(f"write/{number}", stick or speech.say("act-to-disk")))
        turn = [button(speech, "paper-code" if self.sheet else "paper-words")] if code is not None else []
        buttons = (button(speech, "table"), *turn, *writing)
        return Screen("paper", title, sheet=Sheet("paper", title, blocks, buttons))

    def tap(self, session: Session, id: str, text: str) -> None:
        """Turn the page over, write it, or return to the table."""
        verb, _, what = id.partition("/")
        match verb:
            case "table":
                session.dismiss()
                session.go(self.table)
            case "paper-words" | "paper-code":
                session.go(replace(self, sheet=verb == "paper-words"))
            case "write" if what.isdecimal() and int(what) < len(self.where):
                self._write(session, self.where[int(what)])

    def _write(self, session: Session, folder: Folder) -> None:
        """The page as a PDF, and beside it its words and its text as a file that anything opens."""
        title, words, code = _title(session), _words(session), _code(session, side=1.0)
        coded = game_code(session.table) or ""
        last: tuple[Block, ...] = (Text(session.speech.say("paper-secrets"), "detail"),)
        if code is not None:
            # In print it needs no more than a hand's breadth.
            last = (Columns((code,), (Text(session.speech.say("paper-why")), *last), share=0.32),)
        name = f"boardside-{session.table.id}-round-{session.table.match.prompt.round}"

        def written(store: BufferedStore) -> str:
            plain = "\n".join((title, *_lines(words), "", coded, ""))
            files = ((".pdf", pdf(title, (*words, *last), coded)), (".txt", plain.encode()))
            try:
                return str(sticks.put(folder.path, name, files)[0])
            except OSError as error:
                raise ValueError(f"{folder.path}: {error.strerror or error}.") from None

        session.ask(written, lambda path: session.note(session.speech.say("paper-written"), path))


def _title(session: Session) -> str:
    game = session.speech.say(f"game-{session.table.told.game}")
    return session.speech.say("paper-title", game=game, when=when(session, int(time.time())))


def _words(session: Session) -> tuple[Block, ...]:
    seated = session.table
    return seated.look.on_paper(seated.match.state, seated.players, seated.speech)


def game_code(seated: SeatedGame) -> str | None:
    """The game on the table as a text that another Boardside reads; None where it cannot be written so."""
    people = replace(seated.people, players=seated.players)
    return paper_text.written(seated.told, seated.match, people)


def _code(session: Session, side: float = LARGE) -> Code | None:
    found = game_code(session.table)
    return code_of(found, side) if found is not None else None


def _lines(blocks: tuple[Block, ...]) -> list[str]:
    """The words of a page, a line each."""
    lines: list[str] = []
    for block in blocks:
        match block:
            case Text():
                lines.append(block.text)
            case Grid():
                lines += [" | ".join(cells) for cells in (block.head, *(row.cells for row in block.rows)) if cells]
            case Columns():
                lines += _lines(block.left) + _lines(block.right)
    return lines
