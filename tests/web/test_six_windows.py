"""A round by six real windows, each with an address of its own: every act of a seat is made on its own phone."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from selenium.webdriver.chrome.webdriver import WebDriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from companion.screen import Screen
from tests.companion.session.test_taps import Retelling
from tests.evening import Evening, evening
from tests.extent import in_turn
from tests.web.browsers import CUT, Served, chromium, controls, ids_of, served

GAMES = Path(__file__).parents[1] / "recorded_games"
ELFENLAND, MASTER_ELF = GAMES / "04-early-de-6-seats.jsonl", GAMES / "masterelf" / "06-night-4-seats-deck.jsonl"
BY_NAME, BY_KEYS, FORCED, ZOOMED, ASIDE, SMALL = "123456"
"""The seats: one acts by what a screen reader reads, one by the keyboard alone, one sees forced colours, one sees all
twice as large, one holds the phone on its side, and one has a small phone."""
SIZES = {BY_NAME: (390, 844), BY_KEYS: (360, 740), FORCED: (390, 844), ZOOMED: (195, 422), ASIDE: (740, 360)}
SMALLEST = (320, 568)
PICTURES = os.environ.get("BOARDSIDE_SIX", "")
"""A folder for a picture of each window after each act; none are made without."""
FIND = "const node = [...document.querySelectorAll('[data-id]')].find((n) => n.dataset.id === arguments[0]);"


class SixWindows:
    """An evening whose taps are made in the window of a seat that the table waits for."""

    def __init__(self, it: Evening, table: Served, driver: WebDriver) -> None:
        self.session, self._it, self._table, self._driver = it.session, it, table, driver
        self._windows: dict[str, str] = {}
        self.by_table: list[str] = []
        self.acts: Counter[str] = Counter()
        self.cut: list[Any] = []

    def join(self) -> None:
        """Open a window for each seat, with the seat's code; each has its own address, and so its own key."""
        port = self._table.phones.where.port
        for seat in sorted(SIZES.keys() | {SMALL})[: self.session.table.start.seats]:
            self._driver.switch_to.new_window("window")
            self._windows[seat] = self._driver.current_window_handle
            width, height = SIZES.get(seat, SMALLEST)
            scale = 2 if seat == ZOOMED else 1
            size = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False}
            self._driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
            if seat == FORCED:
                colours = {"features": [{"name": "forced-colors", "value": "active"}]}
                self._driver.execute_cdp_cmd("Emulation.setEmulatedMedia", colours)
            self._driver.get(f"http://127.0.0.{seat}:{port}/#{self._table.phones.code(seat)}")
            self._table.until(lambda seat=seat: self._run("return document.body.dataset.role") == seat)  # type: ignore[misc]

    @property
    def screen(self) -> Screen:
        """What the table shows now."""
        return self._it.screen

    def settle(self) -> None:
        """Wait until the disk has answered."""
        self._it.settle()

    def tap(self, *ids: str) -> None:
        """Do one thing after the other, on a phone that shows it; at the table where none does."""
        for id in ids:
            if id == "finish":
                continue  # each seat has kept its counter on its own phone
            self._table.turn()
            awaited = self.session.table.match.prompt.seats or tuple(self._windows)
            seat = next((seat for seat in awaited if self._shows(seat, id)), None)
            if seat is None:
                self.by_table.append(id)
                self._it.tap(id)
                continue
            self._act(seat, id)
            self._table.until(lambda: self._run("return document.body.dataset.waiting") == "0")
            assert self._run("return document.body.dataset.answered").endswith(" done")
            self._table.until(lambda: not self.session.game.busy)
            self.settle()
            self.acts[seat] += 1
            if seat != ZOOMED:  # its page scrolls
                self.cut += [(seat, id, each) for each in self._run(CUT) if each[0] != "unseen"]
            if PICTURES:
                name = f"{seat}-{self.acts[seat]:03}-{id.replace('/', '_')}.png"
                self._driver.save_screenshot(str(Path(PICTURES) / name))

    def _run(self, script: str, *arguments: Any) -> Any:
        return self._driver.execute_script(script, *arguments)

    def _shows(self, seat: str, id: str) -> bool:
        """Whether this seat's window, which is in front now, shows the newest picture and this can be used on it."""
        self._driver.switch_to.window(self._windows[seat])
        phones = self._table.phones

        def newest() -> bool:
            sent = {each.number for each in phones._clients.values() if phones._member(each).role == seat}
            return int(self._run("return document.body.dataset.screen")) in sent

        self._table.until(newest)
        return bool(self._run(f"{FIND} return !!node && !node.disabled", id))

    def _act(self, seat: str, id: str) -> None:
        if seat == BY_NAME:
            self._by_name(id)
        elif seat == BY_KEYS:
            self._by_keys(id)
        else:
            self._run(f"{FIND} node.dispatchEvent(new MouseEvent('click', {{bubbles: true}}))", id)

    def _by_name(self, id: str) -> None:
        """Find it in the accessibility tree by its role, name and part of the page alone, and press Enter on it."""
        met, parts = controls(self._driver), ids_of(self._driver)
        read = [((role, name, group, parts[number][1]), number) for role, name, group, number in met if number in parts]
        wanted = next(each for each, number in read if parts[number][0] == id)
        assert wanted[1], f"{id} has no name"
        alike = [number for each, number in read if each == wanted]
        assert len(alike) == 1 or id.startswith("display/"), f"{wanted} is there {len(alike)} times"
        number = next(number for number in alike if parts[number][0] == id)
        self._driver.execute_cdp_cmd("DOM.focus", {"backendNodeId": number})
        ActionChains(self._driver).send_keys(Keys.ENTER).perform()

    def _by_keys(self, id: str) -> None:
        """Go there by Tab, and on the board by the arrow keys; then press Enter."""
        for _ in range(250):
            focused, board = self._run(
                f"{FIND} const at = document.activeElement;"
                "return [at.dataset.id, !!at.closest('svg.board') && !!node.closest('svg.board')]",
                id,
            )
            if focused == id:
                break
            ActionChains(self._driver).send_keys(Keys.ARROW_RIGHT if board else Keys.TAB).perform()
        else:
            raise AssertionError(f"no key leads to {id}")
        ActionChains(self._driver).send_keys(Keys.ENTER).perform()


@pytest.fixture
def windows(tmp_path: Path) -> Iterator[tuple[Evening, SixWindows]]:
    with (
        evening(tmp_path / "games.db") as it,
        served(it.session, it.front, it.inbox, bind="0.0.0.0") as table,
        chromium() as driver,
    ):
        it.session.game.phones = table.port
        yield it, SixWindows(it, table, driver)


def retell(it: Evening, six: SixWindows, game: Path, until: Callable[[], bool]) -> None:
    """Play a recorded game in the windows until this is so."""
    lines = [json.loads(line) for line in game.read_text(encoding="utf-8").splitlines()]

    class Joined(Retelling):
        def __init__(self, it: Any, start: dict[str, Any]) -> None:
            super().__init__(it, start)
            six.join()

        def afresh(self) -> None:
            super().afresh()
            for member in six._table.phones._members.values():
                if member.own is not None:
                    member.own.act(member.own.table.look.blank())
                    member.own.notices.dismiss()

    start = lines[0]["say"]
    if "deck" in start["options"]:
        start["options"]["deck"] = str(game.with_name(start["options"]["deck"]))
    retelling = Joined(six, start)
    for line in lines[1:]:
        if isinstance(line["say"], dict):
            retelling.hear(line["say"], line["answer"])
        if until():
            break
    assert until()
    assert "\n".join(map(str, six.cut)) == ""


@in_turn(1, of=3)
def test_six_windows_play_a_round_with_every_act_on_the_seat_s_own_phone(
    windows: tuple[Evening, SixWindows],
) -> None:
    it, six = windows
    retell(it, six, ELFENLAND, lambda: it.session.table.match.state.round > 1)
    assert six.by_table == []
    assert min(six.acts[seat] for seat in "123456") > 10


@in_turn(0, of=3)
def test_four_windows_play_a_turn_each_of_master_elf_with_every_act_on_the_seat_s_own_phone(
    windows: tuple[Evening, SixWindows],
) -> None:
    it, six = windows
    retell(it, six, MASTER_ELF, lambda: it.session.table.match.state.round > 1)
    assert six.by_table == []
    assert min(six.acts[seat] for seat in "1234") > 2
