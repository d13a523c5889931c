"""What switching off promises: only where something can, asked once more, the games closed first."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.config import ConfigError, read
from companion.games.people import Player
from companion.pages.people.settings import SettingsPage
from companion.pages.table.table import TablePage
from companion.system import power
from engine.game import Start
from tests.companion.storage.test_store import HOUSE
from tests.evening import Evening, evening, touchable, words
from tests.wired import wired


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "stick" / "games.db") as opened:
        players = (Player("Anna", "red"), Player("Boris", "blue"))
        opened.session.game.begin(Start("elfenland", 2, "1"), players, lambda: opened.session.pages.go(TablePage()))
        yield opened.settle()


def test_only_where_something_can_switch_off_there_is_a_button(it: Evening) -> None:
    it.session.pages.push(SettingsPage())
    assert "off" not in touchable(it.screen)
    it.session.game.machine.off = ("true",)
    assert "off" in touchable(it.screen)


def test_switching_off_is_asked_once_more_and_says_that_the_plug_would_do(it: Evening) -> None:
    it.session.game.machine.off = ("true",)
    it.session.pages.push(SettingsPage())
    it.tap("off")
    assert "pull the plug at any time" in words(it.screen)
    assert "not saved" not in words(it.screen)
    it.tap("cancel")
    assert it.screen.page == "settings"
    assert not it.session.game.machine.ending
    it.tap("off", "off")
    assert it.session.game.machine.ending


def test_what_would_be_lost_is_reported_before_it_is(it: Evening, tmp_path: Path) -> None:
    it.session.game.machine.off = ("true",)
    it.tap("deal-all")
    (tmp_path / "stick").rename(tmp_path / "pocket")
    it.tap("pass")
    it.session.pages.push(SettingsPage())
    it.tap("off")
    assert "1 action is not saved and will be lost." in words(it.screen)
    (tmp_path / "pocket").rename(tmp_path / "stick")


@pytest.mark.slow("processes")
def test_the_settings_command_is_the_way_and_an_empty_one_is_none(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    for told, way in (('"touch /run/x"', ("touch", "/run/x")), ('""', ())):
        file.write_text(f"[power]\nshutdown = {told}\n")
        assert power.way(read(file).power.shutdown, alone=True) == way
    file.write_text('[power]\nshutdown = "echo \'"\n')
    with pytest.raises(ConfigError, match=r"line 2: shutdown in \[power\] is a command"):
        read(file)


@pytest.mark.slow("processes")
def test_in_a_window_among_others_nothing_is_switched_off_unasked() -> None:
    assert power.way(None, alone=False) == ()


@pytest.mark.slow("processes")
@pytest.mark.parametrize("answer", ['s "yes"', 's "challenge"', 's "no"', ""])
def test_the_system_is_the_way_only_where_it_would_obey(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    for name, said in (("busctl", answer), ("systemctl", "")):
        (tmp_path / name).write_text(f"#!/bin/sh\necho '{said}'\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setattr(power, "SYSTEMD", tmp_path)
    wanted = (str(tmp_path / "systemctl"), "poweroff") if "yes" in answer else ()
    assert power.way(None, alone=True) == wanted


@pytest.mark.slow("processes")
def test_a_command_that_fails_is_reported() -> None:
    assert power.switch_off(("true",)) == ""
    assert "did not switch off" in power.switch_off(("false",))
    assert "could not be run" in power.switch_off(("/nowhere/at/all",))


@pytest.mark.slow("processes")
def test_the_app_closes_its_games_and_then_switches_off(tmp_path: Path) -> None:
    program = """if True:
        import sys
        from companion import __main__, app
        def run(front, *_, **__):
            while front.waiting:
                front.feed(inbox[0].get())
            front.game.machine.ending = True
            return 0
        inbox = []
        def pin(front, arrivals, **more):
            inbox.append(arrivals)
            return run(front)
        app.run = pin
        sys.exit(__main__.main(sys.argv[1:]))
    """
    games, sign = tmp_path / "games.db", tmp_path / "off"
    config = tmp_path / "config.toml"
    # What runs at the end finds no lock held, and no log left behind.
    check = f"flock -n {games} sh -c 'test ! -s {games}-wal && touch {sign}'"
    config.write_text(f'[power]\nshutdown = "{check}"\n')
    done = subprocess.run(
        [sys.executable, "-c", program, "--store", games, "--config", config],
        cwd=HOUSE, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert sign.exists()


@pytest.mark.slow("processes")
def test_a_held_button_switches_off_where_something_can(tmp_path: Path) -> None:
    with wired(tmp_path, pins=True) as it:
        it.press("power")
        it.hold("power")
        assert not it.session.game.machine.ending
        it.session.game.machine.off = ("true",)
        it.press("power")
        assert not it.session.game.machine.ending
        it.hold("power")
        assert it.session.game.machine.ending
