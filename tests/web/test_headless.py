"""`boardside web`: a whole table in a browser, in a process that has neither Kivy nor a display."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium.webdriver.chrome.webdriver import WebDriver
from selenium.webdriver.support.ui import WebDriverWait

from companion.demo.touched import evening
from tests.web.browsers import PATIENCE, chromium

HOUSE = Path(__file__).parents[2]
WITHOUT_KIVY = """
import sys
class No:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "kivy":
            raise ModuleNotFoundError("Kivy is not installed", name=name)
sys.meta_path.insert(0, No())
from companion.__main__ import main
sys.exit(main())
"""
"""The program on a machine where Kivy is not installed."""


@pytest.fixture(scope="module")
def driver() -> Iterator[WebDriver]:
    with chromium() as window:
        yield window


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    environment = {**os.environ, "PYTHONPATH": str(HOUSE), "LANG": "C"}
    environment.pop("DISPLAY", None)
    asked = ("--store", str(tmp_path / "games.db"), "web", "--bind", "127.0.0.1", "--port", "0")
    with subprocess.Popen(
        [sys.executable, "-c", WITHOUT_KIVY, *asked], env=environment, cwd=tmp_path, stdout=subprocess.PIPE, text=True
    ) as table:
        try:
            assert table.stdout is not None
            said = table.stdout.readline()
            found = re.fullmatch(r"Boardside is at (http://127\.0\.0\.1:\d+/#[\w-]{22})\n", said)
            assert found, said
            yield found[1]
            table.send_signal(signal.SIGTERM)
            assert table.wait(PATIENCE) == 0
        finally:
            table.kill()


def test_a_whole_game_is_played_in_a_browser_where_Kivy_is_not_installed(driver: WebDriver, address: str) -> None:
    driver.get(address)

    def until(script: str, *arguments: object) -> None:
        WebDriverWait(driver, PATIENCE, 0.01).until(lambda _: driver.execute_script(script, *arguments), arguments)

    there = "return [...document.querySelectorAll('[data-id]')].some((n) => n.dataset.id === arguments[0])"
    touch = """
    const node = [...document.querySelectorAll('[data-id]')].find((n) => n.dataset.id === arguments[0]);
    if (node.tagName === 'INPUT') {
      node.value = arguments[1];
      node.dispatchEvent(new Event('input', {bubbles: true}));
    } else node.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    """
    done = "return document.body.dataset.waiting === '0' && !document.querySelector('.pressed')"
    steps = 0
    for step in evening():
        if step.tap:
            until(there, step.tap)
            driver.execute_script(touch, step.tap, step.text)
            until(done, step.tap)
            steps += 1
    assert steps > 100
    assert "#" not in driver.current_url
    assert driver.get_log("browser") == []  # type: ignore[no-untyped-call]
