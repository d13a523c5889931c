"""What the organiser of a club evening can do, each action as a page sends it.

    {"do": "correct", "person": "7", "points": -30, "reason": "an hour late"}

What cannot be done now is refused with a message of the languages; nothing is changed then.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any, Union

import asyncpg
import msgspec
import segno
from msgspec import Meta, Struct

from companion.club.evening import Evening, Settings, TournamentRound, load
from companion.club.hub import Hub
from companion.club.pairing import pair, sizes
from companion.club.setup import invitation
from companion.games.registry import GAMES
from companion.language.message_texts import LANGUAGES

Line = Annotated[str, Meta(min_length=1, max_length=200)]
Number = Annotated[int, Meta(ge=1, le=2**31 - 1)]
PersonId = Annotated[str, Meta(pattern=r"^[1-9][0-9]{0,8}$")]
MOST_PEOPLE, MOST_ROUNDS = 1_200, 10
"""People of an evening (200 tables of six), and its rounds."""
LONGEST_NAME = 60


class NotNow(ValueError):
    """An action that cannot be done now; its text is the id of a message, `params` what that message asks for."""

    def __init__(self, why: str, **params: str | int) -> None:
        super().__init__(why)
        self.params = params


class Desk(Struct, frozen=True):
    """What an action works on: the database's connection, the tournament as it is there, and who acts."""

    connection: asyncpg.Connection
    evening: Evening
    organiser: str

    async def run(self, query: str, *values: object) -> None:
        """Change something in the database."""
        await self.connection.execute(query, *values)

    def open_round(self) -> TournamentRound:
        """The round that is drawn or played. Raises NotNow."""
        if (last := self.evening.last) is None or last.ended is not None:
            raise NotNow("hub-draw-first")
        return last


class Action(Struct, frozen=True, tag_field="do", tag=str.lower):
    """Something that the organiser does to the tournament."""

    async def act(self, desk: Desk) -> None:
        """Do it. Raises NotNow."""
        raise NotImplementedError


class Change(Action, frozen=True):
    """Change the settings of the evening; the minutes also of a round that is played."""

    game: str
    seats: Annotated[int, Meta(ge=2, le=6)]
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
    minutes: Annotated[int, Meta(ge=0, le=600)]
    language: str

    async def act(self, desk: Desk) -> None:
        if self.game not in GAMES or self.language not in LANGUAGES:
            raise NotNow("hub-changed")
        least, most = limits(self.game)
        seats = min(max(self.seats, least), most)
        chosen = Settings(self.game, seats, self.rounds, self.minutes, self.language)
        stored = "INSERT INTO settings VALUES ('evening', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
        await desk.run(stored, msgspec.json.encode(chosen).decode())


class Come(Action, frozen=True):
    """People come, one name a line; they play from the next round on."""

    names: Annotated[str, Meta(min_length=1, max_length=50_000)]

    async def act(self, desk: Desk) -> None:
        wanted = [" ".join(name.split())[:LONGEST_NAME] for name in self.names.splitlines() if name.strip()]
        known = {person.name.casefold() for person in desk.evening.people.values()}
        for name in wanted:
            if name.casefold() in known:
                raise NotNow("hub-name-taken", name=name)
            known.add(name.casefold())
        if len(known) > MOST_PEOPLE:
            raise NotNow("hub-too-many")
        await desk.run("INSERT INTO people (name) SELECT unnest($1::text[])", wanted)


class Go(Action, frozen=True):
    """A person leaves, and plays no further round, or comes back."""

    person: PersonId
    gone: bool = True

    async def act(self, desk: Desk) -> None:
        await desk.run("UPDATE people SET gone = $2 WHERE id = $1", int(self.person), self.gone)


class Draw(Action, frozen=True):
    """Find the tables of the next round, or others as long as it is not started."""

    async def act(self, desk: Desk) -> None:
        evening, played = desk.evening, desk.evening.played()
        number, chosen, last = len(played) + 1, evening.settings, evening.last
        if last is not None and last.started is not None and last.ended is None:
            raise NotNow("hub-end-first", round=last.number)
        if number > chosen.rounds:
            raise NotNow("hub-all-rounds")
        present = [person.id for person in evening.people.values() if not person.gone]
        least, most = limits(chosen.game)
        seats = sizes(len(present), chosen.seats, least, most)
        if not seats:
            raise NotNow("hub-cannot-pair", people=len(present), least=least, most=most)
        points = {row.person: row.points for row in evening.standings()}
        drawn = await asyncio.to_thread(pair, present, points, played, seats, secrets.randbits(32))
        found = await desk.connection.fetch("SELECT id FROM tables WHERE NOT revoked ORDER BY id")
        tables = [row["id"] for row in found] + [None] * len(drawn)
        await desk.run("DELETE FROM rounds WHERE number = $1", number)
        await desk.run("INSERT INTO rounds (number) VALUES ($1)", number)
        for pod, (people, table) in enumerate(zip(drawn, tables, strict=False), 1):
            await desk.run("INSERT INTO pods (round, pod, table_id) VALUES ($1, $2, $3)", number, pod, table)
            seated = (
                "INSERT INTO seats SELECT $1, $2, seat, person FROM unnest($3::int[]) WITH ORDINALITY s(person, seat)"
            )
            await desk.run(seated, number, pod, [int(each) for each in people])


class Place(Action, frozen=True):
    """A pod of the open round plays at this table, where no other does then; None: at one that is not in the club."""

    pod: Number
    table: Number | None

    async def act(self, desk: Desk) -> None:
        number = desk.open_round().number
        await desk.run("UPDATE pods SET table_id = NULL WHERE (round, table_id) = ($1, $2)", number, self.table)
        await desk.run("UPDATE pods SET table_id = $3 WHERE (round, pod) = ($1, $2)", number, self.pod, self.table)


class Absent(Action, frozen=True):
    """A person of the open round did not come, or did."""

    person: PersonId
    absent: bool = True

    async def act(self, desk: Desk) -> None:
        marked = "UPDATE seats SET absent = $3 WHERE (round, person) = ($1, $2)"
        await desk.run(marked, desk.open_round().number, int(self.person), self.absent)


class Start(Action, frozen=True):
    """Start the round that was drawn, and with it its timer."""

    async def act(self, desk: Desk) -> None:
        drawn = desk.open_round()
        if drawn.started is not None:
            raise NotNow("hub-started", round=drawn.number)
        await desk.run("UPDATE rounds SET started = now() WHERE number = $1", drawn.number)


class End(Action, frozen=True):
    """End the round, whose pods all have a result, and write down the games that were played in it and their places."""

    async def act(self, desk: Desk) -> None:
        last = desk.open_round()
        if last.started is None:
            raise NotNow("hub-draw-first")
        for pod in last.pods:
            if pod.there and not pod.ranks:
                raise NotNow("hub-result-missing", pod=pod.pod)
            places = {person: (rank, pod.scores.get(person)) for person, rank in pod.ranks.items()}
            kept = "UPDATE pods SET game = $3, places = $4 WHERE (round, pod) = ($1, $2)"
            await desk.run(kept, last.number, pod.pod, pod.game, msgspec.json.encode(places).decode())
        await desk.run("UPDATE rounds SET ended = now() WHERE number = $1", last.number)


class Rank(Action, frozen=True):
    """The places of a pod, as the organiser says: the rank of each person who played, like 1, 2, 2, 4."""

    round: Number
    pod: Number
    ranks: dict[str, int]
    reason: Line

    async def act(self, desk: Desk) -> None:
        rounds = [each for each in desk.evening.rounds if each.number == self.round and each.started is not None]
        pod = next((pod for each in rounds for pod in each.pods if pod.pod == self.pod), None)
        ranks = sorted(self.ranks.values())
        if pod is None or self.ranks.keys() != set(pod.there):
            raise NotNow("hub-changed")
        if any(rank != ranks.index(rank) + 1 for rank in ranks):
            raise NotNow("hub-ranks-wrong")
        noted = "INSERT INTO corrections (round, pod, ranks, reason, organiser) VALUES ($1, $2, $3, $4, $5)"
        said = msgspec.json.encode(self.ranks).decode()
        await desk.run(noted, self.round, self.pod, said, self.reason, desk.organiser)


class Correct(Action, frozen=True):
    """Give points to a person, or take them away."""

    person: PersonId
    points: Annotated[int, Meta(ge=-10_000, le=10_000)]
    reason: Line

    async def act(self, desk: Desk) -> None:
        if self.person not in desk.evening.people:
            raise NotNow("hub-changed")
        noted = "INSERT INTO corrections (person, points, reason, organiser) VALUES ($1, $2, $3, $4)"
        await desk.run(noted, int(self.person), self.points, self.reason, desk.organiser)


class ClubAction(Struct, frozen=True, tag_field="do", tag=str.lower):
    """Something that the organiser does to the club's tables."""

    async def act(self, hub: Hub) -> object:
        """Do it; the answer is for the page."""
        raise NotImplementedError


class Announce(ClubAction, frozen=True):
    """Tell something to a table, or to all of them and the big screen."""

    text: Line
    table: Number | None = None

    async def act(self, hub: Hub) -> None:
        await hub.announce(self.text, self.table)


class Answer(ClubAction, frozen=True):
    """Somebody went to the table that called."""

    table: Number
    number: int

    async def act(self, hub: Hub) -> None:
        await hub.answer_call(self.table, self.number)


class Invite(ClubAction, frozen=True):
    """Let one more table join, which is to have this name."""

    name: Line

    async def act(self, hub: Hub) -> object:
        link = invitation(hub.folder, self.name)
        code = ["".join("01"[bool(dark)] for dark in row) for row in segno.make(link).matrix]
        letters = invitation(hub.folder, self.name, True) if hub.settings.closed else ""
        return {"link": link, "code": code, "letters": letters}


class Revoke(ClubAction, frozen=True):
    """A table may no longer take part; its key opens nothing any more."""

    table: Number

    async def act(self, hub: Hub) -> None:
        await hub.revoke(self.table)


EVERY: Any = Union[(*Action.__subclasses__(), *ClubAction.__subclasses__())]  # made from a list
"""Any of the actions."""


def limits(game: str) -> tuple[int, int]:
    """The least and the most seats of a pod: 3 to 6, or 2 to 4 in a game for at most four."""
    registered = GAMES[game]
    _, most = registered.look(registered.game()).seats
    return (2 if most <= 4 else 3), most


async def carry_out(hub: Hub, text: bytes, organiser: str) -> object:
    """Do what a page sent; the answer for the page. Raises NotNow, and DatabaseGone."""
    try:
        order: Action | ClubAction = msgspec.json.decode(text, type=EVERY, strict=False)  # forms send texts
    except msgspec.MsgspecError:
        raise NotNow("hub-changed") from None
    if isinstance(order, ClubAction):
        return await order.act(hub)

    async def work(connection: asyncpg.Connection) -> None:
        await connection.execute("SELECT pg_advisory_xact_lock(32)")  # two organisers' pages, one after the other
        await order.act(Desk(connection, await load(connection), organiser))

    await hub.database.run(work)
    hub.changes.tell(0)
    return None
