"""Seats that Boardside plays at the table: shown as sheets, done by hands, honest, and lost by no undo or power cut."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.automa.decision_process import Question
from companion.automa.elfenland.levels import LEVELS
from companion.games import people
from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import Say, enters
from companion.pages.lobby.new_game_draft import Setup
from companion.pages.seat.seat import SeatPage
from companion.pages.table.table import TablePage
from companion.piece import Piece
from companion.screen import Grid
from companion.seats.decision_client import Decider
from companion.seats.driver import BoardsideSeats
from companion.seats.elfenland import automatic_seat as elfenland
from companion.session.events import Seated
from companion.session.screen_session import ScreenSession
from companion.transfer import paper_code
from engine.codec import write
from engine.elfenland.commands_and_events import Deal, DrawHidden, DrawRest, Keep, Pass, Travel
from engine.elfenland.state import Table
from tests.boardside_hands import ANNA, BORIS, CLARA, DANA, EMIL, FRIEDA, Hands, begin
from tests.evening import Evening, evening, touchable, words


def state(it: Evening) -> Table:
    """The table as the referee knows it."""
    found: Table = it.session.table.match.state
    return found


def seats(it: Evening) -> BoardsideSeats:
    """What plays the seats."""
    assert isinstance(it.session.boardside, BoardsideSeats)
    return it.session.boardside


def phase(name: str, seat: str = "") -> Any:
    """Whether the game is in this phase, and the sheet that of this seat."""
    return lambda it: state(it).phase == name and (not seat or (seats(it).turn and seats(it).turn.seat == seat))


@pytest.mark.slow("processes")
def test_a_level_is_chosen_on_new_game_and_its_costs_are_shown(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        it.tap("new", "seat/1")
        assert "Boardside: Strong" in words(it.screen), "who plays at this level is said where it is chosen"
        it.tap("level/greedy", "done")
        assert "Its cards, if they have no tags, lie face up" in words(it.screen)
        assert "Boardside: Easy" in words(it.screen)
        it.tap("start")
        assert [player.level for player in it.session.table.players] == ["", "greedy"]
        assert seats(it).levels == {"2": "greedy"}


@pytest.mark.slow("processes")
def test_nobody_is_told_that_a_seat_without_hands_shuffles(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        begin(it, BORIS, ANNA)
        assert "Shuffle all travel cards" in words(it.screen)
        assert "Boris shuffles" not in words(it.screen)


@pytest.mark.slow("processes")
def test_three_levels_are_offered_and_a_game_at_an_older_one_goes_on(tmp_path: Path) -> None:
    wanderer = Player("Emil", "violet", level="wanders")
    with evening(tmp_path / "games.db", "ru") as it:
        Hands(begin(it, ANNA, wanderer)).play(lambda it: state(it).phase == "plan")
        game = it.session.table.id
    with evening(tmp_path / "games.db", "ru") as it:
        it.session.game.resume(game, lambda: it.session.pages.go(TablePage()))
        Hands(it.settle()).play(lambda it: state(it).phase == "move")
        table = it.session.table
        assert [player.level for player in Setup.again(table.start, table.players).players] == ["", "greedy"]
        it.tap("menu", "leave", "new", "seat/1")
        offered = {id for id in touchable(it.screen) if id.startswith("level/")}
        assert offered == {"level/", "level/greedy", "level/plans", "level/reckons"}
        it.tap("level/greedy", "done")
        assert "Boardside: Лёгкий" in words(it.screen)


def test_at_least_one_player_is_a_person(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        it.tap("new", "seat/1", "level/plans", "colour/green")
        assert it.screen.sheet is not None
        assert it.screen.sheet.id == "seat", "a level closes the page no more than a colour does"
        it.tap("done", "seat/0")
        assert "level/plans" not in touchable(it.screen)


@pytest.mark.slow("processes")
def test_the_guide_does_not_call_cards_secret_that_lie_face_up_before_a_seat_of_boardsides(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        it.tap("new", "seat/1", "level/plans", "done", "start", "set-up")
        assert "People's hands stay secret. Boardside's cards, if they have no tags, lie face up" in words(it.screen)


def test_master_elf_says_that_boardside_plays_no_seat_yet(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        it.tap("new", "seat/1", "level/greedy", "done", "game/masterelf", "seat/1")
        assert "Boardside cannot play seats of this game yet." in words(it.screen)
        it.tap("done")
        assert "Boardside" not in words(it.screen)


@pytest.mark.slow("processes")
@pytest.mark.parametrize(
    "players",
    [(ANNA, BORIS), (ANNA, BORIS, CLARA, DANA), (ANNA, BORIS, DANA, EMIL, FRIEDA)],
    ids=["solo", "two and two", "one among five"],
)
def test_a_whole_game_is_played_with_at_most_twelve_touches_a_round_on_sheets(
    tmp_path: Path, players: tuple[people.Player, ...]
) -> None:
    touches: Counter[tuple[int, str]] = Counter()
    with evening(tmp_path / "games.db") as it:
        hands = Hands(begin(it, *players))
        while not it.session.table.finished:
            id, turn = hands.next(), seats(it).turn
            if id.startswith("boardside/") and turn is not None:
                touches[state(it).round, turn.seat] += 1
            it.tap(id)
        assert it.session.table.people.fallbacks == ()
        assert all(state(it).seat(seat).collected for seat in seats(it).levels)
    assert max(touches.values()) <= 12


@pytest.mark.slow("processes")
def test_cards_that_the_box_does_not_hold_are_refused_and_can_be_corrected(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        begin(it, ANNA, BORIS, DANA)
        it.tap("deal", *["boardside/card/pig"] * 8, *["boardside/card/cloud"] * 5, *["boardside/card/pig"] * 3)
        assert it.session.notices.shown is not None
        assert it.session.notices.shown.headline == "Count error: the box holds fewer"
        it.tap("notice", "boardside/card-back", *["boardside/card/raft"] * 2)
        assert (state(it).phase, state(it).seat("3").hand.known) == ("draw_hidden", {"pig": 1, "cloud": 5, "raft": 2})


@pytest.mark.slow("processes")
def test_a_dealing_that_is_taken_back_for_its_last_card_keeps_the_others(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        begin(it, ANNA, BORIS)
        it.tap("deal", *["boardside/card/pig"] * 4, *["boardside/card/cloud"] * 4, "undo")
        assert state(it).phase == "deal"
        it.tap("deal", "boardside/card/raft")
        assert (state(it).phase, state(it).seat("2").hand.known) == ("draw_hidden", {"pig": 4, "cloud": 3, "raft": 1})


@pytest.mark.slow("processes")
def test_while_its_cards_are_entered_the_prompt_names_the_seat_and_cancel_leaves_the_game_as_it_was(
    tmp_path: Path,
) -> None:
    with evening(tmp_path / "games.db") as it:
        begin(it, ANNA, BORIS)
        before = it.screen
        it.tap("deal", "boardside/card/pig")
        assert it.screen.banner is not None
        assert (it.screen.banner.turn, it.screen.banner.prompt) == ("Boris", "Tap the cards dealt")
        it.tap("cancel")
        assert it.screen == before


@pytest.mark.slow("processes")
def test_a_turn_of_boardsides_ends_with_its_own_done_and_until_then_no_tile_and_no_touch_of_the_map_acts(
    tmp_path: Path,
) -> None:
    with evening(tmp_path / "games.db") as it:
        hands = Hands(begin(it, ANNA, BORIS))
        for moment in (phase("plan", "2"), phase("move", "2")):
            hands.play(moment)
            turn, before, draft = seats(it).turn, it.session.table.match, it.session.draft
            assert turn is not None
            assert it.screen.banner is not None
            assert it.screen.banner.turn == "Boris"
            assert {each.id for each in (*it.screen.tray, *it.screen.bar[3:])} == {""}, "empty, in their places"
            it.tap("elvenhold-lapphalya-plain", "lapphalya", "feodor")
            it.session.perform(Say((Pass("1"),)), "reader/1")
            it.settle()
            assert (it.session.table.match, it.session.draft, seats(it).turn) == (before, draft, turn)
            it.session.notices.dismiss()
            it.tap("boardside/done")
            assert it.session.table.match.undo(len(turn.commands)) is before


@pytest.mark.slow("processes")
def test_the_steps_of_a_move_are_numbered_on_the_roads_and_ticked_in_the_list_which_ends_nothing(
    tmp_path: Path,
) -> None:
    with evening(tmp_path / "games.db") as it:
        Hands(begin(it, ANNA, BORIS)).play(phase("move", "2"))
        turn = seats(it).turn
        assert turn is not None
        assert it.screen.marks is not None
        assert it.screen.sheet is not None
        ways = [command.route for command in turn.commands if isinstance(command, Travel)]
        assert [road for road, _ in it.screen.marks.steps] == list(dict.fromkeys(ways))
        numbers = " ".join(number for _, number in it.screen.marks.steps).split()
        assert sorted(map(int, numbers)) == list(range(1, len(ways) + 1))
        lines = [f"boardside/line/{n}" for n in range(len(ways))]
        it.tap(*lines)
        grid = next(block for block in it.screen.sheet.blocks if isinstance(block, Grid))
        assert [row.faint for row in grid.rows] == [True] * len(ways)
        assert seats(it).turn is turn
        it.tap(lines[0])
        assert it.screen.sheet.blocks[0].rows[0].cells[0] == "1"


@pytest.mark.slow("processes")
def test_who_passed_is_marked_and_the_pass_that_ends_planning_says_so(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        begin(it, CLARA, ANNA)
        it.tap("deal-all")

        def marked() -> list[bool]:
            return ["passed" in [each.words for each in panel.details] for panel in it.screen.seats]

        assert marked() == [False, False]
        assert [each.detail for each in it.screen.bar if each.id == "pass"] == [""]
        it.tap("pass")
        assert marked() == [True, False]
        assert [each.detail for each in it.screen.bar if each.id == "pass"] == ["ends planning"]
        assert "pass-all" not in touchable(it.screen), "it would be the same"
        it.tap("kind/cloud", "elvenhold-lapphalya-plain")
        assert not any(marked())


@pytest.mark.slow("processes")
def test_nobody_passes_for_a_seat_that_boardside_plays(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        Hands(begin(it, ANNA, BORIS)).play(lambda it: state(it).phase == "plan" and not seats(it).deciding)
        assert "pass" in touchable(it.screen)
        assert "pass-all" not in touchable(it.screen)


@pytest.mark.slow("processes")
def test_the_deal_asks_for_the_button_that_is_there(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        begin(it, ANNA, BORIS)
        assert it.screen.banner is not None
        assert it.screen.banner.prompt == "Deal the cards, then tap “Dealt”"
        buttons = [(each.id, each.label) for each in it.screen.bar if each.tone == "primary"]
        assert buttons == [("deal", "Dealt")]


@pytest.mark.slow("processes")
def test_what_it_keeps_at_the_end_of_a_round_is_said_with_its_name(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        Hands(begin(it, ANNA, BORIS, CLARA, DANA)).play(lambda it: _keeps(seats(it).turn))
        turn = seats(it).turn
        assert turn is not None
        assert it.screen.banner is not None
        assert it.screen.banner.turn == it.session.table.players[int(turn.seat) - 1].name


@pytest.mark.slow("processes")
def test_a_phone_chooses_what_its_seat_keeps_while_boardside_s_seat_chooses_too(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        Hands(begin(it, ANNA, BORIS, CLARA)).play(lambda it: _keeps(seats(it).turn))
        phone = ScreenSession(it.session.game, SeatPage(), "3")
        can = touchable(phone.screen())
        assert not [id for id in can if id.startswith("boardside/")]
        phone.tap(next(id for id in sorted(can) if id.startswith("keep/3/")))
        it.settle()
        assert "3" not in it.session.table.match.prompt.seats
        assert seats(it).deciding


def _keeps(turn: elfenland.Turn | None) -> bool:
    return turn is not None and isinstance(turn.commands[0], Keep)


@pytest.mark.slow("processes")
def test_all_steps_of_a_move_are_one_sheet(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        Hands(begin(it, ANNA, BORIS)).play(phase("move", "2"))
        turn = seats(it).turn
        assert turn is not None
        assert len(turn.commands) > 1
        before = len(it.session.table.match)
        it.tap("boardside/done")
        assert len(it.session.table.match) == before + len(turn.commands)


@pytest.mark.slow("processes")
def test_the_reason_is_shown_when_somebody_asks(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        Hands(begin(it, ANNA, BORIS)).play(phase("plan", "2"))
        it.tap("boardside/why")
        assert it.session.notices.shown is not None
        assert it.session.notices.shown.headline.startswith(
            ("This opens ", "This makes Anna's way to ", "Boardside has no better use")
        )
        it.tap("notice")
        assert "boardside/done" in touchable(it.screen)


@pytest.mark.slow("processes")
def test_a_seat_played_otherwise_by_hand_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        Hands(begin(it, ANNA, BORIS)).play(phase("plan", "2"))
        before = it.session.table.match
        it.session.perform(Say((Pass("2"),)), "reader/1")
        it.settle()
        assert it.session.table.match is before
        assert it.session.notices.shown is not None
        assert it.session.notices.shown.headline == "Boardside plays for Boris"
        it.tap("notice", "boardside/done")
        assert it.session.table.match.before is before


@pytest.mark.slow("processes")
def test_drawing_unseen_is_refused_as_its_counters_must_be_known(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        Hands(begin(it, ANNA, BORIS)).play(phase("draw_hidden"))
        assert "drawn-all" not in touchable(it.screen)
        before = it.session.table.match
        it.session.touch(enters("drawn-all", DrawRest()))
        it.settle()
        assert it.session.table.match is before
        assert "Enter every counter that is drawn" in words(it.screen)


@pytest.mark.slow("processes")
def test_undo_goes_past_its_turns(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        hands = Hands(begin(it, ANNA, BORIS))
        hands.play(lambda it: phase("plan", "2")(it))
        before = it.session.table.match
        it.tap("boardside/done", "undo")
        assert before.before is not None
        assert len(it.session.table.match) == len(before.before)
        assert state(it).turn == "1"


@pytest.mark.slow("processes")
def test_one_touch_undoes_the_moves_of_all_its_seats_with_the_persons_act_before(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        hands = Hands(begin(it, ANNA, BORIS, DANA, EMIL))
        hands.play(phase("cleanup"))
        moved = it.session.table.match
        it.tap("undo")
        assert (state(it).phase, state(it).turn or state(it).due) == ("move", "1")
        assert not state(it).seat("2").collected
        it.tap("notice")
        hands.play(phase("cleanup"))
        own = [seat for seat in moved.state.seats if seat.id != "1"]
        assert [state(it).seat(seat.id) for seat in own] == own


@pytest.mark.slow("processes")
def test_after_a_power_cut_in_its_turn_the_same_turn_is_shown_and_nothing_is_done_twice(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        hands = Hands(begin(it, ANNA, BORIS, CLARA, DANA))
        hands.play(phase("move", "4"))
        shown, id, entries = seats(it).turn, it.session.table.id, len(it.session.table.match)
    assert shown is not None
    steps = [command for command in shown.commands if isinstance(command, Travel)]
    assert len(steps) > 1
    for done in range(len(steps)):
        with evening(tmp_path / "games.db") as it:
            it.tap(f"resume/{id}")
            turn = seats(it).turn
            assert turn is not None
            assert turn.commands == shown.commands[done:]
            assert len(it.session.table.match) == entries + done
            # The power goes after the first of its commands.
            match = it.session.table.match.say(turn.commands[0])
            assert match
            entry = match.last
            command, events = write(entry.command), write(entry.events)
            it.writer_answers(lambda store, command=command, events=events: store.append(id, command, events))


def questions(tmp_path: Path, name: str, others: dict[str, int], hidden: str) -> list[bytes]:
    """Every question to the process at a table where seat 1 was dealt these cards, and drew this hidden counter."""
    asked: list[bytes] = []

    class Listening(Decider):
        def ask(self, question: Question, then: Any) -> None:
            asked.append(write(question))
            super().ask(question, then)

    with evening(tmp_path / name) as it:
        begin(it, ANNA, BORIS)
        it.session.boardside.close()  # type: ignore[union-attr]
        listening = BoardsideSeats(it.session, Listening(it.inbox.put))
        it.session.game.boardside = listening
        it.session.listen(listening.on)
        listening.on(Seated(it.session.table))
        it.session.perform(Say((Deal({"1": others, "2": {"pig": 3, "troll": 3, "dragon": 2}}),)))
        it.settle()
        it.session.perform(Say((DrawHidden("1", hidden),)))
        it.settle()
        Hands(it).play(lambda it: state(it).round == 2)
    return asked


@pytest.mark.slow("processes")
def test_tables_that_differ_in_what_others_hold_ask_the_same_byte_for_byte(tmp_path: Path) -> None:
    one = questions(tmp_path, "one.db", {"cloud": 8}, "cloud")
    other = questions(tmp_path, "other.db", {"raft": 4, "unicorn": 4}, "unicorn")
    assert len(one) > 8
    assert one == other


@pytest.mark.slow("processes")
@pytest.mark.parametrize(
    "program",
    [("/no/such/program",), (sys.executable, "-c", ""), (sys.executable, "-c", "import time; time.sleep(60)")],
    ids=["absent", "dies", "hangs"],
)
def test_where_the_process_does_not_answer_greedy_decides_and_the_table_is_notified(
    tmp_path: Path, program: tuple[str, ...]
) -> None:
    with evening(tmp_path / "games.db") as it:
        begin(it, ANNA, replace(BORIS, level="plans"))
        it.session.boardside.close()  # type: ignore[union-attr]
        slow = BoardsideSeats(it.session, Decider(it.inbox.put, program, 0.3))
        it.session.game.boardside = slow
        it.session.listen(slow.on)
        Hands(it).play(phase("draw_hidden", "2"))
        assert it.session.notices.shown is not None
        assert it.session.notices.shown.headline == "Boris ran out of thinking time"
        assert it.session.table.people.fallbacks == (len(it.session.table.match) + 1,)


@pytest.mark.slow("processes")
def test_cards_over_a_reader_become_a_numbered_row_that_no_screen_shows(tmp_path: Path) -> None:
    """Dealt in this order; those put away are called by their numbers."""
    cards = ("pig", "raft", "pig", "troll", "dragon", "cloud", "pig", "raft")
    with evening(tmp_path / "games.db") as it:
        begin(it, ANNA, BORIS)
        laid = (Piece("seat", "2"), *(Piece("card", kind) for kind in cards))
        it.session.act(replace(it.session.draft, laid=laid))
        it.tap("deal")
        assert it.session.table.people.rows == {"2/1": cards}
        assert state(it).seat("2").hand.size == 8
        Hands(it).play(phase("move", "2"))
        turn, shown = seats(it).turn, words(it.screen)
        assert turn is not None
        assert "card" in shown
        row = elfenland.row(it.session.table.match, "2", it.session.table.people.rows)
        assert row == cards
        places = [place for line in turn.lines for place in getattr(line, "places", ())]
        paid = [kind for line in turn.lines for kind, count in getattr(line, "cards", {}).items() for _ in range(count)]
        assert sorted(row[place - 1] or "" for place in places) == sorted(paid)
        assert not any(f"{n} {kind}" in shown for n in range(1, 9) for kind in ("giant pig", "raft", "troll wagon"))


@pytest.mark.slow("processes")
def test_a_level_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"people.players\[1\].level is one of wanders, greedy, plans, reckons"):
        people.read_people(write(people.People(None, (replace(BORIS, level="clever"),))))


def test_the_levels_of_players_are_those_of_the_automa() -> None:
    assert people.LEVELS == LEVELS


@pytest.mark.slow("processes")
def test_the_code_on_paper_has_nothing_that_only_the_seat_may_know(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        Hands(begin(it, ANNA, BORIS)).play(phase("plan", "2"))
        game = it.session.table
        bare = paper_code.written(game.start, game.match, game.people)
        secret = replace(game.people, rows={"2/1": ("pig", "raft")}, kept={"2/1": "dragon"}, fallbacks=(3,))
        assert paper_code.written(game.start, game.match, secret) == bare
