"""Only scores are kept: with next to no taps, and with the same journal, undo, history and end as any game."""

from __future__ import annotations

from pathlib import Path

from companion.games.people import Player
from companion.pages.table.standings import EndingPage
from companion.pages.table.table import TablePage
from companion.screen import Choices
from engine.game import Start
from tests.evening import Evening, evening, touchable, words
from tests.tagged import box, table

PLAYERS = tuple(Player(name, colour) for name, colour in (("Anna", "red"), ("Boris", "blue"), ("", "yellow")))


def scores(it: Evening, seats: int = 3, **options: str | bool) -> Evening:
    """A table that keeps only scores from its first round on."""
    players = (*PLAYERS, Player("", "green"))[:seats]
    it.session.game.begin(Start("elfenland", seats, "1", options), players, lambda: it.session.pages.go(TablePage()))
    return it.settle().tap("menu", "keep-score")


def collected(it: Evening, seat: str) -> tuple[str, ...]:
    return tuple(it.session.table.match.state.seat(seat).collected)


def test_a_new_game_may_keep_only_scores_from_the_start(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        it.tap("new", "keep-score", "start")
        assert it.session.table.match.prompt.phase == "score"
        assert "Collect town pieces" in words(it.screen)
        it.tap("undo")
        assert it.session.table.match.prompt.phase == "deal"


def test_how_a_game_begins_is_chosen_with_switches_and_only_start_begins_it(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        it.tap("new", "guide")
        for touched, chosen in (
            ("keep-score", {"keep-score"}),
            ("already", {"already"}),
            ("guide", {"already", "guide"}),
            ("already", {"guide"}),
        ):
            it.tap(touched)
            assert it.session.seated is None
            assert it.screen.sheet is not None
            last = [block for block in it.screen.sheet.blocks if isinstance(block, Choices)][-1].choices
            assert {each.id for each in last if each.tone == "selected"} == chosen
            assert {each.id for each in last if each.label.startswith("✓ ")} == chosen
            assert all(each.label.startswith(("✓ ", "○ ")) for each in last)
        it.tap("start")
        assert it.session.table.match.prompt.phase == "deal"


def test_a_town_touched_again_is_taken_back_and_one_of_an_earlier_round_is_refused_with_the_way_back(
    tmp_path: Path,
) -> None:
    with evening(tmp_path / "games.db") as it:
        scores(it).tap("virst", "ixara", "virst")
        assert collected(it, "1") == ("ixara",)
        it.tap("next-round", "round-begins", "next-seat", "next-seat", "ixara")
        assert it.screen.notice is not None
        assert it.screen.notice.why == "rule/EL-COLLECT-03"
        it.tap("way/0")
        assert collected(it, "1") == ()


def test_between_two_rounds_the_hands_have_a_checklist(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        scores(it, display_refresh="reshuffle_all").tap("next-round")
        told = words(it.screen)
        for line in ("Put round card 2 on top", "Give the starting player card to Boris", "4 cards"):
            assert line in told
        assert "Turn up five new counters" in told
        it.tap("cancel")
        assert it.session.table.match.prompt.round == 1
        assert "next-seat" in touchable(it.screen)


def test_a_hand_s_size_is_asked_where_a_tie_needs_it_and_the_standings_follow(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        scores(it).tap("virst", "next-seat", "ixara", "next-seat")
        it.tap(*("next-round", "round-begins") * 3, "next-round")
        assert {id for id in touchable(it.screen) if id.startswith("hand/")} == {
            f"hand/{seat}/{size}" for seat in "12" for size in range(5)
        }
        it.tap("hand/1/2", "hand/2/3")
        assert isinstance(it.session.pages.page, EndingPage)
        assert "Boris wins with 1 town" in words(it.screen)
        assert "Tie with Anna, decided by cards left: 3 to 2" in words(it.screen)
        assert "–" in words(it.screen), "of the third seat no cards were counted"


def test_without_a_tie_nothing_is_asked(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        scores(it).tap("virst")
        it.tap(*("next-round", "round-begins") * 3, "next-round")
        assert "Anna wins with 1 town" in words(it.screen)


def test_with_town_cards_the_boots_are_entered_before_the_end(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        scores(it, town_cards=True).tap("virst")
        it.tap(*("next-round", "round-begins") * 3, "next-round")
        assert "Where the boots are" in words(it.screen)
        it.tap("boot/2", "ixara", "boots-right")
        state = it.session.table.match.state
        assert [seat.town for seat in state.seats] == ["virst", "ixara", "elvenhold"]
        assert it.session.table.match.prompt.awaits == ("target",)


def test_scores_only_turns_into_a_refereed_game_at_a_round_s_start_and_back(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        scores(it).tap("virst")
        assert "referee" not in touchable(it.tap("menu").screen)
        it.tap("close", "next-round", "round-begins", "menu", "referee", "boot/3", "wylhien", "boots-right")
        match = it.session.table.match
        assert (match.prompt.phase, match.prompt.round) == ("deal", 2)
        assert [seat.town for seat in match.state.seats] == ["virst", "elvenhold", "wylhien"]
        it.tap("menu", "keep-score")
        assert it.session.table.match.prompt.phase == "score"


def test_undo_tells_the_hands_which_piece_goes_where_and_history_names_every_act(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        scores(it).tap("virst", "undo")
        assert it.screen.notice is not None
        assert it.screen.notice.numbers == "Anna: piece back to Virst"
        it.tap("notice", "virst", "virst", "undo")
        assert it.screen.notice.numbers == "Anna: take the piece from Virst again"
        it.tap("next-seat", "next-round", "round-begins", "menu", "history")
        told = words(it.screen)
        for line in ("Scores only", "Anna collects the piece in Virst", "Next: Boris", "Round 2 begins"):
            assert line in told


def test_scores_are_there_again_after_a_restart_with_what_lies_where(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with evening(path) as it:
        scores(it).tap("virst", "next-seat")
    with evening(path) as it:
        it.tap(next(id for id in touchable(it.screen) if id.startswith("resume/")))
        assert "Anna: 1 town piece" in words(it.screen)
        it.tap("close")
        assert collected(it, "1") == ("virst",)
        assert it.session.table.match.prompt.seats == ("2",)


def test_a_forgotten_piece_is_entered_by_touching_the_seat_and_the_town(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        scores(it).tap("virst", "next-seat", "seat/1")
        assert it.screen.banner is not None
        assert it.screen.banner.turn == "Anna"
        assert it.screen.marks is not None
        assert "virst" not in it.screen.marks.wanted
        it.tap("beata")
        assert collected(it, "1") == ("virst", "beata")
        it.tap("ixara")
        assert (collected(it, "1"), collected(it, "2")) == (("virst", "beata"), ("ixara",))


def test_laid_pieces_keep_scores_too_and_an_unfollowed_board_is_not_put_right(tmp_path: Path) -> None:
    with table(tmp_path / "games.db", box(sensed=True)) as it:
        it.it.tap("menu", "keep-score")
        it.put("counter/pig", "road/beata-elvenhold-plain").take("boot/red", "town/elvenhold")
        it.put("boot/red", "town/beata")
        assert it.state.seat("1").collected == ("beata",)
        it.take("boot/red", "town/beata").put("boot/red", "town/elvenhold")
        assert (it.state.seat("1").collected, it.state.seat("1").town) == (("beata",), "elvenhold")
        it.lay("town/virst").lift("town/virst").press("pass")
        assert it.state.seat("1").collected == ("beata", "virst")
        assert it.state.turn == "2"
        it.it.tap("undo", "undo")
        assert it.state.seat("1").collected == ("beata",)
        assert it.it.screen.sheet is None
