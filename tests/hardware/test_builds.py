"""The builds' pages, drawings and figures are those of the code: pins, wires, and what each build saves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hardware
from hardware import pins
from hardware.builds.draw import DRAWINGS, HERE, PICO
from hardware.firmware import wiring
from tests.benchmarks import worth

PAGES = sorted(HERE.glob("[0-9].md"))
README = (Path(hardware.__file__).parent / "README.md").read_text("utf-8")


def rows(page: str) -> list[list[str]]:
    """The cells of a page's tables."""
    text = (HERE / page).read_text("utf-8")
    return [[cell.strip() for cell in row.split("|")[1:-1]] for row in text.splitlines() if row.startswith("|")]


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_is_what_the_pins_of_the_code_make(name: str) -> None:
    assert (HERE / name).read_text("utf-8") == DRAWINGS[name](), "draw them anew: python -m hardware.builds.draw"


def test_a_wire_that_is_moved_in_the_code_moves_in_the_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    before = DRAWINGS["3.svg"]()
    monkeypatch.setattr(wiring, "SELECT", {**wiring.SELECT, "1": 15})
    assert "GP15 (20)" in DRAWINGS["3.svg"]() != before


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_has_a_drawing_parts_with_judged_prices_and_a_check_after_each_step(page: Path) -> None:
    text = page.read_text("utf-8")
    assert f"({page.stem}.svg)" in text
    assert "price (judged, November 2026)" in text
    steps = re.split(r"\n\d+\. ", text.split("## Steps")[1])[1:]
    assert len(steps) >= 5
    assert all("*Check" in step for step in steps)
    for link in re.findall(r"\]\(([^)]+)\)", text):
        assert (HERE / link).exists(), link


def test_the_header_on_the_page_of_buttons_is_the_default_wiring_with_its_pins() -> None:
    wired = {
        int(bcm): int(pin)
        for row in rows("1.md")
        if len(row) == 6
        for bcm, pin in (row[1:3], row[4:6])
        if bcm.isdigit()
    }
    used = {*pins.DEFAULT.buttons.values(), *(pin for lamp in pins.DEFAULT.lamps.values() for pin in lamp)}
    used |= {pins.DEFAULT.buzzer} if pins.DEFAULT.buzzer is not None else set()
    assert wired == {bcm: pins.PHYSICAL[bcm] for bcm in used}
    (ground,) = [row[5] for row in rows("1.md") if len(row) == 6 and row[3] == "ground"]
    assert {int(pin) for pin in ground.split()} == {pin for pin, name in pins.POWER.items() if name == "GND"}


def test_the_header_has_forty_pins_each_once() -> None:
    assert sorted((*pins.PHYSICAL.values(), *pins.POWER)) == list(range(1, 41))
    assert sorted(pins.PHYSICAL) == list(pins.HEADER)


def test_the_pico_on_its_page_is_wired_as_its_program_has_it() -> None:
    wired = {
        int(gp): int(pin)
        for row in rows("3.md")
        if len(row) == 4
        for gp, pin in zip(re.findall(r"\d+", row[0]), re.findall(r"\d+", row[1]), strict=False)
        if re.fullmatch(r"[\d /]+", row[0])
    }
    used = {wiring.SCK, wiring.MOSI, wiring.MISO, wiring.LAMP_DATA, wiring.BUZZER}
    used |= {*wiring.SELECT.values(), *wiring.BUTTONS.values()}
    assert wired == {gp: PICO[gp] for gp in used}
    assert max(wiring.ADDRESS) < wiring.ENABLE, "the pins of the decoders, on the page of build 4"


def test_what_each_build_saves_is_what_the_benchmark_counts() -> None:
    for line in (*worth.lines(worth.table(), 0), *worth.lines(worth.masterelf(), 1)):
        assert line in README
    eight = worth.busiest(worth.acts(path) for path in worth.ELFENLAND)
    page = (HERE / "3.md").read_text("utf-8").replace("\n", " ")
    assert all(town.capitalize() in page for town in eight)
    for seconds in (worth.TOUCH, worth.PASS, worth.PRESS, worth.LOOK):
        assert f"{seconds} s" in README
