"""The start of the window: without a display a sentence and never an invisible window, and nothing parsed in vain."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from companion.system import display


def card(folder: Path, status: str) -> Path:
    (folder / "card1-DSI-1").mkdir()
    (folder / "card1-DSI-1" / "status").write_text(f"{status}\n")
    return folder


def test_an_x_server_is_used_on_purpose(tmp_path: Path) -> None:
    environment = {"DISPLAY": ":0"}
    assert display.choose(environment, tmp_path, tmp_path) == ""
    assert environment["SDL_VIDEODRIVER"] == "x11"


def test_a_choice_already_made_stays(tmp_path: Path) -> None:
    environment = {"DISPLAY": ":0", "SDL_VIDEODRIVER": "offscreen"}
    assert display.choose(environment, tmp_path, tmp_path) == ""
    assert environment["SDL_VIDEODRIVER"] == "offscreen"


def test_a_console_with_a_screen_is_used_directly(tmp_path: Path) -> None:
    environment: dict[str, str] = {}
    (tmp_path / "card1").touch()
    assert display.choose(environment, card(tmp_path, "connected"), tmp_path) == ""
    assert environment == {"SDL_VIDEODRIVER": "kmsdrm", "SDL_KMSDRM_DEVICE_INDEX": "1"}


def test_a_card_that_may_not_be_opened_names_the_groups(tmp_path: Path) -> None:
    assert "groups video" in display.choose({}, card(tmp_path, "connected"), tmp_path / "none")


@pytest.mark.parametrize("status", ["disconnected", ""])
def test_no_screen_at_all_is_reported(tmp_path: Path, status: str) -> None:
    assert display.choose({}, card(tmp_path, status), tmp_path) == display.NONE


def test_wayland_without_x_is_reported(tmp_path: Path) -> None:
    assert "xwayland" in display.choose({"WAYLAND_DISPLAY": "wayland-0"}, tmp_path, tmp_path)


STYLE = """
from companion import app
app.prepare()
import kivy
from kivy.lang import Builder
print(len(Builder.rules), kivy.kivy_data_dir)
"""


def test_the_style_of_Kivys_own_widgets_is_not_parsed_at_the_start() -> None:
    rules, data = subprocess.run([sys.executable, "-c", STYLE], capture_output=True, text=True).stdout.split()
    assert (int(rules), Path(data).name) == (0, "data")
