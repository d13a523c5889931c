"""The games on the shelf: how each is refereed, what its things are called, and how it looks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from companion.look import Look
from companion.speech import Proper
from companion.tables.elfenland import names as elfenland_names
from engine.elfenland import editions as elfenland_editions
from engine.elfenland.game import Elfenland, elfenland
from engine.game import Game
from engine.match import Match


class Boxed(Struct, frozen=True):
    """One game: `game` reads its data files afresh; `proper` names its places, and the seats' players if known;
    `look` draws it; `editions` are the rulebooks it can be played by."""

    game: Callable[[], Game]
    proper: Callable[[Any, Mapping[str, str]], Proper]
    look: Callable[[Any], Look]
    editions: tuple[str, ...]


def _elfenland_look(game: Elfenland) -> Look:
    # The headless referee draws nothing and need not read what only drawing takes.
    from companion.tables.elfenland.table import ElfenlandLook

    return ElfenlandLook(game)


GAMES: Mapping[str, Boxed] = {
    "elfenland": Boxed(elfenland, elfenland_names.proper, _elfenland_look, elfenland_editions.EDITIONS),
}
"""In the order in which a new game offers them."""

LANGUAGE_OF_EDITION: Mapping[str, str] = {"ff": "fr"}
"""Editions are named by their language, but for a second one in a language."""


def language_of(match: Match) -> str:
    """The language of the table's own rulebook."""
    edition = match.game.edition(match.state)
    return LANGUAGE_OF_EDITION.get(edition, edition)
