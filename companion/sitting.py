"""The game that lies on the table: who plays it, its match, its look, its voice."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from companion.look import Look, Player
from companion.speech import Speech
from companion.start import Begun, finished
from companion.tables.shelf import GAMES
from engine.codec import write
from engine.game import Start
from engine.match import Match


class People(Struct, frozen=True, omit_defaults=True):
    """What the store keeps beside a game: its language, and who sits where."""

    language: str | None = None
    players: tuple[Player, ...] = ()


class Sitting(Struct, frozen=True):
    """A game on the table. `id` is its number in the store."""

    id: int
    told: Start
    match: Match
    players: tuple[Player, ...]
    look: Look
    speech: Speech

    @property
    def finished(self) -> bool:
        """Whether the game is over and nothing more is awaited."""
        return finished(self.match)

    def with_match(self, match: Match) -> Sitting:
        """The same with another state of the game."""
        return msgspec.structs.replace(self, match=match)


def sit_down(id: int, begun: Begun, people: People, language: str) -> Sitting:
    """Everything about a game that is on the table now. Seats that nobody named are called by their colour."""
    boxed = GAMES[begun.told.game]
    look: Look = boxed.look(begun.match.game)
    speech = Speech(language)
    players = tuple(
        people.players[n] if n < len(people.players) else Player("", look.colours[n]) for n in range(begun.told.seats)
    )
    players = tuple(player if player.name else named(player, speech) for player in players)
    names = {str(n): player.name for n, player in enumerate(players, 1)}
    return Sitting(id, begun.told, begun.match, players, look, Speech(language, boxed.proper(begun.match, names)))


def named(player: Player, speech: Speech) -> Player:
    """The player under the name of the colour, where none was given."""
    return player if player.name else Player(speech.say(f"colour-{player.colour}"), player.colour)


def read_people(text: bytes) -> People:
    """What the store kept. Fields of later versions are passed over."""
    return msgspec.json.decode(text, type=People)


def write_people(people: People) -> bytes:
    """As the store keeps it."""
    return write(people)
