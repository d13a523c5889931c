"""The description of a new game before it begins: players, starting seat and options."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path, PurePath

from msgspec import Struct, field
from msgspec.structs import replace

from companion.automa.decision_process import plays
from companion.games.game_view import GameView
from companion.games.people import OFFERED_LEVELS, Player
from companion.games.registry import GAMES
from engine.game import Start

NAMES_KEPT = 24


class Remembered(Struct, frozen=True):
    """What is stored for the next new game: the names of all players, the newest first, and the last game's start
    record and players.
    """

    names: tuple[str, ...] = ()
    start: Start | None = field(default=None, name="told")
    players: tuple[Player, ...] = ()


class Setup(Struct, frozen=True):
    """A new game before it begins; methods return a changed copy.

    `look` is the game's plug-in for the screen; `players` is empty until some are entered, `remembered` what is stored
    of earlier games. `begins` is the index of the starting seat; `chosen` has the options that differ from the
    edition's, like `{"hold_back": True}`; `boxes` are the files in which owners entered what their game's box contains;
    `guided` shows a tutorial notice for each phase; `hints` is the level of the hints that every seat may be given.
    `way` is how the game begins: "start", "already" to enter a position, or the id of one of the game's own ways to
    begin, in `GameView.starts`.
    """

    game: str
    look: GameView
    players: tuple[Player, ...] = ()
    begins: int = 0
    edition: str = "de"
    chosen: Mapping[str, object] = {}
    remembered: Remembered = Remembered()
    boxes: tuple[Path, ...] = ()
    guided: bool = False
    hints: int = 0
    way: str = "start"

    @classmethod
    def first(cls, game: str, edition: str) -> Setup:
        """A setup of this game and edition, without players."""
        registered = GAMES[game]
        return cls(game, registered.look(registered.game()), edition=edition)

    @classmethod
    def again(cls, start: Start, players: tuple[Player, ...]) -> Setup:
        """A setup with the options of an earlier game, from its start record, and with its players."""
        options = dict(start.options or {})
        setup = cls.first(start.game, str(options.pop("edition", "de")))
        options.pop(setup.look.starter_option, None)
        if setup.box_option:
            # The options of a game already begun hold the box's text with its name; the file is read again. A game
            # without a box takes the one that may have been entered meanwhile.
            box, none = options.pop(setup.box_option, None), setup.look.no_box()
            if isinstance(box, Mapping) and (none is None or box["name"] != none.name):
                options[setup.box_option] = box["name"]
        # An earlier game may have a seat at a level that is no longer offered.
        players = tuple(
            replace(player, level=OFFERED_LEVELS[0]) if player.level not in ("", *OFFERED_LEVELS) else player
            for player in players
        )
        return replace(setup, players=players, begins=int(start.start_player or "1") - 1, chosen=options)

    @property
    def seated(self) -> tuple[Player, ...]:
        """The players of the new game; if none were entered, the fewest that can play, without names."""
        return self.players or tuple(Player("", colour) for colour in self.look.colours[: self.look.seats[0]])

    @property
    def box_option(self) -> str:
        """The name of the option that chooses among the box contents that owners entered; "" for a game without one."""
        return next((each.name for each in self.look.options if each.boxes), "")

    @property
    def preset(self) -> Mapping[str, object]:
        """The value of every option that the players have not chosen: the edition's, and the box contents
        entered last.
        """
        last = str(self.boxes[0]) if self.boxes else None
        return {**self.look.preset(self.edition), **({self.box_option: last} if self.box_option else {})}

    @property
    def changed(self) -> set[str]:
        """The names of the options whose values differ from the edition's."""
        preset = self.preset
        return {name for name, value in self.chosen.items() if value != preset[name]}

    @property
    def doubled(self) -> str:
        """A name that two players of the new game have, "" if there is none."""
        names = [player.name.rstrip() for player in self.players if player.name]
        alike = [name.casefold() for name in names]
        return next((name for name in names if alike.count(name.casefold()) > 1), "")

    def value(self, option: str) -> object:
        """The value of this option, as chosen or preset: True, a word as "night", or the path of the chosen deck file;
        None if no deck file is chosen."""
        found = self.chosen.get(option, self.preset[option])
        if option == self.box_option and isinstance(found, str):
            # The record of an earlier game has the name of the file without its folder.
            name = PurePath(found).name
            return next((str(box) for box in self.boxes if box.name == name), found)
        return found

    def box(self) -> str:
        """The name of the chosen file of box contents; "" for none, or for one that is gone."""
        path = self.value(self.box_option)
        return next((box.stem for box in self.boxes if str(box) == path), "")

    def playing(self, game: str) -> Setup:
        """A setup for another game. It has the same players, at most as many as the game has seats; no players if these
        are too few for the game, or if the game lacks a player's colour."""
        other = Setup.first(game, self.edition)
        players = self.players[: other.look.seats[1]]
        if not plays(game):
            players = tuple(replace(player, level="") for player in players)
        fits = len(players) >= other.look.seats[0] and all(player.colour in other.look.colours for player in players)
        other = replace(other, remembered=self.remembered, guided=self.guided)
        return replace(other, players=players, begins=min(self.begins, len(players) - 1)) if fits else other

    def last(self) -> Setup:
        """A setup like that of the game played last; this setup if there is none."""
        if self.remembered.start is None:
            return self
        again = Setup.again(self.remembered.start, self.remembered.players)
        return replace(
            again,
            guided=self.guided,
            remembered=self.remembered,
            boxes=self.boxes if again.game == self.game else (),
            way=self.way if again.game == self.game else "start",
        )

    def added(self) -> Setup:
        """A copy with one more seat, unless the game has no more seats."""
        players = self.seated
        if len(players) >= self.look.seats[1]:
            return self
        free = next(colour for colour in self.look.colours if all(colour != player.colour for player in players))
        return replace(self, players=(*players, Player("", free)))

    def with_player(self, at: int, player: Player) -> Setup:
        """A copy with this player at the seat with the index `at`."""
        return replace(self, players=(*self.seated[:at], player, *self.seated[at + 1 :]))

    def coloured(self, at: int, colour: str) -> Setup:
        """A copy with this colour at the seat with the index `at`; if another seat had the colour, the two seats
        exchange their colours.
        """
        old = self.seated[at].colour
        swapped = {colour: old, old: colour}
        players = (replace(player, colour=swapped.get(player.colour, player.colour)) for player in self.seated)
        return replace(self, players=tuple(players))

    def later(self, at: int) -> Setup:
        """A copy in which the player of the seat with the index `at` has changed places with the player of the next
        seat clockwise; `at` must not be the last seat. Who begins stays the same player."""
        players = list(self.seated)
        players[at : at + 2] = reversed(players[at : at + 2])
        begins = {at: at + 1, at + 1: at}.get(self.begins, self.begins)
        return replace(self, players=tuple(players), begins=begins)

    def without(self, at: int) -> Setup:
        """A copy without the seat with the index `at`."""
        players = (*self.seated[:at], *self.seated[at + 1 :])
        return replace(self, players=players, begins=min(self.begins - (self.begins > at), len(players) - 1))

    def switched(self, name: str) -> Setup:
        """A copy with the next value of the option `name`."""
        option, value = next(each for each in self.look.options if each.name == name), self.value(name)
        values = (None, *map(str, self.boxes)) if option.boxes else option.values
        following = values[(values.index(value) + 1) % len(values)] if value in values else values[0]
        return replace(self, chosen={**self.chosen, name: following})

    def start(self) -> tuple[Start, tuple[Player, ...]]:
        """The start record with which the new game begins, and its players."""
        players = tuple(replace(player, name=player.name.rstrip()) for player in self.seated)
        edition = {"edition": self.edition} if GAMES[self.game].editions else {}
        begins = str(self.begins + 1)
        starter = {self.look.starter_option: begins} if self.look.starter_option else {}
        box = {self.box_option: self.value(self.box_option) or self.look.no_box()} if self.box_option else {}
        return Start(self.game, len(players), begins, {**edition, **self.chosen, **starter, **box}), players

    def remember(self) -> Remembered:
        """What is stored of this setup for the next game: names, players and options."""
        start, players = self.start()
        names = [player.name for player in players if player.name]
        kept = (*names, *(name for name in self.remembered.names if name not in names))[:NAMES_KEPT]
        return Remembered(kept, start, players)
