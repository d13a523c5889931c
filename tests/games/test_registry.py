"""Games of installed packages: found by their entry point, and one line on *New game* where one cannot be played."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.games import registry
from companion.games.registry import GAMES, faults
from companion.language.message_texts import LANGUAGES, Speech
from tests.evening import evening, words

Install = Callable[[str, str, str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Puts a package on the path as pip does: its module, and the entry point under which it offers a game."""
    monkeypatch.syspath_prepend(str(tmp_path))
    registry._installed.cache_clear()

    def one(name: str, module: str, source: str) -> None:
        (tmp_path / f"{module}.py").write_text(source, encoding="utf-8")
        about = tmp_path / f"{module}-1.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1\n", encoding="utf-8")
        (about / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{name} = {module}:GAME\n", encoding="utf-8")

    yield one
    registry._installed.cache_clear()


def test_a_package_that_raises_at_import_is_one_line_on_new_game_in_every_language(
    tmp_path: Path, install: Install
) -> None:
    install("stranger", "strange_one", "raise RuntimeError('the moon is full')")
    built_in = registry.built_in()
    assert tuple(GAMES) == built_in
    assert [(fault.package, fault.why) for fault in faults()] == [("stranger", "import")]
    with evening(tmp_path / "games.db") as it:
        it.tap("new")
        assert "stranger" in words(it.screen)
        assert "RuntimeError: the moon is full" in words(it.screen)
    for language in LANGUAGES:
        lines = {
            Speech(language).say(f"game-fault-{why}", package="p", detail="d") for why in ("import", "name", "part")
        }
        assert len(lines) == 3
        assert all("p" in line and "d" in line for line in lines)


def test_a_name_that_is_taken_is_left_to_the_game_that_has_it(install: Install) -> None:
    taken = registry.built_in()[0]
    install(taken, "strange_two", "raise AssertionError('never imported')")
    assert tuple(GAMES) == registry.built_in()
    assert [(fault.package, fault.why) for fault in faults()] == [(taken, "name")]


@pytest.mark.parametrize(
    ("source", "lacks"),
    [
        ("GAME = 'a word'", "GAME"),
        (
            "from companion.games.registry import RegisteredGame\n"
            "class Rules:\n    name = 'stranger'\n"
            "GAME = RegisteredGame(engine=f'{__name__}:Rules', view='companion.games.game_view:GameView')\n",
            "decide",
        ),
        (
            "from companion.games.registry import RegisteredGame\n"
            "GAME = RegisteredGame(engine=f'{__name__}:rules', view='nowhere:View')\n"
            "class rules:\n    name = 'another'\n",
            "name = 'stranger'",
        ),
    ],
)
def test_a_game_that_lacks_a_part_says_which(install: Install, source: str, lacks: str) -> None:
    install("stranger", "strange_three", source)
    sys.modules.pop("strange_three", None)
    registry.part.cache_clear()
    assert "stranger" not in GAMES
    assert [fault.why for fault in faults()] == ["part"]
    assert lacks in faults()[0].detail


@pytest.mark.slow("processes")
def test_entry_points_are_read_when_games_are_listed_and_not_at_the_start() -> None:
    program = """
import companion.referee, companion.pages.lobby.home
from companion.games import registry
next(iter(registry.GAMES.values())).frieze(), registry.GAMES["masterelf"]
print(registry._installed.cache_info().currsize, end=" ")
list(registry.GAMES)
print(registry._installed.cache_info().currsize)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0", "1"]
