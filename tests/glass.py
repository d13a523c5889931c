"""The one window that this process can have: nobody sees it, and it is as large as any test needs."""

from __future__ import annotations

import os
from functools import lru_cache
from typing import Any

LARGEST = (1280, 1280)
KEPT = 12
"""Pictures of a map that are kept for the next view. Each takes up to 3 MB."""


def window() -> Any:
    """Kivy's window, made by whoever asks first."""
    os.environ["SDL_VIDEODRIVER"] = "offscreen"
    from companion import app

    app.prepare(LARGEST, still=True)
    from kivy.core.window import Window

    assert Window is not None, "SDL's offscreen driver needs libegl1 and libgles2"
    _keep_maps()
    return Window


def give_back() -> None:
    """Free the pictures that Kivy let go of: it does so with a frame of its clock, of which tests have few."""
    from kivy.graphics.context import get_context

    get_context().gl_dealloc()


def _keep_maps() -> None:
    """Let a new view show a map that another one painted: painting one takes longer than all else that is drawn."""
    from companion.view import board_textures

    if not hasattr(board_textures.ground, "cache_info"):
        board_textures.ground = lru_cache(KEPT)(board_textures.ground)
        board_textures.printed = lru_cache(KEPT)(board_textures.printed)


def paintings() -> int:
    """How often a view has had a map painted, with the times that it was given one of the kept ones."""
    from companion.view import board_textures

    kept: Any = board_textures.ground
    hits, misses, *_ = kept.cache_info()
    return int(hits + misses)
