"""A round by a script that has the accessibility tree and nothing else: what a player who does not see is told."""

from __future__ import annotations

import re
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

from selenium.common.exceptions import WebDriverException
from selenium.webdriver.chrome.webdriver import WebDriver

from companion.games.people import Player
from companion.pages.table.table import TablePage
from engine.game import Start
from tests.evening import evening
from tests.extent import in_turn
from tests.web.browsers import Served, chromium, controls, served
from tests.web.test_seats import PLAYERS

COUNTER, TOWN = (
    r"(giant pig|pig|elfcycle|cloud|unicorn|troll|dragon)",
    r".+ \d (raft|pig|elfcycle|magic|unicorn|troll|dragon|giant)",
)
WANTED = (
    r"Unknown$",
    r"Dealt only",
    r"Drawn$",
    r"face down",
    TOWN,
    COUNTER,
    r"Pass",
    r"End move$",
    r"Discard \d",
    r"Finish",
    r"a hidden one",
)
PRESS = (
    {"type": "keyDown", "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r"},
    {"type": "keyUp", "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13},
)


class Reader:
    """A player who reads the tree of one window, and presses Enter on what it names."""

    def __init__(self, table: Served, driver: WebDriver, seat: str) -> None:
        self.table, self.driver, self.seat = table, driver, seat
        driver.switch_to.new_window("window")
        self.window = driver.current_window_handle
        port = table.phones.where.port
        driver.get(f"http://127.0.0.{seat}:{port}/#{table.phones.code(seat)}")
        table.until(self.read)
        self.placed, self.moved, self.refusals = 0, 0, list[str]()

    def read(self) -> list[tuple[str, str, int]]:
        """The buttons that are read now: the group that each is in, its name, and its number."""
        self.driver.switch_to.window(self.window)
        self.table.turn()
        return [(group, name, number) for role, name, group, number in controls(self.driver) if role == "button"]

    def press(self, number: int) -> bool:
        """Press Enter on this button, and wait for what is read then; whether anything else is read."""
        before = self.read()
        with suppress(WebDriverException):  # a picture that came meanwhile has no such button
            self.driver.execute_cdp_cmd("DOM.focus", {"backendNodeId": number})
            for each in PRESS:
                self.driver.execute_cdp_cmd("Input.dispatchKeyEvent", dict(each))
        return any(self.read() != before for _ in range(40))

    def turn(self) -> str:
        """Do one thing, chosen by its name; its name, or "" if nothing is to be done here."""
        own = [(name, number) for group, name, number in self.read() if not group.startswith("Board")]
        for wanted in WANTED:
            for name, number in own:
                if not re.match(wanted, name) or (wanted == COUNTER and self.placed) or (wanted == TOWN and self.moved):
                    continue
                assert self.press(number), f"nothing is read after {name}"
                self.moved += wanted == TOWN
                if wanted == COUNTER:
                    self.placed += self.place()
                return name
        return ""

    def place(self) -> bool:
        """Lay the chosen counter on the first road that takes it; what is refused is read, and put away."""
        roads = [(name, number) for group, name, number in self.read() if group.startswith("Board") and "–" in name]
        for _, number in roads:
            self.press(number)
            for _ in range(40):
                if not any(group.startswith("Board") for group, *_ in self.read()):
                    return True  # it lies there, and it is the next player's turn
                if refused := alerts(self.driver):
                    self.refusals += refused
                    break
        return False


def alerts(driver: WebDriver) -> list[str]:
    """The texts of the alerts that are read now."""
    nodes = driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}

    def text(node: dict[str, Any]) -> str:
        inside = [by_id[each] for each in node.get("childIds", ()) if each in by_id]
        return " ".join([node.get("name", {}).get("value", "") if not inside else "", *map(text, inside)]).strip()

    return [text(node) for node in nodes if node.get("role", {}).get("value") == "alert"]


@in_turn(2, of=3)
def test_a_round_is_played_by_the_accessibility_tree_alone(tmp_path: Path) -> None:
    with (
        evening(tmp_path / "games.db", "en") as it,
        served(it.session, it.front, it.inbox, bind="0.0.0.0") as table,
        chromium() as driver,
    ):
        it.session.game.phones = table.port
        players = tuple(Player(each.name, each.colour) for each in PLAYERS)
        start = Start("elfenland", len(players), "1", {"edition": "de"})
        it.session.game.begin(start, players, lambda: it.session.pages.go(TablePage()))
        it.settle()
        readers = [Reader(table, driver, seat) for seat in "123"]
        done: list[str] = []
        while it.session.table.match.state.round == 1:
            did = [each.turn() for each in readers]
            done += filter(None, did)
            assert any(did), f"nobody finds anything to do after {done}"
        commands = Counter(type(entry.command).__name__ for entry in it.session.table.match.entries())
        assert (commands["Place"], commands["Travel"], commands["Pass"]) == (3, 3, 3), (commands, done)
        refused = [each for reader in readers for each in reader.refusals]
        assert refused
        assert all(re.search(r"\w+ \w+", each) for each in refused), "a refusal is read with its words"
