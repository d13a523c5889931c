"""The report for a helper from afar: everything of the machine, nothing of the people."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.system import report
from tests.evening import evening

pytestmark = pytest.mark.slow("processes")

NAMES = ("Wilhelmine", "Archibald")


def table_with_names(path: Path) -> None:
    """A game whose players have names nobody else has."""
    with evening(path) as table:
        table.tap("new", "add", "add")
        for seat, name in enumerate(NAMES):
            table.tap(f"seat/{seat}").type("typed", name).tap("done")
        table.tap("home")


def test_it_holds_no_name_no_game_and_not_where_the_games_lie(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = tmp_path / "the-house-of-Wilhelmine" / "games.db"
    games.parent.mkdir()
    table_with_names(games)
    settings = tmp_path / "config.toml"
    settings.write_text(f'[store]\npath = "{games}"\n[hardware]\nreaders = ["CP2102_0001"]\n', encoding="utf-8")
    assert main(["--config", str(settings), "doctor", "--report", "-"]) == 0
    told = capsys.readouterr().out
    assert "CP2102_0001" in told
    assert not [name for name in (*NAMES, "games.db") if name in told]


def test_it_does_not_tell_what_this_machine_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Debian")
    assert not [line for line in report.lines() if "Debian" in line]


def test_it_is_one_file_and_says_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "report.txt"
    assert main(["doctor", "--report", str(target)]) == 0
    assert str(target) in capsys.readouterr().out
    told = target.read_text(encoding="utf-8")
    for title in ("versions", "settings", "who asks", "/dev/dri/*", "/etc/os-release"):
        assert f"## {title}" in told, title


def test_where_it_cannot_lie_it_says_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--report", str(tmp_path / "no folder" / "report.txt")]) == 2
    assert "doctor --report -" in capsys.readouterr().err


def test_a_command_that_is_not_there_is_reported_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "COMMANDS", (("no-such-command-here",),))
    assert list(report.lines())[-1] == "no answer: FileNotFoundError"
