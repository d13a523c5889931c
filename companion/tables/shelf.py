"""The games on the shelf: how each is refereed, what its things are called, and how it looks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from companion.look import Look
from companion.screen import Glyph
from companion.speech import Proper
from companion.tables.elfenland import names as elfenland_names
from companion.tables.masterelf import names as masterelf_names
from engine.elfenland import editions as elfenland_editions
from engine.elfenland.game import Elfenland, elfenland
from engine.game import Game
from engine.masterelf.deckfile import read_deck
from engine.masterelf.game import MasterElf, masterelf
from engine.match import Match
from engine.rule import Unclear


class Boxed(Struct, frozen=True):
    """One game: `game` reads its data files afresh; `proper` names its things, and the seats' players if known;
    `look` draws it; `editions` are the rulebooks a table may choose from. `lesson` opens the page on which the owner
    teaches what only the own box tells, and calls back when it is left; `check` says what is wrong with such
    a box, told its text and what to call it, or nothing."""

    game: Callable[[], Game]
    proper: Callable[[Match, Mapping[str, str]], Proper]
    look: Callable[[Any], Look]
    editions: tuple[str, ...] = ()
    lesson: Callable[[Any, Callable[[], None]], None] | None = None
    check: Callable[[str, str], str] | None = None
    frieze: Callable[[], tuple[Glyph, ...]] = tuple


def _elfenland_look(game: Elfenland) -> Look:
    # The headless referee draws nothing and need not read what only drawing takes.
    from companion.tables.elfenland.table import ElfenlandLook

    return ElfenlandLook(game)


def _elfenland_frieze() -> tuple[Glyph, ...]:
    from companion.tables.elfenland.art import GLYPHS
    from engine.elfenland.pieces import KINDS

    return tuple(GLYPHS[kind] for kind in KINDS)


def _masterelf_look(game: MasterElf) -> Look:
    from companion.tables.masterelf.table import MasterElfLook

    return MasterElfLook(game)


def _masterelf_lesson(desk: Any, back: Callable[[], None]) -> None:
    from companion.tables.masterelf.lesson import open_lesson

    open_lesson(desk, back)


def _masterelf_check(text: str, name: str) -> str:
    deck = read_deck(text, name)
    return deck.sentence if isinstance(deck, Unclear) else ""


GAMES: Mapping[str, Boxed] = {
    "elfenland": Boxed(
        elfenland,
        elfenland_names.proper,
        _elfenland_look,
        elfenland_editions.EDITIONS,
        frieze=_elfenland_frieze,
    ),
    "masterelf": Boxed(
        masterelf, masterelf_names.proper, _masterelf_look, lesson=_masterelf_lesson, check=_masterelf_check
    ),
}
"""In the order in which a new game offers them."""

LANGUAGE_OF_EDITION: Mapping[str, str] = {"ff": "fr"}
"""Editions are named by their language, but for a second one in a language."""


def language_of(edition: str) -> str:
    """The language of this rulebook."""
    return LANGUAGE_OF_EDITION.get(edition, edition)
