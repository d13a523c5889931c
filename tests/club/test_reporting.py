"""What is accepted at a table arrives at the hub, whole and in order, whatever happens between them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

pytest.importorskip("nats", reason="the packages of boardside[club] are not installed")
pytest.importorskip("asyncpg", reason="the packages of boardside[club] are not installed")

from companion.club import report
from companion.club.client import close, connect
from companion.club.fold import GameStart
from companion.club.hub import Hub
from companion.club.keys import read_key
from companion.club.setup import read_settings
from companion.club.status import read_status
from companion.club.wire import TO_HUB, Answer, Hello, PublicRow, Rows, answer_subject, read
from companion.storage.store import Store
from engine.codec import write
from engine.elfenland.commands_and_events import PieceCollected
from tests.club.evening import Referee, came, club, connected, joined, made, play, public_rows, reporting, said
from tests.club.programs import Broker
from tests.club.stored import recorded as whole_game
from tests.club.tables import recorded

pytestmark = pytest.mark.slow("processes")


def test_a_game_refereed_at_a_table_is_folded_at_the_hub(dsn: str, tmp_path: Path) -> None:

    async def evening() -> None:
        async with club(tmp_path, dsn, "table") as (hub, _):
            referee = Referee(tmp_path / "games.db", tmp_path / "table")
            for line in said():
                await asyncio.to_thread(referee.say, line)
            with Store.read(tmp_path / "games.db") as store:
                last = store.rows(1)[-1].number
            await came(lambda: (game := hub.tables[1].game) and game.number == last, "the last action")
            state = await asyncio.to_thread(referee.say, b'{"do": "state"}\n')
            assert json.loads(msgspec.json.encode(shown(hub)[1])) == state["state"]
            assert hub.tables[1].game.over
            assert hub.tables[1].linked
            rows = await hub.database.run(
                lambda c: c.fetch("SELECT seat, rank, score FROM results WHERE table_id = 1 ORDER BY seat")
            )
            standings = {each["seat"]: each["rank"] for each in state["state"]["standings"]}
            assert {row["seat"]: row["rank"] for row in rows} == standings
            assert await asyncio.to_thread(referee.end) == 0

    asyncio.run(evening())


async def stored(hub: Hub, table: int) -> dict[int, bytes]:
    """The bodies that the database holds of the table's game, by number."""
    query = "SELECT number, body FROM entries WHERE table_id = $1"
    return dict(map(tuple, await hub.database.run(lambda connection: connection.fetch(query, table))))


async def arrived(hub: Hub, table: int, number: int) -> None:
    await came(lambda: (game := hub.tables[table].game) and game.number == number, f"row {number}")


def test_a_killed_broker_a_killed_database_and_an_empty_one_lose_nothing(dsn: str, tmp_path: Path, postgres) -> None:
    games, game = tmp_path / "games.db", recorded(1)

    async def evening() -> None:
        async with club(tmp_path, dsn, "table") as (hub, broker), reporting(tmp_path / "table", games):
            play(games, game, 0, 50)
            await arrived(hub, 1, 50)
            broker.kill()
            play(games, game, 50, 150)
            broker.start()
            await arrived(hub, 1, 150)
            postgres.kill()
            play(games, game, 150, 200)
            postgres.start()
            await arrived(hub, 1, 200)
            name = dsn.partition("///")[2].partition("?")[0]
            postgres.run(f"DROP DATABASE {name} WITH (FORCE)")
            postgres.run(f"CREATE DATABASE {name}")
            play(games, game, 200, 250)
            await arrived(hub, 1, 250)
            wanted = public_rows(games)
            assert await stored(hub, 1) == wanted
            assert len(wanted) == 251

    asyncio.run(evening())


def shown(hub: Hub) -> tuple[object, object]:
    """What the pages show of the first table's game."""
    match = hub.tables[1].game.now
    return match.prompt, match.game.shown(match.state)


def test_a_reporter_whose_hub_is_gone_ends_when_it_is_told_to(dsn: str, tmp_path: Path) -> None:

    async def evening() -> None:
        async with club(tmp_path, dsn, "table"):
            play(tmp_path / "games.db", recorded(1), 0, 5)
        async with reporting(tmp_path / "table", tmp_path / "games.db"):
            assert read_status(tmp_path / "table").state == "seeking"
        assert read_status(tmp_path / "table").state == "off"

    asyncio.run(asyncio.wait_for(evening(), 60))


def test_a_withdrawn_action_is_withdrawn_at_the_hub(dsn: str, tmp_path: Path) -> None:
    games, game = tmp_path / "games.db", recorded(1)

    async def evening() -> None:
        async with club(tmp_path, dsn, "table") as (hub, _), reporting(tmp_path / "table", games):
            play(games, game, 0, 40)
            await arrived(hub, 1, 40)
            before = shown(hub)
            play(games, game, 40, 41)
            await arrived(hub, 1, 41)
            assert shown(hub) != before
            with Store.open(games) as store:
                store.undone(1)
            await arrived(hub, 1, 42)
            assert shown(hub) == before

    asyncio.run(evening())


def test_the_hub_takes_only_what_follows_and_says_how_far_it_is(dsn: str, tmp_path: Path) -> None:
    games = tmp_path / "games.db"
    play(games, recorded(1), 0, 9)
    rows = [PublicRow(0, msgspec.Raw(body)) for body in public_rows(games).values()]

    async def evening() -> None:
        async with club(tmp_path, dsn, "table") as (hub, _):
            client = await connected(tmp_path / "table", asyncio.Event())
            answers: list[Answer] = []

            async def hear(message) -> None:
                answers.append(msgspec.json.decode(message.data, type=Answer))

            await client.subscribe("club.out.1", cb=hear)
            # Out of order, twice, from the middle; and another game, whose beginning never came.
            for turn, (first, last, upto) in enumerate(((3, 5, -1), (0, 4, 3), (0, 4, 3), (2, 8, 7), (9, 10, 7))):
                sent = Rows(77, first, tuple(rows[first:last]))
                await client.publish("club.in.1.rows", msgspec.json.encode(sent))
                await came(lambda turn=turn: len(answers) > turn, "an answer", 10)
                assert answers[turn].upto == ((77, upto),)
            assert [*await stored(hub, 1)] == [*range(8)]

    asyncio.run(evening())


def test_rows_that_were_lost_are_sent_again_though_another_game_of_the_table_moves_all_the_time(
    dsn: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report, "STALLED", 1.0)
    games, game = tmp_path / "games.db", recorded(1)
    made(tmp_path / "hub", dsn)
    joined(tmp_path / "hub", tmp_path / "table")
    settings = read_settings(tmp_path / "hub")
    upto: dict[int, int] = {}
    sent: list[int] = []

    async def evening() -> None:
        broker = Broker(tmp_path / "hub" / "nats.conf", settings.nats_port)
        broker.start()
        certificate = (tmp_path / "hub" / "certificate.pem").read_text()
        client = await connect(settings.address, certificate, read_key(tmp_path / "hub"), silent)
        with Store.open(games) as store:
            for _ in range(2):
                store.begin(*game.record)

            async def hear(message) -> None:
                """A hub that loses every row of the first game, while the second one is played on at each answer."""
                if rows := read(message.data, Rows):
                    sent.append(rows.game)
                    if rows.game == lost:
                        return
                    upto[rows.game] += len(rows.rows)
                    store.append(2, game.rows[0].command, game.rows[0].events)
                else:
                    hello = read(message.data, Hello)
                    upto.update({key: -1 for key, _ in hello.games if key not in upto})
                await client.publish(answer_subject(1), msgspec.json.encode(Answer("", tuple(upto.items()))))

            lost = first_key(games)
            await client.subscribe(TO_HUB, cb=hear)
            async with reporting(tmp_path / "table", games):
                await came(lambda: sent.count(lost) > 1 or len(sent) > 300, "the lost row again, or 300 others", 60)
            assert sent.count(lost) > 1
        await close(client)
        broker.kill()

    asyncio.run(evening())


async def silent() -> None:
    """Nothing is to be done."""


def first_key(games: Path) -> int:
    """The number in the club of the first game in this file."""
    journal = report.Journal(games, 0)
    journal.look()
    key = next(iter(journal.games))
    journal.close()
    return key


def test_another_end_in_the_same_message_that_withdraws_the_first_is_the_result(dsn: str, tmp_path: Path) -> None:
    match, start = whole_game(12, 1.0)
    bodies = [write(GameStart(start))]
    bodies += [write([match.game.public(event) for event in entry.events]) for entry in match.entries()]
    rows = [PublicRow(0, msgspec.Raw(body)) for body in bodies]
    town = min(match.state.board.towns.keys() - set(match.state.seat("3").collected))
    further = write([PieceCollected("3", town)])
    other = [PublicRow(1, msgspec.Raw(b"[]")), PublicRow(0, msgspec.Raw(further)), rows[-1]]

    async def results(hub: Hub) -> dict[str, int]:
        return dict(map(tuple, await hub.database.run(lambda c: c.fetch("SELECT seat, score FROM results"))))

    async def evening() -> None:
        async with club(tmp_path, dsn, "table") as (hub, _):
            client = await connected(tmp_path / "table", asyncio.Event())
            for first, sent in ((0, rows[:100]), (100, rows[100:]), (len(rows), other)):
                before = await results(hub)
                await client.publish("club.in.1.rows", msgspec.json.encode(Rows(77, first, tuple(sent))))
                await arrived(hub, 1, first + len(sent) - 1)
            assert before == {"1": 6, "2": 6, "3": 6}
            assert await results(hub) == {"1": 6, "2": 6, "3": 7}

    asyncio.run(evening())
