"""The quick part of the tests is worth having: every rule is in it, and no process."""

from __future__ import annotations

import ast
import csv
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import extent

ENGINE = extent.TESTS / "engine"
UNJUDGED = {"definition"}
SLOW = re.compile(r"\bmark\.slow\(")
NAMED = re.compile(r"((?:EL|ME)_[A-Z]+)_(\d\d)(_to)?(?:_(\d\d))?(?=_)")
"""In a test's name: EL_PLAN_05, ME_SCORE_04_05, ME_SETUP_04_to_08."""


def quick_functions(file: Path) -> list[ast.FunctionDef]:
    """The functions in a file of which no case is slow."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    if any(isinstance(node, ast.Assign) and SLOW.search(ast.unparse(node)) for node in tree.body):
        return []
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [each for each in functions if not any(SLOW.search(ast.unparse(mark)) for mark in each.decorator_list)]


def written_in_quick_tests(folder: Path) -> set[str]:
    """The ids of rules in the names and texts of a folder's quick tests, and in what these are given."""
    found: set[str] = set()
    for path in folder.glob("test_*.py"):
        for node in quick_functions(path):
            found |= set(re.findall(r"(?:EL|ME)-[A-Z]+-\d\d", ast.unparse(node)))
            for chapter, first, to, last in NAMED.findall(node.name):
                numbers = range(int(first), int(last) + 1) if to else (int(first), int(last or first))
                found |= {f"{chapter.replace('_', '-')}-{number:02}" for number in numbers}
    return found


@pytest.mark.parametrize("game", ["elfenland", "masterelf"])
def test_every_rule_has_a_quick_test(game: str) -> None:
    rows = csv.DictReader((ENGINE / game / "ledger.csv").read_text(encoding="utf-8").splitlines())
    ids = {row["id"] for row in rows if row.get("how") not in UNJUDGED}
    quick = written_in_quick_tests(ENGINE / game) | written_in_quick_tests(ENGINE)
    assert sorted(ids - quick) == []


def test_the_seeds_of_a_walk_are_spread_over_all_of_them() -> None:
    chosen = extent.fewer("a walk of this test", range(10), daily=5, quick=1)
    extent.FEWER.pop("a walk of this test", None)
    assert list(chosen) == ([*range(10)] if extent.LONG else [0] if extent.QUICK else [0, 2, 4, 6, 8])


def test_what_takes_turns_comes_to_all_of_it_within_days(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extent, "LONG", False)
    monkeypatch.setattr(extent, "QUICK", False)
    met = set[str]()
    for day in (700_000, 700_001, 700_002):
        monkeypatch.setattr(extent, "DAY", day)
        met |= set(extent.fewer("turns of this test", "abcdef", daily=2, turning=True))
    extent.FEWER.pop("turns of this test")
    extent.TURNING.remove("turns of this test")
    assert met == set("abcdef")


STARTING = """
import subprocess, threading

def test_in_the_main_thread():
    subprocess.run(["true"])

def test_in_another_thread():
    thread = threading.Thread(target=subprocess.run, args=(["true"],))
    thread.start()
    thread.join()

def test_nowhere():
    pass
"""


@pytest.mark.slow("processes")
def test_a_quick_test_fails_that_starts_a_process_in_any_thread(tmp_path: Path) -> None:
    file = tmp_path / "test_starting.py"
    file.write_text(STARTING, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-rA", f"--rootdir={tmp_path}", file],
        cwd=extent.TESTS.parent,
        env=os.environ | {"BOARDSIDE_TESTS": "quick"},
        capture_output=True,
        text=True,
    )
    verdicts = {test: verdict for verdict, test in re.findall(r"^([A-Z]+) \S+::(\w+)", run.stdout, re.MULTILINE)}
    fails = {"test_in_the_main_thread": "FAILED", "test_in_another_thread": "FAILED"}
    assert verdicts == {**fails, "test_nowhere": "PASSED"}, run.stdout
