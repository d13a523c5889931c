"""Language chip: a button that shows the language of a seat and selects the next one."""

from __future__ import annotations

from companion.games.people import Player
from companion.language.message_texts import LANGUAGES, Speech
from companion.screen import Choice, Does, Glyph, tone_of

ALL = ("", *LANGUAGES)


def chip(does: Does, player: Player, speech: Speech, label: str, glyph: Glyph | None = None) -> Choice:
    """The button for this player's language; `label` is its first line, `does` what its touch does."""
    spoken = LANGUAGES.get(player.language) or speech.say("tongue-table")
    return Choice(does, label, spoken, glyph, tone_of(bool(player.language)))


def following(language: str) -> str:
    """The language after this one in the list of languages; after the last one "", which means the table's language."""
    return ALL[(ALL.index(language) + 1) % len(ALL)] if language in ALL else ""
