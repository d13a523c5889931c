"""`boardside web`: a whole table in a browser, in a process that has neither Kivy nor a display."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.chrome.webdriver import WebDriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

from companion.demo.recorded_game import Step, touched_steps
from tests.extent import in_turn
from tests.web.browsers import PATIENCE, chromium, controls, ids_of

STEPS = int(os.environ.get("BOARDSIDE_KEYS", "30"))
"""How many touches of the game are made by keys; the long form is all of them, 1000."""
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


@pytest.fixture
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
            table.send_signal(signal.SIGPIPE)  # a browser or a voice that is gone ends no table
            table.send_signal(signal.SIGTERM)
            assert table.wait(PATIENCE) == 0
        finally:
            table.kill()


def play(driver: WebDriver, steps: Iterable[Step], touch: Callable[[Step], None]) -> int:
    """Touch what each step says, and again what the page answers with "moved": its picture had just changed. Returns
    the number of steps."""

    def until(script: str, *arguments: object) -> str:
        wait = WebDriverWait(driver, PATIENCE, 0.01)
        return str(wait.until(lambda _: driver.execute_script(script, *arguments), f"{script} of {arguments}"))

    there = """
    return [...document.querySelectorAll('[data-id]')].some((n) => n.dataset.id === arguments[0] && !n.disabled);
    """
    answered = """
    const was = document.body.dataset.answered || "";
    return was === arguments[0] + " done" || was === arguments[0] + " moved" ? was : "";
    """
    touched = 0
    for step in steps:
        late = time.monotonic() + PATIENCE
        was = ""
        while not was.endswith(" done"):
            assert time.monotonic() < late, f"{step.tap}: the picture changes before each touch"
            until(there, step.tap)
            driver.execute_script("delete document.body.dataset.answered")
            touch(step)
            was = until(answered, f"{step.tap} {step.text}")
        touched += 1
    return touched


@in_turn(1, of=3)
def test_a_whole_game_is_played_in_a_browser_where_Kivy_is_not_installed(driver: WebDriver, address: str) -> None:
    script = """
    const node = [...document.querySelectorAll('[data-id]')].find((n) => n.dataset.id === arguments[0]);
    if (node.tagName === 'INPUT') {
      node.value = arguments[1];
      node.dispatchEvent(new Event('input', {bubbles: true}));
    } else node.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    """
    driver.get(address)
    steps = (step for step in touched_steps() if step.tap)
    assert play(driver, steps, lambda step: driver.execute_script(script, step.tap, step.text)) > 100
    assert "#" not in driver.current_url
    assert driver.get_log("browser") == []  # type: ignore[no-untyped-call]


@pytest.mark.parametrize(("answer", "host"), [("n", "127.0.0.1"), ("", "")])
def test_a_terminal_is_asked_before_every_address_listens_and_shows_a_code_to_scan(
    tmp_path: Path, answer: str, host: str
) -> None:
    main, terminal = pty.openpty()
    command = (sys.executable, "-m", "companion", "--store", str(tmp_path / "games.db"), "web", "--port", "0")
    environment = {**os.environ, "PYTHONPATH": str(HOUSE), "LANG": "C"}
    with subprocess.Popen(command, env=environment, cwd=tmp_path, stdin=terminal, stdout=terminal) as table:
        os.close(terminal)
        try:
            heard = b""
            while b"[Y/n]" not in heard:
                heard += os.read(main, 4096)
            assert b"http" not in heard, "nothing listens before the answer"
            os.write(main, f"{answer}\n".encode())
            last = "\x1b[97;40m▀▀"  # the lower edge of the code
            while last.encode() not in heard:
                heard += os.read(main, 4096)
        finally:
            table.kill()
            os.close(main)
    said = heard.decode(errors="ignore")
    address = said.partition("Boardside is at ")[2].split()[0]
    assert address.startswith(f"http://{host}")
    picture = re.findall("\x1b\\[97;40m(.+)\x1b\\[0m", said)
    rows = [[each in "█" + half for each in line] for line in picture for half in "▀▄"]
    image = Image.new("L", (len(rows[0]) * 4, len(rows) * 4))
    for y, row in enumerate(rows):
        for x, white in enumerate(row):
            image.paste(255 * white, (x * 4, y * 4, x * 4 + 4, y * 4 + 4))
    (read,) = zxingcpp.read_barcodes(image)
    assert read.text == address


STOPS = """
const stops = [...document.querySelectorAll('button, input, [tabindex="0"]')]
  .filter((n) => !n.disabled && n.tabIndex >= 0 && n.getClientRects().length);
const wanted = [...document.querySelectorAll('[data-id]')].find((n) => n.dataset.id === arguments[0]);
const board = wanted?.closest('svg.board');
return [stops.indexOf(document.activeElement), stops.indexOf(board ? board.querySelector('[tabindex="0"]') : wanted), !!board];
"""  # noqa: E501
"""Which stop of the Tab key has the focus, which one leads to a thing, and whether that is on the board."""


def test_a_game_is_played_by_the_keyboard_alone(driver: WebDriver, address: str) -> None:
    def press(*keys: str) -> None:
        ActionChains(driver).send_keys(*keys).perform()

    def focused() -> str:
        return str(driver.execute_script("return document.activeElement.dataset.id || ''"))

    def reach(id: str) -> None:
        for _ in range(200):  # a picture that comes meanwhile may move the focus
            if focused() == id:
                return
            at, wanted, board = driver.execute_script(STOPS, id)
            if board and at == wanted:
                press(Keys.ARROW_RIGHT)
            elif wanted > at:
                press(Keys.TAB * (wanted - at))
            elif wanted >= 0:
                back = ActionChains(driver).key_down(Keys.SHIFT).send_keys(Keys.TAB * (at - wanted))
                back.key_up(Keys.SHIFT).perform()
        raise AssertionError(f"no key leads to {id}; the focus is on {focused()!r}")

    def touch(step: Step) -> None:
        reach(step.tap)
        if step.text:
            ActionChains(driver).key_down(Keys.CONTROL).send_keys("a").key_up(Keys.CONTROL).perform()
            press(step.text)
        else:
            press(Keys.ENTER)

    driver.get(address)
    play(driver, islice((step for step in touched_steps() if step.tap), STEPS), touch)
    assert driver.get_log("browser") == []  # type: ignore[no-untyped-call]


def test_a_game_is_played_by_what_a_screen_reader_says_alone(driver: WebDriver, address: str) -> None:
    """Each control is found by its role and name within its group and part of the page, and by nothing else."""
    heard = set[str]()

    def touch(step: Step) -> None:
        late, focused = time.monotonic() + PATIENCE, ""
        while focused != step.tap:  # a picture that comes between two questions has other nodes
            assert time.monotonic() < late, f"{step.tap} is not read, or does not take the focus"
            met, ids = controls(driver), ids_of(driver)
            found = [((*each, ids.get(number, ("", ""))[1]), number) for *each, number in met]
            wanted = next((each for each, number in found if ids.get(number, ("",))[0] == step.tap), None)
            if wanted is None:
                continue
            alike = [number for each, number in found if each == wanted]  # such as five counters face down, in a row
            number = next(number for number in alike if ids.get(number, ("",))[0] == step.tap)
            assert wanted[1], f"{step.tap} has no name"
            assert len(alike) == 1 or step.tap.startswith("display/"), (wanted, [ids.get(number) for number in alike])
            with suppress(WebDriverException):
                driver.execute_cdp_cmd("DOM.focus", {"backendNodeId": number})
            focused = driver.execute_script("return document.activeElement.dataset.id || ''")
        if step.text:
            ActionChains(driver).key_down(Keys.CONTROL).send_keys("a").key_up(Keys.CONTROL).perform()
        ActionChains(driver).send_keys(step.text or Keys.ENTER).perform()
        heard.add(driver.execute_script("return document.getElementById('live').textContent"))

    driver.get(address)
    played = play(driver, islice((step for step in touched_steps() if step.tap), STEPS), touch)
    assert len(heard) > played // 10, "the live region says what changed"
    assert driver.get_log("browser") == []  # type: ignore[no-untyped-call]
