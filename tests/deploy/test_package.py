"""The Python package: what `pip install .` puts into an environment."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

HOUSE = Path(__file__).parents[2]
PACKAGES = ("companion", "engine", "hardware")


def test_installed_by_pip_it_is_a_command_with_every_file_that_it_reads(tmp_path: Path) -> None:
    source, installed = tmp_path / "source", tmp_path / "installed"
    source.mkdir()
    for name in PACKAGES:
        shutil.copytree(HOUSE / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(HOUSE / name, source)
    brought = {
        str(path.relative_to(source))
        for name in PACKAGES
        for path in (source / name).rglob("*")
        if path.is_file() and path.suffix != ".md"
    }

    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([*pip, "-w", tmp_path, source], check=True, capture_output=True)
    (wheel,) = tmp_path.glob("boardside-*.whl")
    with zipfile.ZipFile(wheel) as file:
        file.extractall(installed)
    told = {str(path.relative_to(installed)) for path in installed.rglob("*") if path.is_file()}
    assert {path for path in told if ".dist-info/" not in path} == brought
    (points,) = installed.glob("*.dist-info/entry_points.txt")
    assert "boardside = companion.__main__:main" in points.read_text().splitlines()

    asked = '{"game": "elfenland", "seats": 3}\n{"do": "deal"}\n'
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    started = [sys.executable, "-Pc", "from companion.__main__ import main; main()", "referee"]
    answers = subprocess.run(
        started, input=asked, env=environment, cwd=tmp_path, check=True, capture_output=True, text=True
    )
    assert [json.loads(line)["ok"] for line in answers.stdout.splitlines()] == [True, True]
