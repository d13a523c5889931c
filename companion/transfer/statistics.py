"""The results of finished games, each player's record over all of them, and both as CSV and JSON."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from datetime import datetime

import msgspec
from msgspec import Struct

from companion.games.people import read_people
from companion.games.registry import GAMES
from companion.games.start_and_resume import players, resume
from companion.storage.store import GameRow, StoreReader
from companion.untrusted import cell
from engine.state import people


class Outcome(Struct, frozen=True):
    """One seat's result in a game: its player, the `rank` from 1 and the `score`, None where pieces that nobody counted
    can change it. `counted` are the game's own statistics by name; `started`: it was the start player.
    """

    seat: str
    name: str
    colour: str
    rank: int | None
    score: int | None
    started: bool
    counted: Mapping[str, int]


class Result(Struct, frozen=True):
    """The result of a game: the seats' outcomes, best first. `begun` and `ended` are seconds UTC; `acts` counts its
    entries. `incomplete`: a rank or a score is not certain.
    """

    id: int
    game: str
    edition: str
    begun: int
    ended: int
    acts: int
    outcomes: tuple[Outcome, ...]
    incomplete: bool = False

    @property
    def minutes(self) -> int:
        """The duration in minutes, rounded."""
        return max(0, self.ended - self.begun + 30) // 60


class Record(Struct, frozen=True):
    """A player's totals over all games of one kind: how many `games`, how many of them `won`, the sum of the scores
    (`score`) of the games whose score is certain (`scored`), and in `counted` the sums of the game's own statistics."""

    name: str
    games: int
    won: int
    score: int
    scored: int
    counted: Mapping[str, int]


def result(store: StoreReader, row: GameRow) -> Result:
    """The result of this finished game. Raises ValueError when its record cannot be read."""
    begun = resume(store, row.id)
    match, first = begun.match, begun.start.start_player or "1"
    entered = [(player.name, player.colour) for player in read_people(row.people).players]
    entered += [("", "")] * (begun.start.seats - len(entered))  # a game that the headless referee kept knows no names
    now = people(tuple(entered), match.state.house.renamed)
    counted = GAMES[row.game].counted(match)
    outcomes = []
    placed = GAMES[row.game].placed(match)
    for seat in (standing.seat for standing in GAMES[row.game].standings(match)):
        name, colour = now[int(seat) - 1]
        outcomes.append(Outcome(seat, name, colour, *placed[seat], seat == first, counted[seat]))
    edition = match.game.edition(match.state)
    incomplete = any(None in (each.rank, each.score) for each in outcomes)
    return Result(row.id, row.game, edition, row.begun, row.written, row.entries, tuple(outcomes), incomplete)


def results(store: StoreReader) -> list[Result]:
    """The results of all finished games that can be read, the last one first."""
    found = []
    for row in store.games():
        if row.over and not row.aside:
            try:
                players(row)
                found.append(result(store, row))
            except (ValueError, LookupError, TypeError):
                continue  # a game of a later or broken version is reported when it is opened
    return found


def records(results: Iterable[Result], game: str) -> tuple[Record, ...]:
    """The record of every named player of this game, most wins first; capitals make no difference to a name."""
    kept: dict[str, list[Outcome]] = {}
    for one in results:
        if one.game != game:
            continue
        for outcome in one.outcomes:
            key = " ".join(outcome.name.casefold().split())
            if key:
                kept.setdefault(key, []).append(outcome)
    found = []
    for outcomes in kept.values():
        counted: dict[str, int] = {}
        for outcome in outcomes:
            for what, count in outcome.counted.items():
                counted[what] = counted.get(what, 0) + count
        won = sum(outcome.rank == 1 for outcome in outcomes)
        scores = [outcome.score for outcome in outcomes if outcome.score is not None]
        found.append(Record(outcomes[0].name, len(outcomes), won, sum(scores), len(scores), counted))
    return tuple(sorted(found, key=lambda record: (-record.won, record.games, record.name)))


def as_json(results: Iterable[Result]) -> bytes:
    """The results as one JSON array, a line for each game."""
    return b"[" + b",\n ".join(msgspec.json.encode(one) for one in results) + b"]\n"


def as_csv(results: Iterable[Result]) -> str:
    """The results as CSV, a row for each seat; times are local. A rank or a score that is not certain is empty."""
    results = list(results)
    counts = sorted({what for one in results for outcome in one.outcomes for what in outcome.counted})
    out = io.StringIO()
    table = csv.writer(out)
    head = ("game_id", "game", "edition", "begun", "minutes", "acts", "seat", "name", "colour", "rank", "score")
    table.writerow([*head, "started", *counts, "incomplete"])
    for one in results:
        begun = datetime.fromtimestamp(one.begun).isoformat(" ", "minutes")
        for each in one.outcomes:
            table.writerow(
                [one.id, one.game, cell(one.edition), begun, one.minutes, one.acts]
                + [each.seat, cell(each.name), cell(each.colour), each.rank, each.score, int(each.started)]
                + [each.counted.get(what, "") for what in counts]
                + [int(one.incomplete)]
            )
    return out.getvalue()
