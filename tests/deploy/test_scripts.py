"""What the two commands promise, as far as it can be told without installing anything."""

from __future__ import annotations

import os
import re
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
    HOUSE / "deploy" / "card" / "start.sh",
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


def preparing(house: Path, *lines: str) -> str:
    """What is called while a first start is prepared, nothing of which is done."""
    calls = 'install_packages() { :; }; run_pip() { shift; echo "pip $*"; }; quietly() { shift; "$@"; }'
    said = sourced(house, f'rm -f "$venv"/.boardside-run; {calls}; {"; ".join((*lines, "prepare run"))}')
    assert said.returncode == 0, said.stderr
    return said.stdout


def test_a_release_starts_with_the_packages_beside_it_and_asks_an_index_where_they_are_for_others(
    checkout: Path,
) -> None:
    subprocess.run([checkout / ".venv/bin/python", "-I", "-m", "ensurepip"], check=True, capture_output=True)
    assert "--no-index" not in preparing(checkout)
    (checkout / "wheels").mkdir()
    (only,) = preparing(checkout).splitlines()
    assert f"--no-index --find-links {checkout / 'wheels'}" in only
    others = 'run_pip() { shift; echo "pip $*"; [[ $* != *--no-index* ]]; }'
    first, second = preparing(checkout, others).splitlines()
    assert "--no-index" in first
    assert "--no-index" not in second


def test_on_a_pi_what_the_system_has_for_readers_and_pins_is_seen(checkout: Path, tmp_path: Path) -> None:
    (tmp_path / "model").write_text("Raspberry Pi 5 Model B")
    configured = checkout / ".venv/pyvenv.cfg"
    assert "include-system-site-packages = false" in configured.read_text()
    preparing(checkout, f'export BOARDSIDE_MODEL="{tmp_path}/model"')
    assert "include-system-site-packages = true" in configured.read_text()


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


def as_user(folder: Path, *sudo: str, **programs: str) -> dict[str, str]:
    """The surroundings of a user who is not root, whose sudo does this, and who has these programs."""
    python_that(folder, "id", '[ "$*" = -u ] && echo 1000 || exec /usr/bin/id "$@"')
    python_that(folder, "sudo", *sudo)
    for name, line in programs.items():
        python_that(folder, name.replace("_", "-"), line)
    return {"PATH": f"{folder}:{os.environ['PATH']}"}


# Of a user who is in the group `sudo` and has a rule without a password besides, as on a Raspberry Pi.
NO_PASSWORD = ('case "$1" in -n) exit 0 ;; -v) echo "a password is required" >&2; exit 1 ;; esac', 'shift; exec "$@"')


def test_sudo_that_asks_for_no_password_is_not_made_to_ask_for_one(checkout: Path, tmp_path: Path) -> None:
    programs = {"apt_get": f'echo "$@" >>"{tmp_path}/apt"', "dpkg_query": "echo 'unknown ok not-installed'"}
    said = sourced(checkout, "install_packages one two", **as_user(tmp_path / "user", *NO_PASSWORD, **programs))
    assert (said.returncode, said.stderr) == (0, "boardside: installing one two ...\n")
    assert (tmp_path / "apt").read_text().endswith("install one two\n")


def test_what_is_optional_and_cannot_be_had_is_said_with_what_it_means(checkout: Path, tmp_path: Path) -> None:
    apt = f'for last; do :; done; [ "$last" = update ] || [ "$last" = one ] && echo "$last" >>"{tmp_path}/apt"'
    surroundings = as_user(tmp_path / "user", *NO_PASSWORD, apt_get=apt, dpkg_query="echo 'unknown ok not-installed'")
    said = sourced(checkout, "install_packages one -- espeak-ng python3-lgpio", **surroundings)
    assert said.returncode == 0
    assert "espeak-ng cannot be had here: the table does not speak." in said.stderr
    assert "python3-lgpio cannot be had here: buttons and lamps" in said.stderr
    assert (tmp_path / "apt").read_text() == "update\none\n"


@pytest.mark.parametrize(
    ("log", "cause"),
    [
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device", "the disk is full"),
        ("E: You don't have enough free space in /var/cache/apt/archives/.", "the disk is full"),
        (
            "smartcard/scard.i:5:10: fatal error: Python.h: No such file or directory\nerror: command 'gcc' failed",
            "could not be built (fatal error: Python.h: No such file or directory)",
        ),
        ("Failed to establish a new connection: [Errno -3] Temporary failure in name resolution", "on line?"),
        ("Err:1 http://example.invalid sid InRelease\n  Could not resolve 'example.invalid'", "on line?"),
        ("ERROR: No matching distribution found for segno==1.6.6", "No matching distribution found for segno==1.6.6"),
        ("E: Unable to locate package python3-lgpio", "Unable to locate package python3-lgpio"),
        ("mkdir: cannot create directory '/x': Permission denied", "could not be written"),
        ("something else", "see above"),
    ],
)
def test_a_failing_step_says_what_failed(checkout: Path, log: str, cause: str) -> None:
    said = sourced(checkout, 'quietly "doing it" sh -c "echo \\"\\$said\\"; exit 1" || echo "$failure"', said=log)
    assert cause in said.stdout
    assert ("on line" in said.stdout) == ("on line" in cause)
    assert log.splitlines()[0] in said.stderr


def test_a_system_whose_python_is_too_old_is_told_so_before_anything_is_fetched(checkout: Path, tmp_path: Path) -> None:
    python_that(tmp_path / "user", "python3", 'case "$*" in *python_version*) echo 3.9.2 ;; *) exit 1 ;; esac')
    programs = {"apt_get": f'echo "$@" >>"{tmp_path}/apt"', "apt_cache": 'echo "  Candidate: 3.9.2-3"'}
    old = "find_python() { return 1; }; prepare run"
    said = sourced(checkout, f'rm -f "$venv"/.boardside-run; {old}', **as_user(tmp_path / "user", "exit 1", **programs))
    assert said.returncode == 1
    assert "needs Python 3.11, 3.12 or 3.13" in said.stderr
    assert "Found: 3.9.2." in said.stderr
    assert "is too old: its packages have Python 3.9.2" in said.stderr
    assert not (tmp_path / "apt").exists()


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
    surroundings = {"PATH": f"{tmp_path / 'user'}:{os.environ['PATH']}"}
    refused = run(checkout / "deploy" / "install.sh", cwd=tmp_path, **surroundings)
    assert refused.returncode == 1
    assert "sudo" in refused.stderr
    for part in ("engine", "hardware"):
        (checkout / part).mkdir()
    (checkout / "README.md").touch()
    told = run(checkout / "deploy" / "install.sh", "--dry-run", cwd=tmp_path, **surroundings)
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


def test_the_menus_entry_starts_a_checkout_wherever_it_lies_and_can_be_removed(checkout: Path, tmp_path: Path) -> None:
    odd = tmp_path / 'Spiele für Öma & Opa\'s $HOME "50%" \\x'
    checkout.rename(odd)
    (odd / "companion/web/page").mkdir(parents=True)
    shutil.copy(HOUSE / "companion/web/page/icon.svg", odd / "companion/web/page")
    data = tmp_path / "data"
    done = run(odd / "deploy/menu.sh", cwd=tmp_path, XDG_DATA_HOME=str(data))
    assert done.returncode == 0, done.stderr
    lines = (data / "applications/boardside.desktop").read_text().splitlines()
    entry = dict(line.split("=", 1) for line in lines if "=" in line)
    assert Path(entry["Icon"]).read_bytes() == (HOUSE / "companion/web/page/icon.svg").read_bytes()
    # As a desktop reads it: the string's escapes, then the argument's quotes, then the codes of %.
    argument = entry["Exec"].replace("\\\\", "\\")
    assert argument[0] == argument[-1] == '"'
    started = re.sub(r"\\(.)", r"\1", argument[1:-1]).replace("%%", "%")
    assert Path(started).samefile(odd / "deploy/run.sh")
    assert run(odd / "deploy/menu.sh", "--remove", cwd=tmp_path, XDG_DATA_HOME=str(data)).returncode == 0
    assert [each for each in data.rglob("*") if each.is_file()] == []


def test_the_frame_that_is_drawn_on_another_architecture_is_drawn_here_too(tmp_path: Path) -> None:
    drawing = [sys.executable, HOUSE / "tests" / "deploy" / "one_frame.py", tmp_path]
    done = subprocess.run(drawing, env={**os.environ, "PYTHONPATH": str(HOUSE)}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "first.png").stat().st_size > 10_000
