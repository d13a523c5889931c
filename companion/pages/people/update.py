"""The page that updates the table from a stick: the version that runs, the archives found, and the outcome."""

from __future__ import annotations

import os

from msgspec.structs import replace

from companion.pages.parts import fill_in, whole_page
from companion.screen import Block, Choice, Choices, Does, Nth, Screen, Text
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
from companion.system.update_requests import Found, Progress, UpdateRequests, installed


class UpdatePage(Page, frozen=True):
    """The page that lists the archives on sticks, and asks before the touched one (`chosen`) is installed; `found` is
    None during the search. `progress` is what became of the last request. `refused`: it could not be asked for.
    """

    clears = True

    requests: UpdateRequests
    found: tuple[Found, ...] | None = None
    chosen: Found | None = None
    progress: Progress = Progress()
    refused: bool = False

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the version that runs, whose signature is taken, and one button for each archive."""
        say = session.speech.say
        blocks: list[Block] = [Text(say("update-version", version=self.requests.version))]
        if self.going:
            blocks += [
                Text(say("update-running")),
                Text(self.progress.detail, "detail", "quiet"),
                Text(say("update-games"), tone="quiet"),
            ]
            return whole_page(session, "update", blocks, "close")
        if self.chosen is not None:
            blocks += [Text(say("update-sure", file=self.chosen.name)), Text(say("update-games"), tone="quiet")]
            return whole_page(session, "update", blocks, "cancel", primary="update-install")
        if self.progress.step == "done":
            blocks.append(Text(say("update-done", version=self.progress.detail), tone="good"))
        elif self.progress.step == "failed" or self.refused:
            blocks += [Text(say("update-failed"), tone="warning"), Text(self.progress.detail, "detail", "warning")]
        if not self.requests.key:
            blocks.append(Text(say("update-no-key"), tone="warning"))
        elif self.found:
            blocks.append(Choices(tuple(self._button(session, number) for number in range(len(self.found))), columns=1))
        else:
            blocks.append(Text(say("update-nothing" if self.found is not None else "update-searching")))
        if self.requests.key:
            blocks.append(Text(say("update-key", print=self.requests.key), "detail", "quiet"))
        blocks.append(Text(say("update-stolen"), "detail", "quiet"))
        return whole_page(session, "update", blocks, "close", "look-again")

    def _button(self, session: ScreenSession, number: int) -> Choice:
        assert self.found is not None
        archive, say = self.found[number], session.speech.say
        detail = say("update-stick", stick=archive.stick) if archive.signed else say("update-unsigned")
        return Choice(Nth("archive", number), archive.name, detail, enabled=archive.signed)

    @property
    def going(self) -> bool:
        """Whether an update was asked for and is not over."""
        return self.progress.step in ("asked", "running")

    def tick(self, session: ScreenSession, now: float) -> None:
        """Show how far an update is; the table is started again before it ends."""
        progress = self.requests.progress()
        if progress != self.progress:
            session.pages.go(replace(self, progress=progress))

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Choose an archive, have it installed, search again, or go back."""
        match does:
            case "cancel":
                session.pages.go(replace(self, chosen=None))
            case "look-again":
                session.pages.go(replace(self, found=None, refused=False))
                fill_in(session, UpdatePage, "found", lambda store: self.requests.search())
            case Nth("archive", number) if self.found is not None and number < len(self.found):
                session.pages.go(replace(self, chosen=self.found[number]))
            case "update-install" if self.chosen is not None:
                try:
                    self.requests.ask(self.chosen)  # root's service does it; from then on the page shows how far it is
                except OSError:
                    session.pages.go(replace(self, chosen=None, refused=True))
                else:
                    session.pages.go(replace(self, chosen=None, refused=False, progress=Progress("asked")))


def offered() -> bool:
    """Whether this is an installed table, which can be updated by touch."""
    return installed(os.environ) is not None


def open_update(session: ScreenSession, unused: str) -> None:
    """Open the page, and search the sticks for archives."""
    requests = installed(os.environ)
    if requests is not None:
        session.pages.push(UpdatePage(requests, progress=requests.progress()))
        fill_in(session, UpdatePage, "found", lambda store: requests.search())
