"""The games that can be played: those of the box's own folders, and those of installed packages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from companion import games
from companion.language import bundles
from companion.language.speech import Proper, Speech
from companion.screen import Board, Glyph
from engine.game import Game, State
from engine.match import Match

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from companion.games.catching_up import CatchingUp
    from companion.games.differences import Difference
    from companion.games.game_view import GameView
    from companion.games.questions import Asking
    from companion.games.tag_protocol import Taggable

GROUP = "boardside.games"
"""The entry point group under which an installed package offers a game."""


class RegisteredGame(Struct, frozen=True, kw_only=True):
    """A game's entry in the registry: where each of its parts is found. A game's folder exports one as `GAME`.

    Parts are named "module:attribute" and imported when they are first used: the first page draws no game, and the
    headless referee loads no drawing. Only `engine` and `view` are required.
    """

    engine: str
    """A function that answers the `engine.game.Game`, its data files freshly read."""
    view: str
    """The subclass of `GameView`."""
    names: str = ""
    """`(match, {seat: player's name}) -> Proper`: what its things are called."""
    editions: tuple[str, ...] = ()
    """The rulebooks that a table may choose from."""
    lesson: str = ""
    """The page on which the owner teaches what only the own box tells; it calls back when it is left."""
    box: str = ""
    """`(text, name) -> str`: what is wrong with the file of such a box, "" for nothing."""
    glyphs: str = ""
    """`() -> tuple[Glyph, ...]`: the frieze of the first page."""
    topics: str = ""
    """`(rule id) -> str`: where a rule is printed that no act breaks."""
    taggable: str = ""
    """`(speech, edition, text of the owner's box) -> tuple[Taggable, ...]`: what of its box can have a tag."""
    tag_map: str = ""
    """`() -> Board`: the board on which places with tags are picked."""
    counts: str = ""
    """`(match) -> {seat: {what: count}}`: what the statistics count of each seat."""
    average: tuple[str, str] | None = None
    """The two counts that make a record's average."""
    bgg: int | None = None
    """The game's number at BoardGameGeek."""
    questions: str = ""
    """`() -> Asking`: the questions that can be asked without an act."""
    snapshots: str = ""
    """`(state) -> CatchingUp | None`: a game that is described in its middle."""
    edition_differences: str = ""
    """`() -> tuple[Difference, ...]`: where its rulebooks differ, or leave the choice to the table."""

    def game(self) -> Game:
        """The game's rules."""
        found: Game = part(self.engine)()
        return found

    def look(self, game: Game) -> GameView:
        """How the game is drawn and touched."""
        found: GameView = part(self.view)(game)
        return found

    def proper(self, match: Match, players: Mapping[str, str]) -> Proper:
        """What the game's things are called, and its seats' players where they are known."""
        found: Proper = part(self.names)(match, players) if self.names else lambda _, id: players.get(id)
        return found

    def check(self, text: str, name: str) -> str:
        """What is wrong with an owner's box, told its file's text and what to call it; "" for nothing."""
        return str(part(self.box)(text, name)) if self.box else ""

    def frieze(self) -> tuple[Glyph, ...]:
        """Glyphs along the foot of the first page."""
        return tuple(part(self.glyphs)()) if self.glyphs else ()

    def topic(self, id: str) -> str:
        """Where this rule is printed, "" for a rule of another game."""
        if self.topics:
            return str(part(self.topics)(id))
        known = self.game().rules.get(id)
        return known.topic if known else ""

    def tagged(self, speech: Speech, edition: str, box: str) -> tuple[Taggable, ...]:
        """What of this game's box can have a tag."""
        return tuple(part(self.taggable)(speech, edition, box)) if self.taggable else ()

    def map(self) -> Board | None:
        """The board on which places with tags are picked."""
        return part(self.tag_map)() if self.tag_map else None

    def counted(self, match: Match) -> Mapping[str, Mapping[str, int]]:
        """What the statistics count of each seat, like `{"1": {"cards": 12}}`."""
        return dict(part(self.counts)(match)) if self.counts else {seat.id: {} for seat in match.state.seats}

    @property
    def asks(self) -> Callable[[], Asking] | None:
        """Makes the game's questions; None for a game without any."""
        return part(self.questions) if self.questions else None

    @property
    def catching_up(self) -> Callable[[State], CatchingUp | None] | None:
        """Begins to describe a table in mid-game; None for a game that cannot be described so."""
        return part(self.snapshots) if self.snapshots else None

    def differences(self) -> tuple[Difference, ...]:
        """Where its rulebooks differ, or leave the choice to the table."""
        return tuple(part(self.edition_differences)()) if self.edition_differences else ()


class Fault(Struct, frozen=True):
    """Why the game of an installed package cannot be played: the message `game-fault-<why>`, and its details."""

    package: str
    why: Literal["import", "name", "part"]
    detail: str


@cache
def part(name: str) -> Any:
    """The part of a game that "module:attribute" names. Raises what its import raises, or AttributeError."""
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)


@cache
def built_in() -> tuple[str, ...]:
    """The names of the games that come with Boardside: each has a folder here."""
    folders = (folder for folder in files(games).iterdir() if folder.joinpath("game.py").is_file())
    return tuple(sorted(folder.name for folder in folders))


def title(name: str, speech: Speech) -> str:
    """What a game is called; its plain name where its package is installed no more."""
    return speech.say(f"game-{name}") if name in GAMES else name


def faults() -> tuple[Fault, ...]:
    """What is wrong with installed games."""
    return _installed()[1]


@cache
def _built_in(name: str) -> RegisteredGame:
    found: RegisteredGame = part(f"{games.__name__}.{name}.game:GAME")
    return found


@cache
def _installed() -> tuple[Mapping[str, RegisteredGame], tuple[Fault, ...]]:
    """The games of installed packages, read once, when the games are first listed."""
    found: dict[str, RegisteredGame] = {}
    wrong: list[Fault] = []
    from importlib.metadata import entry_points  # slow to import, and needed only when games are listed

    for point in entry_points(group=GROUP):
        try:
            fault = _fault(point, found)
        except Exception as raised:  # a stranger's package may raise anything, and must not end the table
            fault = Fault(point.name, "import", f"{type(raised).__name__}: {raised}")
        if fault is not None:
            wrong.append(fault)
            continue
        found[point.name] = point.load()
        bundles.read_also(Path(import_module(point.module).__file__ or "").parent / "locale")
    return found, tuple(wrong)


def _fault(point: EntryPoint, found: Mapping[str, RegisteredGame]) -> Fault | None:
    """What keeps this game from being played; raises what the package raises."""
    from companion.games.game_view import GameView

    if point.name in (*built_in(), *found):
        return Fault(point.name, "name", point.value)
    game = point.load()
    if not isinstance(game, RegisteredGame):
        return Fault(point.name, "part", "GAME")
    rules = game.game()
    if rules.name != point.name:
        return Fault(point.name, "part", f"name = {point.name!r}")
    lacking = [name for name in PARTS if not hasattr(rules, name)]
    if not isinstance(game.look(rules), GameView):
        lacking.append("GameView")
    return Fault(point.name, "part", ", ".join(lacking)) if lacking else None


PARTS = tuple(name for name in (*Game.__annotations__, *vars(Game)) if not name.startswith("_"))
"""What every `engine.game.Game` has."""


class _Games(Mapping[str, RegisteredGame]):
    """The registry by name, in the order in which a new game offers them. Installed packages are looked for only when
    a name is not built in, or when all are listed."""

    def __getitem__(self, name: str) -> RegisteredGame:
        return _built_in(name) if name in built_in() else _installed()[0][name]

    def __iter__(self) -> Iterator[str]:
        yield from built_in()
        yield from _installed()[0]

    def __len__(self) -> int:
        return len(built_in()) + len(_installed()[0])


GAMES = _Games()
