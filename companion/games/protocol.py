"""Values that pass between pages and a game's view: View, Picture, Suggestions, Subject, Option."""

from __future__ import annotations

from msgspec import Struct

from companion.games.actions import Draft, Say
from companion.games.people import Player
from companion.language.speech import Speech
from companion.screen import Banner, Choice, Glyph, Marks, SeatPanel, Sheet
from engine.game import Command
from engine.match import Match


class View(Struct, frozen=True):
    """The input of a picture of the table. `speech` is the table's language, `own` that of the seat whose word is
    awaited, if it has its own. `looked` is the seat that was asked about, "" for the one in turn; `glow`
    are places and paths that a refusal points out, `wrong` the one it is about."""

    match: Match
    draft: Draft
    players: tuple[Player, ...]
    speech: Speech
    looked: str = ""
    glow: frozenset[str] = frozenset()
    wrong: frozenset[str] = frozenset()
    blink: str = ""
    own: Speech | None = None

    @property
    def voice(self) -> Speech:
        """The language of prompts and buttons: that of the seat in turn."""
        return self.own or self.speech


class Picture(Struct, frozen=True):
    """The game's part of the table screen. `secondary` and `primary` go to the bar."""

    marks: Marks
    banner: Banner
    seats: tuple[SeatPanel, ...]
    tray: tuple[Choice, ...] = ()
    secondary: tuple[Choice, ...] = ()
    primary: Choice | None = None
    sheet: Sheet | None = None


class Way(Struct, frozen=True):
    """Something that would be legal instead of what was refused: the words of its button, and what it does."""

    choice: Choice
    act: Say | Draft


def way(label: str, command: Command, glyph: Glyph | None = None, detail: str = "") -> Way:
    """A button that says this command."""
    return Way(Choice("", label, detail, glyph), Say((command,)))


class Suggestions(Struct, frozen=True):
    """What would be legal: at most five ways, the spots they are about, and the spot of the refused act; `let` is that
    act where the whole table may let it stand after all."""

    ways: tuple[Way, ...] = ()
    glow: frozenset[str] = frozenset()
    wrong: frozenset[str] = frozenset()
    let: Command = None


class Subject(Struct, frozen=True):
    """An entry of the rules index: the message on its button, its drawing if it is a piece, and its rules, by id or by
    chapter ("EL-OBST"). It is found by its label, and by the words of `names`."""

    label: str
    rules: tuple[str, ...]
    glyph: Glyph | None = None
    names: tuple[str, ...] = ()


class Option(Struct, frozen=True):
    """An option of a new game: its name, and every value it can take.

    With `boxes` the values are the boxes that were taught, and none.
    """

    name: str
    values: tuple[str | bool, ...] = ()
    boxes: bool = False
