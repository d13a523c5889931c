"""What an update promises: nothing changes before all is well, and a version that does not come up is left again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.storage.judged_versions import VERSION
from companion.storage.store import Store
from companion.system import update_check, updating
from companion.system.unpacking import BadArchive, unpack
from companion.system.updating import UpdateFailed
from tests.companion.system.small_versions import CHECK, HOUSE, as_it_was, current, packed, version

PROVES = "#!/bin/bash\ntouch {proof}\necho 'no room at all' >&2\nexit 1\n"


def update(home: Path, archive: Path, store: Path | None = None) -> str:
    """An update as a developer makes it: nobody signed it."""
    return updating.update(archive, home, store or home / "no-games.db", lambda _: None, unsigned=True)


def start(home: Path, word: str = "before") -> str:
    done = subprocess.run([home / "fallback", word], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stderr


def test_the_version_that_writes_itself_into_journals_is_the_projects() -> None:
    with (HOUSE / "pyproject.toml").open("rb") as file:
        assert tomllib.load(file)["project"]["version"] == VERSION


@pytest.mark.slow("processes")
def test_an_update_is_laid_beside_checked_and_switched_to(home: Path, tmp_path: Path) -> None:
    store = tmp_path / "games.db"
    with Store.open(store) as opened:
        opened.begin("elfenland", b"{}", b"{}")
    proof = tmp_path / "proof"
    check = f"import shutil, sys; shutil.copy(sys.argv[1], {str(proof)!r})"
    archive = packed(tmp_path / "new.tar.gz", version("1.1.0", self_check=check))
    before = store.read_bytes()
    assert update(home, archive, store) == "1.1.0"
    assert current(home) == "versions/1.1.0"
    assert (home / "trial").read_text() == "1.1.0 1.0.0 0 \n"
    assert store.read_bytes() == before
    with Store.read(proof) as copy:
        assert len(copy.games()) == 1
    assert not list(home.glob(".unpacked*"))


@pytest.mark.slow("processes")
def test_a_version_that_comes_up_stays(home: Path, tmp_path: Path) -> None:
    update(home, packed(tmp_path / "new.tar.gz", version("1.1.0")))
    assert start(home) == ""
    start(home, "arrived")
    for _ in range(3):
        assert start(home) == ""
    assert current(home) == "versions/1.1.0"


@pytest.mark.slow("processes")
def test_a_version_that_does_not_come_up_is_left_at_the_second_start(home: Path, tmp_path: Path) -> None:
    update(home, packed(tmp_path / "new.tar.gz", version("1.1.0")))
    assert start(home) == ""
    assert "1.1.0 did not reach its first frame: back to version 1.0.0" in start(home)
    assert current(home) == "versions/1.0.0"
    assert start(home) == ""
    assert current(home) == "versions/1.0.0"


@pytest.mark.slow("processes")
@pytest.mark.parametrize("trial", ["", "1.1.0", "1.1.0 ../../etc 1", "1.1.0 9.9.9 1", "nonsense " * 99])
def test_a_marker_of_nonsense_switches_to_nothing(home: Path, tmp_path: Path, trial: str) -> None:
    update(home, packed(tmp_path / "new.tar.gz", version("1.1.0")))
    (home / "trial").write_text(trial + "\n")
    start(home)
    start(home)
    assert current(home) == "versions/1.1.0"


@pytest.mark.slow("processes")
def test_one_goes_back_by_ones_own_will_and_forth_again(home: Path, tmp_path: Path) -> None:
    with pytest.raises(UpdateFailed, match="no version to go back to"):
        updating.back(home)
    update(home, packed(tmp_path / "new.tar.gz", version("1.1.0")))
    assert updating.back(home) == "1.0.0"
    assert current(home) == "versions/1.0.0"
    assert updating.back(home) == "1.1.0"


@pytest.mark.slow("processes")
def test_a_way_back_to_a_version_that_does_not_come_up_ends_where_it_began(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    update(home, packed(tmp_path / "a.tar.gz", version("1.1.0")))
    start(home)
    start(home, "arrived")
    # Of a table that is restarted no start arrives.
    monkeypatch.setattr(updating, "_restart", lambda home: (start(home), start(home)))
    with pytest.raises(UpdateFailed, match=r"Version 1\.0\.0 showed no first picture; .* is back: 1\.1\.0"):
        updating.back(home)
    assert current(home) == "versions/1.1.0"
    # The screen may only have been unplugged: the same way can be gone again.
    monkeypatch.setattr(updating, "_restart", lambda home: (start(home), start(home, "arrived")))
    assert updating.back(home) == "1.0.0"


@pytest.mark.slow("processes")
def test_the_way_back_leads_where_it_led_after_an_update_that_does_not_come_up(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    update(home, packed(tmp_path / "a.tar.gz", version("1.1.0")))
    start(home, "arrived")
    monkeypatch.setattr(updating, "_restart", lambda home: (start(home), start(home)))
    with pytest.raises(UpdateFailed, match=r"Version 1\.2\.0 showed no first picture"):
        update(home, packed(tmp_path / "b.tar.gz", version("1.2.0")))
    assert current(home) == "versions/1.1.0"
    monkeypatch.setattr(updating, "_restart", lambda home: (start(home), start(home, "arrived")))
    assert updating.back(home) == "1.0.0"


@pytest.mark.slow("processes")
def test_cut_off_before_it_was_switched_the_way_back_leads_where_it_led(home: Path, tmp_path: Path) -> None:
    update(home, packed(tmp_path / "a.tar.gz", version("1.1.0")))
    start(home, "arrived")
    for trial in ("1.2.0 1.1.0 0 1.0.0", "1.0.0 1.1.0 0 1.0.0"):  # an update, and a way back
        (home / "trial").write_text(f"{trial}\n")
        (home / "before").write_text("1.1.0\n")
        assert start(home) == ""
        assert (home / "before").read_text() == "1.0.0\n"
    assert updating.back(home) == "1.0.0"


@pytest.mark.slow("processes")
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
    with tarfile.open(archive, "w:gz", format=tarfile.USTAR_FORMAT) as packing:
        member = tarfile.TarInfo("boardside/companion")
        member.type, member.linkname = tarfile.SYMTYPE, "/etc"
        packing.addfile(member)
    return archive


LATER = '[project]\nversion = "2"\nrequires-python = ">=3.99"\n'
WHEELS = {"wheels/kivy-2.3.1-cp39-cp39-manylinux_2_17_riscv64.whl": "", "wheels/pytz-2026-py3-none-any.whl": ""}
BAD: dict[str, tuple[Callable[[Path], Path], str]] = {
    "missing": (lambda archive: archive, "cannot be read"),
    "no archive": (text, "is no archive"),
    "half": (half, "is not whole"),
    "another program": (lambda archive: packed(archive, {"README.md": "hello"}), "is not a Boardside archive"),
    "two folders": (lambda archive: packed(archive, {"a/x": "", **version("1.1.0")}, top=""), "is no Boardside"),
    "path out": (lambda archive: packed(archive, {"../../../evil": "x"}), "outside its own folder"),
    "path from the root": (lambda archive: packed(archive, {"/tmp/evil": "x"}, top=""), "outside its own folder"),
    "link": (linked, "which is no file"),
    "older": (lambda archive: packed(archive, version("0.9.0")), "older than 1.0.0"),
    "the same": (lambda archive: packed(archive, version("1.0.0")), "already running"),
    "other Python": (
        lambda archive: packed(archive, {**version("1.1.0"), "pyproject.toml": LATER}),
        "needs Python >=3.99",
    ),
    "other machine": (lambda archive: packed(archive, {**version("1.1.0"), **WHEELS}), "none of kivy is for Python"),
    "fails its check": (
        lambda archive: packed(archive, version("1.1.0", self_check="raise SystemExit('the game went wrong')")),
        "did not pass its own check: the game went wrong",
    ),
    "does not even compile": (
        lambda archive: packed(archive, version("1.1.0", self_check="def")),
        "did not pass its own check",
    ),
}  # fmt: skip


@pytest.mark.slow("processes")
@pytest.mark.parametrize("bad", BAD)
def test_what_cannot_be_updated_to_is_reported_in_a_sentence_and_changes_nothing(
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


@pytest.mark.slow("processes")
def test_nothing_of_the_archive_runs_before_it_is_laid_down(home: Path, tmp_path: Path) -> None:
    proof = tmp_path / "proof"
    archive = packed(tmp_path / "new.tar.gz", version("1.1.0", install=PROVES.format(proof=proof)))
    assert update(home, archive) == "1.1.0"
    assert not proof.exists()


@pytest.mark.slow("processes")
def test_what_the_installer_says_is_reported(home: Path, tmp_path: Path) -> None:
    (home / "versions/1.0.0/deploy/install.sh").write_text(PROVES.format(proof=tmp_path / "proof"))
    with pytest.raises(UpdateFailed, match="could not be installed: no room at all"):
        update(home, packed(tmp_path / "new.tar.gz", version("1.1.0")))
    assert current(home) == "versions/1.0.0"


# A check that plays well, and fails on the games for any reason.
NOT_THESE = "import pathlib, sys; pathlib.Path(sys.argv[1]).exists() and sys.exit('these games are broken')"


@pytest.mark.slow("processes")
@pytest.mark.parametrize("both", [True, False])
def test_a_game_that_the_running_version_cannot_resume_either_keeps_no_update_out(
    home: Path, tmp_path: Path, both: bool
) -> None:
    store = tmp_path / "games.db"
    Store.open(store).close()
    (home / "versions/1.0.0/venv/bin").mkdir(parents=True)
    (home / "versions/1.0.0/venv/bin/python").symlink_to(sys.executable)
    (home / "versions/1.0.0/companion/demo/self_check.py").write_text(NOT_THESE if both else CHECK)
    archive = packed(tmp_path / "new.tar.gz", version("1.1.0", self_check=NOT_THESE))
    if both:
        assert update(home, archive, store) == "1.1.0"
    else:
        with pytest.raises(UpdateFailed, match="its own check: these games are broken"):
            update(home, archive, store)


@pytest.mark.slow("processes")
@pytest.mark.parametrize("kind", ["pipe", "link to a pipe", "device", "folder", "nonsense", "nothing", "log is a pipe"])
def test_whatever_lies_in_the_place_of_the_games_an_update_goes_on(
    home: Path, tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(update_check, "COPYING", 5)
    store = tmp_path / "games.db"
    if kind == "pipe":
        os.mkfifo(store)
    elif kind == "link to a pipe":
        os.mkfifo(tmp_path / "other")
        store.symlink_to(tmp_path / "other")
    elif kind == "device":
        store.symlink_to("/dev/zero")
    elif kind == "folder":
        store.mkdir()
    elif kind == "nonsense":
        store.write_bytes(b"SQLite format 3\0" + bytes(range(256)) * 40)
    elif kind == "log is a pipe":
        Store.open(store).close()
        os.mkfifo(tmp_path / "games.db-wal")
    assert update(home, packed(tmp_path / "new.tar.gz", version("1.1.0")), store) == "1.1.0"


@pytest.mark.slow("processes")
def test_a_flood_of_words_from_the_check_is_not_kept(home: Path, tmp_path: Path) -> None:
    flood = "import sys; [sys.stderr.write('x' * 9999) for _ in range(9999)]; sys.exit('\\n\\x1b[2Jat last')"
    with pytest.raises(UpdateFailed, match=r"its own check: \[2Jat last$"):
        update(home, packed(tmp_path / "new.tar.gz", version("1.1.0", self_check=flood)))


def test_versions_in_the_field_find_what_they_look_for_in_a_new_one() -> None:
    for path in ("pyproject.toml", "companion/__main__.py", "companion/demo/self_check.py", "deploy/install.sh"):
        assert (HOUSE / path).is_file(), path


@pytest.mark.slow("processes")
@pytest.mark.skipif(os.geteuid() != 0, reason="only root can mount a small disk")
def test_no_room_is_reported_before_anything_is_written(home: Path, tmp_path: Path) -> None:
    small = tmp_path / "small"
    small.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "small", small], capture_output=True).returncode:
        pytest.skip("nothing can be mounted here")
    try:
        archive = packed(tmp_path / "new.tar.gz", version("1.1.0", __main__="#" * 60_000))
        with pytest.raises(BadArchive, match="make room first"):
            unpack(archive, small)
        assert list(small.iterdir()) == []
    finally:
        subprocess.run(["umount", small], check=True)


@pytest.mark.slow("processes")
def test_what_was_not_installed_is_not_updated_like_that() -> None:
    with pytest.raises(UpdateFailed, match="machine set up by"):
        updating.home()


@pytest.mark.slow("processes")
def test_the_check_plays_a_whole_game_and_resumes_the_newest_of_a_copy(tmp_path: Path) -> None:
    copy = tmp_path / "games.db"
    told = json.dumps({"game": "elfenland", "seats": 2, "start_player": "1"}).encode()
    with Store.open(copy) as store:
        store.begin("elfenland", told, b"{}")
    check = [sys.executable, "-m", "companion.demo.self_check", copy]
    done = subprocess.run(check, cwd=HOUSE, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.split()[:1], done.stdout.split()[-2:]) == (0, ["played"], ["resumed", "0"])
    with Store.open(copy) as store:
        store.append(1, b'{"do":"dance"}', b"[]")
    done = subprocess.run(check, cwd=HOUSE, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "there is no command" in done.stderr.lower() or "do" in done.stderr.splitlines()[-1]
