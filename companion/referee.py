"""The headless referee: reads one JSON object a line, answers with one a line, judged exactly as on the touchscreen."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import BinaryIO, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from companion.games.people import People, read_people, write_people
from companion.games.registry import GAMES
from companion.games.start_and_resume import StartedGame, begin, finished, resume
from companion.language.message_texts import FALLBACK, Speech
from companion.storage.store import Store
from companion.storage.store_file import StoreFailed
from engine.codec import read_command, write
from engine.game import Entry, Start
from engine.match import Match, public
from engine.rule import Rejection, Unclear

LONGEST_LINE = 65_536
"""The longest line that is read, in bytes; far longer than any command of any game."""

Answer = dict[str, object]
"""An answer before it is encoded as JSON, like `{"ok": True, "events": [...], "prompt": ...}`."""
T = TypeVar("T")


class _FirstLine(msgspec.Struct, frozen=True):
    """The referee's own fields in the first line that it reads (JSON); the other fields of that line are the game's
    `Start`. `resume`: go on with the stored game. `language` is that of the answers."""

    resume: bool | None = None
    language: Literal["de", "en", "fr", "it", "cs", "ru"] | None = None


class _Word(msgspec.Struct, frozen=True):
    """The field of a command that names it, like `{"do": "pass"}`."""

    do: str


class _Would(msgspec.Struct, frozen=True):
    """The field of the question `{"do": "would", "command": {...}}`: a command that is to be judged but not
    recorded.
    """

    command: msgspec.Raw


def serve(lines: BinaryIO, out: BinaryIO, store: Store | None = None) -> int:
    """Answer every line of `lines` until they end; returns the exit status: 0, or 2 if the first line began
    no game.
    """
    referee = Referee(store)
    for line in read_lines(lines):
        answer = referee.answer(line)
        out.write(write(answer) + b"\n")
        out.flush()
        if not referee.playing:
            return 2
    return 0


def read_lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """The lines of a stream without their line ends; None in place of a line longer than `LONGEST_LINE`, which is
    skipped.
    """
    while line := stream.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            while (rest := stream.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
                pass
            yield None
        else:
            yield line.rstrip(b"\r\n")


class Referee:
    """One game played by lines of JSON. With a store, each answer is given only after its entry is safely on disk."""

    def __init__(self, store: Store | None = None) -> None:
        self._store = store
        self._id = 0
        self._match: Match | None = None
        self._withdrawn: tuple[Entry, ...] = ()
        self._seen: tuple[Match, Match] | None = None  # a match that was asked about, and what all may know of it
        self._speech = Speech()

    @property
    def playing(self) -> bool:
        """Whether a game has begun."""
        return self._match is not None

    def answer(self, line: bytes | None) -> Answer:
        """The answer to one line, the first of which starts the game; `None` stands for a line that was too long.

        Bad input never raises: it is answered with `{"ok": False, "error": ...}`.
        """
        if line is None:
            return _error(f"This line is longer than {LONGEST_LINE} bytes, which no command is.")
        if not line.strip():
            return _error("This line is blank; each line is one JSON object.")
        try:
            return self._first(line) if self._match is None else self._command(self._match, line)
        except (ValueError, StoreFailed) as wrong:
            return _error(str(wrong))

    def _first(self, line: bytes) -> Answer:
        about = _read(line, _FirstLine)
        if about.resume:
            begun = self._resumed()
        else:
            start = _read(line, Start)
            started = begin(start)
            if isinstance(started, Rejection):
                return _not_begun(start, started, about.language)
            begun = started
        if isinstance(begun, Unclear):
            return _error(begun.sentence)
        language = self._kept(begun, about)
        match = self._match = begun.match
        self._withdrawn = begun.withdrawn
        language = language or match.game.edition(match.state)
        self._speech = Speech(language, GAMES[begun.start.game].proper(match, {}))
        return {"ok": True, "prompt": match.prompt, "state": match.game.shown(match.state)}

    def _resumed(self) -> StartedGame | Unclear:
        if self._store is None:
            return Unclear("There is nothing to resume: no store was given (--store FILE).")
        unfinished = self._store.latest_unfinished()
        if unfinished is None:
            return Unclear(f"There is nothing to resume: {self._store.path} holds no unfinished game.")
        self._id = unfinished
        try:
            read_people(self._store.game(unfinished).people)
            return resume(self._store, unfinished)
        except ValueError as wrong:
            return Unclear(f"{wrong} `boardside games --set-aside {unfinished}` gives access to the game before it.")

    def _kept(self, begun: StartedGame, about: _FirstLine) -> str | None:
        """The language of the answers: the one in the first line, or the one stored when the game was begun; None if
        there is none. A game that is not stored yet is now stored.
        """
        if self._store is None:
            return about.language
        if not about.resume:
            self._id = self._store.begin(begun.start.game, begun.stored(), write_people(People(about.language)))
            return about.language
        return about.language or read_people(self._store.game(self._id).people).language

    def _command(self, match: Match, line: bytes) -> Answer:
        word = _read(line, _Word).do
        if word == "state":
            return {"ok": True, "prompt": match.prompt, "state": match.game.shown(match.state)}
        if word == "undo":
            return self._undo(match)
        if word == "redo":
            return self._redo(match)
        if word == "would":
            return self._would(match, line) | {"recorded": False}
        found = _asked(match, word, line)
        if isinstance(found, dict):
            return found | {"prompt": match.prompt}
        after = match.say(read_command(match.game, line)) if found is None else found
        if isinstance(after, Match):
            entry = after.last
            assert entry is not None
            if self._store is not None:
                self._store.append(self._id, write(entry.command), write(entry.events), over=finished(after))
            self._match, self._withdrawn = after, ()
        return self._answered(match, after)

    def _would(self, match: Match, line: bytes) -> Answer:
        """The answer that the command would get, judged by public information only; nothing is changed or recorded.

        Asking is free, so hidden pieces entered by a player must not influence the answer.
        """
        try:
            command = _read(line, _Would).command
            word = _read(command, _Word).do
            if word in ("would", "undo", "redo", "state"):
                return _error(f"{word} is not a command of the game: would asks about one that a player may give.")
            if self._seen is None or self._seen[0] is not match:
                self._seen = match, public(match, commands=True)
            seen = self._seen[1]
            return self._answered(seen, seen.say(read_command(match.game, bytes(command))))
        except ValueError as wrong:
            return _error(str(wrong))

    def _answered(self, match: Match, after: Match | Rejection | Unclear) -> Answer:
        """The answer to a command: `match` is the match before it, `after` the match after it or why there is none."""
        if isinstance(after, Unclear):
            return _error(after.sentence)
        if isinstance(after, Rejection):
            source = match.game.source(match.game.edition(match.state), after.rule)
            refused = {"ok": False, **refusal(self._speech, after), "source": source, "prompt": match.prompt}
            return (
                refused | {"faults": [refusal(self._speech, each) for each in every(after)]} if after.also else refused
            )
        assert after.last is not None
        events = after.last.events
        answer = {"ok": True, "events": [match.game.public(event) for event in events], "prompt": after.prompt}
        if any(getattr(event, "unjudged", False) for event in events):
            answer["unjudged"] = True
        return answer

    def _undo(self, match: Match) -> Answer:
        if match.before is None:
            return _error("There is nothing left to undo: this is the start of the game.")
        before = match.before
        if self._store is not None:
            self._store.undone(self._id, 1, over=finished(before))
        assert match.last is not None
        self._match, self._withdrawn = before, (*self._withdrawn, match.last)
        return {"ok": True, "events": [], "prompt": before.prompt}

    def _redo(self, match: Match) -> Answer:
        """The answer to a redo: the entry that was withdrawn last is restored as it was recorded, and is not judged."""
        if not self._withdrawn:
            return _error("There is nothing to restore: no undo since the last action.")
        entry = self._withdrawn[-1]
        after = match.then(entry)
        if self._store is not None:
            self._store.redone(self._id, 1, over=finished(after))
        self._match, self._withdrawn = after, self._withdrawn[:-1]
        return {"ok": True, "events": [after.game.public(event) for event in entry.events], "prompt": after.prompt}


def every(rejection: Rejection) -> tuple[Rejection, ...]:
    """All reasons to refuse a command that breaks several rules, the main one first, each with an empty `also`."""
    return replace(rejection, also=()), *rejection.also


def _not_begun(start: Start, rejection: Rejection, language: str | None) -> Answer:
    """The answer to a first input line whose game cannot start: the rejection in words, and the page of the rulebook
    that prints the rule. The words are in `language`, or in the language of the rulebook edition if it is None.
    """
    boxed = GAMES[start.game]
    edition = str((start.options or {}).get("edition") or next(iter(boxed.editions), ""))
    source = boxed.game().source(edition, rejection.rule)
    speech = Speech(language or edition or FALLBACK)
    return {"ok": False, **refusal(speech, rejection), "source": source}


def refusal(speech: Speech, rejection: Rejection) -> Answer:
    """A rejection as part of an answer: `{"rule": "EL-PLAN-05", "params": {...}, "text": "Two sentences."}`."""
    id, params = rejection.rule.id, rejection.params
    return {"rule": id, "params": params, "text": f"{speech.say(id, **params)}. {speech.say(id, 'more', **params)}"}


def _error(sentence: str) -> Answer:
    """The answer to a line that cannot be understood: this sentence."""
    return {"ok": False, "error": sentence}


def _read(line: bytes, kind: type[T]) -> T:
    """The line decoded as JSON into a `kind`. Raises ValueError with one sentence."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.ValidationError, RecursionError) as wrong:
        raise ValueError(f"This line cannot be read: {wrong}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise ValueError(f"This line is not a JSON object: {wrong}.") from None


def _asked(match: Match, word: str, line: bytes) -> Answer | Rejection | Unclear | None:
    """The answer of an automatic player to a question, the reason why it is refused, or None if the game has none.
    `word` is the question's name ("best_way"), `line` the whole question as JSON. Raises ValueError.
    """
    folder = f"companion.automa.{match.game.name}"
    if word not in ("best_way", "advise") or find_spec(folder) is None:
        return None
    try:
        answer: Answer | Rejection | Unclear | None = import_module(f"{folder}.questions").asked(match, word, line)
        return answer
    except (msgspec.ValidationError, RecursionError) as wrong:
        raise ValueError(f"This question cannot be read: {wrong}.") from None
