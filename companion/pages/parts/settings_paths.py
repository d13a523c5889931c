"""The settings files that the app was started with, for pages that name or write them."""

from __future__ import annotations

from companion.config.settings import Sources, sources
from companion.session.session import Session


def settings_files(session: Session) -> Sources:
    """The settings files that were named on the command line; the usual ones where none was named."""
    return sources() if session.config is None else Sources(*session.config)
