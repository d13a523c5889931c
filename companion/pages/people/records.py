"""Records: every player's games, wins and average score over all finished games."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from companion.games.drawing.common_controls import button, picker
from companion.games.registry import GAMES
from companion.language.message_texts import Speech
from companion.pages.parts import whole_page
from companion.screen import Block, Choice, Does, Grid, Nth, Pick, Row, Screen, Text
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
from companion.storage.retrying_store import BufferedStore
from companion.transfer import sticks
from companion.transfer.statistics import Record, Result, as_csv, as_json, records, results

NAME = "boardside-results"
MOST_STICKS = 2
"""The most sticks offered; more buttons do not fit."""


class RecordsPage(Page, frozen=True):
    """The page of every player's records in the game named `game`. `found` has the records of every game, `sticks` the
    folders of USB sticks to write to.
    """

    game: str
    found: tuple[tuple[str, tuple[Record, ...]], ...]
    sticks: tuple[Path, ...] = ()

    def show(self, session: ScreenSession) -> Screen:
        """The screen with one row for each player: games, wins, average score."""
        say = session.speech.say
        kept = dict(self.found).get(self.game, ())
        games = picker("game", {game: say(f"game-{game}") for game, _ in self.found}, self.game, 3)
        averages = GAMES[self.game].averages if self.game else ()
        shown = [each for each in averages if any(record.counted.get(each[0]) for record in kept)]
        head = (say("records-player"), say("records-games"), say("records-won"), say("records-score"))
        rows = tuple(
            Row((*_cells(session.speech, record), *(_average(session.speech, record, *each) for each in shown)))
            for record in kept
        )
        widths = (0.55 - 0.15 * max(1, len(shown)), 0.15, 0.15, 0.15, *(0.15 for _ in shown))
        body = Grid(rows, widths, (*head, *(say(f"records-average-{of}") for of, _ in shown)))
        none = Text(say("records-unnamed" if self.found else "records-none"), tone="quiet")
        note = f"records-note-{self.game}"
        notes = (Text(say(note), "detail", "quiet"),) if shown and session.speech.knows(note) else ()
        blocks: tuple[Block, ...] = (body, *notes) if rows else (none,)
        if len(self.found) > 1:
            blocks = (games, *blocks)
        sticks = tuple(
            Choice(Nth("stick", number), say("act-to-stick", stick=stick.name), enabled=bool(rows))
            for number, stick in enumerate(self.sticks)
        )
        write = button(session.speech, "write-results", enabled=bool(rows))
        return whole_page(session, "records", blocks, "close", write, *sticks)

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Show another game, write the results to files, or go back."""
        match does:
            case Pick("game", game):
                session.pages.go(replace(self, game=game))
            case "write-results":
                self._write(session, None)
            case Nth("stick", number) if number < len(self.sticks):
                self._write(session, self.sticks[number])

    def _write(self, session: ScreenSession, stick: Path | None) -> None:
        """Write the results as CSV and JSON beside the store or on a stick, and show the path."""

        def written(store: BufferedStore) -> str:
            found, folder = results(store), stick or store.path.parent
            files = (f"{NAME}.csv", as_csv(found).encode()), (f"{NAME}.json", as_json(found))
            try:
                return str(sticks.renew(folder, files)[0])
            except OSError as error:
                raise ValueError(f"{folder}: {error.strerror or error}.") from None

        session.store.ask(written, lambda path: session.notices.note(session.speech.say("results-written"), path))


def open_records(session: ScreenSession, unused: str) -> None:
    """Compute the players' best results from all stored games, and show them on a page."""

    def counted(counts: tuple[list[Result], tuple[Path, ...]]) -> None:
        found, sticks = counts
        games = tuple(dict.fromkeys(one.game for one in found))
        session.pages.push(
            RecordsPage(next(iter(games), ""), tuple((game, records(found, game)) for game in games), sticks)
        )

    session.store.ask(lambda store: (results(store), _sticks(store)), counted)


def _cells(speech: Speech, record: Record) -> tuple[str, ...]:
    score = speech.say("records-tenths", number=record.score / record.scored) if record.scored else "–"
    return record.name, str(record.games), str(record.won), score


def _average(speech: Speech, record: Record, of: str, to: str) -> str:
    """The total of the statistic named `of` divided by that of `to`, as text like "2.5"; "–" if there is nothing to
    divide by.
    """
    each = record.counted.get(to, 0)
    return speech.say("records-tenths", number=record.counted[of] / each) if each else "–"


def _sticks(store: BufferedStore) -> tuple[Path, ...]:
    return tuple(folder.path for folder in sticks.folders(store.path) if folder.stick)[:MOST_STICKS]
