"""What a game brings to the table screen: how it is drawn, touched and told. One implementation a game, pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

from companion.games.actions import Draft, Say
from companion.games.people import Player
from companion.language.speech import Speech
from companion.screen import Banner, Block, Board, Choice, Glyph, Marks, SeatPanel, Sheet
from engine.game import Command, State
from engine.match import Entry, Match
from engine.rule import Rejection

if TYPE_CHECKING:
    from companion.games.tag_protocol import TagInput


class View(Struct, frozen=True):
    """What a picture of the table is made from. `speech` is the table's language, `own` that of the seat whose word is
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
        """What prompts and buttons are said in: they speak to the seat whose word is awaited."""
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


class Suggestions(Struct, frozen=True):
    """What would be legal: at most five ways, the spots they are about, and the spot of the refused act; `let` is that
    act where the whole table may let it stand after all."""

    ways: tuple[Way, ...] = ()
    glow: frozenset[str] = frozenset()
    wrong: frozenset[str] = frozenset()
    let: Command = None


class Subject(Struct, frozen=True):
    """What rules are looked up by: the message on its button, its drawing if it is a piece, and its rules, by id or by
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


class Look(Protocol):
    """A game's table screen. Everything is pure; ids are the taps that the screen sends."""

    colours: tuple[str, ...]
    seats: tuple[int, int]
    editions: tuple[str, ...]
    """The rulebooks a table may choose from; empty where there is no choice."""
    menu: tuple[str, ...]
    """What this game can be asked in the middle of it, "chart", "find", and the touches it takes at times from there:
    "keep-score", "referee"."""
    options: tuple[Option, ...]
    aliases: Mapping[str, str]
    """Other spellings of places, each with the place's id."""

    def board(self, state: State) -> Board:
        """The drawing of this game's board: one object all game."""

    def preset(self, edition: str) -> Mapping[str, str | bool]:
        """Each option as this edition plays it."""

    def blank(self) -> Draft:
        """Nothing touched yet."""

    def touch(self, state: State, draft: Draft, id: str) -> Draft | Say | None:
        """What a touch makes of the draft; None where it means nothing to this game."""

    def retold(self, state: State, command: Command) -> tuple[str, ...] | None:
        """The taps that say this command, from a blank draft; None for what no touch says."""

    def tag_input(self) -> TagInput | None:
        """How it is played with tagged pieces; None for a game that knows none. Loaded when it is asked for."""

    def automatic(self, state: State) -> Command | None:
        """What the desk may say by itself, because the seat in turn has no choice left."""

    def cites(self, state: State, draft: Draft) -> tuple[str, ...]:
        """The rules behind what is wanted now, by id, the chief one first; none when the game is over."""

    def explains(self, state: State) -> str:
        """What a first game has explained now: the name of a card, "" where it knows all that."""

    def subjects(self) -> tuple[Subject, ...]:
        """What rules are looked up by: first the pieces, then the parts of a game."""

    def picture(self, view: View) -> Picture:
        """How the table looks now."""

    def suggestions(self, state: State, command: Command, rejection: Rejection, speech: Speech) -> Suggestions:
        """What would be legal, from what the whole table may know."""

    def tell(self, entry: Entry, speech: Speech) -> str:
        """The entry in words, for the history and the undo button; no secret in it."""

    def seat_of(self, entry: Entry) -> str:
        """Whose act it was, "" when nobody's in particular."""

    def put_back(self, after: State, before: State, speech: Speech) -> tuple[str, ...]:
        """What the hands must move so that the table shows `before` again."""

    def lies(self, state: State, speech: Speech) -> tuple[str, ...]:
        """What lies where, to lay out a table that was cleared away."""

    def on_paper(self, state: State, players: tuple[Player, ...], speech: Speech) -> tuple[Block, ...]:
        """Everything that a table needs to go on without the screen, no secret in it; fits one sheet of paper."""

    def standings(self, match: Match, players: tuple[Player, ...], speech: Speech) -> tuple[Block, ...]:
        """The standings with their reasons and a picture; also in mid-game, as far as they go."""

    def trail(self, match: Match, players: tuple[Player, ...], looked: str = "") -> Marks | None:
        """The board with everyone's way on it, or one seat's; None where a game leaves none."""

    def chart(self, speech: Speech) -> tuple[Block, ...]:
        """The card that players look things up on."""

    def glyph(self, colour: str, letter: str) -> Any:
        """A seat's mark."""
