"""Games started from a start record, and games resumed from the store."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from companion import untrusted
from companion.games.people import Player, read_people
from companion.games.registry import GAMES
from companion.storage.judged_versions import RulesVersion, marks
from companion.storage.store import GameRow, Row, StoreReader, folded
from companion.storage.store_file import StoreFailed
from engine.codec import read_entry, write
from engine.game import Entry, Game, Start
from engine.match import Match
from engine.rule import Rejection, Unclear


class StartedGame(msgspec.Struct, frozen=True):
    """A game in play: its match, and its start record with all files it names read into it.

    `judged` has each version of the rules that came into use after the start, with the number of the first entry that
    it judged; `withdrawn` are the undone entries that can be restored.
    """

    start: Start
    match: Match
    judged: tuple[RulesVersion, ...] = ()
    withdrawn: tuple[Entry, ...] = ()

    def stored(self) -> bytes:
        """The start record as JSON, in the form in which the store keeps it."""
        return write(self.start)


def begin(start: Start) -> StartedGame | Rejection | Unclear:
    """A new game, or the reason why it cannot begin."""
    game = _game(start.game)
    if isinstance(game, Unclear):
        return game
    prepared = game.prepared(start, untrusted.box)
    if isinstance(prepared, Unclear):
        return prepared
    return _laid_out(game, prepared)


def resume(store: StoreReader, game_id: int) -> StartedGame:
    """The stored game with this id, as it was left: recorded events are folded, and the rules are not applied again.

    ValueError when the record cannot be read; NoGame when there is none.
    """
    row, damage = store.game(game_id), store.damage(game_id)
    if damage is not None:
        what = "who plays" if damage.number is None else f"row {damage.number} of {damage.rows}"
        raise ValueError(
            f"Game {game_id} cannot be read: {what} is not what was written there (its checksum differs); "
            f"{damage.good if damage.good > 0 else 'none'} of its rows are good."
        )
    start = untrusted.start(row.start, f"Game {game_id} cannot be read: its start")
    if start.game != row.game:
        raise ValueError(f"Game {game_id} cannot be read: it is of {row.game!r}, and begins as {start.game!r}.")
    game = _game(start.game)
    begun = game if isinstance(game, Unclear) else _laid_out(game, start)
    if isinstance(begun, Unclear | Rejection):
        raise ValueError(
            f"Game {game_id} was started in a way that this Boardside does not know: {untrusted.shown(start)}."
        )
    match = begun.match
    number, read = 0, None
    try:
        entries, withdrawn = folded(store.rows(game_id))
        for entry in entries:
            number, read = entry.number, None
            read = read_entry(match.game, entry.command, entry.events)
            match = match.then(read)
        match.game.shown(match.state), match.prompt
        versions = marks(store.rules_versions(game_id), [entry.number for entry in entries])
        return StartedGame(start, match, versions, _returnable(match, withdrawn))
    except StoreFailed:
        raise
    except Exception as wrong:  # a bit that tipped on the disk may make anything of a row
        # What exactly does not fit may be the secret of a hand; what cannot even be read is none.
        why = str(wrong) if read is None and isinstance(wrong, ValueError) else f"({type(wrong).__name__})."
        raise ValueError(f"Game {game_id} cannot be read: entry {number} {why}") from wrong


def _returnable(match: Match, withdrawn: list[Row]) -> tuple[Entry, ...]:
    """The undone entries that can be restored, up to the first that cannot be read."""
    found: list[Entry] = []
    with suppress(Exception):  # a bit that tipped on the disk may make anything of a row
        for row in reversed(withdrawn):
            entry = read_entry(match.game, row.command, row.events)
            match = match.then(entry)
            found.append(entry)
    return tuple(reversed(found))


def finished(match: Match) -> bool:
    """Whether the game is over and no command is awaited any more, not even one that its score still needs."""
    return match.prompt.over and not match.prompt.seats


def _game(name: str) -> Game | Unclear:
    boxed = GAMES.get(name)
    return boxed.game() if boxed else Unclear(f"There is no game {name!r}; the games are {', '.join(GAMES)}.")


def _laid_out(game: Game, start: Start) -> StartedGame | Rejection | Unclear:
    state = game.start(start)
    return state if isinstance(state, Rejection | Unclear) else StartedGame(start, Match(game, state))


def players(row: GameRow) -> tuple[Player, ...]:
    """The players of a stored game, from its row. ValueError where the row cannot be read."""
    if row.game not in GAMES:
        raise ValueError(f"game is one of {', '.join(GAMES)}, not {untrusted.shown(row.game)}.")
    for field, at in (("begun", row.begun), ("written", row.written)):
        if not untrusted.moment(at):
            raise ValueError(f"{field}: {at} is not a time (seconds since 1970, UTC, up to the year 9999).")
    if row.entries < 0:
        raise ValueError("its number of actions is not a number.")
    return read_people(row.people).now


def why_unreadable(row: GameRow) -> str:
    """The fault in the row of a stored game, as a sentence; "" if there is none."""
    try:
        players(row)
    except ValueError as wrong:
        return str(wrong)
    return ""
