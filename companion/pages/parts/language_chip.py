"""A language of one's own at a seat: the button that shows it, and the next one."""

from __future__ import annotations

from companion.games.people import Player
from companion.language.speech import LANGUAGES, Speech
from companion.screen import Choice, Glyph

ALL = ("", *LANGUAGES)


def chip(id: str, player: Player, speech: Speech, label: str, glyph: Glyph | None = None) -> Choice:
    """What the seat is spoken to in; touching it takes the next language."""
    spoken = LANGUAGES.get(player.language) or speech.say("tongue-table")
    return Choice(id, label, spoken, glyph, "selected" if player.language else "plain")


def following(language: str) -> str:
    """The next language a seat can have; after the last one the table's."""
    return ALL[(ALL.index(language) + 1) % len(ALL)] if language in ALL else ""
