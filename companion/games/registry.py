"""The list of games that Boardside offers: those in the folders beside this file, and those of installed packages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Literal

from msgspec import Struct, convert

from companion import games
from companion.language import bundles
from companion.language.message_texts import Proper, Speech
from companion.screen import Board, Glyph
from engine.game import Game
from engine.match import Match
from engine.state import State

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from companion.games.can_i import Questions
    from companion.games.catching_up import CatchingUp
    from companion.games.could_have import Coach
    from companion.games.game_view import GameView
    from companion.games.touch_and_tags.tag_protocol import Taggable
    from companion.games.words.disputed_rules import Difference

GROUP = "boardside.games"
"""The entry point group under which an installed package offers a game."""


class Standing(Struct, frozen=True):
    """A seat's place at the end of a game; None is a rank or a score that is not certain."""

    seat: str
    rank: int | None
    score: int | None


class RegisteredGame(Struct, frozen=True, kw_only=True):
    """A game's entry in the list of games, which its folder exports as `GAME`. Every `str` field names a part of the
    game, as "module:attribute", or is "" if the game lacks that part. Required are only `engine` (the rules) and `view`
    (the screen).

    Parts are imported on first use, so that the app can start without loading every game, and the headless referee
    without any drawing."""

    engine: str
    """`() -> engine.game.Game`: the rules, with their data files freshly read."""
    view: str
    """The subclass of `GameView`."""
    names: str = ""
    """`(match, {seat: player's name}) -> Proper`: the names of the game's places and pieces."""
    editions: tuple[str, ...] = ()
    """The rulebook editions that a table may choose from."""
    lesson: str = ""
    """The page on which the owner enters data that only the own box has; it calls back when it is left."""
    count_pad: str = ""
    """The page on which the points of a game that was not entered are counted."""
    box: str = ""
    """`(text, name) -> str`: the fault in the file of such a box, "" for none."""
    glyphs: str = ""
    """`() -> tuple[Glyph, ...]`: the row of drawings at the foot of the first page."""
    taggable: str = ""
    """`(speech, edition, text of the owner's box) -> tuple[Taggable, ...]`: the pieces that can have a tag."""
    tag_map: str = ""
    """`() -> Board`: the board on which the place of a tag is chosen."""
    counts: str = ""
    """`(match) -> {seat: {name: count}}`: the counts that the statistics keep of each seat."""
    places: str = ""
    """`(match) -> {seat: (rank, score)}`: the final places as far as they are certain, None for what is not; for a game
    whose standings may lack facts."""
    averages: tuple[tuple[str, str], ...] = ()
    """The averages in a player's record: the quotient of the first count by the second, headed by the message
    `records-average-<first>`."""
    bgg: int | None = None
    """The game's number at BoardGameGeek."""
    questions: str = ""
    """`(GameView) -> Questions`: the questions of *Can I?*, where the general ones are not enough."""
    snapshots: str = ""
    """`(state) -> CatchingUp | None`: the form that enters a game in mid-play."""
    could_have: str = ""
    """`() -> Coach`: the answers on what could have been done."""
    edition_differences: str = ""
    """`() -> tuple[Difference, ...]`: the differences between its editions."""

    def game(self) -> Game:
        """The game's rules."""
        found: Game = part(self.engine)()
        return found

    def look(self, game: Game) -> GameView:
        """A new plug-in that shows this game on the screen; `game` is the game's rules, as `engine` makes them."""
        found: GameView = part(self.view)(game)
        return found

    def proper(self, match: Match, players: Mapping[str, str]) -> Proper:
        """A function that names an id in a language: the game's places and pieces, and the players."""
        found: Proper = part(self.names)(match, players) if self.names else lambda _, id: players.get(id)
        return found

    def check(self, text: str, name: str) -> str:
        """The fault in an owner's deck file, given its text and its name; "" for none."""
        return str(part(self.box)(text, name)) if self.box else ""

    def frieze(self) -> tuple[Glyph, ...]:
        """The row of drawings at the foot of the first page."""
        return tuple(part(self.glyphs)()) if self.glyphs else ()

    def topic(self, id: str) -> str:
        """The topic under which the rule with this id is printed, "" for a rule of another game."""
        return self.game().topic(id)

    def tagged(self, speech: Speech, edition: str, box: str) -> tuple[Taggable, ...]:
        """The pieces of this game that can carry a tag; `box` is the text of the owner's deck file, "" for none."""
        return tuple(part(self.taggable)(speech, edition, box)) if self.taggable else ()

    def map(self) -> Board | None:
        """The board on which players show where a tag belongs; None for a game without one."""
        return part(self.tag_map)() if self.tag_map else None

    def counted(self, match: Match) -> Mapping[str, Mapping[str, int]]:
        """The counts that the statistics keep of each seat, like `{"1": {"cards": 12}}`."""
        return dict(part(self.counts)(match)) if self.counts else {seat.id: {} for seat in match.state.seats}

    def placed(self, match: Match) -> Mapping[str, tuple[int | None, int | None]]:
        """The rank and the score of each seat of a finished game, None where it is not certain; {} if there are no
        standings."""
        if self.places and match.prompt.over:
            return dict(part(self.places)(match))
        return {each.seat: (each.rank, each.score) for each in self.standings(match)}

    def standings(self, match: Match) -> tuple[Standing, ...]:
        """The final places as the public state has them, () if it has none."""
        return convert(match.game.shown(match.state).get("standings", ()), tuple[Standing, ...])

    def questions_of(self, look: GameView) -> Questions:
        """The game's questions for the page *Can I?*."""
        found: Questions = part(self.questions or "companion.games.can_i:Questions")(look)
        return found

    @property
    def catching_up(self) -> Callable[[State], CatchingUp | None] | None:
        """A function that begins the form for entering a game under way; None for a game without one."""
        return part(self.snapshots) if self.snapshots else None

    @property
    def coach(self) -> Coach | None:
        """The game's answers to "what could I have done?"; None for a game without any."""
        return part(self.could_have)() if self.could_have else None

    def differences(self) -> tuple[Difference, ...]:
        """The differences between the game's editions, and the questions they leave to the players."""
        return tuple(part(self.edition_differences)()) if self.edition_differences else ()


class Fault(Struct, frozen=True):
    """The reason why a game of an installed package cannot be played: `why` selects the message `game-fault-<why>`,
    `detail` names the missing part or the exception."""

    package: str
    why: Literal["import", "name", "part"]
    detail: str


part = cache(resolve_name)
"""The object that "module:attribute" names. Raises what the import raises, or AttributeError.

Here, and nowhere else, a game's own types become those of any game, `Game` for `Game[Table, Command, Event]`: no type
checker can follow a name. It is sound as a game is only ever given its own states, commands, events and drafts.
"""


@cache
def built_in() -> tuple[str, ...]:
    """The names of the games that come with Boardside, sorted: each has a folder here."""
    folders = (folder for folder in files(games).iterdir() if folder.joinpath("game.py").is_file())
    return tuple(sorted(folder.name for folder in folders))


def title(name: str, speech: Speech) -> str:
    """The title of the game in this language; its plain name if its package is no longer installed."""
    return speech.say(f"game-{name}") if name in GAMES else name


def faults() -> tuple[Fault, ...]:
    """The faults of the installed game packages."""
    return _installed()[1]


@cache
def _installed() -> tuple[Mapping[str, RegisteredGame], tuple[Fault, ...]]:
    """The playable games of installed packages and the faults of the others, read once, when games are first listed."""
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
    """The reason why this game cannot be played, None if it can; raises what the package raises."""
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
"""The names of the attributes and methods that every `engine.game.Game` has."""


class _Games(Mapping[str, RegisteredGame]):
    """The registered games by name, in the order in which a new game offers them. Installed packages are read only when
    a name is not built in, or when all games are listed."""

    def __getitem__(self, name: str) -> RegisteredGame:
        if name not in built_in():
            return _installed()[0][name]
        found: RegisteredGame = part(f"{games.__name__}.{name}.game:GAME")
        return found

    def __iter__(self) -> Iterator[str]:
        yield from built_in()
        yield from _installed()[0]

    def __len__(self) -> int:
        return len(built_in()) + len(_installed()[0])


GAMES = _Games()
