"""The pages of a club over HTTP: everybody may look, and only who has logged in changes anything."""

from __future__ import annotations

import asyncio
import codecs
import csv
import io
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("asyncpg", reason="the packages of boardside[club] are not installed")

import aiohttp
import msgspec
from msgspec.structs import replace

from companion.club.database import connect
from companion.club.organise import Action, ClubAction
from companion.club.pages import PAGE
from companion.club.pages.login import ATTEMPTS, new_organiser
from companion.language.bundles import language
from engine.codec import write
from engine.elfenland.commands_and_events import TurnCame
from engine.game import Entry
from engine.match import public
from tests.club.evening import joined, play, reporting
from tests.club.paged import Paged, paged
from tests.club.programs import Postgres
from tests.club.stored import recorded
from tests.club.tables import recorded as of_tables

pytestmark = pytest.mark.slow("processes")

GAMES = ((9, 0.5), (12, 1.0), (0, 0.2))


def pages(folder: Path, dsn: str, work: Callable[[Paged], Awaitable[None]]) -> None:
    async def run() -> None:
        async with paged(folder, dsn, GAMES) as it:
            await work(it)

    asyncio.run(run())


async def parts(it: Paged, until: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """The parts that a browser holds once this is so of them."""
    held: dict[str, Any] = {}
    async with asyncio.timeout(60), it.session.get(f"{it.address}/live") as answer:
        async for line in answer.content:
            if line.startswith(b"data: "):
                news = json.loads(line[6:])
                held |= news["set"]
                for gone in news["gone"]:
                    del held[gone]
                if until(held):
                    return held
    raise AssertionError("the stream ended")


def test_without_a_login_everything_can_be_looked_at_and_nothing_changed(tmp_path: Path, dsn: str) -> None:
    async def work(it: Paged) -> None:
        for path in ("/", "/login", "/table/1", "/api/tables", "/api/tables/1", "/api/standings", "/standings.csv"):
            async with it.session.get(it.address + path) as answer:
                assert answer.status == 200, path
                assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
                assert "unsafe" not in answer.headers["Content-Security-Policy"]
        async with it.session.get(f"{it.address}/organiser", allow_redirects=False) as answer:
            assert answer.headers["Location"] == "/login"
        for kind in (*Action.__subclasses__(), *ClubAction.__subclasses__()):
            status, said = await it.do({"do": kind.__name__.lower(), "names": "Anna", "text": "x", "name": "x"})
            assert (status, said["error"]) == (403, "Please log in again.")
        assert (await parts(it, lambda held: "evening" in held))["evening"]["people"] == []

    pages(tmp_path, dsn, work)


def test_a_session_acts_with_its_token_and_from_its_own_pages_only(tmp_path: Path, dsn: str) -> None:
    async def work(it: Paged) -> None:
        assert await it.log_in() == "/organiser"
        order = {"do": "come", "names": "Anna"}
        assert (await it.do(order, **{"X-Token": ""}))[0] == 403
        assert (await it.do(order, **{"X-Token": "0" * 64}))[0] == 403
        assert (await it.do(order, Origin="http://elsewhere.example"))[0] == 403
        assert (await it.do(order))[0] == 200
        assert (await it.do(order))[1]["error"] == "There is already somebody called Anna."
        assert (await it.do({"do": "nothing"}))[0] == 409
        connection = await connect(dsn)
        await new_organiser(connection)
        await connection.close()
        assert (await it.do({"do": "come", "names": "Ben"}))[0] == 403, "a new password ends all sessions"

    pages(tmp_path, dsn, work)


def test_after_some_wrong_passwords_not_even_the_right_one_is_looked_at(tmp_path: Path, dsn: str) -> None:
    async def work(it: Paged) -> None:
        for _ in range(ATTEMPTS):
            assert await it.log_in("guessed") == "/login?wrong"
        assert await it.log_in() == "/login?wait"

    pages(tmp_path, dsn, work)


def test_a_forged_or_an_old_cookie_is_nobodys(tmp_path: Path, dsn: str) -> None:
    async def work(it: Paged) -> None:
        await it.log_in()
        cookies = {each.key: each.value for each in it.session.cookie_jar}
        for forged in ("", "organiser", "organiser|9999999999|", cookies["club"].replace("|1", "|2"), "|".join("abc")):
            async with (
                aiohttp.ClientSession(cookies={"club": forged}, cookie_jar=aiohttp.CookieJar(unsafe=True)) as other,
                other.get(f"{it.address}/organiser", allow_redirects=False) as answer,
            ):
                assert answer.status == 303, forged

    pages(tmp_path, dsn, work)


def test_the_JSON_of_a_table_has_the_public_state_as_the_headless_referee_says_it(tmp_path: Path, dsn: str) -> None:
    async def work(it: Paged) -> None:
        listed = {row["id"]: row for row in (await it.get("/api/tables"))["tables"]}
        for id, (number, share) in enumerate(GAMES, 1):
            match = public(recorded(number, share)[0])
            row = await it.get(f"/api/tables/{id}")
            assert row["state"] == msgspec.json.decode(write(match.game.shown(match.state)))
            assert row["prompt"] == msgspec.json.decode(write(match.prompt))
            assert row["game"] == listed[id]["game"]
            assert row["game"]["over"] == match.prompt.over
        assert "error" in await it.get("/api/tables/99")

    pages(tmp_path, dsn, work)


def test_the_standings_are_the_same_as_JSON_and_as_CSV(tmp_path: Path, dsn: str) -> None:
    async def work(it: Paged) -> None:
        await it.log_in()
        await it.do({"do": "change", "game": "elfenland", "seats": 3, "rounds": 2, "minutes": 0, "language": "de"})
        await it.do({"do": "come", "names": "Anna\nBen\nJörg"})
        await it.do({"do": "draw"})
        await it.do({"do": "start"})
        held = await parts(it, lambda held: held["evening"]["rounds"] and held["words"]["round"] == "Runde")
        (pod,) = held["evening"]["rounds"][0]["pods"]
        ranks = {person: rank for rank, person in enumerate(pod["people"], 1)}
        await it.do({"do": "rank", "round": 1, "pod": 1, "ranks": ranks, "reason": "paper"})
        await parts(it, lambda held: held["standings"][0]["points"] == 120)
        rows = (await it.get("/api/standings"))["standings"]
        async with it.session.get(f"{it.address}/standings.csv") as answer:
            body = await answer.read()
        assert body.startswith(codecs.BOM_UTF8), "without it a spreadsheet shows other letters for an umlaut"
        lines = list(csv.DictReader(io.StringIO(body.decode("utf-8-sig"))))
        assert [(row["place"], row["name"], row["points"]) for row in rows] == [
            (int(line["place"]), line["name"], int(line["points"])) for line in lines
        ]

    pages(tmp_path, dsn, work)


def test_a_table_whose_game_cannot_be_drawn_says_so_and_the_others_go_on(tmp_path: Path, dsn: str) -> None:
    async def work(it: Paged) -> None:
        view = it.hub.tables[3]
        now = view.game.now.then(Entry(None, (TurnCame("99"),)))  # nobody has that seat
        it.hub.tables[3] = replace(view, game=replace(view.game, now=now))
        it.hub.changes.tell(3)
        held = await parts(it, lambda held: "table/3" in held and held["table/3"]["game"]["fault"])
        assert held["table/3"]["game"]["fault"] == f"row {view.game.number} cannot be shown (IndexError)"
        it.hub.tables[2] = replace(it.hub.tables[2], call=1)
        it.hub.changes.tell(2)
        await parts(it, lambda held: held["table/2"]["call"] == 1)
        assert (await it.get("/api/tables/3"))["game"]["fault"]

    pages(tmp_path, dsn, work)


def test_where_no_names_were_entered_at_a_table_the_people_of_its_group_are_shown(tmp_path: Path, dsn: str) -> None:
    async def run() -> None:
        async with paged(tmp_path, dsn) as it:
            joined(it.hub.folder, tmp_path / "table")
            await it.hub.enter()
            await it.log_in()
            await it.do({"do": "change", "game": "elfenland", "seats": 3, "rounds": 2, "minutes": 0, "language": "en"})
            await it.do({"do": "come", "names": "Anna\nBen\nCem"})
            await it.do({"do": "draw"})
            async with reporting(tmp_path / "table", tmp_path / "games.db"):
                play(tmp_path / "games.db", of_tables(1), 0, 5)
                held = await parts(it, lambda held: held.get("table/1", {}).get("game"))
            names = {person["id"]: person["name"] for person in held["evening"]["people"]}
            (pod,) = held["evening"]["rounds"][0]["pods"]
            seats = [seat["name"] for seat in held["table/1"]["game"]["seats"]]
            assert seats == [names[person] for person in pod["people"]]

    asyncio.run(run())


def test_a_browser_is_sent_what_changed_and_nothing_else(tmp_path: Path, dsn: str) -> None:
    async def work(it: Paged) -> None:
        await it.log_in()
        async with asyncio.timeout(60), it.session.get(f"{it.address}/live") as answer:
            texts = [json.loads(line[6:]) async for line in _first(answer, "table/3")]
            assert {"words", "evening", "standings", "table/1", "table/2", "table/3"} <= {
                key for text in texts for key in text["set"]
            }
            await it.do({"do": "announce", "text": "Pause"})
            async for line in _first(answer, "notice"):
                assert json.loads(line[6:])["set"].keys() <= {"notice", "evening"}

    pages(tmp_path, dsn, work)


async def _first(answer: aiohttp.ClientResponse, part: str) -> Any:
    """The lines of a stream up to the first that has this part."""
    async for line in answer.content:
        if line.startswith(b"data: "):
            yield line
            if part in json.loads(line[6:])["set"]:
                return


def test_without_its_database_the_pages_go_on_and_say_so(tmp_path: Path, dsn: str, postgres: Postgres) -> None:
    async def work(it: Paged) -> None:
        await it.log_in()
        postgres.kill()
        try:
            status, said = await it.do({"do": "come", "names": "Anna"})
            assert (status, said["error"]) == (503, "The database does not answer. Trying again.")
            assert len((await it.get("/api/tables"))["tables"]) == len(GAMES)
        finally:
            await asyncio.to_thread(postgres.start)
        assert (await it.do({"do": "come", "names": "Anna"}))[0] == 200
        await parts(it, lambda held: held["database"] and held["evening"]["people"])

    pages(tmp_path, dsn, work)


def test_every_message_of_the_pages_is_there_and_each_is_used() -> None:
    scripts = "".join(file.read_text("utf-8") for file in PAGE.glob("*.js"))
    there = {id.removeprefix("hub-") for id in language("en").cuts if id.startswith("hub-")}
    asked = set(re.findall(r'word\("([a-z-]+)"\)', scripts))
    assert asked - there == set()
    said = "".join(file.read_text("utf-8") for file in PAGE.parents[1].rglob("*.py"))
    idle = [id for id in there - asked if f'"hub-{id}"' not in said and not re.search(rf'\b{id}( }}|[":,])', scripts)]
    assert sorted(idle) == ["wait", "wrong"], "these two are asked for by the address of the login"
