"""A tour of what is said about a game afterwards: what was possible, and the ways on the map."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from companion.games.masterelf.could_have import MasterElfCoach
from companion.games.people import People, Player, write_people
from companion.games.start_and_resume import StartedGame, begin
from companion.pages.table.possible_results import PossiblePage, worth_seeing
from companion.pages.table.table import TablePage
from companion.session.seated_game import seat_game
from companion.storage.store import Row
from engine.codec import write
from engine.elfenland.commands_and_events import Deal
from engine.game import Start
from engine.match import Match
from tests.arena import Arena
from tests.engine.masterelf.recorded import GAMES, played
from tests.evening import Evening, touchable
from tests.tour import PLAYERS


class OneHandKnown(Arena):
    """A game of which the referee was told the hand of seat 1 alone, as at a table with one seat of Boardside's."""

    def _say(self, command: Any) -> None:
        super()._say(Deal({"1": self.wooden.seats["1"].hand}) if isinstance(command, Deal) else command)


@cache
def of_one_known_hand() -> Match:
    """A finished game of which the referee knows only what seat 1 held."""
    return OneHandKnown(("wanders", "wanders", "greedy", "wanders"), "tour").play()


@cache
def finished(seed: str = "tour", deal: str = "to_eight") -> Match:
    """A game of a good player, a middling one and one who wanders about, of which the referee knows every hand."""
    return Arena(("greedy", "wanders", "wanders", "greedy"), seed, {"deal": deal}, tells=True).play()


def resume(it: Evening, match: Match, players: tuple[Player, ...] = PLAYERS) -> None:
    """Store this match, and open it at the table."""
    start = Start("elfenland", len(match.state.seats), "1", {"deal": match.state.options["deal"]})
    begun = begin(start)
    assert isinstance(begun, StartedGame)
    over = match.prompt.over
    rows = tuple(
        Row(number, number, write(entry.command), write(list(entry.events)), over=number == len(match) and over)
        for number, entry in enumerate(match.entries(), 1)
    )
    people = write_people(People(None, players))
    id = it.writer_answers(lambda store: store.add("elfenland", begun.stored(), people, rows))
    it.session.game.resume(id, lambda: it.session.pages.go(TablePage()))
    it.settle()


def moments(it: Evening) -> Iterator[str]:
    """The standings with what was possible, every move and a way; then a game that is not over."""
    whole = finished()
    resume(it, whole)
    it.tap("standings")
    yield "standings with what was possible"
    it.tap("possible")
    yield "every move"
    page = it.session.pages.page
    assert isinstance(page, PossiblePage)
    number = max(range(len(page.found)), key=lambda n: page.found[n].missed)
    it.tap(f"chance/{number}")
    yield "the way"
    it.tap("forward", "forward")
    yield "the way walked"
    it.tap("close", "close", "replay", *["round-on"] * 3, *["round-back"] * 2)
    while "way" not in touchable(it.screen):
        it.tap("forward")
    yield "replay of a move"
    it.tap("close", "leave")
    resume(it, whole.undo(len(whole) - page.found[5].moment))
    it.tap("menu", "standings", "possible")
    yield "every move so far"
    it.tap("close", "table", "menu", "leave")
    resume(it, of_one_known_hand())
    it.tap("standings", "possible")
    yield "every move, of known and unknown hands"
    page = it.session.pages.page
    assert isinstance(page, PossiblePage)
    it.tap(f"chance/{worth_seeing(page.found)[-1]}")
    yield "the way with the worst hand"
    it.tap("forward", "forward")
    yield "the way with the worst hand walked"
    it.tap("close", "enter-hand")
    yield "unknown hands"
    it.tap(f"chance/{worth_seeing(page.found)[-1]}")
    yield "a hand entered"
    it.tap("cancel", "close", "close", "leave")
    yield from hints(it, whole)
    it.tap("past", "records")
    yield "records with what was possible"
    it.tap("close", "home")
    yield from elves(it)


def hints(it: Evening, whole: Match) -> Iterator[str]:
    """The levels that are agreed on, and a hint of each."""
    match = whole.undo()
    while not (match.state.phase == "move" and match.prompt.seats == ("1",) and match.state.seat("1").hand.size > 6):
        match = match.undo()
    resume(it, match)
    it.tap("menu", "hints")
    yield "hints"
    for level in (1, 2, 3):
        it.tap(f"level/1/{level}", "all-agree")
        yield f"hints of level {level}"
        it.tap("hint/1")
        yield f"a hint of level {level}"
        it.tap("close" if level == 3 else "notice")
    it.tap("close", "menu", "standings")
    yield "standings with hints"
    it.tap("table", "menu", "leave", "new", "options", "hints")
    yield "options with hints"
    it.tap("done", "home")


def elves(it: Evening) -> Iterator[str]:
    """A game of Master Elf that was recorded, with the gifts of each turn."""
    match = next(match for match in map(played, GAMES) if MasterElfCoach().chances(match))
    start = Start("masterelf", len(match.state.seats), "1", dict(match.state.options))
    it.session.game.play(
        seat_game(0, StartedGame(start, match), People(None, PLAYERS[: start.seats])),
        lambda: it.session.pages.go(TablePage()),
    )
    it.tap("menu", "standings", "possible")
    yield "turns of elves"
    it.tap("close", "table")
