"""The house stands as it is drawn: who may import whom, what a file begins with, how long it may be."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]
LAYERS = ("engine", "hardware", "companion")
FILES = sorted(
    path.relative_to(HOUSE)
    for folder in (*LAYERS, "tests")
    for path in (HOUSE / folder).rglob("*.py")
    if "__pycache__" not in path.parts
)
OURS = [path for path in FILES if path.parts[0] in LAYERS]
FIRMWARE = Path("hardware/firmware")
"""Runs on a microcontroller, by its own rules."""

PURE = {
    "__future__",
    "bisect",
    "collections",
    "csv",
    "dataclasses",
    "enum",
    "fractions",
    "functools",
    "heapq",
    "importlib",
    "itertools",
    "json",
    "math",
    "operator",
    "re",
    "string",
    "textwrap",
    "tomllib",
    "typing",
    "unicodedata",
}
"""What of the standard library knows no clock, no chance, and no machine."""

DRIVERS = {
    "serial": {"hardware/port.py"},
    "spidev": {"hardware/spi.py"},
    "smartcard": {"hardware/pcsc.py"},
    "gpiozero": {"hardware/pins.py", "hardware/buttons.py", "hardware/lamps.py"},
}
"""The only files that may import a driver library."""

VIEW_MAY_KNOW = ("companion.screen", "companion.demo.step", "companion.view")
LONGEST = 400


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, wherever in the file, by its full name."""
    for node in ast.walk(ast.parse((HOUSE / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = [".".join(path.parts[: -node.level])] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def within(module: str, *packages: str) -> bool:
    """Whether a module is one of these packages or inside one."""
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def wrong(folder: str, *forbidden: str, but: tuple[str, ...] = ()) -> list[str]:
    """Imports of forbidden packages by the files of a folder."""
    return [
        f"{path} imports {module}"
        for path in OURS
        if path.is_relative_to(folder) and not path.is_relative_to(FIRMWARE) and str(path) not in but
        for module in imports(path)
        if within(module, *forbidden)
    ]


def test_the_engine_knows_neither_hardware_nor_companion() -> None:
    assert wrong("engine", "hardware", "companion", "tests") == []


def test_hardware_knows_neither_engine_nor_companion() -> None:
    assert wrong("hardware", "engine", "companion", "tests") == []


def test_nothing_that_runs_knows_the_tests() -> None:
    assert wrong("companion", "tests") == []


def test_the_engine_imports_only_what_is_pure() -> None:
    impure = [
        f"{path} imports {module}"
        for path in OURS
        if path.is_relative_to("engine")
        for module in imports(path)
        if module.split(".")[0] not in PURE | {"engine", "msgspec"}
    ]
    assert impure == []


def test_the_games_of_the_engine_do_not_know_each_other() -> None:
    games = [path.name for path in (HOUSE / "engine").iterdir() if (path / "__init__.py").exists()]
    for game in games:
        assert wrong(f"engine/{game}", *(f"engine.{other}" for other in games if other != game)) == []


def test_what_all_games_share_knows_no_game() -> None:
    games = [path.name for path in (HOUSE / "engine").iterdir() if (path / "__init__.py").exists()]
    assert [
        f"{path} imports {module}"
        for path in OURS
        if path.parent == Path("engine")
        for module in imports(path)
        if within(module, *(f"engine.{game}" for game in games))
    ] == []


def test_Kivy_appears_in_the_app_and_its_view_only() -> None:
    assert [each for each in wrong(".", "kivy", but=("companion/app.py",)) if "companion/view/" not in each] == []


def test_the_view_knows_the_screen_and_the_steps_and_itself() -> None:
    unknown = [
        f"{path} imports {module}"
        for path in OURS
        if path.is_relative_to("companion/view")
        for module in imports(path)
        if within(module, *LAYERS) and not within(module, *VIEW_MAY_KNOW)
    ]
    assert unknown == []


@pytest.mark.parametrize("library", DRIVERS)
def test_a_driver_library_appears_in_its_own_adapters_only(library: str) -> None:
    assert wrong(".", library, but=tuple(DRIVERS[library])) == []


def test_chess_is_a_yardstick_of_the_benchmarks_only() -> None:
    assert wrong(".", "chess") == []
    users = {path for path in FILES for module in imports(path) if within(module, "chess")}
    assert {path.parts[:2] for path in users} <= {("tests", "benchmarks")}


def test_ortools_is_a_yardstick_of_the_benchmarks_only() -> None:
    assert wrong(".", "ortools") == []
    users = {path for path in FILES for module in imports(path) if within(module, "ortools")}
    assert {path.parts[:2] for path in users} <= {("tests", "benchmarks")}


def test_the_referee_loads_neither_Kivy_nor_a_device() -> None:
    program = "import companion.referee, sys; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], cwd=HOUSE, capture_output=True, text=True, check=True)
    loaded = {module.split(".")[0] for module in done.stdout.split()}
    assert "companion" in loaded
    assert loaded & {"kivy", "hardware", *DRIVERS} == set()


@pytest.mark.parametrize("path", FILES, ids=str)
def test_a_file_says_first_why_it_exists(path: Path) -> None:
    text = (HOUSE / path).read_text(encoding="utf-8")
    assert ast.get_docstring(ast.parse(text))
    assert text.startswith('"""')
    first = text.split("\n", 1)[0].strip('"')
    assert first.endswith((".", "?", "!")), "the reason is one sentence, on the first line"


@pytest.mark.parametrize("path", OURS, ids=str)
def test_a_file_is_not_too_long(path: Path) -> None:
    assert len((HOUSE / path).read_text(encoding="utf-8").splitlines()) <= LONGEST
