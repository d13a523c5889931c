"""An evening at the desk: a real store, taps, and what the screen shows after each."""

from __future__ import annotations

import queue
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from companion.pages.exception_guard import Guard
from companion.pages.open_session import open_session
from companion.screen import Block, Choice, Choices, Columns, Field, Grid, Screen, Stepper, Steppers, Text
from companion.session.settings import Settings
from companion.storage.store_thread import Job

HANGS = 600
"""Seconds after which a store or process that has not answered never will, however busy the machine."""


class Evening:
    """A desk whose every tap is answered before the next: the store is real, its thread too. `clock` is as in
    `open_session`."""

    def __init__(self, path: Path, language: str = "en", clock: Callable[[], float] | None = None) -> None:
        self.path = path
        self.inbox: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self.session, self.writer = open_session(path, self.inbox.put, Settings(language=language), clock)
        self.front = Guard(self.session, loud=True)
        """What takes events and taps and shows itself."""
        self.taps = 0
        self.settle()

    def settle(self) -> Evening:
        """Wait until the store has answered everything that was asked of it, and feed the answers."""
        while True:
            done: queue.SimpleQueue[None] = queue.SimpleQueue()
            self.writer.submit(lambda store: None, done.put)
            done.get(timeout=HANGS)
            if self.inbox.empty() and self.thinking:
                self.front.feed(self.inbox.get(timeout=HANGS))
            elif self.inbox.empty():
                return self
            while not self.inbox.empty():
                self.front.feed(self.inbox.get())

    @property
    def thinking(self) -> bool:
        """Whether a seat that Boardside plays has not decided its turn yet."""
        boardside = self.session.boardside
        return boardside is not None and boardside.deciding and boardside.turn is None

    def writer_answers(self, job: Job) -> Any:
        """What the store answers to this job; an exception it ended in is raised."""
        done: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self.writer.submit(job, done.put)
        answer = done.get(timeout=HANGS)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def tap(self, *ids: str) -> Evening:
        """Touch one thing after the other; each must be on the screen and enabled."""
        for id in ids:
            assert id in touchable(self.screen), f"{id} cannot be touched; there are {sorted(touchable(self.screen))}"
            self.taps += 1
            self.front.tap(id)
            self.settle()
        return self

    def type(self, id: str, text: str) -> Evening:
        """Type into a field."""
        self.session.tap(id, text)
        return self.settle()

    @property
    def screen(self) -> Screen:
        """What is shown now."""
        return self.front.screen()

    def close(self) -> None:
        """Go home."""
        if self.session.boardside is not None:
            self.session.boardside.close()
        self.writer.close()


@contextmanager
def evening(path: Path, language: str = "en", clock: Callable[[], float] | None = None) -> Iterator[Evening]:
    """An evening with the games of this file; `clock` is as in `open_session`."""
    it = Evening(path, language, clock)
    try:
        yield it
    finally:
        it.close()


def touchable(screen: Screen) -> set[str]:
    """The id of everything that can be touched on this screen."""
    ids = {choice.id for choice in (*screen.tray, *screen.hand, *screen.bar) if choice.enabled}
    ids |= {panel.id for panel in screen.seats}
    if screen.board is not None and (screen.sheet is None or screen.sheet.low):
        ids |= {place.id for place in screen.board.places} | {path.id for path in screen.board.paths}
        ids |= {card.id for card in screen.marks.cards} if screen.marks is not None else set()
    if screen.notice is not None:
        ids |= {screen.notice.id} | {way.id for way in (*screen.notice.ways, *screen.notice.asks) if way.enabled}
        ids |= {screen.notice.why} - {""}
    if screen.banner is not None:
        ids |= {screen.banner.id} - {""}
    if screen.recent and not screen.fault:
        ids.add("history")
    if screen.sheet is not None:
        ids |= {choice.id for choice in screen.sheet.buttons if choice.enabled}
        for block in blocks(screen.sheet.blocks):
            ids |= _touchable(block)
    return ids


def blocks(given: tuple[Block, ...]) -> Iterator[Block]:
    """Every block, those beside each other too."""
    for block in given:
        if isinstance(block, Columns):
            yield from blocks(block.left)
            yield from blocks(block.right)
        else:
            yield block


def _touchable(block: Block) -> set[str]:
    match block:
        case Choices():
            return {choice.id for choice in block.choices if choice.enabled}
        case Steppers():
            return {id for stepper in block.steppers for id in _steps(stepper)}
        case Grid():
            return {row.id for row in block.rows if row.id}
        case Field() | Text():
            return {block.id} - {""}
    return set()


def _steps(stepper: Stepper) -> set[str]:
    ids = {f"{stepper.id}-"} if stepper.value > stepper.low else set()
    return ids | ({f"{stepper.id}+"} if stepper.value < stepper.high else set())


def words(screen: Screen) -> str:
    """Every word on the screen, a line each."""
    found: list[str] = [screen.title]
    if screen.banner is not None:
        banner = screen.banner
        found += [banner.round, banner.of, banner.phase, banner.turn, banner.prompt]
    for panel in screen.seats:
        found += [panel.name, panel.score, *(each.words for each in panel.details)]
    for choice in (*screen.tray, *screen.bar):
        found += _words(choice)
    found += [each.why for each in screen.readers]
    if screen.notice is not None:
        found += [screen.notice.headline, screen.notice.numbers, screen.notice.source]
        found += [word for way in (*screen.notice.ways, *screen.notice.asks) for word in _words(way)]
    if screen.sheet is not None:
        found.append(screen.sheet.title)
        found += [word for choice in screen.sheet.buttons for word in _words(choice)]
        for block in blocks(screen.sheet.blocks):
            match block:
                case Text():
                    found.append(block.text)
                case Choices():
                    found += [word for choice in block.choices for word in _words(choice)]
                case Grid():
                    found += [*block.head, *(cell for row in block.rows for cell in row.cells)]
                case Steppers():
                    found += [stepper.label for stepper in block.steppers]
                case Field():
                    found += [block.text, block.hint]
    return "\n".join(word for word in found if word)


def _words(choice: Choice) -> tuple[str, str]:
    return choice.label, choice.detail
