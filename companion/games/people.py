"""The players of a game as the store keeps them: seats, names, colours and languages."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from companion import untrusted
from companion.language.message_texts import LANGUAGES, Speech
from engine.codec import write
from engine.common_commands import COLOURS, LONGEST_NAME, Named

LEVELS = ("wanders", "greedy", "plans", "reckons")
"""The levels of a seat that Boardside plays, weakest first; "" is a person."""
OFFERED_LEVELS = LEVELS[1:]
"""The levels that a new game offers; seats of games that began with "wanders" go on at it."""
SHORT = 12
"""The most letters of a name that fit on a seat's panel."""


class Player(Named, frozen=True):
    """The person at a seat: the name, the colour of the pieces, and a language ("": that of the table). `across`: the
    screen is turned upside down for this person, who sits at its far side. `level` is the level of an automatic
    player, "" for a person.
    """

    name: str
    colour: str
    language: str = ""
    across: bool = False
    level: str = ""


class People(Struct, frozen=True, omit_defaults=True):
    """The people of one game, as the store keeps them.

    The table's language; the players as the game began; the names of the explanations for beginners that were shown
    (`explained`; None if none are wanted); the players as last renamed (`called`; empty if never). Of automatic
    players: `rows` are the kinds of cards dealt over a reader, in their order, by "<seat>/<round>"; `kept` the kinds of
    pieces that were kept hidden, likewise; `fallbacks` the numbers of the entries that the level greedy decided in
    place of the seat's own. `hints` is how many hints each seat was given, which no undo takes back.
    """

    language: str | None = None
    players: tuple[Player, ...] = ()
    explained: tuple[str, ...] | None = None
    called: tuple[Player, ...] = ()
    rows: Mapping[str, tuple[str, ...]] = {}
    kept: Mapping[str, str] = {}
    fallbacks: tuple[int, ...] = ()
    hints: Mapping[str, int] = {}

    @property
    def now(self) -> tuple[Player, ...]:
        """The players with their present names and colours, in the order of the seats."""
        return self.called or self.players


def named(player: Player, speech: Speech) -> Player:
    """The player with a name in any case: one without is called by its colour."""
    return player if player.name else replace(player, name=speech.say(f"colour-{player.colour}"))


def distinct(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """The players with names of at most SHORT letters, all of them different.

    >>> [each.name for each in distinct((Player("Maximilian-Anton", "red"), Player("Maximilian-Alfred", "blue")))]
    ['Maximi…Anton', 'Maximi…lfred']
    """
    half = SHORT // 2
    heads = [_shortened(player.name, f"{player.name[: SHORT - 1]}…") for player in players]
    both = [_shortened(player.name, f"{player.name[:half]}…{player.name[1 - half :]}") for player in players]
    last = [_shortened(player.name, f"{player.name[: SHORT - 3]}… {seat}") for seat, player in enumerate(players, 1)]
    short = [
        next((each[n] for each in (heads, both) if each.count(each[n]) == 1), last[n]) for n in range(len(players))
    ]
    return tuple(replace(player, name=name) for player, name in zip(players, short, strict=True))


def _shortened(name: str, short: str) -> str:
    return name if len(name) <= SHORT else short


def read_people(text: bytes) -> People:
    """The people of a game, from the JSON that the store or a transfer file holds. Fields and languages of later
    versions are ignored. ValueError where the text is no such JSON, or has a colour or a level that there is not."""
    people = untrusted.json(text, People | None, "people") or People()  # type: ignore[arg-type]  # a union is no type
    return replace(
        people,
        language=people.language if people.language in LANGUAGES else None,
        players=_checked(people.players, "people.players"),
        called=_checked(people.called, "people.called"),
    )


def _checked(players: tuple[Player, ...], field: str) -> tuple[Player, ...]:
    """The same players with names cut to length. Raises ValueError for a colour or a level that there is not."""
    for number, player in enumerate(players, 1):
        for key, value, known in (("colour", player.colour, COLOURS), ("level", player.level, ("", *LEVELS))):
            if value not in known:
                allowed = ", ".join(filter(None, known))
                raise ValueError(f"{field}[{number}].{key} is one of {allowed}, not {untrusted.shown(value)}.")
    return tuple(replace(player, name=player.name[:LONGEST_NAME]) for player in players)


def write_people(people: People) -> bytes:
    """The JSON of these people, as the store keeps it."""
    return write(people)
