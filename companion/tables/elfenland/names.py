"""What things of the board are called."""

from __future__ import annotations

from collections.abc import Mapping

from companion.speech import Proper, Speech
from engine.elfenland.game import Elfenland
from engine.match import Match

MISREADINGS: Mapping[str, str] = {
    "Larphálya": "lapphalya",
    "Stryhaven": "strykhaven",
    "Grandor": "grangor",
    "Jxara": "ixara",
    "Lisselen": "usselen",
    "Ergeren": "ergeren",
    "Mahdavikia": "mahdavikia",
}
"""Misprints of rulebooks, and what the board's lettering is read as."""


def proper(match: Match, players: Mapping[str, str]) -> Proper:
    """Names of towns and routes as the board prints them, and of the seats' players where they are known."""
    game: Elfenland = match.game  # type: ignore[assignment]
    board = game.board
    joined: dict[frozenset[str], int] = {}
    for route in board.routes.values():
        joined[frozenset((route.a, route.b))] = joined.get(frozenset((route.a, route.b)), 0) + 1

    def name(speech: Speech, id: str) -> str | None:
        if id in board.towns:
            return board.towns[id].name
        if id in board.routes:
            route = board.routes[id]
            message = "name-route-of-two" if joined[frozenset((route.a, route.b))] > 1 else "name-route"
            one, other = board.towns[route.a].name, board.towns[route.b].name
            return speech.say(message, one=one, other=other, terrain=route.terrain)
        return players.get(id)

    return name
