"""The service's user and root as two worlds: what the scripts do with anything that the service may have written."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
from pathlib import Path

import pytest

DEPLOY = Path(__file__).parents[2] / "deploy"
SHADOWED = ("struct", "sys", "tomllib", "ensurepip", "venv", "pip", "encodings", "site", "sitecustomize", "compileall")


def hostile_states() -> list[bytes]:
    """Contents of the file of moments, each of which once ended the script, or would if read carelessly."""
    by_hand = [
        b"soon\n",
        b"now[$(touch proof)0]\n",
        b"08\n09\n",
        b"-1\n" * 99,
        b"9" * 400 + b"\n",
        b"99999999999\n" * 99,  # moments to come
        b"1 + 1\n",
        b"\0" * 5000,
        b"\xff\xfe\n",
        b"`touch proof`\n$(touch proof)\n",
        b"a[0$(touch proof)]\n" * 20,
        b"7" * 1_000_000,
    ]
    chance = random.Random(13)
    signs = b"0123456789-+[]()$`;&| \n\t\0\xffxabnow"
    return by_hand + [bytes(chance.choices(signs, k=chance.randrange(1, 200))) for _ in range(60)]


def patience(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    sleep = folder.parent / "bin" / "sleep"
    sleep.parent.mkdir(exist_ok=True)
    sleep.write_text("#!/bin/sh\necho slept\n")
    sleep.chmod(0o755)
    surroundings = {
        **os.environ,
        "RUNTIME_DIRECTORY": str(folder),
        "SERVICE_RESULT": "signal",
        "PATH": f"{sleep.parent}:{os.environ['PATH']}",
    }
    return subprocess.run(
        [DEPLOY / "patience.sh", *arguments], cwd=folder, env=surroundings, capture_output=True, text=True, timeout=60
    )


def test_whatever_the_service_left_as_its_last_ends_it_starts_and_waits_for_true_ones_alone(tmp_path: Path) -> None:
    for number, state in enumerate(hostile_states()):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "ends").write_bytes(state)
        for arguments in ((), ("ended",), ()):
            done = patience(folder, *arguments)
            assert (done.returncode, done.stdout, done.stderr) == (0, "", ""), (state[:80], arguments)
        assert sorted(path.name for path in folder.iterdir()) == ["ends"], state[:80]
        assert len((folder / "ends").read_bytes()) < 1000


@pytest.mark.parametrize("kind", ["pipe", "folder", "link to a pipe", "link to a device", "link to nothing"])
def test_what_is_no_file_in_its_place_is_not_waited_for(tmp_path: Path, kind: str) -> None:
    folder = tmp_path / "run"
    folder.mkdir()
    ends, other = folder / "ends", tmp_path / "other"
    if kind == "pipe":
        os.mkfifo(ends)
    elif kind == "folder":
        (ends / "in it").mkdir(parents=True)
    elif kind == "link to a pipe":
        os.mkfifo(other)
        ends.symlink_to(other)
    else:
        ends.symlink_to("/dev/zero" if kind == "link to a device" else other)
    for arguments in ((), ("ended",), ()):
        assert patience(folder, *arguments).returncode == 0
    assert ends.is_file()
    assert not ends.is_symlink()


def test_the_installer_takes_no_module_from_the_folder_it_is_started_from(tmp_path: Path) -> None:
    checkout, here = tmp_path / "checkout", tmp_path / "here"
    shutil.copytree(DEPLOY, checkout / "deploy")
    shutil.copy(DEPLOY.parent / "pyproject.toml", checkout)
    subprocess.run(["python3", "-m", "venv", "--without-pip", checkout / ".venv"], check=True)
    here.mkdir()
    for name in SHADOWED:
        (here / f"{name}.py").write_text(f"open({str(tmp_path / 'proof')!r}, 'w')\nraise SystemExit(1)\n")
    script = 'cd -- "$1"; . "$0/deploy/common.sh"; good_python "$venv/bin/python"; find_python; index_settings python3'
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script, checkout, here], capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "python3" in done.stdout
    assert not (tmp_path / "proof").exists()
