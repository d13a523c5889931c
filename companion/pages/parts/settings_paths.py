"""The settings files that the app was started with, for pages that name or write them."""

from __future__ import annotations

from companion.config.settings import Sources, sources
from companion.session.screen_session import ScreenSession


def settings_files(session: ScreenSession) -> Sources:
    """The settings files that were named on the command line; the usual ones where none was named."""
    return sources() if session.game.machine.config is None else Sources(*session.game.machine.config)
