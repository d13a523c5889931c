"""Taught boxes on the disk: whole or not at all, exported and imported as the file they are."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from companion.storage.store_file import StoreFailed
from companion.transfer import box_files
from tests.matches.elves import BOX

HOUSE = Path(__file__).parents[3]


def command(store: Path, *told: str) -> subprocess.CompletedProcess[str]:
    """What `boxes` answers."""
    line = [sys.executable, "-m", "companion", "boxes", "--store", str(store), *told]
    return subprocess.run(line, cwd=HOUSE, capture_output=True, text=True)


@pytest.mark.slow("processes")
def test_a_box_is_imported_listed_and_exported_as_it_was(tmp_path: Path) -> None:
    store = tmp_path / "games.db"
    assert command(store, "--import", str(BOX)).returncode == 0
    assert command(store).stdout.startswith("a-box-for-tests\tmasterelf\t")
    assert command(store, "--export", "a-box-for-tests").stdout == BOX.read_text(encoding="utf-8")


@pytest.mark.slow("processes")
def test_what_is_no_box_is_reported_by_line_and_not_taken_in(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("[gifts.lamp]\nelfs = 1\n", encoding="utf-8")
    told = command(tmp_path / "games.db", "--import", str(wrong))
    assert told.returncode == 2
    assert "line 2: gifts.lamp.elfs: there is no such field" in told.stderr
    assert command(tmp_path / "games.db").stdout == ""


@pytest.mark.slow("processes")
@pytest.mark.parametrize("told", [("--export", "nowhere"), ("--import", "/no/such/file.toml")])
def test_what_is_not_there_is_reported_in_a_sentence(tmp_path: Path, told: tuple[str, str]) -> None:
    answer = command(tmp_path / "games.db", *told)
    assert answer.returncode == 2
    assert answer.stderr.startswith("boardside: ")
    assert "Traceback" not in answer.stderr


def test_the_box_last_written_comes_first(tmp_path: Path) -> None:
    where = box_files.folder(tmp_path / "games.db", "masterelf")
    for name in ("old", "new"):
        box_files.keep(where / f"{name}.toml", "")
    os.utime(where / "old.toml", ns=(1, 1))
    assert [box.stem for box in box_files.taught(where)] == ["new", "old"]


def test_a_box_that_cannot_be_written_leaves_the_old_one_whole(tmp_path: Path) -> None:
    where = tmp_path / "boxes"
    box_files.keep(where / "ours.toml", "whole")
    with pytest.raises(StoreFailed):
        box_files.keep(where / "ours.toml" / "ours.toml", "half")
    assert box_files.read(where / "ours.toml") == "whole"
    assert [file.name for file in where.iterdir()] == ["ours.toml"], "no draft is left behind"


def test_no_box_is_there_before_one_was_taught(tmp_path: Path) -> None:
    assert box_files.taught(tmp_path / "nothing") == ()
