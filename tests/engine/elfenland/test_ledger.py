"""The ledger is complete: every id is refused, kept or a definition, and a test named after it shows how."""

from __future__ import annotations

import ast
import csv
import re
from functools import cache
from pathlib import Path

from tests.moments import the_game

HERE = Path(__file__).parent
ROWS = list(csv.DictReader((HERE / "ledger.csv").read_text(encoding="utf-8").splitlines()))
LEDGER = {row["id"]: row["how"] for row in ROWS}
LAST = {
    "COMP": 14,
    "MAP": 6,
    "COST": 4,
    "SETUP": 10,
    "ROUND": 2,
    "DEAL": 4,
    "DRAW": 10,
    "PLAN": 12,
    "OBST": 6,
    "MOVE": 11,
    "RIVER": 4,
    "LAKE": 4,
    "CARAVAN": 7,
    "COLLECT": 4,
    "HAND": 4,
    "CLEAN": 8,
    "END": 5,
    "VAR": 7,
}
"""The ledger's chapters, each numbered from 1 to this without a gap."""


def named_after(id: str) -> list[str]:
    """The tests whose name begins with this id."""
    return [name for name in _names() if name.startswith(f"test_{id.replace('-', '_')}_")]


def test_every_id_of_the_ledger_has_one_row() -> None:
    ids = [f"EL-{chapter}-{n:02}" for chapter, last in LAST.items() for n in range(1, last + 1)]
    assert [row["id"] for row in ROWS] == ids


def test_every_row_says_what_the_id_is() -> None:
    assert set(LEDGER.values()) == {"refused", "kept", "definition"}
    assert all(row["means"] for row in ROWS)


def test_the_refused_ids_are_exactly_the_rules_of_the_engine() -> None:
    assert {id for id, how in LEDGER.items() if how == "refused"} == set(the_game().rules)


def test_every_refused_and_every_kept_id_has_a_test_named_after_it() -> None:
    assert [id for id, how in LEDGER.items() if how != "definition" and not named_after(id)] == []


def test_no_test_is_named_after_an_id_that_is_not_there() -> None:
    named = {f"EL-{match[1]}-{match[2]}" for name in _names() if (match := re.match(r"test_EL_([A-Z]+)_(\d\d)_", name))}
    assert named - set(LEDGER) == set()


@cache
def _names() -> tuple[str, ...]:
    """The tests beside this one, read once."""
    return tuple(
        node.name
        for file in sorted(HERE.glob("test_*.py"))
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    )
