"""The house stands as it is drawn: who may import whom, and what a file begins with."""

from __future__ import annotations

import ast
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow("long")

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
    "abc",
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
    "smartcard": {"hardware/pcsc.py"},
    "gpiozero": {"hardware/pin_assignment.py", "hardware/gpio_buttons.py", "hardware/gpio_lamps.py"},
}
"""The only files that may import a driver library."""

ARROWS = {
    "engine": (),
    "hardware": (),
    "screen": (),
    "piece": (),
    "untrusted": ("engine",),
    "view": ("screen",),
    "config": ("untrusted",),
    "language": ("engine",),
    "storage": ("piece", "engine"),
    "games": ("screen", "piece", "language", "engine", "untrusted"),
    "rulebook": ("games", "language", "engine"),
    "transfer": ("games", "storage", "language", "engine", "screen", "piece", "untrusted"),
    "session": ("rulebook", "transfer", "games", "storage", "screen", "language", "engine", "untrusted"),
    "devices": ("session", "games", "storage", "screen", "piece", "engine", "hardware"),
    "automa": ("engine",),
    "loop": ("session", "screen"),
    "seats": ("automa", "session", "games", "screen", "piece", "language", "engine"),
    "referee": ("automa", "games", "rulebook", "storage", "language", "engine"),
    "system": ("config", "storage", "hardware"),
}
"""Which part of the house may import which: `engine`, `hardware`, and the files and folders of `companion`."""
ARROWS["pages"] = tuple(part for part in ARROWS if part not in ("view", "referee"))
ARROWS["web"] = ("loop", "pages", "session", "games", "screen", "language", "engine")
ARROWS["club"] = ("untrusted", "web", "session", "games", "storage", "transfer", "screen", "language", "engine")
ARROWS |= dict.fromkeys(("demo", "app", "cli", "__main__"), (*ARROWS, "view", "pages", "demo", "app", "cli"))

SINGLE_ARROWS = {
    (
        "companion.config",
        "hardware.pin_assignment",
    ): "the settings' own names for pins are checked when they are read",
    ("companion.config", "hardware.reader_factory"): "and so are the kinds of readers",
    (
        "companion.games.start_and_resume",
        "companion.storage.store",
    ): "a stored game is resumed by folding its rows",
    ("companion.games.start_and_resume", "companion.storage.judged_versions"): "and with the versions that judged them",
    ("companion.games.start_and_resume", "companion.storage.store_file"): "a sick disk is no unreadable game",
    ("companion.transfer.game_import", "companion.session.seated_game"): "a game is drawn once before it is taken in",
    ("companion.transfer.game_import", "companion.session.spoken_game"): "and in words",
    (
        "companion.devices.connect_devices",
        "companion.system.device_status_socket",
    ): "the doctor asks a running table through it",
    ("companion.devices.connect_devices", "companion.config"): "it connects the configured devices",
    (
        "companion.devices.connect_devices",
        "companion.system.device_doctor",
    ): "which makes the drivers, as the check of a table does",
}
"""Imports that no arrow allows, each with its reason."""

CLUB_USERS = (
    "companion/__main__.py",
    "companion/cli/run_app.py",
    *(str(path) for path in OURS if path.is_relative_to("companion/club")),
)
"""The files that may import the club."""

CHECKED_ONLY = {(f"engine/{file}.py", "typing_extensions.TypeVar") for file in ("game", "state")}
"""Imports for type checkers alone: they do not run, and nothing is installed for them."""

RINGS = {
    (
        "companion.session.page_stack",
        "companion.session.screen_session",
    ): "a page is handed the session it shows",
    (
        "engine.judge_common_commands",
        "engine.match",
    ): "a command of every game is judged in a match, whose type it names",
}
"""Modules that know each other, each ring with its reason; at most three."""


def tree(path: Path) -> ast.Module:
    """The syntax tree of a file; not kept, as those of all files take 180 MB."""
    return ast.parse((HOUSE / path).read_text(encoding="utf-8"))


@cache
def imports(path: Path) -> tuple[str, ...]:
    """Every module that a file imports, wherever in the file, by its full name."""
    found: list[str] = []
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found += (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = [".".join(path.parts[: -node.level])] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            found += (f"{module}.{alias.name}" for alias in node.names)
    return tuple(found)


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


def test_nothing_that_runs_knows_the_tests() -> None:
    assert [*wrong("engine", "tests"), *wrong("hardware", "tests"), *wrong("companion", "tests")] == []


def test_the_engine_imports_only_what_is_pure() -> None:
    impure = [
        f"{path} imports {module}"
        for path in OURS
        if path.is_relative_to("engine")
        for module in imports(path)
        if module.split(".")[0] not in PURE | {"engine", "msgspec"} and (str(path), module) not in CHECKED_ONLY
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


def test_of_Kivys_widgets_only_the_bare_one_is_used_as_the_others_need_its_style() -> None:
    assert {each for path in OURS for each in imports(path) if within(each, "kivy.uix")} == {"kivy.uix.widget.Widget"}


def modules() -> dict[str, Path]:
    """Every module of the product by its full name; a package is its `__init__.py`."""
    files = [path for path in OURS if not path.is_relative_to(FIRMWARE)]
    return {".".join(path.with_suffix("").parts).removesuffix(".__init__"): path for path in files}


def graph() -> dict[str, set[str]]:
    """The modules that each module imports; imports in functions and under TYPE_CHECKING count too."""
    known = modules()
    found = {}
    for module, path in known.items():
        named = [each if each in known else each.rpartition(".")[0] for each in imports(path)]
        found[module] = {each for each in named if each in known and each != module}
    return found


def part(module: str) -> str:
    """The part of the house that a module belongs to, as `ARROWS` names it."""
    first, _, rest = module.partition(".")
    return rest.partition(".")[0] if first == "companion" and rest else first


def rings(imported: dict[str, set[str]]) -> list[set[str]]:
    """The largest groups of modules each of which reaches each other one (Tarjan)."""
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[set[str]] = []

    def visit(module: str) -> None:
        number[module] = low[module] = len(number)
        stack.append(module)
        for other in sorted(imported[module]):
            if other not in number:
                visit(other)
            if other in stack:
                low[module] = min(low[module], low[other])
        if low[module] == number[module]:
            at = stack.index(module)
            found.append(set(stack[at:]))
            del stack[at:]

    for module in imported:
        if module not in number:
            visit(module)
    return [ring for ring in found if len(ring) > 1]


def test_every_import_follows_an_arrow_or_has_its_reason() -> None:
    assert [
        f"{module} imports {other}"
        for module, others in graph().items()
        for other in sorted(others)
        if part(other) not in (part(module), *ARROWS[part(module)]) and (module, other) not in SINGLE_ARROWS
    ] == []


def test_every_single_arrow_is_still_needed() -> None:
    imported = graph()
    assert [arrow for arrow in SINGLE_ARROWS if arrow[1] not in imported[arrow[0]]] == []


def test_a_ring_is_found_wherever_it_begins() -> None:
    assert rings({"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set(), "e": {"a"}}) == [{"b", "c"}]


def test_no_modules_import_each_other_in_a_ring_but_those_with_a_reason() -> None:
    assert len(RINGS) <= 3
    known = [*map(set, RINGS)]
    assert [sorted(ring) for ring in rings(graph()) if not any(ring <= each for each in known)] == []


SESSIONS = [
    name + part
    for name in ("session", "self.session", "self._session", "game", "self.game", "self._game")
    for part in ("", ".game", ".machine", ".game.machine")
]
"""What a screen session, its game session and its machine are called elsewhere."""


def test_only_the_session_changes_its_fields() -> None:
    """But for what the command line knows: settings files, phones, a club, and `off`, found out on another thread."""
    assert [
        f"{path}: {ast.unparse(target)}"
        for path in OURS
        if path.is_relative_to("companion") and path.parts[1] not in ("session", "club")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        for part in ast.walk(target)
        if isinstance(part, ast.Attribute) and ast.unparse(part.value) in SESSIONS
        if part.attr not in ("config", "unused", "off", "phones", "club", "boardside", "game", "machine")
    ] == []


def test_the_game_session_knows_no_screen_and_no_language() -> None:
    seen, waiting = set[str](), ["companion.session.game_session"]
    while waiting:
        module = waiting.pop()
        seen.add(module)
        waiting += [each for each in graph()[module] if within(each, "companion.session") and each not in seen]
    assert len(seen) > 5
    beyond = ("companion.screen", "companion.pages", "companion.view", "companion.language")
    assert [
        f"{module} imports {other}" for module in sorted(seen) for other in graph()[module] if within(other, *beyond)
    ] == []


def test_a_driver_library_appears_in_its_own_adapters_only() -> None:
    assert [each for library, adapters in DRIVERS.items() for each in wrong(".", library, but=tuple(adapters))] == []


def test_only_the_command_line_knows_the_club() -> None:
    assert wrong("companion", "companion.club", but=CLUB_USERS) == []


def test_what_the_club_needs_is_imported_in_the_club_only() -> None:
    needed = ("nats", "asyncpg", "cryptography")
    assert [each for each in wrong(".", *needed) if not each.startswith("companion/club/")] == []


@pytest.mark.slow("processes")
def test_a_table_without_a_club_loads_nothing_of_it() -> None:
    program = "import companion.__main__, companion.cli.run_app, companion.referee, sys; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], cwd=HOUSE, capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "companion.referee" in loaded
    assert [module for module in loaded if within(module, "companion.club", "nats", "asyncpg", "cryptography")] == []


@pytest.mark.slow("processes")
def test_behind_the_command_line_a_hub_loads_no_file_of_games_and_nothing_that_makes_certificates() -> None:
    program = "import companion.club.serve, sys; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], cwd=HOUSE, capture_output=True, text=True, check=True)
    needless = ("kivy", "sqlite3", "companion.session", "companion.view", "hardware", "cryptography.x509")
    assert [module for module in done.stdout.split() if within(module, *needless)] == []


def test_chess_is_a_yardstick_of_the_benchmarks_only() -> None:
    assert wrong(".", "chess") == []
    users = {path for path in FILES for module in imports(path) if within(module, "chess")}
    assert {path.parts[:2] for path in users} <= {("tests", "benchmarks")}


def test_ortools_is_a_yardstick_of_benchmarks_and_of_the_clubs_pairing_only() -> None:
    assert wrong(".", "ortools") == []
    users = {path for path in FILES for module in imports(path) if within(module, "ortools")}
    assert {path.parts[:2] for path in users} <= {("tests", "benchmarks"), ("tests", "club")}


@pytest.mark.slow("processes")
def test_the_referee_loads_neither_Kivy_nor_a_device() -> None:
    program = "import companion.referee, sys; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], cwd=HOUSE, capture_output=True, text=True, check=True)
    loaded = {module.split(".")[0] for module in done.stdout.split()}
    assert "companion" in loaded
    assert loaded & {"kivy", "hardware", *DRIVERS} == set()


def test_a_file_says_first_in_one_sentence_why_it_exists() -> None:
    assert [
        str(path)
        for path in FILES
        for text in ((HOUSE / path).read_text(encoding="utf-8"),)
        if not (ast.get_docstring(tree(path)) and text.startswith('"""'))
        or not text.split("\n", 1)[0].strip('"').endswith((".", "?", "!"))
    ] == []
