"""A page that is named by its import path, as a game names its own pages."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.session.session import Session


def open_page(name: str, session: Session, back: Callable[[], None]) -> None:
    """Open the page that "module:function" opens; `back` is called when it is left."""
    module, _, function = name.partition(":")
    getattr(import_module(module), function)(session, back)
