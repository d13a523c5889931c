"""What the pages of a club show, kept as JSON: each table, the tournament, the map of a table that is looked at.

    parts  ->  {"table/3": {...}, "evening": {...}, "standings": [...], "notice": {...}}

A part is replaced when it changes and never changed in place, so a browser is sent those that it does not have.
"""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
from msgspec.structs import asdict, replace

from companion.club import evening
from companion.club.database import DatabaseGone
from companion.club.evening import Evening
from companion.club.hub import Hub, TableView
from companion.games.drawing.seat_marks import SEAT_INK
from companion.games.people import Player, distinct, named
from companion.games.registry import GAMES, title
from companion.games.view_values import Picture, View
from companion.language.bundles import language
from companion.language.message_texts import FALLBACK, LANGUAGES, Speech
from companion.screen import Screen
from companion.web.encode import Encoder, Glyphs
from engine.match import Match

PAUSE = 0.1
"""Seconds between two looks at what changed; what changed meanwhile is one look."""
AGAIN = 2.0
"""Seconds before a database that did not answer is asked again."""
SHOWN = 15 * 60
"""Seconds that an announcement to all tables stays on the big screen."""


ANNOUNCED = """
SELECT text FROM announcements
WHERE table_id IS NULL AND made > now() - make_interval(secs => $1) ORDER BY id DESC LIMIT 1
"""


class Drawn:
    """A game as it is drawn on the pages, in their language."""

    def __init__(self, view: TableView, match: Match, language: str, people: tuple[str, ...]) -> None:
        """`people` are those who sit there in this round, by their seats, as far as the organiser's page knows."""
        assert view.game is not None
        registered = GAMES[view.game.kind]
        self.look, plain = registered.look(match.game), Speech(language)
        called = view.game.players or tuple(Player("", colour) for colour in self.look.colours)
        if not any(player.name for player in called) and len(people) == len(match.state.seats):
            called = tuple(replace(player, name=name) for player, name in zip(called, people, strict=False))
        self.players = distinct(tuple(named(player, plain) for player in called[: len(match.state.seats)]))
        names = {str(seat): player.name for seat, player in enumerate(self.players, 1)}
        self.speech = Speech(language, registered.proper(match, names))
        self.encoder = Encoder(Glyphs(), self.speech.name_if_any)
        self.title = title(view.game.kind, plain)

    def glance(self, match: Match) -> dict[str, object]:
        """Whose turn it is in which phase, and the seats; without the picture of the map, which takes three times as
        long."""
        view = self._view(match)
        banner, panels = self.look.banner(view), [self.look.seat_panel(view, seat.id) for seat in match.state.seats]
        return {name: getattr(banner, name) for name in ("round", "of", "phase", "turn")} | {
            "seats": [
                {"name": player.name, "colour": player.colour, "ink": SEAT_INK[player.colour]}
                | {"score": panel.score, "active": panel.active}
                for player, panel in zip(self.players, panels, strict=False)
            ]
        }

    def screen(self, match: Match) -> Screen:
        """The map with what lies on it, whose turn it is, and the seats."""
        picture: Picture = self.look.picture(self._view(match))
        return Screen("club", self.title, self.look.board(match.state), picture.marks, picture.banner, picture.seats)

    def _view(self, match: Match) -> View[Any, Any, Any, Any]:
        return View(match, self.look.blank(), self.players, self.speech)


class Live:
    """The parts, and who waits for a change of them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.parts: dict[str, object] = {}
        self.evening = Evening()
        self.speech = Speech(self.evening.settings.language)
        self.renewed = asyncio.Event()
        """Set as soon as the parts were looked at again; then another takes its place."""
        self._drawn: dict[int, tuple[object, Drawn]] = {}
        self._stale: set[int] = set()
        """The tables that changed since somebody looked."""
        self._ends: dict[int, tuple[int, bool]] = {}

    async def follow(self) -> None:
        """Keep the parts up to date, until cancelled."""
        self.hub.changes.tell(0, *self.hub.tables)
        while True:
            await self._renew(await self.hub.changes.next())
            await asyncio.sleep(PAUSE)

    async def _renew(self, tables: frozenset[int]) -> None:
        ends = {id: (view.game.game, view.game.over) for id, view in self.hub.tables.items() if view.game}
        if 0 in tables or ends != self._ends:
            self._ends = ends
            try:
                await self.hub.database.run(self._read)
            except DatabaseGone:
                self._put("database", False)
                asyncio.get_running_loop().call_later(AGAIN, self.hub.changes.tell, 0)
        self._stale |= tables
        self.renewed.set()
        self.renewed = asyncio.Event()

    def current(self) -> dict[str, object]:
        """The parts as they are now: a table is written down when somebody looks, not whenever it changes."""
        for id in self._stale & self.hub.tables.keys():
            self._put(f"table/{id}", self.row(self.hub.tables[id]))
        self._stale.clear()
        for name in [each for each in self.parts if each.startswith("table/")]:
            if int(name[6:]) not in self.hub.tables:
                del self.parts[name]
        return self.parts

    def _put(self, name: str, value: object) -> None:
        """Replace a part if it is another."""
        if name not in self.parts or self.parts[name] != value:
            self.parts[name] = value

    async def _read(self, connection: asyncpg.Connection) -> None:
        """Read the tournament and the last announcement to all."""
        now = await evening.load(connection)
        said: str | None = await connection.fetchval(ANNOUNCED, SHOWN)
        if now.settings.language != self.evening.settings.language:
            self.speech, self._drawn = Speech(now.settings.language), {}
            asyncio.get_running_loop().call_soon(self.hub.changes.tell, *self.hub.tables)
        self.evening, say = now, self.speech.say
        ids = [id.removeprefix("hub-") for id in language(FALLBACK).cuts if id.startswith("hub-")]
        words = {id: say(f"hub-{id}") for id in ids if not self.speech.asks_for(f"hub-{id}")}
        self._put("words", words)
        self.parts["evening"] = {
            "name": self.hub.settings.name,
            "settings": now.settings,
            "games": {name: title(name, self.speech) for name in GAMES},
            "languages": LANGUAGES,
            "people": tuple(now.people.values()),
            "rounds": now.rounds,
            "ends": now.ends,
        }
        self._put("standings", now.standings())
        self._put("notice", {"text": said} if said else None)
        self._put("database", True)

    def drawn(self, view: TableView, match: Match) -> Drawn:
        """The drawing of a table's game, made once for each game."""
        assert view.game is not None
        pods = (pod for each in self.evening.rounds for pod in each.pods)
        there = next((pod.there for pod in pods if (pod.table, pod.game) == (view.id, view.game.game)), ())
        people = tuple(self.evening.people[id].name for id in there)
        key = view.game.game, view.game.players, people
        if view.id not in self._drawn or self._drawn[view.id][0] != key:
            self._drawn[view.id] = key, Drawn(view, match, self.speech.language, people)
        return self._drawn[view.id][1]

    def row(self, view: TableView) -> dict[str, object]:
        """A table at a glance; see README.md for the fields."""
        if (game := view.game) is None:
            return asdict(view)
        seen = {name: getattr(game, name) for name in ("kind", "number", "arrived", "over", "fault")}
        seen |= {"title": title(game.kind, self.speech), "seats": ()}
        seen |= dict.fromkeys(("round", "of", "phase", "turn"), "")
        try:
            if game.now is not None:
                seen |= self.drawn(view, game.now).glance(game.now)
        except Exception as wrong:  # rows made with a stolen key may lead where no game comes, and drawing fails there
            seen["fault"] = f"row {game.number} cannot be shown ({type(wrong).__name__})"
        return asdict(view) | {"game": seen}
