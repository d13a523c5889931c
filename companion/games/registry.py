"""The games on the shelf: how each is refereed, what its things are called, and how it looks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from companion.games.differences import Difference
from companion.games.protocol import Look
from companion.games.tag_protocol import Taggable
from companion.language.speech import Proper, Speech
from companion.screen import Board, Glyph
from engine.elfenland.editions import EDITIONS
from engine.game import Game, State
from engine.match import Match
from engine.rule import Unclear

if TYPE_CHECKING:
    from companion.games.catching_up import CatchingUp
    from companion.games.questions import Asking
    from engine.elfenland.game import Elfenland
    from engine.masterelf.game import MasterElf


class RegisteredGame(Struct, frozen=True):
    """One game: `game` reads its data files afresh; `proper` names its things, and the seats' players if known;
    `look` draws it; `editions` are the rulebooks a table may choose from. `lesson` opens the page on which the owner
    teaches what only the own box tells, and calls back when it is left; `check` says what is wrong with such
    a box, told its text and what to call it, or nothing; `topic` finds where a rule is printed that no act breaks;
    `tagged` lists what of its box can have a tag, told the speech, the rulebook and the text of the owner's box; on
    `map` those of its places are picked that have a tag; `counted` is what an evening counts of each seat, `average`
    the two of them that make a record's average; `bgg` is the game's number at BoardGameGeek, where known; `asks` are
    the questions that can be asked without an act; `catching_up` begins to tell a table in mid-game."""

    game: Callable[[], Game]
    proper: Callable[[Match, Mapping[str, str]], Proper]
    look: Callable[[Any], Look]
    editions: tuple[str, ...] = ()
    lesson: str = ""
    check: Callable[[str, str], str] | None = None
    frieze: Callable[[], tuple[Glyph, ...]] = tuple
    topic: Callable[[str], str] = lambda _: ""
    tagged: Callable[[Speech, str, str], tuple[Taggable, ...]] = lambda *_: ()
    map: Callable[[], Board | None] = lambda: None
    counted: Callable[[Match], Mapping[str, Mapping[str, int]]] = lambda _: {}
    average: tuple[str, str] | None = None
    bgg: int | None = None
    asks: Callable[[], Asking] | None = None
    catching_up: Callable[[State], CatchingUp | None] | None = None
    differences: Callable[[], tuple[Difference, ...]] = tuple
    """Where its rulebooks differ, or leave the choice to the table."""


# Each game is imported when it is asked for: the first page needs none, and the headless referee draws nothing.


def _elfenland() -> Game:
    from engine.elfenland.game import elfenland

    return elfenland()


def _elfenland_proper(match: Match, players: Mapping[str, str]) -> Proper:
    from companion.games.elfenland.names import proper

    return proper(match, players)


def _elfenland_look(game: Elfenland) -> Look:
    from companion.games.elfenland.game_view import ElfenlandLook

    return ElfenlandLook(game)


def _elfenland_catching_up(state: State) -> CatchingUp | None:
    from companion.games.elfenland.catching_up import catching_up

    return catching_up(state)


def _elfenland_frieze() -> tuple[Glyph, ...]:
    from companion.games.elfenland.art import GLYPHS
    from engine.elfenland.pieces import KINDS

    return tuple(GLYPHS[kind] for kind in KINDS)


def _elfenland_topic(id: str) -> str:
    from engine.elfenland.rules import topic

    return topic(id)


def _elfenland_counted(match: Match) -> Mapping[str, Mapping[str, int]]:
    from companion.games.elfenland.trail import counted

    return counted(match)


def _masterelf_counted(match: Match) -> Mapping[str, Mapping[str, int]]:
    return {seat.id: {"gifts": len(seat.gifts)} for seat in match.state.seats}


def _elfenland_tagged(speech: Speech, edition: str, box: str) -> tuple[Taggable, ...]:
    from companion.games.elfenland.taggable import tagged

    return tagged(speech, edition, box)


def _elfenland_map() -> Board:
    look = _elfenland_look(_elfenland())  # type: ignore[arg-type]
    return look.board(None)


def _elfenland_asks() -> Asking:
    from companion.games.elfenland.questions import ElfenlandAsking

    return ElfenlandAsking()


def _masterelf() -> Game:
    from engine.masterelf.game import masterelf

    return masterelf()


def _masterelf_proper(match: Match, players: Mapping[str, str]) -> Proper:
    from companion.games.masterelf.names import proper

    return proper(match, players)


def _masterelf_look(game: MasterElf) -> Look:
    from companion.games.masterelf.game_view import MasterElfLook

    return MasterElfLook(game)


def _masterelf_check(text: str, name: str) -> str:
    from engine.masterelf.deckfile import read_deck

    deck = read_deck(text, name)
    return deck.sentence if isinstance(deck, Unclear) else ""


def _masterelf_topic(id: str) -> str:
    from engine.masterelf.rules import topic

    return topic(id)


def _masterelf_tagged(speech: Speech, edition: str, box: str) -> tuple[Taggable, ...]:
    from companion.games.masterelf.taggable import tagged

    return tagged(speech, edition, box)


def _elfenland_differences() -> tuple[Difference, ...]:
    from companion.games.elfenland.differences import differences

    return differences()


def _masterelf_differences() -> tuple[Difference, ...]:
    from companion.games.masterelf.differences import differences

    return differences()


GAMES: Mapping[str, RegisteredGame] = {
    "elfenland": RegisteredGame(
        _elfenland,
        _elfenland_proper,
        _elfenland_look,
        EDITIONS,
        frieze=_elfenland_frieze,
        topic=_elfenland_topic,
        tagged=_elfenland_tagged,
        map=_elfenland_map,
        counted=_elfenland_counted,
        average=("cards", "towns_paid"),
        bgg=10,
        asks=_elfenland_asks,
        catching_up=_elfenland_catching_up,
        differences=_elfenland_differences,
    ),
    "masterelf": RegisteredGame(
        _masterelf,
        _masterelf_proper,
        _masterelf_look,
        lesson="companion.pages.masterelf.deck_editor_page:open_lesson",
        check=_masterelf_check,
        topic=_masterelf_topic,
        tagged=_masterelf_tagged,
        counted=_masterelf_counted,
        differences=_masterelf_differences,
    ),
}
"""In the order in which a new game offers them."""
