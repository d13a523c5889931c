"""The low tone of a refusal, played by SDL on this machine's loudspeaker."""

from __future__ import annotations

import math
import os
import struct
import tempfile
import wave
from functools import cache
from pathlib import Path
from typing import Any

RATE, LONG, PITCH, LOUD = 22050, 0.18, 196.0, 9000
"""Samples a second, seconds, hertz, and the loudest sample (of 32767)."""


def refusal() -> None:
    """Play the tone; does nothing on a machine without a loudspeaker."""
    sound = _loaded()
    if sound is not None:
        sound.stop()
        sound.play()


@cache
def _loaded() -> Any:
    """The tone of a refusal as Kivy's sound, or None. Only tables that want it load SDL's mixer."""
    from kivy.core.audio import SoundLoader

    path = Path(tempfile.gettempdir()) / f"boardside-{os.getpid()}.wav"
    try:
        _write(path)
        sound = SoundLoader.load(str(path))
    except OSError:
        return None
    finally:
        path.unlink(missing_ok=True)
    return sound if sound is not None and sound.length > 0 else None


def _write(path: Path) -> None:
    """Write the tone of a refusal to a file at `path`, softly begun and ended so that it does not click."""
    count = round(RATE * LONG)
    samples = (
        round(LOUD * math.sin(2 * math.pi * PITCH * n / RATE) * min(1.0, n / 300, (count - n) / 1500))
        for n in range(count)
    )
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(struct.pack("<h", sample) for sample in samples))
