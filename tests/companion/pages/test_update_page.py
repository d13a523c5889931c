"""The page that updates the table from a stick."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.pages.people.settings import SettingsPage
from companion.pages.people.update import UpdatePage
from companion.system import trusted_archive, update_requests
from companion.system.update_requests import Progress, UpdateRequests
from tests.evening import Evening, evening, touchable, words

NAME = "boardside-0.2.0+1a2b3c4d.tar.gz"


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as at_home:
        yield at_home


@pytest.fixture
def requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> UpdateRequests:
    """Of a table at version 0.1.0+aa that knows a key, with a stick on which a signed archive lies."""
    (stick := tmp_path / "media" / "CLUB").mkdir(parents=True)
    (stick / NAME).touch()
    (stick / f"{NAME}.minisig").touch()
    monkeypatch.setattr(trusted_archive, "STICKS", tmp_path / "media")
    (tmp_path / "current").symlink_to("versions/0.1.0+aa")
    (tmp_path / "run").mkdir()
    key = tmp_path / "update.pub"
    key.write_text("untrusted comment: a key\nRWQf6LRCGA9i53mlYecO4IzT51TGPpvWucNSCh1CBM0QTaLn73Y7GFO3\n")
    return UpdateRequests(tmp_path / "run" / "update", tmp_path / "run" / "status", tmp_path, key)


def opened(it: Evening, requests: UpdateRequests) -> Evening:
    it.session.pages.push(UpdatePage(requests))
    return it.tap("look-again")


def test_an_archive_on_a_stick_is_asked_for_after_a_question(
    it: Evening, requests: UpdateRequests, tmp_path: Path
) -> None:
    opened(it, requests)
    for each in (NAME, "0.1.0+aa", trusted_archive.short_print(tmp_path / "update.pub"), "stolen"):
        assert each in words(it.screen)
    it.tap("archive/0")
    assert not (tmp_path / "run" / "update").exists()
    it.tap("update-install")
    assert (tmp_path / "run" / "update").read_text() == f"CLUB/{NAME}\n"
    assert it.session.timed


def test_it_shows_how_far_the_update_is_and_why_it_failed(
    it: Evening, requests: UpdateRequests, tmp_path: Path
) -> None:
    opened(it, requests).tap("archive/0", "update-install")
    (tmp_path / "run" / "update").unlink()
    for progress in (Progress("running", "Checking version 0.2.0 …"), Progress("failed", "It was not signed with it.")):
        update_requests.report(tmp_path / "run" / "status", progress)
        it.session.game.tick(1.0)
        assert progress.detail in words(it.screen)
    assert not it.session.timed
    assert "archive/0" in touchable(it.screen)


def test_an_archive_without_a_signature_cannot_be_touched_and_says_what_is_missing(
    it: Evening, requests: UpdateRequests, tmp_path: Path
) -> None:
    (tmp_path / "media" / "CLUB" / f"{NAME}.minisig").unlink()
    opened(it, requests)
    assert "archive/0" not in touchable(it.screen)
    assert ".minisig" in words(it.screen)


def test_without_a_key_no_archive_is_offered(it: Evening, requests: UpdateRequests, tmp_path: Path) -> None:
    (tmp_path / "update.pub").unlink()
    opened(it, requests)
    assert NAME not in words(it.screen)
    assert "install.sh --key" in words(it.screen)


def test_a_request_that_cannot_be_written_is_said(it: Evening, requests: UpdateRequests, tmp_path: Path) -> None:
    opened(it, requests).tap("archive/0")
    (tmp_path / "run").rmdir()
    it.tap("update-install")
    assert "not installed" in words(it.screen)


def test_settings_lead_there_on_an_installed_table_alone(it: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    it.session.pages.go(SettingsPage())
    assert "update" not in touchable(it.screen)
    monkeypatch.setenv("BOARDSIDE_UPDATE", "/run/boardside-update/status")
    monkeypatch.setenv("RUNTIME_DIRECTORY", "/run/boardside")
    it.session.pages.go(SettingsPage())
    it.tap("update")
    assert isinstance(it.session.pages.page, UpdatePage)
    it.tap("close")
    assert isinstance(it.session.pages.page, SettingsPage)
