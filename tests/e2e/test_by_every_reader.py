"""The recorded game of three over every kind of reader, and on a board whose boots collide, with faults throughout."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "hardware"))

from keyboard_emulator import DevicePort, typed
from pcsc_emulator import Service, missing

from companion.piece import Piece
from companion.storage.tag_catalog import Tagged
from hardware.pcsc import PcscReader
from hardware.presence import Presence
from hardware.typing_tag_reader import KeyboardReader
from tests.e2e.test_by_hand import Hand, sentences, untold, without_hardware
from tests.extent import many
from tests.inverse_input.acts import Things
from tests.tagged import BOARD, PLAYERS, READER, SENSED, piece
from tests.wired import Wired, wired

pytestmark = pytest.mark.usefixtures("nothing_left_behind")

DAILY = 70
"""Sentences of the daily part: the first round, and some of the second; the whole game is played in the long run."""
DAILY_SERVICE = 12
"""Fewer with the smart card service, whose virtual reader looks once in a second."""
STEP = 9
"""Sentences between two faults."""


class Typing:
    """Hands at a reader that types: a pass is all there is."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.port = DevicePort(folder)
        self.device = KeyboardReader(READER, "sycreader", stays=0.05, folder=folder, opens=self.port.opens)

    def lay(self, uid: str) -> None:
        """Passed over it."""
        self.port.send(typed(uid))

    def lift(self, uid: str) -> None:
        """It leaves by itself."""

    def faults(self, it: Wired) -> Iterator[Callable[[], object]]:
        """A number cut short, one that is none, the cable."""
        yield lambda: self.port.send(typed("04a1b2"))
        yield lambda: self.port.send(typed("0123456789abcdef01"))
        yield lambda: (self.port.unplug(), it.until(lambda: not it.devices.up(READER)), self.port.plug(), it.all_up())

    def close(self) -> None:
        """Nothing is left."""


class OnService(Service):
    """Hands at a reader of the smart card service."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        super().__init__(folder)
        self.device = PcscReader(READER, "ACR122", look=0.02, presence=Presence(READER, misses=2, absence=0.02))

    def faults(self, it: Wired) -> Iterator[Callable[[], object]]:
        """The service ends and comes back."""
        yield lambda: (self.unplug(), it.until(lambda: not it.devices.up(READER)), self.plug(), it.all_up())


@contextmanager
def at(kind: Any, folder: Path) -> Iterator[tuple[Wired, Any]]:
    """A table with a reader of this kind and nothing else."""
    with ExitStack() as stack:
        hands = kind(folder / "reader")
        stack.callback(hands.close)
        it = stack.enter_context(wired(folder, reader=False, more=[hands.device]))
        it.pn532 = hands
        yield it, hands


def played(it: Wired, hand: Hand, faults: Callable[[], Iterator[Callable[[], object]]], said: list[Any]) -> None:
    """These sentences by hand, with a fault every so many, in an order that chance has chosen once and for all."""
    chance = random.Random(16)
    it.begin(start_player="2", edition="en", town_cards=True)
    for number, told in enumerate(said):
        hand.say(told)
        if number % STEP == STEP // 2:
            chance.choice(list(faults()))()
            it.settle()


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param(Typing, id="a reader that types"),
        pytest.param(
            OnService, id="PC-SC", marks=pytest.mark.skipif(bool(missing()), reason=missing() or "the service runs")
        ),
    ],
)
def test_a_game_over_any_reader_ends_as_by_touch_though_it_breaks_all_evening(tmp_path: Path, kind: Any) -> None:
    things = Things(readers=True, buttons=False)
    least = DAILY_SERVICE if kind is OnService else DAILY
    said = sentences()[: many(f"sentences of a game over {kind.__name__}", len(sentences()), daily=least)]
    with at(kind, tmp_path) as (it, hands):
        hand = Hand(it, things)
        played(it, hand, lambda: hands.faults(it), said)
        (tmp_path / "touched").mkdir()
        assert it.state == without_hardware(tmp_path / "touched", said)
        assert "lay" in hand.kinds


def elvenhold(it: Wired) -> str:
    """The reader under Elvenhold."""
    under = it.session.store.catalog.under(Tagged("elfenland", Piece("town", "elvenhold")))
    assert under is not None
    return under[1]


def test_a_game_on_a_board_whose_boots_collide_ends_as_by_touch_though_it_breaks_all_evening(tmp_path: Path) -> None:
    said = untold(sentences()[: many("sentences of a game on a colliding board", len(sentences()), daily=DAILY)])
    with wired(tmp_path, reader=False, board=True, colliding=True) as it:
        for player in PLAYERS:
            it.put(f"boot/{player.colour}", elvenhold(it))
        hand = Hand(it, Things(readers=False, board=SENSED, buttons=False))

        def faults() -> Iterator[Callable[[], object]]:
            yield lambda: it.board.send_raw(b"$77 TAG 3 04dead*0000\n\xff\xff")
            yield lambda: (it.board.reboot(), it.until(lambda: not it.devices.gaps))
            yield lambda: (it.board.unplug(), it.board.plug(), it.all_up())

        played(it, hand, faults, said)
        (tmp_path / "touched").mkdir()
        assert it.state == without_hardware(tmp_path / "touched", said)
        assert "lay-board" in hand.kinds


@pytest.mark.parametrize("boots", [2, 3, 4, 5, 6])
def test_two_to_six_boots_in_elvenhold_agree_with_the_game_from_the_start(tmp_path: Path, boots: int) -> None:
    colours = ("red", "blue", "yellow", "green", "violet", "black")[:boots]
    with wired(tmp_path, reader=False, board=True, colliding=True) as it:
        spot = elvenhold(it)
        for colour in colours:
            it.put(f"boot/{colour}", spot)
        from companion.games.people import Player

        it.begin(players=tuple(Player("", colour) for colour in colours))
        assert len(it.devices.lying[BOARD, spot]) == boots
        assert not getattr(it.session.pages.page, "over", "")
        moved = piece(f"boot/{colours[0]}")
        it.board.lift(spot, moved)
        it.until_lies(BOARD, spot, moved, False)
        assert len(it.devices.lying[BOARD, spot]) == boots - 1
