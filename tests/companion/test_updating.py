"""What an update promises: nothing changes before all is well, and a version that does not come up is left again."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from companion import updating
from companion.judges import VERSION
from companion.store import Store
from companion.updating import UpdateFailed
from tests.companion.test_store import HOUSE

FALLBACK = HOUSE / "deploy" / "system" / "fallback.sh"
Files = dict[str, str]

INSTALLER = """#!/bin/bash
# Lays this version beside the one that runs, as the installer does, without a system to install it into.
set -eu
here=$(dirname "$(dirname "$(readlink -f "$0")")")
folder=$BOARDSIDE_HOME/versions/$(sed -n 's/^version *= *"\\(.*\\)"$/\\1/p' "$here/pyproject.toml")
[ -f "$folder/.complete" ] && { echo "$folder"; exit; }
mkdir -p "$folder"
cp -r "$here/." "$folder"
mkdir -p "$folder/venv/bin"
ln -sf "$PYTHON" "$folder/venv/bin/python"
touch "$folder/.complete"
echo "$folder"
"""
CHECK = "import sys; print('checked', sys.argv[1])"


def version(number: str, **changed: str) -> Files:
    """The files of a small version; `changed` by the last part of a file's path, without its dot."""
    files = {
        "pyproject.toml": f'[project]\nversion = "{number}"\nrequires-python = ">=3.11,<3.14"\n',
        "companion/__init__.py": "",
        "companion/__main__.py": "",
        "companion/selfcheck.py": CHECK,
        "deploy/install.sh": INSTALLER,
    }
    for path in files:
        files[path] = changed.get(Path(path).stem, files[path])
    return files


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installation at version 1.0.0, with no systemd to restart it."""
    home = tmp_path / "opt"
    monkeypatch.setenv("BOARDSIDE_HOME", str(home))
    monkeypatch.setenv("PYTHON", sys.executable)
    monkeypatch.setattr(updating, "WATCHED", tmp_path / "none")
    lay(home, "1.0.0")
    (home / "current").symlink_to("versions/1.0.0")
    (home / "fallback").symlink_to(FALLBACK)
    return home


def lay(home: Path, number: str) -> None:
    for path, text in version(number).items():
        file = home / "versions" / number / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    (home / "versions" / number / ".complete").touch()


def packed(archive: Path, files: Files, top: str = "boardside") -> Path:
    with tarfile.open(archive, "w:gz") as packing:
        for path, text in files.items():
            member = tarfile.TarInfo(f"{top}/{path}" if top else path)
            member.size = len(text.encode())
            packing.addfile(member, io.BytesIO(text.encode()))
    return archive


def as_it_was(home: Path) -> list[str]:
    return sorted(str(path.relative_to(home)) for path in home.rglob("*"))


def current(home: Path) -> str:
    return os.readlink(home / "current")


def update(home: Path, archive: Path, store: Path | None = None) -> str:
    return updating.update(archive, home, store or home / "no-games.db", lambda _: None)


def start(home: Path, word: str = "before") -> str:
    done = subprocess.run([home / "fallback", word], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stderr


def test_the_version_that_writes_itself_into_journals_is_the_projects() -> None:
    with (HOUSE / "pyproject.toml").open("rb") as file:
        assert tomllib.load(file)["project"]["version"] == VERSION


def test_an_update_is_laid_beside_checked_and_switched_to(home: Path, tmp_path: Path) -> None:
    store = tmp_path / "games.db"
    with Store.open(store) as opened:
        opened.begin("elfenland", b"{}", b"{}")
    proof = tmp_path / "proof"
    check = f"import shutil, sys; shutil.copy(sys.argv[1], {str(proof)!r})"
    archive = packed(tmp_path / "new.tar.gz", version("1.1.0", selfcheck=check))
    before = store.read_bytes()
    assert update(home, archive, store) == "1.1.0"
    assert current(home) == "versions/1.1.0"
    assert (home / "trial").read_text() == "1.1.0 1.0.0 0\n"
    assert store.read_bytes() == before
    with Store.read(proof) as copy:
        assert len(copy.games()) == 1
    assert not list(home.glob(".unpacked*"))


def test_a_version_that_comes_up_stays(home: Path, tmp_path: Path) -> None:
    update(home, packed(tmp_path / "new.tar.gz", version("1.1.0")))
    assert start(home) == ""
    start(home, "arrived")
    for _ in range(3):
        assert start(home) == ""
    assert current(home) == "versions/1.1.0"


def test_a_version_that_does_not_come_up_is_left_at_the_second_start(home: Path, tmp_path: Path) -> None:
    update(home, packed(tmp_path / "new.tar.gz", version("1.1.0")))
    assert start(home) == ""
    assert "1.1.0 did not reach its first frame: back to version 1.0.0" in start(home)
    assert current(home) == "versions/1.0.0"
    assert start(home) == ""
    assert current(home) == "versions/1.0.0"


@pytest.mark.parametrize("trial", ["", "1.1.0", "1.1.0 ../../etc 1", "1.1.0 9.9.9 1", "nonsense " * 99])
def test_a_marker_of_nonsense_switches_to_nothing(home: Path, tmp_path: Path, trial: str) -> None:
    update(home, packed(tmp_path / "new.tar.gz", version("1.1.0")))
    (home / "trial").write_text(trial + "\n")
    start(home)
    start(home)
    assert current(home) == "versions/1.1.0"


def test_one_goes_back_by_ones_own_will_and_forth_again(home: Path, tmp_path: Path) -> None:
    with pytest.raises(UpdateFailed, match="no version to go back to"):
        updating.back(home)
    update(home, packed(tmp_path / "new.tar.gz", version("1.1.0")))
    assert updating.back(home) == "1.0.0"
    assert current(home) == "versions/1.0.0"
    assert updating.back(home) == "1.1.0"


def test_only_the_running_version_and_the_one_before_are_kept(home: Path, tmp_path: Path) -> None:
    for number in ("1.1.0", "1.2.0"):
        update(home, packed(tmp_path / "new.tar.gz", version(number)))
    assert sorted(path.name for path in (home / "versions").iterdir()) == ["1.1.0", "1.2.0"]


def half(archive: Path) -> Path:
    packed(archive, version("1.1.0", __main__="\n".join(map(str, range(9000)))))
    archive.write_bytes(archive.read_bytes()[:-4000])
    return archive


def text(archive: Path) -> Path:
    archive.write_text("this is a letter")
    return archive


def linked(archive: Path) -> Path:
    with tarfile.open(archive, "w:gz") as packing:
        member = tarfile.TarInfo("boardside/companion")
        member.type, member.linkname = tarfile.SYMTYPE, "/etc"
        packing.addfile(member)
    return archive


LATER = '[project]\nversion = "2"\nrequires-python = ">=3.99"\n'
WHEELS = {"wheels/kivy-2.3.1-cp39-cp39-manylinux_2_17_riscv64.whl": "", "wheels/pytz-2026-py3-none-any.whl": ""}
BAD: dict[str, tuple[Callable[[Path], Path], str]] = {
    "missing": (lambda archive: archive, "could not be unpacked"),
    "no archive": (text, "is no archive"),
    "half": (half, "is not whole"),
    "another program": (lambda archive: packed(archive, {"README.md": "hello"}), "is no Boardside"),
    "two folders": (lambda archive: packed(archive, {"a/x": "", **version("1.1.0")}, top=""), "is no Boardside"),
    "path out": (lambda archive: packed(archive, {"../../../evil": "x"}), "outside its own folder"),
    "path from the root": (lambda archive: packed(archive, {"/tmp/evil": "x"}, top=""), "outside its own folder"),
    "link": (linked, "which is no file"),
    "older": (lambda archive: packed(archive, version("0.9.0")), "older than 1.0.0"),
    "the same": (lambda archive: packed(archive, version("1.0.0")), "runs already"),
    "other Python": (
        lambda archive: packed(archive, {**version("1.1.0"), "pyproject.toml": LATER}),
        "needs Python >=3.99",
    ),
    "other machine": (lambda archive: packed(archive, {**version("1.1.0"), **WHEELS}), "none of kivy is for Python"),
    "cannot be installed": (
        lambda archive: packed(archive, version("1.1.0", install="echo 'no room at all' >&2; exit 1")),
        "could not be installed: no room at all",
    ),
    "fails its check": (
        lambda archive: packed(archive, version("1.1.0", selfcheck="raise SystemExit('the game went wrong')")),
        "did not pass its own check: the game went wrong",
    ),
    "does not even compile": (
        lambda archive: packed(archive, version("1.1.0", selfcheck="def")),
        "did not pass its own check",
    ),
}  # fmt: skip


@pytest.mark.parametrize("bad", BAD)
def test_what_cannot_be_updated_to_is_told_in_a_sentence_and_changes_nothing(
    home: Path, tmp_path: Path, bad: str
) -> None:
    make, sentence = BAD[bad]
    archive = make(tmp_path / "new.tar.gz")
    before = as_it_was(home)
    with pytest.raises(UpdateFailed) as failed:
        update(home, archive)
    assert sentence in str(failed.value)
    assert "\n" not in str(failed.value)
    assert as_it_was(home) == before
    assert current(home) == "versions/1.0.0"
    assert not (tmp_path / "evil").exists()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can mount a small disk")
def test_no_room_is_told_before_anything_is_written(home: Path, tmp_path: Path) -> None:
    small = tmp_path / "small"
    small.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "small", small], capture_output=True).returncode:
        pytest.skip("nothing can be mounted here")
    try:
        archive = packed(tmp_path / "new.tar.gz", version("1.1.0", __main__="#" * 60_000))
        with pytest.raises(UpdateFailed, match="make room first"):
            updating.unpack(archive, small)
        assert list(small.iterdir()) == []
    finally:
        subprocess.run(["umount", small], check=True)


def test_what_was_not_installed_is_not_updated_like_that() -> None:
    with pytest.raises(UpdateFailed, match="installed"):
        updating.home()


def test_the_check_plays_a_whole_game_and_resumes_the_newest_of_a_copy(tmp_path: Path) -> None:
    copy = tmp_path / "games.db"
    told = json.dumps({"game": "elfenland", "seats": 2, "start_player": "1"}).encode()
    with Store.open(copy) as store:
        store.begin("elfenland", told, b"{}")
    check = [sys.executable, "-m", "companion.selfcheck", copy]
    done = subprocess.run(check, cwd=HOUSE, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.split()[:1], done.stdout.split()[-2:]) == (0, ["played"], ["resumed", "0"])
    with Store.open(copy) as store:
        store.append(1, b'{"do":"dance"}', b"[]")
    done = subprocess.run(check, cwd=HOUSE, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "there is no command" in done.stderr.lower() or "do" in done.stderr.splitlines()[-1]
