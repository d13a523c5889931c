"""What the two commands promise, as far as it can be told without installing anything."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
SOURCED = {"boot.sh", "common.sh", "groups.sh", "image.sh", "roots.sh"}
SCRIPTS = [
    *(script for script in sorted((HOUSE / "deploy").glob("*.sh")) if script.name not in SOURCED),
    HOUSE / "deploy" / "system" / "boardside",
    *sorted((HOUSE / "deploy" / "system").glob("*.sh")),
    HOUSE / ".ci" / "run",
]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a space in its path, a program of three lines, and nothing to be installed."""
    house = tmp_path / "a checkout"
    shutil.copytree(HOUSE / "deploy", house / "deploy")
    (house / "pyproject.toml").write_text(
        '[project]\nversion = "0"\ndependencies = []\n[project.optional-dependencies]\ndev = []\n'
    )
    (house / "companion").mkdir()
    (house / "companion" / "__init__.py").touch()
    (house / "companion" / "__main__.py").write_text("import sys\nprint(sys.argv[1:], sys.stdin.read())\nsys.exit(7)\n")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", house / ".venv"], check=True)
    sourced(house, 'wanted >"$venv/.boardside-run"')
    return house


def sourced(house: Path, line: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """What a line says that is run among the scripts' own words."""
    return subprocess.run(
        ["bash", "-euo", "pipefail", "-c", f'. "$0/deploy/common.sh"; {line}', str(house)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )


def run(script: Path, *arguments: str, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [script, *arguments],
        cwd=cwd,
        env={**os.environ, **environment},
        input="a line",
        capture_output=True,
        text=True,
        timeout=60,
    )


def python_that(folder: Path, name: str, *lines: str) -> None:
    """A Python in PATH that does only this."""
    folder.mkdir(exist_ok=True)
    (folder / name).write_text("\n".join(["#!/bin/sh", *lines, ""]))
    (folder / name).chmod(0o755)


@pytest.mark.skipif(shutil.which("shellcheck") is None, reason="shellcheck is not installed")
def test_the_scripts_are_sound() -> None:
    files = [*SCRIPTS, *(HOUSE / "deploy" / name for name in sorted(SOURCED))]
    said = subprocess.run(["shellcheck", "-x", "-P", "SCRIPTDIR", *files], capture_output=True, text=True)
    assert said.stdout == ""


def test_the_scripts_can_be_started() -> None:
    for script in SCRIPTS:
        assert os.access(script, os.X_OK), script


def test_a_prepared_checkout_starts_at_once_and_hands_everything_on(checkout: Path, tmp_path: Path) -> None:
    said = run(checkout / "deploy" / "run.sh", "referee", "two words", "*", cwd=tmp_path)
    assert (said.stdout, said.stderr, said.returncode) == ("['referee', 'two words', '*'] a line\n", "", 7)


def test_it_starts_after_the_checkout_moved(checkout: Path, tmp_path: Path) -> None:
    moved = checkout.rename(tmp_path / "elsewhere")
    said = run(moved / "deploy" / "run.sh", cwd=Path("/"))
    assert (said.stderr, said.returncode) == ("", 7)


def test_it_starts_through_a_link_and_heeds_no_module_of_the_folder_it_is_started_from(
    checkout: Path, tmp_path: Path
) -> None:
    (tmp_path / "companion").mkdir()
    (tmp_path / "companion" / "__init__.py").write_text("raise SystemExit('the wrong one')")
    (tmp_path / "boardside").symlink_to(checkout / "deploy" / "run.sh")
    said = run(tmp_path / "boardside", cwd=tmp_path)
    assert (said.stderr, said.returncode) == ("", 7)


@pytest.mark.parametrize("changed", ["pyproject.toml", "deploy/common.sh"])
def test_changed_needs_are_looked_at_again(checkout: Path, changed: str) -> None:
    with (checkout / changed).open("a") as file:
        file.write("\n# something else\n")
    look = 'supported_system() { echo "looked"; exit 0; }; prepare run'
    assert sourced(checkout, look).stdout == "looked\n"


def test_another_python_beneath_is_looked_at_again(checkout: Path, tmp_path: Path) -> None:
    python = checkout / ".venv" / "bin" / "python"
    python.unlink()
    python_that(tmp_path / "new", "python3.13", "exit 0")
    python.symlink_to(tmp_path / "new" / "python3.13")
    look = 'supported_system() { echo "looked"; exit 0; }; prepare run'
    assert sourced(checkout, look).stdout == "looked\n"


def test_a_python_that_does_not_run_or_will_not_do_is_passed_over(checkout: Path, tmp_path: Path) -> None:
    python_that(tmp_path / "shims", "python3", "echo no such version installed >&2", "exit 127")
    python_that(tmp_path / "shims", "python3.12", f'exec "{sys.executable}" "$@"')
    # one too old or too new says so, and would tell its path all the same
    python_that(tmp_path / "shims", "python3.11", 'case "$*" in *version_info*) exit 1 ;; esac', "echo /too/old")
    found = sourced(checkout, "find_python", PATH=f"{tmp_path / 'shims'}:{os.environ['PATH']}")
    beneath = getattr(sys, "_base_executable", sys.executable)
    assert Path(found.stdout.strip()).resolve() == Path(beneath).resolve()


@pytest.mark.parametrize(("machine", "bits"), [("armv7l", "32"), ("aarch64", "32"), ("i686", "32"), ("riscv64", "64")])
def test_a_system_that_cannot_run_it_is_reported(checkout: Path, tmp_path: Path, machine: str, bits: str) -> None:
    python_that(tmp_path / "machine", "uname", f'[ "$1" = -m ] && echo {machine} || echo Linux')
    python_that(tmp_path / "machine", "getconf", f"echo {bits}")
    said = sourced(checkout, "supported_system", PATH=f"{tmp_path / 'machine'}:{os.environ['PATH']}")
    assert said.returncode == 1
    assert "64-bit" in said.stderr
    assert said.stdout == ""


def test_the_needs_are_those_of_the_project(checkout: Path) -> None:
    shutil.copy(HOUSE / "pyproject.toml", checkout)
    needs = sourced(checkout, "dependencies").stdout.splitlines()
    assert "kivy==2.3.1" in needs
    assert not [need for need in needs if need.startswith("pytest")]
    assert [need for need in sourced(checkout, "dependencies dev").stdout.splitlines() if need.startswith("pytest")]


def test_no_test_at_all_is_a_failure(checkout: Path) -> None:
    python = checkout / ".venv" / "bin" / "python"
    python.unlink()
    python_that(python.parent, "python", '[ "$2" = pytest ] && exit 5', "exit 0")
    sourced(checkout, 'wanted >"$venv/.boardside-test"')
    said = run(checkout / "deploy" / "test.sh", cwd=Path("/"))
    assert said.returncode == 1
    assert "pytest (5)" in said.stderr


def test_installing_needs_root_and_a_dry_run_does_not(checkout: Path, tmp_path: Path) -> None:
    python_that(tmp_path / "user", "id", '[ "$*" = -u ] && echo 1000 || exec /usr/bin/id "$@"')
    python_that(tmp_path / "user", "systemctl", "exit 1")
    as_user = {"PATH": f"{tmp_path / 'user'}:{os.environ['PATH']}"}
    refused = run(checkout / "deploy" / "install.sh", cwd=tmp_path, **as_user)
    assert refused.returncode == 1
    assert "sudo" in refused.stderr
    for part in ("engine", "hardware"):
        (checkout / part).mkdir()
    (checkout / "README.md").touch()
    told = run(checkout / "deploy" / "install.sh", "--dry-run", cwd=tmp_path, **as_user)
    assert "would be done: making the user boardside" in told.stderr
    assert "nothing was changed" in told.stderr
    assert "installed:" not in told.stderr
    assert told.returncode == 0


def test_a_table_that_ends_badly_too_often_waits_before_its_next_start(checkout: Path, tmp_path: Path) -> None:
    python_that(tmp_path / "quick", "sleep", 'echo "slept $1"')
    patience = checkout / "deploy" / "patience.sh"
    told = {"RUNTIME_DIRECTORY": str(tmp_path), "PATH": f"{tmp_path / 'quick'}:{os.environ['PATH']}"}
    for _ in range(20):
        run(patience, "ended", cwd=tmp_path, SERVICE_RESULT="success", **told)
    assert run(patience, cwd=tmp_path, **told).stdout == "", "it was restarted on purpose"
    for _ in range(8):
        assert run(patience, cwd=tmp_path, **told).stdout == ""
        run(patience, "ended", cwd=tmp_path, SERVICE_RESULT="watchdog", **told)
    waited = run(patience, cwd=tmp_path, **told)
    assert (waited.stdout, waited.returncode) == ("slept 20\n", 0)
    # two minutes later all is forgotten
    (tmp_path / "ends").write_text("-1000\n" * 9)
    assert run(patience, cwd=tmp_path, **told).stdout == ""


@pytest.mark.skipif(shutil.which("modprobe") is None, reason="kmod is not installed")
def test_a_kernel_without_a_module_is_named_and_no_disk_is_made_of_it(checkout: Path, tmp_path: Path) -> None:
    folder = tmp_path / "lib" / "modules" / "6.1.0"
    folder.mkdir(parents=True)
    (folder / "modules.dep").touch()
    made = 'make_image "$roots" amd64 "$roots/made" || echo "no disk"'
    said = sourced(checkout, f'. "$0/deploy/image.sh"; kernel() {{ echo "$roots"; }}; {made}', roots=str(tmp_path))
    assert said.stdout == "no disk\n"
    assert said.stderr.splitlines()[-1].startswith("the kernel 6.1.0 has no module ")
    assert not (tmp_path / "made").exists()
