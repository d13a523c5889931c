"""What a signature promises: only what the owner of the pinned key signed is read, and nothing older than was here."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.config import LANGUAGES
from companion.screen import Text
from companion.session.settings import Settings
from companion.system import trusted_archive, updating
from companion.system.updating import UpdateFailed
from engine.codec import write
from tests.companion.system.small_versions import HOUSE, Files, as_it_was, current, packed, version
from tests.evening import evening

pytestmark = pytest.mark.skipif(shutil.which("minisign") is None, reason="minisign is not installed")


def key_pair(folder: Path) -> Path:
    """A new pair of keys; the path of the secret one. The open one is beside it as update.pub."""
    folder.mkdir(exist_ok=True)
    command = ["minisign", "-G", "-W", "-f", "-p", folder / "update.pub", "-s", folder / "secret"]
    subprocess.run(command, check=True, capture_output=True)
    return folder / "secret"


def sign(archive: Path, secret: Path, *options: str) -> Path:
    subprocess.run(["minisign", "-S", *options, "-s", secret, "-m", archive], check=True, capture_output=True)
    return archive


def numbered(number: str, counter: str | None = "5", **changed: str) -> Files:
    return {**version(number, **changed), **({} if counter is None else {"deploy/number": counter + "\n"})}


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    """The key that is pinned: its open half is among the settings."""
    return key_pair(tmp_path / "etc")


def update(home: Path, archive: Path, trusts: Callable[[str], bool] = lambda key: False) -> str:
    return updating.update(archive, home, home / "no-games.db", lambda _: None, trusts=trusts)


@pytest.mark.slow("processes")
def test_what_the_pinned_key_signed_is_taken_and_its_number_kept(home: Path, tmp_path: Path, secret: Path) -> None:
    assert update(home, sign(packed(tmp_path / "a.tar.gz", numbered("1.1.0")), secret)) == "1.1.0"
    assert (tmp_path / "etc" / "update.number").read_text() == "5\n"
    assert not (home / "versions/1.1.0/.unsigned").exists()


def _changed(archive: Path, secret: Path) -> None:
    sign(archive, secret)
    archive.write_bytes(archive.read_bytes()[:-1] + b"x")


def _of_another(archive: Path, secret: Path) -> None:
    sign(packed(archive.with_name("b.tar.gz"), numbered("1.0.5")), secret)
    shutil.move(f"{archive.with_name('b.tar.gz')}.minisig", f"{archive}.minisig")


BAD: dict[str, tuple[Callable[[Path, Path], object], str]] = {
    "nobody signed": (lambda archive, secret: None, "is not signed"),
    "another key": (lambda archive, secret: sign(archive, key_pair(archive.with_name("other"))), "was not signed with"),
    "changed": (_changed, "or was changed since"),
    "another archive's": (_of_another, "was not signed with"),
    "the old form": (lambda archive, secret: sign(archive, secret, "-l"), "was not signed with"),
    "nonsense": (lambda archive, secret: Path(f"{archive}.minisig").write_bytes(b"\xff" * 300), "was not signed with"),
    "endless": (lambda archive, secret: os.symlink("/dev/zero", f"{archive}.minisig"), "is no file"),
    "long": (lambda archive, secret: Path(f"{archive}.minisig").write_text("x" * 9999), "is larger than"),
}


@pytest.mark.slow("processes")
@pytest.mark.parametrize("bad", BAD)
def test_a_signature_that_is_not_the_keys_changes_nothing(
    home: Path, tmp_path: Path, secret: Path, bad: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = packed(tmp_path / "a.tar.gz", numbered("1.1.0"))
    make, sentence = BAD[bad]
    make(archive, secret)
    before = as_it_was(home)
    # It is not even looked into.
    monkeypatch.setattr(updating, "unpack", lambda *_: pytest.fail("it was opened"))
    with pytest.raises(UpdateFailed, match=sentence) as failed:
        update(home, archive)
    assert "\n" not in str(failed.value)
    assert as_it_was(home) == before


@pytest.mark.slow("processes")
def test_the_number_of_what_was_signed_only_grows(home: Path, tmp_path: Path, secret: Path) -> None:
    for number, counter in (("1.1.0", "7"), ("1.1.1", "12")):
        update(home, sign(packed(tmp_path / f"{number}.tar.gz", numbered(number, counter)), secret))
    for counter, sentence in (("11", "number 12 was installed"), (None, "has no number"), ("-1", "has no number")):
        with pytest.raises(UpdateFailed, match=sentence):
            update(home, sign(packed(tmp_path / "a.tar.gz", numbered("1.2.0", counter)), secret))
    assert current(home) == "versions/1.1.1"
    updating.back(home)
    with pytest.raises(UpdateFailed, match="number 12 was installed before"):
        update(home, sign(packed(tmp_path / "a.tar.gz", numbered("1.2.0", "11")), secret))
    assert update(home, sign(packed(tmp_path / "a.tar.gz", numbered("1.2.0", "13")), secret)) == "1.2.0"


@pytest.mark.slow("processes")
def test_the_number_of_the_version_that_runs_counts_too(home: Path, tmp_path: Path, secret: Path) -> None:
    (home / "versions/1.0.0/deploy/number").write_text("8\n")
    with pytest.raises(UpdateFailed, match="number 8 was installed before"):
        update(home, sign(packed(tmp_path / "a.tar.gz", numbered("1.1.0", "7")), secret))


@pytest.mark.slow("processes")
def test_under_a_new_key_the_count_of_releases_starts_anew(home: Path, tmp_path: Path, secret: Path) -> None:
    update(home, sign(packed(tmp_path / "a.tar.gz", numbered("1.1.0", "41")), secret))
    (tmp_path / "etc/update.number").write_text("0\n")  # as the installer leaves it with a key that is another one
    assert update(home, sign(packed(tmp_path / "b.tar.gz", numbered("1.2.0", "1")), secret)) == "1.2.0"
    with pytest.raises(UpdateFailed, match="has no number"):
        update(home, sign(packed(tmp_path / "c.tar.gz", numbered("1.3.0", "0")), secret))
    update(home, sign(packed(tmp_path / "d.tar.gz", numbered("1.3.0", "2")), secret))
    with pytest.raises(UpdateFailed, match="number 2 was installed before"):
        update(home, sign(packed(tmp_path / "e.tar.gz", numbered("1.4.0", "1")), secret))


def test_a_release_is_given_every_number_that_a_table_can_read_and_no_other() -> None:
    release = (HOUSE / "deploy" / "release.sh").read_text()
    assert f"=~ ^{updating.COUNTED.pattern.decode().removeprefix('0|')}$ ]]" in release


@pytest.mark.slow("processes")
def test_without_a_key_nothing_is_taken_but_what_is_asked_for_as_unsigned(home: Path, tmp_path: Path) -> None:
    archive = packed(tmp_path / "a.tar.gz", numbered("1.1.0"))
    with pytest.raises(UpdateFailed, match=r"No key for signed updates is installed here.* --unsigned"):
        update(home, archive)
    assert updating.update(archive, home, home / "none", lambda _: None, unsigned=True) == "1.1.0"
    assert (home / "versions/1.1.0/.unsigned").exists()
    assert not (tmp_path / "etc").exists()


@pytest.mark.slow("processes")
def test_what_nobody_signed_may_be_taken_with_a_key_too_and_the_next_signed_one_ends_that(
    home: Path, tmp_path: Path, secret: Path
) -> None:
    unsigned = packed(tmp_path / "a.tar.gz", numbered("1.1.0", "99"))
    updating.update(unsigned, home, home / "none", lambda _: None, unsigned=True)
    assert (home / "versions/1.1.0/.unsigned").exists()
    assert not (tmp_path / "etc/update.number").exists()
    assert update(home, sign(packed(tmp_path / "b.tar.gz", numbered("1.2.0", "5")), secret)) == "1.2.0"
    assert not (home / "versions/1.2.0/.unsigned").exists()


@pytest.mark.slow("processes")
def test_the_first_signed_one_is_asked_about_by_its_keys_print(home: Path, tmp_path: Path) -> None:
    secret = key_pair(tmp_path / "makers")
    archive = sign(packed(tmp_path / "a.tar.gz", numbered("1.1.0")), secret)
    shutil.copy(tmp_path / "makers/update.pub", f"{archive}.pub")
    before, asked = as_it_was(home), list[str]()

    def no(key: str) -> bool:
        asked.append(key)
        return False

    with pytest.raises(UpdateFailed, match="The key was not trusted"):
        update(home, archive, no)
    assert as_it_was(home) == before
    assert not (tmp_path / "etc").exists()
    assert asked == [trusted_archive.short_print(tmp_path / "makers/update.pub")]
    assert update(home, archive, lambda key: True) == "1.1.0"
    assert trusted_archive.short_print(tmp_path / "etc/update.pub") == asked[0]
    other = sign(packed(tmp_path / "b.tar.gz", numbered("1.2.0", "6")), key_pair(tmp_path / "other"))
    shutil.copy(tmp_path / "other/update.pub", f"{other}.pub")
    with pytest.raises(UpdateFailed, match="was not signed with the key"):
        update(home, other, lambda key: True)


@pytest.mark.slow("processes")
def test_a_key_that_did_not_sign_is_not_asked_about(home: Path, tmp_path: Path) -> None:
    archive = sign(packed(tmp_path / "a.tar.gz", numbered("1.1.0")), key_pair(tmp_path / "makers"))
    key_pair(tmp_path / "other")
    shutil.copy(tmp_path / "other/update.pub", f"{archive}.pub")
    with pytest.raises(UpdateFailed, match="was not signed with"):
        update(home, archive, lambda key: pytest.fail("it was asked about"))


@pytest.mark.slow("processes")
def test_what_was_checked_is_what_is_unpacked(home: Path, tmp_path: Path) -> None:
    archive = sign(packed(tmp_path / "a.tar.gz", numbered("1.1.0")), key_pair(tmp_path / "makers"))
    shutil.copy(tmp_path / "makers/update.pub", f"{archive}.pub")

    def exchanged(key: str) -> bool:
        packed(archive, numbered("6.6.6"))
        return True

    assert update(home, archive, exchanged) == "1.1.0"


@pytest.mark.slow("processes")
@pytest.mark.parametrize("key", ["", "one line", "a\n!!!!\n", "a\nUldUOQ==\n", "\xff\n" * 3, "x\n" + "A" * 99999])
def test_what_is_no_key_is_reported(tmp_path: Path, key: str) -> None:
    (tmp_path / "key").write_bytes(key.encode("latin-1"))
    with pytest.raises(trusted_archive.NotTrusted, match="holds no minisign key"):
        trusted_archive.short_print(tmp_path / "key")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a folder to somebody else")
def test_nothing_is_read_where_the_table_may_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trusted_archive, "USER", "nobody")
    (folder := tmp_path / "theirs").mkdir()
    os.chown(folder, 65534, 65534)
    (folder / "a.tar.gz").write_bytes(b"x")
    (tmp_path / "link").symlink_to(folder / "a.tar.gz")
    (tmp_path / "folder").symlink_to(folder)
    (into := tmp_path / "into").mkdir()
    for path in (folder / "a.tar.gz", tmp_path / "link", tmp_path / "folder" / "a.tar.gz"):
        with pytest.raises(trusted_archive.NotTrusted, match="the table may write"):
            trusted_archive.take(path, into)
    assert list(into.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_version_that_nobody_signed_says_so_on_its_first_page(tmp_path: Path, language: str) -> None:
    with evening(tmp_path / "games.db", language) as it:
        assert it.session.screen().sheet is not None
        signed = [block for block in it.session.screen().sheet.blocks if isinstance(block, Text)]
        it.session.store.settings = replace(it.session.store.settings, unsigned=True)
        unsigned = [block for block in it.session.screen().sheet.blocks if isinstance(block, Text)]
    assert [block.tone for block in signed] == ["quiet"]
    assert [block.tone for block in unsigned] == ["warning"]
    assert signed[0].text != unsigned[0].text


def test_whether_a_version_is_signed_is_never_taken_from_the_stored_settings() -> None:
    stored = write(Settings(large=True))
    assert Settings(unsigned=True).recalled(stored) == Settings(unsigned=True, large=True)
    assert not Settings().recalled(write(Settings(unsigned=True))).unsigned


@pytest.mark.slow("processes")
def test_the_mark_of_a_version_that_nobody_signed_is_the_one_that_the_app_looks_for() -> None:
    assert f'"{updating.UNSIGNED}"' in (HOUSE / "companion" / "cli" / "run_app.py").read_text(encoding="utf-8")
