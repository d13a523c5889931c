"""A new game being set up, as a value: seats, colours, who starts, options."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.people import Player
from companion.pages.lobby.new_game_draft import Remembered, Setup

THREE = (Player("Anna", "red"), Player("Bernd", "blue"), Player("Chloe", "green"))


def three() -> Setup:
    """Three people at Elfenland; Bernd begins."""
    return replace(Setup.first("elfenland", "de"), players=THREE, begins=1)


def test_a_colour_that_another_seat_has_changes_places() -> None:
    assert [player.colour for player in three().coloured(0, "green").players] == ["green", "blue", "red"]


def test_the_starting_player_stays_the_starting_player_wherever_they_move() -> None:
    moved = three().later(1)
    assert [player.name for player in moved.players] == ["Anna", "Chloe", "Bernd"]
    assert moved.begins == 2
    assert three().without(0).begins == 0
    assert three().without(2).begins == 1


def test_a_switch_takes_its_next_value_and_is_no_longer_changed_after_the_last() -> None:
    setup, option = three(), three().look.options[0]
    for _ in option.values[1:]:
        setup = setup.switched(option.name)
        assert setup.changed == {option.name}
    assert setup.switched(option.name).changed == set()


def test_the_last_table_is_set_up_again_from_what_is_remembered() -> None:
    start, players = three().start()
    again = replace(three(), remembered=Remembered((), start, players)).last()
    assert again.start() == (start, players)


def test_two_players_of_one_name_are_found() -> None:
    assert three().doubled == ""
    assert three().with_player(2, Player("Anna ", "green")).doubled == "Anna"
