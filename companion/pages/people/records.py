"""Everyone's record over all games that were finished here."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from companion.games.registry import GAMES
from companion.language.speech import Speech
from companion.screen import Choice, Choices, Grid, Row, Screen, Sheet, Text
from companion.session.session import button
from companion.transfer import sticks
from companion.transfer.statistics import Record, Result, as_csv, as_json, records, results

if TYPE_CHECKING:
    from companion.session.session import Page, Session
    from companion.storage.store import Store

NAME = "boardside-results"
MOST_STICKS = 2
"""What has room beside the other buttons."""


def open_records(session: Session, back: Page) -> None:
    """Count what the store holds, and show it."""

    def counted(told: tuple[list[Result], tuple[Path, ...]]) -> None:
        found, sticks = told
        games = tuple(dict.fromkeys(one.game for one in found))
        every = tuple((game, records(found, game)) for game in games)
        session.go(RecordsPage(back, games[0] if games else "", every, sticks))

    session.ask(lambda store: (results(store), _sticks(store)), counted)


class RecordsPage(Struct, frozen=True):
    """`game` is the one looked at, `found` each game's records; `sticks` are what else the files can be written to."""

    back: Page
    game: str
    found: tuple[tuple[str, tuple[Record, ...]], ...]
    sticks: tuple[Path, ...] = ()

    def show(self, session: Session) -> Screen:
        """A line a player."""
        say = session.speech.say
        kept = dict(self.found).get(self.game, ())
        games = tuple(
            Choice(f"game/{game}", say(f"game-{game}"), tone="selected" if game == self.game else "plain")
            for game, _ in self.found
        )
        average = GAMES[self.game].average if self.game else None
        told = average if average and any(record.counted.get(average[0]) for record in kept) else None
        head = (say("records-player"), say("records-games"), say("records-won"), say("records-score"))
        rows = tuple(
            Row((*_cells(session.speech, record), *((_average(session.speech, record, *told),) if told else ())))
            for record in kept
        )
        widths = (0.4, 0.15, 0.15, 0.15, *((0.15,) if told else ()))
        body = Grid(rows, widths, (*head, *((say(f"records-average-{self.game}"),) if told else ())))
        blocks = ((Choices(games, columns=3),) if len(games) > 1 else ()) + (
            (body,) if rows else (Text(say("records-none"), tone="quiet"),)
        )
        sticks = tuple(
            Choice(f"stick/{number}", say("act-to-stick", stick=stick.name), enabled=bool(rows))
            for number, stick in enumerate(self.sticks)
        )
        buttons = (
            button(session.speech, "close"),
            button(session.speech, "write-results", enabled=bool(rows)),
            *sticks,
        )
        sheet = Sheet("records", say("sheet-records"), blocks, buttons)
        return Screen("records", sheet.title, sheet=sheet)

    def tap(self, session: Session, id: str, text: str) -> None:
        """Another game, the files, or back."""
        verb, _, what = id.partition("/")
        match verb:
            case "close":
                session.go(self.back)
            case "game":
                session.go(replace(self, game=what))
            case "write-results":
                self._write(session, None)
            case "stick" if what.isdecimal() and int(what) < len(self.sticks):
                self._write(session, self.sticks[int(what)])

    def _write(self, session: Session, stick: Path | None) -> None:
        """Both files beside the games, or on a stick; where they lie is said."""

        def written(store: Store) -> str:
            found, folder = results(store), stick or store.path.parent
            files = (f"{NAME}.csv", as_csv(found).encode()), (f"{NAME}.json", as_json(found))
            try:
                return str(sticks.renew(folder, files)[0])
            except OSError as error:
                raise ValueError(f"{folder}: {error.strerror or error}.") from None

        session.ask(written, lambda path: session.note(session.speech.say("results-written"), path))


def _cells(speech: Speech, record: Record) -> tuple[str, ...]:
    score = speech.say("records-tenths", number=record.score / record.games)
    return record.name, str(record.games), str(record.won), score


def _average(speech: Speech, record: Record, of: str, to: str) -> str:
    """So much of the one to each of the other, over all games."""
    each = record.counted.get(to, 0)
    return speech.say("records-tenths", number=record.counted[of] / each) if each else "–"


def _sticks(store: Store) -> tuple[Path, ...]:
    return tuple(folder.path for folder in sticks.folders(store.path) if folder.stick)[:MOST_STICKS]
