"""The tournament of a club evening as the database has it: its people, its rounds, and how each pod ended.

A pod's result comes from its table: from the last game that the hub heard of there between the drawing and the end of
the round, with as many seats as people came, and not played by others of the evening. Players and seats are matched by
their names where all of them were entered, else by their order. When a round ends its games and places are written
down, so that a game that arrives late does not change it, nor one whose end is withdrawn. What the organiser enters by
hand holds in place of a table's result.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

import asyncpg
import msgspec
from msgspec import Struct, field

from companion.club.fold import GameStart
from companion.club.pairing import Round
from companion.club.points import Correction, Result, Standing, standings
from companion.games.registry import GAMES
from companion.language.message_texts import FALLBACK


class Settings(Struct, frozen=True):
    """What the organiser chose: the game, the seats wished for a pod, how many rounds, the minutes of a round (0: no
    timer), the language of the pages."""

    game: str = field(default_factory=lambda: next(iter(GAMES)))
    seats: int = 5
    rounds: int = 4
    minutes: int = 90
    language: str = FALLBACK


class Person(Struct, frozen=True):
    """A person of the evening; one who has gone plays no further round."""

    id: str
    name: str
    gone: bool


class Pod(Struct, frozen=True):
    """People who play together, in the order of their seats, at a table (None: at one without a Boardside). `there` are
    those who came, `ranks` their places, {} as long as they play; `reason` says why the organiser entered them. `game`
    is the table's game."""

    pod: int
    table: int | None
    people: tuple[str, ...]
    there: tuple[str, ...]
    game: int | None = None
    ranks: Mapping[str, int] = {}
    scores: Mapping[str, int] = {}
    reason: str = ""


class TournamentRound(Struct, frozen=True):
    """A round with its pods. It is drawn, then started, then ended."""

    number: int
    started: datetime | None
    ended: datetime | None
    pods: tuple[Pod, ...]


class Evening(Struct, frozen=True):
    """Everything of the tournament; people by their ids."""

    settings: Settings = field(default_factory=Settings)
    people: Mapping[str, Person] = {}
    rounds: tuple[TournamentRound, ...] = ()
    corrections: tuple[Correction, ...] = ()

    @property
    def ends(self) -> float | None:
        """When the timer of the round that is played runs out, in unix seconds; None without one."""
        if self.last is None or self.last.started is None or self.last.ended or not self.settings.minutes:
            return None
        return self.last.started.timestamp() + 60 * self.settings.minutes

    @property
    def last(self) -> TournamentRound | None:
        """The round drawn last."""
        return self.rounds[-1] if self.rounds else None

    def played(self) -> tuple[Round, ...]:
        """The tables of the rounds that were started, as the pairing of the next one needs them."""
        return tuple(tuple(pod.there for pod in each.pods) for each in self.rounds if each.started is not None)

    def standings(self) -> tuple[Standing, ...]:
        """Where everybody is, by all results so far."""
        results = [Result(each.number, pod.ranks, pod.scores) for each in self.rounds for pod in each.pods if pod.ranks]
        return standings({id: person.name for id, person in self.people.items()}, results, self.corrections)


PODS = """
SELECT pods.round, pods.pod, pods.table_id, pods.places, played.*, placed.*,
    ARRAY(SELECT person::text FROM seats WHERE (round, pod) = (pods.round, pods.pod) ORDER BY seat) people,
    ARRAY(SELECT person::text FROM seats WHERE (round, pod) = (pods.round, pods.pod) AND NOT absent ORDER BY seat) there
FROM pods JOIN rounds ON rounds.number = pods.round
LEFT JOIN LATERAL (
    SELECT game, body, (SELECT json_object_agg(seat, ARRAY[rank, score]) FROM results
        WHERE (results.table_id, results.game) = (games.table_id, games.game)) results
    FROM games JOIN entries USING (table_id, game)
    WHERE entries.number = 0 AND table_id = pods.table_id
        AND (game = pods.game OR rounds.ended IS NULL AND games.arrived >= rounds.drawn)
    ORDER BY games.arrived DESC LIMIT 1
) played ON true
LEFT JOIN LATERAL (
    SELECT ranks, reason FROM corrections WHERE (round, pod) = (pods.round, pods.pod) ORDER BY id DESC LIMIT 1
) placed ON true
ORDER BY pods.round, pods.pod
"""
"""Each pod with the game of its table that belongs to it, that game's result, and the organiser's latest word."""


async def load(connection: asyncpg.Connection) -> Evening:
    """The tournament as it is now."""
    stored = await connection.fetchval("SELECT value FROM settings WHERE key = 'evening'")
    found = await connection.fetch("SELECT id::text, name, gone FROM people ORDER BY people.id")
    people = {row["id"]: Person(**row) for row in found}
    pods = [(row["round"], read_pod(row, people)) for row in await connection.fetch(PODS)]
    rounds = await connection.fetch("SELECT number, started, ended FROM rounds ORDER BY number")
    given = "SELECT person::text, points, reason FROM corrections WHERE points IS NOT NULL ORDER BY id"
    return Evening(
        msgspec.json.decode(stored, type=Settings) if stored else Settings(),
        people,
        tuple(
            TournamentRound(**row, pods=tuple(pod for number, pod in pods if number == row["number"])) for row in rounds
        ),
        tuple(Correction(**row) for row in await connection.fetch(given)),
    )


def read_pod(row: Mapping[str, Any], people: Mapping[str, Person]) -> Pod:
    """A pod with the game that its table played, and the places that it ended with."""
    there = tuple(row["there"])
    order = seated(there, row["body"], people) if row["body"] else ()
    game, ranks, scores, reason = row["game"] if order else None, {}, {}, ""
    if row["places"]:
        kept = msgspec.json.decode(row["places"], type=dict[str, tuple[int, int | None]])
        ranks = {person: rank for person, (rank, _) in kept.items()}
        scores = {person: score for person, (_, score) in kept.items() if score is not None}
    elif order and row["results"]:
        places = msgspec.json.decode(row["results"], type=dict[int, tuple[int | None, int | None]])
        ranks = {order[seat - 1]: rank for seat, (rank, _) in places.items() if rank is not None}
        scores = {order[seat - 1]: score for seat, (_, score) in places.items() if score is not None}
    if row["ranks"]:
        ranks, reason = msgspec.json.decode(row["ranks"], type=dict[str, int]), row["reason"]
    whole = ranks if ranks.keys() == set(there) else {}
    return Pod(row["pod"], row["table_id"], tuple(row["people"]), there, game, whole, scores, reason)


def seated(there: tuple[str, ...], body: bytes, people: Mapping[str, Person]) -> Sequence[str]:
    """The people of a pod by the seats of a game whose row 0 this is; () if it is not their game."""
    try:
        begun = msgspec.json.decode(body, type=GameStart)
    except msgspec.MsgspecError:
        return ()
    if begun.start.seats != len(there):
        return ()
    names = [player.name.casefold() for player in begun.players]
    own = {people[person].name.casefold(): person for person in there}
    if sorted(names) == sorted(own):
        return [own[name] for name in names]
    others = {person.name.casefold() for person in people.values()} - own.keys()
    return () if others.intersection(names) else there
