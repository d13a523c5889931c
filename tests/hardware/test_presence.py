"""Tags from stuttering readings; the clock is ours."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hardware.events import Snapshot, TagArrived, TagLeft, TagPresent, TagSeen
from hardware.presence import Presence

A, B = "04aa", "04bb"
SEEN = {"A": {A}, "B": {B}, "2": {A, B}, ".": set[str]()}
ARRIVED, LEFT, PRESENT = TagArrived("pad", "1", A), TagLeft("pad", "1", A), TagPresent("pad", "1", A)


def watched(*, dwell: float = 0.0) -> Presence:
    """A pad that has been looked at once and was empty."""
    presence = Presence("pad", dwell=dwell)
    assert presence.reading("1", set(), 0.0) == []
    return presence


def played(presence: Presence, readings: str, start: float = 0.1, step: float = 0.1) -> list[object]:
    """Readings a tenth of a second apart: A, B, 2 for both, or . for none."""
    events: list[object] = []
    for number, seen in enumerate(readings):
        events += presence.reading("1", SEEN[seen], start + number * step)
    return events


def test_a_tag_arrives_once_however_long_it_lies() -> None:
    assert played(watched(), "AAAAAAAA") == [ARRIVED]


def test_a_tag_lying_there_at_the_first_look_has_not_arrived() -> None:
    assert played(Presence("pad"), "AAA") == [PRESENT]


def test_a_stutter_is_no_leaving() -> None:
    assert played(watched(), "A.A..A.A..A") == [ARRIVED]


def test_a_tag_has_left_after_three_misses_and_three_tenths_of_a_second() -> None:
    assert played(watched(), "A..") == [ARRIVED]
    assert played(watched(), "A....") == [ARRIVED, LEFT]


def test_many_misses_in_no_time_are_not_enough_and_much_time_with_few_misses_neither() -> None:
    assert played(watched(), "A.........", step=0.02) == [ARRIVED]
    assert played(watched(), "A..", step=0.9) == [ARRIVED]


def test_a_tag_that_left_may_arrive_again() -> None:
    assert played(watched(), "A....A") == [ARRIVED, LEFT, ARRIVED]


def test_a_piece_swapped_for_another_arrives_at_once_and_the_first_leaves_when_that_is_sure() -> None:
    assert played(watched(), "ABBB") == [ARRIVED, TagArrived("pad", "1", B), LEFT]


def test_two_tags_read_in_turns_both_lie() -> None:
    assert played(watched(), "ABABABAB") == [ARRIVED, TagArrived("pad", "1", B)]


def test_two_tags_read_together_come_and_go_each_by_itself() -> None:
    arrived, left = TagArrived("pad", "1", B), TagLeft("pad", "1", B)
    assert played(watched(), "A222AAAAA2") == [ARRIVED, arrived, left, arrived]
    assert played(watched(), "222.2..2.BBBB") == [ARRIVED, arrived, LEFT]


def test_a_tag_missed_at_the_first_look_after_a_reconnect_stays_where_its_neighbour_was_seen() -> None:
    presence = watched()
    played(presence, "2")
    presence.freeze()
    assert played(presence, "B2", start=1000.0) == [TagPresent("pad", "1", B), PRESENT]


def test_nothing_leaves_while_the_link_is_down_and_what_is_found_again_was_there() -> None:
    presence = watched()
    assert played(presence, "A..") == [ARRIVED]
    presence.freeze()
    assert presence.tick(500.0) == []
    assert played(presence, "AAA", start=1000.0) == [PRESENT]


def test_after_a_reconnect_misses_and_time_count_anew() -> None:
    presence = watched()
    played(presence, "A..")
    presence.freeze()
    assert played(presence, "..", start=1000.0) == []
    assert played(presence, "A", start=1000.2) == [PRESENT]
    presence.freeze()
    assert played(presence, ".....", start=2000.0) == [LEFT]


def test_another_tag_at_the_first_look_after_a_reconnect_has_taken_the_place() -> None:
    presence = watched()
    played(presence, "A")
    presence.freeze()
    assert played(presence, "B", start=1000.0) == [LEFT, TagPresent("pad", "1", B)]


def test_a_picture_has_only_what_was_seen_since_the_link_came_up() -> None:
    presence = watched()
    played(presence, "A")
    assert presence.picture() == Snapshot("pad", (("1", A),))
    presence.freeze()
    presence.reading("1", set(), 1000.0)
    assert presence.picture() == Snapshot("pad", ())


def test_a_whole_picture_is_compared_and_tells_only_what_differs() -> None:
    presence = watched()
    played(presence, "A")
    assert presence.whole([("1", A)], 1.0) == []
    assert presence.whole([("1", A), ("2", B)], 2.0) == [TagPresent("pad", "2", B)]
    assert presence.whole([("2", B)], 3.0) == [LEFT]
    assert presence.whole([("2", B)], 4.0) == []
    assert presence.picture() == Snapshot("pad", (("2", B),))


def test_a_whole_picture_after_a_reconnect_names_all_that_lies_there() -> None:
    presence = watched()
    played(presence, "A")
    presence.freeze()
    assert presence.whole([("1", A)], 1.0) == [PRESENT]


def test_a_dwell_waits_and_a_piece_carried_past_never_counts() -> None:
    presence = watched(dwell=0.7)
    assert played(presence, "AAAAAAA") == [TagSeen("pad", "1", A)]
    assert played(presence, "A", start=0.8) == [ARRIVED]
    assert played(watched(dwell=0.7), "AAA......") == [TagSeen("pad", "1", A), LEFT]


def test_a_dwell_ends_by_time_alone_where_a_board_tells_only_edges() -> None:
    presence = watched(dwell=0.7)
    assert presence.appeared("9", A, 1.0) == [TagSeen("pad", "9", A)]
    assert presence.due() == 0.7
    assert presence.tick(1.6) == []
    assert presence.tick(1.71) == [TagArrived("pad", "9", A)]
    assert presence.due() is None
    assert presence.gone("9", A, 2.0) == [TagLeft("pad", "9", A)]


def test_a_clock_that_jumps_back_or_far_ahead_takes_nothing_from_the_table() -> None:
    presence = watched()
    assert played(presence, "A", start=0.1) == [ARRIVED]
    assert played(presence, "A.A", start=-5000.0) == []
    assert played(presence, "A.A", start=9000.0) == []
    assert played(presence, "....", start=9000.3) == [LEFT]


@given(st.text("AB2.", max_size=200), st.floats(0.0, 2.0))
def test_arriving_and_leaving_take_turns_and_end_where_the_picture_says(readings: str, step: float) -> None:
    presence = watched()
    lying: set[str] = set()
    for number, seen in enumerate(readings):
        for event in presence.reading("1", SEEN[seen], number * step):
            assert (event.uid in lying) == isinstance(event, TagLeft)
            lying ^= {event.uid}
    assert {uid for _, uid in presence.picture().tags} == lying
