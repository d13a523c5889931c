"""An evening's tournament in a real database: who plays, how a pod's result comes, and what an organiser can change."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import pytest

pytest.importorskip("asyncpg", reason="the packages of boardside[club] are not installed")

import asyncpg

from companion.club.database import connect
from companion.club.evening import Evening, Pod, load
from companion.club.organise import EVERY, Action, Desk, NotNow, msgspec
from companion.club.pairing import met, repeats
from tests.club.stored import players, recorded, store

pytestmark = pytest.mark.slow("processes")

PEOPLE = ("Anna", "Benjamin", "Cem", "Dora", "Emil", "Fedor", "Gerda", "Hans", "Ida", "Jan", "Klara", "Livia")


class Club:
    """A club's database, and the organiser at it."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self.connection = connection

    async def do(self, what: str, **fields: Any) -> Evening:
        """Do this as a page sends it; the tournament afterwards."""
        order = msgspec.json.decode(json.dumps({"do": what, **fields}), type=EVERY)
        assert isinstance(order, Action)
        async with self.connection.transaction():
            await order.act(Desk(self.connection, await load(self.connection), "organiser"))
        return await load(self.connection)

    async def refused(self, what: str, **fields: Any) -> str:
        """The message by which this is refused; nothing is changed."""
        before = await load(self.connection)
        with pytest.raises(NotNow) as wrong:
            await self.do(what, **fields)
        assert await load(self.connection) == before
        return str(wrong.value)

    async def played(self, round: int = 1) -> Evening:
        """The round with a result of every pod, in the order of the seats."""
        now = await load(self.connection)
        for pod in now.rounds[round - 1].pods:
            now = await self.do("rank", round=round, pod=pod.pod, ranks=in_order(pod), reason="on paper")
        return now

    async def table(self, id: int, share: float = 1.0, names: tuple[str, ...] = (), number: int = 12) -> None:
        """A table with a recorded game as far as this share of it."""
        match, start = recorded(number, share)
        await store(self.connection, id, f"Table {id}", match, start, players(start.game, start.seats, names))


def in_order(pod: Pod) -> Mapping[str, int]:
    return {person: rank for rank, person in enumerate(pod.there, 1)}


def evening(dsn: str, work: Callable[[Club], Awaitable[None]], people: tuple[str, ...] = PEOPLE) -> None:
    """Let this work with a new club, at which these people are."""

    async def run() -> None:
        connection = await connect(dsn)
        try:
            club = Club(connection)
            await club.do("change", game="elfenland", seats=4, rounds=3, minutes=60, language="en")
            if people:
                await club.do("come", names="\n".join(people))
            await work(club)
        finally:
            await connection.close()

    asyncio.run(run())


def test_who_comes_late_plays_from_the_next_round_and_who_left_plays_no_more(dsn: str) -> None:
    async def work(club: Club) -> None:
        await club.do("draw")
        await club.do("start")
        now = await club.do("come", names="Mario\n\n  Nils   Holm ")
        late = {person.id for person in now.people.values() if person.name in ("Mario", "Nils Holm")}
        assert len(late) == 2
        gone = now.rounds[0].pods[0].people[0]
        await club.do("go", person=gone)
        await club.played()
        await club.do("end")
        now = await club.do("draw")
        second = {person for pod in now.rounds[1].pods for person in pod.people}
        assert late <= second
        assert gone not in second
        assert repeats([pod.people for pod in now.rounds[1].pods], met(now.played()[:1])) <= 9
        now = await club.do("go", person=gone, gone=False)
        assert gone in {person for pod in (await club.do("draw")).rounds[1].pods for person in pod.people}

    evening(dsn, work)


def test_who_did_not_come_has_met_nobody_and_has_no_points_and_the_others_play_at_a_short_table(dsn: str) -> None:
    async def work(club: Club) -> None:
        now = await club.do("draw")
        pod = now.rounds[0].pods[0]
        absent = pod.people[1]
        await club.do("absent", person=absent)
        await club.do("start")
        assert await club.refused("rank", round=1, pod=1, ranks=in_order(pod), reason="all four") == "hub-changed"
        now = await club.played()
        assert len(now.rounds[0].pods[0].ranks) == 3
        assert all(absent not in table for table in now.played()[0])
        assert next(row for row in now.standings() if row.person == absent).rounds == (None,)

    evening(dsn, work)


def test_a_round_is_drawn_again_until_it_is_started_and_ends_with_a_result_of_every_pod(dsn: str) -> None:
    async def work(club: Club) -> None:
        assert await club.refused("start") == "hub-draw-first"
        await club.do("draw")
        assert len((await club.do("draw")).rounds) == 1
        await club.do("start")
        assert await club.refused("draw") == "hub-end-first"
        assert await club.refused("start") == "hub-started"
        assert await club.refused("end") == "hub-result-missing"
        await club.played()
        await club.do("end")
        assert await club.refused("end") == "hub-draw-first"
        assert await club.refused("absent", person="1") == "hub-draw-first"
        for number in (2, 3):
            await club.do("draw")
            await club.do("start")
            await club.played(number)
            await club.do("end")
        assert await club.refused("draw") == "hub-all-rounds"

    evening(dsn, work)


@pytest.mark.parametrize(
    ("what", "fields", "why"),
    [
        ("come", {"names": "anna"}, "hub-name-taken"),
        ("come", {"names": "Otto\nOTTO"}, "hub-name-taken"),
        ("come", {"names": "\n".join(f"p{n}" for n in range(1_300))}, "hub-too-many"),
        ("change", {"game": "chess", "seats": 4, "rounds": 3, "minutes": 60, "language": "en"}, "hub-changed"),
        ("correct", {"person": "999", "points": 1, "reason": "nobody"}, "hub-changed"),
        ("rank", {"round": 1, "pod": 1, "ranks": {}, "reason": "none"}, "hub-changed"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(dsn: str, what: str, fields: dict[str, Any], why: str) -> None:
    async def work(club: Club) -> None:
        assert await club.refused(what, **fields) == why

    evening(dsn, work)


@pytest.mark.parametrize("ranks", [(2, 2, 3, 4), (1, 2, 2, 3), (1, 1, 1, 2), (0, 1, 2, 3), (5, 6, 7, 8)])
def test_places_that_no_game_can_end_with_are_refused(dsn: str, ranks: tuple[int, ...]) -> None:
    async def work(club: Club) -> None:
        pod = (await club.do("draw")).rounds[0].pods[0]
        await club.do("start")
        said = dict(zip(pod.people, ranks, strict=True))
        assert await club.refused("rank", round=1, pod=1, ranks=said, reason="?") == "hub-ranks-wrong"

    evening(dsn, work)


def test_too_few_people_for_a_table_are_a_sentence(dsn: str) -> None:
    async def work(club: Club) -> None:
        assert await club.refused("draw") == "hub-cannot-pair"

    evening(dsn, work, ("Anna", "Ben"))


def test_a_game_that_is_over_at_a_pods_table_is_its_result_by_the_players_names(dsn: str) -> None:
    async def work(club: Club) -> None:
        await club.do("change", game="elfenland", seats=3, rounds=3, minutes=0, language="en")
        now = await club.do("draw")
        names = tuple(now.people[person].name for person in now.rounds[0].pods[0].people)[::-1]
        await club.table(1, names=names)
        await club.do("place", pod=1, table=1)
        pod = (await load(club.connection)).rounds[0].pods[0]
        results = await club.connection.fetch("SELECT seat, rank, score FROM results WHERE table_id = 1")
        by_name = {names[int(row["seat"]) - 1]: (row["rank"], row["score"]) for row in results}
        assert {now.people[person].name: (rank, pod.scores[person]) for person, rank in pod.ranks.items()} == by_name
        assert len(by_name) == 3

    evening(dsn, work, ("Anna", "Benjamin", "Cem"))


def test_a_game_of_others_of_the_evening_is_not_the_pods(dsn: str) -> None:
    async def work(club: Club) -> None:
        await club.do("change", game="elfenland", seats=3, rounds=3, minutes=0, language="en")
        now = await club.do("draw")
        other = tuple(now.people[person].name for person in now.rounds[0].pods[1].people)
        await club.table(1, names=other)
        await club.do("place", pod=1, table=1)
        assert (await load(club.connection)).rounds[0].pods[0].ranks == {}
        await club.do("place", pod=2, table=1)
        assert len((await load(club.connection)).rounds[0].pods[1].ranks) == 3

    evening(dsn, work, PEOPLE[:6])


def test_a_result_whose_game_goes_on_after_an_undo_is_no_result(dsn: str) -> None:
    async def work(club: Club) -> None:
        await club.do("draw")
        await club.table(1)
        await club.do("place", pod=1, table=1)
        await club.do("start")
        assert (await load(club.connection)).rounds[0].pods[0].ranks
        await club.connection.execute("DELETE FROM results")
        assert not (await load(club.connection)).rounds[0].pods[0].ranks
        assert await club.refused("end") == "hub-result-missing"

    evening(dsn, work, PEOPLE[:3])


def test_a_game_from_before_the_round_was_drawn_is_not_of_the_round(dsn: str) -> None:
    async def work(club: Club) -> None:
        await club.table(1)
        assert (await club.do("draw")).rounds[0].pods[0].ranks == {}
        await club.connection.execute("UPDATE games SET arrived = now() + interval '1 s'")
        assert (await load(club.connection)).rounds[0].pods[0].ranks

    evening(dsn, work, PEOPLE[:3])


def test_a_game_that_arrives_after_the_round_ended_changes_nothing(dsn: str) -> None:
    async def work(club: Club) -> None:
        await club.do("draw")
        await club.table(1)
        await club.do("place", pod=1, table=1)
        await club.do("start")
        ended = (await club.do("end")).rounds[0].pods[0]
        assert ended.game == 1_001
        await club.connection.execute(
            """INSERT INTO games (table_id, game, kind) VALUES (1, 5, 'elfenland');
               INSERT INTO entries (table_id, game, number, body) SELECT 1, 5, 0, body FROM entries WHERE number = 0;
               INSERT INTO results SELECT 1, 5, seat, 4 - rank, 0, 0 FROM results"""
        )
        assert (await load(club.connection)).rounds[0].pods[0] == ended

    evening(dsn, work, PEOPLE[:3])


def test_what_a_table_withdraws_after_the_round_ended_changes_no_points_and_the_organiser_still_can(dsn: str) -> None:
    async def work(club: Club) -> None:
        await club.do("draw")
        await club.table(1)
        await club.do("place", pod=1, table=1)
        await club.do("start")
        before = await club.do("end")
        await club.connection.execute("DELETE FROM results")
        now = await load(club.connection)
        assert now.rounds == before.rounds
        assert now.standings() == before.standings()
        pod = now.rounds[0].pods[0]
        assert pod.scores
        now = await club.do("rank", round=1, pod=1, ranks=in_order(pod), reason="counted again")
        assert now.rounds[0].pods[0].ranks == in_order(pod)

    evening(dsn, work, PEOPLE[:3])


def test_corrections_are_entries_with_a_reason_the_last_of_a_pod_holds_and_none_is_lost(dsn: str) -> None:
    async def work(club: Club) -> None:
        pod = (await club.do("draw")).rounds[0].pods[0]
        await club.do("start")
        one, other = pod.people[:2]
        await club.do("rank", round=1, pod=1, ranks=in_order(pod), reason="first word")
        swapped = {**in_order(pod), one: 2, other: 1}
        now = await club.do("rank", round=1, pod=1, ranks=swapped, reason="they changed their minds")
        assert now.rounds[0].pods[0].reason == "they changed their minds"
        points = {row.person: row.points for row in now.standings()}
        assert points[other] == 120
        now = await club.do("correct", person=other, points=-20, reason="late")
        assert {row.person: row.points for row in now.standings()}[other] == 100
        kept = await club.connection.fetch("SELECT reason, organiser FROM corrections ORDER BY id")
        assert [row["reason"] for row in kept] == ["first word", "they changed their minds", "late"]
        assert {row["organiser"] for row in kept} == {"organiser"}

    evening(dsn, work, PEOPLE[:4])


def test_a_correction_without_a_reason_is_none(dsn: str) -> None:
    async def work(club: Club) -> None:
        with pytest.raises(msgspec.ValidationError, match="reason"):
            await club.do("correct", person="1", points=-20, reason="")

    evening(dsn, work)
