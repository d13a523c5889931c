"""Random fingers: taps, double taps and drags anywhere, on every page of both games, do only what a button offered.

The seeded part runs with the other tests; `deploy/test.sh --long` has the whole number: BOARDSIDE_FINGERS=100000.
BOARDSIDE_FINGERS_FROM is the number of the first table, to run it in parts.
"""

from __future__ import annotations

import itertools
import os
import random
from pathlib import Path
from typing import Any

import pytest
from kivy.base import EventLoop

from companion.games.people import Player
from companion.pages.exception_guard import Guard
from companion.pages.table.table import TablePage
from companion.screen import Does, name_of
from companion.view.screen import NEAR, SOON, SecondTap
from engine.game import Start
from tests.evening import Evening, evening, touchable
from tests.extent import many
from tests.view.conftest import Finger

MANY = int(os.environ.get("BOARDSIDE_FINGERS") or many("random touches", 1600, daily=800))
FIRST = int(os.environ.get("BOARDSIDE_FINGERS_FROM", "0"))
EACH = 200
"""Touches at one table before the next."""
TABLES = (*(("elfenland", seats) for seats in range(2, 7)), *(("masterelf", seats) for seats in range(2, 5)))
COLOURS = ("red", "blue", "yellow", "green", "violet", "black")
SIZES = ((800, 480), (1280, 720))
# What ends the evening is offered, and is not what is tried here.
SPARED = {"off", "failed-report"}


class Fingers:
    """A view of an evening whose every touch is looked at."""

    def __init__(self, view: Any, it: Evening, chance: random.Random, size: tuple[int, int]) -> None:
        self.it, self.chance, self.size, self.now = it, chance, size, 100.0
        it.front = Guard(it.session)
        self.view = view
        self.view.rest()
        self.view.tap, self.view.size = self.tap, size
        self.view.second_tap = SecondTap(lambda: self.now)
        self.told: list[str] = []
        self.show()

    def show(self) -> None:
        self.view.show(self.it.screen)
        EventLoop.idle()  # a frame, in which what was drawn before is let go

    def tap(self, does: Does, text: str) -> None:
        """What the view hands on: it must be offered on the very screen that is shown."""
        screen, id = self.it.screen, name_of(does)
        assert id in touchable(screen) | set(self.view.sheet.fields) | {"disk", "hardware"}, (id, screen.page)
        if id not in SPARED:
            self.it.front.tap(does, text)
            self.it.settle()
        self.told.append(id)
        assert self.it.front.shown is None, f"{id} on {screen.page}: {self.it.front.shown}"
        self.show()

    def spot(self) -> tuple[float, float]:
        """Anywhere, or on something that can be touched, which most of the glass is not."""
        offered = sorted(touchable(self.it.screen))
        if offered and self.chance.random() < 0.7:
            found = self.view.spot_of(self.chance.choice(offered))
            if found is not None:
                return found
        return self.chance.random() * self.size[0], self.chance.random() * self.size[1]

    def touch(self, *way: tuple[float, float]) -> None:
        """A finger down at the first of these, along the others, and up."""
        finger = Finger(*way[0])
        self.view.on_touch_down(finger)
        for finger.x, finger.y in way[1:]:
            self.view.on_touch_move(finger)
        self.view.on_touch_up(finger)

    def moment(self) -> tuple[Any, ...]:
        """The seat and the phase, if a game is on the table."""
        seated = self.it.session.seated
        prompt = seated.match.prompt if seated is not None else None
        return (seated.id, prompt.phase, prompt.seats) if seated is not None and prompt is not None else ()

    def entries(self) -> int:
        """How many entries stand."""
        return len(self.it.session.seated.match) if self.it.session.seated is not None else 0

    def one(self) -> int:
        """One random touch of any kind; how many touches it was."""
        self.now += 1.0
        how, spot = self.chance.random(), self.spot()
        if how < 0.2:
            self.touch(spot, self.spot(), self.spot())
            return 1
        before = self.moment()
        self.touch(spot)
        if how < 0.6:
            return 1
        between, entries = self.moment(), self.entries()
        self.now += self.chance.uniform(0.02, SOON - 0.01)
        away = NEAR * min(self.size[0] / 800, self.size[1] / 480) * 0.6
        self.touch((spot[0] + self.chance.uniform(-away, away), spot[1] + self.chance.uniform(-away, away)))
        if between != before:
            assert self.entries() == entries, f"a second tap acted for another seat or phase: {self.told[-2:]}"
        return 2


def test_random_fingers_raise_nothing_and_do_only_what_is_offered(window: Any, tmp_path: Path) -> None:
    from companion.view.screen import ScreenView

    touches, view = 0, ScreenView(lambda id, text: None, size_hint=(None, None), size=SIZES[0])
    for number, (game, seats) in enumerate(itertools.islice(itertools.cycle(TABLES), FIRST, None), FIRST):
        if touches >= MANY:
            break
        chance = random.Random(f"fingers {number}")
        with evening(tmp_path / f"{number}.db", chance.choice(("en", "de", "ru"))) as it:
            players = tuple(Player("", colour) for colour in COLOURS[:seats])
            if chance.random() < 0.8:
                guided = chance.random() < 0.3
                it.session.game.begin(
                    Start(game, seats, "1"), players, lambda: it.session.pages.go(TablePage()), guided=guided
                )
                it.settle()
            fingers = Fingers(view, it, chance, SIZES[number % 2])
            until = touches + EACH
            while touches < until:
                try:
                    touches += fingers.one()
                except Exception as error:
                    pytest.fail(f"table {number} ({game}, {seats} seats), after {fingers.told[-6:]}: {error!r}")
