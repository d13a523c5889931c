"""What is asked for by touch is an archive on a stick, signed with the key that is known, and nothing else."""

from __future__ import annotations

import getpass
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from companion.system import trusted_archive, update_requests, updating
from companion.system.update_requests import Found, Progress, UpdateRequests, installed
from tests.companion.system.small_versions import current, packed, version

pytestmark = [
    pytest.mark.skipif(shutil.which("minisign") is None, reason="minisign is not installed"),
    pytest.mark.slow("processes"),
]
NAME = "boardside-1.1.0+1a2b3c4d.tar.gz"


class Stick:
    """A stick that is mounted for the table, and the table that asks."""

    def __init__(self, home: Path, folder: Path) -> None:
        self.home, self.folder = home, folder / "media" / "CLUB"
        self.folder.mkdir(parents=True)
        self.mounts = folder / "mountinfo"
        self.mount("vfat")
        self.request, self.status = folder / "run" / "update", folder / "run" / "status"
        self.request.parent.mkdir()
        self.key = folder / "etc" / "update.pub"
        self.key.parent.mkdir(exist_ok=True)
        command = ["minisign", "-G", "-W", "-p", self.key, "-s", folder / "secret"]
        subprocess.run(command, check=True, capture_output=True)
        self.requests = UpdateRequests(self.request, self.status, home, self.key)

    def mount(self, kind: str) -> None:
        """It is mounted with a file system of this kind."""
        system, stick = (
            "22 1 8:1 / / rw - ext4 /dev/sda1 rw",
            f"36 22 8:17 / {self.folder} rw shared:9 - {kind} /dev/sdb1 rw",
        )
        self.mounts.write_text(f"{system}\n{stick}\n")

    def bring(self, number: str = "1.1.0", name: str = NAME, count: int = 2, signed: bool = True) -> Path:
        """Somebody copies an archive to it."""
        files = {**version(number), "deploy/number": f"{count}\n"}
        archive = packed(self.folder / name, files)
        if signed:
            secret = self.home.parent / "secret"
            subprocess.run(["minisign", "-S", "-s", secret, "-m", archive], check=True, capture_output=True)
        return archive

    def obey(self) -> Progress:
        """Root's service does what is asked for; what the page shows then."""
        updating.obey(self.home, self.home / "no-games.db", self.request, self.status)
        assert not self.request.exists()
        return self.requests.progress()


@pytest.fixture
def stick(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Stick:
    monkeypatch.setattr(trusted_archive, "STICKS", tmp_path / "media")
    monkeypatch.setattr(trusted_archive, "MOUNTS", tmp_path / "mountinfo")
    # All that is here belongs to whoever runs the tests, as a stick's files belong to the table.
    monkeypatch.setattr(trusted_archive, "USER", getpass.getuser())
    return Stick(home, tmp_path)


def test_what_is_asked_for_by_touch_is_installed(stick: Stick) -> None:
    stick.bring()
    assert stick.requests.progress() == Progress()
    found = stick.requests.search()
    assert found == (Found("CLUB", NAME, True),)
    stick.requests.ask(found[0])
    assert stick.requests.progress().step == "asked"
    assert stick.obey() == Progress("done", "1.1.0")
    assert current(stick.home) == "versions/1.1.0"
    assert stick.requests.version == "1.1.0"


def test_what_nobody_signed_is_listed_as_such_and_never_installed(stick: Stick) -> None:
    stick.bring(signed=False)
    found = stick.requests.search()
    assert found == (Found("CLUB", NAME, False),)
    stick.requests.ask(found[0])
    assert "is not signed" in stick.obey().detail
    assert current(stick.home) == "versions/1.0.0"


def test_no_key_is_taken_from_a_stick_by_touch(stick: Stick) -> None:
    archive = stick.bring()
    stick.key.rename(f"{archive}.pub")
    assert stick.requests.key == ""
    stick.requests.ask(Found("CLUB", NAME, True))
    assert stick.obey() == Progress("failed", "The key was not trusted; nothing was changed.")


@pytest.mark.parametrize(
    "asked",
    [
        "",
        "CLUB",
        f"CLUB/../CLUB/{NAME}",
        f"../{NAME}",
        f"CLUB/sub/{NAME}",
        "CLUB/etc.tar.gz",
        f"GONE/{NAME}",
        "x" * 9999,
    ],
)
def test_a_request_names_a_file_on_a_stick_or_nothing(stick: Stick, asked: str) -> None:
    stick.bring()
    stick.request.write_text(asked)
    assert stick.obey() == Progress("failed", "What was asked for is no archive on a stick that is plugged in.")


@pytest.mark.parametrize("kind", ["link", "pipe", "folder"])
def test_a_request_that_is_no_file_names_nothing(stick: Stick, kind: str) -> None:
    stick.bring()
    if kind == "link":
        (stick.home / "secret").write_text(f"CLUB/{NAME}")
        stick.request.symlink_to(stick.home / "secret")
    elif kind == "pipe":
        os.mkfifo(stick.request)
    else:
        stick.request.mkdir()
        assert update_requests.requested(stick.request) is None
        return
    assert stick.obey().step == "failed"
    assert current(stick.home) == "versions/1.0.0"


def test_a_stick_that_knows_links_is_not_read_by_root(stick: Stick) -> None:
    stick.bring()
    stick.mount("ext4")
    stick.requests.ask(Found("CLUB", NAME, True))
    assert stick.obey().step == "failed"


def test_how_far_it_is_is_told_a_step_at_a_time(stick: Stick) -> None:
    update_requests.report(stick.status, Progress("running", "Installing it beside the version that runs …\x1b[2J"))
    assert stick.requests.progress() == Progress("running", "Installing it beside the version that runs …[2J")
    stick.status.write_text("nonsense\n")
    assert stick.requests.progress() == Progress()


def test_only_an_installed_table_asks() -> None:
    assert installed({}) is None
    assert installed({"BOARDSIDE_UPDATE": "/run/boardside-update/status", "RUNTIME_DIRECTORY": "/run/boardside"})
