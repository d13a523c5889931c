"""The process: closed and full streams, signals, a second writer, many tags: one sentence and the right status."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from companion.storage.store import Store
from companion.storage.store_file import StoreBusy
from tests.stored import standing

pytestmark = [pytest.mark.attack, pytest.mark.slow("processes")]

HOUSE = Path(__file__).parents[3]
START = '{"game":"elfenland","seats":2}\n'
BOARDSIDE = f"{sys.executable} -m companion"


def shell(command: str, *more: str, said: str = "") -> subprocess.CompletedProcess[str]:
    """What a shell's command does; `$b` is the program."""
    command = command.replace("$b", BOARDSIDE)
    return subprocess.run(
        ["bash", "-c", command, "bash", *more], cwd=HOUSE, capture_output=True, text=True, input=said, check=False
    )


@pytest.mark.parametrize(
    ("command", "status", "sentence"),
    [
        ("$b referee <&-", 0, ""),
        ("$b referee >&-", 2, "standard output is closed"),
        ("$b referee 2>&-", 0, ""),
        ("$b referee <&- >&- 2>&-", 2, ""),
        ("$b referee >/dev/full", 2, "No space left on device"),
        ("$b --store $1 games >/dev/full", 2, "No space left on device"),
        ("$b --store $1 games >&-", 2, "standard output is closed"),
        ("$b --store $1 import - <&-", 2, "holds no game"),
    ],
)
def test_a_stream_that_is_closed_or_full_is_one_sentence_and_a_status(
    tmp_path: Path, command: str, status: int, sentence: str
) -> None:
    with Store.open(tmp_path / "games.db") as store:
        store.begin("elfenland", b"{}", b"{}")
    done = shell(command, str(tmp_path / "games.db"), said=START)
    assert (done.returncode, "Traceback" in done.stderr) == (status, False), done.stderr
    assert sentence in done.stderr
    assert done.stderr.count("\n") <= 1
    with Store.read(tmp_path / "games.db") as store:
        assert len(store.games()) == 1


@pytest.mark.parametrize(("sign", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, -15), (signal.SIGHUP, -1)])
def test_a_signal_ends_the_referee_without_a_word_and_loses_nothing(tmp_path: Path, sign: int, status: int) -> None:
    path = tmp_path / "games.db"
    process = subprocess.Popen(
        [sys.executable, "-m", "companion", "--store", str(path), "referee"],
        cwd=HOUSE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        preexec_fn=lambda: signal.signal(sign, signal.SIG_DFL),  # it is ignored where the tests run in the background
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    for line in (START, '{"do":"deal"}\n'):
        process.stdin.write(line)
        process.stdin.flush()
        assert '"ok":true' in process.stdout.readline()
    process.send_signal(sign)
    _, said = process.communicate()
    assert (process.returncode, said) == (status, "")
    with Store.open(path) as store:
        assert len(standing(store, 1)) == 1


def test_a_second_writer_by_a_hard_link_is_refused(tmp_path: Path) -> None:
    path, link = tmp_path / "games.db", tmp_path / "same.db"
    with Store.open(path) as store:
        os.link(path, link)
        with pytest.raises(StoreBusy, match="Another Boardside is writing to"):
            Store.open(link)
        done = shell("$b --store $1 referee", str(link), said=START)
        assert (done.returncode, done.stdout) == (3, "")
        assert "Another Boardside" in done.stderr
        store.begin("elfenland", b"{}", b"{}")
    with Store.open(link) as store:
        assert len(store.games()) == 1


def test_ten_thousand_tags_come_in_at_once(tmp_path: Path) -> None:
    """Each is looked at once: twenty thousand take little more than twice as long (seconds: see the report)."""
    file = tmp_path / "tags.toml"
    tags = "\n".join(f'"04{n:012x}" = "counter/dragon"' for n in range(10_000))
    file.write_text(f"[elfenland.tags]\n{tags}\n")
    done = shell("ulimit -t 4; $b --store $1 tags import $2", str(tmp_path / "games.db"), str(file))
    assert (done.returncode, done.stdout) == (0, "10000 tags and 0 readers are known now.\n"), done.stderr
