"""The ids that pages handle themselves are all reserved, so that no game has one."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import companion
from companion.games.elfenland.game_view import ElfenlandView
from companion.pages.reserved_ids import reserved_ids
from companion.pages.table.table import TablePage
from tests.evening import evening

HOUSE = Path(companion.__file__).parents[1]


class Listening(ElfenlandView):
    """The game's plug-in, and the touches that reached it."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.heard: list[str] = []

    def touch(self, state: Any, draft: Any, id: str) -> None:
        """Keep the touch, and use none."""
        self.heard.append(id)


def literals() -> set[str]:
    """Every string in the app's code that could be the id of a touch."""
    found = set[str]()
    for folder in ("pages", "session", "seats", "devices", "games"):
        for path in (Path(companion.__file__).parent / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value.partition("/")[0])
    return {each for each in found if re.fullmatch(r"[a-z][a-z0-9-]*", each)}


@pytest.mark.slow("long")
def test_a_touch_that_the_table_page_keeps_from_the_game_is_reserved(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        it.tap("new", "game/elfenland", "start")
        session = it.session
        look = Listening(session.table.look.game)
        seated = replace(session.table, look=look, people=replace(session.table.people, explained=None))
        kept = set[str]()
        for id in sorted(literals()):
            for touched in (id, f"{id}/1"):
                session.seated = seated
                session.dismiss()
                session.go(TablePage())
                look.heard.clear()
                session.tap(touched)
                if touched not in look.heard:
                    kept.add(id)
                it.settle()
        assert len(kept) > 20
        assert sorted(kept - reserved_ids()) == []


@pytest.mark.parametrize(
    "id",
    ["leave", "menu", "undo", "redo", "find", "chart", "lies", "close", "setup", "set-up", "tick", "seat", "notice"],
)
def test_what_the_pages_of_a_board_handle_is_reserved(id: str) -> None:
    assert id in reserved_ids()


@pytest.mark.slow("processes")
@pytest.mark.parametrize("taken", ["leave", "undo"])
def test_a_point_of_a_package_that_has_the_id_of_a_button_is_refused_by_the_check(tmp_path: Path, taken: str) -> None:
    about = tmp_path / "boardside_mill-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: boardside-mill\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[boardside.games]\nmill = mill:GAME\n")
    shutil.copytree(HOUSE / "tests" / "games" / "mill" / "mill", tmp_path / "mill")
    board = tmp_path / "mill" / "board.csv"
    board.write_text(re.sub(r"\ba1\b", taken, board.read_text()))
    where = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{HOUSE}"}
    asked = [sys.executable, "-m", "companion", "check", "mill"]
    check = subprocess.run(asked, env=where, capture_output=True, text=True, check=False)
    assert f"The place {taken} has an id that Boardside's pages use" in check.stdout
    assert f"give it another, as my-{taken}" in check.stdout
    assert check.returncode == 2
