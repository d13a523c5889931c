"""Values that pages and a game's plug-in for the screen pass to each other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic

from msgspec import Struct
from msgspec.structs import replace

from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import D, Draft, Say
from companion.language.message_texts import Speech
from companion.screen import Banner, Choice, Glyph, Marks, SeatPanel, Sheet
from engine.game import C, Command, E, S
from engine.match import Match


class View(Struct, Generic[S, C, E, D], frozen=True):
    """What a game is given to draw its table page from.

    `draft` is the unfinished command. `speech` is the table's language, `own` that of the seat in turn, None if it is
    the same. `looked` is the seat whose details were opened by a touch, "" for none. `glow` are the ids of places and
    paths that a suggestion highlights, `wrong` those of the refused command, and `blink` the one to flash. `guided`:
    the phases are explained one by one, so none may be left out. `ticked` are the indices of the lines ticked in the
    game's checklist. `asks`: what the last action left open is to be entered first (`GameView.asks`). `whose` is the
    seat whose own screen it is ("2"), which answers for this seat alone; "" for a screen of the whole table. `seen`:
    the game is only looked at, as in a replay, and nothing can be entered.
    """

    match: Match[S, C, E]
    draft: D
    players: tuple[Player, ...]
    speech: Speech
    looked: str = ""
    glow: frozenset[str] = frozenset()
    wrong: frozenset[str] = frozenset()
    blink: str = ""
    own: Speech | None = None
    guided: bool = False
    ticked: frozenset[int] = frozenset()
    asks: bool = False
    whose: str = ""
    seen: bool = False

    def answering(self, seats: tuple[str, ...]) -> tuple[str, ...]:
        """Of these seats, those for which this screen may answer."""
        return tuple(seat for seat in seats if self.whose in ("", seat))

    @property
    def voice(self) -> Speech:
        """The language of prompts and buttons: that of the seat in turn, else the table's."""
        return self.own or self.speech


Tools = tuple[tuple[Choice, ...], tuple[Choice, ...], Choice | None]
"""The controls below the board, the secondary buttons, and the primary button, if any."""


class Picture(Struct, frozen=True):
    """All that a game contributes to the table page.

    `tray` are controls and pieces below the board; `secondary` and `primary` are the buttons in the bar.
    """

    marks: Marks
    banner: Banner
    seats: tuple[SeatPanel, ...]
    tray: tuple[Choice, ...] = ()
    secondary: tuple[Choice, ...] = ()
    primary: Choice | None = None
    sheet: Sheet | None = None

    def only_seen(self) -> Picture:
        """The same for a page that shows the game as it was, or might be: seats and board are not touched there."""
        seats = tuple(replace(each, does="") for each in self.seats)
        marks = replace(self.marks, glow=frozenset(), shown=self.marks.shown | self.marks.glow)
        return replace(self, marks=marks, seats=seats)


class Answer(Struct, frozen=True):
    """An answer about what is on the table, in words.

    The answer has a title and lines; `choices` lead on: each has the id of what is asked next ("between", "tichih").
    `steps`: it is about what the seat can do now, and has the buttons for that below it while it is the seat's turn.
    """

    title: str
    lines: tuple[str, ...] = ()
    choices: tuple[Choice, ...] = ()
    steps: bool = False


class Way(Struct, frozen=True):
    """A legal alternative to a refused command: its button, the commands or the unfinished command that it leads to,
    and the ids of the places and paths that are highlighted for it.
    """

    choice: Choice
    act: Say | Draft
    spots: frozenset[str] = frozenset()


def way(label: str, command: Command, glyph: Glyph | None = None, detail: str = "", spots: Iterable[str] = ()) -> Way:
    """An alternative whose button enters this command; `label` and `detail` are the button's texts, `spots` the places
    and paths that are highlighted."""
    return Way(Choice("", label, detail, glyph), Say((command,)), frozenset(spots))


class Suggestions(Struct, frozen=True):
    """The alternatives offered beside a refusal: at most five, with the ids of the places and paths they use (`glow`)
    and of those in the refused command (`wrong`). `let` is the refused command if the whole table may allow it anyway,
    else None."""

    ways: tuple[Way, ...] = ()
    glow: frozenset[str] = frozenset()
    wrong: frozenset[str] = frozenset()
    let: Command | None = None


class Contradiction(Struct, frozen=True):
    """The proof by an accepted action that an earlier one broke a rule: a sentence (`headline`), the arithmetic
    (`more`), the label of the button that goes back to the `kept` entries before the earlier one (`back`)."""

    headline: str
    more: str
    back: str
    kept: int


class Subject(Struct, frozen=True):
    """An entry of the rules' index: the message id of its label, its rules by id or by chapter ("EL-MOVE"), and its
    drawing if it is a piece. A search finds it by its label and by the messages `name-<each of names>`.
    """

    label: str
    rules: tuple[str, ...]
    glyph: Glyph | None = None
    names: tuple[str, ...] = ()


class Option(Struct, frozen=True):
    """An option of a new game with all its possible values. If `boxes` is true, the possible values are the paths of
    the owner's deck files, and None for no deck file; they are not listed in `values`, which is then empty.
    """

    name: str
    values: tuple[str | bool, ...] = ()
    boxes: bool = False
