"""Games that are shown and touched without being stored: the practice and the demo on the first page use them."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

import msgspec

from companion.games.people import People, Player
from companion.games.registry import GAMES
from companion.games.start_and_resume import StartedGame, begin
from companion.pages.table.replay import Moment, ReplayPage
from companion.session.screen_session import ScreenSession
from companion.session.seated_game import seat_game
from companion.session.spoken_game import SpokenGame, spoken
from engine.codec import read_command
from engine.game import Command, Start
from engine.match import Match
from engine.rule import Rejection

PLAYERS = (Player("Anna", "red"), Player("Boris", "blue"), Player("Chris", "yellow"))
DEMO = "demo.jsonl"
"""The recorded game in the folder of the first game: its start, then its commands, a line each."""


def example(session: ScreenSession, start: Start) -> SpokenGame:
    """A new game that is not stored, in the language of this screen."""
    begun = begin(start)
    assert isinstance(begun, StartedGame)
    seated = seat_game(0, begun, People(players=PLAYERS[: start.seats]))
    return spoken(seated, session.speech.language, session.store.settings.edition)


def played(match: Match, commands: Iterable[Command]) -> tuple[Moment, ...]:
    """The moments of a game in which these commands are said one after the other; refused ones are among them."""
    found = [Moment(match)]
    for command in commands:
        after = match.say(command)
        if isinstance(after, Match):
            match = after
            found.append(Moment(match, command))
        elif isinstance(after, Rejection):
            found.append(Moment(match, command, after))
    return tuple(found)


def open_demo(session: ScreenSession, unused: str) -> None:
    """Show a recorded game, which plays by itself."""
    lines = files(f"companion.games.{next(iter(GAMES))}").joinpath(DEMO).read_bytes().splitlines()
    start = msgspec.json.decode(lines[0], type=Start)
    table = example(session, start)
    commands = (read_command(GAMES[start.game].game(), line) for line in lines[1:])
    session.pages.push(ReplayPage(played(table.match, commands), going=True, example=table))
