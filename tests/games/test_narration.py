"""Commands in words, by convention: the message gets the entry's fields, and never a secret one."""

from __future__ import annotations

from companion.games.words.history_in_words import by_convention, fields
from companion.language.message_texts import Speech
from engine.elfenland.commands_and_events import Deal, DrawHidden, DrawRest, Place
from engine.elfenland.game import elfenland
from engine.game import Start
from engine.match import Match


def played(*commands: object) -> Match:
    game = elfenland()
    match = Match(game, game.start(Start("elfenland", 2)))
    for command in commands:
        answer = match.say(command)
        assert isinstance(answer, Match), answer
        match = answer
    return match


def test_a_kind_drawn_face_down_is_in_no_field_that_a_message_may_ask_for() -> None:
    last = played(Deal(), DrawHidden("1", "dragon")).last
    assert last is not None
    assert fields(last)["seat"] == "1"
    assert "dragon" not in fields(last).values()


def test_the_message_is_named_by_the_command_and_given_its_fields() -> None:
    road = "elvenhold-ergeren-wood"
    last = played(Deal(), DrawRest(), DrawRest(), Place("1", "dragon", road)).last
    assert last is not None
    speech = Speech("en", lambda speech, id: {"1": "Anna", road: "the wood road"}.get(id))
    assert by_convention(last, speech) == speech.say("tell-place", seat="1", kind="dragon", route=road)
