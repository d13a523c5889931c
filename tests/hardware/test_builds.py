"""The builds' pages, drawings and figures are those of the code: pins, wires, and what each build saves."""

from __future__ import annotations

import math
import re
from itertools import combinations, pairwise, permutations
from pathlib import Path

import pytest

import hardware
from companion.games.elfenland import empty_board as atlas
from engine.elfenland.board import load
from hardware import pin_assignment
from hardware.firmware import wiring
from tests.benchmarks import worth
from tests.hardware.draw_builds import DRAWINGS, HERE, PHYSICAL, PICO, PN532_ON_HEADER, POWER

PAGES = sorted(HERE.glob("[0-9].md"))
README = (Path(hardware.__file__).parent / "README.md").read_text("utf-8")


def rows(page: str) -> list[list[str]]:
    """The cells of a page's tables."""
    text = (HERE / page).read_text("utf-8")
    return [[cell.strip() for cell in row.split("|")[1:-1]] for row in text.splitlines() if row.startswith("|")]


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_is_what_the_pins_of_the_code_make(name: str) -> None:
    assert (HERE / name).read_text("utf-8") == DRAWINGS[name](), "draw them anew: python -m tests.hardware.draw_builds"


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
    used = {
        *pin_assignment.DEFAULT.buttons.values(),
        *(pin for lamp in pin_assignment.DEFAULT.lamps.values() for pin in lamp),
    }
    used |= {pin_assignment.DEFAULT.buzzer} if pin_assignment.DEFAULT.buzzer is not None else set()
    assert wired == {bcm: PHYSICAL[bcm] for bcm in used}
    (ground,) = [row[5] for row in rows("1.md") if len(row) == 6 and row[3] == "ground"]
    assert {int(pin) for pin in ground.split()} == {pin for pin, name in POWER.items() if name == "GND"}


def test_the_header_has_forty_pins_each_once() -> None:
    assert sorted((*PHYSICAL.values(), *POWER)) == list(range(1, 41))
    assert sorted(PHYSICAL) == list(pin_assignment.HEADER)


SUPPLY = re.compile(r"VCC|VDD|VIN|3\.3 ?V|5 ?V")
"""How modules name the pin of their supply."""


def on_header(page: str) -> list[dict[str, int]]:
    """The modules whose table says which pin of the Pi's header each of their pins goes to: `{"VCC": 1, "TXD": 10}`."""
    modules: list[dict[str, int]] = []
    inside = False
    for row in rows(page):
        if len(row) > 1 and row[1] == "pin of the header":
            modules.append({})
            inside = True
        elif inside and len(row) > 1 and (pin := re.match(r"\d+", row[1])):
            modules[-1][row[0].split()[0]] = int(pin[0])
        elif not inside or set("".join(row)) > {"-"}:
            inside = False
    return modules


def test_no_module_whose_data_line_goes_to_the_header_is_supplied_with_5_volts() -> None:
    """Such a module raises its lines to its supply, and a pin of the Pi bears 3.3 V."""
    drawn_too = {name: pin for name, pin, _ in PN532_ON_HEADER}
    modules = [*(each for page in PAGES for each in on_header(page.name)), drawn_too]
    assert drawn_too in modules[:-1], "the page says what the drawing shows"
    for module in modules:
        assert set(module.values()) & set(PHYSICAL.values()), "a data line"
        supply = [pin for name, pin in module.items() if SUPPLY.fullmatch(name)]
        assert [POWER[pin] for pin in supply] == ["3.3 V"]


@pytest.mark.parametrize("page", [*PAGES, HERE.parent / "README.md"], ids=lambda page: page.name)
def test_no_sentence_puts_the_supply_of_a_module_to_a_5_volt_pin_of_the_header(page: Path) -> None:
    text = page.read_text("utf-8").replace("\n", " ")
    assert not re.findall(r"(?:VCC|VDD|VIN) (?:is )?(?:to|at|on) (?:the header's )?(?:pins? )?(?:2|4|5 ?V)\b", text)


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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_prices_of_a_page_add_up_to_its_total_which_the_readme_repeats(page: Path) -> None:
    """Rows that begin with "or" are in place of another."""
    prices = {
        row[0]: [int(number) for number in price[1].split("-")]
        for row in rows(page.name)
        if len(row) > 2 and not row[0].startswith("or") and (price := re.match(r"([\d-]+) EUR", row[2]))
    }
    total = prices.pop("**together**")
    assert total == [sum(each[0] for each in prices.values()), sum(each[-1] for each in prices.values())]
    (line,) = [line for line in README.splitlines() if line.startswith(f"| {page.stem} ") and "EUR" in line]
    assert f"{total[0]}-{total[1]} EUR" in line


CENTIMETRES = "cm from the Pico"


def drawn(width: float) -> dict[str, tuple[float, float]]:
    """Where Boardside's map of this width in cm has its towns, and the counters of its roads; y grows upwards."""
    spots = {each.id: each.at for each in atlas.board().places}
    spots |= {each.id: each.spot for each in atlas.board().paths if not load().routes[each.id].water}
    return {each: (x * width, y * width / atlas.ASPECT) for each, (x, y) in spots.items()}


def test_a_ribbon_to_each_of_the_eight_towns_is_as_long_as_the_page_says() -> None:
    places = drawn(70)
    pico = places["elvenhold"][0] - 7.2, places["elvenhold"][1] + 0.7
    names, lengths = ([cell.lower() for cell in row[1:]] for row in rows("3.md") if row[0] in ("town", CENTIMETRES))
    found = [math.dist(places[town], pico) for town in names]
    assert [round(each) for each in found] == [int(each) for each in lengths]
    assert max(found) * 95 / 70 < 30
    assert round(sum(found)) == 127, "1.6 m with some slack"
    nearest = min(math.dist(places[a], places[b]) for a, b in combinations(names, 2))
    assert round(nearest) == 10
    chain = min(sum(math.dist(places[a], places[b]) for a, b in pairwise(way)) for way in permutations(names))
    assert round(chain) == 85


def test_what_each_build_saves_is_what_the_benchmark_counts() -> None:
    for line in (*worth.lines(worth.table(), 0), *worth.lines(worth.masterelf(), 1)):
        assert line in README
    eight = worth.busiest(worth.acts(path) for path in worth.ELFENLAND)
    page = (HERE / "3.md").read_text("utf-8").replace("\n", " ")
    assert all(town.capitalize() in page for town in eight)
    for seconds in (worth.TOUCH, worth.PASS, worth.PRESS, worth.LOOK):
        assert f"{seconds} s" in README
