"""The import of a game into the store: from JSON lines, or from its page on paper, as text, HTML or an older PDF."""

from __future__ import annotations

import time
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

from msgspec.structs import replace

from companion import untrusted
from companion.games.people import read_people, write_people
from companion.games.registry import GAMES
from companion.games.start_and_resume import StartedGame
from companion.games.view_values import View
from companion.session.seated_game import seat_game
from companion.session.spoken_game import spoken
from companion.storage.store import Row, Store, folded
from companion.storage.store_file import StoreFailed
from companion.transfer import json_lines, paper_code
from companion.transfer.json_lines import Difference, EntryFailed, Imported
from companion.transfer.paper_code import Unreadable
from engine.codec import read_entry, write
from engine.common_commands import Agree, Renamed
from engine.game import Game
from engine.match import Match
from engine.rule import Unclear

MOST_JUDGED = 50_000
"""The most entries that may be judged again because of changed options: each change is checked against all
before it.
"""


def found_in(file: BinaryIO, name: str) -> Imported:
    """The game in a file that holds JSON lines, or a page on paper; its players and names have been checked.

    `name` is for messages. Raises OSError, or ValueError whose sentence names the file and, for JSON lines, the line.
    """
    start = file.read(1024)
    file.seek(0)
    if not start.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
        found = paper_code.read(file.read(untrusted.LARGEST_PAGE).decode("utf-8", "replace"))
        try:
            found = _sound(found)
            clear = not any(isinstance(each.verdict, Unclear) for each in judged(found, name))
        except ValueError:
            clear = False
        if not clear:
            raise Unreadable("paper-garbled")
        at = int(time.time())
        return replace(found, rows=tuple(replace(row, at=at) for row in found.rows))
    try:
        return _sound(json_lines.read(file))
    except ValueError as wrong:
        raise ValueError(f"{name}: {wrong}") from wrong


def _sound(found: Imported) -> Imported:
    """The imported game, checked, with all invisible characters removed from the names of players. Raises ValueError
    for impossible players, seats, colours or entries."""
    if found.game not in GAMES:
        raise ValueError(f"Line 1: game is one of {', '.join(GAMES)}, not {untrusted.shown(found.game)}.")
    game = GAMES[found.game].game()
    try:
        start = untrusted.start(found.start, "start")
        if start.game != found.game:
            raise ValueError(f"start.game is {found.game}, not {untrusted.shown(start.game)}.")
        json_lines.begun(game, found.start)
        people = _people(found.people, start.seats)
    except ValueError as wrong:
        raise ValueError(f"Line 1: {wrong}") from None
    try:
        rows = tuple(row if row.undone else _named(game, start.seats, row) for row in found.rows)
    except EntryFailed as wrong:
        raise ValueError(_at(found, wrong)) from None
    return replace(found, people=people, rows=rows)


def _people(stored: bytes, seats: int) -> bytes:
    """The players as JSON, checked. Raises ValueError for another number than that of the seats, or two of the same
    colour."""
    people = read_people(stored)
    for field, some in (("players", people.players), ("called", people.called)):
        colours = [player.colour for player in some]
        if colours and len(colours) != seats:
            raise ValueError(f"people.{field} are {len(colours)} for {seats} players.")
        if len(set(colours)) < len(colours):
            raise ValueError(f"people.{field}: two have the same colour.")
    return write_people(people)


def _named(game: Game, seats: int, row: Row) -> Row:
    """This line (`Row`) of a game's journal, checked; if its entry renames a player, invisible characters are removed
    from the new name. Raises EntryFailed for an entry that cannot be read or has impossible values."""
    try:
        entry = read_entry(game, row.command, row.events)
        events = untrusted.events(game, seats, entry.events)
    except ValueError as wrong:
        raise EntryFailed(row.number, f": {wrong}") from None
    if not any(isinstance(each, Renamed) for each in events):
        return row
    return replace(row, command=write(entry.command), events=write(events))


def judged(found: Imported, name: str) -> list[Difference]:
    """The entries that today's rules judge differently from the recorded events.

    Raises ValueError, naming the file, for entries that cannot have happened or are more than any game has.
    """
    game, size, asked, acts = GAMES[found.game].game(), 0, 0, 0
    last = Match(game, json_lines.begun(game, found.start))

    def check(match: Match) -> None:
        nonlocal size, asked, acts, last
        last, acts = match, acts + 1
        size += untrusted.state(match.state)
        if match.state.start_player not in {seat.id for seat in match.state.seats}:
            raise ValueError(f"the start player, {untrusted.shown(match.state.start_player)}, is none of the seats.")
        if match.last is not None and isinstance(match.last.command, Agree):
            asked += acts
        if size > untrusted.LARGEST_MATCH or asked > MOST_JUDGED:
            raise ValueError("this is longer than any game can be.")

    try:
        differences = json_lines.differences(game, last.state, found.rows, check)
        withdrawn = len(folded(found.rows)[1])
        for ends in {0, withdrawn}:
            _drawn(found, last.undo(ends))
    except ValueError as wrong:
        raise ValueError(f"{name}: {_at(found, wrong)}") from None
    return differences


def _drawn(found: Imported, match: Match) -> None:
    """Raise ValueError if the last state of the game cannot be drawn."""
    try:
        start = untrusted.start(found.start, "start")
        seated = spoken(seat_game(0, StartedGame(start, match), read_people(found.people)), "", "en")
        look, state = seated.look, match.state
        view = View(match, look.blank(), seated.players, seated.speech)
        match.game.shown(state), look.board(state), look.picture(view), look.table_check(state, seated.speech)
        look.standings(match, seated.players, seated.speech)
        for moment in match.moments():
            if moment.last is not None:
                look.tell(moment.last, seated.speech)
    except Exception as wrong:  # facts that no game wrote may make a table that cannot be
        raise ValueError(f"The game ends in an impossible position ({type(wrong).__name__}).") from wrong


def _at(found: Imported, wrong: ValueError) -> str:
    """The error's sentence, with the number of the line on which its entry is."""
    if isinstance(wrong, EntryFailed) and found.lines:
        return f"Line {found.lines[wrong.number - 1]}: {wrong}"
    return str(wrong)


def bring(store: Store, path: Path) -> tuple[int, bool]:
    """Import the game of this file into the store, as `keep` does. Raises ValueError, OSError: nothing was changed."""
    with untrusted.opened(path) as file:
        found = found_in(file, path.name)
    judged(found, path.name)
    return keep(store, found)


def keep(store: Store, found: Imported) -> tuple[int, bool]:
    """Store an imported game, unless it is there already, with the same players and entry for entry. Returns its
    number, and whether it was there."""
    acts = [(row.command, row.events, row.undone) for row in found.rows]
    for game in store.games():
        if (game.game, game.start, game.people, game.aside) != (found.game, found.start, found.people, False):
            continue
        with suppress(StoreFailed):  # one that is damaged is not the same
            if [(row.command, row.events, row.undone) for row in store.rows(game.id, len(acts) + 1)] == acts:
                return game.id, True
    id = store.add(found.game, found.start, found.people, found.rows, found.begun or None, found.refusals)
    return id, False


def pasted(file: BinaryIO) -> BinaryIO:
    """All of standard input, as a file that can be rewound. Raises OSError if it is too long."""
    return BytesIO(untrusted.read(file, untrusted.LARGEST_GAME, "standard input"))
