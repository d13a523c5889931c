"""Names of towns and routes, as the board and each edition of the rulebook print them."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Mapping

from companion.language.message_texts import Proper, Speech
from engine.elfenland.board import Board
from engine.elfenland.game import Elfenland
from engine.elfenland.state import Match

MISREADINGS: Mapping[str, str] = {
    "Larphálya": "lapphalya",
    "Stryhaven": "strykhaven",
    "Grandor": "grangor",
    "Jxara": "ixara",
    "Lisselen": "usselen",
}
"""Misprints of rulebooks and easy misreadings of the board's lettering, each with the town's id."""


PRINTED: Mapping[str, Mapping[str, str]] = {
    "ru": {"lapphalya": "Larphálya"},
    "cs": {"dagamura": "Dag’Amura"},
    "fr": {"strykhaven": "STRYHAVEN", "grangor": "GRANDOR"},
    "ff": {"lapphalya": "Lapphalya"},
}
"""The towns that an edition's rulebook spells differently from the board, by edition; the French one prints all in
capitals."""
CAPITALS = ("fr",)


def printed(town: str, name: str, edition: str) -> str:
    """The name of a town as this edition's rulebook prints it; `name` is the one on the board.

    >>> printed("lapphalya", "Lapphálya", "fr"), printed("lapphalya", "Lapphálya", "de")
    ('LAPPHALYA', 'Lapphálya')
    """
    if edition in CAPITALS:
        bare = "".join(sign for sign in unicodedata.normalize("NFD", name) if not unicodedata.combining(sign))
        name = bare.upper()
    return PRINTED.get(edition, {}).get(town, name)


def proper(match: Match, players: Mapping[str, str]) -> Proper:
    """A function that names an id in a language: towns and routes as the table's edition prints them, and the players
    by seat.
    """
    game = match.game
    assert isinstance(game, Elfenland)
    place = places(game.board, game.edition(match.state))
    return lambda speech, id: place(speech, id) or players.get(id)


def places(board: Board, edition: str) -> Proper:
    """A function that names the id of a town or route in a language, as this edition prints it; it gives None for other
    ids.
    """
    towns = {town.id: printed(town.id, town.name, edition) for town in board.towns.values()}
    joined = Counter(frozenset((route.a, route.b)) for route in board.routes.values())

    def name(speech: Speech, id: str) -> str | None:
        if id in towns:
            return towns[id]
        if id in board.routes:
            route = board.routes[id]
            message = "name-route-of-two" if joined[frozenset((route.a, route.b))] > 1 else "name-route"
            return speech.say(message, one=towns[route.a], other=towns[route.b], terrain=route.terrain)
        return None

    return name
