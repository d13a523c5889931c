"""Paper: the game as a printable page, with a QR code from which another Boardside can continue it."""

from __future__ import annotations

import time

from msgspec.structs import replace

from companion.pages.parts import LARGE, code_of, fill_in, when, whole_page
from companion.screen import Block, Choice, Columns, Does, Grid, Nth, Screen, Text
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
from companion.session.spoken_game import SpokenGame
from companion.storage.retrying_store import BufferedStore
from companion.transfer import paper_code, printed_html, sticks
from companion.transfer.sticks import Folder

MOST_FOLDERS = 3
"""The most folders offered, the disk and two sticks; more buttons do not fit."""
GROUP = 8
"""The signs of the code that stand together."""


class PaperPage(Page, frozen=True):
    """The page that shows a game as a QR code, or as a page to be printed (`sheet`). `where` are the folders into which
    the printable page can be written.
    """

    where: tuple[Folder, ...] = ()
    sheet: bool = False

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the game's QR code and its purpose, or with the page as it is printed."""
        speech, code, blocks = session.speech, game_code(session.table), _printed(session)
        if code is not None and not self.sheet:
            facts = [block for block in _words(session) if isinstance(block, Text)][:3]
            why = (Text(speech.say("paper-why")), Text(speech.say("paper-secrets"), tone="warning"))
            blocks = (Columns((code_of(code, LARGE),), (*facts, *why), share=0.48),)
        elif code is None:
            blocks = (Text(speech.say("paper-no-code"), tone="quiet"), *blocks)
        writing = []
        for number, folder in enumerate(self.where[:MOST_FOLDERS]):
            stick = speech.say("act-to-stick", stick=folder.path.name) if folder.stick else ""
            writing.append(Choice(Nth("write", number), stick or speech.say("act-to-disk")))
        turn = ["paper-code" if self.sheet else "paper-words"] if code is not None else []
        return whole_page(session, "paper", blocks, "table", *turn, *writing)

    def close(self, session: ScreenSession) -> None:
        """Remove the notice, and go back."""
        session.notices.dismiss()
        session.pages.back()

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Change between printable page and code, write the page to a folder, or return to the game."""
        match does:
            case "paper-words" | "paper-code":
                session.pages.go(replace(self, sheet=does == "paper-words"))
            case Nth("write", number):
                self._write(session, self.where[number])

    def _write(self, session: ScreenSession, folder: Folder) -> None:
        """Write the printable page as HTML and as plain text into this folder, and show the path."""
        title = _title(session)
        printed = printed_html.page(title, _printed(session), session.speech.language)
        plain = "\n".join((title, *_lines(_words(session)), "", game_code(session.table) or "", ""))
        name = f"boardside-{session.table.id}-round-{session.table.match.prompt.round}"

        def written(store: BufferedStore) -> str:
            files = ((".html", printed), (".txt", plain.encode()))
            try:
                return str(sticks.put(folder.path, name, files)[0])
            except OSError as error:
                raise ValueError(f"{folder.path}: {error.strerror or error}.") from None

        session.store.ask(written, lambda path: session.notices.note(session.speech.say("paper-written"), path))


def open_paper(session: ScreenSession, unused: str) -> None:
    """Open the page that prints the game, and start the search for folders to write it to."""

    session.pages.push(PaperPage())
    fill_in(session, PaperPage, "where", lambda store: sticks.folders(store.path))


def _title(session: ScreenSession) -> str:
    game = session.speech.say(f"game-{session.table.start.game}")
    return session.speech.say("paper-title", game=game, when=when(session, int(time.time())))


def _words(session: ScreenSession) -> tuple[Block, ...]:
    seated = session.table
    return seated.look.on_paper(seated.match.state, seated.players, seated.speech)


def _printed(session: ScreenSession) -> tuple[Block, ...]:
    """The content of the printable page: the game in words, then its code, drawn and as text, and what it is for."""
    secrets, coded = Text(session.speech.say("paper-secrets"), "detail"), game_code(session.table)
    if coded is None:
        return (*_words(session), secrets)
    # In groups, so that lines can break and people can type it; whoever reads it passes over the spaces.
    grouped = " ".join(coded[at : at + GROUP] for at in range(0, len(coded), GROUP))
    beside = (Text(session.speech.say("paper-why")), secrets, Text(grouped, "detail"))
    # A printed code needs no more than a third of the width.
    return (*_words(session), Columns((code_of(coded, LARGE),), beside, share=0.32))


def game_code(seated: SpokenGame) -> str | None:
    """The game as a text that another Boardside can read; None for a game that cannot be written so."""
    people = replace(seated.people, players=seated.players)
    return paper_code.written(seated.start, seated.match, people)


def _lines(blocks: tuple[Block, ...]) -> list[str]:
    """The texts of these blocks of a page, one a line."""
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
