"""The app as a process: what it says and how it ends when there is no display, or no store, or a key too many."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.window import CHECKOUT, App, Twin, XServer, read, still_picture, x_server
from tests.evening import HANGS
from tests.extent import in_turn


@pytest.fixture
def server() -> Iterator[XServer]:
    with x_server() as opened:
        yield opened


def companion(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    bare = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "SDL_VIDEODRIVER")}
    return subprocess.run(
        [sys.executable, "-m", "companion", *arguments],
        env={**bare, "PYTHONPATH": str(CHECKOUT), **environment},
        capture_output=True,
        text=True,
        timeout=HANGS,
    )


def test_without_a_display_it_says_so_and_opens_no_invisible_window(tmp_path: Path) -> None:
    ended = companion("--store", str(tmp_path / "games.db"), HOME=str(tmp_path))
    assert ended.returncode == 2
    assert "display" in ended.stderr
    assert ended.stdout == ""


def test_started_beside_its_packages_it_says_how_to_start_it_instead() -> None:
    # -S: no site-packages, as under a Python that nothing was installed for.
    ended = subprocess.run(
        [sys.executable, "-S", "-m", "companion"], env={"PYTHONPATH": str(CHECKOUT)}, capture_output=True, text=True
    )
    assert ended.returncode == 1
    assert "Start it by deploy/run.sh" in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.xvfb
def test_a_second_app_on_one_file_says_so_and_ends_with_status_three_while_games_and_export_read(
    server: XServer, tmp_path: Path
) -> None:
    store = tmp_path / "games.db"
    empty = server.picture()
    app = App(server, store)
    seen = still_picture(server, empty)
    twin = Twin(store)
    second = App(server, store)
    still_picture(server, seen)
    server.click(*twin.spot("close"))
    assert second.process.wait(timeout=HANGS) == 3
    assert second.process.stderr is not None
    assert str(store) in second.process.stderr.read().decode()
    twin.evening.close()
    referee = companion("referee", "--store", str(store))
    assert referee.returncode == 3
    listed = companion("games", "--store", str(store))
    assert listed.returncode == 0
    assert app.close() == 0


@pytest.mark.xvfb
def test_a_pipe_that_breaks_ends_no_table(server: XServer, tmp_path: Path) -> None:
    empty = server.picture()
    app = App(server, tmp_path / "games.db")
    still_picture(server, empty)
    os.kill(app.process.pid, signal.SIGPIPE)
    assert app.close() == 0


@pytest.mark.xvfb
def test_escape_and_a_closed_window_lose_nothing(server: XServer, tmp_path: Path) -> None:
    store = tmp_path / "games.db"
    empty = server.picture()
    app = App(server, store)
    seen = still_picture(server, empty)
    subprocess.run(["xdotool", "key", "Escape"], env=server.environment, check=True)
    server.click(200, 140)
    still_picture(server, seen)
    assert app.process.poll() is None, "New game was touched after Escape, and came"
    assert app.close() == 0
    assert "Traceback" not in (app.process.stderr.read().decode() if app.process.stderr else "")


def test_an_unknown_language_is_reported_and_stops_nobody(tmp_path: Path) -> None:
    wrong = tmp_path / "config.toml"
    wrong.write_text('[game]\nlanguage = "es"\n', encoding="utf-8")
    ended = companion("--config", str(wrong), "--store", str(tmp_path / "games.db"), HOME=str(tmp_path))
    assert "line 2: language in [game] is one of" in ended.stderr
    assert "display" in ended.stderr, "it went on, as far as it can without one"


@pytest.mark.xvfb
def test_settings_that_cannot_be_read_leave_no_table_dark(server: XServer, tmp_path: Path) -> None:
    empty = server.picture()
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("this is no TOML\n", encoding="utf-8")
    app = App(server, tmp_path / "games.db", "--config", str(wrong))
    still_picture(server, empty)
    assert app.process.poll() is None
    assert app.close() == 0
    assert app.process.stderr is not None
    assert "line 1" in app.process.stderr.read().decode()


def test_a_setting_that_is_misspelt_is_reported_with_its_line(tmp_path: Path) -> None:
    wrong = tmp_path / "config.toml"
    wrong.write_text("[screen]\nrotatoin = 90\n", encoding="utf-8")
    ended = companion("--config", str(wrong), "games")
    assert ended.returncode == 2
    assert "line 2" in ended.stderr
    assert "rotation" in ended.stderr


@in_turn(1, of=3)
def test_the_demo_draws_every_screen_without_a_display(tmp_path: Path) -> None:
    ended = companion("--shots", str(tmp_path / "shots"), HOME=str(tmp_path))
    assert ended.returncode == 0, ended.stderr
    names = {picture.stem for picture in (tmp_path / "shots").glob("*.png")}
    assert ended.stdout == f"{len(names)} pictures are in {tmp_path / 'shots'}.\n"
    assert {"home", "plan", "refused", "pay", "cleanup", "history", "end", "settings"} <= names
    assert not (tmp_path / ".local").exists(), "the demo has no business with the games of the house"


def test_an_exported_game_is_imported_to_the_same_game(tmp_path: Path) -> None:
    store, other, file = tmp_path / "games.db", tmp_path / "other.db", tmp_path / "game.jsonl"
    game = CHECKOUT / "tests" / "recorded_games" / "24-de-2-seats.jsonl"
    script = tmp_path / "say.py"
    script.write_text(
        "import json, sys\n"
        "for line in open(sys.argv[1], encoding='utf-8'): print(json.dumps(json.loads(line)['say']))\n",
        encoding="utf-8",
    )
    said = subprocess.run([sys.executable, str(script), str(game)], capture_output=True, check=True).stdout
    subprocess.run(
        [sys.executable, "-m", "companion", "referee", "--store", str(store)],
        input=said,
        env={**os.environ, "PYTHONPATH": str(CHECKOUT)},
        capture_output=True,
        check=True,
    )
    exported = companion("export", "1", "--store", str(store))
    assert "secrets" in exported.stderr
    file.write_text(exported.stdout, encoding="utf-8")
    imported = companion("import", str(file), "--store", str(other))
    assert imported.returncode == 0, imported.stderr
    assert "as it was then" in imported.stdout
    again = companion("export", "1", "--store", str(other))
    assert again.stdout == exported.stdout


@pytest.mark.xvfb
def test_off_is_two_touches_and_the_games_are_closed_before_the_command_runs(server: XServer, tmp_path: Path) -> None:
    store, sign, config = tmp_path / "games.db", tmp_path / "off", tmp_path / "power.toml"
    config.write_text(
        f'[game]\nlanguage = "en"\n[power]\nshutdown = "flock -n {store} touch {sign}"\n', encoding="utf-8"
    )
    seen = server.picture()
    app = App(server, store, "--config", str(config))
    (tmp_path / "twin").mkdir()
    twin = Twin(tmp_path / "twin" / "games.db")
    twin.evening.session.game.machine.off = ("true",)
    for id in ("settings", "off"):
        seen = still_picture(server, seen, lambda: app.process.poll() is None)
        server.click(*twin.spot(id))
        read()
        twin.evening.tap(id)
    still_picture(server, seen)
    assert not sign.exists()
    server.click(*twin.spot("off"))
    assert app.process.wait(timeout=HANGS) == 0
    assert sign.exists()
    twin.evening.close()
