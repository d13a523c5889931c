"""A release that is signed: a number that only grows, a signature that an update believes, or nothing at all."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from companion.system import updating

RELEASE = Path(__file__).parents[2] / "deploy" / "release.sh"
pytestmark = pytest.mark.skipif(shutil.which("minisign") is None, reason="minisign is not installed")


def key_pair(folder: Path, name: str = "makers") -> Path:
    """A new secret key; the open one is beside it."""
    folder.mkdir(exist_ok=True)
    secret = folder / f"{name}.key"
    command = ["minisign", "-G", "-W", "-p", secret.with_suffix(".pub"), "-s", secret]
    subprocess.run(command, check=True, capture_output=True)
    return secret


def release(out: Path, *options: str | Path) -> subprocess.CompletedProcess[str]:
    out.mkdir(exist_ok=True)
    return subprocess.run([RELEASE, *options, out], capture_output=True, text=True, timeout=120, check=False)


def test_a_signed_release_is_one_that_an_update_takes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    secret = key_pair(tmp_path / "keys")
    done = release(tmp_path / "out", "--sign", secret)
    assert done.returncode == 0, done.stderr
    archive = Path(done.stdout.strip())
    assert (tmp_path / "keys/makers.key.number").read_text() == "1\n"
    monkeypatch.setattr(updating, "SETTINGS", tmp_path / "etc")
    (tmp_path / "etc").mkdir()
    shutil.copy(tmp_path / "keys/makers.pub", tmp_path / "etc/update.pub")
    (running := tmp_path / "running").mkdir()
    (running / "pyproject.toml").write_text('[project]\nversion = "0.0.1"\n')
    (scratch := tmp_path / "scratch").mkdir()
    source, key, number = updating.look_into(archive, running, scratch, False, lambda key: False)
    assert number == 1
    assert key == tmp_path / "etc/update.pub"
    assert (source / "companion/__main__.py").is_file()


def test_a_release_without_packages_says_how_a_card_is_made(tmp_path: Path) -> None:
    done = release(tmp_path / "out")
    assert done.returncode == 0
    assert "deploy/release.sh --card" in done.stderr


def test_a_release_has_a_number_that_no_signed_one_had(tmp_path: Path) -> None:
    secret = key_pair(tmp_path / "keys")
    (tmp_path / "keys/makers.key.number").write_text("41\n")
    for number in ("41", "7", "0", "-3", "soon", "4" * 30):
        done = release(tmp_path / number.strip("-"), "--sign", secret, "--number", number)
        assert done.returncode == 1
        assert "does not follow 41" in done.stderr
        assert list((tmp_path / number.strip("-")).iterdir()) == []
    assert release(tmp_path / "out", "--sign", secret).returncode == 0
    assert (tmp_path / "keys/makers.key.number").read_text() == "42\n"


def test_what_cannot_be_signed_is_not_written(tmp_path: Path) -> None:
    secret = key_pair(tmp_path / "keys")
    other = key_pair(tmp_path / "keys", "other")
    shutil.copy(other.with_suffix(".pub"), secret.with_suffix(".pub"))
    done = release(tmp_path / "out", "--sign", secret)
    assert done.returncode == 1
    assert "does not belong to" in done.stderr
    secret.with_suffix(".pub").unlink()
    assert "is not beside the secret one" in release(tmp_path / "out", "--sign", secret).stderr
    secret.write_text("no key")
    shutil.copy(other.with_suffix(".pub"), secret.with_suffix(".pub"))
    assert "it was not signed" in release(tmp_path / "out", "--sign", secret).stderr
    assert list((tmp_path / "out").iterdir()) == []
    assert not (tmp_path / "keys/makers.key.number").exists()


def test_a_release_that_nobody_signs_has_no_number(tmp_path: Path) -> None:
    done = release(tmp_path / "out")
    assert done.returncode == 0, done.stderr
    (archive,) = (tmp_path / "out").iterdir()
    listed = subprocess.run(["tar", "-tf", archive], capture_output=True, text=True, check=True).stdout
    assert "deploy/number" not in listed
    assert "__pycache__" not in listed


def test_an_archive_a_version_and_what_it_says_of_itself_have_one_name(tmp_path: Path) -> None:
    done = release(tmp_path / "out", "--sign", key_pair(tmp_path / "keys"))
    archive = Path(done.stdout.strip())
    subprocess.run(["tar", "-C", tmp_path, "-xzf", archive], check=True)
    (folder,) = (each for each in tmp_path.iterdir() if each.name.startswith("boardside-"))
    name = subprocess.run(
        ["bash", "-c", '. "$0/deploy/common.sh"; version_name "$checkout"', folder], capture_output=True, text=True
    ).stdout.strip()
    assert archive.name == f"boardside-{name}.tar.gz"
    assert folder.name == f"boardside-{name}"
    assert not (folder / "companion/selfcheck.py").exists()
