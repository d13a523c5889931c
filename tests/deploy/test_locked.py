"""Locked packages: what the scripts install is what deploy/locked names, to the byte, whatever pip is configured to."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

HOUSE = Path(__file__).parents[2]
LOCKED = HOUSE / "deploy" / "locked"
PROJECT = tomllib.loads((HOUSE / "pyproject.toml").read_text())["project"]
FILES = {"table": "dependencies", "pins": "pi", "club": "club", "tests": "dev", "built": "built", "locking": "lock"}


def entries(name: str) -> dict[str, list[Requirement]]:
    """What a file locks: {"segno": [Requirement("segno==1.6.6")]}."""
    found: dict[str, list[Requirement]] = {}
    for line in (LOCKED / f"{name}.txt").read_text().splitlines():
        if line[0] not in "# ":
            requirement = Requirement(line.rstrip("\\"))
            found.setdefault(canonicalize_name(requirement.name), []).append(requirement)
    return found


@pytest.mark.parametrize("name", FILES)
def test_every_dependency_is_locked_at_a_version_that_the_project_allows(name: str) -> None:
    wanted = PROJECT["dependencies"] if name == "table" else PROJECT["optional-dependencies"][FILES[name]]
    held = {**entries("table"), **entries("tests"), **entries(name)}
    for each in map(Requirement, wanted):
        for found in held[canonicalize_name(each.name)]:
            (pin,) = found.specifier
            assert pin.operator == "=="
            assert each.specifier.contains(pin.version), f"{each} is locked at {pin.version}: run deploy/lock.sh"


@pytest.mark.parametrize("name", FILES)
def test_every_entry_has_hashes_and_no_file_names_an_index(name: str) -> None:
    text = (LOCKED / f"{name}.txt").read_text()
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text
    for entry in re.split(r"\n(?=[^ #\n])", text)[1:]:
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), entry


def test_one_environment_never_gets_two_versions_of_a_package() -> None:
    together = [entries(name) for name in ("table", "pins", "club", "tests", "built")]
    names = [name for each in together for name in each]
    assert len(names) == len(set(names))


# --- what pip does with them, by real wheels in a folder that stands for an index ---


def wheel(folder: Path, version: str, says: str) -> Path:
    """A wheel of a package `piece` that says this."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"piece-{version}-py3-none-any.whl"
    info = f"piece-{version}.dist-info"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("piece.py", f"SAYS = {says!r}\n")
        file.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: piece\nVersion: {version}\n")
        file.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        file.writestr(f"{info}/RECORD", f"piece.py,,\n{info}/METADATA,,\n{info}/WHEEL,,\n{info}/RECORD,,\n")
    return path


def index(folder: Path, *files: Path) -> str:
    """A package index on this disk that hands out these; its address."""
    for file in files:
        page = folder / file.name.split("-")[0] / "index.html"
        page.parent.mkdir(parents=True, exist_ok=True)
        with page.open("a") as written:
            written.write(f'<a href="{file.as_uri()}">{file.name}</a><br>\n')
    return folder.as_uri()


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with pip and nothing else."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    return folder / "bin" / "python"


def sourced(line: str, *arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """What a line says that is run among the scripts' own words, with these settings of pip and no others."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    return subprocess.run(
        ["bash", "-euo", "pipefail", "-c", f'. "{HOUSE}/deploy/common.sh"; {line}', "bash", *arguments],
        env={**clean, "XDG_CONFIG_DIRS": "/nonexistent", **environment},
        capture_output=True,
        text=True,
        timeout=600,
    )


def installed(python: Path, target: Path, lock: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    line = 'locked=$1; install_locked "$2" piece --target "$3" || { echo "failed: $failure"; exit 1; }'
    return sourced(line, lock, python, target, **environment)


def test_foreign_settings_of_pip_neither_replace_nor_break_what_is_locked(python: Path, tmp_path: Path) -> None:
    ours = wheel(tmp_path / "index", "1.0", "ours")
    other = wheel(tmp_path / "elsewhere", "1.0", "another one")
    older = wheel(tmp_path / "elsewhere", "0.9", "an older one")
    (tmp_path / "constraints.txt").write_text("piece<1\n")
    (tmp_path / "pip.conf").write_text(
        f"[global]\nindex-url = {index(tmp_path / 'simple', ours)}\nfind-links = {tmp_path / 'elsewhere'}\n"
        f"constraint = {tmp_path / 'constraints.txt'}\nextra-index-url = {index(tmp_path / 'more', other, older)}\n"
        "[install]\nno-binary = :all:\n"
    )
    (tmp_path / "piece.txt").write_text(f"piece==1.0 --hash=sha256:{digest(ours)}\n")
    foreign = {"PIP_CONFIG_FILE": str(tmp_path / "pip.conf"), "PIP_FIND_LINKS": str(tmp_path / "elsewhere")}
    # As it is, without our care, it cannot be installed.
    plain = [python, "-I", "-m", "pip", "install", "--require-hashes", "-r", tmp_path / "piece.txt"]
    assert subprocess.run(plain, env={**os.environ, **foreign}, capture_output=True).returncode != 0
    done = installed(python, tmp_path / "target", tmp_path, **foreign)
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "target" / "piece.py").read_text() == "SAYS = 'ours'\n"


def test_a_file_that_was_changed_on_its_way_is_refused_and_that_is_said(python: Path, tmp_path: Path) -> None:
    changed = wheel(tmp_path / "index", "1.0", "changed")
    (tmp_path / "piece.txt").write_text(f"piece==1.0 --hash=sha256:{'0' * 64}\n")
    done = installed(python, tmp_path / "target", tmp_path, PIP_INDEX_URL=index(tmp_path / "simple", changed))
    assert done.returncode == 1
    assert "failed: what was fetched is not what deploy/locked names" in done.stdout
    assert not (tmp_path / "target").exists()


def test_the_index_of_ones_own_is_asked(python: Path, tmp_path: Path) -> None:
    (tmp_path / "pip.conf").write_text(
        "[global]\nindex-url = https://mirror.invalid/simple\ncert = /some/where.pem\nfind-links = /one\n  /two\n"
        "[install]\ntimeout = 7\nuser = true\n[freeze]\ntimeout = 9\n"
    )
    kept = sourced(
        'index_settings "$1"', python, PIP_CONFIG_FILE=str(tmp_path / "pip.conf"), PIP_PROXY="http://proxy.invalid"
    )
    assert kept.stdout.splitlines() == [
        "PIP_CERT=/some/where.pem",
        "PIP_INDEX_URL=https://mirror.invalid/simple",
        "PIP_PROXY=http://proxy.invalid",
        "PIP_TIMEOUT=7",
    ]


def test_folders_that_stand_for_every_index_are_asked(python: Path, tmp_path: Path) -> None:
    ours = wheel(tmp_path / "folder", "1.0", "ours")
    (tmp_path / "piece.txt").write_text(f"piece==1.0 --hash=sha256:{digest(ours)}\n")
    done = installed(python, tmp_path / "target", tmp_path, PIP_NO_INDEX="1", PIP_FIND_LINKS=str(tmp_path / "folder"))
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_cannot_be_built_is_named_and_keeps_nothing_else_away(python: Path, tmp_path: Path) -> None:
    ours = wheel(tmp_path / "index", "1.0", "ours")
    source = tmp_path / "index" / "broken-2.0.tar.gz"
    (tmp_path / "setup.py").write_text("raise SystemExit('no compiler')\n")
    (tmp_path / "PKG-INFO").write_text("Metadata-Version: 1.0\nName: broken\nVersion: 2.0\n")
    with tarfile.open(source, "w:gz") as file:
        for name in ("setup.py", "PKG-INFO"):
            file.add(tmp_path / name, f"broken-2.0/{name}")
    (tmp_path / "built.txt").write_text(
        f"# a comment\nbroken==2.0 \\\n    --hash=sha256:{digest(source)}\n"
        f"piece==1.0 \\\n    --hash=sha256:{digest(ours)}\n"
    )
    done = sourced(
        'locked=$1; install_built "$2"', tmp_path, python, PIP_INDEX_URL=index(tmp_path / "simple", ours, source)
    )
    assert done.returncode == 1
    assert "tests that need them are left out" in done.stderr
    assert "\n  broken: a package could not be built" in done.stderr
    assert "\n  piece" not in done.stderr
    said = subprocess.run([python, "-c", "import piece; print(piece.SAYS)"], capture_output=True, text=True)
    assert said.stdout == "ours\n"
