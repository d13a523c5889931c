"""A refusal is heard where the setting says so. The loudspeaker is SDL's driver that writes sound into a file."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from companion.system.speaker import sound_card

REFUSED = """
import time
from pathlib import Path
from tests import glass
glass.window()
from kivy.base import EventLoop
from companion.screen import Notice, Screen
from companion.view.screen import ScreenView
EventLoop.start()
view = ScreenView(lambda id, text: None, size_hint=(None, None), size=(800, 480))
view.show(Screen("x", notice=Notice("notice", "No unicorn in plains"), sound={sound}))
until = time.monotonic() + 20
heard = Path({path!r})
while {waits} and time.monotonic() < until and not (heard.exists() and any(heard.read_bytes())):
    EventLoop.idle()
"""


def heard(folder: Path, sound: bool, driver: str = "disk") -> bytes:
    """What the loudspeaker was sent."""
    path = folder / "heard.raw"
    program = REFUSED.format(sound=sound, path=str(path), waits=sound and driver == "disk")
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "SDL_AUDIODRIVER": driver, "SDL_DISKAUDIOFILE": str(path), "TMPDIR": str(folder)},
        cwd=Path(__file__).parents[2],
        timeout=120,
        check=False,
    )
    assert done.returncode == 0
    assert list(folder.glob("*.wav")) == []
    return path.read_bytes() if path.exists() else b""


def test_a_refusal_is_heard_if_the_table_wants_it(tmp_path: Path) -> None:
    assert any(heard(tmp_path, sound=True))


def test_without_the_setting_no_sound_is_loaded(tmp_path: Path) -> None:
    assert heard(tmp_path, sound=False) == b""


def test_a_machine_without_a_loudspeaker_shows_the_refusal_all_the_same(tmp_path: Path) -> None:
    assert heard(tmp_path, sound=True, driver="alsa") == b""


def test_a_sound_card_is_found_in_what_Linux_lists(tmp_path: Path) -> None:
    cards = tmp_path / "cards"
    assert not sound_card(cards)
    cards.write_text("--- no soundcards ---\n")
    assert not sound_card(cards)
    cards.write_text(" 0 [Headphones     ]: bcm2835_headpho - bcm2835 Headphones\n    bcm2835 Headphones\n")
    assert sound_card(cards)
