"""The keyboard of the window: a person's keys are buttons, a reader's are nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.devices.buttons import ASKING
from companion.devices.keys import BUTTONS, PAUSE, KeyInput, PersonsKeys
from companion.games.people import Player
from companion.pages.table.table import TablePage
from engine.game import Start
from hardware import keys as on_the_pi
from hardware.events import ButtonEvent, ButtonHeld, ButtonPressed, ButtonReleased
from tests.evening import Evening, evening, words

ENTER, ZERO, BACK, LETTER = 13, 48, 8, 106
PRESS = ButtonPressed("keys", "confirm")


class Window:
    """A window that hands keys on once a frame; its frames begin at these times, in seconds."""

    def __init__(self, frames: list[float]) -> None:
        self.keys = PersonsKeys()
        self.frames = frames

    def typed(self, strokes: list[tuple[float, float, int]]) -> list[ButtonEvent]:
        """The events of keys: when each went down, when it came up, and which it is."""
        edges = sorted([(at, True, key) for at, _, key in strokes] + [(at, False, key) for _, at, key in strokes])
        events: list[ButtonEvent] = []
        before = 0.0
        held: dict[int, float] = {}
        for frame in self.frames:
            events += self.keys.passed(before, frame)
            for key, since in held.items():
                if frame - since > 0.5:  # it repeats
                    self.keys.down(key, BUTTONS.get(key, ""), before, frame)
            while edges and edges[0][0] <= frame:
                _, is_down, key = edges.pop(0)
                if is_down:
                    self.keys.down(key, BUTTONS.get(key, ""), before, frame)
                    held[key] = frame
                else:
                    self.keys.up(key)
                    held.pop(key, None)
            before = frame
        return events


def even(seconds: float = 20.0) -> list[float]:
    return [n * 0.02 for n in range(1, int(seconds / 0.02))]


def uneven(chance: random.Random, seconds: float = 20.0) -> list[float]:
    """Frames of which some are late by up to a second."""
    frames, now = [], 0.0
    while now < seconds:
        now += 0.02 if chance.random() < 0.8 else chance.uniform(0.05, 1.0)
        frames.append(now)
    return frames


def burst(number: str, began: float, gap: float, held: float) -> list[tuple[float, float, int]]:
    """A number and Enter, as a reader types them."""
    keys = [ord(digit) for digit in number] + [ENTER]
    return [(began + n * gap, began + n * gap + held, key) for n, key in enumerate(keys)]


def test_a_key_with_a_persons_pauses_is_pressed_and_released_once() -> None:
    events = Window(even()).typed([(1.0, 1.08, ENTER), (2.0, 2.08, ZERO), (2.5, 2.6, LETTER), (3.0, 3.3, ENTER)])
    assert [(type(each), each.button) for each in events] == [
        (ButtonPressed, "confirm"),
        (ButtonReleased, "confirm"),
        (ButtonPressed, "pass"),
        (ButtonReleased, "pass"),
        (ButtonPressed, "confirm"),
        (ButtonReleased, "confirm"),
    ]


def test_a_key_held_for_a_second_is_held_once() -> None:
    events = Window(even()).typed([(1.0, 3.5, BACK)])
    assert [type(each) for each in events] == [ButtonPressed, ButtonHeld, ButtonReleased]


@pytest.mark.parametrize("gap", [0.008, 0.02, 0.05, 0.1])
@pytest.mark.parametrize("number", ["0000000000", "3735928559", "04a1b2c3d4e580", "pppppppp", "0"])
def test_a_reader_that_types_presses_nothing(number: str, gap: float) -> None:
    assert Window(even()).typed(burst(number, 1.0, gap, gap / 2)) == []


def test_a_reader_presses_nothing_however_late_the_frames_are() -> None:
    for seed in range(2000):
        chance = random.Random(seed)
        window = Window(uneven(chance))
        strokes = [
            stroke
            for n in range(4)
            for stroke in burst(
                "".join(chance.choices("0123456789p", k=8)), 1 + 4 * n, chance.uniform(0.008, 0.1), 0.005
            )
        ]
        assert window.typed(strokes) == [], seed


def test_a_person_is_heard_between_the_passes_of_a_reader() -> None:
    strokes = [*burst("0000000000", 1.0, 0.01, 0.005), (3.0, 3.1, ENTER), *burst("0000000000", 5.0, 0.01, 0.005)]
    assert Window(even()).typed(strokes)[:1] == [PRESS]
    assert len(Window(even()).typed(strokes)) == 2


def test_a_key_pressed_while_a_reader_types_is_nothing() -> None:
    assert Window(even()).typed([*burst("0000000000", 1.0, 0.02, 0.005), (1.1, 1.3, ENTER)]) == []


def test_keys_that_are_down_when_the_window_loses_the_keyboard_are_released() -> None:
    window = Window(even(2.0))
    assert window.typed([(1.0, 99.0, BACK)]) == [ButtonPressed("keys", "undo")]
    window.keys.forget()
    assert [type(each) for each in window.keys.passed(2.1, 2.1)] == [ButtonReleased]
    assert not window.keys.going


def test_nothing_waits_once_a_key_is_up() -> None:
    window = Window(even(3.0))
    window.typed([(1.0, 1.1, ENTER), (2.0, 2.1, LETTER)])
    assert not window.keys.going


def test_the_window_and_a_keyboard_on_the_pi_have_the_same_buttons() -> None:
    assert {*BUTTONS.values()} == {*on_the_pi.BUTTONS}
    for button, codes in on_the_pi.BUTTONS.items():
        assert len(codes) == sum(each == button for each in BUTTONS.values())
    assert PAUSE > 0.1


# --- at a table that is played by touch alone


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as at_home:
        players = (Player("Anna", "red"), Player("Bernd", "blue"))
        start = Start("elfenland", 2, "1", {"edition": "de"})
        at_home.session.game.begin(start, players, lambda: at_home.session.pages.go(TablePage()))
        at_home.settle()
        yield at_home


def press(it: Evening, keys: KeyInput, event: ButtonEvent) -> Evening:
    it.session.game.feed(keys.event(event))
    return it.settle()


def to_planning(it: Evening, keys: KeyInput) -> None:
    while it.session.table.match.state.phase != "plan":
        press(it, keys, PRESS)


def test_confirm_is_the_yellow_button_and_pass_passes_without_any_device(it: Evening) -> None:
    keys = KeyInput(it.session)
    to_planning(it, keys)
    assert it.session.table.match.state.turn == "1"
    press(it, keys, ButtonPressed("keys", "pass"))
    assert it.session.table.match.state.turn == "2"
    assert it.session.devices is None


def test_undo_is_held_asked_about_and_confirmed_or_forgotten(it: Evening) -> None:
    keys = KeyInput(it.session)
    to_planning(it, keys)
    press(it, keys, ButtonPressed("keys", "pass"))
    press(it, keys, ButtonPressed("keys", "undo"))
    assert not keys.going
    press(it, keys, ButtonHeld("keys", "undo"))
    assert keys.going
    assert "Undo this?" in words(it.screen)
    for passed in (0.0, ASKING):
        it.session.game.feed(keys.tick(100.0 + passed))
    assert not keys.going
    assert it.session.table.match.state.turn == "2"
    press(it, keys, ButtonHeld("keys", "undo"))
    press(it, keys, PRESS)
    assert it.session.table.match.state.turn == "1"


def test_before_a_game_keys_do_nothing(tmp_path: Path) -> None:
    with evening(tmp_path / "other.db") as at_home:
        keys, before = KeyInput(at_home.session), at_home.screen
        for event in (PRESS, ButtonPressed("keys", "pass"), ButtonHeld("keys", "undo")):
            press(at_home, keys, event)
        assert at_home.screen == before
