"""The people at a game: who sits where, under which name and colour, as the store keeps them."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from companion.language.speech import LANGUAGES, Speech
from companion.storage import untrusted
from engine.codec import write


class Player(Struct, frozen=True):
    """Who sits at a seat: a name, the colour of what is moved, a language of one's own ("": the table's), and whether
    the screen stands on its head for whoever sits there."""

    name: str
    colour: str
    language: str = ""
    across: bool = False


class People(Struct, frozen=True, omit_defaults=True):
    """What the store keeps beside a game: its language, who sat where when it began, which cards of a first game were
    `explained` (None where nobody wants any), and for lists of games how those people are `called` since."""

    language: str | None = None
    players: tuple[Player, ...] = ()
    explained: tuple[str, ...] | None = None
    called: tuple[Player, ...] = ()

    @property
    def now(self) -> tuple[Player, ...]:
        """Who sits where, as the game was left."""
        return self.called or self.players


def named(player: Player, speech: Speech) -> Player:
    """The player under the name of the colour, where none was given."""
    return player if player.name else replace(player, name=speech.say(f"colour-{player.colour}"))


def read_people(text: bytes) -> People:
    """What the store or a file keeps of people. Fields and languages of later versions are passed over. ValueError
    where it tells no people, or colours that no game has."""
    people = untrusted.json(text, People | None, "people") or People()  # type: ignore[arg-type]  # a union is no type
    return replace(
        people,
        language=people.language if people.language in LANGUAGES else None,
        players=untrusted.players(people.players, "people.players"),
        called=untrusted.players(people.called, "people.called"),
    )


def write_people(people: People) -> bytes:
    """As the store keeps it."""
    return write(people)
