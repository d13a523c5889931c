"""What stands can be shown: every act accepted, let stand, caught up or imported, in words, pictures and files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
import walks
from msgspec.structs import replace

from companion.games.people import People, Player, write_people
from companion.games.registry import GAMES
from companion.games.start_and_resume import StartedGame, resume
from companion.language.message_texts import LANGUAGES
from companion.pages.people.paper import PaperPage, game_code
from companion.pages.table.history import HistoryPage
from companion.pages.table.replay import Moment, ReplayPage
from companion.pages.table.standings import EndingPage, TrailPage
from companion.pages.table.table import TablePage
from companion.session.seated_game import seat_game
from companion.session.spoken_game import SpokenGame, spoken
from companion.storage.store import Row, Store
from companion.transfer import game_import, json_lines, printed_html
from engine import common_commands, judge_common_commands
from engine.codec import read_entry, write
from engine.elfenland import override_refusal as elfenland
from engine.elfenland.commands_and_events import CatchUp
from engine.game import Ask, Start
from engine.masterelf import override_refusal as masterelf
from engine.masterelf.deckfile import written
from engine.match import Match
from engine.rule import Rejection, Unclear
from tests.evening import Evening, evening, words
from tests.extent import QUICK, fewer, many, stride

SEEDS = fewer("walks whose acts are shown", (walks.SETTLING, 0, 1), daily=3, quick=1)
TONGUES = fewer("languages in which acts are shown", (*LANGUAGES, "ff"), daily=1, turning=True)
SAID, UNAWAITED = (6, 1) if QUICK else (20, 3)
"""Sentences of each kind said from a moment, to find what a table may let stand: of awaited kinds, and of others."""
MOMENTS = many("moments of a phase after an act of a kind", 20, daily=5, quick=2)
"""Moments of each phase after each kind of act, from which that is looked for."""
EVERY = 8
"""In how many acts one is drawn, in other languages than English: there only words differ."""
IN_ENGLISH, WITHOUT_FACTS = stride("acts drawn in English", 3), stride("acts without their facts", 4)
"""In how many acts one is drawn in English, and one is taken in without what followed from it."""
ALIKE = 2
"""Acts of one shape that are shown."""
RECORDED = sorted((Path(__file__).parents[1] / "recorded_games").rglob("*.jsonl"))
NAMES = ("Anna", "Ben", "Хельга", "", "Zoë", "Max")

Shape = tuple[Any, ...]
game = pytest.mark.parametrize("name", GAMES)


def meant(after: Match) -> Any:
    """The last act; of one that was let stand, the act itself."""
    assert after.last is not None
    said = after.last.command
    return judge_common_commands.act(after.game, said) if isinstance(said, common_commands.Let) else said


def shape(match: Match, after: Match) -> Shape:
    """What decides how an act is worded: its phase, its kind, the rule it broke, its facts, and what cards it has."""
    said, entry = meant(after), after.last
    assert entry is not None
    counted = [value for value in (getattr(said, name) for name in said.__struct_fields__) if isinstance(value, dict)]
    return (
        match.prompt.phase,
        type(entry.command).__name__,
        type(said).__name__,
        tuple((type(event).__name__, getattr(event, "rule", "")) for event in entry.events),
        tuple(min(2, sum(1 for count in value.values() if count)) for value in counted),
        tuple(getattr(said, name, None) is None for name in ("cards", "kind", "hidden", "drawn", "crystal")),
    )


def variants(ask: Ask, random: Random, seats: tuple[str, ...], tries: int) -> Iterator[walks.Sentence]:
    """Sentences of this kind, and those with counted pieces with none, one kind and several of them too."""
    counted = [slot for slot in ask.slots if slot.many]
    for _ in range(tries):
        sentence = walks.filled(ask, random, seats)
        yield sentence
        for slot in counted:
            for kinds in (0, 1, 2, 3):
                chosen = random.sample(slot.choices, min(kinds, len(slot.choices)))
                yield {**sentence, slot.name: {kind: random.choice((1, 1, 2)) for kind in chosen}}


def accepted(name: str) -> Iterator[tuple[Match, Match]]:
    """Every act of the walks and the recorded games with the moment before it, and what may be let stand there."""
    random, asked = Random(f"shown {name}"), dict[tuple[str, type], int]()
    for seed in SEEDS:
        for end in walks.walked(name, seed):
            for match in walks.moments(end):
                if match.before is not None:
                    yield match.before, match
                kind = match.prompt.phase, type(match.last.command if match.last else None)
                asked[kind] = asked.get(kind, 0) + 1
                if asked[kind] <= MOMENTS:
                    yield from let_stand(match, random)
    for path in RECORDED:
        start, *lines = (json.loads(line)["say"] for line in path.read_text(encoding="utf-8").splitlines())
        if start.get("game") != name:
            continue
        told = Start(name, start["seats"], start.get("start_player"), start.get("options"), start.get("ages"))
        match = walks.laid_out(told, path.parent)
        for line in lines:
            try:
                answer = match.undo() if line["do"] == "undo" else walks.say(match, line)
            except (ValueError, KeyError, TypeError):
                continue
            if isinstance(answer, Match):
                if line["do"] != "undo":
                    yield match, answer
                match = answer
            elif isinstance(answer, Rejection):
                ruled = walks.say(match, {"do": "let", "command": line})
                if isinstance(ruled, Match):
                    yield match, ruled


def let_stand(match: Match, random: Random) -> Iterator[tuple[Match, Match]]:
    """What is refused here and may be let stand, or is accepted."""
    for ask in match.game.grammar(match.state):
        tries = SAID if ask.command in match.prompt.awaits else UNAWAITED
        for sentence in variants(ask, random, match.prompt.seats, tries):
            answer = walks.say(match, sentence)
            if isinstance(answer, Rejection):
                answer = walks.say(match, {"do": "let", "command": sentence})
            if isinstance(answer, Match):
                yield match, answer


def caught_up(match: Match) -> tuple[Match, Match] | None:
    """The same table, told to a game that is just beginning; None where it cannot be."""
    entries = match.game.retelling(match.state)
    if entries is None:
        return None
    state = match.game.start(started(match))
    assert not isinstance(state, Rejection | Unclear)
    told = Match(match.game, state)
    for entry in entries:
        told = told.then(entry)
    return (told.before, told) if told.before is not None else None


@cache
def shown(name: str) -> dict[Shape, tuple[tuple[Match, Match], ...]]:
    """Of each shape of act some examples, each as the moments before and after it."""
    found: dict[Shape, tuple[tuple[Match, Match], ...]] = {}

    def keep(before: Match, after: Match) -> None:
        key = shape(before, after)
        if len(found.get(key, ())) < ALIKE:
            found[key] = (*found.get(key, ()), (before, after))

    for before, after in accepted(name):
        keep(before, after)
    for _, after in [pair for pairs in found.values() for pair in pairs]:
        told = caught_up(after)
        if told is not None:
            keep(*told)
    return found


def pairs(name: str) -> list[tuple[Match, Match]]:
    return [pair for alike in shown(name).values() for pair in alike]


def started(match: Match) -> Start:
    options = dict(match.state.options)
    if options.get("deck"):
        options["deck"] = {"name": options["deck"], "text": written(match.state.deck)}
    return Start(match.game.name, len(match.state.seats), None, options)


def begins_alike(start: Match) -> bool:
    """Whether a game with the same options begins so: not where it was cut out, has a box, or another start player."""
    return write(start.game.start(started(start))) == write(start.state)


@cache
def game_with(name: str, tongue: str, seats: int) -> SpokenGame:
    """A table of this many; its match is another one's."""
    match = next(after for _, after in pairs(name) if len(after.state.seats) == seats)
    look = GAMES[name].look(match.game)
    people = People(tongue, tuple(Player(NAMES[n], look.colours[n]) for n in range(seats)))
    return spoken(seat_game(1, StartedGame(started(match), match), people), tongue, "de")


def at_the_table(match: Match, tongue: str) -> SpokenGame:
    seated = game_with(match.game.name, tongue, len(match.state.seats))
    return spoken(replace(seated, match=match, start=started(match)), tongue, "de")


def whole(said: str) -> None:
    assert said.strip(), "nothing is said"
    assert "{" not in said, said


@pytest.mark.slow("long")
@game
def test_every_ruling_and_every_act_is_among_what_is_shown(name: str) -> None:
    rulings = {key[3][0][1] for key in shown(name) if key[1] == "Let"}
    assert rulings == set({"elfenland": elfenland, "masterelf": masterelf}[name].LET)
    spoken = {key[2] for key in shown(name)}
    assert {"Agree", "Rename", "Leave", "CatchUp"} <= spoken
    for kinds in ((0,), (1,), (2,)):
        assert any(kinds == key[4] for key in shown(name) if key[1] == "Let"), kinds


@pytest.mark.slow("long")
@game
@pytest.mark.parametrize("tongue", TONGUES)
def test_what_was_allowed_can_be_worded_and_undone_in_every_language(name: str, tongue: str) -> None:
    for before, after in pairs(name):
        assert after.last is not None
        seated = at_the_table(after, tongue)
        look, speech = seated.look, seated.speech
        whole(look.tell(after.last, speech))
        assert look.seat_of(after.last) in ("", *(seat.id for seat in after.state.seats))
        for line in (*look.put_back(after.state, before.state, speech), *look.table_check(after.state, speech)):
            whole(line)


@game
def test_what_was_allowed_comes_back_from_its_record(name: str) -> None:
    for before, after in pairs(name):
        assert after.last is not None
        read = read_entry(after.game, write(after.last.command), write(after.last.events))
        assert read == after.last
        assert write(before.then(read).state) == write(after.state)
        assert write(after.undo().state) == write(before.state)
        assert write(after.game.shown(after.state))
        assert all(write(after.game.public(event)) for event in after.last.events)


@pytest.mark.slow("long")
@game
def test_what_was_allowed_is_exported_imported_resumed_and_undone(name: str, tmp_path: Path) -> None:
    with Store.open(tmp_path / "games.db") as store, Store.open(tmp_path / "other.db") as other:
        for before, after in pairs(name)[::EVERY]:
            start = walks.moments(after)[0]
            if not begins_alike(start):
                continue
            told = started(start)
            id = store.begin(name, write(told), write_people(People()))
            for entry in after.entries():
                store.append(id, write(entry.command), write(entry.events))
            lines = b"".join(json_lines.export(store, id))
            found = game_import.found_in(BytesIO(lines), "it")
            # A table that is told as a ruling left it is judged otherwise, and comes in all the same.
            told_as_it_lies = any(isinstance(entry.command, CatchUp) for entry in after.entries())
            assert told_as_it_lies or game_import.judged(found, "it") == []
            new = other.add(found.game, found.start, found.people, found.rows, found.begun or None, found.refusals)
            assert write(resume(other, new).match.state) == write(after.state)
            page = game_code(at_the_table(after, "en"))
            if page is not None:
                brought = game_import.found_in(BytesIO(page.encode()), "it")
                again = other.add(brought.game, brought.start, brought.people, brought.rows)
                assert resume(other, again).match.prompt == after.prompt
            other.undone(new, 1)
            assert write(resume(other, new).match.state) == write(before.state)


@pytest.mark.slow("long")
@game
def test_an_act_without_its_facts_is_not_taken_in(name: str) -> None:
    refused = set()
    for _, after in pairs(name)[::WITHOUT_FACTS]:
        start = walks.moments(after)[0]
        if not begins_alike(start):
            continue
        facts = [*[write(entry.events) for entry in after.entries()][:-1], b"[]"]
        acts = zip((write(entry.command) for entry in after.entries()), facts, strict=True)
        rows = tuple(Row(number, 0, said, events) for number, (said, events) in enumerate(acts, 1))
        try:
            game_import.judged(json_lines.Imported(name, write(started(start)), b"{}", rows, 0), "it")
        except ValueError as wrong:
            refused.add(str(wrong).partition(" in ")[0])
    assert refused == {"it: The game ends"}


@pytest.fixture(scope="module")
def at_a_desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    with evening(tmp_path_factory.mktemp("shown") / "games.db") as it:
        yield it


@pytest.mark.slow("long")
@game
@pytest.mark.parametrize("tongue", TONGUES)
def test_what_was_allowed_is_drawn_replayed_and_put_on_paper(name: str, tongue: str, at_a_desk: Evening) -> None:
    session, table, printed = at_a_desk.session, TablePage(), set[str]()
    for before, after in pairs(name)[:: IN_ENGLISH if tongue == "en" else EVERY]:
        assert after.last is not None
        # Only the act's own line of the history is new.
        after = replace(after, before=replace(before, before=None, last=None))
        seated = at_the_table(after, tongue)
        session.game.play(seated, lambda: None)
        session.notices.put_back = seated.put_back(1)
        pages = (
            *(replace(table, over=over) for over in ("", "lies", "back")),
            EndingPage(),
            HistoryPage(),
            HistoryPage(kept=1),
            HistoryPage(kept=0),
            *(ReplayPage(played(before, after), at) for at in range(len(played(before, after)))),
            PaperPage(sheet=True),
            *((TrailPage(),) if seated.look.trail(after, seated.players) is not None else ()),
        )
        for each in pages:
            session.pages.go(each)
            assert words(session.screen()).strip()
        if before.prompt.phase not in printed:
            printed.add(before.prompt.phase)
            page = seated.look.on_paper(after.state, seated.players, seated.speech)
            session.pages.go(PaperPage())
            assert words(session.screen()).strip()
            assert printed_html.page("", page, tongue).startswith(b"<!DOCTYPE html>")


def played(before: Match, after: Match) -> tuple[Moment, ...]:
    """The moments of the act: what was refused first, if it was let stand, and what stands then."""
    assert after.last is not None
    said = meant(after)
    answer = before.say(said)
    refused = (Moment(before, said, answer),) if isinstance(answer, Rejection) else ()
    return (Moment(before), *refused, Moment(after, after.last.command))
