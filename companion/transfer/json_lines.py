"""A game as JSON lines: exported from the store, parsed and checked again, and judged again by today's rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from companion import untrusted
from companion.storage import checksum_chain
from companion.storage.store import Refused, Row, StoreReader, folded, refusals_by_row
from companion.storage.store_file import StoreFailed
from engine.codec import read_entry
from engine.game import Command, Event, Game
from engine.match import Match
from engine.rule import Rejection, Unclear
from engine.state import State

LINE_LIMIT = 64 * 1024
"""The most bytes of a line; a game's longest takes a few thousand."""
ROW_LIMIT = 10_000
"""The most lines of a file; a long game with many undos has a thousand."""
VERSION = 1
CHANGED = "this is not what was written there: its checksum differs."
SECRETS = "This file holds what the players hid: hands, and all that lay face down. Read it after the game."
"""The warning in the first line of each file."""


class _Head(Struct, kw_only=True, omit_defaults=True):
    """The first line of an exported game. `boardside` is the version of the format, `secrets` the warning, `game` the
    game's name; `start` and `people` are the records of its start and its players, `begun` is when it began (seconds
    UTC). `rows` is the number of rows, `sum` the checksum of the start, `people_sum` that of the players; None where it
    is not known.
    """

    boardside: int
    secrets: str = ""
    game: str
    start: msgspec.Raw
    people: msgspec.Raw = msgspec.Raw(b"null")
    begun: int = 0
    rows: int | None = None
    sum: int | None = None
    people_sum: int | None = None


class _Line(Struct, kw_only=True, omit_defaults=True):
    """A line of an exported game after the first, written at the time `at` (seconds UTC): an entry, with its number,
    command and events (`over`: it ended the game); the undo or the redo of that many entries (`undone`, `redone`); or a
    command that was refused by the rule with the id `refused`, with the `params` of that rule's message. `sum` is the
    row's checksum, None if it is not known.
    """

    entry: int = 0
    undone: int = 0
    redone: int = 0
    at: int = 0
    command: msgspec.Raw = msgspec.Raw(b"")
    events: msgspec.Raw = msgspec.Raw(b"")
    over: bool = False
    refused: str = ""
    params: msgspec.Raw = msgspec.Raw(b"")
    sum: int | None = None


class EntryFailed(ValueError):
    """The error for an entry that cannot be part of this game; `number` is that of its row."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"Entry {number}{reason}")
        self.number = number


class Imported(Struct, frozen=True):
    """A game read from a file, or from the code on a printed page: well-formed, but not judged yet. The first six
    fields are the arguments of `Store.add`.

    `lines` are the numbers of the file's lines on which the rows are; empty if the game comes from a printed page.
    """

    game: str
    start: bytes
    people: bytes
    rows: tuple[Row, ...]
    begun: int
    refusals: tuple[Refused, ...] = ()
    lines: tuple[int, ...] = ()


class Difference(Struct, frozen=True):
    """An entry that today's rules judge differently (`verdict`) from the recorded events; `number` is that of its
    row."""

    number: int
    command: Command
    recorded: tuple[Event, ...]
    verdict: tuple[Event, ...] | Rejection | Unclear


def export(store: StoreReader, game_id: int) -> Iterator[bytes]:
    """The lines of a game, each with its line end: a head, then every row (withdrawn ones too) and every refused
    command.

    Raises NoGame, StoreFailed.
    """
    game = store.game(game_id)
    rows = store.rows(game_id)
    for number, row in enumerate(rows, 1):
        if row.number != number:
            raise StoreFailed("broken", f"Row {number} of game {game_id} is missing in {store.path}.")
    heard = refusals_by_row(store.refusals(game_id))
    head = _Head(boardside=VERSION, secrets=SECRETS, game=game.game, start=_raw(game.start), people=_raw(game.people))
    head.begun, head.rows = game.begun, len(rows)
    sums: Sequence[int | None] = store.sums(game_id)
    texts = (game.start, game.people, *(text for row in rows for text in (row.command, row.events)))
    if len(sums) == len(rows) + 1 and all(bytes(_raw(text)) == text for text in texts):
        head.sum, head.people_sum = sums[0], checksum_chain.people_sum(game.people)
    else:  # not all of it is on the disk, or not as it is written here
        sums = [None] * (len(rows) + 1)
    yield msgspec.json.encode(head) + b"\n"
    yield from map(_refused_line, heard.get(0, ()))
    for row in rows:
        line = _Line(undone=max(0, row.undone), redone=row.redone, at=row.at, over=row.over, sum=sums[row.number])
        if not row.undone:
            line.entry, line.command, line.events = row.number, _raw(row.command), _raw(row.events)
        yield msgspec.json.encode(line) + b"\n"
        yield from map(_refused_line, heard.get(row.number, ()))


def _refused_line(each: Refused) -> bytes:
    line = _Line(at=each.at, command=_raw(each.command), refused=each.rule, params=_raw(each.params))
    return msgspec.json.encode(line) + b"\n"


def read(file: BinaryIO) -> Imported:
    """The game in an exported file. Raises ValueError, naming the line; OSError from the file itself."""
    number = 0

    def lines() -> Iterator[bytes]:
        nonlocal number
        size = 0
        while text := file.readline(LINE_LIMIT + 1):
            number += 1
            size += len(text)
            if len(text) > LINE_LIMIT:
                raise ValueError(f"more than {LINE_LIMIT} bytes in one line are more than any game writes.")
            if size > untrusted.LARGEST_GAME:
                raise ValueError(f"more than {untrusted.LARGEST_GAME} bytes are more than any game writes.")
            yield text

    try:
        return _read(lines())
    except ValueError as wrong:
        raise ValueError(f"Line {max(1, number)}: {wrong}") from None


def _read(lines: Iterator[bytes]) -> Imported:
    """The game in these lines. Raises ValueError, for the line that was asked for last."""
    text = next(lines, b"")
    if not text.strip():
        raise ValueError("this should tell which game it is, and is empty.")
    head = untrusted.json(text, _Head, "this is not the head of a Boardside game")
    if head.boardside != VERSION:
        raise ValueError(f"this is version {head.boardside} of the file; version {VERSION} is known.")
    _check_time("begun", head.begun)
    start, people = bytes(head.start), bytes(head.people)
    line = checksum_chain.line_sum(head.game.encode(), head.begun, start)
    if head.people_sum not in (None, checksum_chain.people_sum(people)):
        raise ValueError(f"people: {CHANGED}")
    _check_sum(line, (0, head.begun, 0, 0, 0, b"", b""), head.sum)
    before = head.sum
    rows: list[Row] = []
    refusals: list[Refused] = []
    on: list[int] = []
    stand = withdrawn = 0
    for number, text in enumerate(lines, 2):
        if number > ROW_LIMIT + 1:
            raise ValueError(f"more than {ROW_LIMIT} rows are more than any game has.")
        if not text.strip():
            continue
        row, summed = _row(text, len(rows), stand, withdrawn)
        if isinstance(row, Refused):
            refusals.append(row)
            continue
        rows.append(row)
        on.append(number)
        stand += -row.undone if row.undone else 1
        withdrawn = withdrawn + row.undone if row.undone else 0
        if before is not None:
            fields = row.number, row.at, row.undone, stand, int(row.over), row.command, row.events
            _check_sum(before, fields, summed)
            before = summed
    if head.rows is not None and head.rows != len(rows):
        raise ValueError(f"the file ends after {len(rows)} rows; its head promised {head.rows}.")
    return Imported(head.game, start, people, tuple(rows), head.begun, tuple(refusals), tuple(on))


def begun(game: Game, start: bytes) -> State:
    """The state at the beginning of a game, from its stored `start` (JSON). Raises ValueError."""
    read = untrusted.start(start, "This is no beginning of a game")
    state = game.start(read)
    if isinstance(state, Unclear):
        raise ValueError(state.sentence)
    if isinstance(state, Rejection):
        raise ValueError(f"{game.name} cannot begin like this ({state.rule.id}).")
    return state


def differences(
    game: Game, start: State, rows: Iterable[Row], check: Callable[[Match], object] = lambda _: None
) -> list[Difference]:
    """The entries of a game, without withdrawn ones, that today's rules judge differently from the recorded events.

    Each is judged in the state that the recorded events led to; `check` is called with the match after each, and may
    raise ValueError. Raises EntryFailed naming a row that cannot be read.
    """
    found = []
    match = Match(game, start)
    stand, withdrawn = folded(rows)
    for number, row in enumerate((*stand, *reversed(withdrawn))):
        after = _folded(match, row)
        assert after.last is not None
        assert after.last.command is not None
        command, recorded = after.last.command, after.last.events
        try:
            check(after)
            # What was withdrawn can be returned as it was recorded: it has to fit, and is not asked about again.
            verdict = match.judged(command) if number < len(stand) else recorded
        except ValueError as wrong:
            raise EntryFailed(row.number, f": {wrong}") from wrong
        except Exception as wrong:  # from a file that no game wrote, the state may be nonsense
            raise _nonsense(row, wrong) from wrong
        if verdict != recorded:
            found.append(Difference(row.number, command, recorded, verdict))
        match = after
    return found


def _folded(match: Match, row: Row) -> Match:
    """The match after the entry in this row. Raises EntryFailed."""
    try:
        entry = read_entry(match.game, row.command, row.events)
    except ValueError as wrong:
        raise EntryFailed(row.number, f": {wrong}") from None
    try:
        return match.then(entry)
    except Exception as wrong:  # facts that no game wrote may fit no state
        raise _nonsense(row, wrong) from wrong


def _nonsense(row: Row, wrong: Exception) -> EntryFailed:
    # What exactly was missing may be the secret of a hand.
    """The error for an entry that fits no state."""
    return EntryFailed(row.number, f" cannot have happened in this game ({type(wrong).__name__}).")


def _raw(text: bytes) -> msgspec.Raw:
    """Stored JSON put on one line: line ends outside of strings are only white space."""
    return msgspec.Raw(text.replace(b"\r", b" ").replace(b"\n", b" "))


def _row(text: bytes, before: int, stand: int, withdrawn: int) -> tuple[Row | Refused, int | None]:
    """The row on this line, or the refused command in it, and its checksum (None if it has none). `before` is the
    number of rows above; of their entries, `stand` are not withdrawn and `withdrawn` can be restored. Raises
    ValueError."""
    row = untrusted.json(text, _Line, "this is no row of a game")
    command, events = bytes(row.command), bytes(row.events)
    _check_time("at", row.at)
    number = before + 1
    if row.refused:
        params = bytes(row.params)
        objects = command.startswith(b"{") and params.startswith(b"{")
        if not objects or row.entry or row.undone or row.redone or events:
            raise ValueError("what was refused has a rule, a command and params (two objects), and no more.")
        return Refused(before, row.at, command, row.refused, params), None
    if row.undone or row.redone:
        if row.entry or command or events or (row.undone and row.redone):
            raise ValueError("a row is an entry, or undoes entries, or redoes them.")
        if row.undone and not 1 <= row.undone <= stand:
            raise ValueError(f"{row.undone} entries cannot be undone where {stand} exist.")
        if row.redone and not 1 <= row.redone <= withdrawn:
            raise ValueError(f"{row.redone} entries cannot be redone where {withdrawn} are undone.")
    elif row.entry != number:
        raise ValueError(f"entry {number} is expected here, not {row.entry}.")
    elif not command.startswith(b"{") or not events.startswith(b"["):
        raise ValueError("an entry has a command (an object) and events (a list).")
    return Row(number, row.at, command, events, row.undone - row.redone, row.over), row.sum


def _check_sum(before: int, fields: tuple[Any, ...], summed: int | None) -> None:
    if not checksum_chain.follows(before, fields, summed):
        raise ValueError(CHANGED)


def _check_time(field: str, at: int) -> None:
    """Raise ValueError unless `at` is a time that can be shown."""
    if not untrusted.moment(at):
        raise ValueError(f"{field}: {at} is not a time (seconds since 1970, UTC, up to the year 9999).")
