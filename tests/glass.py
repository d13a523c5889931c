"""The one window that this process can have: nobody sees it, and it is as large as any test needs."""

from __future__ import annotations

import os
from typing import Any

LARGEST = (1280, 1280)


def window() -> Any:
    """Kivy's window, made by whoever asks first."""
    os.environ["SDL_VIDEODRIVER"] = "offscreen"
    from companion import app

    app.prepare(LARGEST, still=True)
    from kivy.core.window import Window

    assert Window is not None, "SDL's offscreen driver needs libegl1 and libgles2"
    return Window
