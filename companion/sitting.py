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
    people: People

    @property
    def finished(self) -> bool:
        """Whether the game is over and nothing more is awaited."""
        return finished(self.match)

    def with_match(self, match: Match) -> Sitting:
        """The same with another state of the game."""
        return msgspec.structs.replace(self, match=match)

    def speaking(self, wished: str, usual: str) -> Sitting:
        """The same in the wished language; without one, in that of the table's rulebook, or in the usual one where the
        game has no rulebooks to choose from. Seats that nobody named are called by their colour."""
        several = GAMES[self.told.game].editions
        language = wished or (self.match.game.edition(self.match.state) if several else usual)
        plain, told = Speech(language), self.people.players
        players = tuple(
            named(told[n] if n < len(told) else Player("", self.look.colours[n]), plain) for n in range(self.told.seats)
        )
        names = {str(n): player.name for n, player in enumerate(players, 1)}
        speech = Speech(language, GAMES[self.told.game].proper(self.match, names))
        return msgspec.structs.replace(self, players=players, speech=speech)


def sit_down(id: int, begun: Begun, people: People, wished: str, usual: str) -> Sitting:
    """Everything about a game that is on the table now; for its language see `speaking`."""
    look: Look = GAMES[begun.told.game].look(begun.match.game)
    return Sitting(id, begun.told, begun.match, (), look, Speech(), people).speaking(wished, usual)


def named(player: Player, speech: Speech) -> Player:
    """The player under the name of the colour, where none was given."""
    return player if player.name else Player(speech.say(f"colour-{player.colour}"), player.colour)


def read_people(text: bytes) -> People:
    """What the store kept. Fields of later versions are passed over."""
    return msgspec.json.decode(text, type=People)


def write_people(people: People) -> bytes:
    """As the store keeps it."""
    return write(people)
