"""The question which counter was turned up in the display: asked before anybody acts, one at a time, and answered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import Say
from companion.pages.seat.seat import SeatPage
from companion.session.screen_session import ScreenSession
from engine.elfenland.commands_and_events import Draw, Pass, TurnUp
from engine.elfenland.pieces import COUNTERS
from tests.boardside_hands import Hands, begin
from tests.evening import Evening, blocks, evening, touchable, words

pytestmark = pytest.mark.slow("processes")

ANNA, CLARA, DANA = Player("Anna", "red"), Player("Clara", "yellow"), Player("Dana", "green")
BORIS = Player("Boris", "blue", level="greedy")
FIVE = ("pig", "troll", "unicorn", "cloud", "dragon")
TABLES = {
    "people only": (ANNA, CLARA, DANA),
    "Boardside first": (BORIS, ANNA, CLARA),
    "Boardside between": (ANNA, BORIS, CLARA),
    "Boardside last": (ANNA, CLARA, BORIS),
    "Boardside twice": (ANNA, BORIS, CLARA, Player("Emil", "violet", level="greedy")),
}
KINDS = {f"ask/{kind}" for kind in COUNTERS}
OWN_KINDS = {f"boardside/kind/{kind}" for kind in COUNTERS}


class DisplayHands(Hands):
    """Hands that draw what lies face up as long as they can; every so many times (`unknown`) a counter that is turned
    up is not known."""

    answered, unknown = 0, 4

    def next(self) -> str:
        can = touchable(self.it.screen)
        lying = sorted(id for id in can if id in {f"display/{kind}" for kind in COUNTERS})
        if self.it.session.notices.shown is None and phase(self.it) == "draw" and lying and not asked(self.it):
            return lying[0]
        if asked(self.it) == KINDS and refill_open(self.it):
            self.answered += 1
            return "ask/untold" if self.answered % self.unknown == 0 else f"ask/{self.counter()}"
        return super().next()


def phase(it: Evening) -> str:
    return str(it.session.table.match.prompt.phase)


def asked(it: Evening) -> set[str]:
    """The kinds that can be touched as an answer."""
    return touchable(it.screen) & (KINDS | OWN_KINDS)


def answers(it: Evening) -> list[str]:
    """Every button that asks for a kind, each as often as it is on the screen."""
    assert it.screen.sheet is not None
    choices = (choice for block in blocks(it.screen.sheet.blocks) for choice in getattr(block, "choices", ()))
    return [choice.id for choice in choices if choice.id in KINDS | OWN_KINDS]


def refill_open(it: Evening) -> bool:
    """Whether the last entry drew a known counter from the display and the one turned up was not entered."""
    last = it.session.table.match.last
    before = it.session.table.match.before
    return (
        last is not None
        and before is not None
        and isinstance(last.command, Draw)
        and last.command.source == "display"
        and last.command.kind in before.state.display.known
    )


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Evening]:
    with evening(tmp_path / "games.db") as it:
        yield it


def with_display(it: Evening, *players: Player) -> Evening:
    """A game whose five face-up counters were entered before the deal."""
    return begin(it, *players).tap("tell-display", *(f"ask/{kind}" for kind in FIVE))


def until_planning(it: Evening, unknown: int = DisplayHands.unknown) -> Iterator[str]:
    """Play on to planning and the answer to its last question; yields each touch before it is made."""
    hands = DisplayHands(it)
    hands.unknown = unknown
    while phase(it) in ("deal", "draw_hidden", "draw") or asked(it):
        id = hands.next()
        yield id
        it.tap(id)


@pytest.mark.parametrize("table", TABLES)
def test_every_kind_that_is_asked_for_changes_something_and_one_question_is_asked_at_a_time(
    it: Evening, table: str
) -> None:
    with_display(it, *TABLES[table])
    questions = 0
    for _ in until_planning(it):
        match = it.session.table.match
        open = refill_open(it) and not it.session.table.settled
        if open:
            assert asked(it) == KINDS, "people are asked before anybody else acts"
            assert it.session.boardside is None or it.session.boardside.turn is None
        if not asked(it):
            continue
        kinds = answers(it)
        assert len(kinds) == len(set(kinds)) == len(COUNTERS), "one row of kinds"
        if not open:
            continue
        questions += 1
        for kind in sorted(KINDS):
            it.tap(kind)
            if match.state.has_another(kind.removeprefix("ask/")):
                assert it.session.table.match.before is match
                assert isinstance(it.session.table.match.last.command, TurnUp)
                assert not asked(it) or asked(it) == OWN_KINDS
                it.tap("undo")
                if it.session.notices.shown is not None:
                    it.tap("notice")
                assert asked(it) == KINDS, "the question is open again"
            else:
                assert it.session.notices.shown is not None, "the box holds no more of them"
                it.tap("notice")
    assert questions
    assert phase(it) == "plan"
    assert not asked(it)
    assert "pass" in touchable(it.screen) or it.session.boardside.deciding


def at_last_draw(it: Evening, *players: Player) -> Evening:
    """The question after the last draw of phase 3, which was from the display: that of a person, or of Boardside."""
    with_display(it, *players)
    for id in until_planning(it, unknown=99):
        if phase(it) == "plan" or (id.startswith("boardside/kind/") and last_to_draw(it) and display_turn(it)):
            break
    return it


def last_to_draw(it: Evening) -> bool:
    state = it.session.table.match.state
    return phase(it) == "draw" and sum(seat.drawn for seat in state.seats) == 3 * len(state.seats) - 1


def display_turn(it: Evening) -> bool:
    """Whether Boardside's sheet takes a counter from the display."""
    turn = it.session.boardside.turn if it.session.boardside is not None else None
    return turn is not None and isinstance(turn.commands[0], Draw) and turn.commands[0].source == "display"


def test_the_last_draw_asks_before_planning_and_unknown_is_an_answer(it: Evening) -> None:
    at_last_draw(it, *TABLES["people only"])
    assert asked(it) == KINDS
    assert not {"pass", "pass-all", "kind/pig", "cancel"} & touchable(it.screen)
    assert "counter, obstacle, or pass" not in words(it.screen).lower()
    entries = len(it.session.table.match)
    it.tap("ask/untold")
    assert len(it.session.table.match) == entries
    assert {"pass", "pass-all", "kind/pig"} <= touchable(it.screen)
    it.tap("kind/pig", "kind/pig")
    assert not asked(it), "what was selected and put back asks nothing anew"


def test_the_question_outlives_a_power_cut_and_ends_with_an_undone_draw(it: Evening, tmp_path: Path) -> None:
    at_last_draw(it, *TABLES["people only"]).close()
    with evening(tmp_path / "games.db") as again:
        again.tap("resume/1", "close")
        assert asked(again) == KINDS
        again.tap("undo")
        if again.session.notices.shown is not None:
            again.tap("notice")
        assert phase(again) == "draw"
        assert not asked(again)


def test_the_question_ends_when_somebody_acts_in_another_way(it: Evening) -> None:
    at_last_draw(it, *TABLES["people only"])
    it.session.perform(Say((Pass(it.session.table.match.state.turn),)))
    it.settle()
    assert not asked(it)
    assert "pass" in touchable(it.screen)


def test_the_slot_that_is_asked_about_is_lit_and_the_title_names_what_was_taken(it: Evening) -> None:
    with_display(it, *TABLES["people only"]).tap("deal", "drawn", "drawn", "drawn", "display/troll", "ask/untold")
    it.tap("display/cloud")
    assert "magic cloud" in it.screen.sheet.title
    assert [choice.tone for choice in it.screen.tray].index("selected") == FIVE.index("cloud")
    assert sum(choice.tone == "selected" for choice in it.screen.tray) == 1
    it.tap("ask/elfcycle")
    assert [choice.id.removeprefix("display/") for choice in it.screen.tray[:5]] == [
        "pig", "0", "unicorn", "elfcycle", "dragon"
    ]  # fmt: skip


def test_a_counter_entered_later_comes_into_the_slot_that_is_lit(it: Evening) -> None:
    with_display(it, *TABLES["people only"]).tap("deal", "drawn", "drawn", "drawn", "display/troll", "ask/untold")
    it.tap("display/cloud", "ask/untold", "tell-display")
    tray = it.screen.tray[:5]
    lit = [choice.tone for choice in tray].index("selected")
    it.tap("ask/elfcycle")
    assert [choice.id for choice in it.screen.tray[:5]].index("display/elfcycle") == lit


@pytest.mark.parametrize("answer", ["boardside/kind/elfcycle", "boardside/untold"])
def test_where_Boardside_draws_last_its_page_asks_and_the_answer_is_accepted(it: Evening, answer: str) -> None:
    at_last_draw(it, *TABLES["Boardside last"])
    assert asked(it) == OWN_KINDS
    assert "boardside/done" not in touchable(it.screen)
    it.tap(answer)
    assert it.session.notices.shown is None
    assert phase(it) == "plan"
    assert not asked(it)
    assert "pass" in touchable(it.screen)
    assert isinstance(it.session.table.match.last.command, TurnUp) == (answer != "boardside/untold")


def test_Boardside_draws_when_the_refill_of_a_person_is_entered_or_unknown(it: Evening) -> None:
    with_display(it, ANNA, BORIS)
    hands = DisplayHands(it)
    while phase(it) != "draw":
        it.tap(hands.next())
    it.tap("display/dragon")
    for _ in range(2):
        assert it.session.boardside.turn is None
        assert not it.session.boardside.deciding
        assert asked(it) == KINDS
        assert not {"display/pig", "pile", "drawn-all", "tell-display"} & touchable(it.screen)
        it.tap("ask/unicorn")
        assert it.session.boardside.turn.match.state.display.known.get("unicorn") == 2
        it.tap("undo")
        if it.session.notices.shown is not None:
            it.tap("notice")
    it.tap("ask/untold")
    assert it.session.boardside.turn is not None
    assert not asked(it) & KINDS


def before_Boardside_draws(it: Evening) -> Evening:
    """Anna is to draw from the display, and Boris, whom Boardside plays, after her."""
    with_display(it, ANNA, BORIS)
    hands = DisplayHands(it)
    while phase(it) != "draw":
        it.tap(hands.next())
    return it


@pytest.mark.parametrize("answer", ["ask/unicorn", "ask/untold"])
def test_Boardside_waits_until_who_drew_has_answered_on_the_own_phone(it: Evening, answer: str) -> None:
    before_Boardside_draws(it)
    anna = ScreenSession(it.session.game, SeatPage(), "1")
    anna.screen()
    for touch in ("display/dragon", answer):
        assert it.session.boardside.turn is None
        anna.tap(touch)
        it.settle()
        anna.screen()
        assert (touchable(anna.screen()) & KINDS == KINDS) == (touch == "display/dragon")
    assert it.session.boardside.turn is not None
    assert not touchable(it.screen) & KINDS


def test_what_one_screen_has_begun_does_not_let_Boardside_decide_before_the_answer(it: Evening) -> None:
    before_Boardside_draws(it).tap("display/dragon")
    begun = replace(it.session.table.look.blank(), ways=(Draw("1", "pile", None), Draw("1", "display", None)))
    it.session.act(begun)
    it.session.game.tick(1.0)
    it.settle()
    assert it.session.boardside.turn is None
    assert not it.thinking
    it.tap("cancel")
    assert asked(it) == KINDS
